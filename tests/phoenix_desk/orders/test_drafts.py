"""Sheets are checked, wait, can be replaced and withdrawn, and leave their files when the log has them."""

from __future__ import annotations

import pytest

from tafelrunde.engine.errors import BadFile
from tafelrunde.games.phoenix.moves.kinds import Amend, Change, CloseRound
from tafelrunde.games.phoenix.orders.muster import Recruit
from tafelrunde.games.phoenix.orders.turn import MoveArmy
from tafelrunde.games.phoenix.state.state import MUSTER, TURN
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, changing
from tafelrunde.phoenix_desk.campaign.history import sheets_of
from tafelrunde.phoenix_desk.campaign.home import Home
from tafelrunde.phoenix_desk.months.runner import Refused
from tafelrunde.phoenix_desk.orders.drafts import (
    draft_of,
    draft_text,
    file_name,
    hand_in,
    read_draft,
    waiting_drafts,
    withdraw,
)
from tafelrunde.phoenix_desk.orders.sheet_check import WHOLE_SHEET, check_text
from tests.complaining import complains
from tests.games.phoenix.claims import rules
from tests.phoenix_desk.homes import ANN, BOB, CAPITAL, EMPTY, MARCH, MONTH, RECRUIT, campaign_in, run, submit


def army_field(home: Home, number: int = 101) -> str:
    state = Campaign.open(home).state
    return state.setting.world.label(state.army(number).field)


# --- checking -----------------------------------------------------------------------------------------


@rules("PH-1.8l")
def test_all_that_is_wrong_is_found_at_once_with_line_word_and_rule(home: Home) -> None:
    campaign = campaign_in(home)
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


def test_a_sheet_that_leaves_something_impossible_behind_is_blamed_as_a_whole(home: Home) -> None:
    campaign = campaign_in(home)
    text = RECRUIT + "Rüste 100 K als 102 in Rüstort 101/27\n"

    (finding,) = check_text(campaign.game, campaign.state, ANN, text).findings

    assert finding.line in (WHOLE_SHEET, 3)
    assert finding.rule


def test_a_check_changes_nothing(home: Home) -> None:
    campaign = campaign_in(home)
    before = campaign.game.dump(campaign.state)

    check_text(campaign.game, campaign.state, ANN, MONTH)

    assert campaign.game.dump(campaign.state) == before


@rules("PH-3x")
def test_after_the_muster_recruiting_is_refused_and_a_turn_that_is_over_takes_no_orders(
    home: Home,
) -> None:
    campaign_in(home)
    submit(home, ANN, RECRUIT)
    submit(home, BOB, EMPTY)
    run(home)
    campaign = Campaign.open(home)
    state = campaign.state
    assert state.step == TURN

    late = check_text(campaign.game, state, state.active, RECRUIT)
    assert [finding.rule for finding in late.findings] == ["PH-3x"]

    with changing(home) as again:
        again.play(again.master, CloseRound("Frist"))
        again.save()
    over = check_text(again.game, again.state, state.active, EMPTY)
    assert [(finding.line, finding.rule) for finding in over.findings] == [(WHOLE_SHEET, "PH-3r")]


# --- waiting ------------------------------------------------------------------------------------------


def test_a_wrong_sheet_is_not_kept(home: Home) -> None:
    campaign = campaign_in(home)

    assert not hand_in(campaign, ANN, "Bewege 999 nach 101/28").is_fine
    assert waiting_drafts(campaign) == []


def test_a_waiting_sheet_can_be_replaced_and_withdrawn(home: Home) -> None:
    campaign = campaign_in(home)

    hand_in(campaign, ANN, RECRUIT)
    hand_in(campaign, ANN, EMPTY)

    assert draft_text(campaign, ANN) == EMPTY
    assert withdraw(campaign, ANN)
    assert not withdraw(campaign, ANN)
    assert waiting_drafts(campaign) == []


def test_nothing_is_played_at_the_muster_until_all_have_handed_in(home: Home) -> None:
    campaign_in(home)
    submit(home, ANN, RECRUIT)
    before = len(Campaign.open(home).table.entries)

    ran = run(home)

    campaign = Campaign.open(home)
    assert (ran.months, ran.waiting) == (0, (BOB,))
    assert len(campaign.table.entries) == before
    assert waiting_drafts(campaign) == [ANN], "she can still take it back"


