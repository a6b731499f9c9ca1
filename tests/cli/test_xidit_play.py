"""Lords of Xidit in the terminal, played through pipes and before a screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.engine.contract import LANGS, Lang
from tafelrunde.games.xidit import GAME
from tafelrunde.games.xidit.play.moves import Programme
from tests.cli.terminal import Screen, course, person_moves, plain, tell
from tests.cli.xidit_positions import NAMES, decisions

ENTER = "— Enter — "
FORGET = "\x1b[3J"
WINS = {"en": ("wins the game!", "everybody has lost"), "de": ("gewinnt die Partie!", "Alle haben verloren")}
SHORT = ("--option", "length=short")


def answers(city: int, programme: str) -> list[str]:
    """A city to begin with; then orders where orders are asked for, and `1` or `0` elsewhere.

    An answer that does not fit its question is refused and the next one is tried.
    """
    return [str(city), *[programme, "1", "0"] * 400]


@pytest.mark.parametrize(("lang", "players"), [("de", 3), ("en", 5)])
def test_a_whole_game_is_played_and_its_tiles_can_be_verified(
    lang: Lang, players: int, tmp_path: Path
) -> None:
    args = [
        "play",
        "xidit",
        "--name",
        "Ann",
        "--players",
        players,
        "--bots",
        "random",
        "--lang",
        lang,
        *SHORT,
    ]
    played = tell(args, answers(7, "a r a k a b"), tmp_path)

    assert played.code == 0, played.err
    assert any(end in played.out for end in WINS[lang])
    assert "\x1b" not in played.out
    assert {len(line) for line in played.out.splitlines() if line.startswith(("│", "╭", "╰"))} == {100}
    assert played.log.ending is not None
    assert {"en": "Total", "de": "Summe"}[lang] not in played.out  # it is the assessments that decide
    assert tell(["verify", played.path, "--lang", lang], [], tmp_path).code == 0


def test_typed_moves_do_the_same_as_letters_in_both_languages(tmp_path: Path) -> None:
    args = ["play", "xidit", "--name", "Ann", "--players", 4, "--bots", "random", "--seed", 6, *SHORT]
    lettered = tell(args, answers(7, "arakab"), tmp_path / "letters").log
    moves = person_moves(lettered)
    typed = [GAME.format_move(move, LANGS[place % 2]) for place, move in enumerate(moves)]

    again = tell(args, typed, tmp_path / "typed")

    assert again.code == 0, again.err
    assert sum(isinstance(move, Programme) for move in moves) == 9
    assert course(again.log) == course(lettered)


def test_orders_explain_and_show_what_is_asked_for(tmp_path: Path) -> None:
    orders = [
        "17",
        "?",
        "? Bastion",
        "? battle mages",
        "board",
        "board Ann",
        "score",
        "why arra",
        "why arrabw",
        "quit",
    ]
    told = tell(
        ["play", "xidit", "--name", "Ann", "--players", 4, "--bots", "random", "--seed", 3], orders, tmp_path
    )

    assert told.code == 0, told.err
    for expected in (
        "XI-4.3",
        "XI-1.6",
        "XI-1.9",
        "In city 17",
        "No guild yet",
        "reputation",
        "Allowed: programme",
    ):
        assert expected in told.out


def test_a_programme_in_progress_shows_where_it_leads(tmp_path: Path) -> None:
    args = ["play", "xidit", "--name", "Ann", "--players", 4, "--bots", "random", "--seed", 3]
    told = tell(args, ["11", "red black", "quit"], tmp_path)

    assert "1 ╌ red  11 → 17" in told.out
    assert "2 ═ black  17 → 13" in told.out
    assert "XI-4.3" in told.out
    assert [type(move).__name__ for move in person_moves(told.log)] == ["PlaceIdrakys"]


def question(screen: Screen) -> str:
    """Past all pages of news to the next question, and what stands on its screen."""
    seen = screen.read_until(" ")
    while not plain(seen).endswith((" › ", ENTER)):
        more = screen.read_until(" ")
        assert more, f"the game has ended: {plain(seen)[-300:]}"
        seen += more
    if plain(seen).endswith(ENTER):
        screen.type("")
        return question(screen)
    return seen


@pytest.mark.parametrize("size", [(100, 40), (80, 24)])
def test_a_screen_holds_board_news_and_question(size: tuple[int, int], tmp_path: Path) -> None:
    args = ["play", "xidit", "--name", "Ann", "--players", 5, "--bots", "random", "--seed", 3]
    with Screen(args, tmp_path, size=size) as screen:
        question(screen)
        screen.type("19")
        seen = question(screen)

    assert "\x1b[2J" in seen
    lines = plain(seen).replace("\r", "").splitlines()[1:]
    assert max(len(line) for line in lines) <= size[0]
    assert len(lines) <= size[1]
    assert ("╭" in plain(seen)) == (size == (100, 40))


def test_a_programme_is_handed_in_only_after_a_look_at_it(tmp_path: Path) -> None:
    args = ["play", "xidit", "--name", "Ann", "--players", 4, "--bots", "random", "--seed", 3]
    with Screen(args, tmp_path, size=(100, 40)) as screen:
        question(screen)
        screen.type("11")
        question(screen)
        screen.type("rrrrrr")
        assert "think again" in plain(question(screen))
        screen.type("n")
        assert plain(question(screen)).endswith("Ann › ")
        screen.type("wwwwww")
        assert "waits in 11" in plain(question(screen))
        screen.type("")
        page = plain(screen.read_until(ENTER))

    assert "Ann has set these orders: wait, wait, wait, wait, wait and wait." in page


def test_without_colours_seats_and_roads_still_differ(tmp_path: Path) -> None:
    args = ["play", "xidit", "--name", "Ann", "--players", 4, "--bots", "random", "--seed", 2]
    with Screen(args, tmp_path, size=(100, 40), NO_COLOR="1") as screen:
        seen = question(screen)

    assert "38;2;" not in seen
    assert "48;2;" not in seen
    for sign in ("≈", "══ black", "╌╌ red", "∿∿ blue"):
        assert sign in plain(seen)


def test_a_programme_stays_secret_between_two_people(tmp_path: Path) -> None:
    args = [
        "play",
        "xidit",
        "--name",
        "Ann",
        "--name",
        "Brian",
        "--players",
        3,
        "--bots",
        "random",
        "--seed",
        4,
    ]
    with Screen(args, tmp_path, size=(100, 40)) as screen:
        for city in ("5", "6"):
            question(screen)
            screen.type(city)
        first = plain(question(screen))
        name, other = ("Ann", "Brian") if first.endswith("Ann › ") else ("Brian", "Ann")
        screen.type("kkkkkk")
        question(screen)
        screen.type("")
        between = screen.read_until(ENTER)
        screen.type("")
        second = plain(screen.read_until(f"{other} › "))

    assert FORGET in between
    assert f"Pass the keyboard to {other}." in plain(between)
    assert "══════" not in second
    assert f"{name}" in second


def test_positions_of_the_tests_reach_every_decision() -> None:
    steps = {GAME.view(table.state, seat).step for seats in (3, 4, 5) for table, seat in decisions(seats, 0)}
    assert len(NAMES) == 5
    assert steps == {
        "place", "programme", "titan", "rewards", "bards", "dummy", "census", "census_bards", "census_story",
        "over",
    }  # fmt: skip
