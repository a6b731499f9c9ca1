"""Undead (6.7): a fifth of their combat income becomes troops at once."""

from __future__ import annotations

import pytest

from tafelrunde.games.phoenix.armies.loot import earn_special
from tafelrunde.games.phoenix.holdings.ledger import totals
from tafelrunde.games.phoenix.orders.muster import Goods
from tafelrunde.games.phoenix.orders.special import RaiseDead
from tafelrunde.games.phoenix.orders.turn import MoveArmy
from tafelrunde.games.phoenix.special.undead import raise_dead
from tafelrunde.games.phoenix.state.realm import FOUNDING, UNDEAD
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import PRICE, RIDER
from tafelrunde.games.phoenix.told.notes import Raised
from tafelrunde.games.phoenix.told.spoils import ArmyFallen, FallenWorked
from tafelrunde.games.phoenix.words.text import parse_sheet
from tests.games.phoenix.claims import rules
from tests.games.phoenix.marches import EAST, HERE, fleet, foot, turn
from tests.games.phoenix.table import ANN, BOB, army, at, hand_in, refused
from tests.games.phoenix.wars import throw, told


def victors(gold: int = 100_000, kind: int = UNDEAD, why: str = "combat_income") -> State:
    """Ann's army has earned so much this month; a fifth of 100,000 is 20,000: 16,600 and 3,400."""
    state = turn(mine=foot(troops=9000, leaders=20))
    state.edit_realm(ANN).kind = kind
    earn_special(state, army(state, ANN, 101).key, gold, why)
    return state


@rules("PH-6.7d")
def test_troops_join_the_army_and_are_paid_with_its_gold() -> None:
    state = victors()
    raise_dead(state, ANN, RaiseDead(101, Goods(warriors=100, leaders=3)))
    one = army(state, ANN, 101)
    assert (one.troops, one.leaders, one.special) == (9100, 23, 100_000 - 500 - 3000)
    assert state.account == totals(state)
    assert [note.gold for note in told(state, ANN, Raised)] == [3500]
    assert told(state, BOB, Raised) == []


def test_ph_6_7d_only_undead_raise_troops() -> None:
    with refused("PH-6.7d", realm="Ann"):
        raise_dead(victors(kind=FOUNDING), ANN, RaiseDead(101, Goods(warriors=100)))


@rules("PH-6.8e", "PH-6.8f")
def test_a_guard_takes_up_nobody_in_the_field() -> None:
    state = victors()
    state.edit_army(army(state, ANN, 101).key).guard = True
    for goods in (Goods(warriors=100), Goods(light_catapults=1)):
        with refused("PH-6.8f", army="101"):
            raise_dead(state, ANN, RaiseDead(101, goods))


@pytest.mark.parametrize(
    ("goods", "need", "limit"),
    [
        ({"warriors": 3321}, 16_605, 16_600),
        ({"leaders": 4}, 4000, 3400),
    ],
)
def test_ph_6_7e_shares_of_troops_and_leaders(goods: dict[str, int], need: int, limit: int) -> None:
    with refused("PH-6.7e", army="101", need=need, limit=limit):
        raise_dead(victors(), ANN, RaiseDead(101, Goods(**goods)))


@rules("PH-6.7e")
def test_what_was_raised_before_counts() -> None:
    state = victors()
    raise_dead(state, ANN, RaiseDead(101, Goods(warriors=3320, leaders=3)))
    for goods in (Goods(warriors=1), Goods(leaders=1)):
        with refused("PH-6.7e"):
            raise_dead(state, ANN, RaiseDead(101, goods))
    with refused("PH-6.7e", limit=0):
        raise_dead(victors(why="town_loot"), ANN, RaiseDead(101, Goods(warriors=1)))


@rules("PH-6.7f")
def test_one_wizard_at_most() -> None:
    state = victors()
    raise_dead(state, ANN, RaiseDead(101, Goods(), 501))
    wizard = state.realms[ANN].people[501]
    assert (wizard.nameless, wizard.now, wizard.army) == (True, 40, 101)
    assert army(state, ANN, 101).special == 85_000
    with refused("PH-6.7f", number=502):
        raise_dead(state, ANN, RaiseDead(101, Goods(), 502))
    with refused("PH-6.7e", need=15_000, limit=14_999):
        raise_dead(victors(74_999), ANN, RaiseDead(101, Goods(), 501))


