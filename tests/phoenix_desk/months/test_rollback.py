"""Rolling back and playing again: nothing is lost, and the same sheets and dice give the same campaign."""

from __future__ import annotations

import pytest

from tafelrunde.engine.codec import encode, state_hash
from tafelrunde.engine.contract import CHANCE, LANGS, Lang
from tafelrunde.engine.log import read_log, replay
from tafelrunde.games import load_game
from tafelrunde.games.phoenix.moves.kinds import Amend, Change, DrawOrder, Sheet
from tafelrunde.games.phoenix.state.state import MUSTER
from tafelrunde.games.phoenix.words.text import HEADS
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, changing
from tafelrunde.phoenix_desk.campaign.history import read_month, read_point, state_at
from tafelrunde.phoenix_desk.campaign.home import LOG, Home, Paper
from tafelrunde.phoenix_desk.months.rollback import (
    Second,
    kept_dice,
    play_again,
    rewound,
    roll_back,
    rollbacks,
)
from tafelrunde.phoenix_desk.months.runner import Runner
from tafelrunde.phoenix_desk.orders.drafts import draft_text, hand_in, read_draft
from tafelrunde.phoenix_desk.orders.sheet_check import check_text
from tafelrunde.phoenix_desk.review.audit import audit
from tests.complaining import complains
from tests.phoenix_desk.homes import ANN, BOB, EMPTY, MONTH, campaign_in, run, submit, whole_month

POOR = Amend((Change("realms.Ann.gold", 0),), "Sie hatte nichts.")


def three_months(home: Home) -> None:
    campaign_in(home)
    whole_month(home, {ANN: MONTH})
    run(home, 2, bots="random")


def log_of(home: Home, kept: str = "") -> bytes:
    """Of a log that was kept, its name tells the number."""
    return home.read(Paper("kept log", int(kept.split(".")[1])) if kept else LOG) or b""


def fingerprint(campaign: Campaign) -> str:
    return state_hash(campaign.game, campaign.state)


@pytest.mark.parametrize("point", ["1", "2", "Rim 1", "#0", "#7", "Eintrag 9"])
def test_a_rolled_back_log_is_the_beginning_of_the_old_one(home: Home, point: str) -> None:
    three_months(home)
    old = log_of(home)

    with changing(home) as campaign:
        entries = read_point(campaign, point)
        undone = roll_back(campaign, entries, "Irrtum")

    shorter, note = undone.campaign, undone.note
    assert log_of(home, note.kept) == old
    assert log_of(home) == b"".join(old.splitlines(keepends=True)[: entries + 1])
    assert Campaign.open(home).table.entries == shorter.table.entries
    assert (note.entries, note.dropped) == (entries, len(campaign.table.entries) - entries)
    assert rollbacks(Campaign.open(home)) == [note]


def test_after_a_rollback_the_same_orders_lead_to_the_same_campaign(home: Home) -> None:
    three_months(home)
    old = log_of(home)

    with changing(home) as campaign:
        roll_back(campaign, read_point(campaign, "2"), "Probe")
    run(home, 2, bots="random")

    assert log_of(home) == old


def test_every_rollback_keeps_its_log_under_a_number_of_its_own(home: Home) -> None:
    three_months(home)
    for point in ("3", "2", "1"):
        with changing(home) as campaign:
            roll_back(campaign, read_point(campaign, point), point)

    kept = [note.kept for note in rollbacks(Campaign.open(home))]
    assert kept == ["campaign.1.jsonl", "campaign.2.jsonl", "campaign.3.jsonl"]
    for name in kept:
        log = read_log(log_of(home, name).splitlines(keepends=True), name, load_game)
        assert len(list(replay(load_game("phoenix"), log))) == len(log.entries)


def test_a_campaign_that_was_over_goes_on_after_a_rollback(home: Home) -> None:
    campaign_in(home, months=2)
    assert run(home, 5, bots="random").months == 2
    assert Campaign.open(home).is_over

    with changing(home) as campaign:
        roll_back(campaign, read_point(campaign, "2"), "Verlängerung")

    assert not Campaign.open(home).is_over
    assert run(home, 5, bots="random").months == 1


def test_where_nothing_is_to_be_undone_nothing_is_kept(home: Home) -> None:
    three_months(home)
    with changing(home) as campaign:
        with complains("comes after this point"):
            roll_back(campaign, len(campaign.table.entries), "Irrtum")
        with complains("#-3"):
            read_point(campaign, "#-3")

    assert rollbacks(Campaign.open(home)) == []
    assert home.papers("kept log") == []


