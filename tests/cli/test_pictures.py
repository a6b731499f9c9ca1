"""The board and the menus of Kingsburg, over whole games: nothing is cut off, nothing cannot be chosen."""

from __future__ import annotations

from io import StringIO
from itertools import islice
from typing import Any

import pytest
from rich.console import Console

from tafelrunde.cli.language import language, use_language
from tafelrunde.cli.pictures import ARMS, Scene, find_picture
from tafelrunde.cli.play.menu import Menu
from tafelrunde.engine.contract import LANGS, Lang
from tafelrunde.engine.rulebook import load_rulebook
from tafelrunde.games.kingsburg.box.data import ADVISORS, BUILDINGS, ENEMY_NAMES
from tests.cli.positions import GAME, NAMES, decisions

PICTURE = find_picture(GAME)


@pytest.fixture(params=LANGS)
def lang(request: pytest.FixtureRequest) -> Any:
    before = language()
    use_language(request.param)
    yield request.param
    use_language(before)


def drawn(thing: Any, width: int) -> list[str]:
    console = Console(file=StringIO(), width=width, highlight=False, markup=False, emoji=False)
    console.print(thing, soft_wrap=False)
    return console.file.getvalue().splitlines()  # type: ignore[attr-defined, no-any-return]


@pytest.mark.parametrize(("width", "short", "lines"), [(100, False, 22), (120, False, 22), (80, True, 18)])
@pytest.mark.parametrize("seats", [2, 5])
def test_the_board_fits_on_the_screen(seats: int, width: int, short: bool, lines: int, lang: Lang) -> None:
    for table, seat in islice(decisions(seats, seed=seats), 0, None, 4):
        moves = GAME.legal_moves(table.state, seat)
        scene = Scene(GAME.view(table.state, seat), NAMES[:seats], width, short, moves)
        board = drawn(PICTURE.board(scene), width)
        assert len(board) <= lines
        assert max(len(line) for line in board) <= width


def test_the_board_names_everybody_and_everything(lang: Lang) -> None:
    for table, seat in islice(decisions(5, seed=1), 0, None, 4):
        board = "\n".join(drawn(PICTURE.board(Scene(GAME.view(table.state, seat), NAMES, 100, False)), 100))
        for place, name in enumerate(NAMES):
            assert f" {ARMS[place][0]}  {name}" in board
        for thing in (*ADVISORS, *BUILDINGS):
            assert thing.name.said(lang) in board


def test_the_board_shows_the_enemy_only_to_those_who_may_know(lang: Lang) -> None:
    shown = hidden = 0
    for table, seat in decisions(3, seed=2):
        view = GAME.view(table.state, seat)
        board = "\n".join(drawn(PICTURE.board(Scene(view, NAMES[:3], 100, False)), 100))
        named = any(
            f"{name.said(lang)} I" in board or f"{name.said(lang)} V" in board
            for name in ENEMY_NAMES.values()
        )
        assert named == (view.enemy is not None)
        shown, hidden = shown + named, hidden + (not named)
    assert shown
    assert hidden


def reachable(menu: Menu) -> list[Any]:
    """All moves that numbers lead to, group by group."""
    found = []
    for number in range(1, len(menu.labels()) + 1):
        move = menu.pick(number)
        if move is None:
            found += [menu.pick(inner) for inner in range(1, len(menu.labels()) + 1)]
            menu.pick(0)
        else:
            found.append(move)
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_every_offer_can_be_chosen_by_numbers_once(seats: int, lang: Lang) -> None:
    for table, seat in decisions(seats, seed=3):
        offers = GAME.legal_moves(table.state, seat)
        menu = Menu(PICTURE.group(GAME.view(table.state, seat), offers))
        assert sorted(map(repr, reachable(menu))) == sorted(map(repr, offers))


def test_no_two_offers_look_alike(lang: Lang) -> None:
    for table, seat in decisions(3, seed=4):
        groups = PICTURE.group(GAME.view(table.state, seat), GAME.legal_moves(table.state, seat))
        whole = [offer.whole.plain for group in groups for offer in group.moves]
        assert len(set(whole)) == len(whole)
        for group in groups:
            labels = [offer.label.plain for offer in group.moves]
            assert len(set(labels)) == len(labels)


def test_numbers_outside_the_menu_lead_nowhere(lang: Lang) -> None:
    table, seat = next(decisions(2, seed=5))
    menu = Menu(PICTURE.group(GAME.view(table.state, seat), GAME.legal_moves(table.state, seat)))
    for number in (0, len(menu.labels()) + 1):
        with pytest.raises(LookupError):
            menu.pick(number)


def test_every_question_has_rules_that_exist(lang: Lang) -> None:
    book = load_rulebook(GAME)
    asked = set()
    for table, seat in decisions(2, seed=6):
        view = GAME.view(table.state, seat)
        asked.add(view.step)
        assert PICTURE.asked(view)
        for rule_id in PICTURE.rules_now(view):
            assert book.find(rule_id) is not None
    assert len(asked) > 5
    for thing in (*(b.id for b in BUILDINGS), *(f"advisor_{a.number}" for a in ADVISORS)):
        (rule_id,) = PICTURE.rules_about(thing)
        rule = book.find(rule_id)
        assert rule is not None
        assert GAME.terms[thing].said(lang) in rule.text(lang)
