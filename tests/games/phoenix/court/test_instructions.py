"""Standing instructions (PH-R208): kept until changed, secret, and used by those who do not move."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import CHANCE
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.arithmetic.charfight import MOST_ON_ONE
from tafelrunde.games.phoenix.arithmetic.pairings import Ring, pair_up
from tafelrunde.games.phoenix.moves.kinds import Sheet
from tafelrunde.games.phoenix.orders.court import Challenge, Retreat
from tafelrunde.games.phoenix.orders.instructions import SetLine, SetRefuge, SetRivals
from tafelrunde.games.phoenix.orders.turn import MovePerson
from tafelrunde.games.phoenix.positions.codec import dump, load
from tafelrunde.games.phoenix.secrecy.imagining import imagine
from tafelrunde.games.phoenix.secrecy.resampling import resample
from tafelrunde.games.phoenix.state.pieces import KEY, NO_REFUGE
from tafelrunde.games.phoenix.state.state import TURN, State
from tafelrunde.games.phoenix.told.minutes import CombatWorked
from tafelrunde.games.phoenix.told.people import PersonRetreated
from tests.games.phoenix.circles import circle, person, roll, wizard
from tests.games.phoenix.claims import rules
from tests.games.phoenix.marches import EAST, FAR, HERE, WEST
from tests.games.phoenix.table import ANN, BOB, at, finish_month, hand_in, muster, refused, view


def noble(rank: str = "CHF", field: str = HERE, **more: Any) -> dict[str, Any]:
    return {"field": field, "rank": rank, **more}


def foot(troops: int = 1000) -> dict[str, Any]:
    return {"101": {"field": HERE, "troops": troops, "leaders": 1}}


def asked(state: State) -> list[str]:
    """Who throws dice, in their sequence."""
    return [" ".join(dice.where.split()[1:]) for dice in state.asked]


def pairs(state: State) -> set[tuple[int, int]]:
    """Numbers of those who met in the last combat, Ann's first."""
    worked = [entry for entry in state.minutes if isinstance(entry, CombatWorked)][-1]
    both = [sorted((bout.one, bout.other), key=lambda one: one.realm) for bout in worked.bouts]
    return {(one.number, other.number) for one, other in both}


def ones(state: State) -> list[list[int]]:
    """Dice that hit nobody."""
    return [[1] * dice.number for dice in state.asked]


def until_ann(state: State) -> None:
    """Empty sheets and dice until it is Ann's turn."""
    while state.step != TURN or state.active != ANN:
        seat = GAME.to_act(state)[0]
        GAME.apply(state, seat, GAME.chance(state, Seeded(1)) if seat == CHANCE else Sheet(), [])


# --- orders ------------------------------------------------------------------------------------------


@rules("PH-R208")
def test_r208_instructions_hold_until_they_are_changed_or_cancelled() -> None:
    state = circle({"601": noble(), "602": noble()}, {"601": noble(field=FAR), "602": noble(field=FAR)})
    hand_in(state, ANN, SetRefuge(601, EAST), SetRivals(601, (602, 601), "Bob"), SetLine((602, 601)))
    expected = (at(state, EAST), (KEY * BOB + 602, KEY * BOB + 601))
    finish_month(state)
    muster(state, ANN)
    finish_month(state)
    assert (person(state, 601).refuge, person(state, 601).rivals) == expected
    assert state.realms[ANN].line == (602, 601)
    state = load(dump(state))
    assert (person(state, 601).refuge, person(state, 601).rivals) == expected
    until_ann(state)
    hand_in(state, ANN, SetRefuge(601, WEST), SetRivals(601), SetLine())
    assert (person(state, 601).refuge, person(state, 601).rivals) == (at(state, WEST), ())
    assert state.realms[ANN].line == ()


@rules("PH-R208")
@pytest.mark.parametrize(
    ("order", "rule"),
    [
        (SetRefuge(601, FAR), "PH-0.1.2a"),
        (SetRefuge(601, HERE), "PH-0.1.2a"),
        (SetRefuge(501, EAST), "PH-R208"),
        (SetRefuge(602, EAST), "PH-1.8n"),
        (SetRivals(601, (601,), "Ann"), "PH-R208"),
        (SetRivals(601, (501,), "Bob"), "PH-R208"),
        (SetRivals(601, (601, 601), "Bob"), "PH-R208"),
        (SetRivals(601, (609,), "Bob"), "PH-1.9h"),
        (SetRivals(501, (601,), "Bob"), "PH-R208"),
        (SetLine((601, 601)), "PH-R208"),
        (SetLine((601, 501)), "PH-R208"),
    ],
)
def test_r208_what_can_never_be_is_refused_with_its_reason(order: Any, rule: str) -> None:
    state = circle({"601": noble(), "501": wizard()}, {"601": noble(field=FAR), "501": wizard("302/20")})
    with refused(rule):
        hand_in(state, ANN, order)


