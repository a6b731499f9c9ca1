"""Guided first games: whole, told in both languages, and what the learner is asked for is possible."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tafelrunde.engine.codec import convert_move, encode
from tafelrunde.engine.rulebook import load_rulebook
from tafelrunde.games import game_ids, load_game
from tafelrunde.server.lookup.jobs import LessonJob
from tafelrunde.server.lookup.lessons import Lesson, has_lesson, judge, moments, notes_of, recorded
from tafelrunde.server.lookup.readings import carried_out
from tafelrunde.server.lookup.sheets import Shelf
from tests.server.house import house, run

TAUGHT = [game_id for game_id in game_ids() if has_lesson(load_game(game_id))]
MOST_OFFERS = 2000
ENOUGH = 15
"""A lesson explains more than that."""


def test_the_three_board_games_are_taught() -> None:
    assert {"kingsburg", "ethnos", "xidit"} <= set(TAUGHT)


@pytest.mark.parametrize("game_id", TAUGHT)
def test_a_lesson_is_a_whole_game_that_the_learner_wins(game_id: str) -> None:
    ending = recorded(game_id).ending
    assert ending is not None
    assert notes_of(game_id).seat in ending.result.winners


@pytest.mark.parametrize("game_id", TAUGHT)
def test_every_note_stands_where_somebody_decides(game_id: str) -> None:
    places = {moment.n + 1 for moment in moments(game_id)}
    notes = notes_of(game_id).note
    assert {note.at for note in notes} <= places
    assert [note.at for note in notes] == sorted(note.at for note in notes)
    assert len(notes) >= ENOUGH
    assert all(note.en and note.de and note.en != note.de for note in notes)


@pytest.mark.parametrize("game_id", TAUGHT)
def test_notes_name_rules_that_exist(game_id: str) -> None:
    book = load_rulebook(load_game(game_id))
    unknown = [note.rule for note in notes_of(game_id).note if note.rule and book.find(note.rule) is None]
    assert unknown == []


@pytest.mark.parametrize("game_id", TAUGHT)
def test_the_move_to_make_is_allowed_and_said_in_words(game_id: str) -> None:
    game, seat = load_game(game_id), notes_of(game_id).seat
    own = [moment for moment in moments(game_id) if moment.following and moment.following.seat == seat]
    assert own
    for moment in own:
        assert moment.following is not None
        game.check(moment.state, seat, moment.following.move)
        for lang in ("en", "de"):
            assert game.parse_move(game.format_move(moment.following.move, lang)) == moment.following.move


@pytest.mark.parametrize("game_id", TAUGHT)
def test_the_learner_sees_with_the_eyes_of_one_seat(game_id: str) -> None:
    game, seat = load_game(game_id), notes_of(game_id).seat
    shown = msgspec.json.decode(
        carried_out(LessonJob("de", MOST_OFFERS).work(game, Shelf(1))).sheet.lines[0], type=Lesson
    )
    assert len(shown.steps) == len(moments(game_id))
    for step, moment in zip(shown.steps, moments(game_id), strict=True):
        assert bytes(step.view) == encode(game.view(moment.state, seat))
        assert (bytes(step.move) != b"null") == (
            moment.following is not None and moment.following.seat == seat
        )


def test_another_move_is_judged_by_the_rules() -> None:
    game = load_game("kingsburg")
    first = next(m for m in moments("kingsburg") if m.following is not None and m.following.seat == 0)
    allowed = judge(game, first.n, convert_move(game, {"move": "take", "gold": 1}), "en")
    forbidden = judge(game, first.n, convert_move(game, {"move": "take", "gold": 2}), "de")
    assert allowed is not None
    assert allowed.allowed
    assert forbidden is not None
    assert not forbidden.allowed
    assert forbidden.text.startswith(forbidden.rule)
    assert judge(game, 10**6, convert_move(game, {"move": "pass"}), "en") is None


def test_lessons_over_http(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(f"sqlite:///{tmp_path}/tables.db") as made:
            person = made.person()
            shown = await person.get("/api/games/kingsburg/lesson?lang=de")
            assert shown["names"][0] == "Blau"
            assert shown["tables"]["buildings"]
            path = "/api/games/kingsburg/lesson/why"
            assert await person.refused("POST", path, {"n": 1, "move": {"move": "fly"}}) == (400, "bad")
            assert await person.refused("POST", path, {"n": 9999, "move": {"move": "pass"}}) == (
                404,
                "missing",
            )
            assert await person.refused("GET", "/api/games/chess/lesson") == (404, "missing")

    run(story())
