"""What somebody may be told, worked out from the journal by the game's own functions, nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any, Final

import msgspec

from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import CHANCE, Game, Lang
from tafelrunde.server.tables import journal
from tafelrunde.server.tables.journal import Past
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.store.records import Step
from tafelrunde.telling.events import mark, tell

MOST_OFFERS: Final = 2_000


class Leak(AssertionError):
    """Somebody was told more, or something else, than their seat may know."""


def plain(thing: Any) -> Any:
    return msgspec.json.decode(encode(thing))


def expected_step(game: Game, past: Past, seat: int | None, *, fresh: bool) -> dict[str, Any]:
    state = past.position.state
    message = {
        "t": "step",
        "n": past.position.n,
        "seat": seat,
        "view": plain(game.view(state, seat)),
        "events": [] if fresh else plain([game.redact(event, seat) for event in past.events]),
        "to_act": [actor for actor in game.to_act(state) if actor >= 0],
        "offers": [] if seat is None else expected_offers(game.legal_moves(state, seat)),
    }
    message |= {"clock": None, "result": plain(game.result(state))}
    message |= {"actor": past.position.actor, "length": past.position.entries}
    flags = {"fresh": fresh, "undone": past.undone and not fresh}
    return message | {name: value for name, value in flags.items() if value}


def expected_offers(moves: Any) -> Any:
    return plain(list(moves)) if isinstance(moves, (list, tuple)) and len(moves) <= MOST_OFFERS else None


def expected_log(live: LiveTable, steps: Sequence[Any], seat: int | None) -> list[Any]:
    """Who acted, what this seat heard of it, and its own moves."""
    game, header, lines = live.game, live.header, []
    state = game.setup(len(header.seats), header.options, header.corrections)
    for entry in journal.log_entries(game, steps):
        events: list[Any] = []
        game.play(state, entry.seat, entry.move, events)
        heard = plain([game.redact(event, seat) for event in events])
        own = plain(entry.move) if entry.seat == seat else None
        lines.append({"n": entry.n, "seat": entry.seat, "events": heard, "move": own})
    return lines


def expected_replay(live: LiveTable, steps: Sequence[Step], seat: int | None) -> list[Any]:
    """Every move that still counts, with what this seat saw and heard after it."""
    game, header = live.game, live.header
    state = game.setup(len(header.seats), header.options, header.corrections)
    told: list[Any] = []
    numbers = standing(steps)
    events: list[Any] = []
    entries = journal.log_entries(game, steps)
    for entry, following in zip_longest(entries, entries[1:]):
        if entry.seat != CHANCE or not told:
            actor = entry.seat
        game.play(state, entry.seat, entry.move, events)
        if following is None or following.seat != CHANCE:
            heard = [game.redact(event, seat) for event in events]
            told.append(
                {
                    "n": len(told) + 1,
                    "step": numbers[len(told)],
                    "actor": actor,
                    "view": plain(game.view(state, seat)),
                    "events": plain(heard),
                    "texts": [tell(game, event, header.seats, "en") for event in heard],
                    "to_act": [one for one in game.to_act(state) if one != CHANCE],
                }
            )
            events = []
    return told


def standing(steps: Sequence[Step]) -> list[int]:
    """The numbers of the steps that still count."""
    ends: list[tuple[int, int]] = []
    for step in steps:
        if step.kind == "moves":
            ends.append((step.n, (ends[-1][1] if ends else 0) + journal.entry_count(step)))
        elif step.kind == "undo":
            ends = [end for end in ends if end[1] <= journal.kept_by(step)]
    return [n for n, _ in ends]


def expected_texts(live: LiveTable, past: Past, seat: int | None, lang: Lang) -> list[str]:
    """What this seat may hear of one step, in words."""
    game, names = live.game, live.header.seats
    if past.undone:
        taken_back = {"en": "takes back the last move.", "de": "nimmt den letzten Zug zurück."}
        return [f"{names[past.actor]} {taken_back[lang]}"]
    return [tell(game, game.redact(event, seat), names, lang) for event in past.events]


def expected_story(live: LiveTable, past: Sequence[Past], seat: int | None, lang: Lang) -> list[Any]:
    """Who acted and how long the log is, everybody may know; headings are open events."""
    return [
        {
            "n": one.position.n,
            "texts": expected_texts(live, one, seat, lang),
            "actor": one.position.actor,
            "length": one.position.entries,
        }
        | expected_marks(live, one, lang)
        for one in past
    ]


def expected_marks(live: LiveTable, past: Past, lang: Lang) -> dict[str, Any]:
    """Years and ages begin for everybody alike."""
    heading = live.game.heading
    assert heading is not None
    found = [
        {"line": line, "level": heading(event), "label": mark(live.game, event, live.header.seats, lang)}
        for line, event in enumerate(past.events)
        if heading(event)
    ]
    return {"marks": found} if found else {}


def same(what: str, found: Any, expected: Any) -> None:
    if found != expected:
        raise Leak(f"{what}: {difference(found, expected)}")


def difference(found: Any, expected: Any) -> str:
    """The innermost place where two things differ."""
    if isinstance(found, dict) and isinstance(expected, dict):
        for key in sorted(found.keys() | expected.keys()):
            if found.get(key) != expected.get(key):
                return f"{key}: {difference(found.get(key), expected.get(key))}"
    if isinstance(found, list) and isinstance(expected, list) and len(found) == len(expected):
        place = next(i for i, pair in enumerate(zip(found, expected, strict=True)) if pair[0] != pair[1])
        return f"{place}: {difference(found[place], expected[place])}"
    return f"{str(found)[:200]} instead of {str(expected)[:200]}"
