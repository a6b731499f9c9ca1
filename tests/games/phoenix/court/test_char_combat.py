"""Characters and knights who meet in a turn: combat, capture, retreat, prisoners (1.9, 5.2 to 5.4)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.armies.prisoners import set_stance
from tafelrunde.games.phoenix.holdings.courts import points
from tafelrunde.games.phoenix.moves.meeting import SendAway
from tafelrunde.games.phoenix.orders.court import Challenge, FreePerson, Retreat, SetPursuit
from tafelrunde.games.phoenix.orders.muster import Goods, Recruit
from tafelrunde.games.phoenix.orders.turn import MoveArmy, MovePerson
from tafelrunde.games.phoenix.orders.war import SetStance
from tafelrunde.games.phoenix.standing.standing import SPARED
from tafelrunde.games.phoenix.state.pieces import KEY
from tafelrunde.games.phoenix.state.state import DICE, TURN, State
from tafelrunde.games.phoenix.told.minutes import CombatWorked
from tafelrunde.games.phoenix.told.people import (
    CombatFought,
    PersonCaptured,
    PersonDied,
    PersonFreed,
    PersonRetreated,
)
from tafelrunde.games.phoenix.told.war_notes import CombatTold
from tests.games.phoenix.circles import BOBS, circle, lives, person, place, roll, wizard
from tests.games.phoenix.claims import rules
from tests.games.phoenix.marches import EAST, HERE
from tests.games.phoenix.table import (
    ANN,
    BOB,
    CLEO,
    army,
    at,
    finish_month,
    hand_in,
    muster,
    position,
    refused,
)


def foot(field: str = HERE, troops: int = 1000, **more: Any) -> dict[str, Any]:
    return {"field": field, "troops": troops, "leaders": 1, **more}


def noble(rank: str = "CHF", field: str = HERE, **more: Any) -> dict[str, Any]:
    return {"field": field, "rank": rank, **more}


def kinds(events: list[Any], kind: type) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def tenths(state: State, number: int, realm: int) -> tuple[int, int]:
    return person(state, number, realm).now, person(state, number, realm).most


# --- combat ------------------------------------------------------------------------------------------


@rules("PH-5.3r", "PH-5.3s", "PH-5.3x", "PH-5.3y", "PH-1.9n")
def test_the_first_example_in_a_turn() -> None:
    state = circle({"601": noble("BUH")}, {"601": noble(), "602": noble()})
    hand_in(state, ANN)
    assert [dice.number for dice in state.asked] == [24, 12, 12]
    one = [6] * 4 + [1] * 20
    events = roll(state, one, [5, 5, 5, 5] + [1] * 8, [2, 2, 2, 2] + [1] * 8)
    assert tenths(state, 601, ANN) == (210, 240)
    assert tenths(state, 601, BOB) == (90, 120)
    assert tenths(state, 602, BOB) == (180, 180)
    assert kinds(events, CombatFought) == [CombatFought(HERE, (ANN,), (BOB,), "combat")]
    told = kinds(list(state.realms[ANN].diary), CombatTold)
    assert [(note.hits, note.hurt, note.tenths, note.most) for note in told] == [(4, 4, -30, 210)]
    worked = kinds(list(state.minutes), CombatWorked)[0]
    assert [(bout.hits, bout.taken, bout.ratio, bout.exact, bout.change) for bout in worked.bouts] == [
        (4, 0, "3/2", "8/3", 3),
        (0, 4, "2/3", "-6", -6),
    ]


@rules("PH-5.3r")
def test_wizards_and_friends_take_no_part() -> None:
    state = circle({"601": noble("BUH")}, {"501": wizard(HERE, 6, nameless=False)})
    hand_in(state, ANN)
    assert state.step != DICE
    friends = circle({"601": noble()}, {"601": noble()}, realms={"Ann": {"ways": ["Bob"]}})
    hand_in(friends, ANN)
    assert friends.step != DICE


@rules("PH-R207", "PH-5.3w", "PH-5.3y", "PH-1.9.1e")
def test_r207_in_the_melee_count_the_points_that_the_combat_has_left() -> None:
    state = circle(
        {"601": noble("BUH", army=101)},
        {"601": noble("BUH", army=101)},
        armies={"Ann": {"101": foot()}, "Bob": {"101": foot()}},
    )
    hand_in(state, ANN)
    roll(state, [6, 6, 6] + [1] * 21, [1] * 24)
    assert state.asked[0].what == "melee"
    assert tenths(state, 601, BOB) == (210, 240)
    assert points(state, at(state, HERE), BOB) == 210
    assert points(state, at(state, HERE), ANN) == 270


@rules("PH-R207", "PH-5.4d")
def test_r207_nor_are_hits_taken_off_before_the_retreat_fight() -> None:
    """Ann's man takes four hits in a combat of equals: four points, and four dice less, not eight."""
    state = lost_battle()
    hand_in(state, ANN)
    roll(state, [1] * 12, [6] * 4 + [1] * 8)
    assert tenths(state, 601, ANN) == (80, 120)
    roll(state, [1, 20])
    assert [(dice.what, dice.where.split()[2], dice.number) for dice in state.asked] == [
        ("retreat", "(Bob)", 16),
        ("retreat", "(Ann)", 8),
    ]


