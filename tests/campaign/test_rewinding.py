"""Rolling back and playing again: nothing is lost, and the same sheets and dice give the same campaign."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.campaign.folder import LOG, Campaign, changing
from tafelrunde.campaign.history import read_month, read_point, state_at, view_at
from tafelrunde.campaign.rewinding import play_again, roll_back, rollbacks
from tafelrunde.engine.codec import encode, state_hash
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.log import read_log, replay
from tafelrunde.games import load_game
from tafelrunde.games.phoenix.moves import Amend, Change, Sheet
from tests.campaign.folders import ANN, BOB, EMPTY, MONTH, campaign_in, run, submit, whole_month

POOR = Amend((Change("realms.Ann.gold", 0),), "Sie hatte nichts.")


def three_months(path: Path) -> None:
    campaign_in(path)
    whole_month(path, {ANN: MONTH})
    run(path, 2, bots="random")


def fingerprint(campaign: Campaign) -> str:
    return state_hash(campaign.game, campaign.state)


@pytest.mark.parametrize("point", ["1", "2", "Rim 1", "#0", "#7", "Eintrag 9"])
def test_a_rolled_back_log_is_the_beginning_of_the_old_one(tmp_path: Path, point: str) -> None:
    three_months(tmp_path)
    old = (tmp_path / LOG).read_bytes()

    with changing(tmp_path) as campaign:
        entries = read_point(campaign, point)
        shorter, note = roll_back(campaign, entries, "Irrtum")

    assert (tmp_path / note.kept).read_bytes() == old
    assert (tmp_path / LOG).read_bytes() == b"".join(old.splitlines(keepends=True)[: entries + 1])
    assert Campaign.open(tmp_path).table.entries == shorter.table.entries
    assert (note.entries, note.dropped) == (entries, len(campaign.table.entries) - entries)
    assert rollbacks(tmp_path) == [note]


def test_after_a_rollback_the_same_orders_lead_to_the_same_campaign(tmp_path: Path) -> None:
    three_months(tmp_path)
    old = (tmp_path / LOG).read_bytes()

    with changing(tmp_path) as campaign:
        roll_back(campaign, read_point(campaign, "2"), "Probe")
    run(tmp_path, 2, bots="random")

    assert (tmp_path / LOG).read_bytes() == old


def test_every_rollback_keeps_its_log_under_a_number_of_its_own(tmp_path: Path) -> None:
    three_months(tmp_path)
    for point in ("3", "2", "1"):
        with changing(tmp_path) as campaign:
            roll_back(campaign, read_point(campaign, point), point)

    kept = [note.kept for note in rollbacks(tmp_path)]
    assert kept == ["campaign.1.jsonl", "campaign.2.jsonl", "campaign.3.jsonl"]
    for name in kept:
        log = read_log((tmp_path / name).read_bytes().splitlines(keepends=True), name, load_game)
        assert len(list(replay(load_game("phoenix"), log))) == len(log.entries)


def test_a_campaign_that_was_over_goes_on_after_a_rollback(tmp_path: Path) -> None:
    campaign_in(tmp_path, months=2)
    assert run(tmp_path, 5, bots="random").months == 2
    assert Campaign.open(tmp_path).is_over

    with changing(tmp_path) as campaign:
        roll_back(campaign, read_point(campaign, "2"), "Verlängerung")

    assert not Campaign.open(tmp_path).is_over
    assert run(tmp_path, 5, bots="random").months == 1


def test_sheets_for_months_that_are_undone_wait_for_nothing(tmp_path: Path) -> None:
    three_months(tmp_path)
    submit(tmp_path, ANN, EMPTY)
    folder = tmp_path / "orders" / "4"
    assert [path.name for path in folder.iterdir()] == ["Ann.txt"]

    with changing(tmp_path) as campaign:
        roll_back(campaign, read_point(campaign, "2"), "Irrtum")

    assert [path.name for path in folder.iterdir()] == ["Ann.1.old"]
    assert run(tmp_path, 3, bots="random").waiting == ()


# --- once more ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("month", [1, 2, 3])
def test_a_month_played_again_without_a_correction_gives_the_same_log(tmp_path: Path, month: int) -> None:
    three_months(tmp_path)
    old = (tmp_path / LOG).read_bytes()

    with changing(tmp_path) as campaign:
        _after, again = play_again(campaign, month, "Probe")

    assert (tmp_path / LOG).read_bytes() == old
    assert (tmp_path / again.note.kept).read_bytes() == old
    assert (again.left_out, again.skipped) == ((), ())


def test_a_correction_comes_before_the_month_and_what_it_forbids_is_left_out(tmp_path: Path) -> None:
    three_months(tmp_path)
    old = Campaign.open(tmp_path)

    with changing(tmp_path) as campaign:
        after, again = play_again(campaign, 1, POOR.reason, POOR)

    opened = Campaign.open(tmp_path)
    assert fingerprint(opened) == fingerprint(after) != fingerprint(old)
    assert opened.table.entries[5].move == POOR
    assert [lost.refusal.rule for lost in again.left_out if lost.realm == ANN][:1] == ["PH-3.3e"]
    assert not opened.state.has_army(101)
    assert opened.state.month == old.state.month
    drawn = [entry.move for entry in old.table.entries if entry.seat < 0]
    assert [entry.move for entry in opened.table.entries if entry.seat < 0] == drawn, "the dice have fallen"
    sheets = [e for e in opened.table.entries if e.seat == BOB and isinstance(e.move, Sheet)]
    assert len(sheets) == len([e for e in old.table.entries if e.seat == BOB and isinstance(e.move, Sheet)])


def test_dice_kept_from_the_first_time_count_as_typed_where_others_would_fall(tmp_path: Path) -> None:
    three_months(tmp_path)

    with changing(tmp_path) as campaign:
        after, _again = play_again(campaign, 1, POOR.reason, POOR)

    for entry in after.table.entries:
        if entry.seat < 0:
            assert entry.typed == (entry.n > 6), "after the correction every entry has another number"


# --- looking back -------------------------------------------------------------------------------------


def test_the_view_at_the_beginning_of_a_month_is_the_one_of_that_time(tmp_path: Path) -> None:
    campaign = campaign_in(tmp_path)
    seen = {1: encode(campaign.game.view(campaign.state, BOB))}
    for month in (2, 3):
        run(tmp_path, 1, bots="random")
        now = Campaign.open(tmp_path)
        seen[month] = encode(now.game.view(now.state, BOB))

    last = Campaign.open(tmp_path)
    for month, view in seen.items():
        assert encode(view_at(last, BOB, month)) == view
        assert state_at(last, month).month == month


@pytest.mark.parametrize(("text", "month"), [("1", 1), ("Hawar 1", 1), ("hel 2", 13), (" Agul 1 ", 8)])
def test_months_are_named_or_counted(text: str, month: int) -> None:
    assert read_month(text) == month


@pytest.mark.parametrize("text", ["", "0", "Mai 1", "Hel", "Hel 0", "-1", "#", "1.5"])
def test_what_is_no_month_is_told_how_months_are_written(text: str) -> None:
    with pytest.raises(Complaint, match="Hel 1"):
        read_month(text)


@pytest.mark.parametrize("text", ["9", "Agul 7", "#999"])
def test_points_that_are_not_in_the_log_are_refused_with_its_reach(tmp_path: Path, text: str) -> None:
    campaign = campaign_in(tmp_path)

    with pytest.raises(Complaint, match="the log has"):
        read_point(campaign, text)