def test_at_a_meeting_the_turn_orders_of_a_whole_month_wait_for_the_turn(home: Home) -> None:
    campaign_in(home)
    submit(home, ANN, MONTH)
    submit(home, BOB, EMPTY)
    campaign = Campaign.open(home)
    draft = read_draft(campaign, ANN)
    assert [type(order) for order in draft.orders] == [Recruit]

    run(home)
    for _ in range(2):
        after = Campaign.open(home)
        if after.state.month == 1 and after.state.active == BOB:
            submit(home, BOB, EMPTY)
            run(home)

    assert army_field(home) == "101/28"
    done = Campaign.open(home)
    assert done.state.month == 2
    assert [type(o) for sheet in sheets_of(done, ANN, 1) for o in sheet.orders] == [Recruit, MoveArmy]
    assert not home.has(draft_of(campaign, ANN))


def test_in_remote_play_one_sheet_is_the_whole_month(home: Home) -> None:
    campaign_in(home, options={"deadlines": "days"})
    submit(home, ANN, MONTH)
    submit(home, BOB, EMPTY)

    assert run(home).months == 1
    assert army_field(home) == "101/28"
    assert waiting_drafts(Campaign.open(home)) == []


def test_a_sheet_that_became_impossible_stops_the_run_or_is_left_out(home: Home) -> None:
    campaign_in(home, options={"deadlines": "days"})
    submit(home, ANN, MONTH)
    submit(home, BOB, EMPTY)
    with changing(home) as campaign:
        campaign.play(campaign.master, Amend((Change("realms.Ann.gold", 0),), "arm"))
        campaign.save()
    before = len(campaign.table.entries)

    with pytest.raises(Refused) as refused:
        run(home)
    assert refused.value.realm == ANN
    assert refused.value.lost[0][1].rule == "PH-3.3e"
    assert len(Campaign.open(home).table.entries) == before

    ran = run(home, leave_out=True)
    assert [lost.realm for lost in ran.left_out] == [ANN, ANN]
    assert ran.months == 1


@rules("PH-3w")
def test_rounds_can_be_closed_without_those_who_are_late(home: Home) -> None:
    campaign_in(home)
    submit(home, ANN, MONTH)

    assert run(home, 2, close="Die Frist ist um.").months == 2

    assert army_field(home) == "101/28"
    moves = [type(entry.move) for entry in Campaign.open(home).table.entries]
    assert moves.count(CloseRound) == 1 + 1 + 1 + 2, "Bob's muster and turn, then all of the second month"


def test_a_sheet_that_somebody_spoilt_is_told_with_its_line(home: Home) -> None:
    campaign = campaign_in(home)
    submit(home, ANN, RECRUIT)
    paper = draft_of(campaign, ANN)

    home.write(paper, f"{RECRUIT}Unsinn\n".encode())
    with pytest.raises(BadFile) as told:
        read_draft(campaign, ANN)
    assert told.value.where == f"{home.where(paper)}:3"

    home.write(paper, b"\xff\xff")
    with complains("UTF-8", kind=BadFile):
        read_draft(campaign, ANN)


def test_a_sheet_may_come_from_another_system(home: Home) -> None:
    campaign = campaign_in(home)
    home.write(draft_of(campaign, ANN), b"\xef\xbb\xbf" + MONTH.replace("\n", "\r\n").encode())

    assert draft_text(campaign, ANN) == MONTH
    assert [type(order) for order in read_draft(campaign, ANN).orders] == [Recruit]


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


def test_the_sheet_of_a_turn_may_come_while_others_move(home: Home) -> None:
    campaign_in(home)
    submit(home, ANN, RECRUIT)
    submit(home, BOB, EMPTY)
    run(home)
    for realm, text in ((ANN, MARCH), (BOB, EMPTY)):
        submit(home, realm, text)

    assert run(home).months == 1
    assert army_field(home) == "101/28"
    assert Campaign.open(home).state.step == MUSTER
