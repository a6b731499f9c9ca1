"""Tables come and go: new ones, solo games, changes by the host, and the start.

Who sits where is in seating.py, one game more in rematch.py. Functions take the context and who is asking;
they answer with what the caller may know or raise `Denied`.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from tafelrunde.engine.contract import Game, Lang, Words
from tafelrunde.server.errors import Denied
from tafelrunde.server.messages.bodies import (
    ChangeTable,
    Invitation,
    NewSolo,
    NewTable,
    Seating,
    SeatWish,
    Watching,
)
from tafelrunde.server.people.company import bot_name
from tafelrunde.server.people.identity import Caller, Standing, hashed, new_token
from tafelrunde.server.people.words import (
    LONGEST_TITLE,
    TITLE,
    check_line,
    check_seat_name,
    free_name,
    player_name,
)
from tafelrunde.server.tables.context import Context
from tafelrunde.server.tables.packets import table_info
from tafelrunde.server.tables.wishes import check_plan, clock_data, find_bot, find_game
from tafelrunde.store.interface import Taken
from tafelrunde.store.records import SeatRecord, TableRecord, UserRecord

ID_BYTES: Final = 12
SECRET_BYTES: Final = 32
USUAL_PLAYERS: Final = 4

_locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()


def lobby_lock(table: str) -> asyncio.Lock:
    """Two changes of one table's seats follow each other, never cross."""
    return _locks.setdefault(table, asyncio.Lock())


def link(context: Context, table: str, token: str) -> str:
    """The token stands behind the hash mark: browsers send that part to no server, so no log has it."""
    return f"{context.settings.public_url.rstrip('/')}/t/{table}#s={token}"


# -- new tables ----------------------------------------------------------------------------------------


def new_record(context: Context, game: Game, wish: NewTable, host: int) -> TableRecord:
    now = context.clockwork.now()
    return TableRecord(
        id=secrets.token_urlsafe(ID_BYTES),
        game=game.meta.id,
        version=game.meta.version,
        options=check_plan(game, len(wish.seats), wish.options, wish.corrections),
        corrections=wish.corrections,
        title=wish.title,
        language=wish.language,
        visibility=wish.visibility,
        clock=clock_data(game, wish.clock),
        status="gathering",
        host=host,
        spectators=msgspec.to_builtins(wish.watching),
        secret=secrets.token_bytes(SECRET_BYTES),
        created=now,
        changed=now,
        pace=wish.pace or context.settings.pace,
    )


class Seater:
    """Gives the seats of a new table to whom they were wished for."""

    def __init__(self, table: str, game: Game, user: UserRecord | None, lang: Lang, token: str) -> None:
        self.table, self.game, self.user, self.lang = table, game, user, lang
        self.own = hashed(token)
        self.seats: list[SeatRecord] = []
        self.invitations: list[tuple[int, str]] = []

    def add(self, wish: SeatWish) -> None:
        number = len(self.seats)
        names = [seat.name for seat in self.seats if seat.name]
        if wish.kind == "me":
            self.seats.append(self.person(number, wish.name, names))
        elif wish.kind == "bot":
            bot = find_bot(self.game, wish.bot)
            name = bot_name(self.table, names)
            self.seats.append(SeatRecord(self.table, number, "bot", name, bot))
        else:
            self.seats.append(self.place(number, is_invited=wish.kind == "invited"))

    def person(self, number: int, wished: str, names: Sequence[str]) -> SeatRecord:
        usual = self.user.name if self.user else player_name(self.lang, names)
        name = wished or free_name(usual, names)
        check_seat_name(name, names)
        user = None if self.user is None else self.user.id
        return SeatRecord(
            self.table, number, "human", name, token_hash=self.own, user=user, language=self.lang
        )

    def place(self, number: int, *, is_invited: bool) -> SeatRecord:
        seat = SeatRecord(self.table, number, "open")
        if is_invited:
            token = new_token()
            seat.token_hash = hashed(token)
            self.invitations.append((number, token))
        return seat


async def create(context: Context, caller: Caller, wish: NewTable) -> Seating:
    """A new table. Its first seat of the one who asks is the host."""
    game = find_game(wish.game)
    if wish.title:
        check_line(wish.title, LONGEST_TITLE, TITLE)
    own = [number for number, seat in enumerate(wish.seats) if seat.kind == "me"]
    if not own:
        raise Denied("bad", "one-seat-must-be-yours")
    record = new_record(context, game, wish, own[0])
    token = new_token()
    seater = Seater(record.id, game, caller.user, wish.language, token)
    for seat in wish.seats:
        seater.add(seat)
    await context.store.add_table(record, seater.seats)
    invitations = [
        Invitation(seat, word, link(context, record.id, word)) for seat, word in seater.invitations
    ]
    info = table_info(record, seater.seats)
    return Seating(info, tuple(own), token, link(context, record.id, token), invitations)


