"""Ethnos in the terminal, played through pipes and before a screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.engine.contract import LANGS, Lang
from tafelrunde.games.ethnos import GAME
from tests.cli.terminal import Screen, course, person_moves, plain, tell

ENTER = "— Enter — "
FORGET = "\x1b[3J"
FIRST = ["1"] * 3000
WINS = {"en": "wins the game!", "de": "gewinnt die Partie!"}


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("lang", LANGS)
def test_a_whole_game_is_played_and_its_cards_can_be_verified(
    lang: Lang, players: int, tmp_path: Path
) -> None:
    args = ["play", "ethnos", "--name", "Ann", "--players", players, "--bots", "random", "--lang", lang]
    played = tell(args, FIRST, tmp_path)

    assert played.code == 0, played.err
    assert WINS[lang] in played.out
    assert "\x1b" not in played.out
    assert max(len(line) for line in played.out.splitlines() if line.startswith(("│", "╭", "╰"))) == 100
    assert played.log.ending is not None
    assert tell(["verify", played.path, "--lang", lang], [], tmp_path).code == 0


def test_typed_moves_do_the_same_as_numbers_in_both_languages(tmp_path: Path) -> None:
    args = ["play", "ethnos", "--name", "Ann", "--players", 3, "--bots", "random", "--seed", 6]
    numbered = tell(args, FIRST, tmp_path / "numbered").log
    moves = person_moves(numbered)
    typed = [GAME.format_move(move, LANGS[place % 2]) for place, move in enumerate(moves)]

    again = tell(args, typed, tmp_path / "typed")

    assert again.code == 0, again.err
    assert len(moves) > 20
    assert course(again.log) == course(numbered)


def test_orders_explain_and_show_what_is_asked_for(tmp_path: Path) -> None:
    orders = ["?", "? elf", "? Straton", "board", "board Ann", "score", "why take red dragon", "quit"]
    told = tell(["play", "ethnos", "--name", "Ann", "--seed", 2], orders, tmp_path)

    assert told.code == 0, told.err
    for expected in ("ET-13.8", "ET-13.10", "ET-5.3", "ET-2.4", "In hand:", "markers in supply", "Total"):
        assert expected in told.out


def next_question(screen: Screen) -> str:
    """Past all pages of news to the next question, and what stands on its screen."""
    seen = screen.read_until(" ")
    while not plain(seen).endswith(("Ann › ", ENTER)):
        seen += screen.read_until(" ")
    if plain(seen).endswith(ENTER):
        screen.type("")
        return next_question(screen)
    return seen


@pytest.mark.parametrize("size", [(100, 35), (80, 24)])
def test_a_screen_holds_board_news_and_question(size: tuple[int, int], tmp_path: Path) -> None:
    args = ["play", "ethnos", "--name", "Ann", "--players", 4, "--bots", "random", "--seed", 3]
    with Screen(args, tmp_path, size=size) as screen:
        seen = next_question(screen)
        for _ in range(3):
            screen.type("1")
            seen = next_question(screen)

    assert "\x1b[2J" in seen
    assert "48;2;" in seen or "48;5;" in seen
    lines = plain(seen).replace("\r", "").splitlines()[1:]
    assert max(len(line) for line in lines) <= size[0]
    assert len(lines) <= size[1]
    assert ("╭" in plain(seen)) == (size == (100, 35))


def test_without_colours_seats_and_kingdoms_still_differ(tmp_path: Path) -> None:
    args = ["play", "ethnos", "--name", "Ann", "--seed", 2]
    with Screen(args, tmp_path, NO_COLOR="1") as screen:
        screen.read_until(ENTER)
        screen.type("")
        seen = screen.read_until("Ann › ")

    assert "38;2;" not in seen
    assert "48;2;" not in seen
    for word in (*"≈♜♣☼", "green", "purple", "orange", "grey", "red", "blue", "Althea", "Straton"):
        assert word in seen


def test_the_screen_is_emptied_before_the_next_person_sits_down(tmp_path: Path) -> None:
    args = ["play", "ethnos", "--name", "Ann", "--name", "Brian", "--players", 2, "--seed", 4]
    with Screen(args, tmp_path) as screen:
        screen.read_until(ENTER)
        screen.type("")
        first = plain(screen.read_until(" › "))
        name, other = ("Ann", "Brian") if first.endswith("Ann › ") else ("Brian", "Ann")
        screen.type("board " + name)
        own = plain(screen.read_until(f"{name} › "))
        screen.type("draw")
        between = screen.read_until(ENTER)
        screen.type("")
        second = plain(screen.read_until(f"{other} › "))

    hand = own.split("In hand: ")[1].splitlines()[0].strip(" │\r")
    assert FORGET in between
    assert f"Pass the keyboard to {other}." in plain(between)
    assert f"receives a card: {hand}" not in plain(between) + second.replace(f"{other} receives", "")
    assert f"{name} draws a card from the deck." in second