@rules("PH-6.7d")
def test_in_the_turn_of_the_victory_itself() -> None:
    """The plan does not know the income; the same turn's melee brings it."""
    state = turn(
        mine=foot(troops=9000, leaders=20), theirs={"102": {"field": EAST, "troops": 3000, "leaders": 8}}
    )
    state.edit_realm(ANN).kind = UNDEAD
    hand_in(state, ANN, MoveArmy(101, EAST), RaiseDead(101, Goods(warriors=100)))
    throw(state, (10, 10))
    assert [note.goods for note in told(state, ANN, Raised)] == [{"warriors": 100}]


@pytest.mark.parametrize(
    "line", ["Erwecke 100 K und 1 HF in 101 mit ZA 501", "Raise 100 warriors and 1 leader in 101 with ZA 501"]
)
def test_the_sentence_of_the_undead(line: str) -> None:
    orders, complaints = parse_sheet(line)
    assert complaints == []
    assert list(orders) == [RaiseDead(101, Goods(warriors=100, leaders=1), 501)]


@rules("PH-R232", "PH-6.7e")
def test_r232_undead_raise_into_a_new_army_within_the_same_shares() -> None:
    state = victors()
    raise_dead(state, ANN, RaiseDead(101, Goods(riders=200, leaders=1), 0, 201))
    new = army(state, ANN, 201)
    assert (new.troops, new.leaders, new.field) == (200, 1, army(state, ANN, 101).field)
    paid = 200 * PRICE[RIDER] + 1000
    assert army(state, ANN, 101).special == 100_000 - paid
    assert state.account == totals(state)
    with refused("PH-1.8a", number=201):
        raise_dead(state, ANN, RaiseDead(101, Goods(riders=1), 0, 201))
    with refused("PH-6.7e"):
        raise_dead(state, ANN, RaiseDead(101, Goods(warriors=3320), 0, 102))


@rules("PH-R232")
def test_r232_ships_need_the_water_of_the_winner_or_of_ships_that_sank() -> None:
    fields = {EAST: {"terrain": "w"}}
    state = turn(mine=foot(troops=9000, leaders=20), fields=fields)
    state.edit_realm(ANN).kind = UNDEAD
    earn_special(state, army(state, ANN, 101).key, 100_000, "combat_income")
    order = RaiseDead(101, Goods(ships=2, leaders=1), 0, 301)
    with refused("PH-R232", number=301, army="101", field=HERE):
        raise_dead(state, ANN, order)
    state.minute(FallenWorked(EAST, (ArmyFallen(BOB, 301, {"ships": 5}, {"ships": 5}, "0"),)))
    raise_dead(state, ANN, order)
    assert army(state, ANN, 301).field == at(state, EAST)


@rules("PH-R232")
def test_r232_winners_at_sea_raise_ships_and_no_foot() -> None:
    state = turn(mine=fleet(special=0), fields={HERE: {"terrain": "w"}})
    state.edit_realm(ANN).kind = UNDEAD
    earn_special(state, army(state, ANN, 301).key, 100_000, "combat_income")
    with refused("PH-R232", number=101, kind="foot"):
        raise_dead(state, ANN, RaiseDead(301, Goods(warriors=100, leaders=1), 0, 101))
    raise_dead(state, ANN, RaiseDead(301, Goods(ships=2, leaders=1), 0, 302))
    assert (army(state, ANN, 302).troops, army(state, ANN, 302).field) == (2, at(state, HERE))


@pytest.mark.parametrize("line", ["Erwecke 100 K in 101 als 102", "Raise 100 warriors in 101 as 102"])
def test_r232_the_sentence_names_the_new_army(line: str) -> None:
    orders, complaints = parse_sheet(line)
    assert complaints == []
    assert list(orders) == [RaiseDead(101, Goods(warriors=100), 0, 102)]
