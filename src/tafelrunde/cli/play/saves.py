"""Saved games: the log, written whole or not at all, and beside it what nobody may read during the game.

While a game runs, its log must not hold the secret of the dice. It lies in `NAME.secret`, readable only by
the owner, together with who plays which seat. When the game is over, the secret stands in the log and the
file goes.
"""

from __future__ import annotations

import contextlib
import errno
import os
from pathlib import Path
from typing import Final

import msgspec

from tafelrunde.cli.input_files import read_bytes, read_log_file
from tafelrunde.cli.play.plan import PERSON
from tafelrunde.engine.chance import commitment
from tafelrunde.engine.contract import Game
from tafelrunde.engine.errors import BadFile, Complaint
from tafelrunde.engine.log import ChanceNote, Log, replay, write_log
from tafelrunde.engine.table import FairSource, SeededSource, Source, Table, resume
from tafelrunde.engine.validation import worded

LARGEST_SECRET: Final = 100_000
PRIVATE: Final = 0o600
PUBLIC: Final = 0o644
SUFFIX: Final = ".jsonl"


class Aside(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies beside the log of a running game."""

    players: tuple[str, ...]
    secret: str = ""


def usual_folder() -> Path:
    """Where games are kept unless a file is named."""
    home = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(home).expanduser() / "tafelrunde" / "games"


def secret_path(path: Path) -> Path:
    return path.with_name(path.name + ".secret")


def write_whole(path: Path, data: bytes, mode: int) -> None:
    """The file has either its old content or all of the new one, even if the power fails."""
    if path.parent == usual_folder():
        path.parent.mkdir(parents=True, exist_ok=True)
    if not path.parent.exists():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path.parent))
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        write_durably(draft, data, mode)
        draft.replace(path)
    except OSError as trouble:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
        raise OSError(trouble.errno, trouble.strerror, str(path)) from None
    sync_folder(path.parent)


def write_durably(path: Path, data: bytes, mode: int) -> None:
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode)
    with os.fdopen(handle, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """Makes the new name durable, where the system can."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def save(table: Table, players: tuple[str, ...], path: Path) -> None:
    """The secret first: a log that cannot be continued would be worth nothing."""
    log = table.log()
    if log.ending is None:
        keep_aside(secret_path(path), Aside(players, table.source.secret()))
    write_whole(path, b"".join(write_log(log)), PUBLIC)
    if log.ending is not None:
        secret_path(path).unlink(missing_ok=True)


def keep_aside(path: Path, aside: Aside) -> None:
    """Written once; it stays the same for the whole game."""
    data = msgspec.json.encode(aside)
    if not path.is_file() or path.read_bytes() != data:
        write_whole(path, data, PRIVATE)


def load(path: Path) -> tuple[Table, tuple[str, ...]]:
    """The table as it was left, and who plays which seat; every move has been checked again."""
    game, log = read_log_file(path)
    for _played in replay(game, log, str(path)):
        pass
    if log.ending is not None:
        raise BadFile(str(path), "saved-game-over", {"path": str(path)})
    aside = read_aside(path, log)
    return resume(game, log, source_of(path, game, log, aside)), aside.players


def read_aside(path: Path, log: Log) -> Aside:
    """Without the file beside it, a game with seeded dice goes on with people on all seats."""
    secret = secret_path(path)
    if not secret.exists() and log.header.chance.kind == "seeded":
        return Aside((PERSON,) * len(log.header.seats))
    try:
        aside = msgspec.json.decode(read_bytes(secret, LARGEST_SECRET), type=Aside)
    except FileNotFoundError:
        raise BadFile(str(secret), "secret-missing") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadFile(str(secret), "secret-unreadable", {"reason": worded(error)}) from None
    if len(aside.players) != len(log.header.seats):
        raise BadFile(str(secret), "secret-of-other-table")
    return aside


def source_of(path: Path, game: Game, log: Log, aside: Aside) -> Source:
    """The dice that this game began with."""
    note, table = log.header.chance, log.header.table
    if note.kind == "seeded" and note.seed is not None:
        return SeededSource(note.seed)
    if note.kind == "fair":
        return fair_source(path, note, table, aside)
    raise Complaint("dice-typed-by-hand", {"path": str(path)})


def fair_source(path: Path, note: ChanceNote, table: str, aside: Aside) -> FairSource:
    try:
        secret = bytes.fromhex(aside.secret)
    except ValueError:
        secret = b""
    if commitment(secret, table) != note.commitment:
        raise BadFile(str(secret_path(path)), "secret-not-committed")
    return FairSource(secret, table)


def unfinished(folder: Path) -> list[Path]:
    """Saved games that can go on, the last one first."""
    with contextlib.suppress(OSError):
        paths = [path for path in folder.glob(f"*{SUFFIX}") if secret_path(path).is_file()]
        return sorted(paths, key=lambda path: path.stat().st_mtime, reverse=True)
    return []
