"""Duels of wizards: who meets whom, dice, gains and losses, until no conflict is left (5.3)."""

from __future__ import annotations

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import CHANCE
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.magic.duel_pairs import next_duel, pairs_of
from tafelrunde.games.phoenix.orders.magic import Ban, TeleportLate
from tafelrunde.games.phoenix.standing.wizards import power
from tafelrunde.games.phoenix.state.deeds import DUELLED
from tafelrunde.games.phoenix.state.pieces import KEY
from tafelrunde.games.phoenix.state.state import DICE, DRAW
from tafelrunde.games.phoenix.told.minutes import DuelWorked
from tafelrunde.games.phoenix.told.people import DuelFought, PersonDied, WizardThrown
from tafelrunde.games.phoenix.told.war_notes import DuelTold
from tests.games.phoenix.circles import BOBS, HOME, circle, duel, lives, person, place, roll, wizard
from tests.games.phoenix.claims import rules
from tests.games.phoenix.marches import EAST, FAR, HERE, foot
from tests.games.phoenix.table import ANN, BOB, CLEO, at, finish_month, hand_in, muster, view

# --- who meets whom ----------------------------------------------------------------------------------


@rules("PH-5.3a")
@pytest.mark.parametrize(("field", "meets"), [(HERE, True), (EAST, True), (FAR, False)])
def test_hostile_wizards_in_the_same_or_a_neighbouring_field(field: str, meets: bool) -> None:
    state = circle({"501": wizard()}, {"501": wizard(field)})
    hand_in(state, ANN)
    assert (state.step == DICE) is meets


@rules("PH-5.3a")
def test_allies_prisoners_and_who_is_absent_do_not_duel() -> None:
    allied = circle({"501": wizard()}, {"501": wizard(EAST)}, realms={"Ann": {"ways": ["Bob"]}})
    absent = circle({"501": wizard()}, {"501": wizard(EAST, present=False)})
    captive = circle({"501": wizard()}, {"501": wizard(EAST)})
    captive.edit_person(KEY * BOB + 501).captor = ANN
    for state in (allied, absent, captive):
        assert pairs_of(state, ANN) == []


def test_characters_of_the_sword_take_no_part() -> None:
    state = circle({"501": wizard()}, {"601": {"field": EAST}})
    assert pairs_of(state, ANN) == []


@rules("PH-R110")
def test_all_who_hang_together_throw_together() -> None:
    mine = {"501": wizard(HERE), "502": wizard(FAR), "503": wizard("302/30")}
    state = circle(mine, {"501": wizard(EAST), "502": wizard("302/31")})
    found = next_duel(state, ANN, (), ())
    assert found == [(501, KEY + 501), (502, KEY + 501)]
    hand_in(state, ANN)
    assert [dice.number for dice in state.asked] == [4, 4, 4]


# --- what comes of it --------------------------------------------------------------------------------


@rules("PH-5.3n", "PH-5.3o")
def test_the_loser_is_thrown_home_without_power_and_gains_must_regenerate() -> None:
    state = circle({"501": wizard(most=4)}, {"501": wizard(EAST, 8)})
    events = duel(state, [6, 6, 1, 1], [1] * 8)
    assert (person(state).most, person(state).now, place(state)) == (80, 40, HERE)
    loser = person(state, 501, BOB)
    assert (loser.most, loser.now, place(state, 501, BOB)) == (40, 0, BOBS)
    assert [event.result for event in events if isinstance(event, DuelFought)] == ["won"]
    assert [event.field for event in events if isinstance(event, WizardThrown)] == [BOBS]
    assert person(state).done & DUELLED


@rules("PH-5.3w")
def test_hits_on_the_winner_are_missing_in_the_battle_of_the_turn() -> None:
    state = circle(
        {"501": wizard(most=8)},
        {"501": wizard(EAST, 8)},
        armies={"Ann": foot(), "Bob": foot()},
    )
    duel(state, [6, 6, 6, 6, 2, 2, 1, 1], [5, 5, 5, 5, 3, 1, 1, 1])
    assert state.asked[0].what == "melee"
    assert (person(state).now, power(state, at(state, HERE), ANN)) == (80, 70)
    roll(state, [20, 1])
    assert power(state, at(state, HERE), ANN) == 80


def test_ph_5_3n_without_a_capital_the_largest_town_is_home() -> None:
    fields = {"401/20": {"owner": "Bob", "town": "STD"}, "401/25": {"owner": "Bob", "town": "BUR"}}
    state = circle({"501": wizard(most=4)}, {"501": wizard(EAST)}, fields={**fields, BOBS: {"town": "none"}})
    state.edit_realm(BOB).capital = -1
    duel(state, [6, 1, 1, 1], [1] * 4)
    assert place(state, 501, BOB) == "401/20"


def test_ph_r4_in_a_draw_all_are_thrown_home_and_keep_their_good_points() -> None:
    state = circle({"501": wizard(most=4)}, {"501": wizard(EAST, 4)})
    duel(state, [3] * 4, [3] * 4)
    assert [(place(state, 501, realm), person(state, 501, realm).now) for realm in (ANN, BOB)] == [
        (HOME, 0),
        (BOBS, 0),
    ]
    assert [person(state, 501, realm).most for realm in (ANN, BOB)] == [40, 40]


def test_ph_5_3p_below_one_good_point_he_dies() -> None:
    state = circle({"501": wizard(most=4)}, {"501": wizard(EAST, 4)})
    events = duel(state, [6] * 4, [1] * 4)
    assert not lives(state)
    assert [event.cause for event in events if isinstance(event, PersonDied)] == ["duel"]


