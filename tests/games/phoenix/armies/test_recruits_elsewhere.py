"""Recruiting with special income, at the start and in Audvacar (PH-3.3.1, PH-2e, PH-6.4)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.state.state import State
from tests.games.phoenix.claims import rules
from tests.games.phoenix.settlements import HERE, recruit, town
from tests.games.phoenix.table import ANN, BOB, army, finish_month, muster, position, refused

LIMITS = [("BUR", 10_000, 2, 0), ("STD", 25_000, 5, 1), ("FST", 40_000, 8, 2), ("HST", 50_000, 10, 3)]


def rich(stage: str, **more: Any) -> State:
    return town(
        stage, month=2, gold=0, fields={HERE: {"owner": "Ann", "town": stage, "special": 100_000}}, **more
    )


@pytest.mark.parametrize(("stage", "gold", "leaders", "wizards"), LIMITS)
@rules("PH-3.3.1a", "PH-3.3a", "PH-3.2.3c")
def test_special_income_recruits_half_as_much_in_any_month(
    stage: str, gold: int, leaders: int, wizards: int
) -> None:
    state = rich(stage)
    muster(state, ANN, recruit(101, special=True, warriors=gold // 10, leaders=leaders // 2))
    assert state.towns[army(state, ANN, 101).field].special == 100_000 - gold // 2 - 1000 * (leaders // 2)
    assert state.realms[ANN].gold == 0
    with refused("PH-3.3.1a", what="gold", limit=gold // 2):
        muster(rich(stage), ANN, recruit(101, special=True, warriors=gold // 10 + 1, leaders=1))
    with refused("PH-3.3.1a", what="leaders", limit=leaders // 2):
        muster(rich(stage), ANN, recruit(101, special=True, warriors=100, leaders=leaders // 2 + 1))


def test_ph_3_2_3c_special_income_is_spent_where_it_lies() -> None:
    state = rich("BUR", armies={"Ann": {"101": {"field": HERE, "troops": 100, "leaders": 1, "special": 500}}})
    muster(state, ANN, recruit(102, special=True, warriors=800, leaders=1))
    assert state.towns[army(state, ANN, 101).field].special == 95_000
    with refused("PH-3.2.3c", have=0, need=1500):
        muster(town("BUR", month=2, fields={"101/20": {"owner": "Ann", "town": "BUR", "special": 5000}}), ANN,
               recruit(101, special=True, warriors=100, leaders=1))  # fmt: skip


def test_special_income_of_an_army_in_the_town_is_spent_after_the_towns_own() -> None:
    state = town(
        "BUR",
        month=3,
        fields={HERE: {"owner": "Ann", "town": "BUR", "special": 1000}},
        armies={"Ann": {"101": {"field": HERE, "troops": 100, "leaders": 1, "special": 2000}}},
    )
    muster(state, ANN, recruit(101, special=True, warriors=200, leaders=1))

    assert army(state, ANN, 101).special == 1000
    assert state.towns[army(state, ANN, 101).field].special == 0


def test_ph_r84_treasury_and_special_income_have_limits_of_their_own() -> None:
    state = town("BUR", fields={HERE: {"owner": "Ann", "town": "BUR", "special": 50_000}})
    muster(
        state,
        ANN,
        recruit(101, warriors=2000, leaders=1),
        recruit(101, special=True, warriors=1000, leaders=1),
    )

    assert army(state, ANN, 101).troops == 3000


# --- the start -----------------------------------------------------------------------------------------


@rules("PH-2d", "PH-2e", "PH-2b")
def test_the_first_recruiting_is_free_of_limits_in_the_seven_fields() -> None:
    state: State = GAME.setup(3, {}, None)
    events: list[Any] = []
    while not GAME.to_act(state)[0] >= 0:
        GAME.apply(state, -1, GAME.chance(state, _Zero()), events)
    world = state.setting.world
    capital = state.realms[ANN].capital
    own = [world.label(field) for field in range(world.size) if state.owner[field] == ANN]
    assert sorted(own) == sorted(map(world.label, (capital, *world.around[capital])))
    assert state.realms[ANN].gold == 200_000

    beside = next(label for label in own if label != world.label(capital))
    muster(state, ANN, recruit(101, where=beside, warriors=20_000, leaders=15))
    assert army(state, ANN, 101).troops == 20_000
    assert state.realms[ANN].gold == 85_000

    with refused("PH-2e"):
        fresh = GAME.setup(3, {}, None)
        while not GAME.to_act(fresh)[0] >= 0:
            GAME.apply(fresh, -1, GAME.chance(fresh, _Zero()), [])
        muster(
            fresh, ANN, recruit(101, where=world.label(state.realms[BOB].capital), warriors=100, leaders=1)
        )


class _Zero:
    def below(self, n: int) -> int:
        return 0


# --- Audvacar ------------------------------------------------------------------------------------------


def audvacar(*realms: str, month: int = 5) -> State:
    armies = {name: {"101": {"field": "102/20", "troops": 500, "leaders": 1}} for name in realms}
    purses = {"Ann": {"gold": 300_000}, "Bob": {"gold": 300_000}}
    return position(month=month, realms=purses, armies=armies, audvacar="102/20")


@pytest.mark.parametrize(("realms", "share"), [(("Ann",), 100_000), (("Ann", "Bob"), 50_000)])
@rules("PH-6.4e", "PH-6.4d", "PH-R76", "PH-6.4b")
def test_realms_in_audvacar_share_a_hundred_thousand_gold(realms: tuple[str, ...], share: int) -> None:
    state = audvacar(*realms)
    muster(state, ANN, recruit(102, where="102/20", warriors=share // 5 - 400, leaders=2))
    assert state.realms[ANN].gold == 300_000 - share
    with refused("PH-6.4e", limit=share, count=len(realms), need=share + 5):
        muster(audvacar(*realms), ANN, recruit(102, where="102/20", warriors=share // 5 - 399, leaders=2))


def test_ph_6_4d_only_who_has_an_army_there_recruits_in_audvacar() -> None:
    with refused("PH-6.4d"):
        muster(audvacar("Bob"), ANN, recruit(102, where="102/20", warriors=100, leaders=1))
    with refused("PH-3.3a"):
        muster(audvacar("Ann", month=6), ANN, recruit(102, where="102/20", warriors=100, leaders=1))


def test_recruits_are_there_next_month_too() -> None:
    state = town()
    muster(state, ANN, recruit(101, warriors=100, leaders=1))
    finish_month(state)

    assert army(state, ANN, 101).troops == 100
