"""The log of a game: JSON Lines with a hash chain. Everything else follows from it (docs/log.md).

This module turns logs into lines and back and replays them; it opens no file.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import msgspec

from tafelrunde.engine.codec import convert_move, encode, state_hash
from tafelrunde.engine.errors import BadFile, Complaint, IllegalMove
from tafelrunde.engine.protocol import Event, Game, Move, Result
from tafelrunde.engine.rulebook import explain
from tafelrunde.engine.validation import worded

FORMAT = 1
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What JSON can be wrong with; nested too deeply included."""


class ChanceNote(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where the dice of this game come from: `fair` with a commitment, `seeded`, or `typed`."""

    kind: str
    commitment: str = ""
    seed: int | None = None


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: everything the first position depends on."""

    tafelrunde: int
    game: str
    version: str
    table: str
    seats: tuple[str, ...]
    options: dict[str, str]
    corrections: dict[str, Any]
    chance: ChanceNote


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


def write_log(log: Log) -> Iterator[bytes]:
    """The lines of the file, each with its newline."""
    head = encode(log.header)
    yield head + b"\n"
    link = hashlib.sha256(head).hexdigest()[:32]
    payloads = [entry_payload(entry) for entry in log.entries]
    if log.ending is not None:
        payloads.append(ending_payload(log.ending))
    for payload in payloads:
        link = chain(link, payload)
        yield encode({**payload, "hash": link}) + b"\n"


def read_log(lines: Iterable[bytes], where: str, find_game: Callable[[str], Game]) -> Log:
    """A log from its lines; damage of any kind is refused with the number of the line."""
    log: Log | None = None
    link = ""
    number = 0
    for number, line in enumerate(lines, 1):
        place = f"{where}:{number}"
        if not line.endswith(b"\n"):
            raise BadFile(place, "the line is cut off", "die Zeile ist abgeschnitten")
        text = line[:-1]
        if log is None:
            log = Log(read_header(text, place, find_game), [])
            game = find_game(log.header.game)
            link = hashlib.sha256(text).hexdigest()[:32]
        else:
            link = read_line(game, log, text, place, link)
    if log is None:
        raise BadFile(f"{where}:1", "the file is empty", "die Datei ist leer")
    return log


def read_header(text: bytes, place: str, find_game: Callable[[str], Game]) -> Header:
    try:
        header = msgspec.json.decode(text, type=Header)
    except UNREADABLE as error:
        said = worded(error)
        raise BadFile(place, f"no header of a log: {said.en}", f"kein Kopf eines Logs: {said.de}") from None
    if header.tafelrunde != FORMAT:
        raise BadFile(
            place, f"unknown log format {header.tafelrunde}", f"unbekanntes Format {header.tafelrunde}"
        )
    try:
        version = find_game(header.game).meta.version
    except Complaint as error:
        raise BadFile(place, error.en, error.de) from None
    if header.version != version:
        raise BadFile(
            place,
            f"played under version {header.version} of the rules; this build has version {version}",
            f"gespielt mit Fassung {header.version} der Regeln; hier gilt Fassung {version}",
        )
    return header


def read_line(game: Game, log: Log, text: bytes, place: str, link: str) -> str:
    """Adds one line to the log and returns its hash."""
    if log.ending is not None:
        raise BadFile(
            place, "nothing may follow the end of the game", "nach dem Spielende darf nichts folgen"
        )
    try:
        line = msgspec.json.decode(text, type=_Line)
    except UNREADABLE as error:
        said = worded(error)
        raise BadFile(place, f"cannot be read: {said.en}", f"nicht lesbar: {said.de}") from None
    if line.end >= 0 and line.result is not None:
        ending = Ending(line.end, line.result, line.secret)
        payload = ending_payload(ending)
        log.ending = ending
    else:
        entry = read_entry(game, log, line, place)
        payload = entry_payload(entry)
        log.entries.append(entry)
    if chain(link, payload) != line.hash:
        raise BadFile(
            place,
            "the hash does not fit: this line or one before it was changed",
            "die Prüfsumme passt nicht: diese oder eine frühere Zeile wurde verändert",
        )
    return line.hash


def read_entry(game: Game, log: Log, line: _Line, place: str) -> Entry:
    expected = len(log.entries) + 1
    if line.n != expected:
        raise BadFile(
            place,
            f"entry {expected} is missing, found {line.n}",
            f"Eintrag {expected} fehlt, hier steht {line.n}",
        )
    try:
        move = convert_move(game, line.move)
    except Complaint as error:
        raise BadFile(place, error.en, error.de) from None
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
            en, de = (explain(game, refusal, lang, header.seats) for lang in ("en", "de"))
            raise BadFile(place, f"illegal move: {en}", f"unerlaubter Zug: {de}") from None
        if state_hash(game, state) != entry.state:
            raise BadFile(
                place,
                "the position differs from the recorded one",
                "die Stellung weicht von der aufgezeichneten ab",
            )
        yield Played(entry, state, events)
    check_ending(game, log, state, where)


def first_position(game: Game, header: Header, place: str) -> Any:
    try:
        return game.setup(len(header.seats), header.options, header.corrections)
    except Complaint as error:
        raise BadFile(place, error.en, error.de) from None


def check_ending(game: Game, log: Log, state: Any, where: str) -> None:
    place = f"{where}:{len(log.entries) + 2}"
    result = game.result(state)
    if log.ending is None:
        return
    if result is None or log.ending.end != len(log.entries):
        raise BadFile(place, "the game is not over here", "das Spiel ist hier nicht zu Ende")
    if encode(result) != encode(log.ending.result):
        raise BadFile(
            place, "the result is not the one of this game", "das Ergebnis gehört nicht zu diesem Spiel"
        )
