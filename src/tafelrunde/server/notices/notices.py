"""Who is told what when they are not looking: rows of the outbox, written in the transaction of a step.

A notice says what everybody at the table may know and whose turn it is; nothing of the position.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from tafelrunde.engine.contract import Lang
from tafelrunde.server.clocks.clock_rules import PerDay, rule_of
from tafelrunde.server.clocks.clocks import Clocks, Turn, read_clocks, write_clocks
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.turns import Seats, next_turns, to_tell, told
from tafelrunde.store.interface import Store
from tafelrunde.store.records import Append, ContactRecord, Notice, SeatRecord, TableRecord

GRACE: Final = 5.0
"""A turn is told of a little later: whoever reloads the page, or gets there in time, need not be told."""
FRESH: Final = 15.0
"""Contacts that another process has changed are known here after so many seconds at the latest."""
MOST_CACHED: Final = 4096

About = Literal["turn", "remind", "late", "stand-in", "host", "over"]
"""Your turn; still yours, but little time is left; time is up, the host decides; time is up, a bot plays for
you; decide about somebody whose time is up; the game is over."""


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a notice says, before it is put into words."""

    about: About
    game: str
    title: str
    lang: Lang
    name: str
    """Who is told."""
    whom: str = ""
    """Whom the host should decide about."""
    until: float | None = None
    zone: str = "UTC"


def people(seats: Iterable[SeatRecord], to_act: Iterable[int]) -> tuple[int, ...]:
    """The seats to act that a person plays."""
    acting = set(to_act)
    return tuple(s.seat for s in seats if s.seat in acting and s.kind == "human" and not s.stands_in)


class Occasion(msgspec.Struct, frozen=True):
    """A reason to tell the person in a seat something; `n` is the step that gave it."""

    seat: int
    about: About
    n: int
    whom: int | None = None


def of_clocks(before: Clocks, after: Clocks, host: int, n: int) -> Iterator[Occasion]:
    """What a step of the clocks gives to tell: little time left, or none."""
    for seat in before.remind.keys() - after.remind.keys():
        if before.until.get(seat) == after.until.get(seat) and seat in after.until:
            yield Occasion(seat, "remind", after.turns[seat].n if seat in after.turns else n)
    for seat in after.out.keys() - before.out.keys():
        if after.out[seat] <= after.at:
            yield Occasion(seat, "stand-in", n)
        else:
            yield Occasion(seat, "late", n)
            yield Occasion(host, "host", n, whom=seat)


def of_step(live: LiveTable, append: Append, turns: Mapping[int, Turn]) -> list[Occasion]:
    """Everything there is to tell of a step, whoever is looking."""
    step, seats = append.step, live.seats
    begun = to_tell(turns, waited_before(live, append), people(seats, append.to_act))
    occasions = [Occasion(seat, "turn", turns[seat].n) for seat in begun]
    if step.kind == "clock":
        clocks = replace(read_clocks(step.clock), turns=dict(turns))
        occasions += of_clocks(read_clocks(live.position.clock), clocks, live.record.host, step.n)
    if append.status == "over":
        occasions += [Occasion(seat.seat, "over", step.n) for seat in seats]
    return occasions


def waited_before(live: LiveTable, append: Append) -> tuple[int, ...]:
    return people(live.seats, live.to_act) if append.step.n > 1 else ()


def asker(live: LiveTable, append: Append) -> int:
    """Who wanted the undo: the last to agree to it only wrote it down."""
    plea = live.position.plea
    return append.step.actor if plea is None else plea.seat


def notices_for(
    live: LiveTable, append: Append, occasions: Iterable[Occasion], contacts: Iterable[ContactRecord]
) -> list[Notice]:
    """One notice for each occasion, person and channel, though a person may hold several seats."""
    found: dict[tuple[object, ...], Notice] = {}
    kept = list(contacts)
    for occasion in occasions:
        body = msgspec.json.encode(message_for(live, append, occasion))
        due = append.step.at + (GRACE if occasion.about == "turn" else 0.0)
        for contact in kept:
            key = (occasion.about, occasion.whom, contact.channel, contact.address)
            if contact.seat == occasion.seat and key not in found:
                found[key] = Notice(
                    live.id, occasion.n, contact.seat, contact.channel, contact.address, body, due=due
                )
    return list(found.values())


def message_for(live: LiveTable, append: Append, occasion: Occasion) -> Message:
    seat, record = live.seats[occasion.seat], live.record
    lang: Lang = "de" if (seat.language or record.language) == "de" else "en"
    rule, clocks = rule_of(record.clock), read_clocks(append.step.clock)
    return Message(
        about=occasion.about,
        game=live.game.meta.name.said(lang),
        title=record.title,
        lang=lang,
        name=seat.name,
        whom="" if occasion.whom is None else live.seats[occasion.whom].name,
        until=clocks.until.get(occasion.seat),
        zone=rule.zone if isinstance(rule, PerDay) else "UTC",
    )


class Notices:
    """Adds to each step what people have to be told of it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._contacts: dict[str, tuple[float, list[ContactRecord]]] = {}

    async def decorate(self, live: LiveTable, append: Append) -> Append:
        """Comes after the clocks. Where nobody wants to be told anything, nothing is done."""
        contacts = await self._contacts_of(live.id, append.step.at)
        if not contacts:
            return append
        clocks = read_clocks(append.step.clock)
        waited, waits = waited_before(live, append), people(live.seats, append.to_act)
        turns = next_turns(clocks.turns, append.step, waited, waits, asker(live, append))
        occasions = of_step(live, append, turns)
        looking = await self._store.looking(live.id, append.step.at) if occasions else set()
        away = [occasion for occasion in occasions if occasion.seat not in looking]
        reached = {contact.seat for contact in contacts} & {o.seat for o in away if o.about == "turn"}
        step = replace(append.step, clock=write_clocks(replace(clocks, turns=told(turns, reached))))
        notices = notices_for(live, append, away, contacts)
        return replace(append, step=step, notices=[*append.notices, *notices])

    async def _contacts_of(self, table: str, now: float) -> list[ContactRecord]:
        read, contacts = self._contacts.get(table, (0.0, []))
        if not read <= now < read + FRESH:
            contacts = await self._store.contacts(table)
            if len(self._contacts) >= MOST_CACHED:
                self._contacts.clear()
            self._contacts[table] = now, contacts
        return contacts

    async def forget(self, live: LiveTable) -> None:
        """Seats or contacts have changed."""
        self._contacts.pop(live.id, None)


# -- when a notice is about to go out -------------------------------------------------------------------

Verdict = Literal["send", "wait", "drop"]


def verdict(
    notice: Notice, about: About, record: TableRecord | None, clocks: Clocks, looking: Seats
) -> Verdict:
    """Much may have happened since the notice was written."""
    if record is None or notice.seat in looking:
        return "drop"
    if about not in ("turn", "remind"):
        return "send"
    turn = clocks.turns.get(notice.seat)
    if record.status != "running" or turn is None or turn.n != notice.n:
        return "drop"
    # Moves were taken back: perhaps the turn comes again, and then its player must hear of it.
    return "send" if notice.seat in record.to_act else "wait"
