"""Absent realms (6.9) and what happens to harvests (6.11)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.holdings.happenings import drawn
from tafelrunde.games.phoenix.holdings.ledger import totals
from tafelrunde.games.phoenix.marching.reach import reach, why_not
from tafelrunde.games.phoenix.melee.conquest import conquer
from tafelrunde.games.phoenix.moves.kinds import Sheet
from tafelrunde.games.phoenix.moves.meeting import DeclareAbsent, DeclareReturn, Happen, HoldCouncil
from tafelrunde.games.phoenix.orders.fire import FireBefore
from tafelrunde.games.phoenix.orders.magic import Teleport, TeleportGoods, TeleportLate
from tafelrunde.games.phoenix.orders.turn import MoveArmy, Plunder
from tafelrunde.games.phoenix.special.absence import degree
from tafelrunde.games.phoenix.standing.shelter import DESERTED, EXPOSED, SHELTERED, halved
from tafelrunde.games.phoenix.standing.standing import SPARED, enemies_at
from tafelrunde.games.phoenix.state.realm import OUTSIDE
from tafelrunde.games.phoenix.state.state import DICE, MUSTER, NOBODY, TURN, State
from tafelrunde.games.phoenix.tables.prices import LIGHT_CATAPULT
from tafelrunde.games.phoenix.told.course import Happened, RealmAbsent, RealmReturned
from tafelrunde.games.phoenix.told.land import ArmyOverrun
from tafelrunde.games.phoenix.told.minutes import MeleeWorked
from tafelrunde.phoenix_desk.protocol.whole import in_words
from tests.games.phoenix.claims import rules
from tests.games.phoenix.marches import EAST, HERE, march, riders, turn
from tests.games.phoenix.table import ANN, BOB, army, at, finish_month, hand_in, position, refused, view
from tests.games.phoenix.wars import minutes, throw

HOME, TOWN, HELD, NEXT = "101/28", "101/29", "101/35", "101/27"
OWN = {"owner": "Bob"}


def campaign(month: int = 2, **given: Any) -> State:
    """Ann moves; her army stands before three fields of Bob: bare, with a town, with an army."""
    fields = {HOME: {**OWN, "roads": ["O"]}, TOWN: {**OWN, "town": "BUR"}, HELD: OWN, NEXT: {"owner": "Ann"}}
    return position(
        month=month,
        step="turn",
        active="Ann",
        order=("Ann", "Bob"),
        fields=fields,
        realms={"Ann": {"gold": 1000}, "Bob": {"gold": 5000}},
        armies={
            "Ann": {"101": {"field": NEXT, "troops": 5000}, "102": {"field": HOME, "troops": 5000}},
            "Bob": {"101": {"field": HELD, "troops": 1000}, "102": {"field": NEXT, "troops": 1000}},
        },
        **given,
    )


def declare(state: State, move: Any) -> list[Any]:
    events: list[Any] = []
    GAME.apply(state, state.setting.game_master, move, events)
    return events


@rules("PH-6.9.2.3a", "PH-6.9.2.5a", "PH-6.9.2.7a")
def test_who_was_excused_counts_like_one_time_less() -> None:
    assert [degree(times, excused=True) for times in (1, 2, 3, 4)] == [SHELTERED, SPARED, EXPOSED, DESERTED]
    assert [degree(times, excused=False) for times in (1, 2, 3)] == [SPARED, EXPOSED, DESERTED]


@rules("PH-6.9.2.1a")
def test_land_of_an_excused_realm_is_not_entered() -> None:
    state = campaign()
    declare(state, DeclareAbsent("Bob", 1, True))
    with refused("PH-6.9.2.1a", unit="101", field=HOME, realm="Bob"):
        hand_in(state, ANN, MoveArmy(101, HOME))


@rules("PH-6.9.2.2a", "PH-6.9.2.2b")
def test_without_excuse_bare_land_may_be_taken_but_towns_and_armies_are_spared() -> None:
    state = campaign()
    declare(state, DeclareAbsent("Bob", 1, False))
    for place in (TOWN, HELD):
        with refused("PH-6.9.2.2b", field=place):
            hand_in(state, ANN, MoveArmy(102, place))
    hand_in(state, ANN, MoveArmy(101, HOME))
    assert state.owner[at(state, HOME)] == ANN


@pytest.mark.parametrize("excused", [True, False])
@rules("PH-6.9.2.1a", "PH-6.9.2.2b")
def test_closed_fields_are_out_of_reach_and_the_reason_is_told(excused: bool) -> None:
    state = campaign()
    assert at(state, TOWN) in reach(state, state.army(102))
    declare(state, DeclareAbsent("Bob", 1, excused))
    found = reach(state, state.army(101))
    assert (at(state, HOME) in found) != excused
    assert at(state, TOWN) not in reach(state, state.army(102))
    rule = "PH-6.9.2.1a" if excused else "PH-6.9.2.2b"
    assert why_not(state, state.army(102), at(state, TOWN)).rule == rule


@rules("PH-6.9.2.4a")
def test_the_second_time_without_excuse_everything_may_be_entered() -> None:
    state = campaign()
    declare(state, DeclareAbsent("Bob", 2, False))
    GAME.check(state, ANN, Sheet((MoveArmy(102, TOWN),)))
    GAME.check(state, ANN, Sheet((MoveArmy(102, HELD),)))


@pytest.mark.parametrize("excused", [True, False])
@rules("PH-6.9.2.1c", "PH-6.9.2.2c", "PH-6.9.2.1d")
def test_armies_abroad_disband_and_all_others_stay(excused: bool) -> None:
    state = campaign()
    declare(state, DeclareAbsent("Bob", 1, excused))
    assert sorted(state.realms[BOB].armies) == [101]
    assert totals(state) == state.account


@rules("PH-6.9.2.1b", "PH-6.9.2.2d")
def test_fleets_of_an_absent_realm_are_nobodys_enemies() -> None:
    sea = {"101/11": {"terrain": "w"}, "101/12": {"terrain": "w"}}
    for times, excused, hostile in ((1, True, False), (1, False, False), (2, False, True)):
        state = position(
            fields=sea, armies={"Bob": {"301": {"field": "101/11", "troops": 5}}}, step="turn", active="Ann"
        )
        declare(state, DeclareAbsent("Bob", times, excused))
        assert 301 in state.realms[BOB].armies
        assert bool(enemies_at(state, ANN, at(state, "101/11"))) == hostile


@pytest.mark.parametrize(
    ("times", "excused", "paid"), [(1, True, True), (1, False, False), (2, False, False)]
)
@rules("PH-6.9.2.1d", "PH-6.9.2.2e", "PH-6.9.2.4c")
def test_taxes_of_an_absent_realm(times: int, excused: bool, paid: bool) -> None:
    state = campaign(month=4)
    declare(state, DeclareAbsent("Bob", times, excused))
    finish_month(state)
    assert (state.realms[BOB].gold > 5000) == paid
    assert state.realms[ANN].gold > 1000


def test_ph_6_9_2_4b_strength_is_halved() -> None:
    state = campaign()
    declare(state, DeclareAbsent("Bob", 2, False))
    assert [halved(state, ANN, 1001), halved(state, BOB, 1001)] == [1001, 500]


@rules("PH-6.9.2.4b", "PH-6.9.2.4a")
def test_half_of_the_strength_counts_in_a_melee_and_the_protocol_says_so() -> None:
    for times, strength in ((0, "1001"), (2, "500")):
        state = turn(
            mine={"101": {"field": HERE, "troops": 4000}}, theirs={"102": {"field": EAST, "troops": 1001}}
        )
        if times:
            declare(state, DeclareAbsent("Bob", times, False))
        march(state, EAST)
        throw(state, (10, 10))
        (worked,) = minutes(state, MeleeWorked)
        assert worked.strengths == ("4000", strength)
        said = "\n".join(in_words(worked, ("Ann", "Bob"), "en"))
        assert ("PH-6.9.2.4b" in said) == (times == 2)


@rules("PH-6.9.2.4b", "PH-5.5d")
def test_ten_times_the_half_runs_over() -> None:
    """1,000 riders against 200 warriors of whom 100 count."""
    for times, is_run_over in ((0, False), (2, True)):
        state = turn(mine=riders(kills=True), theirs={"102": {"field": EAST, "troops": 200, "leaders": 1}})
        if times:
            declare(state, DeclareAbsent("Bob", times, False))
        march(state, EAST, number=201)
        assert any(isinstance(event, ArmyOverrun) for event in state.news) == is_run_over


@rules("PH-6.9.2.6a", "PH-6.9.2.6b", "PH-6.9.2.6c")
def test_the_third_time_nothing_is_left() -> None:
    state = campaign()
    declare(state, DeclareAbsent("Bob", 3, False))
    assert not state.realms[BOB].armies
    assert state.realms[BOB].gold == 0
    assert {state.owner[at(state, place)] for place in (HOME, TOWN, HELD)} == {NOBODY}
    assert at(state, TOWN) not in state.towns
    assert not any(state.works)
    assert totals(state) == state.account


def test_ph_6_9_2a_an_absent_realm_misses_its_turns_until_it_returns() -> None:
    state = position(month=1)
    assert RealmAbsent(BOB, 1, True) in declare(state, DeclareAbsent("Bob", 1, True))
    hand_in(state, ANN)
    assert (state.active, state.step != MUSTER) == (ANN, True)
    finish_month(state)
    assert GAME.to_act(state) == (ANN,)
    assert RealmReturned(BOB) in declare(state, DeclareReturn("Bob"))
    with refused("PH-6.9.2a", realm="Bob"):
        declare(state, DeclareReturn("Bob"))
    finish_month(state)
    assert GAME.to_act(state) == (ANN, BOB)


def test_when_the_last_realm_that_is_waited_for_is_absent_the_muster_closes() -> None:
    state = position(month=1)
    hand_in(state, ANN)
    declare(state, DeclareAbsent("Bob", 1, True))
    assert state.step != MUSTER


def draw_on(state: State) -> None:
    """All that CHANCE does now."""
    while GAME.to_act(state) == (CHANCE,):
        GAME.apply(state, CHANCE, GAME.chance(state, Seeded(1)), [])


def test_ph_6_9_2a_where_all_are_absent_the_game_master_says_how_it_goes_on() -> None:
    """No month passes by itself, and `to_act` is empty only when a campaign is over."""
    state = position(month=1)
    for name in ("Ann", "Bob"):
        declare(state, DeclareAbsent(name, 1, True))
    draw_on(state)
    assert (state.step, GAME.to_act(state)) == (MUSTER, (state.setting.game_master,))
    assert GAME.to_act(GAME.imagine(view(state, ANN), Seeded(0))) == GAME.to_act(state)
    month = state.month
    declare(state, HoldCouncil("Shall we play?", "decision", (), (), 2))
    assert (state.month, state.step) == (month, MUSTER), "a decision about something else closes nothing"
    declare(state, GAME.legal_moves(state, state.setting.game_master).sample(Seeded(1)))
    draw_on(state)
    assert state.month == month + 1


def test_who_returns_where_all_were_absent_plays_this_month() -> None:
    state = position(month=1)
    for name in ("Ann", "Bob"):
        declare(state, DeclareAbsent(name, 1, True))
    draw_on(state)
    month = state.month
    declare(state, DeclareReturn("Bob"))
    assert (state.month, GAME.to_act(state)) == (month, (BOB,))
    hand_in(state, BOB)
    assert (state.step, GAME.to_act(state)) == (TURN, (BOB,))


# --- happenings --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "change"), [("harvest", 500), ("plague", -500)])
@rules("PH-6.11a")
def test_harvests_and_plagues_change_the_next_taxes_of_a_field_once(kind: Any, change: int) -> None:
    def taxes(*moves: Any, months: int = 1) -> int:
        state = campaign(month=4)
        for move in moves:
            declare(state, move)
        for _ in range(months):
            finish_month(state)
        return state.realms[ANN].gold

    event = Happen(kind, (NEXT,), 50)
    assert taxes(event) - taxes() == change
    assert taxes(event, months=5) - taxes(months=5) == change


def test_everybody_hears_of_it() -> None:
    state = campaign()
    assert Happened("plague", (NEXT,), 50, "Rats!") in declare(state, Happen("plague", (NEXT,), 50, "Rats!"))
    assert view(state, BOB).happenings == {NEXT: -50}


def test_ph_6_11b_only_land_of_realms() -> None:
    with refused("PH-6.11b", field="101/40"):
        declare(campaign(), Happen("harvest", ("101/40",), 50))


def test_what_is_drawn_can_happen() -> None:
    state = campaign()
    for seed in range(30):
        move = drawn(state, Seeded(seed))
        assert move is not None
        GAME.check(state, state.setting.game_master, move)
    assert {drawn(state, Seeded(seed)).kind for seed in range(30)} == {"harvest", "plague"}  # type: ignore[union-attr]


# --- other ways than walking in ----------------------------------------------------------------------


def sorcerer(times: int, *, excused: bool) -> State:
    """Ann's wizard of class E with an army, two fields from Bob's castle; Bob is absent."""
    state = campaign(people={"Ann": {"501": {"field": NEXT, "rank": "Z", "most": 127}}})
    declare(state, DeclareAbsent("Bob", times, excused))
    return state


@rules("PH-6.9.2.1a", "PH-6.9.2.2b")
@pytest.mark.parametrize(("excused", "rule"), [(True, "PH-6.9.2.1a"), (False, "PH-6.9.2.2b")])
def test_nobody_teleports_into_what_is_spared(excused: bool, rule: str) -> None:
    for order in (TeleportGoods(501, TOWN, (101,)), Teleport(501, TOWN), TeleportLate(501, TOWN)):
        with refused(rule, unit="501", field=TOWN, realm="Bob"):
            hand_in(sorcerer(1, excused=excused), ANN, order)
    exposed = sorcerer(2, excused=False)
    hand_in(exposed, ANN, TeleportGoods(501, TOWN, (101,)))
    assert exposed.owner[at(exposed, TOWN)] == ANN


@rules("PH-6.9.2.1a")
def test_who_stood_in_spared_land_before_neither_plunders_nor_conquers_it() -> None:
    state = campaign()
    declare(state, DeclareAbsent("Bob", 1, True))
    with refused("PH-6.9.2.1a", unit="102", field=HOME):
        hand_in(state, ANN, Plunder(102))
    assert not conquer(state, army(state, ANN, 102).key)
    assert state.owner[at(state, HOME)] == BOB


@rules("PH-6.9.2.2b", "PH-6.9.2.4a")
@pytest.mark.parametrize(
    ("times", "excused", "spared"), [(1, True, True), (1, False, True), (2, False, False)]
)
def test_towns_of_a_spared_realm_are_not_shot_at(times: int, excused: bool, spared: bool) -> None:
    state = campaign()
    state.edit_army(army(state, ANN, 102).key).light = 1
    state.account[LIGHT_CATAPULT] += 1
    declare(state, DeclareAbsent("Bob", times, excused))
    if spared:
        with refused("PH-5.1r", field=TOWN):
            hand_in(state, ANN, FireBefore(102, TOWN))
    else:
        hand_in(state, ANN, FireBefore(102, TOWN))
        assert state.step == DICE


@rules("PH-6.9.2.1a")
@pytest.mark.parametrize(("excused", "spared"), [(True, True), (False, False)])
def test_walls_of_land_that_is_not_entered_are_not_shot_at(excused: bool, spared: bool) -> None:
    """Bare land may be conquered, and then its walls are in the way."""
    state = position(
        month=2,
        step="turn",
        active="Ann",
        fields={HOME: {**OWN, "walls": ["W"]}, NEXT: {"owner": "Ann"}},
        armies={"Ann": {"101": {"field": NEXT, "troops": 500, "light": 1}}},
    )
    declare(state, DeclareAbsent("Bob", 1, excused))
    order = FireBefore(101, HOME, side="W")
    if spared:
        with refused("PH-5.1s", side="W", field=HOME):
            hand_in(state, ANN, order)
    else:
        hand_in(state, ANN, order)
        assert state.step == DICE


@rules("PH-6.2d")
def test_a_seat_that_is_kept_for_later_is_not_absent() -> None:
    state = campaign()
    state.edit_realm(BOB).kind = OUTSIDE
    with refused("PH-6.2d", realm="Bob", reason="reason_outside"):
        declare(state, DeclareAbsent("Bob", 1, True))
