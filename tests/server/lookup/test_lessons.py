"""Guided first games: whole, told in both languages, and what the learner is asked for is possible."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from tafelrunde.engine.codec import encode
from tafelrunde.engine.rulebook import load_rulebook
from tafelrunde.games import game_ids, load_game
from tafelrunde.server.lookup.jobs import LessonJob
from tafelrunde.server.lookup.lessons import Lesson, has_lesson, moments, notes_of, recorded, topics
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
    notes = notes_of(game_id)
    rules = [rule for rule in (*(one.rule for one in notes.note), *(one.rule for one in notes.first)) if rule]
    assert [rule for rule in rules if book.find(rule) is None] == []


@pytest.mark.parametrize("game_id", TAUGHT)
def test_first_times_are_told_in_both_languages_and_name_what_can_happen(game_id: str) -> None:
    game, notes = load_game(game_id), notes_of(game_id)
    happened = {tag for moment in moments(game_id) for tag in topics(game, moment, notes.seat)}
    kinds = {str(kind.__struct_config__.tag) for kind in get_args(game.event_type)}
    assert all(one.en and one.de and one.en != one.de for one in notes.first)
    assert len({one.on for one in notes.first}) == len(notes.first) >= ENOUGH - 5
    assert {one.on for one in notes.first} <= happened | kinds | {"step kingdom"}


@pytest.mark.parametrize("game_id", TAUGHT)
def test_whatever_happens_first_on_the_line_is_commented(game_id: str) -> None:
    """By a note where one stands, else by the first time."""
    game, notes = load_game(game_id), notes_of(game_id)
    made = carried_out(LessonJob("en", MOST_OFFERS).work(game, Shelf(1))).sheet.lines[0]
    steps = {step.n: step for step in msgspec.json.decode(made, type=Lesson).steps}
    taught = {one.on for one in notes.first}
    for moment in moments(game_id):
        new = topics(game, moment, notes.seat) & taught
        assert not new or steps[moment.n].notes
        taught -= new


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
            path = "/api/games/kingsburg/lesson/try?lang=de"
            aside = await person.post(path, {"n": 3, "move": {"move": "take", "gold": 1}})
            assert aside["remark"]["grade"] == "good"
            assert aside["remark"]["better"] == "Blau nimmt 1 Holz als Königliche Hilfe."
            assert aside["steps"][-1]["to_act"] == [0]
            found = await person.get("/api/games/ethnos/rules/search?words=Wann%20endet%20die%20Epoche")
            assert found["hits"][0] == {
                "id": "ET-7.4",
                "en": [[17, 21]],
                "de": [[18, 25], [30, 36]],
            }
            assert await person.refused("GET", f"/api/games/ethnos/rules/search?words={'x' * 201}") == (
                400,
                "bad",
            )

    run(story())
