"""The law of positions: every position of every game obeys it, and a scenario that breaks it is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.games.kingsburg import GAME
from tafelrunde.games.kingsburg.play.law import hold
from tests.complaining import complains
from tests.contract.tables import drawn_options
from tests.games.kingsburg.table import NAMES, THREE, active, position, random_game

TWO = NAMES[:2]
ROW = ["inn", "market", "farms", "merchants_guild"]
ENEMY: dict[str, Any] = {"enemy": "goblins-I-3"}
BATTLE: dict[str, Any] = {**ENEMY, "step": "battle", "reinforcements": 2}
ARMY = {"soldiers": 2}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(6))
def test_every_position_of_a_game_obeys_the_law(seats: int, seed: int) -> None:
    options = drawn_options(GAME, Seeded(seed)) if seed % 2 else {}
    for played in random_game(seats, 500 + seed, options):
        hold(played.before, NAMES)
        hold(played.after, NAMES)


def refused(field: str, names: tuple[str, ...] = THREE, **given: Any) -> Any:
    """A position that is none, and where it is wrong."""
    return pytest.param(field, names, given, id=f"{field} {given}"[:100])


@pytest.mark.parametrize(
    ("field", "names", "given"),
    [
        refused("year", year=0),
        refused("year", year=6),
        refused("phase", phase="monsoon"),
        refused("step", step="sleep"),
        refused("step", phase="winter", step="influence"),
        refused("step", phase="aid", step="battle"),
        refused("step", step="neutral"),
        refused("order", order=["Ann", "Brian"]),
        refused("order", order=["Ann", "Ann", "Brian"]),
        refused("turn", turn="Zoe", step="build"),
        refused("turn", turn="Brian"),
        refused("turn", turn="Brian", step="help", Ann={"court": ["influence 4 with 4"]}),
        refused("done", done=["Brian"]),
        refused("done", done=["Brian"], **BATTLE, Ann=ARMY, Brian=ARMY, Cindy=ARMY),
        refused("aid", aid="Ann", phase="summer"),
        refused("aid", aid="Ann", step="recruit"),
        refused("provinces.Ann", Ann={"goods": (-1, 0, 0)}),
        refused("provinces.Ann", Ann={"soldiers": -1}),
        refused("provinces.Ann", Ann={"tokens": -1}),
        refused("provinces.Ann.goods", Ann={"goods": (2**70, 0, 0)}),
        refused("provinces.Ann.goods", Ann={"goods": (99, 99, 99)}),
        refused("provinces.Ann.soldiers", Ann={"soldiers": 10**9}),
        refused("provinces.Ann.tokens", Ann={"tokens": 10**9}),
        refused("provinces.Ann.vp", Ann={"vp": 10**9}),
        refused("provinces.Ann.vp", Ann={"vp": -(10**9)}),
        refused("provinces.Ann.buildings", Ann={"buildings": ["market"]}),
        refused("provinces.Ann.buildings", Ann={"buildings": ["inn", "inn"]}),
        refused("provinces.Ann.buildings", Ann={"buildings": ["sauna"]}),
        refused("provinces.Ann.reasons", Ann={"vp": 3, "reasons": {"advisors": 2}}),
        refused("provinces.Ann.reasons", Ann={"vp": 3, "reasons": {"buildings": 3}}),
        refused("provinces.Ann.reasons", Ann={"vp": 2, "reasons": {"kings_reward": 2}}),
        refused("provinces.Ann.reasons", Ann={"vp": 1, "reasons": {"losses": 1}}),
        refused("provinces.Ann.reasons", Ann={"vp": 1, "reasons": {"cathedral": 1}}),
        refused("provinces.Ann.used", step="influence", Ann={"dice": [4], "used": ["market"]}),
        refused("provinces.Ann.used", step="influence", Ann={"dice": [4], "used": ["kept"]}),
        refused("provinces.Ann.used", step="roll", Ann={"buildings": ["statue"], "used": ["statue"]}),
        refused("provinces.Ann.used", step="reroll", Ann={"dice": [4, 4, 4], "used": ["token"]}),
        refused("provinces.Brian.used", step="reroll", Brian={"buildings": ["statue"], "used": ["statue"]}),
        refused("provinces.Ann.dice", step="influence", Ann={"dice": [7]}),
        refused("provinces.Ann.dice", step="influence", Ann={"dice": [1, 2, 3, 4]}),
        refused(
            "provinces.Ann.dice", step="influence", Ann={"dice": [1, 2], "court": ["influence 7 with 4+3"]}
        ),
        refused("provinces.Ann.dice", phase="summer", Ann={"dice": [1, 2]}),
        refused("provinces.Ann.dice", step="build", Ann={"dice": [1, 2]}),
        refused("provinces.Ann.dice", step="reroll", Ann={"dice": [4, 4], "buildings": ["statue"]}),
        refused("provinces.Ann.white", step="influence", Ann={"dice": [4], "white": [4]}),
        refused("provinces.Ann.white", step="influence", aid="Ann", Ann={"dice": [4], "white": [4, 4]}),
        refused("provinces.Ann.court", phase="summer", Ann={"court": ["influence 4 with 4"]}),
        refused("provinces.Ann.court", step="build", Ann={"court": ["influence 4 with 4"]}),
        refused("provinces.Ann.court", step="help", Ann={"court": ["pass"]}),
        refused("provinces.Ann.court", step="help", Ann={"court": ["influense 4 with 4"]}),
        refused("provinces.Ann.court", step="help", Ann={"court": ["influence 17 with 6"]}),
        refused("provinces.Ann.court", step="help", Ann={"court": ["influence 0 with 1 by market"]}),
        refused("provinces.Ann.court", step="help", Ann={"court": ["influence 99 with 6+6+6"]}),
        refused("provinces.Ann.court", step="help", aid="Ann", Ann={"court": ["influence 4 with w4"]}),
        refused("provinces.Ann.court", step="help", Ann={"court": ["influence 5 with 4 by market"]}),
        refused(
            "provinces.Ann.court",
            step="help",
            Ann={
                "buildings": ["inn", "market"],
                "court": ["influence 5 with 4 by market", "influence 4 with 3 by market"],
            },
        ),
        refused(
            "provinces.Ann.court",
            step="help",
            Ann={"court": ["influence 4 with 4"]},
            Brian={"court": ["influence 4 with 4"]},
        ),
        refused("provinces.Ann.court", step="help", Ann={"court": ["influence 4 with 4 by envoy"]}),
        refused(
            "envoy",
            step="help",
            envoy="Cindy",
            Ann={"court": ["influence 4 with 4 by envoy"]},
            Brian={"court": ["influence 4 with 4"]},
        ),
        refused(
            "provinces",
            step="help",
            Ann={"court": ["influence 4 with 4 by envoy", "influence 5 with 5"]},
            Brian={"court": ["influence 4 with 4", "influence 5 with 5 by envoy"]},
        ),
        refused("neutral", step="influence", neutral=[{"advisor": 4, "dice": [4]}]),
        refused("neutral.advisor", TWO, step="influence", neutral=[{"advisor": -1, "dice": []}]),
        refused("neutral.advisor", TWO, step="influence", neutral=[{"advisor": 99, "dice": [6]}]),
        refused("neutral.advisor", TWO, step="influence", neutral=[{"advisor": 2**70, "dice": [6]}]),
        refused("neutral", TWO, step="influence", neutral=[{"advisor": 7, "dice": [3, 3]}]),
        refused("neutral", TWO, step="influence", neutral=[{"advisor": 9, "dice": [9]}]),
        refused("neutral", TWO, step="influence", neutral=[{"advisor": 3, "dice": [3]}]),
        refused("neutral", TWO, step="influence", neutral=[{"advisor": 7, "dice": [3, 4]}] * 2),
        refused("neutral", TWO, step="build", neutral=[{"advisor": 7, "dice": [3, 4]}]),
        refused("neutral", TWO, phase="summer", neutral=[{"advisor": 7, "dice": [3, 4]}]),
        refused("helped", step="help", helped=-1, Ann={"court": ["influence 4 with 4"]}),
        refused("helped", step="help", helped=2, Ann={"court": ["influence 4 with 4"]}),
        refused("helped", step="build", helped=1),
        refused("helped", step="look", Ann={"court": ["influence 4 with 4"]}),
        refused("helped", step="look"),
        refused("enemy", enemy="goblins-II-3", phase="winter"),
        refused("enemy", enemy="hamsters", phase="winter"),
        refused("enemy", **ENEMY),
        refused("enemy", **ENEMY, looked=["Ann"], step="influence", Ann={"dice": [1]}),
        refused("enemy", **ENEMY, phase="autumn"),
        refused("enemy", step="reinforce"),
        refused("enemy", step="battle", reinforcements=1),
        refused("looked", looked=["Ann"], phase="autumn"),
        refused("revealed", **ENEMY, looked=["Ann"], revealed=True, step="recruit", Ann={"goods": (2, 0, 0)}),
        refused("revealed", **ENEMY, revealed=False, step="reinforce"),
        refused("reinforcements", **ENEMY, step="battle"),
        refused("reinforcements", **{**BATTLE, "reinforcements": 7}),
        refused("reinforcements", **ENEMY, step="reinforce", reinforcements=3),
        refused("provinces.Ann.soldiers", **BATTLE),
        refused("provinces.Ann.strength", **BATTLE, Ann={**ARMY, "strength": 9}, Brian=ARMY, Cindy=ARMY),
        refused("provinces.Ann.strength", step="build", Ann={"strength": 9}),
        refused("losing", losing=2),
        refused("losing", step="build", losing=2),
        refused("losing", **BATTLE, losing=1, Ann=ARMY, Brian=ARMY, Cindy=ARMY),
        refused("losing", **BATTLE, losing=-1, Ann=ARMY, Brian=ARMY, Cindy=ARMY),
        refused("rerolling", step="influence", rerolling=3, Ann={"dice": [3]}),
        refused("rerolling", step="roll_again", Ann={"dice": [4, 4, 4], "buildings": ["statue"]}),
        refused(
            "rerolling", step="roll_again", rerolling=5, Ann={"dice": [4, 4, 4], "buildings": ["statue"]}
        ),
        refused(
            "rerolling", step="roll_again", rerolling=4, Ann={"dice": [4, 4, 4], "buildings": ["statue"]}
        ),
        refused(
            "rerolling",
            step="roll_again",
            rerolling=20,
            Ann={"dice": [4, 4, 4], "buildings": ["statue", "chapel"], "used": ["chapel"]},
        ),
        refused("done", step="aid_good", Ann={"goods": (1, 0, 0)}),
        refused("provinces", step="set_order", Ann={"goods": (1, 0, 0)}),
        refused("year", step="set_order", year=2),
        refused("year", step="over", year=4),
        refused("provinces.Ann.soldiers", step="over", year=5, Ann={"soldiers": 1}),
    ],
)
def test_what_no_game_comes_to_is_refused_with_its_place(
    field: str, names: tuple[str, ...], given: dict[str, Any]
) -> None:
    with complains(f"given.{field}: "):
        position(names=names, **given)


def test_only_owners_are_asked_in_the_step_of_a_building() -> None:
    rich = {"goods": (1, 1, 1)}
    hall = {**rich, "buildings": ["barricade", "crane", "town_hall"]}

    assert active(position(step="town_hall", Ann=rich, Brian=hall)) == 1
    options = {"guild": "any good"}
    assert active(position(step="guild", options=options, Cindy={"buildings": ROW})) == 2


def test_a_finished_game_has_its_result_and_nobody_to_act() -> None:
    state = position(step="over", year=5, Ann={"vp": 20}, Brian={"vp": 10})

    assert GAME.to_act(state) == ()
    result = GAME.result(state)
    assert result is not None
    assert result.winners == (0,)


def test_strength_follows_from_the_army_where_it_is_not_said() -> None:
    """Ann has lost the Guard Tower that she fought with; the others have yet to fight."""
    state = position(
        **BATTLE,
        turn="Brian",
        Ann={**ARMY, "strength": 3},
        Brian=ARMY,
        Cindy={"soldiers": 9, "goods": (1, 0, 0)},
    )

    assert GAME.view(state, None).year == 2


def test_a_second_group_by_the_envoy_and_parted_neutral_dice_may_lie_on_the_court() -> None:
    neutral = [{"advisor": 9, "dice": [3, 3, 3]}, {"advisor": 4, "dice": [4]}, {"advisor": 5, "dice": [5]}]
    state = position(
        names=TWO,
        step="influence",
        year=2,
        neutral=neutral,
        Ann={"court": ["influence 9 with 4+5 by envoy"]},
        Brian={"dice": [1]},
    )

    assert active(state) == 1