@rules("PH-R112", "PH-1.9h")
def test_who_is_left_with_less_than_one_point_is_dead() -> None:
    state = circle({"601": noble("CHF")}, {"601": noble("CHF", now=3)})
    hand_in(state, ANN)
    events = roll(state, [6, 6, 6] + [1] * 9, [1, 1, 1])
    assert not lives(state, 601)
    assert [event.cause for event in kinds(events, PersonDied)] == ["combat"]
    assert tenths(state, 601, ANN) == (150, 150)


@rules("PH-5.3s")
def test_a_challenge_decides_who_meets_whom() -> None:
    state = circle({"601": noble("CHF"), "602": noble("BUH")}, {"601": noble("BUH"), "602": noble("CHF")})
    hand_in(state, ANN, Challenge(601, 601, "Bob"))
    roll(state, [6] * 12, [1] * 24, [1] * 24, [1] * 12)
    assert tenths(state, 601, ANN) == (300, 300)
    assert tenths(state, 601, BOB) == (60, 240)
    assert tenths(state, 602, ANN) == (240, 240)


@rules("PH-6.10.3c")
def test_a_fight_whose_one_side_is_called_away_before_the_dice_fall_is_none() -> None:
    state = circle({"601": noble()}, {"601": noble()})
    hand_in(state, ANN)
    GAME.apply(state, state.setting.game_master, SendAway("Bob", 601), [])
    events = roll(state, [6] * 12, [1] * 12)
    assert kinds(events, CombatFought) == []
    assert tenths(state, 601, ANN) == (120, 120)


@rules("PH-5.3s")
def test_nobody_is_challenged_from_afar() -> None:
    state = circle({"601": noble("CHF")}, {"601": noble("BUH", EAST)})
    with refused("PH-5.3s"):
        hand_in(state, ANN, Challenge(601, 601, "Bob"))


# --- knights -----------------------------------------------------------------------------------------


@rules("PH-5.2a", "PH-5.2b", "PH-5.2c", "PH-5.4h")
def test_knights_fight_knights_and_leave_freely() -> None:
    state = circle(
        {"601": noble("CHF", knight=True), "602": noble("CHF")},
        {"601": noble("CHF", knight=True), "602": noble("CHF")},
        armies={"Bob": {"101": foot()}},
    )
    hand_in(state, ANN)
    assert [(dice.what, dice.where.split()[1]) for dice in state.asked] == [("tilt", "601"), ("tilt", "601")]
    roll(state, [1] * 12, [1] * 12)
    assert [(dice.what, dice.where.split()[1]) for dice in state.asked] == [
        ("combat", "602"),
        ("combat", "602"),
    ]
    events = roll(state, [1] * 12, [1] * 12)
    assert [event.number for event in kinds(events, PersonRetreated)] == [601]
    assert person(state, 601).barred == 3
    assert [event.number for event in kinds(events, PersonCaptured)] == [602]


@rules("PH-5.2b")
def test_a_knight_who_has_killed_his_rival_keeps_out_of_the_other_combat() -> None:
    state = circle(
        {"601": noble("CHF", knight=True), "602": noble("CHF")},
        {"601": noble("CHF", knight=True, now=1), "602": noble("CHF")},
    )
    hand_in(state, ANN)
    roll(state, [6] * 12, [1])
    assert not lives(state, 601)
    assert [dice.where.split()[1:] for dice in state.asked] == [["602", "(Ann)"], ["602", "(Bob)"]]


@rules("PH-5.2a")
def test_a_knight_without_a_knight_against_him_fights_as_all_do() -> None:
    state = circle({"601": noble("CHF", knight=True)}, {"601": noble("CHF")})
    hand_in(state, ANN)
    assert [dice.what for dice in state.asked] == ["combat", "combat"]


# --- lone characters and capture ---------------------------------------------------------------------