async def solo(context: Context, caller: Caller, wish: NewSolo) -> Seating:
    """A table against bots that begins at once."""
    game = find_game(wish.game)
    fewest, most = game.meta.seats
    players = wish.players or max(fewest, min(USUAL_PLAYERS, most))
    seats = [SeatWish("bot", bot=wish.bot)] * (players - 1)
    mine = wish.arms if wish.arms is not None and wish.arms < players else 0
    seats.insert(mine, SeatWish("me", wish.name))
    table = NewTable(
        wish.game,
        seats,
        wish.options,
        language=wish.language,
        watching=Watching(allowed=False),
        pace=wish.pace,
    )
    seating = await create(context, caller, table)
    live = await begin(context, seating.table.id)
    return msgspec.structs.replace(seating, table=table_info(live, await context.store.seats(live.id)))


# -- found and changed ---------------------------------------------------------------------------------


async def find_table(context: Context, table: str) -> tuple[TableRecord, list[SeatRecord]]:
    record = await context.store.table(table)
    if record is None:
        raise Denied("missing", "table-gone")
    return record, await context.store.seats(table)


def need_status(record: TableRecord, *allowed: str) -> None:
    if record.status not in allowed:
        either = Words(" or ".join(allowed), " oder ".join(allowed))
        raise Denied("state", "table-in-wrong-status", {"status": record.status, "allowed": either})


async def change(context: Context, table: str, wish: ChangeTable) -> None:
    """What the host changes about the table."""
    async with lobby_lock(table):
        record, _ = await find_table(context, table)
        if wish.title:
            check_line(wish.title, LONGEST_TITLE, TITLE)
        record.title = record.title if wish.title is None else wish.title
        if wish.clock is not None:
            need_status(record, "gathering")
            record.clock = clock_data(find_game(record.game), wish.clock)
        if wish.watching is not None:
            record.spectators = msgspec.to_builtins(wish.watching)
        record.visibility = wish.visibility or record.visibility
        record.pace = wish.pace or record.pace
        await save(context, record)


async def seats_changed(context: Context, table: str) -> None:
    """Everybody is told, bots included: also of a table that nobody has looked at for a while."""
    await context.hub.table(table)
    await context.hub.refresh(table, "seats")


async def put(context: Context, seat: SeatRecord, before: SeatRecord) -> None:
    """Changes a seat, unless somebody else was faster."""
    try:
        await context.store.put_seat(seat, before)
    except Taken:
        raise Denied("taken", "seat-taken-faster") from None


async def save(context: Context, record: TableRecord) -> None:
    record.changed = context.clockwork.now()
    await context.store.update_table(record)
    await context.hub.refresh(record.id, "table")


async def remove(context: Context, record: TableRecord, seats: Sequence[SeatRecord], who: Standing) -> None:
    """A host may remove a table where nobody else would miss it; an operator any."""
    others = [s for s in seats if s.kind == "human" and s.seat not in who.seats]
    if not who.is_operator and record.status == "running" and others:
        raise Denied("state", "others-are-playing")
    await context.store.delete_table(record.id)
    await context.hub.refresh(record.id, "table")


# -- the start ---------------------------------------------------------------------------------------


async def start(context: Context, table: str, fill: str) -> TableRecord:
    """Begins the game; seats that are still open go to a bot if one is named, until the invited come."""
    async with lobby_lock(table):
        record, seats = await find_table(context, table)
        need_status(record, "gathering")
        open_seats = [seat for seat in seats if seat.kind == "open"]
        if open_seats and not fill:
            raise Denied("state", "seats-still-open", {"count": len(open_seats)})
        for before in open_seats:
            names = [other.name for other in seats if other.kind != "open"]
            bot = find_bot(find_game(record.game), fill)
            name = bot_name(table, names)
            seat = SeatRecord(table, before.seat, "bot", name, bot, token_hash=before.token_hash)
            await put(context, seat, before)
            seats[seat.seat] = seat
        await context.hub.refresh(table, "seats")
        return await begin(context, table)


async def begin(context: Context, table: str) -> TableRecord:
    """The table's authority deals and writes the first step."""
    await context.hub.start(table)
    record, _ = await find_table(context, table)
    return record
