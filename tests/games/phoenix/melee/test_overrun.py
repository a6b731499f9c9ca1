"""Running over the defenceless (PH-5.5d to PH-5.5i): ten to one, 7 points, prisoners and captured goods."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.armies.weapons import unfired
from tafelrunde.games.phoenix.holdings.ledger import totals
from tafelrunde.games.phoenix.orders.turn import MoveArmy
from tafelrunde.games.phoenix.orders.war import Release, SetStance
from tafelrunde.games.phoenix.state.deeds import STOPPED
from tafelrunde.games.phoenix.state.state import DICE, TURN, State
from tafelrunde.games.phoenix.tables.phases import B14
from tafelrunde.games.phoenix.told.land import ArmyOverrun, MeleeFought
from tafelrunde.games.phoenix.told.minutes import OverrunWorked
from tafelrunde.games.phoenix.told.war_notes import Halted, RanOver, WasOverrun
from tests.games.phoenix.claims import rules
from tests.games.phoenix.marches import EAST, FAR, HERE, foot, march, riders, turn, where
from tests.games.phoenix.table import ANN, BOB, CLEO, army, at, hand_in, position, refused
from tests.games.phoenix.wars import minutes, silence, throw, told

WEAK: dict[str, Any] = {"field": EAST, "troops": 100, "leaders": 1}


def charge(theirs: dict[str, Any] | None = None, *path: str, **more: Any) -> State:
    """Ann's 1,000 riders ride from HERE to EAST, or along the path."""
    state = turn(mine=riders(**{"leaders": 3, **more}), theirs=theirs or {"102": WEAK})
    march(state, *(path or (EAST,)), number=201)
    return state


def outcome(state: State) -> str:
    """What came of it: dice are waited for, or somebody was run over, or neither."""
    if state.step == DICE:
        return "melee"
    return "overrun" if any(isinstance(event, ArmyOverrun) for event in state.news) else ""


@rules("PH-5.5d", "PH-5.5g", "PH-R23", "PH-R79")
@pytest.mark.parametrize(("troops", "expected"), [(100, "overrun"), (101, "melee")])
def test_from_ten_to_one_on_it_needs_no_dice_and_costs_7_points_more(troops: int, expected: str) -> None:
    state = charge({"102": {**WEAK, "troops": troops}}, kills=True)
    assert outcome(state) == expected
    if expected == "overrun":
        assert not state.realms[BOB].armies
        assert state.owner[at(state, EAST)] == ANN
        one = army(state, ANN, 201)
        assert (one.troops, one.points, one.done & STOPPED) == (1000, 21 - 7 - 7, 0)


@rules("PH-5.5g", "PH-5.5a")
def test_a_path_may_lead_on_through_the_enemy() -> None:
    state = charge(None, EAST, FAR, kills=True)
    assert (where(state, 201), army(state, ANN, 201).points) == (FAR, 0)


@rules("PH-5.5g")
def test_start_and_end_are_enough_where_no_way_leads_round_the_enemy() -> None:
    lake = {label: {"terrain": "w"} for label in ("101/18", "101/19", "101/20", "101/34", "101/35", "101/36")}
    for weak in (100, 500):
        state = turn(mine=riders(kills=True), theirs={"102": {**WEAK, "troops": weak}}, fields=lake)
        hand_in(state, ANN, MoveArmy(201, FAR))
        assert where(state, 201) == (FAR if weak == 100 else EAST)


@rules("PH-5.5g", "PH-5.5a")
def test_who_cannot_run_over_stops_where_he_met_the_enemy() -> None:
    state = charge({"102": {**WEAK, "troops": 500}}, EAST, FAR)
    assert where(state, 201) == EAST
    assert told(state, ANN, Halted) == [Halted(201, EAST, FAR)]
    assert outcome(state) == "melee"


@rules("PH-R79")
def test_without_7_points_after_the_step_it_is_an_ordinary_melee() -> None:
    state = turn(mine=foot(troops=5000), theirs={"102": WEAK})
    march(state, EAST)
    assert (outcome(state), state.phase) == ("melee", B14)
    throw(state, (1, 20))
    assert army(state, ANN, 101).troops == 5000, "ten to one has no losses"


