"""Builds the report of one month for one reader, out of what he was shown and told and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal

import msgspec

from tafelrunde.engine.contract import Game, Lang, Words
from tafelrunde.games.phoenix.secrecy.sharing import shared
from tafelrunde.games.phoenix.state.realm import OUTSIDE
from tafelrunde.games.phoenix.tables.calendar import (
    SEASONS,
    in_year,
    is_income,
    is_recruiting,
    month_name,
    year_of,
)
from tafelrunde.games.phoenix.told.course import OrderChanged, OrderDrawn, TurnEnded, TurnMissed
from tafelrunde.games.phoenix.told.minutes import Thrown
from tafelrunde.games.phoenix.told.notes import AnyNote, Booked, OrderFailed
from tafelrunde.phoenix_desk.protocol.part import part_in_words
from tafelrunde.phoenix_desk.protocol.whole import in_words
from tafelrunde.phoenix_desk.reports.board import board
from tafelrunde.phoenix_desk.reports.changes import changes
from tafelrunde.phoenix_desk.reports.due import due
from tafelrunde.phoenix_desk.reports.foreign import offers, others, rights
from tafelrunde.phoenix_desk.reports.gathering import gather
from tafelrunde.phoenix_desk.reports.material import Month, said_in
from tafelrunde.phoenix_desk.reports.money import book_of, carried, forecast
from tafelrunde.phoenix_desk.reports.outlook import Look
from tafelrunde.phoenix_desk.reports.possessions import armies, land, people, towns, trade, works
from tafelrunde.phoenix_desk.reports.reading.ordered import ordered, own_news
from tafelrunde.phoenix_desk.reports.reading.rows import Scene
from tafelrunde.phoenix_desk.reports.reading.scenes import Fact, scenes
from tafelrunde.phoenix_desk.reports.reading.terms import terms_in
from tafelrunde.phoenix_desk.reports.report import (
    FORMAT,
    Brief,
    Drawn,
    Failure,
    Line,
    Own,
    Report,
    Turn,
    Wish,
    Worked,
)
from tafelrunde.phoenix_desk.reports.sentences import ENGLISH_FIRST, Teller
from tafelrunde.phoenix_desk.reports.standing import standing
from tafelrunde.phoenix_desk.review.evaluations import fields_of


def build(game: Game, month: Month) -> Report:
    before, after = Look(month.before), Look(month.after)
    teller = Teller(game, after.names, month.after.owners)
    number = month.month
    news = tuple(teller.event(event) for event in month.news)
    own = tuple([own_report(month, before, after, realm, teller, news) for realm in own_realms(month, after)])
    facts, strangers = facts_of(month, after), others(before, after, month.seat)
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
        own=own,
        others=strangers,
        news=news,
        board=board(news, teller, closed=month.closed),
        wishes=wishes(month, after),
        minutes=minutes(month, after),
        worked=tuple([fact.worked for fact in facts]),
        scenes=scenes_of(month, after, facts, own),
        terms=terms_in(own, strangers),
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


def facts_of(month: Month, look: Look) -> list[Fact]:
    """All for the game master, of a realm its part, even if it were passed the whole; dice stand inside."""
    who = reader(month, look)
    if who == "public":
        return []
    if who == "master":
        whole = [one for one in month.minutes if not isinstance(one, Thrown)]
        return [Fact(one, in_both(one, in_words, look)) for one in whole]
    parts = shared(month.minutes, month.seat or 0)
    return [Fact(one, in_both(one, part_in_words, look)) for one in parts]


def scenes_of(month: Month, look: Look, facts: Sequence[Fact], own: Sequence[Own]) -> tuple[Scene, ...]:
    """A realm is told them as in its diary; the game master, who reads all diaries, without."""
    if month.seat is None:
        return ()
    told = own[0].diary if reader(month, look) == "realm" else ()
    return scenes(facts, told, look.names, month.seat)


def wishes(month: Month, look: Look) -> tuple[Wish, ...]:
    """Special orders of all realms, for the game master, who alone can carry them out."""
    if reader(month, look) != "master":
        return ()
    return tuple(Wish(look.names[realm], text) for realm, text in said_in(month))


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


def own_report(
    month: Month, before: Look, after: Look, realm: int, teller: Teller, news: Sequence[Line]
) -> Own:
    seen, notes = after.realm(realm), month.diaries.get(realm, ())
    coming = month.month + 1
    expected = forecast(after, realm, coming if month.closed else month.month)
    earlier = forecast(before, realm, month.month)
    told = diary(notes, teller)
    changed = changes(before, after, realm, (earlier.gold, expected.gold), teller)
    coming_up = due(after, realm, coming, teller)
    fell, turn, sheets = failures(notes, teller), turn_of(month, realm), month.sheets.get(realm, ())
    return Own(
        realm=seen.name,
        seat=realm,
        colour=seen.colour,
        charge=seen.charge,
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
        diary=told,
        failed=fell,
        rights=rights(after, realm),
        offers=offers(after, realm),
        trade=trade(after, realm),
        changes=changed,
        due=coming_up,
        brief=Brief(
            diary=gather("note", told, teller),
            changes=gather("change", changed.lines, teller),
            due=gather("due", coming_up, teller),
        ),
        turn=turn,
        standing=standing(after, realm),
        orders=ordered(sheets, fell, told, own_news(news, realm), is_over=turn == "over"),
    )


def turn_of(month: Month, realm: int) -> Turn:
    """A month that is over has no turn to come; in one that runs the news tell who had his."""
    if month.closed:
        return "over"
    if month.after.active == realm:
        return "running"
    ended = [event.realm for event in month.news if isinstance(event, (TurnEnded, TurnMissed))]
    return "over" if realm in ended else "waiting"


def diary(notes: Iterable[AnyNote], teller: Teller) -> tuple[Line, ...]:
    """What happened to the realm; bookings and failed orders have chapters of their own."""
    return tuple(teller.note(note) for note in notes if not isinstance(note, (Booked, OrderFailed)))


def failures(notes: Iterable[AnyNote], teller: Teller) -> tuple[Failure, ...]:
    return tuple(
        Failure(note.line, note.rule, teller.refusal(note)) for note in notes if isinstance(note, OrderFailed)
    )