@rules("PH-1.9m", "PH-1.9.1m", "PH-1.9p", "PH-1.9q", "PH-1.9g")
@pytest.mark.parametrize("rank", ["HER", "ZIV"])
def test_a_lone_character_with_a_hostile_army_is_captured(rank: str) -> None:
    state = circle({"601": noble(rank)}, armies={"Bob": {"101": foot()}})
    events = hand_in(state, ANN)
    assert [(e.number, e.captor) for e in kinds(events, PersonCaptured)] == [(601, BOB)]
    captive = person(state, 601)
    assert (captive.captor, captive.warden, captive.points) == (BOB, 101, 0)
    assert points(state, at(state, HERE), ANN) == 0


@rules("PH-1.9m", "PH-6.9.2.1b")
def test_armies_of_a_realm_that_is_away_protect_nobody() -> None:
    state = circle({"601": noble()}, armies={"Bob": {"101": foot()}, "Cleo": {"101": foot()}}, realms_count=3)
    state.edit_realm(CLEO).absence = SPARED
    events = hand_in(state, ANN)
    assert [event.number for event in kinds(events, PersonCaptured)] == [601]


@rules("PH-1.9m", "PH-R115")
def test_or_killed_where_the_army_is_ordered_to() -> None:
    state = circle({"601": noble()}, armies={"Bob": {"101": foot(kills=True)}})
    events = hand_in(state, ANN)
    assert [event.cause for event in kinds(events, PersonDied)] == ["killed"]


@rules("PH-1.9o", "PH-1.9p")
def test_an_army_stops_where_it_meets_a_character() -> None:
    state = circle({}, {"601": noble(field=EAST)}, armies={"Ann": {"101": foot(troops=1000)}})
    beyond = state.setting.world.label(
        next(
            field
            for field in state.setting.world.around[at(state, EAST)]
            if state.setting.world.distance(field, at(state, HERE)) == 2
        )
    )
    events = hand_in(state, ANN, MoveArmy(101, beyond, via=(EAST,)))
    assert army(state, ANN, 101).field == at(state, EAST)
    assert [event.number for event in kinds(events, PersonCaptured)] == [601]


@rules("PH-1.9o")
def test_and_goes_no_further() -> None:
    state = circle({}, {"601": noble(field=EAST)}, armies={"Ann": {"101": foot()}})
    with refused("PH-1.9o"):
        hand_in(state, ANN, MoveArmy(101, EAST), MoveArmy(101, HERE))


@rules("PH-1.9n", "PH-1.9m", "PH-5.4b")
def test_a_lone_character_fights_first_and_is_captured_then() -> None:
    state = circle({"601": noble()}, {"601": noble(army=101)}, armies={"Bob": {"101": foot()}})
    hand_in(state, ANN)
    events = roll(state, [6] * 12, [1] * 12)
    assert [event.number for event in kinds(events, PersonCaptured)] == [601]


@rules("PH-1.9q", "PH-1.9r")
def test_prisoners_go_with_their_wardens_and_take_no_orders() -> None:
    state = circle(
        {"601": noble(captor="Bob", warden=101)},
        {"602": noble()},
        armies={"Bob": {"101": foot(EAST)}},
    )
    with refused("PH-1.8n"):
        hand_in(state, ANN, MovePerson(601, EAST))
    hand_in(state, ANN)
    assert state.step == TURN or state.active != ANN
    assert place(state, 601) == EAST


@rules("PH-1.9r")
def test_a_prisoner_whose_wardens_are_gone_is_free() -> None:
    state = circle({"601": noble(captor="Bob", warden=101)})
    events = hand_in(state, ANN)
    assert [event.number for event in kinds(events, PersonFreed)] == [601]
    assert person(state, 601).captor == -1


@rules("PH-1.9r")
@pytest.mark.parametrize(("owner", "captor"), [("Ann", -1), ("Bob", BOB)])
def test_a_new_army_does_not_call_the_prisoners_of_an_old_one(owner: str, captor: int) -> None:
    """Its warden was disbanded; then another army far away gets the number."""
    state = position(
        month=5,
        fields={EAST: {"owner": owner}, BOBS: {"owner": "Bob", "town": "HST"}},
        people={"Ann": {"601": noble(field=EAST, captor="Bob", warden=101)}},
    )
    muster(state, BOB, Recruit(BOBS, 101, Goods(warriors=1000, leaders=1)))
    finish_month(state)
    assert place(state, 601) == EAST
    assert (person(state, 601).captor, person(state, 601).warden) == (captor, 0)


