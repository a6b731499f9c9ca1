"""Invaders, pirates and undead (6.5 to 6.7): what they are, what they get, and when it is over."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.armies.loot import combat_income
from tafelrunde.games.phoenix.armies.weapons import mark_fired
from tafelrunde.games.phoenix.economy.capital import crown
from tafelrunde.games.phoenix.holdings.land import set_stage, stage_at, take_field
from tafelrunde.games.phoenix.holdings.ledger import totals
from tafelrunde.games.phoenix.melee.good_points import is_home
from tafelrunde.games.phoenix.moves.special import BonusTown, DeclareKind, PirateBonus
from tafelrunde.games.phoenix.orders.muster import BuildTown, Goods
from tafelrunde.games.phoenix.orders.trade import OfferGoods, TakeOver
from tafelrunde.games.phoenix.orders.turn import Embark, Load, ToTreasury
from tafelrunde.games.phoenix.realms.pirates import land_points
from tafelrunde.games.phoenix.secrecy.seen import TownSeen
from tafelrunde.games.phoenix.standing.costs import TABLE, row_of
from tafelrunde.games.phoenix.state.realm import FOUNDING, INVADER, PIRATE, UNDEAD
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import LEADER, LIGHT_CATAPULT, PRICE, STAGE_POINTS, WARRIOR
from tafelrunde.games.phoenix.tables.prices import STAGES as STAGE_CODES
from tafelrunde.games.phoenix.tables.terrain import DEEP_SEA, WATER
from tafelrunde.games.phoenix.told.course import BonusPaid, RealmTurned
from tafelrunde.games.phoenix.towns.invaders import water_taxes
from tafelrunde.games.phoenix.towns.taxes import taxes
from tafelrunde.games.phoenix.towns.towns import finish_towns
from tests.games.phoenix.claims import rules
from tests.games.phoenix.marches import EAST, foot, march, riders, turn
from tests.games.phoenix.table import (
    ANN,
    BOB,
    NAMES,
    army,
    at,
    finish_month,
    hand_in,
    muster,
    position,
    refused,
    view,
)
from tests.games.phoenix.wars import throw

SEA, SHORE, LAND = "101/28", "101/27", "101/26"
KINDS = {"invader": INVADER, "pirate": PIRATE, "undead": UNDEAD}


def decide(state: State, move: Any) -> None:
    GAME.apply(state, state.setting.game_master, move, [])


def special(kind: int = PIRATE, count: int = 0, **given: Any) -> State:
    """Ann's realm is of that kind and has so many fields of lowland, without a capital."""
    realms = {"Ann": {"gold": 1000, "capital": ""}, **given.pop("realms", {})}
    state = position(month=5, realms=realms, **given)
    for field in range(len(state.owner)):
        if state.owner[field] == ANN:
            state.owner[field] = 255
    land = [f for f in range(len(state.owner)) if not state.setting.world.is_water[f]]
    plain = [f for f in land if not state.setting.world.is_nest[f]]
    for field in plain[:count]:
        state.owner[field] = ANN
    state.edit_realm(ANN).kind = kind
    return state


def grown(state: State, place: str) -> int:
    """How many months the people of the realm need for what they build there."""
    months = 0
    while state.towns[at(state, place)].site:
        finish_towns(state)
        months += 1
    return months


# --- what a realm is ---------------------------------------------------------------------------------


@rules("PH-6.5a", "PH-R39")
@pytest.mark.parametrize("kind", KINDS)
def test_the_game_master_declares_the_kind_and_everybody_sees_it(kind: Any) -> None:
    state = special(FOUNDING, 50)
    decide(state, DeclareKind("Ann", kind))
    seen = view(state, BOB).realms[ANN]
    assert seen is not None
    assert state.realms[ANN].kind == KINDS[kind] == seen.kind
    assert RealmTurned(ANN, f"kind_{kind}") in state.news


@pytest.mark.parametrize(
    ("kind", "rule"), [("invader", "PH-R39"), ("pirate", "PH-6.6b"), ("undead", "PH-6.7b")]
)
@rules("PH-6.6b", "PH-6.7b", "PH-R39")
def test_nobody_with_51_fields_becomes_one(kind: Any, rule: str) -> None:
    state = special(FOUNDING, 51)
    with refused(rule, realm="Ann", count=51):
        decide(state, DeclareKind("Ann", kind))
    decide(state, DeclareKind("Ann", "founding"))


