"""A putsch (6.2): who may rise, what goes with him, when he moves, and seats for new realms."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.court.offices import lift
from tafelrunde.games.phoenix.melee.good_points import is_home
from tafelrunde.games.phoenix.moves.kinds import DrawOrder, Sheet
from tafelrunde.games.phoenix.moves.special import BonusTown
from tafelrunde.games.phoenix.orders.turn import MoveArmy
from tafelrunde.games.phoenix.state.realm import INVADER, REBEL
from tafelrunde.games.phoenix.state.state import DRAW, MUSTER, NOBODY, TURN
from tafelrunde.games.phoenix.tables.prices import MARSHAL, OFFICER, RANK_GP, RULER
from tafelrunde.games.phoenix.told.course import OrderChanged, OrderDrawn, RealmRose
from tafelrunde.games.phoenix.towns.invaders import water_taxes
from tafelrunde.games.phoenix.towns.taxes import taxes
from tests.games.phoenix.claims import rules
from tests.games.phoenix.risings import (
    ARMIES,
    BAY,
    FIEF,
    FIEF_TOWN,
    FIELDS,
    LAND,
    PEOPLE,
    PUTSCH,
    SEAT,
    changed,
    decide,
    realm,
    until_draw,
)
from tests.games.phoenix.table import ANN, BOB, CLEO, army, at, hand_in, refused, view

# --- who may rise ------------------------------------------------------------------------------------


@rules("PH-6.2a")
@pytest.mark.parametrize(
    ("person", "reason"),
    [(601, "reason_rules_realm"), (604, "reason_no_noble"), (502, "reason_no_noble")],
)
def test_only_nobles_and_character_wizards_rise(person: int, reason: str) -> None:
    with refused("PH-6.2a", person=str(person), realm="Ann", reason=reason):
        decide(realm(), changed(person=person))


@rules("PH-6.2a")
@pytest.mark.parametrize("values", [{"present": False}, {"captor": "Bob"}])
def test_who_is_not_at_the_map_does_not_rise(values: dict[str, Any]) -> None:
    people = {**PEOPLE, "Ann": {**PEOPLE["Ann"], "602": {**PEOPLE["Ann"]["602"], **values}}}
    with refused("PH-6.2a", reason="reason_not_at_map"):
        decide(realm(people=people), PUTSCH)


@rules("PH-6.2a")
@pytest.mark.parametrize(
    ("fief", "reason"),
    [
        ((FIEF,), "reason_fief_town"),
        ((FIEF_TOWN, LAND), "reason_not_of_realm"),
        ((FIEF_TOWN, SEAT), "reason_capital"),
    ],
)
def test_a_fief_is_land_of_the_realm_with_a_town_and_without_the_capital(
    fief: tuple[str, ...], reason: str
) -> None:
    with refused("PH-6.2a", reason=reason):
        decide(realm(), changed(fief=fief))


@rules("PH-6.2b")
def test_a_putsch_is_declared_before_the_realm_moves() -> None:
    state = realm(step="turn", active="Ann")
    decide(state.copy(), PUTSCH)
    hand_in(state, ANN)
    assert state.step == TURN
    with refused("PH-6.2b", realm="Ann"):
        decide(state, PUTSCH)


@rules("PH-6.2b")
def test_no_putsch_while_orders_are_drawn() -> None:
    state = realm()
    for seat in (ANN, BOB, ANN, BOB):
        hand_in(state, seat)
    assert state.step == DRAW
    with refused("PH-6.2b"):
        decide(state, PUTSCH)


# --- what goes with him ------------------------------------------------------------------------------


@rules("PH-6.2k", "PH-6.2d")
def test_fief_and_troops_go_over_with_all_they_have() -> None:
    state = realm()
    army_before = army(state, ANN, 101)
    decide(state, PUTSCH)

    assert [state.owner[at(state, label)] for label in (SEAT, FIEF, FIEF_TOWN)] == [ANN, CLEO, CLEO]
    assert sorted(state.realms[ANN].armies) == [102]
    assert sorted(state.realms[CLEO].armies) == [101, 103, 301]
    taken = army(state, CLEO, 101)
    assert (taken.troops, taken.leaders, taken.gold) == (3000, 5, 900)
    assert (army_before.guard, taken.guard) == (True, False)
    assert army(state, CLEO, 103).aboard == 301
    assert state.towns[at(state, FIEF_TOWN)].special == 700
    assert (state.realms[ANN].gold, state.realms[CLEO].gold) == (5000, 0)
    assert state.realms[ANN].people[603].army == 0, "who does not follow is left alone"
    prisoner = state.realms[BOB].people[602]
    assert (prisoner.captor, prisoner.warden) == (CLEO, 101)
    assert RealmRose(ANN, 602, "Otto", CLEO, (FIEF, FIEF_TOWN), founded=True) in state.news, (
        "everybody hears of it"
    )


@rules("PH-6.2k")
@pytest.mark.parametrize(("armies", "other"), [((301,), "103"), ((103,), "301")])
def test_ships_go_over_with_what_is_aboard(armies: tuple[int, ...], other: str) -> None:
    with refused("PH-6.2k", unit=str(armies[0]), other=other, reason="reason_one_aboard"):
        decide(realm(), changed(armies=armies))


@rules("PH-6.2k")
def test_who_has_no_office_may_follow() -> None:
    state = realm()
    with refused("PH-6.2k", unit="601", reason="reason_rises_alone"):
        decide(state, changed(people=(601,)))
    decide(state, changed(people=(603, 604, 502)))
    people = state.realms[CLEO].people
    assert sorted(people) == [502, 602, 603, 604]
    assert (people[603].army, people[604].army) == (101, 0)
    assert people[604].title == people[604].rank, "he is meant for no office here"


@rules("PH-6.2k", "PH-1.8a")
def test_numbers_that_are_taken_change() -> None:
    own = {**ARMIES["Bob"], "301": {"field": BAY, "troops": 7}}
    state = realm(armies={**ARMIES, "Bob": own})
    decide(state, changed(to="Bob"))
    assert sorted(state.realms[BOB].armies) == [101, 102, 103, 301, 302]
    assert army(state, BOB, 102).troops == 3000
    assert army(state, BOB, 103).aboard == 302, "the fleet that carries it has a new number too"
    assert sorted(state.realms[BOB].people) == [601, 602, 603]
    assert state.realms[BOB].people[603].army == 102
    assert state.realms[BOB].people[602].captor < 0, "nobody is the prisoner of his own realm"


# --- rank, turn and realm ----------------------------------------------------------------------------


@rules("PH-6.2c")
def test_he_has_the_points_of_a_festungsherr_at_once() -> None:
    state = realm()
    decide(state, PUTSCH)
    leader = state.realms[CLEO].people[602]
    assert (leader.rank, leader.most, leader.now) == (4, 500, 500), "48 points and the 2 he had earned"


@rules("PH-6.2c")
def test_a_wizard_stays_a_wizard_of_his_class() -> None:
    state = realm()
    decide(state, changed(person=501))
    wizard = state.realms[CLEO].people[501]
    assert (wizard.rank, wizard.most, wizard.now) == (6, 100, 100)


@rules("PH-6.2d")
@pytest.mark.parametrize(("offices", "rank"), [((), 4), (("FSH",), 3), (("FSH", "STH"), 2)])
def test_in_another_realm_each_office_exists_once(offices: tuple[str, ...], rank: int) -> None:
    court = {f"61{i}": {"field": LAND, "rank": office} for i, office in enumerate(offices)}
    state = realm(people={**PEOPLE, "Bob": {**PEOPLE["Bob"], **court}})
    decide(state, changed(to="Bob"))
    assert state.realms[BOB].people[603].rank == rank


@rules("PH-R217", "PH-6.2c")
@pytest.mark.parametrize("offices", [(), ("FSH",), ("FSH", "STH"), ("FSH", "STH", "BUH")])
def test_r217_a_rebel_has_a_marshals_points_whatever_his_office(offices: tuple[str, ...]) -> None:
    court = {f"61{i}": {"field": LAND, "rank": office} for i, office in enumerate(offices)}
    state = realm(people={**PEOPLE, "Bob": {**PEOPLE["Bob"], **court}})
    before = state.realms[ANN].people[602]
    earned = before.most - 10 * RANK_GP[before.rank]
    decide(state, changed(to="Bob"))
    rebel = state.realms[BOB].people[603]
    assert (rebel.most, rebel.now) == (480 + earned, 480 + earned)
    for rank in (MARSHAL, RULER, MARSHAL):
        lift(state, state.person(rebel.key), rank)
        assert state.person(rebel.key).most == 10 * RANK_GP[rank] + earned, "no office counts twice"


@rules("PH-R217")
def test_r217_his_points_stay_when_his_office_changes() -> None:
    court = {"611": {"field": LAND, "rank": "FSH"}}
    state = realm(people={**PEOPLE, "Bob": {**PEOPLE["Bob"], **court}})
    decide(state, changed(to="Bob"))
    key = state.realms[BOB].people[603].key
    before = state.person(key).most
    for rank in (OFFICER, OFFICER + 1, OFFICER + 2):
        lift(state, state.person(key), rank)
        assert state.person(key).most == before


@rules("PH-6.2c")
@pytest.mark.parametrize("order", [["Ann", "Bob"], ["Bob", "Ann"]])
def test_he_moves_before_his_old_realm_this_month(order: list[str]) -> None:
    state = realm()
    state.orders[2] = tuple([("Ann", "Bob").index(name) for name in order])
    decide(state, PUTSCH)
    expected = {"Ann": (CLEO, ANN, BOB), "Bob": (BOB, CLEO, ANN)}[order[0]]
    assert state.orders[2] == expected
    assert OrderChanged(2, expected, 1) in state.news
    for seat in (ANN, BOB, CLEO):
        hand_in(state, seat)
    assert state.active == expected[0]


@rules("PH-6.2c", "PH-6.2b")
def test_he_may_rise_when_it_is_his_realms_turn() -> None:
    state = realm(step="turn", active="Ann")
    decide(state, PUTSCH)
    assert GAME.to_act(state) == (CLEO,)
    hand_in(state, CLEO, MoveArmy(101, FIEF_TOWN))
    assert army(state, CLEO, 101).field == at(state, FIEF_TOWN)
    assert GAME.to_act(state) == (ANN,)


@rules("PH-6.2c", "PH-3.1a")
def test_he_is_drawn_into_the_orders_that_are_known() -> None:
    state, rng = realm(), Seeded(3)
    decide(state, PUTSCH)
    until_draw(state)
    with refused("PH-6.2c", gate=1):
        GAME.apply(state, CHANCE, DrawOrder(3, (BOB, ANN, CLEO), 1), [])
    months = []
    while state.step == DRAW:
        move = GAME.chance(state, rng)
        months.append(move.month)
        GAME.apply(state, CHANCE, move, [])
    assert months == [3, 4, 5, 6, 7]
    assert all(sorted(order) == [ANN, BOB, CLEO] for order in state.orders.values())
    drawn = [event for event in state.news if isinstance(event, OrderDrawn)]
    assert [event.month for event in drawn] == months
    assert (state.step, state.month) == (MUSTER, 3)


@rules("PH-6.2c")
def test_his_place_in_a_known_order_is_drawn_evenly() -> None:
    state = realm()
    decide(state, PUTSCH)
    until_draw(state)
    places = [GAME.chance(state, Seeded(seed)).realms.index(CLEO) for seed in range(300)]
    assert all(70 < places.count(place) < 130 for place in range(3))


@rules("PH-6.2d")
def test_the_new_realm_is_one_of_rebels_and_may_have_a_name() -> None:
    state = realm()
    decide(state, changed(name="Freies Land"))
    assert state.realms[CLEO].kind == REBEL
    assert state.setting.names == ("Ann", "Bob", "Freies Land")
    assert GAME.load(GAME.dump(state)).setting.names == state.setting.names
    seen = view(state, BOB).realms[CLEO]
    assert seen is not None
    assert (seen.name, seen.kind) == ("Freies Land", REBEL)


@rules("PH-6.5o")
@pytest.mark.parametrize("name", ["bob", "17", "SL"])
def test_its_name_is_its_own(name: str) -> None:
    with refused("PH-6.5o", name=name):
        decide(realm(), changed(name=name))


@rules("PH-6.2d")
def test_a_putsch_leads_into_another_realm_or_a_free_seat() -> None:
    with refused("PH-6.2d", realm="Ann", reason="reason_same_realm"):
        decide(realm(), changed(to="Ann"))
    with refused("PH-6.2d", realm="Bob", reason="reason_has_name"):
        decide(realm(), changed(to="Bob", name="Freies Land"))
    with refused("PH-6.2d", realm="Cleo", reason="reason_outside"):
        decide(realm(), changed(realm="Cleo", to="Bob"))


@rules("PH-6.2d", "PH-6.5l")
def test_the_people_of_rebels_build_for_them_as_for_invaders() -> None:
    state = realm()
    decide(state, PUTSCH)
    free = [field for field in range(len(state.owner)) if state.owner[field] == NOBODY]
    land = [field for field in free if not state.setting.world.is_water[field]]
    place = BonusTown("Cleo", "BUR", state.setting.world.label(land[0]))
    with refused("PH-6.5l"):
        decide(state, place)
    for field in land[:10]:
        state.owner[field] = CLEO
    decide(state, place)
    assert state.towns[land[0]].site == 1


@rules("PH-6.2e")
def test_home_and_income_of_rebels() -> None:
    """Their first town stands in a forest; a lonely fleet in a sea province pays invaders, not them."""
    waters = {f"101/{kf:02d}": {"terrain": "w"} for kf in range(1, 49) if kf not in (18, 19, 25, 26, 27)}
    state = realm(fields={**waters, **FIELDS})
    decide(state, PUTSCH)
    assert is_home(state, CLEO, at(state, FIEF_TOWN))
    assert not is_home(state, CLEO, at(state, BAY))
    assert not is_home(state, CLEO, at(state, FIEF))
    assert water_taxes(state) == {}
    world = state.setting.world
    assert taxes(state)[CLEO] == world.income[at(state, FIEF)] + world.income[at(state, FIEF_TOWN)] + 2000
    state.edit_realm(CLEO).kind = INVADER
    assert water_taxes(state) == {CLEO: 3000}


# --- seats -------------------------------------------------------------------------------------------


@rules("PH-6.5b")
def test_a_seat_that_is_kept_for_later_plays_no_part() -> None:
    founded = {"months": 2, "realms": [{"name": "Ann"}, {"name": "Bob"}, {"name": "Cleo", "later": True}]}
    state, rng = GAME.setup(4, {}, founded), Seeded(1)
    assert view(state, BOB).realms[CLEO] is not None
    while GAME.to_act(state):
        seat = GAME.to_act(state)[0]
        assert seat != CLEO
        GAME.apply(state, seat, GAME.chance(state, rng) if seat == CHANCE else Sheet(), [])
        assert all(CLEO not in order for order in state.orders.values())
        with refused("PH-2k" if not GAME.to_act(state) else "PH-3r"):
            hand_in(state, CLEO)
    assert state.realms[CLEO].gold == 0
