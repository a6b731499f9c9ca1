"""A hosted campaign with another position in it, and one seat that asks: what errands give out to it."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import msgspec

from tafelrunde.engine.contract import Game, Seat
from tafelrunde.games.phoenix.secrecy.seen import PhoenixView
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.foundation import Plan, found_campaign, realms_called
from tafelrunde.phoenix_desk.campaign.home import HOUSE
from tafelrunde.phoenix_desk.campaign.house import HouseRules, house_rules, written
from tafelrunde.phoenix_desk.campaign.past import Mark, Months
from tafelrunde.phoenix_desk.hosted import StoreHome
from tafelrunde.phoenix_desk.reports.material import Span
from tafelrunde.server.campaigns.errands import files
from tafelrunde.server.campaigns.framing import Done, Job
from tafelrunde.server.campaigns.workbench import Opened, Shelf
from tafelrunde.server.campaigns.worker import do
from tafelrunde.store import campaigns, members
from tafelrunde.store.records import MemberRecord
from tafelrunde.store.schema import LETTERS, PAPERS, READ_LETTERS, RECIPIENTS
from tafelrunde.store.transactions import Transactions, transactions

NAME = "Erkenfara 7"
NOW = 1_700_000_000.0
KEPT: list[Any] = []
"""Open until the tests end."""
Asked = tuple[str, dict[str, Any]]
"""The name of an errand and what it is told."""


class Hosted(NamedTuple):
    database: Transactions
    campaign: Campaign
    moment: campaigns.Moment


@cache
def hosted() -> Hosted:
    """A campaign in a database; which position it has is put in later."""
    folder = TemporaryDirectory(prefix="tafelrunde-law-")
    opened = transactions(f"sqlite:///{Path(folder.name)}/tables.db")
    database = opened.__enter__()
    KEPT.extend([folder, opened])
    home = StoreHome(NAME, "", database, lambda: NOW)
    plan = Plan(realms=realms_called([], 3), seed=1, size="hexagon 2")
    campaign = found_campaign(home, plan)
    with home.held():
        home.write(HOUSE, written(HouseRules(spectators=0, public=True)))
    for realm, name in enumerate(("Ann", "Bob", "Cleo")):
        person = MemberRecord(
            NAME, "realm", realm, "hand in", name=name, token_hash=name.encode(), joined=True
        )
        database.write(partial(members.add_member, member=person))
    moment = database.read(lambda connection: campaigns.moment(connection, NAME))
    assert moment is not None
    return Hosted(database, campaign, moment)


@contextmanager
def house_rules_of(rules: HouseRules) -> Iterator[None]:
    """For a while it is led by these."""
    before = house_rules(hosted().campaign.home)
    put_house_rules(rules)
    yield
    put_house_rules(before)


def put_house_rules(rules: HouseRules) -> None:
    home = hosted().campaign.home
    with home.held():
        home.write(HOUSE, written(rules))


def put_in(game: Game, span: Span) -> Campaign:
    """The campaign as if its log had led to this month; its lines differ wherever its secrets do."""
    campaign = copy.copy(hosted().campaign)
    campaign.table = copy.copy(campaign.table)
    campaign.table.game, campaign.table.state = game, span.after
    entries = len(campaign.table.entries)
    campaign.table.events = [[]] * (entries - 1) + [list(span.events)]
    campaign.written = [f"line {n} of {id(span)}".encode() for n in range(entries + 1)]
    campaign.when, campaign.steps = [span.month] * entries, [span.before.step] * entries
    campaign.months = Months()
    campaign.months.begin(span.month, Mark(entries - 1, span.before))
    campaign.months.begin(span.after.month, Mark(entries, span.after))
    return campaign


class Lectern(Shelf):
    """One campaign that stays open as it is: the database knows nothing of its position."""

    def drop(self, name: str) -> None:
        """Not even after a refusal."""


class World:
    """One position under one seat's eyes, to be asked."""

    def __init__(self, game: Game, span: Span, seat: Seat | None) -> None:
        self.game, self.span, self.seat = game, span, seat
        self.shelf, self.campaign = Lectern(), put_in(game, span)
        self.shelf.put(NAME, Opened(self.campaign, hosted().moment, NOW))

    @property
    def member(self) -> int:
        """Members are numbered as their realms are, from 1 on."""
        return 0 if self.seat is None else self.seat + 1

    def let_others_ask(self, errands: tuple[Asked, ...]) -> None:
        """What is made for them and kept must not be given to this seat."""
        for realm in [seat for seat in (0, 1, 2) if seat != self.seat]:
            for errand, args in errands:
                self.ask(errand, {**args, "realm": realm})

    @property
    def view(self) -> PhoenixView:
        view: PhoenixView = self.game.view(self.span.after, self.seat)
        return view

    def ask(self, errand: str, args: dict[str, Any]) -> bytes:
        """All that leaves the worker: body or refusal, and what others hear of it."""
        told = msgspec.json.encode({"realm": self.seat, **args})
        done = do(hosted().database, self.shelf, Job(NAME, errand, told, NOW))
        assert not done.trouble, f"{errand}: {done.trouble}"
        assert self.shelf.opened[NAME].campaign is self.campaign
        return seen_of(done)


def seen_of(done: Done) -> bytes:
    heard = [msgspec.structs.replace(one, id="") for one in done.happened]
    return msgspec.msgpack.encode([done.body, done.refusal, heard])


def forget() -> None:
    """What errands have written, and what they keep."""
    papers = PAPERS.delete().where(PAPERS.c.kind != "house")
    rows = (papers, READ_LETTERS.delete(), RECIPIENTS.delete(), LETTERS.delete())
    hosted().database.write(lambda connection: [connection.execute(one) for one in rows])
    files.FILES.kept.clear()