@rules("PH-6.8h", "PH-R97")
def test_beside_a_guard_nobody_is_run_over() -> None:
    assert outcome(charge({"102": {**WEAK, "guard": True}})) == "melee"
    assert (
        outcome(charge({"102": {**WEAK, "guard": True, "troops": 50}, "103": {**WEAK, "troops": 50}}))
        == "melee"
    )


@rules("PH-R25")
def test_attackers_who_meet_ten_times_their_number_are_run_over() -> None:
    state = turn(
        mine=foot(troops=1000, leaders=4), theirs={"102": {"field": EAST, "troops": 10_000, "leaders": 2}}
    )
    march(state, EAST)
    assert outcome(state) == "overrun"
    assert not state.realms[ANN].armies
    assert army(state, BOB, 102).goods == (("captured_leaders", 4), ("captured_warriors", 1000))
    assert army(state, BOB, 102).troops == 10_000


@rules("PH-6.8h", "PH-R97", "PH-R25")
def test_a_guard_that_meets_ten_times_its_number_fights() -> None:
    theirs = {"102": {"field": EAST, "troops": 10_000, "leaders": 2}}
    state = turn(mine=foot(troops=1000, leaders=4, guard=True), theirs=theirs)
    march(state, EAST)
    assert outcome(state) == "melee"


@rules("PH-5.5e")
def test_catapults_alone_surrender_to_anybody() -> None:
    state = turn(
        mine=foot(troops=900), theirs={"102": {"field": EAST, "troops": 0, "light": 3, "leaders": 2}}
    )
    silence(state, BOB)
    march(state, EAST)
    assert outcome(state) == "overrun"
    assert army(state, ANN, 101).light == 3


@rules("PH-5.5e")
def test_catapults_surrender_too_where_others_fight_on_their_own() -> None:
    """Bob has catapults only, Cleo troops, and they are no friends."""
    armies = {
        "Ann": {"101": {"field": EAST, "troops": 5000, "leaders": 2}},
        "Bob": {"101": {"field": EAST, "light": 3, "leaders": 1}},
        "Cleo": {"101": {"field": EAST, "troops": 2000, "leaders": 1}},
    }
    state = position(realms_count=3, month=2, step="turn", active="Ann", armies=armies)
    silence(state, BOB)
    hand_in(state, ANN)
    assert state.asked == (("melee", EAST, 20, 2),), "only Cleo fights"
    assert not state.realms[BOB].armies
    assert army(state, ANN, 101).light == 3
    throw(state, (10, 10))
    assert state.step != DICE
    assert not state.realms[CLEO].armies


@rules("PH-R25", "PH-R105", "PH-5.5w")
def test_allies_who_run_over_an_attacker_share_and_are_named_realm_by_realm() -> None:
    armies = {
        "Ann": {"101": {"field": EAST, "troops": 1000, "leaders": 2}},
        "Bob": {"101": {"field": EAST, "troops": 15_000, "leaders": 2, "kills": True}},
        "Cleo": {"105": {"field": EAST, "troops": 5000, "leaders": 1}},
    }
    state = position(
        realms_count=3, month=2, step="turn", active="Ann", armies=armies, realms={"Bob": {"ways": ["Cleo"]}}
    )
    hand_in(state, ANN)
    assert outcome(state) == "overrun"
    half = (1000 * 5 + 2 * 1000) // 2
    assert army(state, BOB, 101).special == half * 3 // 4
    assert army(state, CLEO, 105).special == half // 4
    lost = {"101": {"warriors": 1000, "leaders": 2}}
    assert told(state, ANN, WasOverrun) == [
        WasOverrun(EAST, BOB, (101,), lost),
        WasOverrun(EAST, CLEO, (105,), {}),
    ]


@rules("PH-5.5f", "PH-R96")
@pytest.mark.parametrize(("ships", "expected"), [(50, "overrun"), (49, "melee")])
def test_a_warship_is_one_ship_in_the_test_of_ten_to_one(ships: int, expected: str) -> None:
    water = {HERE: {"terrain": "w"}, EAST: {"terrain": "w"}}
    mine = {"301": {"field": HERE, "troops": ships, "leaders": 2}}
    state = turn(mine=mine, theirs={"302": {"field": EAST, "light": 3, "heavy": 2}}, fields=water)
    march(state, EAST, number=301)
    assert outcome(state) == expected


