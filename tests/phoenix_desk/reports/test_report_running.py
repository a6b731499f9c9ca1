"""What a report says of a month that still runs, and of words to the game master."""

from __future__ import annotations

import pytest

from tafelrunde.engine.contract import LANGS, Lang
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.moves.kinds import Sheet
from tafelrunde.games.phoenix.orders.trade import Tell
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.orders.drafts import hand_in
from tafelrunde.phoenix_desk.reports import as_html, as_text, build, month_of
from tafelrunde.phoenix_desk.reports.build import turn_of
from tests.cli.calling import tafelrunde
from tests.phoenix_desk.report_campaigns import REALMS, founded

MASTER = REALMS
DONE = {"en": "All orders were carried out.", "de": "Alle Befehle wurden ausgeführt."}
WAITS = {"en": "turn has not come yet", "de": "noch nicht an der Reihe"}
RUNS = {"en": "turn is running", "de": "Zug läuft"}


def mustered() -> Campaign:
    """The first realm has its turn."""
    campaign = founded(4)
    for seat in range(REALMS):
        campaign.play(seat, Sheet())
    campaign.advance()
    return campaign


def text_of(campaign: Campaign, seat: int, lang: Lang) -> str:
    return " ".join(as_text(build(GAME, month_of(campaign, seat, 1)), lang).split())


@pytest.mark.parametrize("lang", LANGS)
def test_before_a_realms_turn_no_order_is_said_to_be_carried_out(lang: Lang) -> None:
    campaign = mustered()
    first, second, third = campaign.state.orders[1]
    assert campaign.state.active == first

    for seat, word in ((first, RUNS[lang]), (second, WAITS[lang]), (third, WAITS[lang])):
        assert word in text_of(campaign, seat, lang)
        assert DONE[lang] not in text_of(campaign, seat, lang)
    campaign.play(first, Sheet())
    campaign.advance()

    assert DONE[lang] in text_of(campaign, first, lang)
    assert RUNS[lang] in text_of(campaign, second, lang)
    assert WAITS[lang] in text_of(campaign, third, lang)


def test_in_a_month_that_is_over_every_turn_is() -> None:
    campaign = mustered()
    assert [turn_of(month_of(campaign, seat, 1), seat) for seat in campaign.state.orders[1]] == [
        "running",
        "waiting",
        "waiting",
    ]
    while campaign.state.month == 1:
        campaign.play(campaign.state.active, Sheet())
        campaign.advance()

    for seat in range(REALMS):
        assert turn_of(month_of(campaign, seat, 1), seat) == "over"
        assert turn_of(month_of(campaign, seat, 2), seat) == "waiting"


@pytest.mark.parametrize("lang", LANGS)
def test_special_orders_stand_on_top_of_the_game_masters_report(lang: Lang) -> None:
    campaign = mustered()
    realm = campaign.state.active
    campaign.play(realm, Sheet((Tell("My ruler woos <the> princess."),)))
    campaign.advance()
    report = build(GAME, month_of(campaign, MASTER, 1))
    words = f"{campaign.names[realm]}: My ruler woos <the> princess."

    text, head = as_text(report, lang), {"en": "TURN ORDER", "de": "ZUGREIHENFOLGE"}[lang]
    assert text.index(words) < text.index(head)
    page = as_html(GAME, report, lang)
    assert page.index("woos &lt;the&gt; princess") < page.index('<section id="orders"')
    for seat in (*range(REALMS), None):
        other = build(GAME, month_of(campaign, seat, 1))
        assert other.wishes == ()
        assert ("woos" in as_text(other, lang)) == (seat == realm)


@pytest.mark.parametrize("lang", LANGS)
def test_status_tells_special_orders_of_sheets_this_month_and_the_last(lang: Lang) -> None:
    campaign = mustered()
    realm = campaign.state.active
    name, folder = campaign.names[realm], campaign.home.where()
    assert hand_in(campaign, realm, "Special order: Send a spy.\n").is_fine
    campaign.save()

    def lines() -> list[str]:
        out = tafelrunde("phoenix", "status", folder, lang=lang).out
        return [line for line in out.splitlines() if "spy" in line]

    (waiting,) = lines()
    assert f"{name}: Send a spy." in waiting
    data = tafelrunde("phoenix", "status", folder, "--json").data["special_orders"]
    assert data == [{"month": 1, "realm": name, "text": "Send a spy.", "waits": True}]
    tafelrunde("phoenix", "run", folder, "--bots", "settler", "--close", "late")

    (told,) = lines()
    assert f"{name}: Send a spy." in told
    assert told != waiting
    data = tafelrunde("phoenix", "status", folder, "--json").data
    assert (data["month"], [row["waits"] for row in data["special_orders"]]) == (2, [False])
    tafelrunde("phoenix", "run", folder, "--bots", "settler")
    assert lines() == []
