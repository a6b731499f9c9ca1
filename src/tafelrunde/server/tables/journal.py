"""A table's game as steps: what a step's body says, and the position and the log that follow from all steps.

Pure: nothing is read or written here. Whoever adds to a journal makes a `Proposal`, writes its body as step
n + 1, and goes on from `after`. Whoever reads one goes on from the same positions. See docs/server.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Raw

from tafelrunde.engine.codec import decode_move, encode, state_hash
from tafelrunde.engine.contract import CHANCE, Event, Game, Result, Seat
from tafelrunde.engine.log import Ending, Entry, Header, Log, first_state
from tafelrunde.engine.table import Source
from tafelrunde.server.tables.staleness import is_same_round, still_deciding
from tafelrunde.store.records import Step

Kind: TypeAlias = Literal["moves", "undo", "ask", "clock"]


class Damaged(Exception):
    """The steps do not lead where they led when they were written: another ruleset, or a broken store."""


class Written(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of the log; its number follows from its place."""

    seat: int
    move: Raw
    state: str
    typed: bool = False


class Moves(msgspec.Struct, frozen=True):
    entries: tuple[Written, ...]


class Undo(msgspec.Struct, frozen=True):
    """The first `keep` entries of the log stand, the others no longer count."""

    keep: int


class Plea(msgspec.Struct, frozen=True):
    """A seat asks to take its last move back; those in `waits_for` have not answered yet."""

    seat: int
    keep: int
    waits_for: tuple[int, ...]
    since: int
    """The step that asked."""


class Ask(msgspec.Struct, frozen=True):
    """The plea as it stands after this step; None once somebody has refused."""

    plea: Plea | None


_moves = msgspec.json.Decoder(Moves)
_undo = msgspec.json.Decoder(Undo)
_ask = msgspec.json.Decoder(Ask)
_header = msgspec.json.Decoder(Header)


class Position(msgspec.Struct, frozen=True):
    """A game after step n."""

    n: int
    entries: int
    """Length of the log."""
    state: Any
    to_act: tuple[Seat, ...]
    asked: tuple[int, ...]
    """By seat, the step since which it faces the same decision: a move made with that `n` is not stale."""
    plea: Plea | None = None
    clock: bytes = b""
    actor: Seat = CHANCE
    """Who moved last; nobody after an undo."""


class Proposal(msgspec.Struct, frozen=True):
    """A step that may be written, and what is true once it is."""

    kind: Kind
    actor: Seat
    body: bytes
    after: Position
    events: list[Event]


def read_header(data: bytes) -> Header:
    return _header.decode(data)


def first(game: Game, header: Header) -> Position:
    """Before step 1."""
    seats = len(header.seats)
    state = first_state(game, header)
    return Position(0, 0, state, game.to_act(state), (0,) * seats)


# --- writing ---------------------------------------------------------------------------------------


def begun(game: Game, position: Position, source: Source) -> Proposal:
    """Step 1: what chance does before anybody else can."""
    return settled(game, position, source, CHANCE, position.state.copy(), [], [])


def moved(game: Game, position: Position, source: Source, seat: Seat, move: Any) -> Proposal:
    """A seat's move with all that chance does after it, tried on a copy; raises `IllegalMove`."""
    state = position.state.copy()
    events: list[Event] = []
    game.apply(state, seat, move, events)
    written = [Written(seat, Raw(encode(move)), state_hash(game, state))]
    return settled(game, position, source, seat, state, written, events)


def settled(
    game: Game,
    position: Position,
    source: Source,
    actor: Seat,
    state: Any,
    written: list[Written],
    events: list[Event],
) -> Proposal:
    """Lets chance act as long as it is its turn; the numbers of entry n come from nothing but n."""
    while CHANCE in game.to_act(state):
        move = game.chance(state, source.at(position.entries + len(written) + 1))
        game.apply(state, CHANCE, move, events)
        written.append(Written(CHANCE, Raw(encode(move)), state_hash(game, state)))
    after = following(game, position, actor, state, len(written))
    return Proposal("moves", actor, encode(Moves(tuple(written))), after, events)


def following(game: Game, position: Position, actor: Seat, state: Any, written: int) -> Position:
    """The position after a step of so many entries; chance after a move ends every decision."""
    n, asked, to_act = position.n + 1, position.asked, game.to_act(state)
    goes_on = written == 1 and is_same_round(position.to_act, to_act, actor)
    same = still_deciding(game, position.state, state, actor, len(asked)) if goes_on else ()
    asked = tuple([since if seat in same else n for seat, since in enumerate(asked)])
    return Position(n, position.entries + written, state, to_act, asked, None, position.clock, actor)


# --- reading ---------------------------------------------------------------------------------------


def entries_of(game: Game, step: Step, start: int) -> list[Entry]:
    """The entries that a step adds to a log of length `start`."""
    return [
        Entry(start + i, written.seat, decode_move(game, written.move), written.state, written.typed)
        for i, written in enumerate(_moves.decode(step.body).entries, 1)
    ]


def entry_count(step: Step) -> int:
    """How many entries a step of moves adds to the log."""
    return len(_moves.decode(step.body).entries)


def kept_by(undo: Step) -> int:
    """How many entries still stand after an undo."""
    return _undo.decode(undo.body).keep