@pytest.mark.parametrize("kind", KINDS.values())
@pytest.mark.parametrize("count", [50, 51])
def test_ph_r39_the_status_ends_with_the_turn_above_50_fields(kind: int, count: int) -> None:
    state = special(kind, count)
    muster(state, ANN)
    assert state.active == ANN
    assert state.realms[ANN].kind == kind
    hand_in(state, ANN)
    assert state.realms[ANN].kind == (FOUNDING if count == 51 else kind)
    assert (RealmTurned(ANN, "kind_founding") in state.news) == (count == 51)


@rules("PH-6.5j", "PH-6.6c")
@pytest.mark.parametrize(
    ("kind", "capital", "at_sea"),
    [
        (INVADER, False, True),
        (UNDEAD, False, True),
        (INVADER, True, False),
        (PIRATE, False, True),
        (PIRATE, True, True),
        (FOUNDING, False, False),
    ],
)
def test_where_they_are_at_home(kind: int, capital: bool, at_sea: bool) -> None:
    state = special(kind, fields={SEA: {"terrain": "w"}})
    if capital:
        state.edit_realm(ANN).capital = at(state, LAND)
    state.edit_realm(ANN).home = state.setting.world.terrain[at(state, LAND)]
    assert is_home(state, ANN, at(state, SEA)) == at_sea
    assert is_home(state, ANN, at(state, LAND)) != at_sea


@rules("PH-6.5j", "PH-5.5.2a", "PH-R39")
@pytest.mark.parametrize("kind", [INVADER, PIRATE])
def test_the_first_capital_of_an_invader_makes_his_home_terrain(kind: int) -> None:
    """For pirates it counts once they are none any more; a move of the capital changes nothing."""
    fields = {SEA: {"terrain": "w"}, LAND: {"terrain": "f", "town": "FST"}, SHORE: {"town": "FST"}}
    state = special(kind, 48, fields=fields)
    state.owner[at(state, LAND)] = state.owner[at(state, SHORE)] = ANN
    state.edit_realm(ANN).home = 0
    decide(state, BonusTown("Ann", "HST", LAND))
    grown(state, LAND)
    state.edit_realm(ANN).kind = FOUNDING
    assert is_home(state, ANN, at(state, LAND))
    assert not is_home(state, ANN, at(state, SHORE))
    crown(state, ANN, at(state, SHORE))
    assert is_home(state, ANN, at(state, LAND))


@rules("PH-6.5j", "PH-5.5.2a")
def test_a_conquered_capital_is_a_capital_too() -> None:
    state = special(INVADER, fields={LAND: {"terrain": "f", "owner": "Bob", "town": "HST"}})
    state.edit_realm(ANN).home = 0
    take_field(state, at(state, LAND), ANN, "conquered")
    assert state.realms[ANN].capital == at(state, LAND)
    assert is_home(state, ANN, at(state, LAND))


# --- invaders ----------------------------------------------------------------------------------------


def flooded(waters: int, **fleets: Any) -> State:
    fields = {f"101/{number:02d}": {"terrain": "w"} for number in range(1, waters + 1)}
    rows = {name: {"301": {"field": field, "troops": 5}} for name, field in fleets.items()}
    return special(INVADER, fields=fields, armies=rows)


@rules("PH-6.5k", "PH-3.2.1a")
@pytest.mark.parametrize(
    ("waters", "fleets", "gold"),
    [
        (25, {"Ann": "101/01"}, 3000),
        (24, {"Ann": "101/01"}, 0),
        (25, {"Ann": "101/01", "Bob": "101/25"}, 0),
        (25, {"Bob": "101/25"}, 0),
        (25, {}, 0),
    ],
)
def test_a_water_province_pays_who_alone_has_a_fleet(waters: int, fleets: dict[str, str], gold: int) -> None:
    state = flooded(waters, **fleets)
    assert water_taxes(state).get(ANN, 0) == gold == taxes(state)[ANN]
    state.edit_realm(ANN).kind = FOUNDING
    assert taxes(state)[ANN] == 0


STAGES = (("BUR", "", 12), ("STD", "BUR", 24), ("FST", "STD", 36), ("HST", "FST", 48))


