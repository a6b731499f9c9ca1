"""Standing instructions in reports: the realm reads its own, nobody else anybody's."""

from __future__ import annotations

import pytest

from tafelrunde.engine.contract import LANGS, Lang
from tafelrunde.games.phoenix.orders.instructions import SetLine, SetRefuge, SetRivals
from tafelrunde.games.phoenix.orders.war import SetStance
from tafelrunde.games.phoenix.words.sentences import format_order, parse_order
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.memory import Memory
from tafelrunde.phoenix_desk.reports import Report, as_text, build, month_of
from tests.games.phoenix.claims import rules
from tests.phoenix_desk.battlefields import NORTH, mustered
from tests.phoenix_desk.homes import ANN, BOB, run, submit

GIVEN = (SetLine((601,)), SetRivals(601, (601,), "Bob"), SetRefuge(601, NORTH), SetStance(102, False))
HEADS = {"de": "DAUERNDE ANWEISUNGEN", "en": "STANDING INSTRUCTIONS"}


def instructed() -> Campaign:
    home = mustered(Memory("standing"))
    submit(home, ANN, "Zugblatt:\n" + "\n".join([format_order(order, "de") for order in GIVEN]))
    run(home)
    return Campaign.open(home)


def report_for(campaign: Campaign, seat: int | None) -> Report:
    return build(campaign.game, month_of(campaign, seat, 1))


@rules("PH-R208")
@pytest.mark.parametrize("lang", LANGS)
def test_r208_a_realm_reads_its_own_instructions(lang: Lang) -> None:
    campaign = instructed()
    master = campaign.state.setting.game_master
    for seat, place in ((ANN, 0), (master, ANN)):
        report = report_for(campaign, seat)
        said = [words.said(lang) for words in report.own[place].standing]
        assert [parse_order(line) for line in said] == list(GIVEN)
        text = as_text(report, lang)
        assert HEADS[lang].casefold() in text.casefold()
        assert all(line in text for line in said)


@rules("PH-R208")
@pytest.mark.parametrize("seat", [BOB, None])
@pytest.mark.parametrize("lang", LANGS)
def test_r208_nobody_else_does(seat: int | None, lang: Lang) -> None:
    report = report_for(instructed(), seat)
    assert all(own.standing == () for own in report.own)
    assert HEADS[lang].casefold() not in as_text(report, lang).casefold()
