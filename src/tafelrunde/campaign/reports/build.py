"""Builds the report of one month for one reader, out of what he was shown and told and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal

import msgspec

from tafelrunde.campaign.reports.changes import changes
from tafelrunde.campaign.reports.due import due
from tafelrunde.campaign.reports.foreign import offers, others, rights
from tafelrunde.campaign.reports.gathering import Month
from tafelrunde.campaign.reports.looking import Look
from tafelrunde.campaign.reports.money import book_of, carried, forecast
from tafelrunde.campaign.reports.possessions import armies, land, people, towns, trade, works
from tafelrunde.campaign.reports.report import FORMAT, Drawn, Failure, Line, Own, Report, Worked
from tafelrunde.campaign.reports.wording import ENGLISH_FIRST, Teller
from tafelrunde.engine.protocol import Game, Lang, Words
from tafelrunde.games.phoenix.calendar import SEASONS, in_year, is_income, is_recruiting, month_name, year_of
from tafelrunde.games.phoenix.events_course import OrderChanged, OrderDrawn
from tafelrunde.games.phoenix.minutes import Thrown
from tafelrunde.games.phoenix.notes import AnyNote, Booked, OrderFailed
from tafelrunde.games.phoenix.protocol import fields_of, in_words
from tafelrunde.games.phoenix.protocol_shared import part_in_words
from tafelrunde.games.phoenix.realm import OUTSIDE
from tafelrunde.games.phoenix.sharing import shared


def build(game: Game, month: Month) -> Report:
    before, after = Look(month.before), Look(month.after)
    teller = Teller(game, after.names, month.after.owners)
    number = month.month
    return Report(
        format=FORMAT,
        reader=reader(month, after),
        world=after.world.name,
        month=number,
        name=month_name(number),
        year=year_of(number),
        season=SEASONS[in_year(number) - 1],
        recruiting=is_recruiting(number),
        income=is_income(number),
        closed=month.closed,
        orders=drawn(month, after),
        own=tuple(own_report(month, before, after, realm, teller) for realm in own_realms(month, after)),
        others=others(before, after, month.seat),
        news=tuple(teller.event(event) for event in month.news),
        minutes=minutes(month, after),
        worked=worked(month, after),
    )


def reader(month: Month, look: Look) -> Literal["realm", "master", "public"]:
    if month.seat is None:
        return "public"
    return "realm" if month.seat < look.realms else "master"


def minutes(month: Month, look: Look) -> tuple[dict[str, Any], ...]:
    """For the game master only, even if somebody else were passed them."""
    if reader(month, look) != "master":
        return ()
    return tuple(msgspec.to_builtins(minute) for minute in month.minutes)


def worked(month: Month, look: Look) -> tuple[Worked, ...]:
    """All for the game master, of a realm its part, even if it were passed the whole; dice stand inside."""
    who = reader(month, look)
    if who == "public":
        return ()
    if who == "master":
        whole = [one for one in month.minutes if not isinstance(one, Thrown)]
        return tuple([in_both(one, in_words, look) for one in whole])
    parts = shared(month.minutes, month.seat or 0)
    return tuple([in_both(one, part_in_words, look) for one in parts])


def in_both(minute: Any, say: Callable[[Any, Sequence[str], Lang], list[str]], look: Look) -> Worked:
    english, german = (say(minute, look.names, lang) for lang in ENGLISH_FIRST)
    lines = tuple([Words(*pair) for pair in zip(english, german, strict=True)])
    kind = str(minute.__struct_config__.tag)
    return Worked(kind, fields_of(minute), lines, msgspec.to_builtins(minute))


def own_realms(month: Month, look: Look) -> Iterable[int]:
    """Whose secrets the reader shares."""
    if month.seat is None:
        return ()
    if month.seat < look.realms:
        return (month.seat,)
    return [realm for realm in range(look.realms) if look.realm(realm).kind != OUTSIDE]


def drawn(month: Month, look: Look) -> tuple[Drawn, ...]:
    """The order of this month and of those to come."""
    known = {int(key): (realms, month.before.gates[key]) for key, realms in month.before.orders.items()}
    known |= {
        event.month: (event.realms, event.gate)
        for event in month.news
        if isinstance(event, (OrderDrawn, OrderChanged))
    }
    known |= {int(key): (realms, month.after.gates[key]) for key, realms in month.after.orders.items()}
    return tuple(
        Drawn(
            number,
            tuple(look.names[realm] for realm in realms),
            realms.index(month.seat) + 1 if month.seat in realms else 0,
            gate,
            is_recruiting(number),
            is_income(number),
        )
        for number, (realms, gate) in sorted(known.items())
        if number >= month.month
    )


def own_report(month: Month, before: Look, after: Look, realm: int, teller: Teller) -> Own:
    seen, notes = after.realm(realm), month.diaries.get(realm, ())
    coming = month.month + 1
    expected = forecast(after, realm, coming if month.closed else month.month)
    earlier = forecast(before, realm, month.month)
    return Own(
        realm=seen.name,
        seat=realm,
        colour=seen.colour,
        capital=seen.capital or "",
        home=seen.home,
        gold=seen.gold or 0,
        book=book_of(before.realm(realm).gold or 0, month.month, notes),
        carried=carried(after, realm),
        forecast=expected,
        land=land(before, after, realm, month.news),
        towns=towns(after, realm),
        works=works(after, realm),
        begun=after.view.begun[realm] or (),
        magic=tuple(wall for wall in after.view.magic if wall.realm == realm),
        armies=armies(after, realm),
        people=people(after, realm),
        diary=diary(notes, teller),
        failed=failures(notes, teller),
        rights=rights(after, realm),
        offers=offers(after, realm),
        trade=trade(after, realm),
        changes=changes(before, after, realm, (earlier.gold, expected.gold), teller),
        due=due(after, realm, coming, teller),
    )


def diary(notes: Iterable[AnyNote], teller: Teller) -> tuple[Line, ...]:
    """What happened to the realm; bookings and failed orders have chapters of their own."""
    return tuple(teller.note(note) for note in notes if not isinstance(note, (Booked, OrderFailed)))


def failures(notes: Iterable[AnyNote], teller: Teller) -> tuple[Failure, ...]:
    return tuple(
        Failure(note.line, note.rule, teller.refusal(note)) for note in notes if isinstance(note, OrderFailed)
    )
