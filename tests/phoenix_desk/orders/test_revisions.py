"""Saves of several members: revisions count up, nobody's lines are lost, and what is too large is refused."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tafelrunde.phoenix_desk.campaign.memory import Memory
from tafelrunde.phoenix_desk.orders.revisions import MOST_BYTES, MOST_LINES, Revision, Round, round_of, save
from tests.complaining import complains
from tests.phoenix_desk.homes import ANN, campaign_in

START = Revision(ANN, Round(3, "muster"))
SHEET = "Zugblatt:\nBewege 101 nach 101/28\n"


def test_a_save_is_the_next_revision() -> None:
    first = save(START, START, SHEET)

    assert first.revision == replace(START, number=1, text=SHEET, has=first.revision.has)
    assert (first.merged, first.conflicts) == (False, ())


def test_who_saves_on_an_older_revision_gets_both_and_is_told() -> None:
    first = save(START, START, SHEET).revision
    theirs = save(first, first, f"{SHEET}Plündere mit 102\n").revision

    mine = save(theirs, first, f"# nach Osten\n{SHEET}")

    assert mine.revision.number == 3
    assert mine.revision.text == f"# nach Osten\n{SHEET}Plündere mit 102\n"
    assert (mine.merged, mine.conflicts) == (True, ())


def test_two_versions_of_a_line_are_named_by_the_lines_of_the_result() -> None:
    first = save(START, START, SHEET).revision
    theirs = save(first, first, SHEET.replace("28", "29")).revision

    saved = save(theirs, first, "# meins\n" + SHEET.replace("28", "30"))

    lines = saved.revision.text.split("\n")
    assert [lines[line - 1] for line in saved.conflicts] == [
        "Bewege 101 nach 101/29",
        "Bewege 101 nach 101/30",
    ]


@pytest.mark.parametrize("between", ["", "Löse 103 auf\nLöse 103 auf\n"])
def test_a_save_whose_answer_was_lost_is_not_made_twice(between: str) -> None:
    text = "Plündere mit 102\n\n\nPlündere mit 102\n"
    first = save(START, START, text).revision
    saved = save(first, first, text + text).revision
    newest = save(saved, saved, between + saved.text).revision if between else saved

    again = save(newest, first, text + text)

    assert again.revision == newest
    assert again.merged == bool(between)


def test_the_same_text_makes_no_revision() -> None:
    first = save(START, START, SHEET).revision

    assert save(first, first, SHEET).revision is first


def test_ends_of_lines_and_what_nobody_can_read_are_the_same_for_all() -> None:
    text = "a\r\nb\rc\x0bd\u2028e\x85f\x00g\u00a0h\ti\ud800"

    assert save(START, START, text).revision.text == "a\nb\nc d e f\ufffdg h\ti\ufffd"


@pytest.mark.parametrize("text", ["\n" * MOST_LINES, "ü" * (MOST_BYTES // 2 + 1)])
def test_what_is_too_large_is_refused(text: str) -> None:
    with complains("200 KB"):
        save(START, START, text)
    assert save(START, START, text[1:]).revision.number == 1


def test_two_texts_that_are_too_large_together_are_refused() -> None:
    theirs = save(START, START, "a\n" * 3_000).revision

    with complains("5,000"):
        save(theirs, START, "b\n" * 3_000)


def test_a_revision_of_another_round_is_no_base() -> None:
    newest = save(START, START, SHEET).revision
    for other in (
        replace(START, round=Round(4, "muster")),
        replace(START, realm=1),
        replace(newest, number=2),
    ):
        with complains("not one of this sheet"):
            save(newest, other, "x")


def test_a_round_is_a_month_in_remote_play_and_half_of_it_at_a_meeting() -> None:
    assert round_of(campaign_in(Memory("near")).state) == Round(1, "muster")
    remote = campaign_in(Memory("far"), options={"deadlines": "days"})
    assert round_of(remote.state) == Round(1, "month")
    at_turn = campaign_in(Memory("turn")).state
    at_turn.step = 2
    assert round_of(at_turn) == Round(1, "turn")
