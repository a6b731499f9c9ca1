"""Pirates at home and in Audvacar, and travellers without a fleet (6.6, 6.6.1, 6.6.2)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.contract import LANGS
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.holdings.land import stage_at
from tafelrunde.games.phoenix.moves.creatures import PlaceCreature
from tafelrunde.games.phoenix.moves.special import BonusTown
from tafelrunde.games.phoenix.orders.muster import Goods, Recruit
from tafelrunde.games.phoenix.orders.special import Travel
from tafelrunde.games.phoenix.special.gates import travel
from tafelrunde.games.phoenix.state.realm import FOUNDING, INVADER, PIRATE
from tafelrunde.games.phoenix.state.state import DICE, NOBODY, State
from tafelrunde.games.phoenix.words.sentences import format_order, parse_order
from tests.games.phoenix.claims import rules
from tests.games.phoenix.special.test_gates import GATE, INSIDE, NEST_GATE, SURFACING, beside, roll, sea
from tests.games.phoenix.table import ANN, BOB, army, at, hand_in, muster, position, refused

# --- the first towns ---------------------------------------------------------------------------------

TITLES = {"601": "HER", "602": "FSH", "603": "STH", "604": "BUH"}
STAGES = {"HST": 601, "FST": 602, "STD": 603, "BUR": 604}


def nest(kind: int = PIRATE, **people: Any) -> State:
    """Ann's pirates before the start: four who are meant for their ranks, no land and no towns."""
    court = {number: {"field": INSIDE, "rank": "ZIV", "title": title} for number, title in TITLES.items()}
    rows = {number: {**row, **people.get(f"p{number}", {})} for number, row in court.items()}
    state = position(month=2, people={"Ann": rows})
    state.edit_realm(ANN).kind = kind
    return state


def land(state: State) -> list[str]:
    world = state.setting.world
    fields = [field for field in range(world.size) if world.is_nest[field] and not world.is_water[field]]
    return [world.label(field) for field in fields]


def decide(state: State, move: Any) -> None:
    GAME.apply(state, state.setting.game_master, move, [])


@rules("PH-6.6.1c")
def test_each_of_the_first_four_characters_has_a_town_in_the_nest() -> None:
    state = nest()
    for place, (stage, number) in zip(land(state), STAGES.items(), strict=False):
        decide(state, BonusTown("Ann", stage, place))  # type: ignore[arg-type]
        field, person = at(state, place), state.realms[ANN].people[number]
        assert (state.owner[field], stage_at(state, field)) == (ANN, 4 - list(STAGES).index(stage))
        assert person.rank == person.title
        assert person.now == person.most == 600 - 120 * list(STAGES).index(stage)
    assert state.realms[ANN].capital == at(state, land(state)[0])
    assert state.owner.flat().count(ANN) == 4
    assert state.realms[ANN].gold == 200_000


@rules("PH-6.6.1c")
def test_each_of_them_once_on_free_land_for_who_is_present() -> None:
    state = nest(p603={"present": False})
    first, second, *_rest = land(state)
    water = next(f for f in range(len(state.owner)) if is_nest_water(state, f))
    with refused("PH-6.6.1c", town="STD", reason="reason_nobody_meant"):
        decide(state, BonusTown("Ann", "STD", first))
    with refused("PH-6.6.1c", town="HST", reason="reason_water"):
        decide(state, BonusTown("Ann", "HST", state.setting.world.label(water)))
    decide(state, BonusTown("Ann", "HST", first))
    with refused("PH-6.6.1c", field=second, reason="reason_has_such"):
        decide(state, BonusTown("Ann", "HST", second))
    with refused("PH-6.6.1c", field=first, reason="reason_town_there"):
        decide(state, BonusTown("Ann", "FST", first))
    state.owner[at(state, second)] = BOB
    with refused("PH-6.6.1c", field=second, reason="reason_not_free"):
        decide(state, BonusTown("Ann", "FST", second))


def is_nest_water(state: State, field: int) -> bool:
    world = state.setting.world
    return bool(world.is_nest[field] and world.is_water[field]) and state.owner[field] == NOBODY


