"""Realms that join each other, and people who find another realm (6.2)."""

from __future__ import annotations

import pytest

from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.holdings.land import stage_at
from tafelrunde.games.phoenix.melee.good_points import is_home
from tafelrunde.games.phoenix.moves.realms import ChangeRealm, Depart, Rebel, Unite
from tafelrunde.games.phoenix.moves.special import BonusTown
from tafelrunde.games.phoenix.state.realm import FOUNDING, OUTSIDE, REBEL
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.state.undertakings import Growth, SpellWall
from tafelrunde.games.phoenix.told.course import RealmsUnited
from tafelrunde.games.phoenix.world.coordinates import SIDES
from tests.games.phoenix.claims import rules
from tests.games.phoenix.risings import (
    FIEF_TOWN,
    FIELDS,
    LAND,
    PEOPLE,
    PUTSCH,
    SEAT,
    decide,
    realm,
)
from tests.games.phoenix.table import ANN, BOB, CLEO, at, finish_month, hand_in, position, refused

# --- realms that join --------------------------------------------------------------------------------


def two_rebels() -> State:
    """Cleo's realm is of rebels with a city of 2000 points; then somebody of Bob rises with a larger town."""
    fields = {**FIELDS, "101/19": {"owner": "Bob", "town": "FST", "terrain": "s"}}
    people = {**PEOPLE, "Bob": {**PEOPLE["Bob"], "603": {"field": "101/19", "rank": "FSH"}}}
    state = realm(fields=fields, people=people)
    decide(state, PUTSCH)
    return state


@rules("PH-6.2f", "PH-6.2h")
def test_rebels_of_several_realms_become_one() -> None:
    state = two_rebels()
    assert is_home(state, CLEO, at(state, FIEF_TOWN))
    decide(state, Rebel("Bob", 603, ("101/19",), "Cleo"))
    assert state.owner[at(state, "101/19")] == CLEO
    assert is_home(state, CLEO, at(state, "101/19"))
    assert not is_home(state, CLEO, at(state, FIEF_TOWN))
    assert state.orders[2] == (CLEO, ANN, BOB), "the realm that was there moves when it does"


@rules("PH-6.2f", "PH-6.2g", "PH-6.2i")
def test_whole_realms_unite() -> None:
    state = two_rebels()
    castle = at(state, "101/40")
    own = state.realms[BOB].cards
    state.edit_realm(ANN).cards = tuple(range(len(own)))
    state.edit_realm(BOB).cards = tuple([1] * len(own))
    decide(state, Unite("Ann", "Bob"))
    decide(state, Unite("Cleo", "Bob"))
    assert castle not in state.towns
    assert [row.kind for row in state.realms] == [OUTSIDE, FOUNDING, OUTSIDE]
    assert state.owner.flat().count(ANN) == state.owner.flat().count(CLEO) == 0
    assert state.realms[BOB].gold == 5800
    assert (state.realms[ANN].gold, state.realms[ANN].armies, state.realms[ANN].people) == (0, {}, {})
    assert state.realms[BOB].capital == at(state, LAND)
    assert stage_at(state, at(state, SEAT)) == 3, "a second capital is a fortress"
    assert stage_at(state, at(state, FIEF_TOWN)) == 2
    assert state.realms[BOB].cards == tuple([number + 1 for number in range(len(own))])
    assert state.realms[ANN].cards == tuple([0] * len(own))
    assert RealmsUnited(ANN, BOB) in state.news
    assert set(state.orders.values()) == {(BOB,)}
    assert GAME.to_act(state) == (BOB,)
    hand_in(state, BOB)
    assert GAME.to_act(state) == (BOB,)


@rules("PH-6.2f", "PH-1.9.1a")
def test_in_a_united_realm_each_office_exists_once() -> None:
    state = two_rebels()
    decide(state, Unite("Ann", "Bob"))
    ranks = [person.rank for person in state.realms[BOB].people.values() if person.rank > 1]
    assert sorted(ranks) == [3, 4, 5, 6, 6], "Ann's ruler finds throne and fortress taken"
    decide(state, Unite("Cleo", "Bob"))
    ranks = [person.rank for person in state.realms[BOB].people.values() if 1 < person.rank < 6]
    assert sorted(ranks) == [2, 3, 4, 5]


@rules("PH-6.2g")
def test_the_only_capital_stays_one() -> None:
    state = two_rebels()
    decide(state, Unite("Ann", "Cleo"))
    assert state.realms[CLEO].capital == at(state, SEAT)
    assert stage_at(state, at(state, SEAT)) == 4


