"""A game retold in words, as one seat may hear it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tafelrunde.engine.log import Header
from tafelrunde.engine.protocol import Event, Game, Lang, Seat, Words
from tafelrunde.server import journal
from tafelrunde.server.bodies_game import Told
from tafelrunde.store.records import Step
from tafelrunde.telling.events import tell

TAKEN_BACK = Words("{} takes the last move back.", "{} nimmt den letzten Zug zurück.")


def told(
    game: Game, header: Header, steps: Sequence[Step], seat: Seat | None, lang: Lang, after: int
) -> list[Told]:
    """What happened at each step that comes after the given one; all steps from the first on are needed."""
    names = header.seats
    found = []
    for step, events in happened(game, header, steps):
        if step.n > after:
            texts = [tell(game, game.redact(event, seat), names, lang) for event in events]
            if step.kind == "undo":
                texts = [TAKEN_BACK.said(lang).format(names[step.actor])]
            found.append(Told(step.n, texts))
    return found


def happened(game: Game, header: Header, steps: Sequence[Step]) -> Iterator[tuple[Step, list[Event]]]:
    """Every step with its events, not redacted."""
    position = journal.first(game, header)
    for place, step in enumerate(steps, 1):
        events: list[Event] = []
        if step.kind == "undo":
            position = journal.taken_back(game, header, steps[:place])
        else:
            position, _ = journal.advanced(game, position, step, events)
        yield step, events
