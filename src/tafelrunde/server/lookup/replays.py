"""A game once more, step by step: with the eyes of one seat, or of everybody."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Raw

from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import Game, Lang, Result, Seat
from tafelrunde.engine.log import Header
from tafelrunde.server.tables import journal
from tafelrunde.server.tables.staleness import without_chance
from tafelrunde.store.records import Step
from tafelrunde.telling.events import tell


class ReplayStep(msgspec.Struct, frozen=True):
    """One move with all that followed from it, as a seat was told of it."""

    n: int
    """Its place in the replay, from 1 on; what was taken back is left out."""
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


def standing(steps: Sequence[Step]) -> list[Step]:
    """The moves that still count, numbered anew."""
    kept: list[tuple[Step, int]] = []
    for step in steps:
        if step.kind == "moves":
            length = kept[-1][1] if kept else 0
            kept.append((step, length + journal.entry_count(step)))
        elif step.kind == "undo":
            keep = journal.kept_by(step)
            while kept and kept[-1][1] > keep:
                kept.pop()
    return [msgspec.structs.replace(step, n=n) for n, (step, _length) in enumerate(kept, 1)]


def replay(
    game: Game, header: Header, steps: Sequence[Step], seat: Seat | None, lang: Lang, after: int, limit: int
) -> Replay:
    """At most `limit` steps after the given one; `steps` is the whole journal."""
    moves = standing(steps)
    position = journal.position_after(game, header, moves[:after])
    shown = []
    for step in moves[after : after + limit]:
        position, events = journal.went_on(game, position, step)
        heard = [game.redact(event, seat) for event in events]
        shown.append(
            ReplayStep(
                n=step.n,
                actor=step.actor,
                view=Raw(encode(game.view(position.state, seat))),
                events=Raw(encode(heard)),
                texts=[tell(game, event, header.seats, lang) for event in heard],
                to_act=without_chance(position.to_act),
            )
        )
    return Replay(seat, len(moves), shown, game.result(position.state))
