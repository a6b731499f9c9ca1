"""Hello: who somebody is at this table, and what they have missed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from tafelrunde.server.errors import Denied
from tafelrunde.server.messages.messages import Hello, UndoAsked, Welcome
from tafelrunde.server.people.identity import Standing, recognise, stand
from tafelrunde.server.tables.audience import spectators_of, views_of
from tafelrunde.server.tables.bulletin import Bulletin, Show
from tafelrunde.server.tables.journal import Past
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.packets import missed, showing, shown
from tafelrunde.server.tables.story import happened_at
from tafelrunde.server.wire.connection import Connection


async def greet(connection: Connection, hello: Hello) -> None:
    """Recognises the caller, then shows the table; raises `Denied` if there is nothing for them here."""
    hub = connection.hub
    connection.lang = hello.language
    connection.words = hello.language if hello.words else None
    live = await hub.existing(connection.table)
    now = hub.clockwork.now()
    words = dict.fromkeys((hello.token, *hello.also))
    found = [await recognise(hub.store, now, word, connection.session) for word in words]
    # At hot seat the second player may come later: what was shown before still counts.
    connection.callers = (*connection.callers, *(one for one in found if one not in connection.callers))
    standings = await standings_of(connection, live)
    if any(words) and not any(map(is_known, standings)):
        raise Denied("link", "link-not-valid")
    take_place(connection, live, standings)
    await welcome(connection, live, hello.seen)
    await check_sessions(connection)  # one may have ended since it was recognised


def is_known(standing: Standing) -> bool:
    return standing != Standing()


async def standings_of(connection: Connection, live: LiveTable) -> list[Standing]:
    store = connection.hub.store
    return [await stand(store, live.record, live.seats, caller) for caller in connection.callers]


def take_place(connection: Connection, live: LiveTable, standings: Sequence[Standing]) -> None:
    """Finds out which seats the connection acts for, or what else it may see."""
    guest = next((standing.guest for standing in standings if standing.guest is not None), None)
    connection.seats = tuple(sorted({seat for standing in standings for seat in standing.seats}))
    connection.sees = None if guest is None or connection.seats else guest.sees
    connection.guest = "" if guest is None else guest.name
    connection.invited = frozenset(one.invited for one in standings if one.invited is not None)
    connection.watches = not connection.seats and connection.sees is None
    if connection.watches and not may_watch(live, standings):
        raise Denied("forbidden", "nobody-may-watch")


def may_watch(live: LiveTable, standings: Sequence[Standing]) -> bool:
    known = any(standing.guest is not None or standing.is_operator for standing in standings)
    return known or spectators_of(live.record).allowed


async def check_sessions(connection: Connection) -> bool:
    """A socket ends with the session it was opened with, whatever else was shown; False if it did."""
    store, now = connection.hub.store, connection.hub.clockwork.now()
    shown = {caller.session for caller in connection.callers} - {None}
    if all([await store.session(session, now) for session in shown if session]):
        return True
    seats = connection.seats
    connection.callers, connection.seats, connection.sees, connection.guest = (), (), None, ""
    connection.watches = False
    connection.leave(Denied("login", "signed-out"))
    await look_away(connection, seats)
    return False


async def reconsider(connection: Connection) -> None:
    """After seats or guests have changed: who lost something has to go, who got something is shown it."""
    live = connection.live
    if live is None or not await check_sessions(connection):
        return
    before, guest, invited = (connection.seats, connection.sees), connection.guest, connection.invited
    try:
        take_place(connection, live, await standings_of(connection, live))
    except Denied as refusal:
        await look_away(connection, before[0])
        connection.leave(refusal)
        return
    await look_away(connection, before[0])
    if set(before[0]) - set(connection.seats) or (before[1] is not None and connection.sees is None):
        connection.leave(Denied("seat", "seat-no-longer-yours"))
    elif (guest and not connection.guest) or is_uninvited(live, invited - connection.invited):
        connection.watches = False
        connection.leave(Denied("link", "link-not-valid"))
    elif before != (connection.seats, connection.sees):
        await welcome(connection, live, None)


def is_uninvited(live: LiveTable, seats: Iterable[int]) -> bool:
    """Whether an invitation was taken back or replaced; one that was accepted has done its work."""
    return any(live.seats[seat].kind != "human" for seat in seats)


async def look_away(connection: Connection, before: Sequence[int]) -> None:
    """Who lost a seat no longer looks with its eyes: the next person there must hear of their turn."""
    hub = connection.hub
    for seat in set(before) - set(connection.seats) if connection.is_looking else ():
        await hub.store.look(connection.table, seat, hub.settings.node, 0.0)


async def welcome(connection: Connection, live: LiveTable, seen: int | None) -> None:
    """Shows the table as it stands. No step is made meanwhile: nothing is missed, nothing told twice."""
    async with live.at_rest():
        first = connection.live is None
        connection.live = live
        info = connection.hub.info(live, connection.behind)
        connection.say(Welcome(info, connection.seats, connection.sees))
        if live.has_begun:
            if connection.behind:
                await show_from_behind(connection, live)
            else:
                await show(connection, live, seen)
        if first:
            connection.hub.subscribe(live, connection)
    if connection.visible:  # with a seat that was taken since, perhaps
        await connection.look(visible=True)


async def show(connection: Connection, live: LiveTable, seen: int | None) -> None:
    """The steps since the last one seen if they are few, else a fresh view; then what waits for an answer."""
    seats = (None,) if connection.watches else views_of(connection)
    most = connection.hub.settings.most_resumed
    if seen is not None and 1 <= seen <= live.n <= seen + most:
        past = await live.history(seen) if seen < live.n else []
        for seat in seats:
            tell_missed(connection, live, past[1:], seat)
    else:
        for seat in seats:
            connection.tell(live.view_for(seat, connection.hub.settings.most_offers))
    plea = live.position.plea
    if plea is not None and connection.seats:
        connection.say(UndoAsked(plea.seat, plea.keep, plea.waits_for))


def tell_missed(connection: Connection, live: LiveTable, past: Sequence[Past], seat: int | None) -> None:
    """Each step in its order; only the last comes with the view."""
    most = connection.hub.settings.most_offers
    bulletins = [bulletin_of(live, step, partial(missed, live.game, step)) for step in past[:-1]]
    bulletins += [bulletin_of(live, step, shown_after(live, step, most)) for step in past[-1:]]
    for bulletin in bulletins:
        connection.tell(bulletin.to(seat, connection.words))


def shown_after(live: LiveTable, step: Past, most_offers: int) -> Show:
    return showing(live.game, step.position, most_offers, events=step.events, undone=step.undone)


def bulletin_of(live: LiveTable, step: Past, show: Show) -> Bulletin:
    happened = happened_at("undo" if step.undone else "moves", step.actor, step.events, step.position)
    return Bulletin(show, live.game, live.header.seats, happened)


async def show_from_behind(connection: Connection, live: LiveTable) -> None:
    """The public view as it was some steps ago; the steps since are held back for all who watch."""
    most = connection.hub.settings.most_offers
    held = live.audience.held
    past = await live.history(max(0, live.n - (connection.behind if held is None else held)))
    connection.tell(shown(live.game, past[0].position, None, most))
    if held is None:
        live.audience.hold(bulletin_of(live, step, shown_after(live, step, most)) for step in past[1:])
