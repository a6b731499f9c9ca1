"""The log of a game: JSON Lines with a hash chain. Everything else follows from it (docs/log.md).

This module turns logs into lines and back and replays them; it opens no file.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal

import msgspec

from tafelrunde.engine.codec import convert_move, encode, state_hash
from tafelrunde.engine.contract import CHANCE, LANGS, Event, Game, Move, Result, Words
from tafelrunde.engine.errors import BadFile, Complaint, IllegalMove
from tafelrunde.engine.rulebook import explain
from tafelrunde.engine.text import quoted
from tafelrunde.engine.validation import worded

FORMAT = 1
CHANCE_KINDS = {"fair": ("commitment",), "seeded": ("seed",), "typed": ()}
"""Where outcomes come from, and what the header says of that."""
By = Literal["", "occasion"]
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What JSON can be wrong with; nested too deeply included."""


class ChanceNote(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where the dice of this game come from: `fair` with a commitment, `seeded`, or `typed`."""

    kind: str
    commitment: str = ""
    seed: int | None = None
    by: By = ""
    """`occasion`: outcomes follow from what they are for; else from their place in the log."""


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where a game was left to be tried another way: the log of a branch says what it stands on."""

    table: str
    """The game that it was taken from."""
    step: int
    """After which step of that game it begins."""
    entries: int = 0
    """So many entries of this log were taken from that game; its dice were thrown there."""
    given: dict[str, Any] | None = None
    """The position before the first entry, where it is not that of the rules: one that somebody could not
    tell from the true one, while the other game was running."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line: everything the first position depends on."""

    tafelrunde: int
    game: str
    version: str
    table: str
    seats: tuple[str, ...]
    options: dict[str, str]
    corrections: dict[str, Any]
    chance: ChanceNote
    branch: Branch | None = None


class Entry(msgspec.Struct, frozen=True):
    """One move of the log and the hash of the position after it."""

    n: int
    seat: int
    move: Move
    state: str
    typed: bool = False
    """Entered by hand: dice that lie on a real table."""


class Ending(msgspec.Struct, frozen=True):
    """The last line of a finished game: the result, and the secret of its fair dice."""

    end: int
    result: Result
    secret: str = ""


class Log(msgspec.Struct):
    header: Header
    entries: list[Entry]
    ending: Ending | None = None
    before: int = 0
    """How many entries came before these, where only the end of a log is read or written."""


class Played(msgspec.Struct, frozen=True):
    """One step of a replay."""

    entry: Entry
    state: Any
    events: list[Event]


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An entry or an ending as it stands in the file."""

    hash: str
    n: int = -1
    seat: int = -2
    move: dict[str, Any] | None = None
    state: str = ""
    typed: bool = False
    end: int = -1
    result: Result | None = None
    secret: str = ""


def chain(previous: str, payload: Mapping[str, Any]) -> str:
    """Each line's hash covers the line and all lines before it."""
    return hashlib.sha256(previous.encode() + b"\n" + encode(payload)).hexdigest()[:32]


def entry_payload(entry: Entry) -> dict[str, Any]:
    payload: dict[str, Any] = {"n": entry.n, "seat": entry.seat, "move": entry.move, "state": entry.state}
    if entry.typed:
        payload["typed"] = True
    return payload


def ending_payload(ending: Ending) -> dict[str, Any]:
    payload: dict[str, Any] = {"end": ending.end, "result": ending.result}
    if ending.secret:
        payload["secret"] = ending.secret
    return payload


def write_log(log: Log, written: Sequence[bytes] = ()) -> Iterator[bytes]:
    """The lines of the file, each with its newline; header and entries that are written stay as they are."""
    if not written:
        written = [encode(log.header) + b"\n"]
        yield written[0]
    link = last_link(written)
    payloads = [entry_payload(entry) for entry in log.entries[len(written) - 1 - log.before :]]
    if log.ending is not None:
        payloads.append(ending_payload(log.ending))
    for payload in payloads:
        link = chain(link, payload)
        yield encode({**payload, "hash": link}) + b"\n"


def last_link(lines: Sequence[bytes]) -> str:
    """The hash that the next line goes on from."""
    if len(lines) == 1:
        return hashlib.sha256(lines[0].rstrip(b"\n")).hexdigest()[:32]
    return msgspec.json.decode(lines[-1], type=_Line).hash


def read_log(lines: Iterable[bytes], where: str, find_game: Callable[[str], Game]) -> Log:
    """A log from its lines; damage of any kind is refused with the number of the line."""
    log: Log | None = None
    link = ""
    number = 0
    for number, line in enumerate(lines, 1):
        place = f"{where}:{number}"
        if not line.endswith(b"\n"):
            raise BadFile(place, "log-cut-off")
        text = line[:-1]
        if log is None:
            log = Log(read_header(text, place, find_game), [])
            game = find_game(log.header.game)
            link = hashlib.sha256(text).hexdigest()[:32]
        else:
            link = read_line(game, log, text, place, link)
    if log is None:
        raise BadFile(f"{where}:1", "log-empty")
    return log


def read_on(game: Game, log: Log, lines: Sequence[bytes], where: str) -> None:
    """The end of a log; the first line, of the last entry before it or the header, is believed."""
    start = log.before + 1
    try:
        link = last_link(lines[:1] if start == 1 else [b"", *lines[:1]])
    except UNREADABLE as error:
        raise BadFile(f"{where}:{start}", "data-unreadable", {"fault": worded(error)}) from None
    for number, line in enumerate(lines[1:], start + 1):
        if not line.endswith(b"\n"):
            raise BadFile(f"{where}:{number}", "log-cut-off")
        link = read_line(game, log, line[:-1], f"{where}:{number}", link)


def read_header(text: bytes, place: str, find_game: Callable[[str], Game]) -> Header:
    try:
        header = msgspec.json.decode(text, type=Header)
    except UNREADABLE as error:
        raise BadFile(place, "log-no-header", {"fault": worded(error)}) from None
    if header.tafelrunde != FORMAT:
        raise BadFile(place, "log-other-format", {"format": str(header.tafelrunde)})
    try:
        version = find_game(header.game).meta.version
    except Complaint as error:
        raise BadFile(place, error) from None
    if header.version != version:
        raise BadFile(place, "log-other-version", {"found": header.version, "version": version})
    check_chance(find_game(header.game), header.chance, place)
    return header


def check_chance(game: Game, note: ChanceNote, place: str) -> None:
    """Each kind of chance says what its outcomes can be checked by, and nothing else."""
    told = {"commitment": bool(note.commitment), "seed": note.seed is not None}
    needed = CHANCE_KINDS.get(note.kind)
    if needed is None or [name for name, is_told in told.items() if is_told] != list(needed):
        raise BadFile(place, "log-unknown-chance", {"kind": quoted(note.kind)})
    if note.by and (game.occasion is None or not needed):
        raise BadFile(place, "log-unknown-occasions")


def read_line(game: Game, log: Log, text: bytes, place: str, link: str) -> str:
    """Adds one line to the log and returns its hash."""
    if log.ending is not None:
        raise BadFile(place, "log-after-end")
    try:
        line = msgspec.json.decode(text, type=_Line)
    except UNREADABLE as error:
        raise BadFile(place, "data-unreadable", {"fault": worded(error)}) from None
    if line.end >= 0 and line.result is not None:
        ending = Ending(line.end, line.result, line.secret)
        payload = ending_payload(ending)
        log.ending = ending
    else:
        entry = read_entry(game, log, line, place)
        payload = entry_payload(entry)
        log.entries.append(entry)
    if chain(link, payload) != line.hash:
        raise BadFile(place, "log-changed")
    return line.hash


def read_entry(game: Game, log: Log, line: _Line, place: str) -> Entry:
    expected = log.before + len(log.entries) + 1
    if line.n != expected:
        raise BadFile(place, "log-entry-missing", {"expected": str(expected), "found": str(line.n)})
    try:
        move = convert_move(game, line.move)
    except Complaint as error:
        raise BadFile(place, error) from None
    return Entry(line.n, line.seat, move, line.state, line.typed)


def replay(game: Game, log: Log, where: str = "log") -> Iterator[Played]:
    """Plays the log again, checking every move by the rules and every position by its hash."""
    header = log.header
    state = first_position(game, header, f"{where}:1")
    for entry in log.entries:
        place = f"{where}:{entry.n + 1}"
        events: list[Event] = []
        try:
            game.apply(state, entry.seat, entry.move, events)
        except IllegalMove as refusal:
            told = Words(*(explain(game, refusal, lang, header.seats) for lang in LANGS))
            raise BadFile(place, "log-illegal-move", {"refusal": told}) from None
        if state_hash(game, state) != entry.state:
            raise BadFile(place, "log-other-position")
        yield Played(entry, state, events)
    check_ending(game, log, state, where)


def replay_file(game: Game, log: Log, where: str) -> Iterator[Played]:
    """A log as somebody hands it in: also how its dice came about must fit, and nothing may be missing."""
    for played in replay(game, log, where):
        check_typed(log.header, played.entry, f"{where}:{played.entry.n + 1}")
        yield played
        if log.ending is None and game.result(played.state) is not None:
            entries = len(log.entries)
            raise BadFile(f"{where}:{entries + 1}", "log-no-ending", {"entries": str(entries)})


def check_typed(header: Header, entry: Entry, place: str) -> None:
    """Only chance is typed in; and where the table has real dice, all of it is."""
    if entry.typed and entry.seat != CHANCE:
        raise BadFile(place, "log-typed-move")
    if entry.seat == CHANCE and not entry.typed and header.chance.kind == "typed":
        raise BadFile(place, "log-not-typed")


def first_state(game: Game, header: Header) -> Any:
    """The position before the first entry."""
    if header.branch is not None and header.branch.given is not None:
        return game.load(header.branch.given)
    return game.setup(len(header.seats), header.options, header.corrections)


def first_position(game: Game, header: Header, place: str) -> Any:
    """The same for a log that somebody hands in."""
    try:
        set_up = game.setup(len(header.seats), header.options, header.corrections)
    except Complaint as error:
        raise BadFile(place, error) from None
    if header.branch is None or header.branch.given is None:
        return set_up
    if not is_position(game, set_up, header.branch.given, header.seats):
        raise BadFile(place, "log-bad-position")
    return first_state(game, header)


def is_position(game: Game, set_up: Any, given: Mapping[str, Any], names: Sequence[str]) -> bool:
    """Whether this is a position of a game that was set up so: nothing is missing, everybody sees it."""
    try:
        state = game.load(given)
        if game.hold is not None:
            game.hold(state, names)
        for seat in (None, *range(len(names))):
            encode(game.view(state, seat))
        dumped, written = (msgspec.json.decode(encode(one)) for one in (game.dump(state), given))
        same = dumped == written and max(game.to_act(state), default=0) < len(names)  # keys in any order
        return same and game.components(state) == game.components(set_up)
    except Exception:  # whatever somebody wrote there, it is none
        return False


def check_ending(game: Game, log: Log, state: Any, where: str) -> None:
    place = f"{where}:{len(log.entries) + 2}"
    result = game.result(state)
    if log.ending is None:
        return
    if result is None or log.ending.end != len(log.entries):
        raise BadFile(place, "log-not-over")
    if encode(result) != encode(log.ending.result):
        raise BadFile(place, "log-other-result")
