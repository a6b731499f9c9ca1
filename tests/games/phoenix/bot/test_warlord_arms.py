"""Wizards, knights and ships of the bots: whom they seek out, whom they avoid, and what they guard."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE, Event
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.arithmetic.duel import Duellist
from tafelrunde.games.phoenix.arithmetic.duel_odds import odds
from tafelrunde.games.phoenix.bot.duels import CONFIDENT, MOST_COUNTED, win_chance
from tafelrunde.games.phoenix.bot.navy import warships
from tafelrunde.games.phoenix.orders.fire import FireBefore
from tafelrunde.games.phoenix.orders.magic import Ban, RaiseMagicWall, TeleportLate
from tafelrunde.games.phoenix.orders.muster import Build, Enlist, Recruit
from tafelrunde.games.phoenix.orders.turn import MovePerson
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.told.land import MeleeFought
from tafelrunde.games.phoenix.told.people import CombatFought, DuelFought, WizardThrown
from tests.games.phoenix.table import ANN, BOB, at, hand_in, position
from tests.games.phoenix.warring import BOBS, HOST, crowd, magician, marched, turn, war


def fought(state: State, orders: list[Any], kind: type[Any]) -> list[Any]:
    """Events of this kind while the turn with these orders runs, dice included."""
    events: list[Event] = hand_in(state, ANN, *orders)
    while GAME.to_act(state)[0] == CHANCE:
        GAME.apply(state, CHANCE, GAME.chance(state, Seeded(1)), events)
    return [event for event in events if isinstance(event, kind)]


# --- duels -------------------------------------------------------------------------------------------


@settings(max_examples=40, deadline=None)
@given(st.integers(1, 30), st.integers(1, 30))
def test_chances_of_a_duel_are_those_of_the_rules_and_grow_with_power(own: int, other: int) -> None:
    mine, more, foe = ((Duellist(10 * points, 10 * points, True),) for points in (own, own + 1, other))

    assert win_chance(mine, foe) == odds(mine, foe).won
    assert win_chance(more, foe) >= win_chance(mine, foe)
    assert own > other or win_chance(mine, foe) < CONFIDENT


def test_of_very_many_dice_the_ratio_decides() -> None:
    many = Duellist(10 * MOST_COUNTED + 10, 10 * MOST_COUNTED + 10, True)
    assert win_chance((many,), (Duellist(100, 100, True),)) == 1
    assert win_chance((Duellist(100, 100, True),), (many,)) == 0


def wizards(*fields: str, power: int = 10) -> dict[str, Any]:
    """Wizards who are characters, from 501 on."""
    return {str(501 + i): {"field": field, "rank": "Z", "most": power} for i, field in enumerate(fields)}


def facing(own: dict[str, Any], foes: dict[str, Any], **more: Any) -> State:
    return turn(
        {"Ann": {"101": {"field": "101/27", "troops": 900}}}, people={"Ann": own, "Bob": foes}, **more
    )


def test_an_inferior_wizard_is_sought_out_and_thrown_home() -> None:
    state = facing(wizards("101/27"), magician("101/30", 4), realms={"Bob": {"capital": "402/20"}})
    orders = war(state)

    assert fought(state, orders, DuelFought)
    assert any(isinstance(order, TeleportLate) for order in orders)


def test_an_equal_wizard_is_left_alone_until_two_are_there() -> None:
    alone = facing(wizards("101/27"), wizards("101/29"))
    both = facing(wizards("101/27", "101/34"), wizards("101/29"))

    assert not fought(alone, war(alone), DuelFought)
    assert [event.result for event in fought(both, war(both), DuelFought)] == ["won"]


def test_the_power_that_a_lost_duel_costs_is_known_to_all() -> None:
    """Who was thrown home this month is no match for his equals."""
    state = facing(wizards("101/27"), wizards("101/30"))
    state.publish(WizardThrown(BOB, 501, "101/22", "101/30"))

    assert fought(state, war(state), DuelFought)


def test_from_two_fields_away_the_smallest_ban_brings_about_the_duel() -> None:
    only = {label: {"owner": "Bob"} for label in ("101/35", "101/20", "101/28", "101/19", "101/34")}
    state = facing(wizards("101/27"), magician("101/29", 4), fields=only)
    orders = war(state)

    assert [order for order in orders if isinstance(order, Ban)] == [Ban(501, "101/29", power=1)]
    assert fought(state, orders, DuelFought)


def test_a_wizard_flees_from_stronger_ones() -> None:
    fields = {"101/20": {"owner": "Ann", "town": "BUR"}}
    state = facing(wizards("101/28", power=4), wizards("101/29"), fields=fields)
    orders = war(state)

    assert [order.to for order in orders if isinstance(order, TeleportLate)] in (["101/27"], ["101/20"])
    assert not fought(state, orders, DuelFought)


def test_the_wizard_of_a_settler_stays_in_the_capital_and_raises_walls() -> None:
    rich = position(
        month=5,
        fields={"101/27": {"owner": "Ann", "town": "HST"}},
        realms={"Ann": {"gold": 900_000, "capital": "101/27"}},
    )
    assert any(isinstance(o, Enlist) and o.rank == "CZB" for o in war(rich, bot="settler"))

    calm = turn({}, people={"Ann": magician("101/27")}, realms={"Ann": {"capital": "101/27"}})
    stormy = turn(
        {"Bob": crowd(0, "101/29")}, people={"Ann": magician("101/27")}, realms={"Ann": {"capital": "101/27"}}
    )
    assert not [order for order in war(calm, bot="settler") if isinstance(order, TeleportLate)]
    assert RaiseMagicWall(501, "101/27", "O") in war(stormy, bot="settler")


# --- knights -----------------------------------------------------------------------------------------


def lord(field: str, rank: str, *, knight: bool = True) -> dict[str, Any]:
    return {"602": {"field": field, "rank": rank, "knight": knight}}


@pytest.mark.parametrize(
    ("own", "foe", "knightly", "rides"),
    [
        ("FSH", "STH", True, True),
        ("STH", "STH", True, True),
        ("STH", "FSH", True, False),
        ("FSH", "STH", False, False),
    ],
)
def test_knights_ride_against_knights_who_are_no_stronger(
    own: str, foe: str, knightly: Any, rides: Any
) -> None:
    people = {"Ann": lord("101/28", own), "Bob": lord("101/29", foe, knight=knightly)}
    state = turn({"Bob": crowd(0, "101/29", leaders=1)}, people=people)
    orders = war(state)

    assert [order.to for order in orders if isinstance(order, MovePerson)] == ["101/29"] * rides
    assert [event.kind for event in fought(state, orders, CombatFought)] == ["tilt"] * rides
    assert state.person(602).captor < 0


def test_a_knight_draws_near_to_one_whom_he_reaches_later() -> None:
    people = {"Ann": lord("101/34", "FSH"), "Bob": lord("101/30", "STH")}
    state = turn({}, people=people, fields={"101/30": {"owner": "Bob", "walls": ["W", "NW", "SW"]}})
    goal = at(state, "101/30")
    [order] = [order for order in war(state) if isinstance(order, MovePerson)]

    assert state.owner[at(state, order.to)] == ANN
    assert distance(state, order.to, goal) < distance(state, "101/34", goal)


def distance(state: State, label: str, goal: int) -> int:
    return state.setting.world.distance(at(state, label), goal)


def test_a_knight_who_has_withdrawn_comes_home() -> None:
    state = turn({}, people={"Ann": lord("101/29", "STH"), "Bob": lord("101/30", "BUH")})
    state.edit_person(602).barred = state.month

    assert [order.to for order in war(state) if isinstance(order, MovePerson)] == ["101/27"]


# --- the sea -----------------------------------------------------------------------------------------

SEA = {f"101/{number}": {"terrain": "w", "owner": "nobody"} for number in (29, 30, 36, 37, 22, 21)}


def at_sea(ships: int, others: int) -> State:
    """Ann's fleet, and one of Bob's, who has so many armies that each may be weak."""
    far = {str(201 + i): {"field": "402/20", "troops": 450} for i in range(others)}
    bob = {"301": {"field": "101/30", "troops": 10}, **far}
    fleet = {"301": {"field": "101/29", "troops": ships}}
    return turn({"Ann": fleet, "Bob": bob}, fields=SEA)


@settings(max_examples=12, deadline=None)
@given(st.integers(5, 90))
def test_fleets_attack_those_that_they_are_likely_to_beat(ships: int) -> None:
    """The foe may have 10 ships: those who have half as many more attack, weaker ones never."""
    state = at_sea(ships, 40)
    attacks = marched(war(state), 301) == {"101/30"}

    assert attacks or ships < 20
    assert not attacks or ships > 10


def test_a_battle_at_sea_is_fought_and_a_strong_fleet_avoided() -> None:
    weak, strong = at_sea(60, 40), at_sea(60, 0)

    assert [event.field for event in fought(weak, war(weak), MeleeFought)] == ["101/30"]
    assert not fought(strong, war(strong), MeleeFought)


def test_ships_for_war_are_built_where_enemy_fleets_are_near() -> None:
    town = {"101/28": {"owner": "Ann", "town": "HST"}}
    common: dict[str, Any] = {
        "month": 5,
        "all": {"terrain": "t", "owner": "Ann"},
        "fields": {**SEA, **town},
        "realms": {"Ann": {"gold": 400_000, "capital": "101/28"}},
    }
    near = position(**common, armies={"Bob": {"301": {"field": "101/30", "troops": 10}}})
    far = position(**common)
    built = [
        [o for o in war(state) if isinstance(o, Recruit) and o.army // 100 == 3] for state in (near, far)
    ]

    assert any(order.goods.light_warships and order.goods.ships for order in built[0])
    assert not any(order.goods.light_warships for order in built[1])


@given(st.integers(-50_000, 200_000))
def test_warships_cost_what_there_is(gold: int) -> None:
    goods = warships(gold)
    assert min(goods.ships, goods.light_warships) >= 0
    assert 0 <= max(0, gold) - 500 * goods.ships - 10_000 * goods.light_warships < 500


# --- walls -------------------------------------------------------------------------------------------


def test_a_settler_walls_its_towns_in_towards_strangers_only() -> None:
    fields = {
        "101/28": {"owner": "Ann", "town": "HST"},
        "101/29": {"owner": "Bob"},
        "101/27": {"owner": "Ann"},
    }
    gold = {"gold": 300_000, "capital": "101/28"}
    strange = position(month=5, fields=fields, realms={"Ann": gold})
    friends = {"Ann": {**gold, "ways": ["Bob"]}, "Bob": {"ways": ["Ann"]}}
    allied = position(month=5, fields=fields, realms=friends)
    walls = [
        [order for order in war(state, bot="settler") if isinstance(order, Build) and order.work == "WL"]
        for state in (strange, allied)
    ]

    assert walls == [[Build("WL", "101/28", "O")], []]


def test_catapults_shoot_down_the_wall_before_the_town() -> None:
    train = {"field": "101/28", "troops": 1000, "leaders": 1, "light": 2}
    walled = {"101/29": {"owner": "Bob", "town": "FST", "walls": ["W"]}}
    state = turn({"Ann": {"101": train, "201": HOST}, "Bob": crowd(0, "101/29")}, fields={**BOBS, **walled})

    assert FireBefore(101, "101/29", side="W") in war(state)
    assert state.owner[at(state, "101/29")] == BOB