def log_entries(game: Game, steps: Iterable[Step]) -> list[Entry]:
    """The log that follows from the steps: what was taken back is not in it."""
    entries: list[Entry] = []
    for step in steps:
        if step.kind == "moves":
            entries += entries_of(game, step, len(entries))
        elif step.kind == "undo":
            del entries[kept_by(step) :]
    return entries


def played(game: Game, header: Header, entries: Iterable[Entry]) -> Any:
    """The position after these entries of a log that has been accepted before."""
    state = first_state(game, header)
    for entry in entries:
        game.play(state, entry.seat, entry.move, None)
    return state


def position_after(game: Game, header: Header, steps: Sequence[Step]) -> Position:
    """The position after all of these steps, which are all from step 1 on."""
    last = max((i for i, step in enumerate(steps, 1) if step.kind == "undo"), default=0)
    position = taken_back(game, header, steps[:last]) if last else first(game, header)
    recorded = ""
    for step in steps[last:]:
        position, recorded = advanced(game, position, step, None)
    if recorded and state_hash(game, position.state) != recorded:
        raise Damaged
    return position


def taken_back(game: Game, header: Header, steps: Sequence[Step]) -> Position:
    """The position after steps whose last one is an undo."""
    entries = log_entries(game, steps)
    return undone(game, header, entries, steps[-1].n, steps[-1].clock)


def undone(game: Game, header: Header, kept: Sequence[Entry], n: int, clock: bytes) -> Position:
    state = played(game, header, kept)
    if kept and state_hash(game, state) != kept[-1].state:
        raise Damaged
    return Position(n, len(kept), state, game.to_act(state), (n,) * len(header.seats), None, clock)


def went_on(game: Game, position: Position, step: Step) -> tuple[Position, list[Event]]:
    """The position after one more step, which is no undo, and what happened."""
    events: list[Event] = []
    after, recorded = advanced(game, position, step, events)
    if recorded and state_hash(game, after.state) != recorded:
        raise Damaged
    return after, events


def advanced(game: Game, position: Position, step: Step, events: list[Event] | None) -> tuple[Position, str]:
    """The position after one more step, and the hash that it had when it was written."""
    if step.n != position.n + 1:
        raise Damaged
    if step.kind != "moves":
        plea = _ask.decode(step.body).plea if step.kind == "ask" else position.plea
        return msgspec.structs.replace(position, n=step.n, plea=plea, clock=step.clock), ""
    entries = entries_of(game, step, position.entries)
    state = position.state.copy()
    for entry in entries:
        game.play(state, entry.seat, entry.move, events)
    after = following(game, position, step.actor, state, len(entries))
    return msgspec.structs.replace(after, clock=step.clock), entries[-1].state if entries else ""


class Past(NamedTuple):
    """A step as it was: the position after it, and what had happened in it."""

    position: Position
    events: list[Event]
    undone: bool
    actor: Seat = CHANCE


def history(game: Game, header: Header, steps: Sequence[Step], start: int) -> list[Past]:
    """The position after step `start`, then what each later step did; `steps` are all from step 1 on."""
    position = position_after(game, header, steps[:start])
    past = [Past(position, [], undone=False)]
    for step in steps[start:]:
        events: list[Event] = []
        if step.kind == "undo":
            position = taken_back(game, header, steps[: step.n])
        else:
            position, events = went_on(game, position, step)
        past.append(Past(position, events, step.kind == "undo", step.actor))
    return past


# --- logs that are handed out ------------------------------------------------------------------------


def full_log(game: Game, header: Header, steps: Sequence[Step], secret: bytes) -> Log:
    """The log with all secrets: of a game that is not over it must not leave the server."""
    entries = log_entries(game, steps)
    return ended_log(header, entries, game.result(played(game, header, entries)), secret)


def ended_log(header: Header, entries: list[Entry], result: Result | None, secret: bytes) -> Log:
    ending = None if result is None else Ending(len(entries), result, secret.hex())
    return Log(header, entries, ending)


class Redacted(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log that one seat may read: who acted, and what this seat heard of it."""

    n: int
    seat: int
    events: list[Any]
    move: Raw = Raw(b"null")
    """Only the seat's own moves: those of others may hold what they know."""


def redacted_log(game: Game, header: Header, steps: Sequence[Step], seat: Seat | None) -> list[bytes]:
    return list(redacted_lines(game, header, steps, seat))


def redacted_header(header: Header) -> dict[str, Any]:
    """Without the position that a branch was given: all that is hidden in it stands there."""
    if header.branch is not None:
        header = msgspec.structs.replace(header, branch=msgspec.structs.replace(header.branch, given=None))
    return dict(msgspec.to_builtins(header))


def redacted_lines(game: Game, header: Header, steps: Sequence[Step], seat: Seat | None) -> Iterator[bytes]:
    """The lines of a running game's log as one seat may read it, None for everybody; see docs/server.md."""
    yield encode(redacted_header(header) | {"redacted": True, "reader": seat}) + b"\n"
    state = first_state(game, header)
    for entry in log_entries(game, steps):
        events: list[Event] = []
        game.play(state, entry.seat, entry.move, events)
        heard = [game.redact(event, seat) for event in events]
        own = Raw(encode(entry.move)) if entry.seat == seat else Raw(b"null")
        yield encode(Redacted(entry.n, entry.seat, heard, own)) + b"\n"
