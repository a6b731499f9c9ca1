"""Taxes, plunder, gifts, trade and land that changes hands (PH-3.2, PH-6.1)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.phoenix.orders.trade import GiveGold, HandGold
from tafelrunde.games.phoenix.orders.turn import AcceptGifts, DeclineGifts, Plunder
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.calendar import is_income
from tafelrunde.games.phoenix.told.land import FieldPlundered
from tafelrunde.games.phoenix.told.notes import Booked
from tafelrunde.games.phoenix.towns.taxes import taxes
from tests.games.phoenix.claims import rules
from tests.games.phoenix.table import (
    ANN,
    BOB,
    army,
    at,
    finish_month,
    hand_in,
    position,
    refused,
    view,
)

HERE, EAST, FAR = "101/27", "101/28", "102/27"
TERRAINS = {"t": 1000, "f": 800, "d": 300, "s": 300, "h": 800, "b": 500, "g": 200}
TOWNS = {"BUR": 1000, "STD": 2000, "FST": 3000, "HST": 5000, "FHS": 6000}


def diary(events: list[Any], realm: int) -> list[Any]:
    return [note for event in events for note in getattr(event, "notes", None) or () if event.realm == realm]


# --- taxes ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("letter", TERRAINS)
@pytest.mark.parametrize("town", ["", *TOWNS])
@rules("PH-3.2.1a", "PH-3.2.1b", "PH-R7", "PH-0b")
def test_a_field_and_its_town_pay_both(letter: str, town: str) -> None:
    row = {"owner": "Ann", "terrain": letter, **({"town": town} if town else {})}

    assert taxes(position(fields={HERE: row})) == [TERRAINS[letter] + TOWNS.get(town, 0), 0]


@rules("PH-3.2a", "PH-3t", "PH-3b", "PH-3.2.1a")
def test_taxes_come_at_the_end_of_larn_and_agul_to_whoever_owns_the_land_then() -> None:
    for month in range(1, 17):
        state = position(month=month, fields={HERE: {"owner": "Ann"}, EAST: {"owner": "Bob"}})
        before = [realm.gold for realm in state.realms]
        state.owner[at(state, EAST)] = ANN
        events = finish_month(state)
        due = 2000 if is_income(month) else 0
        assert is_income(month) == (month % 4 == 0)
        assert [realm.gold for realm in state.realms] == [before[ANN] + due, before[BOB]]
        assert (Booked(2000, "taxes", before[ANN] + 2000) in diary(events, ANN)) == is_income(month)


@rules("PH-1.5.12a", "PH-3.2.1a")
def test_a_damaged_town_pays_by_its_present_stage_and_a_site_nothing() -> None:
    damaged = position(fields={HERE: {"owner": "Ann", "town": "FST", "points": 1499}})
    building = position(fields={HERE: {"owner": "Ann", "town": "site", "site": "BUR", "points": 750}})

    assert taxes(damaged)[ANN] == 1000 + 1000
    assert taxes(building)[ANN] == 1000


@rules("PH-3.2d", "PH-3.2c")
def test_a_treasury_and_its_book_are_the_realms_own() -> None:
    state = position(month=4, fields={HERE: {"owner": "Ann"}})
    finish_month(state)
    mine, theirs, master = (
        view(state, ANN).realms[ANN],
        view(state, BOB).realms[ANN],
        view(state, 2).realms[ANN],
    )

    assert mine is not None
    assert theirs is not None
    assert master is not None
    assert (mine.gold, master.gold) == (state.realms[ANN].gold,) * 2
    assert (theirs.gold, theirs.diary) == (None, None)


# --- plunder -------------------------------------------------------------------------------------------


def raid(month: int = 2, troops: int = 2000, **field: Any) -> State:
    fields = {HERE: {"owner": "Bob", **field}}
    armies = {"Ann": {"101": {"field": HERE, "troops": troops, "leaders": 1}}}
    realms = {"Ann": {"gold": 0}, "Bob": {"gold": 0}}
    return position(month=month, step="turn", active="Ann", fields=fields, armies=armies, realms=realms)


@pytest.mark.parametrize("town", ["", "BUR", "STD"])
@rules("PH-3.2.2.1a", "PH-3.2.2.1c", "PH-3.2.2.1d", "PH-3.2.2.1e", "PH-3.2.2g", "PH-3.2.2h")
def test_plunder_brings_twice_the_income_to_the_treasury(town: str) -> None:
    state = raid(town=town)
    events = hand_in(state, ANN, Plunder(101))

    assert state.realms[ANN].gold == 2 * (1000 + TOWNS.get(town, 0))
    assert FieldPlundered(ANN, HERE) in events
    assert state.owner[at(state, HERE)] == BOB


def test_ph_4_1e_plunder_is_an_attack() -> None:
    state = raid()
    state.edit_realm(BOB).coasts = 1 << ANN
    hand_in(state, ANN, Plunder(101))

    assert state.realms[BOB].coasts == 0


def test_ph_r91_land_of_nobody_may_be_plundered() -> None:
    state = raid(owner="nobody")
    hand_in(state, ANN, Plunder(101))

    assert state.realms[ANN].gold == 2000


@rules("PH-3.2.2.1f", "PH-R73")
def test_a_plundered_field_yields_nothing_for_eight_months() -> None:
    for month in range(1, 9):
        state = raid(2 + month, plundered=2)
        if month < 8:
            assert taxes(state)[BOB] == 0
            with refused("PH-3.2.2.1f", field=HERE, since="Rim 1", month="Rim 2"):
                hand_in(state, ANN, Plunder(101))
        else:
            assert taxes(state)[BOB] == 1000
            hand_in(state, ANN, Plunder(101))
            assert state.realms[ANN].gold == 2000


@pytest.mark.parametrize(
    ("field", "troops", "reason"),
    [({}, 800, "reason_too_weak"), ({"owner": "Ann"}, 2000, "reason_own_land")],
)
def test_ph_3_2_2_1a_only_a_strong_army_on_foreign_land_plunders(
    field: dict[str, Any], troops: int, reason: str
) -> None:
    with refused("PH-3.2.2.1a", army="101", reason=reason):
        hand_in(raid(troops=troops, **field), ANN, Plunder(101))


def test_ph_1_8n_only_own_armies_take_orders() -> None:
    with refused("PH-1.8n", number=102, units="101"):
        hand_in(raid(), ANN, Plunder(102))


def test_an_army_plunders_once() -> None:
    with refused("PH-3.2.2.1a", reason="reason_busy"):
        hand_in(raid(), ANN, Plunder(101), Plunder(101))


@rules("PH-6.4a", "PH-6.4c")
def test_nothing_is_done_against_audvacar() -> None:
    armies = {"Ann": {"101": {"field": HERE, "troops": 2000, "leaders": 1}}}
    state = position(month=4, step="turn", active="Ann", armies=armies, audvacar=HERE)
    with refused("PH-6.4a", army="101"):
        hand_in(state, ANN, Plunder(101))
    gold = state.realms[ANN].gold
    finish_month(state)
    assert state.realms[ANN].gold == gold


# --- gold ----------------------------------------------------------------------------------------------


def neighbours(month: int = 2, **more: Any) -> State:
    """Ann and Bob with towns in territories that touch."""
    fields = {
        HERE: {"owner": "Ann", "town": "BUR"},
        EAST: {"owner": "Bob", "town": "BUR"},
        **more.pop("fields", {}),
    }
    realms = {"Ann": {"gold": 10_000}, "Bob": {"gold": 10_000}, **more.pop("realms", {})}
    return position(month=month, step="turn", active="Ann", fields=fields, realms=realms, **more)


@rules("PH-3y", "PH-R31", "PH-3q", "PH-3.2.2f", "PH-6.1a", "PH-3.2b")
def test_a_gift_of_gold_is_booked_at_once_over_a_common_border() -> None:
    state = neighbours()
    hand_in(state, ANN, GiveGold("Bob", 4000))

    assert [realm.gold for realm in state.realms] == [6000, 14_000]
    mine = view(state, BOB).realms[BOB]
    assert mine is not None
    assert Booked(4000, "gift", 14_000, "Ann") in (mine.diary or ())


@pytest.mark.parametrize(
    "fields",
    [
        pytest.param({EAST: {"owner": "Bob", "town": "none"}}, id="no town"),
        pytest.param(
            {EAST: {"owner": "nobody", "town": "none"}, FAR: {"owner": "Bob", "town": "BUR"}}, id="far"
        ),
    ],
)
def test_ph_3_2_2f_without_a_common_border_gold_must_be_carried(fields: dict[str, Any]) -> None:
    with refused("PH-3.2.2f", realm="Bob", goods="gold"):
        hand_in(neighbours(fields=fields), ANN, GiveGold("Bob", 4000))


@rules("PH-3.2.2f")
def test_gold_that_was_carried_into_the_receivers_land_is_handed_over() -> None:
    armies = {"Ann": {"101": {"field": FAR, "troops": 100, "leaders": 1, "gold": 5000}}}
    state = neighbours(fields={FAR: {"owner": "Bob"}}, armies=armies)
    hand_in(state, ANN, HandGold(101, "Bob", 3000))
    assert (army(state, ANN, 101).gold, state.realms[BOB].gold) == (2000, 13_000)

    with refused("PH-1.8f", asked=6000, have=5000, goods="gold"):
        hand_in(neighbours(fields={FAR: {"owner": "Bob"}}, armies=armies), ANN, HandGold(101, "Bob", 6000))
    with refused("PH-3.2.2f"):
        hand_in(neighbours(armies=armies), ANN, HandGold(101, "Bob", 3000))


def test_ph_3_2_2c_nobody_has_to_accept_a_gift() -> None:
    with refused("PH-3.2.2c", realm="Bob", goods="gold"):
        hand_in(neighbours(realms={"Bob": {"declines": ["Ann"]}}), ANN, GiveGold("Bob", 1))
    state = neighbours()
    hand_in(state, ANN, DeclineGifts("Bob"))
    with refused("PH-3.2.2c", realm="Ann"):
        hand_in(state, BOB, GiveGold("Ann", 1))
    open_again = neighbours(realms={"Ann": {"gold": 0, "declines": ["Bob"]}})
    hand_in(open_again, ANN, AcceptGifts("Bob"))
    hand_in(open_again, BOB, GiveGold("Ann", 1))
    assert open_again.realms[ANN].gold == 1


def test_only_gold_that_is_there_is_given() -> None:
    with refused("PH-3.3e", need=10_001, have=10_000):
        hand_in(neighbours(), ANN, GiveGold("Bob", 10_001))


def test_ph_2j_an_unknown_realm_is_named() -> None:
    with refused("PH-2j", name="Zoe", realms="Ann, Bob"):
        hand_in(neighbours(), ANN, GiveGold("Zoe", 1))