def test_sheets_for_months_that_are_undone_wait_for_nothing(home: Home) -> None:
    three_months(home)
    submit(home, ANN, EMPTY)
    assert home.papers("sheet") == [Paper("sheet", 4, "Ann")]

    with changing(home) as campaign:
        roll_back(campaign, read_point(campaign, "2"), "Irrtum")

    assert [paper for paper in home.papers("sheet") if paper.number > 2] == []
    assert Paper("old sheet", 4, "Ann.1") in home.papers("old sheet")
    assert run(home, 3, bots="random").waiting == ()


# --- sheets are there again ----------------------------------------------------------------------------

REMOTE = {"deadlines": "days"}


@pytest.mark.parametrize("options", [{}, REMOTE], ids=["meeting", "remote"])
@pytest.mark.parametrize("point", ["1", "2", "#5", "#6", "#7", "#8", "#9"])
def test_after_a_rollback_the_sheets_wait_and_the_month_is_played_from_them_alone(
    home: Home, options: dict[str, str], point: str
) -> None:
    campaign_in(home, options=options)
    whole_month(home, {ANN: MONTH})
    run(home, 1, bots="random")
    old = log_of(home)

    with changing(home) as campaign:
        undone = roll_back(campaign, read_point(campaign, point), "Irrtum")
        month = undone.campaign.state.month
    ran = run(home, 1)

    assert (ran.months, ran.left_out) == (1, ())
    after = Campaign.open(home)
    assert old.startswith(log_of(home)), "the same sheets, the same dice"
    assert after.state.month == month + 1
    assert home.papers("sheet") == []


@pytest.mark.parametrize("lang", LANGS)
def test_a_sheet_comes_back_in_the_language_of_who_undoes_it(home: Home, lang: Lang) -> None:
    campaign_in(home)
    whole_month(home, {ANN: MONTH})

    with changing(home) as campaign:
        undone = roll_back(campaign, read_point(campaign, "1"), "Irrtum", lang)

    text = draft_text(undone.campaign, ANN)
    assert undone.given_back.waiting == (ANN, BOB)
    assert text.splitlines()[0] == HEADS.said(lang)
    assert ("Bewege 101" if lang == "de" else "Move 101") in text
    assert check_text(campaign.game, undone.campaign.state, ANN, text).is_fine


def test_what_still_waits_for_the_turn_goes_on_waiting_behind_the_muster_that_is_undone(home: Home) -> None:
    campaign_in(home)
    submit(home, ANN, MONTH)
    submit(home, BOB, EMPTY)
    with changing(home) as campaign:
        runner = Runner(campaign, {}, 1)
        while campaign.state.step == MUSTER:
            runner.step()
        campaign.save()
        assert draft_text(campaign, ANN) == "Zugblatt:\nBewege 101 nach 101/28\n"
        undone = roll_back(campaign, read_point(campaign, "1"), "Irrtum")

    assert [type(order).__name__ for order in read_draft(undone.campaign, ANN).orders] == ["Recruit"]
    assert "Bewege 101" in read_draft(undone.campaign, ANN).later


def test_a_sheet_handed_in_anew_goes_before_the_one_that_is_undone(home: Home) -> None:
    campaign_in(home, options=REMOTE)
    with changing(home) as campaign:
        campaign.play(ANN, Sheet())
        campaign.save()
        assert hand_in(campaign, ANN, MONTH).is_fine
        undone = roll_back(campaign, 5, "Irrtum")

    assert draft_text(undone.campaign, ANN) == MONTH


def test_sheets_of_later_months_lie_aside_and_can_be_handed_in_again(home: Home) -> None:
    three_months(home)
    old = Campaign.open(home)

    with changing(home) as campaign:
        undone = roll_back(campaign, read_point(campaign, "1"), "Irrtum")

    names = [Paper("old sheet", month, f"{name}.1") for month in (2, 3) for name in ("Ann", "Bob")]
    assert home.papers("old sheet") == names
    assert len(undone.given_back.aside) == 2
    run(home, 1)
    for month in (2, 3):
        for realm, name in enumerate(("Ann", "Bob")):
            aside = home.read(Paper("old sheet", month, f"{name}.1")) or b""
            submit(home, realm, aside.decode())
        run(home, 1)
    assert fingerprint(Campaign.open(home)) == fingerprint(old)


# --- once more ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("month", [1, 2, 3])
def test_a_month_played_again_without_a_correction_gives_the_same_log(home: Home, month: int) -> None:
    three_months(home)
    old = log_of(home)

    with changing(home) as campaign:
        _after, again = play_again(campaign, month, "Probe")

    assert log_of(home) == old
    assert log_of(home, again.note.kept) == old
    assert (again.left_out, again.skipped) == ((), ())