@rules("PH-1.9g")
def test_a_captor_frees_whom_he_likes_where_he_is() -> None:
    state = circle({}, {"601": noble(captor="Ann", warden=101)}, armies={"Ann": {"101": foot()}})
    hand_in(state, ANN, FreePerson(601, "Bob"))
    assert (person(state, 601, BOB).captor, place(state, 601, BOB)) == (-1, HERE)


@rules("PH-1.9g")
def test_nobody_frees_whom_he_does_not_hold() -> None:
    with refused("PH-1.9g"):
        hand_in(circle({}, {"601": noble()}), ANN, FreePerson(601, "Bob"))


@rules("PH-R115")
def test_characters_of_an_army_that_is_run_over_are_captured() -> None:
    state = circle(
        {},
        {"601": noble(army=101, field=EAST)},
        armies={
            "Ann": {"201": {"field": HERE, "troops": 20000, "leaders": 1}},
            "Bob": {"101": foot(EAST, 100)},
        },
    )
    events = hand_in(state, ANN, MoveArmy(201, EAST))
    assert [(event.number, event.captor) for event in kinds(events, PersonCaptured)] == [(601, ANN)]


@rules("PH-R206", "PH-5.5y", "PH-R40")
@pytest.mark.parametrize("option", ["captured", "killed"])
@pytest.mark.parametrize("order", [None, False, True])
@pytest.mark.parametrize("guard", [False, True])
def test_r206_an_order_decides_and_else_the_option(option: str, order: bool | None, guard: bool) -> None:
    """Bob's 101 beats Ann's, whose character has fought nobody before; a guard cannot be ordered to kill."""
    state = circle(
        {"601": noble("CHF", army=101)},
        armies={"Ann": {"101": foot(troops=1000)}, "Bob": {"101": foot(troops=5000, guard=guard)}},
        options={"defeated_characters": option},
    )
    if order is not None and not (guard and order):
        stance = state.edit_army(KEY * BOB + 101)
        set_stance(state, BOB, SetStance(101, order))
        assert (stance.kills, stance.captures) == (order, not order)
    hand_in(state, ANN)
    events = roll(state, [1, 20])
    is_killed = not guard and (order if order is not None else option == "killed")
    assert [event.number for event in kinds(events, PersonDied)] == ([601] if is_killed else [])
    assert [event.number for event in kinds(events, PersonCaptured)] == ([] if is_killed else [601])


@rules("PH-R206")
@pytest.mark.parametrize("option", ["captured", "killed"])
def test_r206_is_about_armies_and_not_about_lone_characters(option: str) -> None:
    state = circle({"601": noble()}, armies={"Bob": {"101": foot()}}, options={"defeated_characters": option})
    assert [event.number for event in kinds(hand_in(state, ANN), PersonCaptured)] == [601]


@rules("PH-R206", "PH-R115")
@pytest.mark.parametrize("option", ["captured", "killed"])
def test_r206_holds_for_an_army_that_is_run_over_too(option: str) -> None:
    state = circle(
        {},
        {"601": noble(army=101, field=EAST)},
        armies={"Ann": {"201": foot(troops=20000)}, "Bob": {"101": foot(EAST, 100)}},
        options={"defeated_characters": option},
    )
    events = hand_in(state, ANN, MoveArmy(201, EAST))
    assert bool(kinds(events, PersonDied)) == (option == "killed")
    assert army(state, ANN, 201).goods, "troops are prisoners without an order in any case"


# --- retreat -----------------------------------------------------------------------------------------


def lost_battle(**more: Any) -> State:
    """Ann's weak army meets Bob's strong one; both have a leader with them."""
    return circle(
        {"601": noble("CHF", army=101)},
        {"601": noble("CHF", army=101)},
        armies={"Ann": {"101": foot(troops=1000)}, "Bob": {"101": foot(troops=5000)}},
        **more,
    )


def fight_and_lose(state: State, *orders: Any) -> list[Any]:
    hand_in(state, ANN, *orders)
    events = roll(state, [1] * 12, [1] * 12)
    return events + roll(state, [1, 20])


@rules("PH-5.4a", "PH-5.4b", "PH-5.4c", "PH-5.4d", "PH-5.4e", "PH-5.4f", "PH-R114")
def test_who_fought_before_the_melee_may_fight_his_way_out() -> None:
    state = lost_battle()
    fight_and_lose(state)
    assert [dice.what for dice in state.asked] == ["retreat", "retreat"]
    events = roll(state, [6] * 11 + [1], [1] * 12)
    assert [event.number for event in kinds(events, PersonRetreated)] == [601]
    assert tenths(state, 601, ANN) == (10, 120)