@rules("PH-R208", "PH-5.4e")
def test_r208_a_field_of_retreat_lies_beside_the_end_of_his_way() -> None:
    state = circle({"601": noble()})
    hand_in(state, ANN, MovePerson(601, EAST), SetRefuge(601, FAR))
    assert person(state, 601).refuge == at(state, FAR)


# --- retreat -----------------------------------------------------------------------------------------


def lost_by_bob(**more: Any) -> State:
    """In Ann's turn Bob's army is beaten, and both characters have fought before."""
    state = circle(
        {"601": noble(army=101)},
        {"601": noble(army=101, **more)},
        armies={"Ann": foot(5000), "Bob": foot(1000)},
    )
    hand_in(state, ANN)
    roll(state, *ones(state))
    roll(state, [20, 1])
    return state


@rules("PH-R208", "PH-5.4e")
@pytest.mark.parametrize("refuge", [EAST, WEST])
def test_r208_whoever_does_not_move_retreats_where_he_was_told(refuge: str) -> None:
    state = lost_by_bob(refuge=refuge)
    assert asked(state) == ["601 (Ann)", "601 (Bob)"]
    events = roll(state, *ones(state))
    assert [event.field for event in events if isinstance(event, PersonRetreated)] == [refuge]


@rules("PH-R208")
def test_r208_a_field_with_enemies_or_far_away_is_no_refuge() -> None:
    state = lost_by_bob(refuge=FAR)
    events = roll(state, *ones(state))
    (gone,) = [event for event in events if isinstance(event, PersonRetreated)]
    assert gone.field != FAR
    assert person(state, 601, BOB).refuge == at(state, FAR), "he keeps the instruction"


@rules("PH-R208", "PH-5.4e")
def test_r208_the_sheet_of_the_turn_comes_before_the_instruction() -> None:
    for orders, expected in (((), WEST), ((Retreat(601, EAST),), EAST)):
        state = circle(
            {"601": noble(army=101, refuge=WEST)},
            {"601": noble(army=101)},
            armies={"Ann": foot(1000), "Bob": foot(5000)},
        )
        hand_in(state, ANN, *orders)
        roll(state, *ones(state))
        roll(state, [1, 20])
        events = roll(state, *ones(state))
        assert [event.field for event in events if isinstance(event, PersonRetreated)] == [expected]


# --- opponents ---------------------------------------------------------------------------------------


@rules("PH-R208", "PH-5.3v")
@pytest.mark.parametrize("rival", [0, 601, 602])
def test_r208_defenders_whom_nobody_attacks_choose_by_instruction(rival: int) -> None:
    """Ann's 601 and 602 meet Bob's 601 and 602; his 603 is left and has a choice."""
    rivals: dict[str, Any] = {"rivals": {"Ann": [rival]}} if rival else {}
    state = circle(
        {"601": noble("BUH"), "602": noble("BUH")},
        {"601": noble("BUH"), "602": noble("BUH"), "603": noble("CHF", **rivals)},
    )
    hand_in(state, ANN)
    roll(state, *ones(state))
    assert pairs(state) == {(601, 601), (602, 602), (rival or 601, 603)}


@rules("PH-R208", "PH-5.4c")
@pytest.mark.parametrize("rival", [0, 602])
def test_r208_pursuers_choose_by_instruction(rival: int) -> None:
    """Bob, who does not move, wins with one pursuer; Ann's two have fought before."""
    rivals: dict[str, Any] = {"rivals": {"Ann": [609, rival]}} if rival else {}
    state = circle(
        {"601": noble("BUH", army=101), "602": noble("CHF", army=101)},
        {"601": noble("BUH", army=101, **rivals), "602": noble("CHF", army=101)},
        armies={"Ann": foot(1000), "Bob": foot(5000)},
    )
    hand_in(state, ANN)
    roll(state, *ones(state))
    roll(state, [1, 20])
    assert state.asked[0].what == "retreat"
    roll(state, *ones(state))
    assert pairs(state) == ({(602, 601), (601, 602)} if rival else {(601, 601), (602, 602)})


keys = st.lists(st.integers(1, 9), max_size=6, unique=True)
foes = st.lists(st.integers(101, 109), max_size=6, unique=True)


