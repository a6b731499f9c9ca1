"""The game before a real terminal: colours, clearing, pages, the keyboard going round."""

from __future__ import annotations

from pathlib import Path

from tafelrunde.cli.play.plan import PERSON
from tafelrunde.cli.play.saves import save
from tafelrunde.engine.table import Table
from tafelrunde.games.kingsburg.play.moves import Pass
from tests.cli.positions import GAME, decisions
from tests.cli.terminal import Screen, plain

ENTER = "— Enter — "
CLEAR = "\x1b[2J"
FORGET = "\x1b[3J"


def opened(screen: Screen) -> str:
    """Past the opening page to the first question."""
    first = screen.read_until(ENTER)
    screen.type("")
    return first + screen.read_until("Ann › ")


def test_a_terminal_gets_colours_and_a_fresh_screen_for_each_question(tmp_path: Path) -> None:
    with Screen(["play", "kingsburg", "--name", "Ann", "--seed", "2"], tmp_path) as screen:
        seen = opened(screen)

    assert CLEAR in seen
    assert "\x1b[1;37;48;2;" in seen or "48;5;" in seen
    assert "Province of Ann" in plain(seen)


def test_without_colours_the_seats_still_differ(tmp_path: Path) -> None:
    args = ["play", "kingsburg", "--name", "Ann", "--seed", "2"]
    with Screen(args, tmp_path, NO_COLOR="1") as screen:
        seen = opened(screen)

    assert "38;2;" not in seen
    assert "48;2;" not in seen
    for symbol in "≈♜♣☼":
        assert symbol in seen


def test_a_small_screen_gets_the_short_board(tmp_path: Path) -> None:
    args = ["play", "kingsburg", "--name", "Ann", "--players", "5", "--seed", "2"]
    with Screen(args, tmp_path, size=(80, 24)) as screen:
        seen = plain(opened(screen)).split("Rec  Win")[-1]

    lines = seen.splitlines()
    assert "╭" not in seen
    assert max(len(line) for line in lines) <= 80
    assert len(lines) <= 24


def table_where_ann_knows_the_enemy() -> Table:
    """Ann has looked at the card and may build now; Brian, who has not looked, comes after her."""
    for seed in range(100):
        for table, seat in decisions(seats=2, seed=seed):
            seen = GAME.view(table.state, seat)
            if seat == 0 and seen.looked == (0,) and seen.step == "build" and asks_brian_next(table):
                return table
    raise AssertionError("no such position in a hundred games")


def asks_brian_next(table: Table) -> bool:
    after = table.state.copy()
    GAME.play(after, 0, Pass(), [])
    return GAME.to_act(after) == (1,)


def test_the_screen_is_emptied_before_somebody_who_knows_less_sits_down(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    save(table_where_ann_knows_the_enemy(), (PERSON, PERSON), path)
    with Screen(["play", "--load", path], tmp_path) as screen:
        hers = screen.read_until("Ann › ")
        screen.type("pass")
        between = screen.read_until(ENTER)
        screen.type("")
        his = screen.read_until("Brian › ")

    assert "You know the enemy" in plain(hers)
    assert FORGET in between
    assert "Pass the keyboard to Brian." in between
    assert "You know the enemy" not in plain(his)
