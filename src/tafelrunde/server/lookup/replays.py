"""A game once more, step by step: with the eyes of one seat, or of everybody.

Steps are shown in blocks, each made once: a block is known by the last step in it, for whatever stands before
a move still stands when the move does.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Raw

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import Game, Lang, Result, Seat
from tafelrunde.engine.log import Header
from tafelrunde.server.lookup.sheets import BLOCK, Sheet, Shelf, Work
from tafelrunde.server.tables import journal
from tafelrunde.server.tables.journal import Position
from tafelrunde.server.tables.staleness import without_chance
from tafelrunde.store.interface import Store
from tafelrunde.store.records import Step
from tafelrunde.telling.events import tell

MOST_REELS: Final = 8 * 1024 * 1024
"""Bytes."""


class ReplayStep(msgspec.Struct, frozen=True):
    """One move with all that followed from it, as a seat was told of it."""

    n: int
    """Its place in the replay, from 1 on; what was taken back is left out."""
    step: int
    """Its number at the table."""
    actor: int
    """Who acted; -1 where chance began."""
    view: Raw
    events: Raw
    texts: list[str]
    to_act: tuple[int, ...]


class Replay(msgspec.Struct, frozen=True):
    seat: int | None
    total: int
    steps: list[ReplayStep]
    result: Result | None


class Standing(NamedTuple):
    """A move that still counts."""

    step: Step
    """Numbered by its place."""
    n: int
    """Its number in the journal."""
    length: int
    """Of the log, after it."""


class Reel:
    """The moves of a table that still count, up to some step."""

    def __init__(self) -> None:
        self.n, self.size = 0, 0
        self.moves: list[Standing] = []

    def add(self, step: Step) -> None:
        """The step after the last one."""
        self.n = step.n
        self.size += len(step.body) + 300
        if step.kind == "moves":
            length = self.moves[-1].length if self.moves else 0
            placed = msgspec.structs.replace(step, n=len(self.moves) + 1)
            self.moves.append(Standing(placed, step.n, length + journal.entry_count(step)))
        elif step.kind == "undo":
            keep = journal.kept_by(step)
            while self.moves and self.moves[-1].length > keep:
                self.moves.pop()


class Reels:
    """The moves of the tables that are being replayed; only new steps are read from the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._shelf: Shelf[Reel] = Shelf(MOST_REELS)

    async def until(self, table: str, n: int, behind: int) -> Sequence[Standing]:
        """The moves that counted after step n; those who watch from behind have a reel of their own."""
        key = (table, behind)
        reel = self._shelf.get(key)
        known = 0 if reel is None or reel.n > n else reel.n
        found = [step for step in await self._store.steps(table, known) if step.n <= n] if known < n else []
        if reel is None or reel.n != known:  # another has gone on with it meanwhile, or it is ahead of us
            reel = Reel()
            found = [step for step in await self._store.steps(table) if step.n <= n] if known else found
        for step in found:
            reel.add(step)
        self._shelf.put(key, reel, reel.size)
        return list(reel.moves)


class Block(NamedTuple):
    """Some moves on end, and what their sheet is kept under but for the reader."""

    moves: Sequence[Standing]
    """All of the game, up to the last of the block."""
    start: int

    @property
    def last(self) -> int:
        return self.moves[-1].n


def blocks(moves: Sequence[Standing], after: int, limit: int) -> list[Block]:
    """The blocks in which the wished moves are; behind the last one, the block that knows how it ended."""
    end = min(len(moves), after + limit)
    first = max(0, min(after, end - 1)) // BLOCK * BLOCK
    return [Block(moves[: start + BLOCK], start) for start in range(first, end, BLOCK)]


def before(
    game: Game, header: Header, positions: Shelf[Position], block: Block
) -> Generator[None, None, Position]:
    """The position before a block, from the end of an earlier one if it is still there."""
    start, position = block.start, None
    while start and (position := positions.get((header.table, block.moves[start - 1].n))) is None:
        start -= BLOCK
    position = position or journal.first(game, header)
    for move in block.moves[start : block.start]:
        position, _ = journal.advanced(game, position, move.step, None)
        yield
    return position


def replay(
    game: Game,
    header: Header,
    positions: Shelf[Position],
    block: Block,
    seat: Seat | None,
    lang: Lang,
) -> Work:
    """The moves of a block as somebody may see them."""
    position = yield from before(game, header, positions, block)
    lines = []
    for move in block.moves[block.start :]:
        position, events = journal.went_on(game, position, move.step)
        heard = [game.redact(event, seat) for event in events]
        step = ReplayStep(
            n=move.step.n,
            step=move.n,
            actor=move.step.actor,
            view=Raw(encode(game.view(position.state, seat))),
            events=Raw(encode(heard)),
            texts=[tell(game, event, header.seats, lang) for event in heard],
            to_act=without_chance(position.to_act),
        )
        lines.append(msgspec.json.encode(step))
        yield
    positions.put((header.table, block.last), position, 1)
    return Sheet(tuple(lines), encode(game.result(position.state)))


class BranchStart(msgspec.Struct, frozen=True):
    """How a branch begins."""

    to_act: tuple[int, ...]
    given: dict[str, Any] | None
    """The whole position, made up: never that of the game that it branches off from."""


def branched(
    game: Game,
    header: Header,
    positions: Shelf[Position],
    moves: Sequence[Standing],
    seat: Seat | None,
    seed: int,
) -> Work:
    """The position after these moves. For a seat, one made from its view and from nothing else: whoever
    cannot tell two positions apart is given the same one in both."""
    position = yield from before(game, header, positions, Block(moves, len(moves) // BLOCK * BLOCK))
    for move in moves[len(moves) // BLOCK * BLOCK :]:
        position, _ = journal.advanced(game, position, move.step, None)
        yield
    state = position.state
    if seat is None:
        return Sheet((encode(BranchStart(without_chance(game.to_act(state)), None)),))
    made_up = game.imagine(game.view(state, seat), Seeded(seed))
    return Sheet((encode(BranchStart(without_chance(game.to_act(made_up)), game.dump(made_up))),))


def bound(
    seat: Seat | None, total: int, after: int, limit: int, found: Iterable[tuple[Block, Sheet]]
) -> bytes:
    """A `Replay` of the wished moves, as JSON."""
    lines: list[bytes] = []
    result = b"null"
    for block, sheet in found:
        end = after + limit - block.start
        lines += sheet.lines[max(0, after - block.start) : end]
        result = sheet.result if end >= len(sheet.lines) else b"null"
    return b'{"seat":%b,"total":%d,"steps":[%b],"result":%b}' % (
        encode(seat),
        total,
        b",".join(lines),
        result,
    )
