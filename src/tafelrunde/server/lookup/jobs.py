"""What takes work, as jobs: plain data that says all that the work needs, so that any process can do it.

A job is carried out here or in a process of its own (`scribe.py`); both come to the same bytes. What a job
holds is what its own table needs and nothing else: steps, header, the eyes to see with. The secret of the
dice is in one only if it is to be written down, in the log of a game that is over.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from tafelrunde.engine.codec import decode_move, decoder, encode
from tafelrunde.engine.contract import Game, Lang, Seat
from tafelrunde.engine.log import Header, first_state, write_log
from tafelrunde.server.lookup.accounts import account
from tafelrunde.server.lookup.asides import judge, tried
from tafelrunde.server.lookup.lessons import lesson
from tafelrunde.server.lookup.library import printed_values
from tafelrunde.server.lookup.replays import Block, Standing, branched, replay
from tafelrunde.server.lookup.sheets import Sheet, Shelf, Work
from tafelrunde.server.tables import journal
from tafelrunde.server.tables.journal import Position
from tafelrunde.server.tables.packets import shown
from tafelrunde.server.tables.story import Happened, happened, told
from tafelrunde.store.records import Step

MOST_POSITIONS: Final = 24
"""Positions at the ends of blocks, from which the next ones are played."""
PAGE: Final = 50
"""Steps of the past that are packed, and unpacked, in one go."""

Positions: TypeAlias = Shelf[Position]
"""By table and step. Not redacted; of whoever does the work, one job after the other."""


class ReplayJob(msgspec.Struct, frozen=True, tag="replay"):
    """A block of a replay."""

    header: Header
    moves: tuple[Standing, ...]
    """All of the game, up to the last of the block."""
    start: int
    seat: Seat | None
    lang: Lang

    def work(self, game: Game, positions: Positions) -> Work:
        block = Block(self.moves, self.start)
        return replay(game, self.header, positions, block, self.seat, self.lang)


class BranchJob(msgspec.Struct, frozen=True, tag="branch"):
    """What a branch of a game after these moves begins with."""

    header: Header
    moves: tuple[Standing, ...]
    seat: Seat | None
    """While the game is running: whose knowledge it is made from. None: everything is known."""
    seed: int

    def work(self, game: Game, positions: Positions) -> Work:
        return branched(game, self.header, positions, self.moves, self.seat, self.seed)


class AccountJob(msgspec.Struct, frozen=True, tag="account"):
    """What a game that is over tells of itself."""

    header: Header
    moves: tuple[Standing, ...]
    lang: Lang

    def work(self, game: Game, positions: Positions) -> Work:
        return account(game, self.header, self.moves, self.lang)


class PastJob(msgspec.Struct, frozen=True, tag="past"):
    """What happened at each of these steps, which are all from the first on."""

    header: Header
    steps: tuple[Step, ...]

    def work(self, game: Game, positions: Positions) -> Work:
        past = []
        for step in happened(game, self.header, self.steps):
            past.append(step)
            yield
        return Sheet((), past=past)


class StoryJob(msgspec.Struct, frozen=True, tag="story"):
    """The words of some steps as somebody may hear them."""

    names: tuple[str, ...]
    page: bytes
    """Of the past, as `packed` has it."""
    seat: Seat | None
    lang: Lang

    def work(self, game: Game, positions: Positions) -> Work:
        lines: list[bytes] = []
        for step in unpacked(game, self.page):
            lines += map(encode, told(game, self.names, [step], self.seat, self.lang))
            yield
        return Sheet(tuple(lines))


class WholeLogJob(msgspec.Struct, frozen=True, tag="whole log"):
    """The log of a game that is over, with the secret of its dice. As `journal.full_log`, step by step."""

    header: Header
    steps: tuple[Step, ...]
    secret: bytes

    def work(self, game: Game, positions: Positions) -> Work:
        header, entries = self.header, journal.log_entries(game, self.steps)
        state = first_state(game, header)
        for entry in entries:
            game.play(state, entry.seat, entry.move, None)
            yield
        log = journal.ended_log(header, entries, game.result(state), self.secret)
        return Sheet((b"".join(write_log(log)),))


class SeatLogJob(msgspec.Struct, frozen=True, tag="log"):
    """The log of a running game as one seat may read it, None for everybody."""

    header: Header
    steps: tuple[Step, ...]
    seat: Seat | None

    def work(self, game: Game, positions: Positions) -> Work:
        lines = []
        for line in journal.redacted_lines(game, self.header, self.steps, self.seat):
            lines.append(line)
            yield
        return Sheet((b"".join(lines),))


class ViewJob(msgspec.Struct, frozen=True, tag="view"):
    """The public view as it was after these steps."""

    header: Header
    steps: tuple[Step, ...]
    most_offers: int

    def work(self, game: Game, positions: Positions) -> Work:
        for _ in self.steps:
            yield
        position = journal.position_after(game, self.header, self.steps)
        return Sheet((shown(game, position, None, self.most_offers),))


class LessonJob(msgspec.Struct, frozen=True, tag="lesson"):
    lang: Lang
    most_offers: int

    def work(self, game: Game, positions: Positions) -> Work:
        written = yield from lesson(game.meta.id, self.lang, self.most_offers)
        return Sheet((encode(written),))


class VerdictJob(msgspec.Struct, frozen=True, tag="verdict"):
    """What the rules say of another move than the lesson's; null where the lesson has no such moment."""

    n: int
    before: tuple[bytes, ...]
    """The learner's moves since that moment, as JSON."""
    move: bytes
    lang: Lang

    def work(self, game: Game, positions: Positions) -> Work:
        yield
        return Sheet((encode(judge(game, self.n, self.before, decode_move(game, self.move), self.lang)),))


class AsideJob(msgspec.Struct, frozen=True, tag="aside"):
    """What comes of another move than the lesson's; null where the lesson has no such moment."""

    n: int
    before: tuple[bytes, ...]
    move: bytes
    lang: Lang
    most_offers: int

    def work(self, game: Game, positions: Positions) -> Work:
        yield
        found = tried(game, self.n, self.before, self.move, self.lang, self.most_offers)
        for _ in found.steps if found else ():
            yield
        return Sheet((encode(found),))


class ValuesJob(msgspec.Struct, frozen=True, tag="values"):
    """The printed values that a table plays with."""

    corrections: dict[str, Any]
    lang: Lang

    def work(self, game: Game, positions: Positions) -> Work:
        yield
        return Sheet((encode(printed_values(game, self.corrections, self.lang)),))


AnyJob: TypeAlias = (
    ReplayJob
    | BranchJob
    | AccountJob
    | PastJob
    | StoryJob
    | WholeLogJob
    | SeatLogJob
    | ViewJob
    | LessonJob
    | VerdictJob
    | AsideJob
    | ValuesJob
)


class Order(NamedTuple):
    """A job, and the game whose rules it goes by."""

    game: Game
    job: AnyJob

    def work(self, positions: Positions) -> Generator[None, None, Sheet]:
        return self.job.work(self.game, positions)


# -- the past between processes ----------------------------------------------------------------------------


def packed(steps: Sequence[Happened]) -> bytes:
    return encode(steps)


def unpacked(game: Game, page: bytes) -> list[Happened]:
    found: list[tuple[int, list[Any], int | None, int, int]]
    found = decoder(list[tuple[int, list[game.event_type], int | None, int, int]]).decode(page)  # type: ignore[name-defined]
    return [Happened(*step) for step in found]


def pages(past: Sequence[Happened]) -> Iterator[bytes]:
    for start in range(0, len(past), PAGE):
        yield packed(past[start : start + PAGE])
