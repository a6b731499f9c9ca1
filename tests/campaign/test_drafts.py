"""Sheets are checked, wait, can be replaced and withdrawn, and leave their files when the log has them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.campaign.checking import WHOLE_SHEET, check_text
from tafelrunde.campaign.drafts import (
    draft_file,
    draft_text,
    file_name,
    hand_in,
    read_draft,
    waiting_drafts,
    withdraw,
)
from tafelrunde.campaign.folder import Campaign, changing
from tafelrunde.campaign.retelling import sheets_of
from tafelrunde.campaign.running import Refused
from tafelrunde.engine.errors import BadFile
from tafelrunde.games.phoenix.moves import Amend, Change, CloseRound
from tafelrunde.games.phoenix.orders_muster import Recruit
from tafelrunde.games.phoenix.orders_turn import MoveArmy
from tafelrunde.games.phoenix.state import MUSTER, TURN
from tests.campaign.folders import ANN, BOB, CAPITAL, EMPTY, MARCH, MONTH, RECRUIT, campaign_in, run, submit
from tests.games.phoenix.claims import rules


def army_field(path: Path, number: int = 101) -> str:
    state = Campaign.open(path).state
    return state.setting.world.label(state.army(number).field)


# --- checking -----------------------------------------------------------------------------------------


@rules("PH-1.8l")
def test_all_that_is_wrong_is_found_at_once_with_line_word_and_rule(tmp_path: Path) -> None:
    campaign = campaign_in(tmp_path)
    text = (
        "Zugblatt:\n"
        f"Rüste 1000 K und 5 HF als 101 in Rüstort {CAPITAL}\n"
        "\n"
        "# ein Versehen\n"
        "Bewge 101 nach 101/28\n"
        "Bewege 199 nach 101/28\n"
        "Baue Burg in 888/01\n"
    )

    checked = check_text(campaign.game, campaign.state, ANN, text)

    assert [(finding.line, finding.rule) for finding in checked.findings] == [
        (5, ""),
        (6, "PH-1.8n"),
        (7, "PH-0.1a"),
    ]
    unread = checked.findings[0]
    assert unread.text[unread.start : unread.end] == "Bewge"
    assert "Bewege" in unread.said.de
    assert all(finding.said.en and finding.said.de for finding in checked.findings)
    assert len(checked.orders) == 3


def test_a_sheet_that_leaves_something_impossible_behind_is_blamed_as_a_whole(tmp_path: Path) -> None:
    campaign = campaign_in(tmp_path)
    text = RECRUIT + "Rüste 100 K als 102 in Rüstort 101/27\n"

    (finding,) = check_text(campaign.game, campaign.state, ANN, text).findings

    assert finding.line in (WHOLE_SHEET, 3)
    assert finding.rule


def test_a_check_changes_nothing(tmp_path: Path) -> None:
    campaign = campaign_in(tmp_path)
    before = campaign.game.dump(campaign.state)

    check_text(campaign.game, campaign.state, ANN, MONTH)

    assert campaign.game.dump(campaign.state) == before


@rules("PH-3x")
def test_after_the_muster_recruiting_is_refused_and_a_turn_that_is_over_takes_no_orders(
    tmp_path: Path,
) -> None:
    campaign_in(tmp_path)
    submit(tmp_path, ANN, RECRUIT)
    submit(tmp_path, BOB, EMPTY)
    run(tmp_path)
    campaign = Campaign.open(tmp_path)
    state = campaign.state
    assert state.step == TURN

    late = check_text(campaign.game, state, state.active, RECRUIT)
    assert [finding.rule for finding in late.findings] == ["PH-3x"]

    with changing(tmp_path) as again:
        again.play(again.master, CloseRound("Frist"))
        again.save()
    over = check_text(again.game, again.state, state.active, EMPTY)
    assert [(finding.line, finding.rule) for finding in over.findings] == [(WHOLE_SHEET, "PH-3r")]


# --- waiting ------------------------------------------------------------------------------------------


def test_a_wrong_sheet_is_not_kept(tmp_path: Path) -> None:
    campaign = campaign_in(tmp_path)

    assert not hand_in(campaign, ANN, "Bewege 999 nach 101/28").is_fine
    assert waiting_drafts(campaign) == []


def test_a_waiting_sheet_can_be_replaced_and_withdrawn(tmp_path: Path) -> None:
    campaign = campaign_in(tmp_path)

    hand_in(campaign, ANN, RECRUIT)
    hand_in(campaign, ANN, EMPTY)

    assert draft_text(campaign, ANN) == EMPTY
    assert withdraw(campaign, ANN)
    assert not withdraw(campaign, ANN)
    assert waiting_drafts(campaign) == []


def test_nothing_is_played_at_the_muster_until_all_have_handed_in(tmp_path: Path) -> None:
    campaign_in(tmp_path)
    submit(tmp_path, ANN, RECRUIT)
    before = len(Campaign.open(tmp_path).table.entries)

    ran = run(tmp_path)

    campaign = Campaign.open(tmp_path)
    assert (ran.months, ran.waiting) == (0, (BOB,))
    assert len(campaign.table.entries) == before
    assert waiting_drafts(campaign) == [ANN], "she can still take it back"


def test_at_a_meeting_the_turn_orders_of_a_whole_month_wait_for_the_turn(tmp_path: Path) -> None:
    campaign_in(tmp_path)
    submit(tmp_path, ANN, MONTH)
    submit(tmp_path, BOB, EMPTY)
    campaign = Campaign.open(tmp_path)
    draft = read_draft(campaign, ANN)
    assert [type(order) for order in draft.orders] == [Recruit]

    run(tmp_path)
    for _ in range(2):
        after = Campaign.open(tmp_path)
        if after.state.month == 1 and after.state.active == BOB:
            submit(tmp_path, BOB, EMPTY)
            run(tmp_path)

    assert army_field(tmp_path) == "101/28"
    done = Campaign.open(tmp_path)
    assert done.state.month == 2
    assert [type(o) for sheet in sheets_of(done, ANN, 1) for o in sheet.orders] == [Recruit, MoveArmy]
    assert not draft_file(campaign, ANN).exists()


def test_in_remote_play_one_sheet_is_the_whole_month(tmp_path: Path) -> None:
    campaign_in(tmp_path, options={"deadlines": "days"})
    submit(tmp_path, ANN, MONTH)
    submit(tmp_path, BOB, EMPTY)

    assert run(tmp_path).months == 1
    assert army_field(tmp_path) == "101/28"
    assert waiting_drafts(Campaign.open(tmp_path)) == []


def test_a_sheet_that_became_impossible_stops_the_run_or_is_left_out(tmp_path: Path) -> None:
    campaign_in(tmp_path, options={"deadlines": "days"})
    submit(tmp_path, ANN, MONTH)
    submit(tmp_path, BOB, EMPTY)
    with changing(tmp_path) as campaign:
        campaign.play(campaign.master, Amend((Change("realms.Ann.gold", 0),), "arm"))
        campaign.save()
    before = len(campaign.table.entries)

    with pytest.raises(Refused) as refused:
        run(tmp_path)
    assert refused.value.realm == ANN
    assert refused.value.lost[0][1].rule == "PH-3.3e"
    assert len(Campaign.open(tmp_path).table.entries) == before

    ran = run(tmp_path, leave_out=True)
    assert [lost.realm for lost in ran.left_out] == [ANN, ANN]
    assert ran.months == 1


@rules("PH-3w")
def test_rounds_can_be_closed_without_those_who_are_late(tmp_path: Path) -> None:
    campaign_in(tmp_path)
    submit(tmp_path, ANN, MONTH)

    assert run(tmp_path, 2, close="Die Frist ist um.").months == 2

    assert army_field(tmp_path) == "101/28"
    moves = [type(entry.move) for entry in Campaign.open(tmp_path).table.entries]
    assert moves.count(CloseRound) == 1 + 1 + 1 + 2, "Bob's muster and turn, then all of the second month"


def test_a_file_that_somebody_spoilt_is_told_with_its_line(tmp_path: Path) -> None:
    campaign = campaign_in(tmp_path)
    submit(tmp_path, ANN, RECRUIT)
    path = draft_file(campaign, ANN)

    path.write_text(RECRUIT + "Unsinn\n", encoding="utf-8")
    with pytest.raises(BadFile) as told:
        read_draft(campaign, ANN)
    assert told.value.where == f"{path}:3"

    path.write_bytes(b"\xff\xff")
    with pytest.raises(BadFile, match="UTF-8"):
        read_draft(campaign, ANN)


@pytest.mark.parametrize(
    ("names", "files"),
    [
        (("Ann", "Bob"), ["Ann", "Bob"]),
        (("Reich der Mitte", "Öde/Mark"), ["Reich_der_Mitte", "Öde_Mark"]),
        (("A b", "A/b", "../A"), ["A_b-1", "A_b-2", "_A"]),
    ],
)
def test_every_realm_has_a_file_of_its_own(names: tuple[str, ...], files: list[str]) -> None:
    assert [file_name(names, realm) for realm in range(len(names))] == files


def test_the_sheet_of_a_turn_may_come_while_others_move(tmp_path: Path) -> None:
    campaign_in(tmp_path)
    submit(tmp_path, ANN, RECRUIT)
    submit(tmp_path, BOB, EMPTY)
    run(tmp_path)
    for realm, text in ((ANN, MARCH), (BOB, EMPTY)):
        submit(tmp_path, realm, text)

    assert run(tmp_path).months == 1
    assert army_field(tmp_path) == "101/28"
    assert Campaign.open(tmp_path).state.step == MUSTER