def test_a_correction_comes_before_the_month_and_what_it_forbids_is_left_out(home: Home) -> None:
    three_months(home)
    old = Campaign.open(home)

    with changing(home) as campaign:
        after, again = play_again(campaign, 1, POOR.reason, POOR)

    opened = Campaign.open(home)
    assert fingerprint(opened) == fingerprint(after) != fingerprint(old)
    assert opened.table.entries[5].move == POOR
    assert [lost.refusal.rule for lost in again.left_out if lost.realm == ANN][:1] == ["PH-3.3e"]
    assert not opened.state.has_army(101)
    assert opened.state.month == old.state.month
    drawn = [entry.move for entry in old.table.entries if entry.seat < 0]
    assert [entry.move for entry in opened.table.entries if entry.seat < 0] == drawn, "the dice have fallen"
    sheets = [e for e in opened.table.entries if e.seat == BOB and isinstance(e.move, Sheet)]
    assert len(sheets) == len([e for e in old.table.entries if e.seat == BOB and isinstance(e.move, Sheet)])


def test_dice_kept_from_the_first_time_count_as_typed_where_others_would_fall(home: Home) -> None:
    three_months(home)

    with changing(home) as campaign:
        after, _again = play_again(campaign, 1, POOR.reason, POOR)

    for entry in after.table.entries:
        if entry.seat < 0:
            assert entry.typed == (entry.n > 6), "after the correction every entry has another number"


def test_audit_tells_dice_that_were_kept_from_dice_that_were_typed(home: Home) -> None:
    three_months(home)
    with changing(home) as campaign:
        play_again(campaign, 1, POOR.reason, POOR)
    after = Campaign.open(home)

    found = {one.entry: one.dice for one in audit(after) if one.dice}

    assert set(found.values()) == {"kept"}
    assert set(found) == {entry.n for entry in after.table.entries if entry.typed} == kept_dice(after)


def test_dice_typed_by_hand_stay_so_when_they_are_played_again_and_again(home: Home) -> None:
    campaign_in(home)
    with changing(home) as campaign:
        move = campaign.table.entries[0].move
        assert isinstance(move, DrawOrder)
        roll_back(campaign, 0, "am Tisch gezogen")
    with changing(home) as campaign:
        others = DrawOrder(move.month, move.realms[::-1], move.gate)
        campaign.play(CHANCE, others, typed=True)
        campaign.advance()
        campaign.save()
    run(home, 2, bots="random")

    for reason in ("arm", "noch ärmer"):
        with changing(home) as campaign:
            play_again(campaign, 1, reason, Amend(POOR.changes, reason))
        dice = {one.entry: one.dice for one in audit(Campaign.open(home)) if one.dice}
        assert dice.pop(1) == "typed"
        assert set(dice.values()) == {"kept"}

    with changing(home) as campaign:
        roll_back(campaign, 1, "alles")
    assert [one.dice for one in audit(Campaign.open(home))] == ["typed"]


def test_kept_dice_that_the_source_throws_after_all_are_drawn_again(home: Home) -> None:
    three_months(home)
    with changing(home) as campaign:
        play_again(campaign, 2, POOR.reason, POOR)
    campaign = Campaign.open(home)
    entries = read_point(campaign, "2")
    assert (campaign.table.entries[entries].move, kept_dice(campaign)) != (POOR, frozenset())

    second = Second(rewound(campaign, entries), kept_dice(campaign))
    for entry in campaign.table.entries[entries + 1 :]:
        second.repeat(entry)

    assert second.dice_kept == []
    assert not any(entry.typed for entry in second.campaign.table.entries)


# --- looking back -------------------------------------------------------------------------------------


def test_the_view_at_the_beginning_of_a_month_is_the_one_of_that_time(home: Home) -> None:
    campaign = campaign_in(home)
    seen = {1: encode(campaign.game.view(campaign.state, BOB))}
    for month in (2, 3):
        run(home, 1, bots="random")
        now = Campaign.open(home)
        seen[month] = encode(now.game.view(now.state, BOB))

    last = Campaign.open(home)
    for month, view in seen.items():
        assert encode(last.game.view(state_at(last, month), BOB)) == view
        assert state_at(last, month).month == month


@pytest.mark.parametrize(("text", "month"), [("1", 1), ("Hawar 1", 1), ("hel 2", 13), (" Agul 1 ", 8)])
def test_months_are_named_or_counted(text: str, month: int) -> None:
    assert read_month(text) == month


@pytest.mark.parametrize("text", ["", "0", "Mai 1", "Hel", "Hel 0", "-1", "#", "1.5"])
def test_what_is_no_month_is_told_how_months_are_written(text: str) -> None:
    with complains("Hel 1"):
        read_month(text)


@pytest.mark.parametrize("text", ["9", "Agul 7", "#999"])
def test_points_that_are_not_in_the_log_are_refused_with_its_reach(home: Home, text: str) -> None:
    campaign = campaign_in(home)

    with complains("the log has"):
        read_point(campaign, text)
