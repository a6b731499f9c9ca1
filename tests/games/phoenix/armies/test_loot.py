"""What victory brings: combat income (5.6), cargo (5.8.2, 5.8.3) and the loot of towns (5.8.1)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tafelrunde.games.phoenix.armies.loot import combat_income, sea_share
from tafelrunde.games.phoenix.holdings.ledger import totals
from tafelrunde.games.phoenix.state.realm import PIRATE
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.told.minutes import MeleeWorked
from tafelrunde.games.phoenix.told.spoils import IncomeWorked
from tafelrunde.games.phoenix.told.war_notes import Fought, Spoils
from tests.games.phoenix.claims import rules
from tests.games.phoenix.marches import EAST, HERE, foot, march, turn
from tests.games.phoenix.table import ANN, BOB, CLEO, NAMES, army, hand_in, position
from tests.games.phoenix.wars import minutes, throw, told


def won(mine: dict[str, Any], theirs: dict[str, Any], number: int = 101, **given: Any) -> State:
    state = turn(mine=mine, theirs=theirs, **given)
    march(state, EAST, number=number)
    throw(state, (10, 10))
    return state


@rules("PH-5.6a", "PH-R105", "PH-3.2.3a")
def test_half_of_the_fallen_enemies_and_a_quarter_of_the_own_are_special_income() -> None:
    state = won(foot(troops=9000, leaders=20), {"102": {"field": EAST, "troops": 3000, "leaders": 8}})
    (note,) = told(state, ANN, Fought)
    own = note.lost["101"]
    assert own["warriors"] > 0
    expected = Fraction(3000 * 5 + 8 * 1000, 2) + Fraction(
        own["warriors"] * 5 + own.get("leaders", 0) * 1000, 4
    )
    assert army(state, ANN, 101).special == int(expected)
    assert [spoils.why for spoils in told(state, ANN, Spoils)] == ["combat_income"]


@rules("PH-5.6a")
def test_pirates_earn_twice_as_much() -> None:
    state = turn(mine=foot())
    key = army(state, ANN, 101).key
    assert combat_income(state, [key], Fraction(1000), Fraction(400), defending=False) == {ANN: 600}
    state.edit_realm(ANN).kind = PIRATE
    assert combat_income(state, [key], Fraction(1000), Fraction(400), defending=False) == {ANN: 1200}


@rules("PH-R105")
def test_allied_winners_share_by_strength() -> None:
    rows = {
        name: {"101": {"field": EAST, "troops": troops}}
        for name, troops in (("Ann", 3000), ("Bob", 100), ("Cleo", 1000))
    }
    state = position(realms_count=3, armies=rows)
    keys = [army(state, realm, 101).key for realm in (ANN, CLEO)]
    for defending in (False, True):
        state = position(realms_count=3, armies=rows)
        found = combat_income(state, keys, Fraction(8000), Fraction(0), defending=defending)
        assert found == {ANN: 3000, CLEO: 1000}


@rules("PH-R214", "PH-R105")
@pytest.mark.parametrize(("defending", "shares"), [(False, (1000, 3000)), (True, (3250, 750))])
def test_r214_warships_of_attackers_do_not_raise_a_share_of_the_income(
    defending: bool, shares: tuple[int, int]
) -> None:
    """Ann's 10 ships and 12 heavy warships are worth 130 where they are attacked, Cleo has 30 ships."""
    sea = {"field": EAST, "leaders": 1}
    rows = {"Ann": {"301": {**sea, "troops": 10, "heavy": 12}}, "Cleo": {"301": {**sea, "troops": 30}}}
    state = position(realms_count=3, all={"terrain": "w"}, armies=rows)
    keys = [army(state, realm, 301).key for realm in (ANN, CLEO)]
    found = combat_income(state, keys, Fraction(8000), Fraction(0), defending=defending)
    assert found == dict(zip((ANN, CLEO), shares, strict=True))


@rules("PH-R214")
def test_r214_attackers_at_sea_share_by_their_ships_alone() -> None:
    """Ann attacks with warships and with Cleo's ships at her side: all that falls is paid by ships."""
    sea = {"field": EAST, "leaders": 1}
    rows = {
        "Ann": {"301": {**sea, "troops": 100, "heavy": 50}},
        "Bob": {"301": {**sea, "troops": 60}},
        "Cleo": {"301": {**sea, "troops": 100}},
    }
    state = position(
        realms_count=3, month=2, step="turn", active="Ann", all={"terrain": "w"}, armies=rows,
        fields={"101/20": {"owner": "Ann", "terrain": "t"}}, realms={"Ann": {"coasts": ["Cleo"]}},
    )  # fmt: skip
    hand_in(state, ANN)
    throw(state, (10, 10))
    shares = {entry.realm: entry.share for entry in minutes(state, IncomeWorked)}
    assert shares == {ANN: "1/2", CLEO: "1/2"}