@rules("PH-6.2g")
@pytest.mark.parametrize(("into", "site"), [("Bob", 0), ("Cleo", 4)])
def test_a_second_capital_is_not_built_on(into: str, site: int) -> None:
    """Bob has a capital, Cleo's rebels have none; Ann's is lost, and she builds another."""
    fields = {**FIELDS, SEAT: {"owner": "Ann", "town": "FST", "site": "HST"}}
    state = realm(seat="rebel", fields=fields)
    decide(state, Unite("Ann", into))
    town = state.towns[at(state, SEAT)]
    assert (town.built, town.site) == (3, site)


@rules("PH-6.2i")
def test_towns_that_were_given_to_rebels_stay_when_they_unite() -> None:
    state = position(realms_count=3, month=2, realms={"Ann": {"kind": "rebel"}, "Bob": {"kind": "rebel"}})
    land = [field for field in range(len(state.owner)) if not state.setting.world.is_water[field]]
    for number, seat in enumerate((ANN, BOB)):
        for field in land[20 * number : 20 * number + 12]:
            state.owner[field] = seat
        place = state.setting.world.label(land[20 * number])
        decide(state, BonusTown(("Ann", "Bob")[seat], "BUR", place))
    decide(state, Unite("Ann", "Bob"))
    assert [state.towns[land[0]].site, state.towns[land[20]].site] == [1, 1]
    assert state.owner[land[0]] == state.owner[land[20]] == BOB


@rules("PH-6.2f")
def test_realms_unite_at_the_muster() -> None:
    state = realm(seat="rebel", step="turn", active="Bob")
    with refused("PH-6.2f", realm="Ann", into="Bob"):
        decide(state, Unite("Ann", "Bob"))
    with refused("PH-6.2d", reason="reason_same_realm"):
        decide(state, Unite("Ann", "Ann"))
    with refused("PH-6.2d", realm="Cleo", reason="reason_outside"):
        decide(realm(), Unite("Ann", "Cleo"))


@rules("PH-6.2f", "PH-1.5f")
def test_what_is_being_built_goes_on_in_the_united_realm() -> None:
    state = realm()
    state.growth.append(Growth(ANN, at(state, FIEF_TOWN), 250, 0))
    state.edit_town(at(state, FIEF_TOWN)).site = 3
    decide(state, Unite("Ann", "Bob"))
    finish_month(state)
    assert state.towns[at(state, FIEF_TOWN)].points == 2250


@rules("PH-6.2j")
def test_who_has_no_office_finds_another_realm() -> None:
    state = realm()
    with refused("PH-6.2j", person="602", realm="Ann", to="Bob"):
        decide(state, ChangeRealm("Ann", 602, "Bob"))
    decide(state, ChangeRealm("Ann", 604, "Bob"))
    civilian = state.realms[BOB].people[604]
    assert (civilian.field, civilian.most) == (at(state, SEAT), 30)
    assert 604 not in state.realms[ANN].people


@rules("PH-6.2d")
@pytest.mark.parametrize("kind", ["merchants", "beasts"])
def test_nobody_brings_land_to_a_realm_without_land(kind: str) -> None:
    state = realm(seat=kind)
    for move in (PUTSCH, Unite("Ann", "Cleo")):
        with refused("PH-6.2d", realm="Cleo", reason="reason_landless"):
            decide(state, move)


@rules("PH-6.9.3b")
def test_a_realm_without_anything_leaves_the_world() -> None:
    state = realm(seat="founding")
    with refused("PH-6.9.3b", realm="Bob", fields=2, armies=1):
        decide(state, Depart("Bob"))
    state.edit_realm(CLEO).gold += 700
    state.account[-1] += 700
    state.magic.append(SpellWall(CLEO, 0, 501))
    decide(state, Depart("Cleo"))
    assert (state.realms[CLEO].kind, state.realms[CLEO].gold) == (OUTSIDE, 0)
    assert state.magic == []
    assert GAME.to_act(state) == (ANN, BOB)
    with refused("PH-6.9.3b", realm="Cleo"):
        decide(state, Depart("Cleo"))
    decide(state, PUTSCH)
    assert state.realms[CLEO].kind == REBEL


@rules("PH-6.9.3b", "PH-1.4.2e")
@pytest.mark.parametrize("move", [Depart("Cleo"), Unite("Cleo", "Bob")])
def test_magic_walls_of_a_realm_that_leaves_fall(move: Depart | Unite) -> None:
    """Their casters are dead, and it has no turn any more that would end them."""
    state = realm(seat="founding")
    state.magic = [SpellWall(owner, SIDES * at(state, FIEF_TOWN), 501) for owner in (CLEO, ANN)]
    decide(state, move)
    assert [wall.realm for wall in state.magic] == [ANN]