@rules("PH-6.6.1c", "PH-6.5l")
def test_other_invaders_get_nothing_in_the_nest() -> None:
    state = nest(INVADER)
    with refused("PH-6.5l", realm="Ann", count=0):
        decide(state, BonusTown("Ann", "HST", land(state)[0]))


# --- Audvacar ----------------------------------------------------------------------------------------


@rules("PH-6.6k", "PH-6.4d")
@pytest.mark.parametrize("kind", [PIRATE, FOUNDING])
def test_pirates_recruit_their_ships_in_audvacar_too(kind: int) -> None:
    city, water = "102/20", "102/21"
    guest = {"Ann": {"101": {"field": city, "troops": 500, "leaders": 1}}}
    fields = {water: {"terrain": "w"}}
    state = position(month=5, realms={"Ann": {"gold": 90_000}}, armies=guest, audvacar=city, fields=fields)
    state.edit_realm(ANN).kind = kind
    muster(state, ANN, Recruit(city, 301, Goods(ships=100, leaders=1), water))
    assert (army(state, ANN, 301).troops, state.realms[ANN].gold) == (100, 39_000)
    assert army(state, ANN, 301).field == at(state, water)


# --- travellers without a fleet ----------------------------------------------------------------------


def traveller(field: str, **person: Any) -> State:
    state = sea(field, gate=2)
    people = {"Ann": {"601": {"field": field, "rank": "CHF", **person}}}
    given = {"month": 2, "step": "turn", "active": "Ann", "people": people, "armies": {}}
    arranged: State = GAME.arrange(state, given, ["Ann", "Bob", "SL"])
    arranged.gates[2] = 2
    return arranged


@rules("PH-6.6.2d", "PH-6.6.5b")
def test_somebody_alone_travels_to_the_nest_without_losses() -> None:
    state = traveller(beside(GATE))
    hand_in(state, ANN, Travel(601, GATE, INSIDE))
    person = state.realms[ANN].people[601]
    assert (state.setting.world.label(person.field), person.points) == (INSIDE, 22)
    assert (person.now, person.most) == (120, 120)
    assert state.step != DICE, "no storm for him"


@rules("PH-6.6.2d", "PH-6.6.4b")
def test_and_back_to_where_the_month_says() -> None:
    state = traveller(INSIDE)
    hand_in(state, ANN, Travel(601, NEST_GATE, beside(GATE)))
    assert state.setting.world.label(state.realms[ANN].people[601].field) == beside(GATE)
    with refused("PH-6.6.4b", army="601"):
        hand_in(traveller(INSIDE), ANN, Travel(601, NEST_GATE, beside(SURFACING)))


@rules("PH-6.6.2d", "PH-6.6.2a")
def test_who_goes_with_a_fleet_is_not_harmed_by_its_storm() -> None:
    state = traveller(beside(GATE), army=301)
    hand_in(state, ANN, Travel(301, GATE, INSIDE))
    assert state.step == DICE
    roll(state, 0)
    person = state.realms[ANN].people[601]
    assert army(state, ANN, 301).troops == 13
    assert (person.field, person.now, person.most) == (army(state, ANN, 301).field, 120, 120)


@rules("PH-6.6.2d", "PH-6.6.5b")
def test_he_needs_the_points_for_the_gate() -> None:
    state = traveller(beside(GATE))
    with refused("PH-1.8n", number=650):
        hand_in(state, ANN, Travel(650, GATE, INSIDE))
    order = Travel(601, GATE, INSIDE)
    state.edit_person(601).points = 19
    with refused("PH-6.6.5b", army="601", have=19, need=20):
        travel(state, ANN, order)
    for lang in LANGS:
        assert parse_order(format_order(order, lang)) == order


@rules("PH-6.3.2c", "PH-6.6.5c")
def test_a_magical_creature_travels_like_a_wizard() -> None:
    state = traveller(beside(GATE))
    GAME.apply(
        state, state.setting.game_master, PlaceCreature("Ann", 401, "magic", beside(GATE), points=6), []
    )
    travel(state, ANN, Travel(401, GATE, INSIDE))
    assert state.setting.world.label(state.realms[ANN].people[401].field) == INSIDE