@rules("PH-6.5l", "PH-6.5n")
@pytest.mark.parametrize(("stage", "before", "need"), STAGES)
def test_towns_for_nothing_by_the_size_of_the_realm(stage: Any, before: str, need: int) -> None:
    state = special(INVADER, need)
    place = state.setting.world.label(state.owner.flat().find(ANN))
    if before:
        state = special(INVADER, need, fields={place: {"town": before}})
    small = state.copy()
    small.owner[small.owner.flat().rfind(ANN)] = BOB
    with refused("PH-6.5l", realm="Ann", count=need - 1, town=stage, need=need):
        decide(small, BonusTown("Ann", stage, place))
    decide(state, BonusTown("Ann", stage, place))
    grown(state, place)
    assert (state.realms[ANN].capital == at(state, place)) == (stage == "HST")
    assert state.realms[ANN].gold == 1000
    for field in range(len(state.owner)):
        if state.owner[field] == ANN and field != at(state, place):
            state.owner[field] = BOB
    assert stage_at(state, at(state, place)) == [row[0] for row in STAGES].index(stage) + 1


@rules("PH-6.5l")
def test_each_of_these_towns_comes_once() -> None:
    state = special(INVADER, 30)
    own = [state.setting.world.label(field) for field in range(len(state.owner)) if state.owner[field] == ANN]
    first, second = own[0], own[-1]
    decide(state, BonusTown("Ann", "BUR", first))
    grown(state, first)
    assert [seen.bonus for seen in view(state, BOB).realms if seen] == [("BUR",), ()]
    with refused("PH-6.5l", realm="Ann", town="BUR"):
        decide(state, BonusTown("Ann", "BUR", second))
    decide(state, BonusTown("Ann", "STD", first))
    grown(state, first)
    set_stage(state, at(state, second), 1, "built")
    with refused("PH-6.5l", realm="Ann", town="STD"):
        decide(state, BonusTown("Ann", "STD", second))


@rules("PH-6.5m", "PH-6.5a")
def test_the_rules_of_building_hold_for_free_towns() -> None:
    state = special(INVADER, 48)
    world = state.setting.world
    place, other = world.label(state.owner.flat().find(ANN)), world.label(state.owner.flat().rfind(ANN) + 1)
    with refused("PH-1.5b", field=other):
        decide(state, BonusTown("Ann", "BUR", other))
    with refused("PH-1.5.6a"):
        decide(state, BonusTown("Ann", "STD", place))
    decide(state, DeclareKind("Ann", "founding"))
    with refused("PH-6.5a", realm="Ann"):
        decide(state, BonusTown("Ann", "BUR", place))


@rules("PH-R226", "PH-6.5m")
@pytest.mark.parametrize(("stage", "before", "need", "months"), [("BUR", "", 12, 4), ("HST", "FST", 48, 8)])
def test_r226_free_towns_grow_by_the_monthly_limit(stage: Any, before: str, need: int, months: int) -> None:
    place = special(INVADER, need).setting.world.label(special(INVADER, need).owner.flat().find(ANN))
    state = special(INVADER, need, fields={place: {"town": before}} if before else {})
    decide(state, BonusTown("Ann", stage, place))
    assert view(state, BOB).towns[place] == TownSeen(before, stage, bonus=True)
    gold = state.realms[ANN].gold
    assert grown(state, place) == months
    assert state.realms[ANN].gold == gold
    assert STAGE_CODES[stage_at(state, at(state, place))] == stage


@rules("PH-R226", "PH-1.5f")
def test_r226_what_the_realm_buys_counts_towards_the_limit() -> None:
    state = special(INVADER, 12)
    place = state.setting.world.label(state.owner.flat().find(ANN))
    state.edit_realm(ANN).gold = 20_000
    decide(state, BonusTown("Ann", "BUR", place))
    muster(state, ANN, BuildTown("BUR", place, 100))
    with refused("PH-1.5f"):
        muster(special(INVADER, 12), ANN, BuildTown("BUR", place, 251))
    finish_month(state)
    assert state.towns[at(state, place)].points == 250


@rules("PH-R226", "PH-R86")
def test_r226_a_conqueror_does_not_build_on_for_nothing() -> None:
    state = special(INVADER, 24)
    place = state.setting.world.label(state.owner.flat().find(ANN))
    set_stage(state, at(state, place), 1, "built")
    decide(state, BonusTown("Ann", "STD", place))
    take_field(state, at(state, place), BOB, "conquered")
    finish_towns(state)
    town = state.towns[at(state, place)]
    assert (town.site, town.points) == (0, STAGE_POINTS[1])


# --- pirates -----------------------------------------------------------------------------------------


