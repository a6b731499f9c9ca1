"""Invaders who come into the world (6.5): when and where, with which court, and when it needs towns."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.holdings.ledger import totals
from tafelrunde.games.phoenix.moves.kinds import Sheet
from tafelrunde.games.phoenix.moves.realms import Arrive
from tafelrunde.games.phoenix.orders.court import Appoint
from tafelrunde.games.phoenix.orders.muster import Enlist
from tafelrunde.games.phoenix.special.arrival import surfacing_fields
from tafelrunde.games.phoenix.state.realm import FOUNDING, INVADER, REBEL
from tafelrunde.games.phoenix.state.state import DRAW, MUSTER, State
from tafelrunde.games.phoenix.told.course import RealmEntered
from tafelrunde.games.phoenix.world.description import build
from tafelrunde.games.phoenix.world.making.generator import Recipe, generate
from tests.games.phoenix.claims import rules
from tests.games.phoenix.table import ANN, BOB, CLEO, at, hand_in, muster, position, refused, view

BAY, TOWN = "101/33", "101/27"
COMES = Arrive("Cleo", BAY, gold=50_000)


def world(**given: Any) -> State:
    """A recruiting month; Cleo's seat is free, and one field is water."""
    realms = {"Cleo": {"kind": "outside", "gold": 0}, **given.pop("realms", {})}
    fields = {BAY: {"terrain": "w"}, **given.pop("fields", {})}
    return position(realms_count=3, **{"month": 5, "realms": realms, "fields": fields, **given})


def decide(state: State, move: Any) -> None:
    GAME.apply(state, state.setting.game_master, move, [])
    assert state.account == totals(state)


# --- when and where ----------------------------------------------------------------------------------


@rules("PH-6.5b", "PH-6.5e")
def test_invaders_are_a_new_realm_that_recruits_with_the_others() -> None:
    state = world()
    decide(state, Arrive("Cleo", BAY, gold=50_000, name="Nordmänner"))
    assert (state.realms[CLEO].kind, state.realms[CLEO].gold) == (INVADER, 50_000)
    assert state.setting.names[CLEO] == "Nordmänner"
    assert RealmEntered(CLEO, BAY) in state.news
    assert GAME.to_act(state) == (ANN, BOB, CLEO)
    assert state.orders[5] == (ANN, BOB, CLEO)
    seen = view(state, BOB).people[CLEO]
    assert [person.field for person in seen.values()] == [BAY]


@rules("PH-6.5b")
def test_only_a_free_seat_can_be_taken() -> None:
    with refused("PH-6.5b", realm="Bob", free="Cleo"):
        decide(world(), Arrive("Bob", BAY))


@rules("PH-6.5e")
@pytest.mark.parametrize("given", [{"month": 6}, {"month": 5, "step": "turn", "active": "Ann"}])
def test_they_surface_at_the_muster_of_a_recruiting_month(given: dict[str, Any]) -> None:
    with refused("PH-6.5e", realm="Cleo"):
        decide(world(**given), COMES)


@rules("PH-6.5d")
def test_they_surface_in_water() -> None:
    with refused("PH-6.5d", realm="Cleo", field=TOWN):
        decide(world(), Arrive("Cleo", TOWN))


@rules("PH-6.5d", "PH-6.5e")
def test_they_surface_around_the_point_that_was_drawn() -> None:
    """On a world of the official shape: eight points, and the draw of the month says which one."""
    realms = [{"name": "Ann"}, {"name": "Bob"}, {"name": "Cleo", "later": True}]
    description = generate(Recipe(1, 2))
    state, rng = GAME.setup(4, {}, {"world": description, "realms": realms, "months": 0}), Seeded(1)
    while state.step == DRAW:
        GAME.apply(state, CHANCE, GAME.chance(state, rng), [])
    marks, land = build(description).landmarks, state.setting.world
    points = (*marks.gates, *marks.surfacings)
    assert 4 <= len(points) <= 8
    point = points[state.gates[1] - 1]
    fields = surfacing_fields(state)
    assert fields
    assert all(land.distance(field, point) == 1 and land.is_water[field] for field in fields)
    other = points[state.gates[1] % 8]
    with refused("PH-6.5d"):
        decide(state, Arrive("Cleo", land.label(other)))
    decide(state, Arrive("Cleo", land.label(fields[0])))
    for seat in GAME.to_act(state):
        hand_in(state, seat)
    while state.step != MUSTER:
        seat = GAME.to_act(state)[0]
        GAME.apply(state, seat, GAME.chance(state, rng) if seat == CHANCE else Sheet(), [])
    assert all(sorted(order) == [ANN, BOB, CLEO] for order in state.orders.values())


# --- the court ---------------------------------------------------------------------------------------


@rules("PH-6.5f")
@pytest.mark.parametrize(("leader", "number", "rank", "most"), [("FSH", 601, 4, 480), ("ZB", 501, 6, 100)])
def test_one_leader_for_nothing(leader: Any, number: int, rank: int, most: int) -> None:
    state = world()
    decide(state, Arrive("Cleo", BAY, leader, 700))
    people = state.realms[CLEO].people
    assert list(people) == [number]
    assert (people[number].rank, people[number].most, people[number].now) == (rank, most, most)
    assert not people[number].great, "nothing is paid back for a leader who was free"
    assert state.realms[CLEO].gold == 700


