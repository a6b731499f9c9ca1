"""What a client says on its socket, read and carried out. Refusals say why, in the sender's language."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

import msgspec

from tafelrunde.engine.codec import decode_move
from tafelrunde.engine.errors import Complaint, IllegalMove
from tafelrunde.engine.log import UNREADABLE
from tafelrunde.engine.rulebook import explain
from tafelrunde.engine.validation import worded
from tafelrunde.server.errors import Denied
from tafelrunde.server.logging import complain
from tafelrunde.server.messages.messages import (
    Allowed,
    AnswerUndo,
    Asks,
    AskUndo,
    DoMove,
    Done,
    Fresh,
    Hello,
    Look,
    Ping,
    Pong,
    Refused,
    SayChat,
    Stale,
    TypeMove,
    Why,
)
from tafelrunde.server.people.words import CHAT, LONGEST_CHAT, check_text
from tafelrunde.server.sockets.greeting import greet, show, show_from_behind
from tafelrunde.server.tables import undo
from tafelrunde.server.tables.live import LiveTable, StaleStep
from tafelrunde.server.wire.connection import Connection
from tafelrunde.store.interface import StoreFailed

_asks = msgspec.json.Decoder(Asks)


class Named(msgspec.Struct):
    """As much of a message as it takes to answer it."""

    id: str = ""


_named = msgspec.json.Decoder(Named)

FAILED: Final = Denied("failed", "cannot-write")
OUR_FAULT: Final = Denied("fault", "fault-of-ours")


async def carry_out(connection: Connection, text: str) -> None:
    """Reads one message and answers it; whatever is wrong with it, the table and the socket live on."""
    try:
        ask = _asks.decode(text)
    except UNREADABLE as error:
        refuse(connection, id_of(text), Denied("bad", worded(error)))
        return
    command: str = getattr(ask, "id", "")
    try:
        live = connection.live
        if live is not None:
            await COMMANDS[type(ask)](connection, live, ask)
        else:
            await answer_stranger(connection, ask)
    except StaleStep as stale:
        await say_stale(connection, command, stale)
    except IllegalMove as refusal:
        say_illegal(connection, command, refusal)
    except Denied as refusal:
        refuse(connection, command, refusal)
    except Complaint as trouble:
        refuse(connection, command, Denied("bad", trouble))
    except StoreFailed:
        refuse(connection, command, FAILED)
    except Exception as trouble:
        complain("command failed", trouble, table=connection.table)
        refuse(connection, command, OUR_FAULT)


async def answer_stranger(connection: Connection, ask: Any) -> None:
    """Before hello little is answered."""
    if isinstance(ask, Hello):
        await say_hello(connection, ask)
    elif isinstance(ask, Ping):
        connection.say(Pong())
    else:
        raise Denied("hello", "hello-first")


async def say_hello(connection: Connection, hello: Hello) -> None:
    """Who has no business at this table is told so, and the socket is closed."""
    try:
        await greet(connection, hello)
    except Denied as refusal:
        connection.leave(refusal)
    except StoreFailed:
        connection.leave(FAILED)


def id_of(text: str) -> str:
    """The id of a message that could not be read, if that at least can be."""
    try:
        return _named.decode(text).id[:64]
    except UNREADABLE:
        return ""


def refuse(connection: Connection, command: str, refusal: Denied) -> None:
    connection.hub.metrics.refusals.labels(refusal.code).inc()
    connection.say(Refused(command, refusal.told(connection.lang), refusal.rule, refusal.code))


def say_illegal(connection: Connection, command: str, refusal: IllegalMove) -> None:
    live = connection.live
    assert live is not None
    text = explain(live.game, refusal, connection.lang, live.names)
    connection.hub.metrics.refusals.labels("illegal").inc()
    connection.say(Refused(command, text, refusal.rule, "illegal"))


async def say_stale(connection: Connection, command: str, stale: StaleStep) -> None:
    """The game has moved on: the sender sees how it stands now."""
    connection.say(Stale(command, stale.n))
    if connection.live is not None:
        await do_fresh(connection, connection.live, Fresh())


def seat_of(connection: Connection, live: LiveTable, wished: int | None) -> int:
    """The seat that a command is for: the only one, or at hot seat the one named or whose turn it is."""
    if wished is not None and wished in connection.seats:
        return wished
    if wished is not None or not connection.seats:
        raise Denied("seat", "not-your-seat")
    if len(connection.seats) == 1:
        return connection.seats[0]
    chosen = [seat for seat in connection.seats if seat in live.to_act]
    if len(chosen) != 1:
        raise Denied("seat", "which-seat")
    return chosen[0]


# -- one function for each kind of message ------------------------------------------------------------


async def do_move(connection: Connection, live: LiveTable, ask: DoMove) -> None:
    seat = seat_of(connection, live, ask.seat)
    n = await live.do(seat, decode_move(live.game, ask.move), ask.n, ask.id)
    connection.say(Done(ask.id, n))


async def do_typed_move(connection: Connection, live: LiveTable, ask: TypeMove) -> None:
    seat = seat_of(connection, live, ask.seat)
    n = await live.do(seat, live.game.parse_move(ask.text), ask.n, ask.id)
    connection.say(Done(ask.id, n))


async def do_why(connection: Connection, live: LiveTable, ask: Why) -> None:
    seat = seat_of(connection, live, ask.seat)
    live.game.check(live.state, seat, decode_move(live.game, ask.move))
    connection.say(Allowed(ask.id))


async def do_undo(connection: Connection, live: LiveTable, ask: AskUndo) -> None:
    n = await undo.ask(live, seat_of(connection, live, ask.seat), ask.n, ask.id)
    connection.say(Done(ask.id, n))


async def do_answer(connection: Connection, live: LiveTable, ask: AnswerUndo) -> None:
    plea = live.position.plea
    asked = [seat for seat in connection.seats if plea is not None and seat in plea.waits_for]
    seat = asked[0] if ask.seat is None and asked else seat_of(connection, live, ask.seat)
    n = await undo.answer(live, seat, ask.n, agree=ask.agree, command=ask.id)
    connection.say(Done(ask.id, n))


async def do_chat(connection: Connection, live: LiveTable, ask: SayChat) -> None:
    check_text(ask.text, LONGEST_CHAT, CHAT)
    seat = None
    if connection.seats:
        seat = connection.seats[0] if ask.seat is None else seat_of(connection, live, ask.seat)
    name = connection.guest if seat is None else live.names[seat]
    if not name:
        raise Denied("forbidden", "nobody-speaks-unseen")
    if connection.hub.chat_rate.take(f"{live.id}:{name}"):
        raise Denied("limit", "too-many-lines")
    await connection.hub.say(live.id, seat, name, ask.text)
    connection.say(Done(ask.id, live.n))


async def do_hello(connection: Connection, live: LiveTable, ask: Hello) -> None:
    await say_hello(connection, ask)


async def do_ping(connection: Connection, live: LiveTable, ask: Ping) -> None:
    connection.say(Pong())


async def do_look(connection: Connection, live: LiveTable, ask: Look) -> None:
    await connection.look(visible=ask.visible)


async def do_fresh(connection: Connection, live: LiveTable, ask: Fresh) -> None:
    async with live.at_rest():
        if not live.has_begun:
            return
        if connection.behind:
            await show_from_behind(connection, live)
        else:
            await show(connection, live, None)


COMMANDS: Final[Mapping[type, Callable[[Connection, LiveTable, Any], Awaitable[None]]]] = {
    Hello: do_hello,
    Ping: do_ping,
    DoMove: do_move,
    TypeMove: do_typed_move,
    Why: do_why,
    AskUndo: do_undo,
    AnswerUndo: do_answer,
    SayChat: do_chat,
    Look: do_look,
    Fresh: do_fresh,
}