@rules("PH-R96", "PH-R20")
@pytest.mark.parametrize(("ships", "expected"), [(30, "overrun"), (29, "melee")])
def test_warships_that_attack_count_nothing_in_it(ships: int, expected: str) -> None:
    water = {HERE: {"terrain": "w"}, EAST: {"terrain": "w"}}
    mine = {"301": {"field": HERE, "troops": ships, "light": 5, "heavy": 5, "leaders": 2}}
    state = turn(mine=mine, theirs={"302": {"field": EAST, "troops": 3}}, fields=water)
    march(state, EAST, number=301)
    assert outcome(state) == expected


# --- prisoners and goods -----------------------------------------------------------------------------


@rules("PH-5.5i", "PH-R40")
def test_the_living_become_prisoners_unless_the_army_kills() -> None:
    state = charge()
    one = army(state, ANN, 201)
    assert one.goods == (("captured_leaders", 1), ("captured_warriors", 100))
    assert one.special == 0
    state = charge(kills=True)
    one = army(state, ANN, 201)
    assert one.goods == ()
    assert one.special == (100 * 5 + 1000) // 2, "half of their price (PH-R105)"


@rules("PH-5.5i", "PH-R105")
def test_a_stance_is_ordered_and_stays() -> None:
    state = turn(mine=riders(), theirs={"102": WEAK})
    hand_in(state, ANN, SetStance(201, True), MoveArmy(201, EAST, (EAST,)))
    assert army(state, ANN, 201).kills
    assert told(state, ANN, RanOver)[0].killed == {"warriors": 100, "leaders": 1}


def test_ph_5_5i_a_guard_only_takes_prisoners() -> None:
    state = turn(mine=foot(guard=True), theirs={"102": WEAK})
    with refused("PH-5.5i", army="101"):
        hand_in(state, ANN, SetStance(101, True))
    state = charge({"102": {**WEAK, "light": 2}}, guard=True, kills=True)
    assert army(state, ANN, 201).goods == (("captured_leaders", 1), ("captured_warriors", 100))
    assert army(state, ANN, 201).light == 0


@rules("PH-5.5h", "PH-5.5i")
def test_captured_weapons_stay_behind_this_month_under_a_leader_of_their_own() -> None:
    state = charge({"102": {**WEAK, "light": 2}})
    kept = army(state, ANN, 101)
    assert (kept.light, kept.leaders, army(state, ANN, 201).leaders) == (2, 1, 2)
    assert kept.held == state.month
    state = turn(mine={**foot(leaders=2), "102": {**WEAK, "field": HERE}}, theirs={})
    state.edit_army(army(state, ANN, 102).key).held = state.month
    state.edit_army(army(state, ANN, 102).key).giver = ANN
    with refused("PH-5.5h", army="102"):
        hand_in(state, ANN, MoveArmy(102, EAST))


@rules("PH-5.5h", "PH-R147")
@pytest.mark.parametrize("active", ["Ann", "Bob"])
def test_what_a_defender_captures_stays_behind_if_he_moves_later_this_month(active: str) -> None:
    """The one who moves has come upon ten times his number; Ann moves before Bob."""
    weak = {"field": EAST, "troops": 100, "light": 2, "leaders": 1}
    strong = {"field": EAST, "troops": 10_000, "leaders": 2}
    names = ("Ann", "Bob") if active == "Ann" else ("Bob", "Ann")
    state = position(
        month=2, step="turn", active=active, armies={names[0]: {"101": weak}, names[1]: {"102": strong}}
    )
    captor = BOB if active == "Ann" else ANN
    hand_in(state, ANN if active == "Ann" else BOB)
    armies = state.realms[captor].armies
    assert sorted(armies) == ([101, 102] if captor == BOB else [102]), "Ann has moved already"
    (holder,) = [one for one in armies.values() if one.light]
    assert (holder.light, unfired(holder, 2)) == (2, (0, 0))
    assert (holder.held == 2) == (captor == BOB)


