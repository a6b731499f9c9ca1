"""Guided first games: a recorded game with notes, in which the learner makes the moves of one seat.

A game that teaches has two files in its package: `lesson.jsonl`, a log like any other, and `lesson.toml` with
the learner's seat and what the teacher says. A note stands at the number of the log's entry before which it
is shown. A first time is told when something happens, or has to be decided, for the first time: wherever the
game goes (`asides.py`), and on the line of the lesson where no note stands.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Generator, Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec
from msgspec import Raw

from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import CHANCE, Event, Game, Lang, Move, Seat, Words
from tafelrunde.engine.log import Entry, Log, read_log
from tafelrunde.engine.log import replay as play_again
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
MOST_FIRSTS: Final = 2


class LessonNote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a teacher says, and the rule that it is about."""

    at: int
    en: str
    de: str
    rule: str = ""


class FirstTime(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a teacher says when this happens first; `step NAME` when the learner has to decide so."""

    on: str
    en: str
    de: str
    rule: str = ""


class Notes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    note: tuple[LessonNote, ...]
    first: tuple[FirstTime, ...] = ()


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
    wording: str
    """The move to make, in words; empty while others decide."""


class Lesson(msgspec.Struct, frozen=True):
    game: str
    seat: int
    names: tuple[str, ...]
    tables: dict[str, list[Row]]
    """The printed values, as `/api/tables/{table}/data` has them."""
    steps: list[LessonStep]


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
    names, steps, told = names_in(game_id, lang), [], frozenset[str]()
    for moment in moments(game_id):
        happens = topics(game, moment, notes.seat)
        said = notes_at(notes, moment.n) or firsts(notes, happens - told)
        told |= happens
        steps.append(shown(game, moment, notes.seat, said, names, lang, most_offers))
        yield
    return Lesson(game_id, notes.seat, names, printed_values(game, {}, lang).tables, steps)


def names_in(game_id: str, lang: Lang) -> tuple[str, ...]:
    return tuple(arms.said(lang) for arms in ARMS[: len(recorded(game_id).header.seats)])


# -- what the teacher says ----------------------------------------------------------------------------------


def notes_at(notes: Notes, n: int) -> list[NoteInfo]:
    return [NoteInfo(Words(note.en, note.de), note.rule) for note in notes.note if note.at == n + 1]


def topics(game: Game, moment: Moment, seat: Seat) -> frozenset[str]:
    """What happened since the moment before, as the learner heard of it, and what there is to decide."""
    happened = {tag_of(game.redact(event, seat)) for event in moment.events}
    if seat in acting(game, moment.state):
        happened.add(f"step {getattr(game.view(moment.state, seat), 'step', '')}")
    return frozenset(happened)


def tag_of(event: Event) -> str:
    return str(event.__struct_config__.tag)


def firsts(notes: Notes, new: Collection[str]) -> list[NoteInfo]:
    """At most two at a time: nobody reads more while playing."""
    said = [NoteInfo(Words(one.en, one.de), one.rule) for one in notes.first if one.on in new]
    return said[:MOST_FIRSTS]


# -- moments ------------------------------------------------------------------------------------------------


def shown(
    game: Game,
    moment: Moment,
    seat: Seat,
    notes: list[NoteInfo],
    names: Sequence[str],
    lang: Lang,
    most_offers: int,
) -> LessonStep:
    heard = [game.redact(event, seat) for event in moment.events]
    following = moment.following
    wanted = following.move if following is not None and following.seat == seat else None
    return LessonStep(
        n=moment.n,
        view=Raw(encode(game.view(moment.state, seat))),
        events=Raw(encode(heard)),
        texts=[tell(game, event, names, lang) for event in heard],
        to_act=acting(game, moment.state),
        offers=Raw(offered(game, moment.state, seat, most_offers)),
        notes=notes,
        move=Raw(b"null" if wanted is None else encode(wanted)),
        wording="" if wanted is None else worded(game, moment.state, seat, wanted, names, lang),
    )


def worded(game: Game, state: Any, seat: Seat, move: Move, names: Sequence[str], lang: Lang) -> str:
    """A move as the story would tell it; what is done in secret says nothing there, so it is spelt out."""
    events: list[Event] = []
    game.play(state.copy(), seat, move, events)
    first = game.redact(events[0], seat) if events else None
    if first is None or len(first.__struct_fields__) < 2:
        return game.format_move(move, lang)
    return tell(game, first, names, lang)
