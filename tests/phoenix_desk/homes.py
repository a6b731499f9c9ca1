"""Small campaigns in any home: two realms on the plain world, and sheets for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from tafelrunde.engine.table import SeededSource, TypedSource
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, changing, found
from tafelrunde.phoenix_desk.campaign.home import Home
from tafelrunde.phoenix_desk.hosted import StoreHome
from tafelrunde.phoenix_desk.months.runner import Ran, Runner, deal_bots
from tafelrunde.phoenix_desk.orders.drafts import hand_in, has_draft
from tafelrunde.store.transactions import transactions

ANN, BOB = 0, 1
NAMES = ("Ann", "Bob")
CAPITAL = "101/27"
"""Ann's, on the plain world."""
EMPTY = "Zugblatt:\n"
RECRUIT = f"Zugblatt:\nRüste 1000 K und 5 HF als 101 in Rüstort {CAPITAL}\n"
MARCH = "Zugblatt:\n# voran\nBewege 101 nach 101/28\n"
MONTH = RECRUIT + "Bewege 101 nach 101/28\n"


@contextmanager
def stored(url: str, name: str = "campaign") -> Iterator[StoreHome]:
    """A home in the database at this address."""
    with transactions(url) as database:
        yield StoreHome(name, "db", database)


def campaign_in(
    home: Home,
    *,
    options: Mapping[str, str] | None = None,
    seed: int = 7,
    months: int = 0,
    typed: bool = False,
) -> Campaign:
    foundation = {"realms": [{"name": name} for name in NAMES], "months": months}
    source = TypedSource() if typed else SeededSource(seed)
    return found(home, NAMES, source, options or {}, foundation)


def submit(home: Home, realm: int, text: str) -> None:
    """A sheet that must be fine."""
    with changing(home) as campaign:
        assert hand_in(campaign, realm, text).findings == ()


def run(home: Home, months: int = 1, *, bots: str = "", close: str = "", leave_out: bool = False) -> Ran:
    names = [bots] if bots else []
    with changing(home) as campaign:
        runner = Runner(campaign, deal_bots(campaign, names), 1, close=close, leave_out=leave_out)
        return runner.run(months)


def whole_month(home: Home, sheets: Mapping[int, str]) -> None:
    """Muster and turns of one month by these sheets; who has none orders nothing."""
    month = Campaign.open(home).state.month
    while (campaign := Campaign.open(home)).state.month == month and not campaign.is_over:
        for realm in campaign.game.to_act(campaign.state):
            if not has_draft(campaign, realm):
                is_muster = campaign.state.step == 1
                submit(home, realm, sheets.get(realm, EMPTY) if is_muster else EMPTY)
        run(home)