@rules("PH-6.6d")
@pytest.mark.parametrize("weapons", [{}, {"light": 1}, {"heavy": 1}])
def test_pirates_are_faster_in_all_waters(weapons: dict[str, int]) -> None:
    fleet = {"field": SEA, "troops": 5, **weapons}
    state = special(FOUNDING, fields={SEA: {"terrain": "w"}}, armies={"Ann": {"301": fleet}})
    common = TABLE[row_of(state, army(state, ANN, 301))]
    state.edit_realm(ANN).kind = PIRATE
    ours = TABLE[row_of(state, army(state, ANN, 301))]
    for column in range(4):
        for terrain in (WATER, DEEP_SEA):
            assert 42 // ours[column][terrain] > 42 // common[column][terrain]


@rules("PH-6.6e", "PH-1.1.4e")
def test_pirates_carry_no_foreign_units() -> None:
    rows = {
        "Ann": {"101": {"field": SHORE, "troops": 500}},
        "Bob": {"301": {"field": SEA, "troops": 9}},
    }
    state = special(FOUNDING, fields={SEA: {"terrain": "w"}}, armies=rows)
    state.edit_realm(BOB).kind = PIRATE
    muster(state, ANN)
    with refused("PH-1.1.4e", army="101", fleet="301"):
        hand_in(state, ANN, Embark(101, 301))


@rules("PH-6.6f")
@pytest.mark.parametrize("pirate", [ANN, BOB])
def test_goods_do_not_change_hands_with_pirates(pirate: int) -> None:
    rows = {name: {"301": {"field": SEA, "troops": 9}} for name in NAMES[:2]}
    state = special(FOUNDING, fields={SEA: {"terrain": "w"}}, armies=rows)
    state.edit_realm(pirate).kind = PIRATE
    muster(state, ANN)
    with refused("PH-6.6f", realm=NAMES[pirate]):
        hand_in(state, ANN, OfferGoods(301, "Bob", Goods(ships=2)))
    state.edit_realm(pirate).kind = FOUNDING
    hand_in(state, ANN, OfferGoods(301, "Bob", Goods(ships=2)))


@rules("PH-6.6h", "PH-6.6i", "PH-6.7c")
@pytest.mark.parametrize(
    ("kind", "gold", "treasury"),
    [(FOUNDING, 600, False), (INVADER, 600, False), (UNDEAD, 600, False), (PIRATE, 1200, True)],
)
def test_combat_income(kind: int, gold: int, treasury: bool) -> None:
    state = special(kind, armies={"Ann": {"101": {"field": LAND, "troops": 500}}})
    key = army(state, ANN, 101).key
    assert combat_income(state, [key], Fraction(1000), Fraction(400), defending=False) == {ANN: gold}
    assert state.realms[ANN].gold - 1000 == (gold if treasury else 0)
    assert state.army(key).special == (0 if treasury else gold)
    assert state.account == totals(state)