@rules("PH-5.3m", "PH-1.3f", "PH-R15")
def test_neutralised_wizards_are_beaten_by_anybody() -> None:
    theirs = {"501": wizard(EAST, 4), "502": wizard(EAST, 4)}
    state = circle({"501": wizard(most=4)}, theirs)
    duel(state, [1] * 4)
    assert [place(state, number, BOB) for number in (501, 502)] == [BOBS, BOBS]
    assert [person(state, number, BOB).most for number in (501, 502)] == [40, 40]


def test_ph_1_3e_the_mightiest_defends_with_the_difference() -> None:
    theirs = {"501": wizard(EAST, 4), "502": wizard(EAST, 14)}
    state = circle({"501": wizard(most=4)}, theirs)
    hand_in(state, ANN)
    assert [dice.number for dice in state.asked] == [4, 10]


@rules("PH-5.3l", "PH-5.3q")
def test_automatic_ones_are_shown_to_the_game_master_only() -> None:
    state = circle({"501": wizard(most=4)}, {"501": wizard(EAST, 8, 2)})
    duel(state, [6, 6, 1, 1], [5, 1])
    told = [note for note in state.realms[ANN].diary if isinstance(note, DuelTold)]
    assert [(note.own, note.others, note.result) for note in told] == [((6, 6, 1, 1), (5, 1), "won")]
    seen = [note for note in state.realms[BOB].diary if isinstance(note, DuelTold)]
    assert [(note.own, note.result) for note in seen] == [((5, 1), "lost")]
    minutes = [entry for entry in state.minutes if isinstance(entry, DuelWorked)]
    assert [one.ones for one in minutes[0].defenders] == [6]


# --- until no conflict is left -----------------------------------------------------------------------


@rules("PH-5.3q", "PH-5.3b")
def test_who_is_thrown_beside_an_enemy_duels_again() -> None:
    state = circle({"501": wizard(HERE, 4), "502": wizard("402/21", 4)}, {"501": wizard(EAST, 9)})
    hand_in(state, ANN)
    roll(state, [6, 1, 1, 1], [1] * 9)
    assert state.step == DICE
    assert [dice.number for dice in state.asked] == [4]
    roll(state, [6, 6, 1, 1])
    assert state.step != DICE
    assert person(state, 501, BOB).most == 10 * (9 - 2 - 2)
    assert person(state, 502).most == 40


@rules("PH-5.3b", "PH-5.3q")
def test_the_same_wizards_meet_once_in_a_turn_even_at_the_gates_of_the_capital() -> None:
    state = circle({"501": wizard("402/21", 4)}, {"501": wizard(BOBS, 9)})
    hand_in(state, ANN)
    roll(state, [6, 1, 1, 1], [1] * 9)
    assert state.step != DICE
    assert place(state, 501, BOB) == BOBS


@rules("PH-5.3q")
def test_a_third_realm_meets_whom_others_have_thrown_to_it() -> None:
    state = circle({"501": wizard(HERE, 4)}, {"501": wizard(EAST, 9)}, realms_count=3)
    other = state.person(501).copy()
    other.realm, other.field = CLEO, at(state, "402/21")
    state.add_person(other)
    hand_in(state, ANN)
    roll(state, [6, 1, 1, 1], [1] * 9)
    assert state.step == DICE
    assert [dice.where for dice in state.asked] == ["402/21 501 (Cleo)"]


def test_two_realms_that_do_not_move_are_left_alone() -> None:
    state = circle({}, {"501": wizard(EAST, 9)}, realms_count=3)
    other = state.person(KEY * BOB + 501).copy()
    other.realm = CLEO
    state.add_person(other)
    hand_in(state, ANN)
    assert state.step != DICE


def test_a_duel_counts_as_fought_in_its_own_turn_only() -> None:
    state = circle({"501": wizard(most=4)}, {"501": wizard(EAST, 8)})
    duel(state, [6, 6, 1, 1], [1] * 8)
    finish_month(state)
    muster(state, ANN)
    hand_in(state, ANN)
    assert not any(one.done & DUELLED for realm in state.realms for one in realm.people.values())


@rules("PH-1.4.3d", "PH-5.3a")
def test_a_late_teleport_and_a_ban_lead_to_duels_in_the_same_turn() -> None:
    near = circle({"501": wizard(HERE)}, {"501": wizard("101/30")})
    hand_in(near, ANN, TeleportLate(501, FAR))
    assert near.step == DICE
    aimed = circle({"501": wizard(HERE)}, {"501": wizard(FAR)}, armies={"Bob": foot(FAR)})
    hand_in(aimed, ANN, Ban(501, FAR, power=1))
    assert aimed.step == DICE
    assert [dice.number for dice in aimed.asked] == [3, 4]
    assert person(aimed).now == 30


def test_what_the_last_dice_of_a_month_decided_is_seen_until_the_next_is_drawn() -> None:
    state = circle({"501": wizard("402/21", 4)}, {"501": wizard(BOBS, 4)}, active="Bob")
    hand_in(state, BOB)
    drawn, won = state.copy(), state.copy()
    roll(won, [6, 1, 1, 1], [5, 1, 1, 1])
    roll(drawn, [5, 1, 1, 1], [5, 1, 1, 1])
    assert won.step == drawn.step == DRAW
    assert encode(view(won, None)) != encode(view(drawn, None))
    GAME.apply(won, CHANCE, GAME.chance(won, Seeded(1)), None)
    assert [event for event in won.news if isinstance(event, DuelFought)] == []
