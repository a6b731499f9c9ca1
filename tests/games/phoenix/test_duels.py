"""Duels of wizards: who meets whom, dice, gains and losses, until no conflict is left (5.3)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.codec import encode
from tafelrunde.engine.protocol import CHANCE
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.conflicts import next_duel, pairs_of
from tafelrunde.games.phoenix.duel import DRAWN, LOST, WON, Duellist, after, evaluate, level, rounded
from tafelrunde.games.phoenix.events import DuelFought, PersonDied, WizardThrown
from tafelrunde.games.phoenix.minutes import DuelWorked
from tafelrunde.games.phoenix.notes import DuelTold
from tafelrunde.games.phoenix.orders_magic import Ban, TeleportLate
from tafelrunde.games.phoenix.pieces import DUELLED, KEY
from tafelrunde.games.phoenix.state import DICE, DRAW
from tests.games.phoenix.circles import BOBS, HOME, circle, duel, lives, person, place, roll, wizard
from tests.games.phoenix.claims import rules
from tests.games.phoenix.marches import EAST, FAR, HERE, foot
from tests.games.phoenix.table import ANN, BOB, CLEO, at, finish_month, hand_in, muster, view

# --- arithmetic --------------------------------------------------------------------------------------

ZA, ZB, ZC = Duellist(40, 40), Duellist(80, 80), Duellist(160, 160)


@rules("PH-5.3j", "PH-5.3g", "PH-5.3k", "PH-R14")
def test_a_za_gains_two_for_each_hit_on_a_zb() -> None:
    outcome = evaluate([ZA], [ZB], [[6, 1, 1, 1]], [[1] * 8])
    assert outcome.hits == (1, 0)
    assert outcome.fates[0][0].exact == 2
    assert outcome.fates[0][0].change == 20


@rules("PH-5.3j", "PH-5.3i", "PH-R14", "PH-R110", "PH-R111")
def test_six_za_of_36_points_gain_10_5_by_14_hits_on_a_zc() -> None:
    six = [Duellist(60, 60, True)] * 6
    thrown = [*[[6, 6, 6, 1, 1, 1]] * 4, [6, 6, 1, 1, 1, 1], [1] * 6]
    outcome = evaluate(six, [ZC], thrown, [[1] * 16])
    assert (level(six), level([ZC])) == (4, 3)
    assert outcome.hits == (14, 0)
    assert sum(fate.exact for fate in outcome.fates[0]) == Fraction(21, 2)
    assert [fate.hits for fate in outcome.fates[0]] == [3, 3, 3, 3, 2, 0]
    assert outcome.fates[1][0].exact == Fraction(-21, 2)


@rules("PH-5.3c", "PH-5.3l")
@pytest.mark.parametrize(
    ("most", "power", "dice", "ones"),
    [(100, 50, 5, 5), (40, 30, 3, 1), (45, 39, 3, 1), (60, 60, 6, 0), (40, 0, 0, 4)],
)
def test_power_is_thrown_and_what_lacks_counts_as_ones(most: int, power: int, dice: int, ones: int) -> None:
    one = Duellist(most, power)
    assert (one.dice, one.ones) == (dice, ones)


@rules("PH-5.3l", "PH-5.3h", "PH-5.3p")
def test_ten_hits_kill_a_wizard_of_ten_points_and_five_power() -> None:
    spent = Duellist(100, 50)
    outcome = evaluate([Duellist(100, 100)], [spent], [[6] * 10], [[1] * 5])
    assert outcome.hits == (10, 0)
    assert outcome.fates[1][0].change == -100
    assert after(spent, -100) == 0


@rules("PH-5.3g", "PH-R16")
def test_hits_on_automatic_ones_count_for_the_loser_only() -> None:
    outcome = evaluate([Duellist(100, 100)], [Duellist(100, 50)], [[6] * 10], [[5] * 5])
    winner, loser = outcome.fates[0][0], outcome.fates[1][0]
    assert (winner.hits, winner.automatic) == (10, 5)
    assert (winner.change, loser.change) == (50, -100)


def test_ph_r16_the_winner_never_loses_good_points() -> None:
    outcome = evaluate([Duellist(60, 60)], [Duellist(60, 20)], [[4, 2, 2, 2, 2, 2]], [[6, 6]])
    assert outcome.hits == (4, 2)
    assert outcome.result == WON
    assert outcome.fates[0][0].change == 0
    assert outcome.fates[1][0].change == -20


@rules("PH-5.3f", "PH-R4")
def test_equal_hits_are_a_draw_that_changes_nothing() -> None:
    outcome = evaluate([ZA], [ZB], [[6, 6, 1, 1]], [[5, 5, 5, 5, 1, 1, 1, 1]])
    assert outcome.result == DRAWN
    assert [fate.change for side in outcome.fates for fate in side] == [0, 0]


@rules("PH-1.3f", "PH-R15", "PH-5.3m")
def test_who_has_no_dice_loses_even_without_a_hit() -> None:
    outcome = evaluate([ZA], [Duellist(40, 0)], [[1] * 4], [[]])
    assert (outcome.result, outcome.hits) == (WON, (0, 0))
    assert outcome.fates[1][0].result == LOST
    assert outcome.fates[1][0].change == 0
    nobody = evaluate([Duellist(40, 0)], [Duellist(40, 0)], [[]], [[]])
    assert nobody.result == DRAWN


@rules("PH-R15")
def test_a_wizard_without_dice_loses_although_his_side_wins() -> None:
    side = [Duellist(140, 100), Duellist(40, 0)]
    outcome = evaluate([Duellist(160, 160)], side, [[2] * 16], [[6] * 10, []])
    assert outcome.result == LOST
    strong, weak = outcome.fates[1]
    assert (strong.result, weak.result) == (WON, LOST)
    assert weak.taken == 2
    assert weak.change < 0


@rules("PH-5.3i")
@pytest.mark.parametrize(
    ("exact", "character", "plain"),
    [
        (Fraction(21, 2), 105, 100),
        (Fraction(8, 3), 27, 20),
        (Fraction(-8, 3), -27, -30),
        (Fraction(1, 20), 1, 0),
        (Fraction(-1, 20), -1, -10),
        (Fraction(2), 20, 20),
    ],
)
def test_characters_have_tenths_others_are_rounded_down(exact: Fraction, character: int, plain: int) -> None:
    assert rounded(exact, character=True) == character
    assert rounded(exact, character=False) == plain


SIDES = st.lists(
    st.tuples(st.integers(10, 120), st.integers(0, 120), st.booleans()).map(lambda one: Duellist(*one)),
    min_size=1,
    max_size=3,
)


@given(SIDES, SIDES, st.data())
def test_what_both_sides_count_fits_together(
    first: list[Duellist], second: list[Duellist], data: st.DataObject
) -> None:
    thrown = [
        [data.draw(st.lists(st.integers(1, 6), min_size=one.dice, max_size=one.dice)) for one in side]
        for side in (first, second)
    ]
    forth, back = evaluate(first, second, *thrown), evaluate(second, first, *thrown[::-1])
    assert (back.result, back.hits) == (-forth.result, forth.hits[::-1])
    assert sum(fate.hits for fate in forth.fates[0]) == sum(fate.taken for fate in forth.fates[1])
    for side, fates in zip((first, second), forth.fates, strict=True):
        for one, fate in zip(side, fates, strict=True):
            assert fate.change >= 0 or fate.result == LOST
            assert fate.taken <= one.dice + one.ones
            assert fate.hits <= one.dice


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
    assert [count for _what, _where, _faces, count in state.asked] == [4, 4, 4]


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
    assert [row[3] for row in state.asked] == [4, 10]


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
    assert [row[3] for row in state.asked] == [4]
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
    assert [row[1] for row in state.asked] == ["402/21 501 (Cleo)"]


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
    assert [row[3] for row in aimed.asked] == [3, 4]
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
