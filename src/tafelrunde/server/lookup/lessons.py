"""Guided first games: a recorded game with notes, in which the learner makes the moves of one seat.

A game that teaches has two files in its package: `lesson.jsonl`, a log like any other, and `lesson.toml` with
the learner's seat and the notes. A note stands at the number of the log's entry before which it is shown.
"""

from __future__ import annotations

import tomllib
from collections.abc import Generator, Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec
from msgspec import Raw

from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import CHANCE, Event, Game, Lang, Move, Words
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.engine.log import Entry, Log, read_log
from tafelrunde.engine.log import replay as play_again
from tafelrunde.engine.rulebook import explain
from tafelrunde.games import load_game
from tafelrunde.server.lookup.library import printed_values
from tafelrunde.server.tables.packets import acting, offered
from tafelrunde.telling.events import tell
from tafelrunde.telling.printed import Row

ARMS: Final = (
    Words("Blue", "Blau"),
    Words("Red", "Rot"),
    Words("Green", "Grün"),
    Words("Gold", "Gold"),
    Words("Black", "Schwarz"),
    Words("Violet", "Violett"),
)
"""Who plays in a lesson: nobody but the arms of the seats."""
LOG = "lesson.jsonl"
NOTES = "lesson.toml"


class LessonNote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a teacher says, and the rule that it is about."""

    at: int
    en: str
    de: str
    rule: str = ""


class Notes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    note: tuple[LessonNote, ...]


class NoteInfo(msgspec.Struct, frozen=True):
    text: Words
    rule: str


class LessonStep(msgspec.Struct, frozen=True):
    """The game after one move; `move` is the one to make now, null while others decide."""

    n: int
    """Entries of the log so far."""
    view: Raw
    events: Raw
    texts: list[str]
    to_act: tuple[int, ...]
    offers: Raw
    notes: list[NoteInfo]
    move: Raw
    wording: Words | None
    """The move to make, in its text form."""


class Lesson(msgspec.Struct, frozen=True):
    game: str
    seat: int
    names: tuple[str, ...]
    tables: dict[str, list[Row]]
    """The printed values, as `/api/tables/{table}/data` has them."""
    steps: list[LessonStep]


class Verdict(msgspec.Struct, frozen=True):
    """Whether the rules allow a move at some moment of a lesson; if not, which one forbids it."""

    allowed: bool
    rule: str = ""
    text: str = ""


class Moment(msgspec.Struct, frozen=True):
    """The game when somebody has to decide, what led there, and what was decided."""

    n: int
    state: Any
    events: list[Event]
    following: Entry | None


@cache
def has_lesson(game: Game) -> bool:
    return all(files(game.package).joinpath(name).is_file() for name in (LOG, NOTES))


@cache
def recorded(game_id: str) -> Log:
    game = load_game(game_id)
    lines = files(game.package).joinpath(LOG).read_bytes().splitlines(keepends=True)
    return read_log(lines, LOG, load_game)


@cache
def notes_of(game_id: str) -> Notes:
    text = files(load_game(game_id).package).joinpath(NOTES).read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Notes)


@cache
def moments(game_id: str) -> tuple[Moment, ...]:
    return tuple(all_moments(load_game(game_id), recorded(game_id)))


def all_moments(game: Game, log: Log) -> Iterator[Moment]:
    """Before each move of a person, and after the last."""
    header = log.header
    state = game.setup(len(header.seats), header.options, header.corrections)
    events: list[Event] = []
    n = 0
    for played in play_again(game, log):
        if played.entry.seat != CHANCE:
            yield Moment(n, state, events, played.entry)
            events = []
        n, state = played.entry.n, played.state.copy()
        events = [*events, *played.events]
    yield Moment(n, state, events, None)


def lesson(game_id: str, lang: Lang, most_offers: int) -> Generator[None, None, Lesson]:
    """Yields after each step that it has shown."""
    game, notes = load_game(game_id), notes_of(game_id)
    names, steps = names_in(game_id, lang), []
    for moment in moments(game_id):
        steps.append(shown(game, moment, notes, names, lang, most_offers))
        yield
    return Lesson(game_id, notes.seat, names, printed_values(game, {}, lang).tables, steps)


def names_in(game_id: str, lang: Lang) -> tuple[str, ...]:
    return tuple(arms.said(lang) for arms in ARMS[: len(recorded(game_id).header.seats)])


def shown(
    game: Game, moment: Moment, notes: Notes, names: Sequence[str], lang: Lang, most_offers: int
) -> LessonStep:
    seat, following = notes.seat, moment.following
    heard = [game.redact(event, seat) for event in moment.events]
    wanted = following.move if following is not None and following.seat == seat else None
    return LessonStep(
        n=moment.n,
        view=Raw(encode(game.view(moment.state, seat))),
        events=Raw(encode(heard)),
        texts=[tell(game, event, names, lang) for event in heard],
        to_act=acting(game, moment.state),
        offers=Raw(offered(game, moment.state, seat, most_offers)),
        notes=[
            NoteInfo(Words(note.en, note.de), note.rule) for note in notes.note if note.at == moment.n + 1
        ],
        move=Raw(b"null" if wanted is None else encode(wanted)),
        wording=None if wanted is None else Words(*(game.format_move(wanted, lang) for lang in ("en", "de"))),
    )


def judge(game: Game, n: int, move: Move, lang: Lang) -> Verdict | None:
    """What the rules say of another move at this moment; None where the lesson has no such moment."""
    game_id = game.meta.id
    moment = next((moment for moment in moments(game_id) if moment.n == n), None)
    if moment is None:
        return None
    try:
        game.check(moment.state, notes_of(game_id).seat, move)
    except IllegalMove as refusal:
        text = explain(game, refusal, lang, names_in(game_id, lang))
        return Verdict(allowed=False, rule=refusal.rule, text=text)
    return Verdict(allowed=True)
