"""Invitations, typed dice and questions: what a realm gets home, and what the game master types in."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.campaign.checking import check_text
from tafelrunde.campaign.desk import FILE, invite, sit_down
from tafelrunde.campaign.dice import is_waiting, read_values, wanted
from tafelrunde.campaign.folder import Campaign, changing, found
from tafelrunde.campaign.forms import form
from tafelrunde.campaign.questions import answer, answered, ask, open_questions
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.errors import BadFile, Complaint, IllegalMove
from tafelrunde.engine.protocol import CHANCE, LANGS, Lang
from tafelrunde.engine.table import TypedSource
from tafelrunde.games.phoenix.moves import DrawOrder, Roll
from tafelrunde.games.phoenix.sentences import format_order
from tafelrunde.games.phoenix.state import DICE, MUSTER
from tests.campaign.folders import ANN, BOB, MONTH, campaign_in, run

# --- invitations --------------------------------------------------------------------------------------


@pytest.mark.parametrize("months", [0, 2, 5])
def test_at_home_a_sheet_is_judged_as_at_the_game_masters(tmp_path: Path, months: int) -> None:
    """The law behind it: a trial may not look at what the realm cannot know."""
    campaign_in(tmp_path)
    if months:
        run(tmp_path, months, bots="random")
    campaign = Campaign.open(tmp_path)
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
    campaign_in(tmp_path)
    run(tmp_path, 5, bots="random")
    campaign = Campaign.open(tmp_path)

    invite(campaign, ANN, tmp_path / "home")

    view = sit_down(tmp_path / "home", "Ann").view
    assert view == campaign.game.view(campaign.state, ANN)
    assert [row.gold is None for row in view.realms if row is not None] == [False, True]
    assert [path.name for path in (tmp_path / "home").iterdir()] == [FILE]


def test_an_invitation_is_for_one_realm(tmp_path: Path) -> None:
    invite(campaign_in(tmp_path), ANN, tmp_path / "home")

    with pytest.raises(Complaint, match="Ann"):
        sit_down(tmp_path / "home", "Bob")
    with pytest.raises(Complaint, match="Ann, Bob"):
        sit_down(tmp_path, None)
    with pytest.raises(BadFile, match="phoenix new"):
        Campaign.open(tmp_path / "home")


def test_an_invitation_never_goes_into_a_campaign(tmp_path: Path) -> None:
    with pytest.raises(Complaint, match="folder of its own"):
        invite(campaign_in(tmp_path), ANN, tmp_path)


@pytest.mark.parametrize("data", [b"", b"{}", b"[1]", b'{"tafelrunde":1', b"\xff"])
def test_a_spoilt_invitation_is_told(tmp_path: Path, data: bytes) -> None:
    (tmp_path / FILE).write_bytes(data)

    with pytest.raises(BadFile, match="no invitation"):
        sit_down(tmp_path, "Ann")


@pytest.mark.parametrize("lang", LANGS)
def test_the_empty_sheet_is_a_sheet_and_its_examples_can_be_read(tmp_path: Path, lang: Lang) -> None:
    campaign_in(tmp_path)
    run(tmp_path, 4, bots="random")
    campaign = Campaign.open(tmp_path)
    text = form(campaign.game.view(campaign.state, ANN), ANN, lang)

    empty = check_text(campaign.game, campaign.state, ANN, text)
    filled = check_text(campaign.game, campaign.state, ANN, text.replace("#   ", ""))

    assert (empty.orders, empty.findings) == ((), ())
    assert len(filled.orders) == 6
    assert all(finding.rule for finding in filled.findings), "only the rules may have something against them"


# --- typed dice ---------------------------------------------------------------------------------------


def test_at_a_table_with_real_dice_everything_is_typed(tmp_path: Path) -> None:
    campaign_in(tmp_path, typed=True)
    for values in ("1 2 5", "2, 1; 3", "1 2 1", "2 1 8", "1 2 4"):
        with changing(tmp_path) as campaign:
            assert is_waiting(campaign)
            campaign.play(CHANCE, read_values(campaign, values), typed=True)
            campaign.advance()
            campaign.save()

    opened = Campaign.open(tmp_path)
    assert opened.state.step == MUSTER
    assert opened.state.orders[2] == (1, 0)
    assert opened.state.gates[2] == 3
    assert all(entry.typed for entry in opened.table.entries)
    assert run(tmp_path, 3, bots="random").waiting == (CHANCE,)
    assert Campaign.open(tmp_path).state.month == 2


@pytest.mark.parametrize("text", ["", "1 2", "1 2 3 4", "1 2 x", "1 2 -3"])
def test_wrong_numbers_are_refused_with_what_is_wanted(tmp_path: Path, text: str) -> None:
    campaign = campaign_in(tmp_path, typed=True)

    with pytest.raises(Complaint) as told:
        read_values(campaign, text)

    assert "gate, 1 to 8" in told.value.en or "is no number" in told.value.en


@pytest.mark.parametrize("text", ["1 1 3", "1 2 9", "1 3 4", "0 1 1"])
def test_a_draw_that_cannot_have_been_is_refused(tmp_path: Path, text: str) -> None:
    campaign = campaign_in(tmp_path, typed=True)

    with pytest.raises(IllegalMove, match=r"PH-3\.1b"):
        campaign.play(CHANCE, read_values(campaign, text), typed=True)


def test_dice_within_a_turn_are_typed_group_by_group(tmp_path: Path) -> None:
    campaign = campaign_in(tmp_path, typed=True)
    campaign.state.step = DICE
    campaign.state.asked = (("melee", "101/27", 10, 2), ("melee", "101/28", 6, 1))

    assert read_values(campaign, "3 5 2") == Roll(((3, 5), (2,)))
    assert "2 W10 (101/27), 1 W6 (101/28)" in wanted(campaign).de
    with pytest.raises(Complaint, match="3 numbers"):
        read_values(campaign, "3 5")


def test_drawn_dice_wait_for_nobody(tmp_path: Path) -> None:
    campaign = campaign_in(tmp_path)

    assert not is_waiting(campaign)
    assert isinstance(campaign.table.entries[0].move, DrawOrder)
    with pytest.raises(Complaint, match="no dice"):
        read_values(campaign, "1 2 3")


# --- questions ----------------------------------------------------------------------------------------


def test_questions_wait_in_files_and_answers_stand_in_the_log(tmp_path: Path) -> None:
    campaign_in(tmp_path)
    with changing(tmp_path) as campaign:
        assert ask(campaign, "Darf ich?", "Ann") == 1
        assert ask(campaign, "Und ich?") == 2
        done = answer(campaign, 1, "Nein.")

    opened = Campaign.open(tmp_path)
    assert [(q.number, q.question) for q in open_questions(opened)] == [(2, "Und ich?")]
    assert [(q.question, q.answer, q.entry) for q in answered(opened)] == [("Darf ich?", "Nein.", done.entry)]
    assert ask(opened, "Noch eine?") == 3
    with pytest.raises(Complaint, match="open are: 2, 3"):
        answer(opened, 1, "Doch.")


@pytest.mark.parametrize("text", ["", "?" * 501])
def test_a_question_has_a_length(tmp_path: Path, text: str) -> None:
    with pytest.raises(Complaint, match="1 to 500"):
        ask(campaign_in(tmp_path), text)


def test_a_spoilt_question_is_told_by_its_file(tmp_path: Path) -> None:
    campaign = campaign_in(tmp_path)
    ask(campaign, "Darf ich?")
    (tmp_path / "questions" / "1.json").write_text("x", encoding="utf-8")

    with pytest.raises(BadFile, match=r"1\.json"):
        open_questions(campaign)


def test_the_month_of_the_examples_is_fine(tmp_path: Path) -> None:
    campaign = campaign_in(tmp_path)

    assert check_text(campaign.game, campaign.state, ANN, MONTH).is_fine


@pytest.mark.parametrize(("realms", "first"), [(2, 0), (3, 0), (4, 1), (5, 2), (6, 3), (8, 3)])
def test_what_is_said_of_a_draw_is_what_can_be_drawn(tmp_path: Path, realms: int, first: int) -> None:
    """PH-R88: with few realms fewer places, or none, are kept from those who were last."""
    names = [f"R{number}" for number in range(realms)]
    foundation = {"realms": [{"name": name} for name in names]}
    campaign = found(tmp_path / "c", names, TypedSource(), {}, foundation)
    campaign.play(CHANCE, read_values(campaign, " ".join(map(str, [*range(1, realms + 1), 1]))), typed=True)
    said = wanted(campaign).en
    last = ", ".join(map(str, range(realms - 2, realms + 1)))
    assert ("not among the first" in said) == (first > 0)
    assert first == 0 or f"not among the first {first}: {last}" in said
    late, early = [realms, realms - 1, realms - 2][:realms], list(range(1, realms - 2))
    drawn = [*early[:first], *late, *early[first:]]
    campaign.play(CHANCE, read_values(campaign, " ".join(map(str, [*drawn, 1]))), typed=True)