@rules("PH-5.4d", "PH-5.4e", "PH-5.4f")
def test_survivors_go_where_the_sheet_says_and_attack_nobody() -> None:
    state = lost_battle()
    fight_and_lose(state, Retreat(601, EAST))
    events = roll(state, [1] * 12, [1] * 12)
    assert [event.field for event in kinds(events, PersonRetreated)] == [EAST]
    assert person(state, 601).barred == 3


@rules("PH-5.4g", "PH-R114")
def test_the_fallen_of_a_retreat_fight_are_captured() -> None:
    state = lost_battle()
    fight_and_lose(state)
    events = roll(state, [6] * 12, [1] * 12)
    assert [event.number for event in kinds(events, PersonCaptured)] == [601]
    assert lives(state, 601, ANN)


@rules("PH-5.4e", "PH-1.9b")
def test_a_civilian_without_points_has_none_to_lose_and_escapes() -> None:
    state = circle(
        {"601": noble("ZIV", army=101)},
        {"601": noble("CHF", army=101)},
        armies={"Ann": {"101": foot(troops=1000)}, "Bob": {"101": foot(troops=5000)}},
    )
    hand_in(state, ANN)
    roll(state, [6] * 12)
    roll(state, [1, 20])
    events = roll(state, [6] * 12)
    assert [event.number for event in kinds(events, PersonRetreated)] == [601]


@rules("PH-5.4c")
def test_who_lets_the_defeated_go_fights_no_retreat_fight() -> None:
    state = lost_battle()
    state.edit_person(KEY * BOB + 601).spares = True
    events = fight_and_lose(state)
    assert [event.number for event in kinds(events, PersonRetreated)] == [601]


@rules("PH-5.4f", "PH-5.4c")
def test_who_has_retreated_pursues_nobody() -> None:
    state = lost_battle()
    state.edit_person(KEY * BOB + 601).barred = state.month
    events = fight_and_lose(state)
    assert [event.number for event in kinds(events, PersonRetreated)] == [601]


@rules("PH-5.4c")
def test_letting_go_is_a_standing_order() -> None:
    state = circle({"601": noble()})
    hand_in(state, ANN, SetPursuit(601, True))
    assert person(state, 601).spares


@rules("PH-5.4b", "PH-5.4a")
def test_who_did_not_fight_before_is_captured() -> None:
    state = circle(
        {"601": noble("CHF", army=101)},
        armies={"Ann": {"101": foot(troops=1000)}, "Bob": {"101": foot(troops=5000)}},
    )
    hand_in(state, ANN)
    events = roll(state, [1, 20])
    assert [event.number for event in kinds(events, PersonCaptured)] == [601]


@rules("PH-5.4e")
def test_nobody_plans_to_retreat_among_enemies() -> None:
    state = circle({"601": noble()}, armies={"Bob": {"101": foot(EAST)}})
    with refused("PH-5.4e"):
        hand_in(state, ANN, Retreat(601, EAST))


@rules("PH-5.4f")
def test_who_has_retreated_begins_no_combat() -> None:
    state = circle({"601": noble()}, {"601": noble()})
    state.edit_person(KEY * ANN + 601).barred = 2
    hand_in(state, ANN)
    assert state.step != DICE


@rules("PH-5.4i", "PH-R115", "PH-5.4b")
def test_a_wizard_teleports_home_after_a_duel() -> None:
    state = circle(
        {"501": wizard(HERE, 6, nameless=False)},
        {"501": wizard(HERE, 6, nameless=False)},
        armies={"Ann": {"101": foot()}},
    )
    hand_in(state, ANN)
    events = roll(state, [1] * 6, [6] + [1] * 5)
    assert [event.number for event in kinds(events, PersonRetreated)] == [501]
    assert place(state, 501, BOB) == BOBS


@rules("PH-5.4b", "PH-1.9m")
def test_a_wizard_without_a_duel_is_captured() -> None:
    state = circle({"501": wizard(HERE, 6, nameless=False)}, armies={"Bob": {"101": foot()}})
    events = hand_in(state, ANN)
    assert [event.number for event in kinds(events, PersonCaptured)] == [501]


@rules("PH-1.1.5a")
def test_an_army_whose_only_commander_falls_is_no_more() -> None:
    state = circle(
        {"601": noble("CHF")},
        {"601": noble("CHF", now=1, army=101)},
        armies={"Bob": {"101": {"field": HERE, "troops": 900, "leaders": 0}, "102": foot(EAST)}},
    )
    hand_in(state, ANN)
    roll(state, [6] * 12, [1])
    assert not lives(state, 601)
    assert sorted(state.realms[BOB].armies) == [102]
