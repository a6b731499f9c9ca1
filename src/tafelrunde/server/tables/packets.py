"""What leaves the server about a table, as bytes ready to be sent. All that a seat gets to see is made here.

The game's `view`, `redact` and `legal_moves` for that seat are the only sources.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import repeat
from operator import is_
from typing import Any, Final

import msgspec
from msgspec import Raw

from tafelrunde.engine.chance import commitment
from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import Event, Game, Seat
from tafelrunde.server.clocks import clocks
from tafelrunde.server.messages.messages import BranchInfo, SeatInfo, Stepped, TableInfo, Tell
from tafelrunde.server.tables.journal import Past, Position
from tafelrunde.server.tables.staleness import without_chance
from tafelrunde.store.records import SeatRecord, TableRecord

NULL: Final = Raw(b"null")
NOTHING: Final = Raw(b"[]")
_encoder = msgspec.json.Encoder()


def packed(message: Tell) -> bytes:
    return _encoder.encode(message)


def acting(game: Game, state: Any) -> tuple[Seat, ...]:
    """The seats that must decide now."""
    return without_chance(game.to_act(state))


def offered(game: Game, state: Any, seat: Seat | None, most: int) -> bytes:
    if seat is None:
        return b"[]"
    moves = game.legal_moves(state, seat)
    if not isinstance(moves, (list, tuple)) or len(moves) > most:
        return b"null"
    return encode(moves) if moves else b"[]"


def shown(
    game: Game,
    position: Position,
    seat: Seat | None,
    most_offers: int,
) -> bytes:
    """A fresh view for one seat, None for everybody."""
    return showing(game, position, most_offers)(seat)


def showing(
    game: Game,
    position: Position,
    most_offers: int,
    *,
    events: Sequence[Event] | None = None,
    undone: bool = False,
) -> Callable[[Seat | None], bytes]:
    """A step for several seats, a fresh view if it has no events: what all see alike is worked out once.

    Must equal `packed(Stepped(...))`, which takes twice as long.
    """
    state, heard_of = position.state, events or ()
    view, redact = game.view, game.redact
    result, to_act = game.result(state), without_chance(position.to_act)
    happened = encode(heard_of)
    start = b'{"t":"step","n":%d,"seat":' % position.n
    middle = b',"to_act":%b,"offers":' % (b"[%d]" % to_act if len(to_act) == 1 else encode(to_act))
    end = b',"actor":%d,"length":%d,"clock":%b%b%b,"result":%b}' % (
        position.actor,
        position.entries,
        clocks.shown(clocks.read_clocks(position.clock)) if position.clock else b"null",
        b',"fresh":true' if events is None else b"",
        b',"undone":true' if undone else b"",
        b"null" if result is None else encode(result),
    )

    def show(seat: Seat | None) -> bytes:
        told = list(map(redact, heard_of, repeat(seat)))
        parts = (
            start,
            b"null" if seat is None else b"%d" % seat,
            b',"view":',
            encode(view(state, seat)),
            b',"events":',
            # Most events are open, and then `redact` gives them back as they are.
            happened if all(map(is_, told, heard_of)) else encode(told),
            middle,
            offered(game, state, seat, most_offers),
            end,
        )
        return b"".join(parts)

    return show


def heard(game: Game, events: Sequence[Event], seat: Seat | None) -> Raw:
    return Raw(encode([game.redact(event, seat) for event in events])) if events else NOTHING


def missed(game: Game, past: Past, seat: Seat | None) -> bytes:
    """A step that somebody missed and that others follow: what happened, without the view."""
    message = Stepped(
        n=past.position.n,
        seat=seat,
        view=NULL,
        events=heard(game, past.events, seat),
        to_act=without_chance(past.position.to_act),
        offers=NULL,
        undone=past.undone,
        actor=past.position.actor,
        length=past.position.entries,
    )
    return packed(message)


def seat_info(seat: SeatRecord, here: Collection[int]) -> SeatInfo:
    invited = seat.kind != "human" and seat.token_hash is not None
    return SeatInfo(seat.seat, seat.kind, seat.name, seat.bot, seat.stands_in, seat.seat in here, invited)


def is_paused(table: TableRecord, seats: Sequence[SeatRecord]) -> bool:
    """Whether all people are away and at least one did not choose that: then bots do not end their game."""
    people = [seat for seat in seats if seat.kind == "human"]
    is_left = all(seat.stands_in for seat in people) and any(seat.late for seat in people)
    return table.status == "running" and is_left


class _Origin(msgspec.Struct, frozen=True):
    branch: BranchInfo | None = None


_origin = msgspec.json.Decoder(_Origin)


def branch_of(table: TableRecord) -> BranchInfo | None:
    """As the header of its log says; of the position that it was given nothing is read."""
    return _origin.decode(table.header).branch if b'"branch":' in table.header else None


def table_info(table: TableRecord, seats: Sequence[SeatRecord], here: Collection[int] = ()) -> TableInfo:
    """A table as everybody who may see it sees it; `here` are the seats whose players are connected."""
    return TableInfo(
        id=table.id,
        game=table.game,
        version=table.version,
        title=table.title,
        status=table.status,
        visibility=table.visibility,
        language=table.language,
        options=table.options,
        seats=[seat_info(seat, here) for seat in seats],
        host=table.host,
        n=table.n,
        to_act=table.to_act,
        clock=table.clock,
        commitment=commitment(table.secret, table.id),
        created=table.created,
        changed=table.changed,
        next_table=table.next_table,
        pace=table.pace,
        paused=is_paused(table, seats),
        branch=branch_of(table),
    )
