"""The game master looks before others do: on a copy, with stops, and then for good or not at all."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tafelrunde.engine.contract import CHANCE
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.moves.kinds import Amend, Announce, Change, Grant, Roll
from tafelrunde.games.phoenix.state.state import DICE, MUSTER, TURN
from tafelrunde.games.phoenix.tables.phases import B1, B7, B13, B19
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, changing
from tafelrunde.phoenix_desk.campaign.home import AUDIT, LOG, Home, Paper
from tafelrunde.phoenix_desk.campaign.memory import Memory, copied
from tafelrunde.phoenix_desk.folder import Folder
from tafelrunde.phoenix_desk.months.notes import Note, notes_of
from tafelrunde.phoenix_desk.months.runner import deal_bots
from tafelrunde.phoenix_desk.orders.drafts import has_draft, withdraw
from tafelrunde.phoenix_desk.rehearsal.rehearsal import Rehearsal
from tafelrunde.phoenix_desk.rehearsal.stops import stop_of
from tafelrunde.phoenix_desk.review.differences import differences
from tests.complaining import complains
from tests.phoenix_desk.battlefields import ATTACK, EAST
from tests.phoenix_desk.homes import ANN, BOB, EMPTY, NAMES, run, submit
from tests.phoenix_desk.rehearsals import contents, decided, fallen, founded, ready_to_attack, remote_attack

NOW = 1_000.0
SCENES: list[Callable[[Home], Home]] = [ready_to_attack, remote_attack]
BOTH = pytest.mark.parametrize("scene", SCENES, ids=["meeting", "remote"])


@pytest.fixture
def home() -> Home:
    return Memory("campaign")


def to_the_end(rehearsal: Rehearsal) -> None:
    """With drawn dice."""
    rehearsal.go()
    while not rehearsal.is_done:
        rehearsal.roll()


def added(rehearsal: Rehearsal) -> list[object]:
    return [entry.move for entry in rehearsal.added()]


@pytest.mark.parametrize("in_folder", [False, True], ids=["memory", "folder"])
@BOTH
def test_what_is_published_is_what_a_run_would_have_played(
    tmp_path: Path, scene: Callable[[Home], Home], in_folder: bool
) -> None:
    """Byte for byte, and the sheets that were played wait no longer."""
    home = scene(Folder(tmp_path / "campaign") if in_folder else Memory("campaign"))
    twin = copied(home)
    run(twin)

    rehearsal = Rehearsal(home)
    to_the_end(rehearsal)
    before = contents(home)
    assert before[LOG] != twin.read(LOG)
    rehearsal.publish("Uwe", NOW)

    assert home.read(LOG) == twin.read(LOG)
    left, wanted = contents(home), contents(twin)
    assert {paper for paper in left if paper.kind == "sheet"} == {p for p in wanted if p.kind == "sheet"}
    Campaign.open(home)


@BOTH
def test_it_stops_before_each_roll_with_its_odds(home: Home, scene: Callable[[Home], Home]) -> None:
    rehearsal = Rehearsal(scene(home))
    assert stop_of(rehearsal).kind == "ready"
    rehearsal.go()
    seen = []
    while (stop := stop_of(rehearsal)).kind == "dice":
        assert stop.wanted is not None
        assert stop.realm == ANN
        seen.append((stop.phase, {one.kind for one in stop.conflicts if one.open or not one.results}))
        rehearsal.roll()
    assert stop.kind == "done"
    assert [phase for phase, _kinds in seen][:4] == [7, 11, 13, 14]
    fights = dict(seen)
    assert fights[7] == {"fire"}
    assert "duel" in fights[11]
    assert "melee" in fights[14]


def test_odds_come_with_factors_and_rules(home: Home) -> None:
    rehearsal = Rehearsal(ready_to_attack(home))
    rehearsal.go()
    while rehearsal.state.phase != 14:
        rehearsal.roll()
    (melee,) = [one for one in stop_of(rehearsal).conflicts if one.kind == "melee"]
    (chance,) = melee.parties[0].chances
    assert 0 < chance.won + chance.drawn + chance.lost <= 1.001
    assert any(rule.startswith("PH-") for one in melee.attackers for _why, rule, _points in one.sources)


@BOTH
def test_the_phases_of_a_turn_and_what_they_changed(home: Home, scene: Callable[[Home], Home]) -> None:
    rehearsal = Rehearsal(scene(home))
    to_the_end(rehearsal)
    own = [(before, stage) for before, stage in rehearsal.phases() if stage.realm == ANN]
    assert [stage.phase for _before, stage in own] == list(range(B1, B19 + 1))
    moved = {one.path: one.after for one in differences(own[7][0], own[7][1].state)}
    assert moved["armies.Ann.101.field"] == EAST


def test_in_remote_play_all_realms_move_in_their_order(home: Home) -> None:
    rehearsal = Rehearsal(remote_attack(home))
    order = rehearsal.start.orders[1]
    to_the_end(rehearsal)
    assert tuple(dict.fromkeys([stage.realm for stage in rehearsal.stages])) == order
    assert (rehearsal.state.month, rehearsal.state.step) == (2, MUSTER)


# --- dice --------------------------------------------------------------------------------------------


@BOTH
def test_a_discarded_rehearsal_leaves_a_note_and_another_has_the_same_dice(
    home: Home, scene: Callable[[Home], Home]
) -> None:
    before = contents(scene(home))
    first = Rehearsal(home)
    to_the_end(first)
    first.discard("Uwe", NOW)

    left = contents(home)
    assert {paper for paper in left if left[paper] != before.get(paper)} == {AUDIT}
    (note,) = notes_of(home)
    assert (note.what, note.who, note.at, note.count) == ("discarded", "Uwe", NOW, first.entries)
    assert note.dice == first.rolls > 3

    second = Rehearsal(home)
    second.correct([Change("realms.Bob.gold", 1)], "Irrtum")
    to_the_end(second)
    assert fallen(second.campaign) == fallen(first.campaign)


def test_typed_dice_stand_in_the_log_as_such(home: Home) -> None:
    rehearsal = Rehearsal(ready_to_attack(home))
    rehearsal.go()
    rehearsal.roll("9 9 9 9")
    campaign = rehearsal.publish("Uwe", NOW)
    (entry,) = [entry for entry in campaign.table.entries if entry.typed]
    assert entry.move == Roll(((9, 9, 9, 9),))
    assert Campaign.open(home).state.step == DICE


@pytest.mark.parametrize(
    ("values", "message"), [("1 2", "4 numbers are needed, not 2"), ("a b", "is not a number")]
)
def test_wrong_dice_change_nothing(home: Home, values: str, message: str) -> None:
    rehearsal = Rehearsal(ready_to_attack(home))
    rehearsal.go()
    entries, past = rehearsal.entries, len(rehearsal.past)
    with complains(message):
        rehearsal.roll(values)
    with pytest.raises(IllegalMove):
        rehearsal.roll("11 1 1 1")
    assert (rehearsal.entries, len(rehearsal.past)) == (entries, past)
    assert stop_of(rehearsal).kind == "dice"


def test_where_nothing_is_rolled_nothing_can_be(home: Home) -> None:
    rehearsal = Rehearsal(ready_to_attack(home))
    with complains("nothing is rolled here"):
        rehearsal.roll()
    assert rehearsal.entries == 0


def test_dice_that_a_correction_makes_void_fall_again_as_they_fell(home: Home) -> None:
    """Else one could correct in the middle of a fight until the dice are better."""
    rehearsal = Rehearsal(ready_to_attack(home))
    rehearsal.go()
    while rehearsal.state.phase != B13:
        rehearsal.roll()
    rehearsal.correct([Change("people.Ann.601.now", 100)], "Er war verwundet.")
    rolls = []
    while rehearsal.state.phase == B13:
        rehearsal.roll()
        rolls += [move for move in added(rehearsal)[-2:] if isinstance(move, Roll)][-1:]
    void, counted = rolls
    assert (len(void.values[0]), len(counted.values[0])) == (12, 10)
    assert void.values[0][:10] == counted.values[0]


# --- corrections and steps back ----------------------------------------------------------------------


def test_a_correction_before_a_roll_is_published_with_its_reason(home: Home) -> None:
    rehearsal = Rehearsal(ready_to_attack(home))
    rehearsal.go()
    rehearsal.correct([Change("armies.Bob.101.troops", 4000)], "Es waren weniger.")
    assert stop_of(rehearsal).kind == "dice"
    while not rehearsal.is_done:
        rehearsal.roll()
    moves = added(rehearsal)
    campaign = rehearsal.publish("Uwe", NOW)
    assert [entry.move for entry in campaign.table.entries[-len(moves) :]] == moves
    assert "Es waren weniger." in {getattr(move, "reason", "") for move in moves}


def test_a_refused_correction_changes_nothing(home: Home) -> None:
    rehearsal = Rehearsal(ready_to_attack(home))
    rehearsal.go()
    entries = rehearsal.entries
    with pytest.raises(IllegalMove):
        rehearsal.correct([Change("realms.Zoe.gold", 1)], "Wer?")
    assert rehearsal.entries == entries


def test_every_step_leads_back_and_forward_to_the_same(home: Home) -> None:
    rehearsal = Rehearsal(ready_to_attack(home))
    rehearsal.go()
    seen = [(rehearsal.entries, len(rehearsal.stages), stop_of(rehearsal))]
    while not rehearsal.is_done:
        rehearsal.roll()
        seen.append((rehearsal.entries, len(rehearsal.stages), stop_of(rehearsal)))
    for entries, stages, stop in reversed(seen[:-1]):
        rehearsal.step_back()
        assert (rehearsal.entries, len(rehearsal.stages), stop_of(rehearsal)) == (entries, stages, stop)
    for entries, stages, stop in seen[1:]:
        rehearsal.roll()
        assert (rehearsal.entries, len(rehearsal.stages), stop_of(rehearsal)) == (entries, stages, stop)
    news = [stage.news for stage in rehearsal.stages]
    twin = Rehearsal(home)
    to_the_end(twin)
    assert [stage.news for stage in twin.stages] == news


def test_before_its_beginning_there_is_nothing(home: Home) -> None:
    rehearsal = Rehearsal(ready_to_attack(home))
    rehearsal.go()
    rehearsal.step_back()
    assert rehearsal.entries == 0
    assert has_draft(rehearsal.campaign, ANN)
    with complains("the rehearsal began here"):
        rehearsal.step_back()


# --- sheets ------------------------------------------------------------------------------------------


@BOTH
def test_a_returned_sheet_undoes_what_it_led_to_and_tells_why(
    home: Home, scene: Callable[[Home], Home]
) -> None:
    rehearsal = Rehearsal(scene(home))
    to_the_end(rehearsal)
    rehearsal.give_back(ANN, "Meinst du wirklich 101/28?")
    stop = stop_of(rehearsal)
    assert (stop.kind, stop.missing) == ("sheets", (ANN,))
    assert added(rehearsal) == [Announce("Meinst du wirklich 101/28?", "Ann")]

    rehearsal.publish("Uwe", NOW)
    campaign = Campaign.open(home)
    assert not has_draft(campaign, ANN)
    assert has_draft(campaign, BOB) == (scene is remote_attack)
    assert (home.read(Paper("old sheet", 1, "Ann.back")) or b"").decode() == ATTACK
    assert notes_of(home)[-1].returned == ("Ann",)
    submit(home, ANN, EMPTY)
    run(home)
    assert Campaign.open(home).state.month == 2 or Campaign.open(home).state.active == BOB


def test_what_was_corrected_before_a_sheet_was_played_stays_when_it_goes_back(home: Home) -> None:
    rehearsal = Rehearsal(remote_attack(home))
    rehearsal.correct([Change("realms.Bob.gold", 1)], "Irrtum")
    to_the_end(rehearsal)
    rehearsal.give_back(ANN, "Bitte noch einmal.")
    assert [type(move) for move in added(rehearsal)] == [Amend, Announce]
    assert rehearsal.state.realms[BOB].gold == 1
    rehearsal.step_back()
    rehearsal.step_back()
    assert rehearsal.entries == 0


def test_a_sheet_that_goes_back_by_mistake_comes_again_with_a_step_back(home: Home) -> None:
    rehearsal = Rehearsal(remote_attack(home))
    rehearsal.give_back(ANN, "Irrtum")
    rehearsal.step_back()
    assert stop_of(rehearsal).kind == "ready"
    assert rehearsal.returned == ()
    to_the_end(rehearsal)
    assert Announce("Irrtum", "Ann") not in added(rehearsal)


def test_what_does_not_wait_cannot_go_back(home: Home) -> None:
    rehearsal = Rehearsal(ready_to_attack(home))
    with complains("no sheet of Bob waits"):
        rehearsal.give_back(BOB, "Du?")


def test_a_sheet_that_something_has_overtaken_stops_it(home: Home) -> None:
    rehearsal = Rehearsal(ready_to_attack(home))
    rehearsal.correct([Change("armies.Ann.102.heavy", 0)], "Es gab keine.")
    rehearsal.go()
    stop = stop_of(rehearsal)
    assert stop.kind == "refused"
    assert [lost.realm for lost in stop.overtaken] == [ANN]


def test_who_is_late_misses_his_turn_or_has_a_bot(home: Home) -> None:
    ready_to_attack(home)
    with changing(home) as campaign:
        withdraw(campaign, ANN)
    rehearsal = Rehearsal(home)
    rehearsal.go()
    assert (stop_of(rehearsal).kind, stop_of(rehearsal).missing) == ("sheets", (ANN,))
    rehearsal.close("Die Zeit ist um.")
    while not rehearsal.is_done:
        rehearsal.roll()
    assert rehearsal.campaign.state.missed >> ANN & 1 or rehearsal.state.month == 2

    other = Rehearsal(home)
    other.runner.bots = deal_bots(other.campaign, ["settler"])
    to_the_end(other)
    assert other.rolls or other.entries


# --- publishing --------------------------------------------------------------------------------------


@BOTH
def test_a_campaign_that_has_moved_on_is_not_overwritten(home: Home, scene: Callable[[Home], Home]) -> None:
    rehearsal = Rehearsal(scene(home))
    to_the_end(rehearsal)
    decided(home, Grant("Bob", 5, "Lohn"))
    before = contents(home)
    with complains("has moved on since", "nothing is published"):
        rehearsal.publish("Uwe", NOW)
    assert contents(home) == before
    rehearsal.discard("Uwe", NOW)


@BOTH
def test_a_sheet_that_was_replaced_meanwhile_is_not_lost(home: Home, scene: Callable[[Home], Home]) -> None:
    rehearsal = Rehearsal(scene(home))
    to_the_end(rehearsal)
    submit(home, ANN, EMPTY)
    before = contents(home)
    with complains("sheet of Ann is another one", "nothing is published"):
        rehearsal.publish("Uwe", NOW)
    assert contents(home) == before


def test_sheets_of_others_may_come_in_meanwhile(home: Home) -> None:
    rehearsal = Rehearsal(ready_to_attack(home))
    to_the_end(rehearsal)
    state = Campaign.open(home).state
    if state.orders[1][0] == ANN:
        submit(home, BOB, EMPTY)
    rehearsal.publish("Uwe", NOW)
    assert has_draft(Campaign.open(home), BOB) == (state.orders[1][0] == ANN)


@pytest.mark.parametrize("who", ["", "   ", "x" * 101, "a\nb"])
def test_nobody_publishes_without_a_name(home: Home, who: str) -> None:
    rehearsal = Rehearsal(ready_to_attack(home))
    to_the_end(rehearsal)
    before = contents(home)
    for end in (rehearsal.publish, rehearsal.discard):
        with complains("gives a name: 1 to 100 characters"):
            end(who, NOW)
    assert contents(home) == before


def test_who_published_stands_in_the_audit(home: Home) -> None:
    rehearsal = Rehearsal(ready_to_attack(home))
    to_the_end(rehearsal)
    before, entries, rolls = len(rehearsal.published) - 1, rehearsal.entries, rehearsal.rolls
    rehearsal.publish(" Uwe ", NOW)
    assert notes_of(home) == [Note("published", "Uwe", NOW, before, entries, rolls)]


def test_after_its_end_a_rehearsal_is_over(home: Home) -> None:
    rehearsal = Rehearsal(ready_to_attack(home))
    with complains("nothing has been played yet"):
        rehearsal.publish("Uwe", NOW)
    to_the_end(rehearsal)
    rehearsal.publish("Uwe", NOW)
    before = contents(home)
    for act in (rehearsal.go, rehearsal.roll, rehearsal.step_back, lambda: rehearsal.discard("Uwe", NOW)):
        with complains("this rehearsal is over"):
            act()
    assert contents(home) == before


def test_a_home_that_somebody_writes_in_is_left_alone(home: Home) -> None:
    rehearsal = Rehearsal(ready_to_attack(home))
    to_the_end(rehearsal)
    with home.held(), complains("another program is writing this campaign"):
        rehearsal.publish("Uwe", NOW)
    rehearsal.publish("Uwe", NOW)


def test_a_paused_turn_goes_on_in_a_rehearsal(home: Home) -> None:
    first = Rehearsal(ready_to_attack(home))
    first.go()
    first.publish("Uwe", NOW)
    assert Campaign.open(home).state.step == DICE

    second = Rehearsal(home)
    stop = stop_of(second)
    assert (stop.kind, stop.phase) == ("dice", B7)
    while not second.is_done:
        second.roll()
    second.publish("Ute", NOW + 1)
    assert [note.who for note in notes_of(home)] == ["Uwe", "Ute"]
    assert all(entry.seat != CHANCE or not entry.typed for entry in Campaign.open(home).table.entries)


def test_a_muster_is_rehearsed_with_the_first_turn_as_far_as_sheets_reach(home: Home) -> None:
    founded(home)
    for realm in range(len(NAMES)):
        submit(home, realm, EMPTY)
    rehearsal = Rehearsal(home)
    rehearsal.go()
    assert (rehearsal.state.step, stop_of(rehearsal).kind) == (TURN, "sheets")
    rehearsal.publish("Uwe", NOW)
    assert Campaign.open(home).state.step == TURN
