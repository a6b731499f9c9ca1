"""Everything that the server's workers give out to one seat, errand by errand: what comes back is a channel.

A hosted campaign is opened with another position in it, one that the seat cannot tell from the true one. Each
answer, refusal and happening must then be the same to the byte.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
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
from tafelrunde.phoenix_desk.campaign.house import HouseRules, written
from tafelrunde.phoenix_desk.campaign.past import Mark, Months
from tafelrunde.phoenix_desk.hosted import StoreHome
from tafelrunde.phoenix_desk.reports.material import Span
from tafelrunde.server.campaigns.errands import files
from tafelrunde.server.campaigns.framing import Done, Job
from tafelrunde.server.campaigns.workbench import Opened, Shelf
from tafelrunde.server.campaigns.worker import do
from tafelrunde.store import campaigns, members
from tafelrunde.store.records import MemberRecord
from tafelrunde.store.schema import PAPERS
from tafelrunde.store.transactions import Transactions, transactions
from tests.phoenix_desk.channels import DRAFT, another, spans
from tests.phoenix_desk.queries.query_channels import FORCES

NAME = "Erkenfara 7"
NOW = 1_700_000_000.0
SAMPLES = range(2)
KEPT: list[Any] = []
"""Open until the tests end."""
Asked = tuple[str, dict[str, Any]]
"""The name of an errand and what it is told."""


class Hosted(NamedTuple):
    database: Transactions
    campaign: Campaign
    n: int


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
    n = database.read(lambda connection: campaigns.last_step(connection, NAME))
    assert n is not None
    return Hosted(database, campaign, n)


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
        self.shelf.put(NAME, Opened(self.campaign, hosted().n, NOW))

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
    hosted().database.write(
        lambda connection: connection.execute(PAPERS.delete().where(PAPERS.c.kind != "house"))
    )
    files.FILES.kept.clear()


# -- what is asked --------------------------------------------------------------------------------------


def units(world: World) -> list[int]:
    """Own ones, by the numbers that they bear in the view."""
    assert world.seat is not None
    view = world.view
    return sorted([int(number) for row in (view.armies, view.people) for number in row[world.seat]])


def places(world: World) -> list[str]:
    """Where others stand or live."""
    view = world.view
    rows = [army.field for seat, own in enumerate(view.armies) if seat != world.seat for army in own.values()]
    towns = [label for label in view.towns if view.owners.get(label) not in (world.seat, None)]
    return [*dict.fromkeys([*towns, *rows])][:2]


def summary(world: World) -> Iterator[Asked]:
    yield "summary", {}
    yield "world", {}
    yield "files.months", {}


def drafts(world: World) -> Iterator[Asked]:
    """A member who tries everything, and goes on with it as far as it goes."""
    month, step = world.span.after.month, "muster"
    round = {"month": month, "step": step, "base": 0, "by": 1}
    yield "draft.read", {}
    yield "draft.save", {**round, "step": "month", "text": DRAFT}
    yield "draft.save", {**round, "text": DRAFT}
    yield "draft.read", {}
    yield "sheet.ready", {"by": 1, "revision": 1}
    yield "draft.save", {**round, "base": 1, "text": "SL: Wir warten ab"}
    yield "sheet.ready", {"by": 1, "revision": 2}
    yield "sheet.read", {}
    yield "draft.share", {"by": 1, "shared": True}
    yield "draft.read", {}
    yield "sheet.withdraw", {"by": 1}
    yield "sheet.withdraw", {"by": 1}


def checked(world: World) -> Iterator[Asked]:
    yield "draft.check", {"text": DRAFT}
    yield "draft.paste", {"data": msgspec.to_builtins(DRAFT.encode("cp1252"))}


def reach(world: World) -> Iterator[Asked]:
    for number in [*units(world), 188]:
        yield "ask.reach", {"unit": number, "fields": places(world)}


def way(world: World) -> Iterator[Asked]:
    for number in [*units(world)[:4], 188]:
        for label in places(world):
            yield "ask.way", {"unit": number, "to": label}


def towns(world: World) -> Iterator[Asked]:
    for label in ["", *places(world)]:
        yield "ask.recruiting", {"field": label, "sheet": DRAFT}


def sites(world: World) -> Iterator[Asked]:
    for label in ["", *places(world)]:
        yield "ask.building", {"field": label}


def odds(world: World) -> Iterator[Asked]:
    own = [number for number in units(world) if number < 500][:2]
    for label in places(world):
        yield "ask.odds", {"field": label, "own": own}
    typed = {f"{name} {number}": FORCES[1] for name in ("Ann", "Bob", "Cleo") for number in (101, 102)}
    yield "ask.odds", {"field": places(world)[0], "own": own, "typed": typed}


def pieces(world: World) -> Iterator[Asked]:
    yield "ask.pieces", {}
    yield "ask.pieces", {"wanted": {"text": "1", "idle": True}, "sheet": "Bewege 101 nach 101/28"}


def past(world: World) -> Iterator[Asked]:
    first, last = world.span.month, world.span.after.month
    yield "ask.sightings", {"first": first}
    yield "ask.months", {"before": first, "after": last}
    yield "ask.months", {"before": first - 1, "after": last}


def view(world: World) -> Iterator[Asked]:
    for month in (None, world.span.month, world.span.after.month, 1000):
        yield "ask.view", {"month": month}


def reports(world: World) -> Iterator[Asked]:
    for form in ("html", "text", "json"):
        yield "files.report", {"form": form, "month": world.span.month}
        yield "files.board", {"form": form, "lang": "en"}
    yield "files.report", {"month": 1000}


def treasury(world: World) -> Iterator[Asked]:
    for form in ("csv", "text", "json"):
        yield "files.treasury", {"form": form}


def maps(world: World) -> Iterator[Asked]:
    yield "files.map", {"style": {"form": "svg"}}
    yield "files.map", {"style": {"form": "png", "width": 200}}
    yield "files.map", {"style": {"form": "svg", "dark": True}, "month": world.span.month}


def public(world: World) -> Iterator[Asked]:
    """The present month is too young for those who look on."""
    yield "public.months", {}
    for form in ("html", "text", "json"):
        yield "public.board", {"form": form}
    yield "public.map", {"style": {"form": "svg"}}
    yield "public.map", {"style": {"form": "png", "width": 200}}
    yield "public.board", {"month": world.span.month}


def notices(world: World) -> Iterator[Asked]:
    """Whether one goes out, and the report that goes with it."""
    state = world.span.after
    message = {"of": "campaign", "occasion": "x", "campaign": NAME, "lang": "de", "name": "Ann"}
    round = [state.month, state.step, state.active]
    for about in ("round", "turn", "deadline", "report", "answer", "letter", "offer", "special", "question"):
        told = {**message, "about": about, "realm": world.seat, "month": world.span.month, "round": round}
        yield "notices.prospect", {"member": world.member, "message": told}
    told = {**message, "about": "report", "realm": world.seat, "month": world.span.month}
    yield "notices.report", {"member": world.member, "message": told}


def tasks(world: World) -> Iterator[Asked]:
    reader = {"box": world.seat, "member": world.member, "name": "Ann"}
    yield "tasks", {"reader": reader}
    yield "questions.realm", {}
    yield "letters.read", {"reader": reader}


Channel = Callable[[World], Iterator[Asked]]
CHANNELS: dict[str, Channel] = {
    "summary": summary,
    "drafts": drafts,
    "verdict": checked,
    "reach": reach,
    "way": way,
    "recruiting": towns,
    "building": sites,
    "odds": odds,
    "pieces": pieces,
    "past months": past,
    "view": view,
    "reports": reports,
    "treasury": treasury,
    "maps": maps,
    "public": public,
    "notices": notices,
    "tasks": tasks,
}
ASKED_BEFORE: dict[str, tuple[Asked, ...]] = {
    "view": (("ask.view", {}),),
    "reach": (("ask.view", {}),),
    "reports": (("files.report", {"form": "json"}),),
    "treasury": (("files.treasury", {"form": "csv"}),),
    "maps": (("files.map", {"style": {"form": "svg"}}),),
}
"""By others."""
FOR_ALL = frozenset({"summary", "public"})
"""Channels that those who look on have too."""
COSTLY = frozenset({"reports", "maps", "public", "notices"})
"""One month of them is enough: what they are made of is looked at in `tests/phoenix_desk`."""


def answers(channel: str, game: Game, span: Span, seat: Seat | None) -> list[bytes]:
    """All of them, one after the other, as the server would get them."""
    forget()
    world = World(game, span, seat)
    world.let_others_ask(ASKED_BEFORE.get(channel, ()))
    return [world.ask(*asked) for asked in CHANNELS[channel](world)]


def told_apart(channel: str, game: Game, where: str = "war") -> str:
    """Who can tell positions apart that should look alike, by which answer; empty if nobody can."""
    for span in spans(where)[-1:] if channel in COSTLY else spans(where):
        for seat in (0, 1, *([None] if channel in FOR_ALL else [])):
            true = answers(channel, game, span, seat)
            for luck in SAMPLES:
                other = answers(channel, game, another(span, seat, luck), seat)
                different = [n for n, pair in enumerate(zip(true, other, strict=True)) if pair[0] != pair[1]]
                if different:
                    asked = list(CHANNELS[channel](World(game, span, seat)))[different[0]]
                    return f"{channel}, month {span.month}: seat {seat} can tell secrets by {asked[0]}"
    return ""