@rules("PH-R208", "PH-5.3u", "PH-5.3v", "PH-R111")
@given(keys, foes, st.data())
def test_r208_whatever_is_instructed_all_fight_as_the_rules_allow(
    mine: list[int], theirs: list[int], data: st.DataObject
) -> None:
    choices = {foe: data.draw(st.permutations(mine)) for foe in theirs if data.draw(st.booleans())}
    listed = data.draw(st.permutations([*mine, *theirs]))
    plain, found = pair_up(mine, theirs, ()), pair_up(mine, theirs, (), choices, listed)
    everybody = [key for ring in found for key in (ring.one, *ring.others)]
    assert len(everybody) == len(set(everybody))
    assert sorted(everybody) == sorted([key for ring in plain for key in (ring.one, *ring.others)])
    for ring in found:
        assert 1 <= len(ring.others) <= MOST_ON_ONE
        assert list(ring.others) == sorted(ring.others, key=listed.index)
    if len(theirs) <= len(mine):
        assert [ring.one for ring in found] == [ring.one for ring in plain], "nobody has a choice"


def test_r208_a_choice_gives_way_where_four_strike_already() -> None:
    choices = {foe: [1] for foe in range(101, 109)}
    found = pair_up([1, 2], list(range(101, 109)), (), choices)
    assert found == [Ring(1, (101, 103, 104, 105)), Ring(2, (102, 106, 107, 108))]


# --- the order of combat -----------------------------------------------------------------------------


@rules("PH-R208", "PH-R111")
def test_r208_the_dice_follow_the_order_of_the_challenges() -> None:
    """The same two challenges in both sequences: the dice that are alike are set in theirs."""
    mine, theirs = {"601": noble("CHF"), "602": noble("CHF")}, {"601": noble("BUH")}
    for order in ((601, 602), (602, 601)):
        state = circle(mine, theirs)
        hand_in(state, ANN, *[Challenge(number, 601, "Bob") for number in order])
        assert asked(state) == [f"{order[0]} (Ann)", f"{order[1]} (Ann)", "601 (Bob)"]
        roll(state, [6] + [1] * 11, [6] + [1] * 11, [6] + [1] * 23)
        gains = [person(state, number).now > 120 for number in order]
        assert gains == [False, True], "Bob's six parries the first of them"


@rules("PH-R208", "PH-R111")
@pytest.mark.parametrize(
    ("line", "expected"),
    [([], (603, 601, 602)), ([602, 601], (602, 601, 603)), ([602], (602, 603, 601))],
)
def test_r208_those_who_do_not_move_have_their_order_of_combat(
    line: list[int], expected: tuple[int, ...]
) -> None:
    theirs = {"601": noble("CHF"), "602": noble("CHF"), "603": noble("BUH")}
    state = circle({"601": noble("HER")}, theirs, realms={"Bob": {"line": line}})
    hand_in(state, ANN)
    assert asked(state) == ["601 (Ann)", *[f"{number} (Bob)" for number in expected]]
    roll(state, *ones(state))
    worked = [entry for entry in state.minutes if isinstance(entry, CombatWorked)][-1]
    assert [bout.other.number for bout in worked.bouts] == list(expected)


# --- secrecy -----------------------------------------------------------------------------------------


def instructed() -> State:
    people = {"601": noble(refuge=EAST, rivals={"Ann": [601]}), "602": noble()}
    return circle({"601": noble(field=FAR)}, people, realms={"Bob": {"line": [602, 601]}})


@rules("PH-R208")
def test_r208_only_the_realm_and_the_game_master_see_them() -> None:
    state = instructed()
    master = state.setting.game_master
    for seat in (ANN, None):
        other = instructed()
        other.edit_realm(BOB).line = ()
        changed = other.edit_person(KEY * BOB + 601)
        changed.refuge, changed.rivals = NO_REFUGE, ()
        assert encode(GAME.view(state, seat)) == encode(GAME.view(other, seat))
    for seat in (BOB, master):
        seen = view(state, seat)
        shown = seen.people[BOB]["601"]
        assert (shown.refuge, shown.rivals) == (EAST, (KEY * ANN + 601,))
        realm = seen.realms[BOB]
        assert realm is not None
        assert realm.line == (602, 601)


@rules("PH-R208")
def test_r208_positions_that_look_alike_differ_in_them() -> None:
    state = instructed()
    lines, refuges, rivals = set(), set(), set()
    for seed in range(40):
        other = resample(state, ANN, Seeded(seed))
        lines.add(other.realms[BOB].line)
        refuges.add(other.person(KEY * BOB + 601).refuge)
        rivals.add(other.person(KEY * BOB + 601).rivals)
        own = resample(state, BOB, Seeded(seed))
        assert own.realms[BOB].line == (602, 601)
        assert own.person(KEY * BOB + 601).refuge == at(state, EAST)
        imagined = imagine(view(state, BOB), Seeded(seed))
        assert encode(GAME.view(imagined, BOB)) == encode(GAME.view(state, BOB))
    assert min(len(lines), len(refuges), len(rivals)) > 1