@rules("PH-6.5g", "PH-6.5h", "PH-6.5i")
def test_the_court_that_comes_with_them() -> None:
    state = world()
    decide(state, Arrive("Cleo", BAY, "FSH", 100_000, 5, 2, 1, 3))
    people = [(person.number, person.rank, person.most) for person in state.realms[CLEO].people.values()]
    assert people == [
        (601, 4, 480),
        *[(number, 1, 120) for number in range(602, 607)],
        *[(number, 0, 0) for number in range(607, 610)],
        (501, 6, 100),
        *[(number, 6, 60) for number in (502, 503)],
    ]
    assert state.realms[CLEO].gold == 100_000 - 2 * 15_000 - 30_000


def test_ph_6_5h_wizards_must_be_paid() -> None:
    with refused("PH-6.5h", need=45_000, have=44_999):
        decide(world(), Arrive("Cleo", BAY, "FSH", 44_999, 0, 1, 1))


def test_ph_6_5i_all_must_have_room_where_they_surface() -> None:
    """A fleet of 990 ships leaves 1000 points; a Festungsherr alone takes 2400."""
    fleet = {"Ann": {"301": {"field": BAY, "troops": 990, "leaders": 0}}}
    with refused("PH-6.5i", need=101_400, have=100_000):
        decide(world(armies=fleet), COMES)
    decide(world(armies=fleet), Arrive("Cleo", BAY, "ZB", civilians=90))


def court(kind: int, towns: int, officers: int, *, capital: bool = False, people: Any = ()) -> State:
    """Ann's realm is of that kind, with castles, perhaps a capital, and leaders who are characters."""
    places = [f"101/{number:02d}" for number in range(10, 10 + towns)]
    fields: dict[str, Any] = {place: {"owner": "Ann", "town": "BUR"} for place in places}
    if capital:
        fields[TOWN] = {"owner": "Ann", "town": "HST"}
    others = {str(610 + i): {"field": "101/10", "rank": "CHF"} for i in range(officers)}
    state = world(fields=fields, people={"Ann": {**others, **dict(people)}}, realms={"Ann": {"gold": 9000}})
    state.edit_realm(ANN).kind = kind
    return state


@rules("PH-6.5g", "PH-6.5p")
@pytest.mark.parametrize(
    ("kind", "towns", "officers", "capital", "rule"),
    [
        (INVADER, 1, 4, False, ""),
        (INVADER, 1, 5, False, "PH-6.5g"),
        (INVADER, 5, 5, False, "PH-6.5g"),
        (INVADER, 6, 9, False, ""),
        (INVADER, 6, 10, False, "PH-6.5p"),
        (INVADER, 1, 5, True, ""),
        (INVADER, 1, 6, True, "PH-6.5p"),
        (FOUNDING, 1, 9, False, ""),
        (REBEL, 1, 9, False, ""),
    ],
)
def test_how_many_leaders_who_are_characters(
    kind: int, towns: int, officers: int, capital: bool, rule: str
) -> None:
    """Five at first; with six towns or a capital four, and one more for each town without a lord."""
    state = court(kind, towns, officers, capital=capital)
    order = Enlist("101/10", 601, "CHF")
    if rule:
        with refused(rule, realm="Ann", count=officers):
            hand_in(state, ANN, order)
    else:
        hand_in(state, ANN, order)


@rules("PH-6.5f")
@pytest.mark.parametrize(("kind", "rank", "allowed"), [(INVADER, "FSH", True), (INVADER, "STH", False)])
def test_their_leader_needs_no_town_others_do(kind: int, rank: Any, allowed: bool) -> None:
    state = court(kind, 1, 1)
    muster(state, ANN)
    if allowed:
        hand_in(state, ANN, Appoint(610, rank))
        assert state.realms[ANN].people[610].rank == 4
    else:
        with refused("PH-1.9.1b", rank=rank):
            hand_in(state, ANN, Appoint(610, rank))


@rules("PH-6.5f", "PH-6.5p")
@pytest.mark.parametrize(("kind", "towns"), [(FOUNDING, 1), (INVADER, 6)])
def test_a_founding_or_settled_realm_needs_the_fortress(kind: int, towns: int) -> None:
    state = court(kind, towns, 1)
    muster(state, ANN)
    with refused("PH-1.9.1b", rank="FSH"):
        hand_in(state, ANN, Appoint(610, "FSH"))


@rules("PH-6.5p")
@pytest.mark.parametrize(
    ("kind", "towns", "now"), [(INVADER, 5, 500), (INVADER, 6, 260), (FOUNDING, 6, 500), (REBEL, 6, 500)]
)
def test_once_they_are_settled_a_leader_without_a_fortress_has_what_his_town_carries(
    kind: int, towns: int, now: int
) -> None:
    """48 points and 2 that he has earned; a castle carries 24."""
    state = court(kind, towns, 0, people={"601": {"field": "101/10", "rank": "FSH", "most": 50}})
    muster(state, ANN)
    hand_in(state, ANN)
    leader = state.realms[ANN].people[601]
    assert (leader.rank, leader.most, leader.now) == (4, 500, now)
    assert at(state, "101/10") == leader.field