@rules("PH-6.6g", "PH-5.5i")
@pytest.mark.parametrize("kind", [FOUNDING, PIRATE])
def test_pirates_are_not_captured_when_they_are_run_over(kind: int) -> None:
    """100 warriors, a leader and a catapult: prisoners and loot of others, mere income of pirates."""
    weak = {"102": {"field": EAST, "troops": 100, "leaders": 1, "light": 1}}
    state = turn(mine=riders(troops=5000, leaders=3), theirs=weak)
    state.edit_realm(BOB).kind = kind
    march(state, EAST, number=201)
    victor = army(state, ANN, 201)
    worth = 100 * PRICE[WARRIOR] + PRICE[LEADER] + PRICE[LIGHT_CATAPULT]
    assert not state.realms[BOB].armies
    assert victor.special == (worth // 2 if kind == PIRATE else 0)
    assert (victor.goods == ()) == (kind == PIRATE)
    assert sum(unit.light for unit in state.realms[ANN].armies.values()) == (0 if kind == PIRATE else 1)


@rules("PH-6.6g", "PH-5.5z")
@pytest.mark.parametrize("kind", [FOUNDING, PIRATE])
def test_catapults_of_pirates_fall_with_their_army(kind: int) -> None:
    theirs = {"102": {"field": EAST, "troops": 1000, "leaders": 1, "light": 4}}
    state = turn(mine=foot(troops=5000, leaders=30), theirs=theirs)
    state.edit_realm(BOB).kind = kind
    mark_fired(state.edit_army(army(state, BOB, 102).key), state.month, 4, 0)
    march(state, EAST)
    throw(state, (20, 1))
    assert not state.realms[BOB].armies
    assert army(state, ANN, 101).light == (0 if kind == PIRATE else 2)
    assert state.account == totals(state)


@rules("PH-6.6i")
@pytest.mark.parametrize("kind", [FOUNDING, PIRATE])
def test_gold_that_pirates_are_given_goes_into_their_treasury(kind: int) -> None:
    rows = {
        "Ann": {"301": {"field": SEA, "troops": 5, "special": 700}},
        "Bob": {"301": {"field": SEA, "troops": 5}},
    }
    given: Any = {"fields": {SEA: {"terrain": "w"}}, "armies": rows}
    state = position(month=2, step="turn", active="Ann", order=("Ann", "Bob"), **given)
    state.edit_realm(BOB).kind = kind
    state.edit_realm(ANN).coasts = 1 << BOB
    state.owner[at(state, SHORE)] = ANN
    hand_in(state, ANN, OfferGoods(301, "Bob", special=700))
    before = state.realms[BOB].gold
    hand_in(state, BOB, TakeOver("Ann", 301, 301))
    taken = army(state, BOB, 301)
    is_pirate = kind == PIRATE
    assert (state.realms[BOB].gold - before, taken.special) == ((700, 0) if is_pirate else (0, 700))
    assert (taken.held == 3) != is_pirate
    assert state.account == totals(state)


@rules("PH-R231", "PH-6.6i")
def test_r231_pirates_delocalise_special_income_on_the_spot() -> None:
    rows = {
        "301": {"field": SEA, "troops": 5, "special": 700},
        "302": {"field": SEA, "troops": 5, "special": 300},
    }
    given: Any = {"fields": {SEA: {"terrain": "w"}}, "armies": {"Ann": rows}, "step": "turn", "active": "Ann"}
    state = position(month=2, **given)
    with refused("PH-3.2.3d"):
        hand_in(state, ANN, ToTreasury(SEA, 800))
    state.edit_realm(ANN).kind = PIRATE
    with refused("PH-R231", field=SEA, have=1000, asked=1001):
        hand_in(state, ANN, ToTreasury(SEA, 1001))
    gold = state.realms[ANN].gold
    hand_in(state, ANN, ToTreasury(SEA, 800))
    assert state.realms[ANN].gold == gold + 800
    assert (army(state, ANN, 301).special, army(state, ANN, 302).special) == (0, 200)
    assert state.account == totals(state)


@rules("PH-6.6j")
@pytest.mark.parametrize(("kind", "allowed"), [(PIRATE, True), (INVADER, False)])
def test_treasury_gold_in_audvacar(kind: int, allowed: bool) -> None:
    rows = {"Ann": {"301": {"field": SEA, "troops": 5}}}
    state = special(kind, fields={SEA: {"terrain": "~"}}, armies=rows, audvacar=SEA)
    muster(state, ANN)
    if allowed:
        hand_in(state, ANN, Load(301, 700))
        assert (army(state, ANN, 301).gold, state.realms[ANN].gold) == (700, 300)
    else:
        with refused("PH-4.3a"):
            hand_in(state, ANN, Load(301, 700))


@rules("PH-6.6.6a", "PH-6.6.6b")
def test_land_points() -> None:
    state = special(PIRATE, 10)
    assert land_points(state, ANN) == 10
    places = [field for field in range(len(state.owner)) if state.owner[field] == ANN]
    for (stage, _before, _need), place in zip(STAGES, places, strict=False):
        given = state.setting.world.label(place)
        state = GAME.arrange(state, {"month": 5, "fields": {given: {"town": stage}}}, ["Ann", "Bob", "SL"])
    assert land_points(state, ANN) == 10 + 5 + 15 + 30 + 30
    nest = [field for field in range(len(state.owner)) if state.setting.world.is_nest[field]]
    for field in nest:
        state.owner[field] = ANN
    assert land_points(state, ANN) == 90 + 20


@rules("PH-6.6.6c")
@pytest.mark.parametrize(
    ("kind", "count", "paid"), [(PIRATE, 99, True), (PIRATE, 100, False), (UNDEAD, 9, False)]
)
def test_the_bonus_is_for_pirates_of_little_land(kind: int, count: int, paid: bool) -> None:
    state = special(kind, count)
    if paid:
        decide(state, PirateBonus("Ann", 25_000))
        assert state.realms[ANN].gold == 26_000
        assert BonusPaid(ANN, 25_000) in state.news
    else:
        with refused("PH-6.6.6c", realm="Ann", points=count):
            decide(state, PirateBonus("Ann", 25_000))
        assert state.realms[ANN].gold == 1000