@rules("PH-5.5i")
def test_beside_a_guard_another_army_takes_what_is_captured() -> None:
    armies = {
        "Ann": {
            "101": {"field": EAST, "troops": 9000, "leaders": 2, "guard": True},
            "102": {"field": EAST, "troops": 500, "leaders": 1},
        },
        "Bob": {"101": {"field": EAST, "light": 3, "leaders": 1}},
    }
    state = position(month=2, step="turn", active="Ann", armies=armies)
    silence(state, BOB)
    hand_in(state, ANN)
    assert (army(state, ANN, 101).light, army(state, ANN, 102).light) == (0, 3)
    assert army(state, ANN, 102).goods == (("captured_leaders", 1),)


@rules("PH-R213", "PH-5.5h")
def test_r213_captured_weapons_join_an_army_with_one_leader_and_it_stays_with_them() -> None:
    weak = {"102": {**WEAK, "light": 2}}
    state = charge(weak, EAST, FAR, leaders=1, kills=True)
    assert sorted(state.realms[ANN].armies) == [201]
    one = army(state, ANN, 201)
    assert (one.light, one.leaders, unfired(one, 2)) == (2, 1, (0, 0))
    assert (where(state, 201), one.points) == (EAST, 0), "what is captured does not move this month"
    assert told(state, ANN, Halted) == [Halted(201, EAST, FAR)]
    assert state.account == totals(state)
    assert where(charge(weak, EAST, FAR, leaders=2, kills=True), 201) == FAR, (
        "under a second leader they wait"
    )


@rules("PH-R213", "PH-5.5h")
@pytest.mark.parametrize("leaders", [1, 2])
def test_r213_what_a_defender_with_one_leader_captures_stays_with_him(leaders: int) -> None:
    """Ann has come upon ten times her number; Bob moves after her, and not with his booty."""
    weak = {"field": EAST, "troops": 100, "mounts": 40, "heavy": 1, "leaders": 1}
    strong = {"field": EAST, "troops": 10_000, "leaders": leaders}
    armies = {"Ann": {"101": weak}, "Bob": {"101": strong}}
    state = position(month=2, step="turn", active="Ann", armies=armies)
    silence(state, ANN)
    hand_in(state, ANN)
    one = army(state, BOB, 101)
    assert (one.mounts, one.leaders, one.heavy) == (40, 1, 1 if leaders == 1 else 0)
    assert sum(row.heavy for row in state.realms[BOB].armies.values()) == 1
    with refused("PH-5.5h", army="101"):
        hand_in(state, BOB, MoveArmy(101, HERE))


@rules("PH-R213")
def test_r213_captured_ships_join_a_fleet_with_one_leader() -> None:
    water = {HERE: {"terrain": "w"}, EAST: {"terrain": "w"}}
    theirs = {"302": {"field": EAST, "troops": 5, "leaders": 1}}
    state = turn(mine={"301": {"field": HERE, "troops": 50, "leaders": 1}}, theirs=theirs, fields=water)
    march(state, EAST, number=301)
    assert {number: one.troops for number, one in state.realms[ANN].armies.items()} == {301: 55}
    assert state.account == totals(state)


@rules("PH-5.5h")
def test_weapons_of_several_armies_need_one_leader_between_them() -> None:
    theirs = {
        "102": {**WEAK, "troops": 50, "light": 2},
        "103": {**WEAK, "troops": 50, "light": 1, "heavy": 3},
    }
    state = charge(theirs, leaders=2)
    assert sorted(state.realms[ANN].armies) == [101, 201]
    kept = army(state, ANN, 101)
    assert (kept.light, kept.heavy, kept.leaders) == (3, 3, 1)


