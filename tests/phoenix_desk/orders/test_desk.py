"""Invitations, typed dice and questions: what a realm gets home, and what the game master types in."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE, LANGS, Lang
from tafelrunde.engine.errors import BadFile, Complaint, IllegalMove
from tafelrunde.engine.table import TypedSource
from tafelrunde.games.phoenix.moves.kinds import DrawOrder, Roll
from tafelrunde.games.phoenix.state.agenda import Cast
from tafelrunde.games.phoenix.state.state import DICE, MUSTER
from tafelrunde.games.phoenix.words.sentences import format_order
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, changing, found
from tafelrunde.phoenix_desk.campaign.home import Home, Paper
from tafelrunde.phoenix_desk.folder import INVITATION, Folder, invite, open_campaign, sit_down
from tafelrunde.phoenix_desk.months.typed_dice import is_waiting, read_values, wanted
from tafelrunde.phoenix_desk.orders.forms import form
from tafelrunde.phoenix_desk.orders.questions import answer, answered, ask, open_questions
from tafelrunde.phoenix_desk.orders.sheet_check import check_text
from tafelrunde.telling.complaints import said
from tests.complaining import complains
from tests.phoenix_desk.homes import ANN, BOB, MONTH, campaign_in, run

# --- invitations --------------------------------------------------------------------------------------


@pytest.mark.parametrize("months", [0, 2, 5])
def test_at_home_a_sheet_is_judged_as_at_the_game_masters(tmp_path: Path, months: int) -> None:
    """The law behind it: a trial may not look at what the realm cannot know."""
    campaign_in(Folder(tmp_path))
    if months:
        run(Folder(tmp_path), months, bots="random")
    campaign = open_campaign(tmp_path)
    for realm in (ANN, BOB):
        invite(campaign, realm, tmp_path / "home")
        desk = sit_down(tmp_path / "home", None)
        assert desk.realm == realm
        rng = Seeded(months)
        for _ in range(10):
            sheet = campaign.game.legal_moves(campaign.state, realm).sample(rng)
            lines = [format_order(order, "de") for order in sheet.orders]
            for text in ("\n".join(lines), "\n".join(lines[1:]), "\n".join(lines[::-1])):
                here = check_text(campaign.game, campaign.state, realm, text)
                assert check_text(desk.game, desk.state, realm, text).findings == here.findings


def test_an_invitation_holds_nothing_of_others(tmp_path: Path) -> None:
    campaign_in(Folder(tmp_path))
    run(Folder(tmp_path), 5, bots="random")
    campaign = open_campaign(tmp_path)

    invite(campaign, ANN, tmp_path / "home")

    view = sit_down(tmp_path / "home", "Ann").view
    assert view == campaign.game.view(campaign.state, ANN)
    assert [row.gold is None for row in view.realms if row is not None] == [False, True]
    assert [path.name for path in (tmp_path / "home").iterdir()] == [INVITATION]


def test_an_invitation_is_for_one_realm(tmp_path: Path) -> None:
    invite(campaign_in(Folder(tmp_path)), ANN, tmp_path / "home")

    with complains("Ann"):
        sit_down(tmp_path / "home", "Bob")
    with complains("Ann, Bob"):
        sit_down(tmp_path, None)
    with complains("phoenix new", kind=BadFile):
        open_campaign(tmp_path / "home")


def test_an_invitation_never_goes_into_a_campaign(tmp_path: Path) -> None:
    with complains("folder of its own"):
        invite(campaign_in(Folder(tmp_path)), ANN, tmp_path)


@pytest.mark.parametrize("data", [b"", b"{}", b"[1]", b'{"tafelrunde":1', b"\xff"])
def test_a_spoilt_invitation_is_told(tmp_path: Path, data: bytes) -> None:
    (tmp_path / INVITATION).write_bytes(data)

    with complains("no invitation", kind=BadFile):
        sit_down(tmp_path, "Ann")


@pytest.mark.parametrize("lang", LANGS)
def test_the_empty_sheet_is_a_sheet_and_its_examples_can_be_read(tmp_path: Path, lang: Lang) -> None:
    campaign_in(Folder(tmp_path))
    run(Folder(tmp_path), 4, bots="random")
    campaign = open_campaign(tmp_path)
    text = form(campaign.game.view(campaign.state, ANN), ANN, lang)

    empty = check_text(campaign.game, campaign.state, ANN, text)
    filled = check_text(campaign.game, campaign.state, ANN, text.replace("#   ", ""))

    assert (empty.orders, empty.findings) == ((), ())
    assert len(filled.orders) == 6
    assert all(finding.rule for finding in filled.findings), "only the rules may have something against them"


# --- typed dice ---------------------------------------------------------------------------------------


def test_at_a_table_with_real_dice_everything_is_typed(home: Home) -> None:
    campaign_in(home, typed=True)
    for values in ("1 2 5", "2, 1; 3", "1 2 1", "2 1 8", "1 2 4"):
        with changing(home) as campaign:
            assert is_waiting(campaign)
            campaign.play(CHANCE, read_values(campaign, values), typed=True)
            campaign.advance()
            campaign.save()

    opened = Campaign.open(home)
    assert opened.state.step == MUSTER
    assert opened.state.orders[2] == (1, 0)
    assert opened.state.gates[2] == 3
    assert all(entry.typed for entry in opened.table.entries)
    assert run(home, 3, bots="random").waiting == (CHANCE,)
    assert Campaign.open(home).state.month == 2


@pytest.mark.parametrize("text", ["", "1 2", "1 2 3 4", "1 2 x", "1 2 -3"])
def test_wrong_numbers_are_refused_with_what_is_wanted(home: Home, text: str) -> None:
    campaign = campaign_in(home, typed=True)

    with pytest.raises(Complaint) as told:
        read_values(campaign, text)

    assert "surfacing point, 1 to 8" in said(told.value, "en") or "is not a number" in said(told.value, "en")


@pytest.mark.parametrize("text", ["1 1 3", "1 2 9", "1 3 4", "0 1 1"])
def test_a_draw_that_cannot_have_been_is_refused(home: Home, text: str) -> None:
    campaign = campaign_in(home, typed=True)

    with pytest.raises(IllegalMove, match=r"PH-3\.1b"):
        campaign.play(CHANCE, read_values(campaign, text), typed=True)


def test_dice_within_a_turn_are_typed_group_by_group(home: Home) -> None:
    campaign = campaign_in(home, typed=True)
    campaign.state.step = DICE
    campaign.state.asked = (Cast("melee", "101/27", 10, 2), Cast("melee", "101/28", 6, 1))

    assert read_values(campaign, "3 5 2") == Roll(((3, 5), (2,)))
    assert "2 W10 (101/27), 1 W6 (101/28)" in wanted(campaign).de
    with complains("3 numbers"):
        read_values(campaign, "3 5")


def test_drawn_dice_wait_for_nobody(home: Home) -> None:
    campaign = campaign_in(home)

    assert not is_waiting(campaign)
    assert isinstance(campaign.table.entries[0].move, DrawOrder)
    with complains("not waiting for dice"):
        read_values(campaign, "1 2 3")


# --- questions ----------------------------------------------------------------------------------------


def test_questions_wait_and_answers_stand_in_the_log(home: Home) -> None:
    campaign_in(home)
    with changing(home) as campaign:
        assert ask(campaign, "Darf ich?", "Ann") == 1
        assert ask(campaign, "Und ich?") == 2
        done = answer(campaign, 1, "Nein.")

    opened = Campaign.open(home)
    assert [(q.number, q.question) for q in open_questions(opened)] == [(2, "Und ich?")]
    assert [(q.question, q.answer, q.entry) for q in answered(opened)] == [("Darf ich?", "Nein.", done.entry)]
    assert ask(opened, "Noch eine?") == 3
    with complains("open are: 2, 3"):
        answer(opened, 1, "Doch.")


@pytest.mark.parametrize("text", ["", "?" * 501])
def test_a_question_has_a_length(home: Home, text: str) -> None:
    with complains("1 to 500"):
        ask(campaign_in(home), text)


def test_a_spoilt_question_is_told_by_its_place(home: Home) -> None:
    campaign = campaign_in(home)
    ask(campaign, "Darf ich?")
    home.write(Paper("question", 1), b"x")

    with pytest.raises(BadFile) as told:
        open_questions(campaign)
    assert told.value.where == home.where(Paper("question", 1))


def test_the_month_of_the_examples_is_fine(home: Home) -> None:
    campaign = campaign_in(home)

    assert check_text(campaign.game, campaign.state, ANN, MONTH).is_fine


@pytest.mark.parametrize(("realms", "first"), [(2, 0), (3, 0), (4, 1), (5, 2), (6, 3), (8, 3)])
def test_what_is_said_of_a_draw_is_what_can_be_drawn(home: Home, realms: int, first: int) -> None:
    """PH-R88: with few realms fewer places, or none, are kept from those who were last."""
    names = [f"R{number}" for number in range(realms)]
    foundation = {"realms": [{"name": name} for name in names]}
    campaign = found(home, names, TypedSource(), {}, foundation)
    campaign.play(CHANCE, read_values(campaign, " ".join(map(str, [*range(1, realms + 1), 1]))), typed=True)
    said = wanted(campaign).en
    last = ", ".join(map(str, range(realms - 2, realms + 1)))
    assert ("not among the first" in said) == (first > 0)
    assert first == 0 or f"not among the first {first}: {last}" in said
    late, early = [realms, realms - 1, realms - 2][:realms], list(range(1, realms - 2))
    drawn = [*early[:first], *late, *early[first:]]
    campaign.play(CHANCE, read_values(campaign, " ".join(map(str, [*drawn, 1]))), typed=True)
