"""Reads files for the commands: logs, TOML, JSON, scenarios; what is wrong with one is said with its line."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from tafelrunde.engine.errors import BadFile, Complaint
from tafelrunde.engine.log import Header, Log, read_log
from tafelrunde.engine.options import check_seats
from tafelrunde.engine.protocol import Game
from tafelrunde.games import load_game

MEGABYTE: Final = 1_000_000
LARGEST_LOG: Final = 64 * MEGABYTE
LARGEST_TEXT: Final = 4 * MEGABYTE
LONGEST_QUOTE: Final = 100
SCENARIO_KEYS: Final = ("game", "steps")


def read_bytes(path: Path, largest: int) -> bytes:
    """The whole file, unless it is far too large to be meant; what the system refuses is an OSError."""
    with path.open("rb") as file:
        data = file.read(largest + 1)
    if len(data) > largest:
        size = largest // MEGABYTE
        raise BadFile(
            str(path), f"larger than {size} MB, too large for this", f"größer als {size} MB, zu groß dafür"
        )
    return data


def read_text(path: Path) -> str:
    data = read_bytes(path, LARGEST_TEXT)
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadFile(
            f"{path}:{line}",
            "not UTF-8 text; save the file with the encoding UTF-8",
            "kein Text in UTF-8; die Datei mit der Kodierung UTF-8 speichern",
        ) from None


def read_toml(path: Path) -> dict[str, Any]:
    text = read_text(path)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise bad_toml(path, text, str(error)) from None
    except RecursionError:
        raise BadFile(str(path), "nested too deeply", "zu tief verschachtelt") from None


def bad_toml(path: Path, text: str, message: str) -> BadFile:
    """Shows the line where reading stopped; the parser itself knows only English."""
    found = re.search(r"^(.*) \(at line (\d+), column (\d+)\)$", message)
    lines = text.split("\n")
    reason = found[1] if found else message.removesuffix(" (at end of document)")
    number, column = (int(found[2]), int(found[3])) if found else (len(lines), len(lines[-1]) + 1)
    line = lines[number - 1].replace("\t", " ")
    start = max(0, column - LONGEST_QUOTE)
    quote = f"\n  {line[start : column + LONGEST_QUOTE]}\n  {' ' * (column - 1 - start)}^"
    return BadFile(
        f"{path}:{number}",
        f"not valid TOML: {reason}{quote}",
        f"kein gültiges TOML; bis hierher lesbar:{quote}",
    )


def read_json(path: Path) -> dict[str, Any]:
    text = read_text(path)
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadFile(
            f"{path}:{error.lineno}", f"not valid JSON: {error.msg}", "kein gültiges JSON; bis hierher lesbar"
        ) from None
    except RecursionError:
        raise BadFile(str(path), "nested too deeply", "zu tief verschachtelt") from None
    if not isinstance(data, dict):
        raise BadFile(
            str(path),
            "must be an object, beginning with a curly bracket",
            "muss ein Objekt sein und mit einer geschweiften Klammer beginnen",
        )
    return data


def read_log_file(path: Path) -> tuple[Game, Log]:
    """A log and its game; the log is whole and unchanged, but not yet replayed."""
    data = read_bytes(path, LARGEST_LOG)
    lines = [line + b"\n" for line in data.split(b"\n")]
    if data.endswith(b"\n") or not data:
        lines.pop()
    else:
        lines[-1] = lines[-1][:-1]
    log = read_log(lines, str(path), load_game)
    game = load_game(log.header.game)
    check_header(game, log.header, f"{path}:1")
    return game, log


def check_header(game: Game, header: Header, place: str) -> None:
    """Whether a game can begin as the header says: seats, options, corrected values."""
    try:
        check_seats(game.meta, len(header.seats))
        game.setup(len(header.seats), header.options, header.corrections)
    except Complaint as complaint:
        raise BadFile(place, complaint.en, complaint.de) from None
    if len(set(header.seats)) != len(header.seats):
        raise BadFile(place, "two seats have the same name", "zwei Plätze haben denselben Namen")


def scenario_files(paths: Iterable[Path]) -> Iterator[tuple[Path, dict[str, Any] | Complaint]]:
    """Named files as they are; of a directory everything in it that is a scenario."""
    for path in paths:
        if path.is_dir():
            for file in sorted(path.rglob("*.toml")):
                data = toml_or_complaint(file)
                if isinstance(data, Complaint) or all(key in data for key in SCENARIO_KEYS):
                    yield file, data
        else:
            yield path, toml_or_complaint(path)


def toml_or_complaint(path: Path) -> dict[str, Any] | Complaint:
    """One file that cannot be read should not hide what is wrong with the others."""
    try:
        return read_toml(path)
    except Complaint as complaint:
        return complaint


def corrections_from(path: Path | None) -> dict[str, Any]:
    """Values that replace the printed ones: TOML, or JSON where the file is called so."""
    if path is None:
        return {}
    return read_json(path) if path.suffix.lower() == ".json" else read_toml(path)
