"""The ledger tells the same as a reader of the whole log, also when entries are added or undone."""

from __future__ import annotations

from tafelrunde.phoenix_desk.campaign.campaign import Campaign, changing
from tafelrunde.phoenix_desk.campaign.home import Home
from tafelrunde.phoenix_desk.campaign.memory import Memory
from tafelrunde.phoenix_desk.months.rollback import roll_back
from tafelrunde.phoenix_desk.orders.questions import answer, answered, ask
from tafelrunde.phoenix_desk.reports.special_orders import special_orders
from tafelrunde.server.campaigns.errands.ledger import ledger, month_of
from tafelrunde.server.campaigns.workbench import Opened
from tafelrunde.store.campaigns import Moment
from tests.phoenix_desk.homes import ANN, BOB, EMPTY, campaign_in, run, submit


def asked(home: Home, question: str) -> None:
    with changing(home) as campaign:
        answer(campaign, ask(campaign, question), f"{question}!")


def played(home: Home, text: str) -> None:
    submit(home, ANN, f"{EMPTY}Sonderbefehl: {text}\n")
    submit(home, BOB, EMPTY)
    run(home)


def same(opened: Opened, home: Home) -> None:
    """As if somebody had read all of it, for the two months that the desk looks at."""
    opened.campaign = campaign = Campaign.open(home)
    found = ledger(opened)
    assert list(found.answers) == answered(campaign)
    told = [(month_of(campaign.months.entries, one.entry), one.realm, one.text) for one in found.told]
    recent = [one for one in told if one[0] >= campaign.state.month - 1]
    orders = [one for one in special_orders(campaign) if not one.waits]
    assert recent == [(one.month, campaign.names.index(one.realm), one.text) for one in orders]
    assert ledger(opened) is found


def test_the_ledger_reads_on_and_forgets_what_was_undone() -> None:
    home = Memory("campaign")
    opened = Opened(campaign_in(home, options={"deadlines": "days"}), Moment(0, 0.0), 0.0)
    same(opened, home)
    for round in range(3):
        asked(home, f"Warum {round}?")
        played(home, f"Fest {round}")
        same(opened, home)
    assert len(ledger(opened).told) == 3
    with changing(home) as campaign:
        roll_back(campaign, campaign.months[2].entries, "wrong")
    same(opened, home)
    assert len(ledger(opened).told) == 1
    asked(home, "Wieso?")
    same(opened, home)