@rules("PH-5.5i", "PH-5.5h", "PH-1.1.2b")
@pytest.mark.parametrize(("mounts", "kept"), [(0, 70), (9950, 9950 + 50), (10_000, 10_000)])
def test_captured_mounts_join_as_many_warriors_as_can_lead_them(mounts: int, kept: int) -> None:
    """Bob has come into EAST, where Ann, who has moved already, is ten times as strong."""
    weak = {"field": EAST, "troops": 100, "mounts": 70, "leaders": 1}
    strong = {"field": EAST, "troops": 10_000, "mounts": mounts, "leaders": 1}
    armies = {"Ann": {"101": strong}, "Bob": {"101": weak}}
    state = position(month=2, step="turn", active="Bob", armies=armies)
    hand_in(state, BOB)
    assert not state.realms[BOB].armies
    assert army(state, ANN, 101).mounts == kept
    state = charge({"102": {**WEAK, "mounts": 70}})
    assert sum(one.mounts for one in state.realms[ANN].armies.values()) == 0, "this month nobody leads them"


@rules("PH-5.5i", "PH-R105")
def test_who_kills_still_takes_dead_goods_over() -> None:
    state = charge({"102": {**WEAK, "light": 2}}, kills=True)
    assert army(state, ANN, 101).light == 2
    assert army(state, ANN, 201).special == (100 * 5 + 1000) // 2, "nothing for what is captured"
    (note,) = told(state, ANN, RanOver)
    assert (note.killed, note.captured) == ({"warriors": 100, "leaders": 1}, {})
    assert note.taken == {"light_catapults": 2}
    assert note.victims == {str(BOB): (102,)}


@rules("PH-5.5i", "PH-5.5h")
def test_ships_are_taken_and_whoever_is_aboard_is_a_prisoner() -> None:
    water = {HERE: {"terrain": "w"}, EAST: {"terrain": "w"}}
    theirs = {
        "302": {"field": EAST, "troops": 5, "leaders": 1},
        "101": {"field": EAST, "troops": 300, "leaders": 1, "aboard": 302, "gold": 40},
    }
    state = turn(mine={"301": {"field": HERE, "troops": 50, "leaders": 2}}, theirs=theirs, fields=water)
    march(state, EAST, number=301)
    assert outcome(state) == "overrun"
    assert not state.realms[BOB].armies
    one = army(state, ANN, 301)
    assert one.goods == (("captured_leaders", 2), ("captured_warriors", 300))
    assert one.gold == 40
    (kept,) = [other for number, other in state.realms[ANN].armies.items() if number != 301]
    assert (kept.troops, kept.leaders, kept.held) == (5, 1, state.month)
    assert state.account == totals(state)


@rules("PH-5.5h", "PH-4.3c")
def test_prisoners_slow_riders_down() -> None:
    assert army(charge(), ANN, 201).points == 0
    state = charge(None, EAST, FAR)
    assert where(state, 201) == EAST, "with prisoners it has no points left"


@rules("PH-5.8.4a")
def test_released_prisoners_are_disbanded() -> None:
    state = charge()
    state.edit_army(army(state, ANN, 201).key).goods += (("amber", 3),)
    before = list(state.account)
    while state.month == 2 or state.step != TURN or state.active != ANN:
        advance(state)
    hand_in(state, ANN, Release(201))
    assert army(state, ANN, 201).goods == (("amber", 3),)
    assert state.account[:4] == before[:4]


def advance(state: State) -> None:
    """One move, with nothing ordered."""
    seat = GAME.to_act(state)[0]
    if seat == CHANCE:
        GAME.apply(state, seat, GAME.chance(state, Seeded(1)), [])
    else:
        hand_in(state, seat)


def test_ph_5_8_4a_without_prisoners_there_is_nobody_to_release() -> None:
    state = turn(mine=foot())
    with refused("PH-5.8.4a", army="101"):
        hand_in(state, ANN, Release(101))


# --- telling -----------------------------------------------------------------------------------------


@rules("PH-5.5w")
def test_the_victim_learns_who_ran_over_it() -> None:
    state = charge()
    lost = {"102": {"warriors": 100, "leaders": 1}}
    assert told(state, BOB, WasOverrun) == [WasOverrun(EAST, ANN, (201,), lost)]
    (worked,) = minutes(state, OverrunWorked)
    assert (worked.strength, worked.against, worked.killed) == (1000, 100, False)
    assert not any(isinstance(event, MeleeFought) for event in state.news)