@rules("PH-5.8.1a")
@pytest.mark.parametrize(
    ("stage", "gold"), [("BUR", 2000), ("STD", 4000), ("FST", 6000), ("HST", 110_000), ("FHS", 112_000)]
)
def test_a_conquered_town_is_looted_once_by_who_takes_it(stage: str, gold: int) -> None:
    state = turn(fields={EAST: {"owner": "Bob", "town": stage}})
    march(state, EAST)
    assert army(state, ANN, 101).special == gold
    assert [(note.gold, note.why) for note in told(state, ANN, Spoils)] == [(gold, "town_loot")]


@rules("PH-5.8.3a")
def test_on_land_the_winner_carries_on_all_cargo_and_its_kind_stays() -> None:
    theirs = {
        "102": {"field": EAST, "troops": 2000, "gold": 700, "special": 30},
        "201": {"field": EAST, "troops": 200, "gold": 5},
    }
    mine = {**foot(troops=9000, leaders=9, gold=1), "102": {"field": HERE, "troops": 100, "gold": 9}}
    state = won(mine, theirs)
    one = army(state, ANN, 101)
    income = sum(note.gold for note in told(state, ANN, Spoils) if note.why == "combat_income")
    assert (one.gold, one.special - income) == (706, 30)


@rules("PH-5.8.3a")
def test_cargo_of_own_armies_that_perish_in_a_victory_is_carried_on_too() -> None:
    mine = {
        "101": {"field": HERE, "troops": 4000, "leaders": 300},
        "201": {"field": EAST, "troops": 1, "leaders": 1, "gold": 77, "light": 1},
    }
    state = won(mine, {"102": {"field": EAST, "troops": 5000, "leaders": 1}})
    assert sorted(state.realms[ANN].armies) in ([101], [101, 201])
    assert sum(one.gold for one in state.realms[ANN].armies.values()) == 77


@rules("PH-5.8.3a", "PH-1.9r")
@pytest.mark.parametrize(("prisoner", "captor", "warden"), [("Cleo", ANN, 101), ("Ann", -1, 0)])
def test_characters_who_are_prisoners_are_cargo_too(prisoner: str, captor: int, warden: int) -> None:
    people = {prisoner: {"601": {"field": EAST, "rank": "BUH", "captor": "Bob", "warden": 102}}}
    theirs = {"102": {"field": EAST, "troops": 2000}}
    state = won(foot(troops=9000, leaders=9), theirs, people=people, realms_count=3)
    one = state.realms[NAMES.index(prisoner)].people[601]
    assert (one.captor, one.warden, one.field) == (captor, warden, army(state, ANN, 101).field)


@rules("PH-5.8.2a", "PH-R117")
@pytest.mark.parametrize(
    ("winner", "loser", "share"),
    [(10, 1, "1"), (9, 1, "0.9"), (8, 1, "0.8"), (17, 2, "0.85"), (30, 1, "1"), (1, 2, "0.05")],
)
def test_at_sea_cargo_is_taken_by_superiority(winner: int, loser: int, share: str) -> None:
    assert sea_share(Fraction(winner), Fraction(loser)) == Fraction(share)


@rules("PH-5.8.2a")
def test_what_the_winner_at_sea_does_not_take_sinks() -> None:
    water = {HERE: {"terrain": "w"}, EAST: {"terrain": "w"}}
    theirs = {
        "301": {"field": EAST, "troops": 20, "gold": 1000},
        "102": {"field": EAST, "troops": 500, "aboard": 301, "special": 100},
    }
    state = won({"301": {"field": HERE, "troops": 80, "leaders": 9}}, theirs, 301, fields=water)
    assert minutes(state, MeleeWorked)[0].strengths == ("80", "20")
    one = army(state, ANN, 301)
    income = sum(note.gold for note in told(state, ANN, Spoils) if note.why == "combat_income")
    assert (one.gold, one.special - income) == (400, 40)
    assert not state.realms[BOB].armies, "whoever was aboard drowns"


@rules("PH-R223", "PH-0.3.2d")
def test_r223_with_ships_that_sink_in_a_melee_sinks_their_share_of_the_load() -> None:
    """There would be room for all on the ships that are left."""
    water = {HERE: {"terrain": "w"}, EAST: {"terrain": "w"}}
    mine = {
        "301": {"field": HERE, "troops": 1000, "leaders": 9, "gold": 1000, "special": 0},
        "101": {"field": HERE, "troops": 2000, "leaders": 1, "aboard": 301, "gold": 500},
    }
    state = turn(mine=mine, theirs={"301": {"field": EAST, "troops": 600, "leaders": 9}}, fields=water)
    state.edit_army(army(state, ANN, 101).key).goods = (("captured_warriors", 200),)
    march(state, EAST, number=301)
    throw(state, (10, 10))
    fleet, aboard = army(state, ANN, 301), army(state, ANN, 101)
    lost = 1000 - fleet.troops
    assert 100 < lost < 900
    assert fleet.gold == 1000 - 1000 * lost // 1000
    assert (aboard.troops, aboard.leaders) == (2000 - 2000 * lost // 1000, 1)
    assert aboard.gold == 500 - 500 * lost // 1000
    assert aboard.goods == (("captured_warriors", 200 - 200 * lost // 1000),)
    assert state.account == totals(state)
