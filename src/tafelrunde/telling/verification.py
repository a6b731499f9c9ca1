"""Whether the dice of a log are those of its source: every outcome is drawn again and compared."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tafelrunde.engine.chance import commitment
from tafelrunde.engine.contract import CHANCE, Game, Lang
from tafelrunde.engine.errors import BadFile
from tafelrunde.engine.log import Header, Log, first_position, replay_file
from tafelrunde.engine.progress import counted
from tafelrunde.engine.table import FairSource, SeededSource, Source, draw

FEWEST_SECRET_BYTES: Final = 16


class Proof(msgspec.Struct, frozen=True):
    """`reason` is `proved`, or why not: `secret_not_out`, `typed`, `commitment`, `differs`."""

    ok: bool
    reason: str
    kind: str
    entries: int
    drawn: int = 0
    """Outcomes of chance that were drawn again."""
    typed: int = 0
    """Outcomes entered by hand; nothing can be said about them."""
    taken: int = 0
    """Entries of a branch that were taken from another game: only that game's log can prove them."""
    first_difference: int | None = None
    expected: str = ""
    found: str = ""


def judge(game: Game, log: Log, where: str, lang: Lang) -> Proof:
    """What a log proves by itself; the moves that differ are named in this language."""
    note, entries = log.header.chance, len(log.entries)
    typed = sum(entry.typed for entry in log.entries)
    if note.kind == "typed":
        return Proof(ok=False, reason="typed", kind=note.kind, entries=entries, typed=typed)
    if note.kind == "fair" and log.ending is None:
        # A game that is over lacks its last line, not its end.
        for _played in counted(replay_file(game, log, where), entries):
            pass
        return Proof(ok=False, reason="secret_not_out", kind=note.kind, entries=entries)
    source = source_of(log, where)
    if source is None:
        return Proof(ok=False, reason="commitment", kind=note.kind, entries=entries)
    return draw_again(game, log, where, source, lang)


def source_of(log: Log, where: str) -> Source | None:
    """Where the outcomes must have come from; None if the secret is not the one committed to."""
    note, table = log.header.chance, log.header.table
    if note.seed is not None:
        return SeededSource(note.seed, note.by)
    secret = secret_of(log, where)
    return FairSource(secret, table, note.by) if commitment(secret, table) == note.commitment else None


def secret_of(log: Log, where: str) -> bytes:
    text = log.ending.secret if log.ending is not None else ""
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        secret = b""
    if len(secret) < FEWEST_SECRET_BYTES:
        raise BadFile(f"{where}:{len(log.entries) + 2}", "secret-damaged")
    return secret


def draw_again(game: Game, log: Log, where: str, source: Source, lang: Lang) -> Proof:
    """Compares every outcome with the one that the source has for its place or its occasion."""
    header = log.header
    state = first_position(game, header, f"{where}:1")
    taken = 0 if header.branch is None else header.branch.entries
    expected = next_draw(game, header, state, source, 1)
    drawn = typed = 0
    for played in counted(replay_file(game, log, where), len(log.entries)):
        entry = played.entry
        typed += entry.typed
        if entry.seat == CHANCE and not entry.typed and entry.n > taken:
            drawn += 1
            if entry.move != expected:
                return Proof(
                    ok=False,
                    reason="differs",
                    kind=header.chance.kind,
                    entries=len(log.entries),
                    drawn=drawn,
                    typed=typed,
                    first_difference=entry.n,
                    expected=game.format_move(expected, lang),
                    found=game.format_move(entry.move, lang),
                )
        expected = next_draw(game, header, played.state, source, entry.n + 1)
    return Proof(
        ok=True,
        reason="proved",
        kind=header.chance.kind,
        entries=len(log.entries),
        drawn=drawn,
        typed=typed,
        taken=taken,
    )


def next_draw(game: Game, header: Header, state: Any, source: Source, n: int) -> Any:
    """What chance must do now, if it is its turn."""
    return draw(game, header, source, state, n) if CHANCE in game.to_act(state) else None
