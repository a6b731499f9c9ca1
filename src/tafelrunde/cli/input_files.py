"""Reads files for the commands: logs, TOML, JSON, scenarios; what is wrong with one is said with its line."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from tafelrunde.engine.contract import Game
from tafelrunde.engine.errors import BadFile, Complaint
from tafelrunde.engine.log import Header, Log, read_log
from tafelrunde.engine.options import check_seats
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
        raise BadFile(str(path), "file-too-large", {"size": size})
    return data


def read_text(path: Path) -> str:
    data = read_bytes(path, LARGEST_TEXT)
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadFile(f"{path}:{line}", "file-not-utf8") from None


def read_toml(path: Path) -> dict[str, Any]:
    text = read_text(path)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise bad_toml(path, text, str(error)) from None
    except RecursionError:
        raise BadFile(str(path), "nested-too-deeply") from None


def bad_toml(path: Path, text: str, message: str) -> BadFile:
    """Shows the line where reading stopped; the parser itself knows only English."""
    found = re.search(r"^(.*) \(at line (\d+), column (\d+)\)$", message)
    lines = text.split("\n")
    reason = found[1] if found else message.removesuffix(" (at end of document)")
    number, column = (int(found[2]), int(found[3])) if found else (len(lines), len(lines[-1]) + 1)
    line = lines[number - 1].replace("\t", " ")
    start = max(0, column - LONGEST_QUOTE)
    quote = f"\n  {line[start : column + LONGEST_QUOTE]}\n  {' ' * (column - 1 - start)}^"
    return BadFile(f"{path}:{number}", "not-toml", {"reason": reason, "quote": quote})


def read_json(path: Path) -> dict[str, Any]:
    text = read_text(path)
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadFile(f"{path}:{error.lineno}", "not-json", {"reason": error.msg}) from None
    except RecursionError:
        raise BadFile(str(path), "nested-too-deeply") from None
    if not isinstance(data, dict):
        raise BadFile(str(path), "json-no-object")
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
        raise BadFile(place, complaint) from None
    if len(set(header.seats)) != len(header.seats):
        raise BadFile(place, "same-seat-name")


Unreadable = Complaint | OSError
"""Why a file was not read: what is in it, or what the system says of it."""


def scenario_files(paths: Iterable[Path]) -> Iterator[tuple[Path, dict[str, Any] | Unreadable]]:
    """Named files as they are; of a directory everything in it that is a scenario."""
    for path in paths:
        if path.is_dir():
            for file in sorted(path.rglob("*.toml")):
                data = toml_or_trouble(file)
                if not isinstance(data, dict) or all(key in data for key in SCENARIO_KEYS):
                    yield file, data
        else:
            yield path, toml_or_trouble(path)


def toml_or_trouble(path: Path) -> dict[str, Any] | Unreadable:
    """One file that cannot be read should not hide what is wrong with the others."""
    try:
        return read_toml(path)
    except (Complaint, OSError) as trouble:
        return trouble


def corrections_from(path: Path | None) -> dict[str, Any]:
    """Values that replace the printed ones: JSON where the file is called so or begins like it, else TOML."""
    if path is None:
        return {}
    is_json = path.suffix.lower() == ".json" or read_text(path).lstrip().startswith("{")
    return read_json(path) if is_json else read_toml(path)
