"""Map, table of cities and menus of Xidit, over whole games: nothing is cut off, nothing cannot be chosen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from io import StringIO
from itertools import islice
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from tafelrunde.cli.language import language, use_language
from tafelrunde.cli.pictures import ARMS, Scene, find_picture
from tafelrunde.cli.pictures.xidit.canvas import BRAILLE, Canvas
from tafelrunde.cli.pictures.xidit.chart import Chart, is_inside
from tafelrunde.cli.pictures.xidit.places import box_of, road_from
from tafelrunde.cli.pictures.xidit.roads import LINES, draw_road
from tafelrunde.cli.pictures.xidit.rules import ABOUT, BEGINNINGS, STEP_RULES
from tafelrunde.cli.pictures.xidit.words import say, unit_row
from tafelrunde.cli.play.explanations import rules_called
from tafelrunde.cli.play.menu import Menu
from tafelrunde.engine.contract import LANGS, Lang
from tafelrunde.engine.rulebook import load_rulebook
from tafelrunde.games.xidit import GAME
from tafelrunde.games.xidit.box.data import RECONSTRUCTION, REGIONS, reconstruction
from tafelrunde.games.xidit.play.box import COLOUR_NAMES, unit_names
from tafelrunde.games.xidit.play.moves import AddStory, PlaceIdrakys, Show
from tests.cli.xidit_positions import NAMES, decisions

PICTURE = find_picture(GAME)
TITANS_WAKE = (5, 0)
"""Seats and seed of a game in which Titans are fought."""


@pytest.fixture(params=LANGS)
def lang(request: pytest.FixtureRequest) -> Iterator[Lang]:
    before = language()
    use_language(request.param)
    yield request.param
    use_language(before)


def drawn(thing: Any, width: int) -> list[str]:
    console = Console(file=StringIO(), width=width, highlight=False, markup=False, emoji=False)
    console.print(thing, soft_wrap=False)
    return console.file.getvalue().splitlines()  # type: ignore[attr-defined, no-any-return]


@cache
def moments(seats: int, seed: int) -> tuple[tuple[Any, int, Any], ...]:
    """Of a game: every view before a decision, whose it is, and what is on offer if that is a list."""
    found = []
    for table, seat in decisions(seats, seed):
        offers = GAME.legal_moves(table.state, seat)
        moves = () if hasattr(offers, "sample") else tuple(offers)
        found.append((GAME.view(table.state, seat), seat, moves))
    return tuple(found)


def board(view: Any, width: int = 100, moves: Any = ()) -> list[str]:
    return drawn(PICTURE.board(Scene(view, NAMES[: len(view.players)], width, width < 100, moves)), width)


@pytest.mark.parametrize(("width", "lines"), [(100, 31), (120, 31), (80, 18)])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_board_fits_on_the_screen(seats: int, width: int, lines: int, lang: Lang) -> None:
    for view, _seat, moves in islice(moments(seats, 0), 0, None, 17):
        shown = board(view, width, moves)
        assert len(shown) <= lines
        assert max(len(line) for line in shown) <= width
        if width >= 100:
            assert {len(line) for line in shown} == {width}


@pytest.mark.parametrize("width", [80, 100])
def test_every_city_stands_on_the_board_with_its_tile(width: int, lang: Lang) -> None:
    for view, _seat, _moves in islice(moments(4, 0), 0, None, 9):
        text = "\n".join(board(view, width))
        box = box_of(view)
        for city in view.cities:
            if city.tile == "recruitment":
                assert f"+{unit_row(city.units)}" in text
            elif city.tile == "threat":
                assert f"!{unit_row(unit_names(box.cost[city.id]))}" in text
        if width == 100:
            numbered = [line[1:63] for line in board(view, width)[1:-3]]
            for city in view.cities:
                assert any(f" {city.id}" in line for line in numbered), city.id


def test_figures_guilds_and_names_are_told_by_arms(lang: Lang) -> None:
    for view, _seat, _moves in islice(moments(5, 0), 5, None, 11):
        lines = board(view)
        chart = "\n".join(line[1:63] for line in lines)
        for seat, name in enumerate(NAMES):
            assert f"{ARMS[seat][0]} {name[:9]}" in "\n".join(lines)
            assert ARMS[seat][0] in chart
        for city in view.cities:
            if city.guild is not None:
                assert f"{ARMS[city.guild][0]}▲{city.height}" in chart


def test_regions_show_values_and_bards_and_hide_the_bastion(lang: Lang) -> None:
    *_, (last, seat, _moves) = [moment for moment in moments(4, 0) if moment[0].step == "programme"]
    text = "\n".join(board(last))
    box = box_of(last)
    for index, region in enumerate(REGIONS):
        assert f"{say(f'region-{region}')} {box.first[index]}/{box.second[index]}" in text
    others = [arms for place, (arms, _style) in enumerate(ARMS[:4]) if place != seat]
    assert all(f"{arms}?" in text for arms in others)
    assert any(player.bards for player in last.players)


@pytest.mark.parametrize("seats", [4, 5])
def test_the_name_of_a_region_stands_in_it(seats: int, lang: Lang) -> None:
    for view, _seat, _moves in islice(moments(seats, 0), 0, None, 13):
        chart = Chart(view, 62, 26)
        lines = [line.plain for line in chart.draw()]
        for region in chart.box.printed.regions:
            title = f"{say(f'region-{region.id}')} {region.first}/{region.second}"
            found = [re.search(rf"(?<![\w-]){re.escape(title)}", line) for line in lines]
            ((row, at),) = [(row, place.start()) for row, place in enumerate(found) if place is not None]
            border = [chart.cell(chart.at[city]) for city in region.ring]
            assert is_inside((at + len(title) // 2, row), border), region.id


def test_regions_that_are_empty_with_three_players_have_no_value(lang: Lang) -> None:
    text = "\n".join(board(moments(3, 0)[4][0]))
    for corner in ("corner1", "corner2"):
        assert say("region-empty", name=say(f"region-{corner}")) in text
    assert say("assessments-dummy") in text
    assert all(str(value) in text for value in (6, 5, 4))


@pytest.mark.parametrize("width", [80, 100])
def test_the_board_says_that_it_is_our_reconstruction(width: int, lang: Lang) -> None:
    assert reconstruction().id == RECONSTRUCTION
    said = board(moments(3, 0)[0][0], width)[-1]
    assert {"en": "our own reconstruction", "de": "eigene Rekonstruktion"}[lang] in said
    assert {"en": "not the printed values", "de": "nicht die gedruckten Werte"}[lang] in said


def test_other_values_are_named_instead() -> None:
    corrections = {"title": "As printed in my copy", "titans": {"T3a": {"gold": 9}}}
    view = GAME.view(GAME.setup(4, {}, corrections), 0)
    assert "As printed in my copy" in board(view)[-1]
    assert "reconstruction" not in board(view)[-1]


# --- roads ------------------------------------------------------------------------------------------


def cells(colour: str, end: tuple[int, int]) -> list[list[int]]:
    canvas = Canvas(40, 20)
    draw_road(canvas, (4, 4), end, colour)
    return canvas.dots


@pytest.mark.parametrize("end", [(76, 4), (4, 76), (76, 76), (76, 30)])
def test_roads_differ_without_colour(end: tuple[int, int]) -> None:
    """Black is a double line, blue a single longer one, red has gaps; no two look alike."""
    dots = {colour: cells(colour, end) for colour in LINES}
    counts = {colour: sum(cell.bit_count() for row in rows for cell in row) for colour, rows in dots.items()}
    assert counts["black"] > 1.3 * counts["blue"]
    assert counts["blue"] > 1.3 * counts["red"]
    assert dots["black"] != dots["blue"] != dots["red"]


def test_the_lines_of_a_canvas_hide_behind_words_only() -> None:
    canvas = Canvas(10, 2)
    canvas.dot(0, 0, "red")
    canvas.dot(-1, 0, "red")
    canvas.dot(0, 99, "red")
    canvas.write(8, 1, Text("abc"))
    first, second = (line.plain for line in canvas.lines())
    assert first == chr(BRAILLE + 1) + " " * 9
    assert second == " " * 8 + "ab"


def test_every_road_can_be_read_from_the_table_of_cities(lang: Lang) -> None:
    view = moments(5, 0)[6][0]
    text = "\n".join(board(view, 80))
    box = box_of(view)
    for city in range(1, 22):
        roads = [road_from(box, city, colour) for colour in COLOUR_NAMES]
        signs = " ".join(f"{sign}{end}" for sign, end in zip("═╌∿", roads, strict=True) if end)
        assert f"{city:2d} {signs}" in text


# --- menus ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 5])
def test_every_offer_can_be_chosen_by_number(seats: int, lang: Lang) -> None:
    for view, _seat, moves in moments(seats, 0):
        if not moves:
            continue
        menu = Menu(PICTURE.group(view, moves))
        reached = []
        for number in menu.numbers():
            move = menu.pick(number)
            if move is None:
                reached += [menu.pick(inner) for inner in menu.numbers()]
                menu.pick(0)
            else:
                reached.append(move)
        assert sorted(map(repr, reached)) == sorted(map(repr, moves))
        labels = [label.plain for label in menu.labels()]
        assert all(labels)
        assert max(len(line) for line in drawn(menu.shown(), 100)) <= 100


def test_cities_and_units_are_chosen_by_their_own_numbers() -> None:
    for view, _seat, moves in moments(5, 0):
        for move in moves:
            if isinstance(move, (PlaceIdrakys, AddStory)):
                assert Menu(PICTURE.group(view, moves)).pick(move.city) == move
            elif isinstance(move, Show):
                assert Menu(PICTURE.group(view, moves)).pick(move.count) == move


def test_a_number_that_is_no_offer_is_told_which_there_are() -> None:
    view, _seat, moves = moments(5, 0)[1]
    menu = Menu(PICTURE.group(view, moves))
    taken = next(player.city for player in view.players if player.city)
    with pytest.raises(LookupError):
        menu.pick(taken)
    assert "21" in menu.wanted()
    assert f" {taken}," not in menu.wanted()


def test_what_is_asked_names_the_numbers_it_is_about(lang: Lang) -> None:
    seen = set()
    for view, seat, _moves in (*moments(*TITANS_WAKE), *moments(3, 0), *moments(4, 0)):
        asked = PICTURE.asked(view)
        assert asked
        seen.add(view.step)
        if view.step == "census":
            assert str((view.players[seat].units or {}).get(view.counting, 0)) in asked
        if view.step == "bards":
            assert str(view.players[seat].city) in asked
    assert seen >= {"place", "programme", "titan", "rewards", "bards", "dummy", "census", "census_bards"}


# --- one seat, points, rules ------------------------------------------------------------------------


def test_the_part_of_a_seat_hides_what_its_screen_hides(lang: Lang) -> None:
    *_, (view, seat, _moves) = [moment for moment in moments(4, 0) if moment[0].step == "programme"]
    scene = Scene(view, NAMES[:4], 100, False)
    own = "\n".join(drawn(PICTURE.province(scene, seat), 100))
    other = "\n".join(drawn(PICTURE.province(scene, (seat + 1) % 4), 100))
    assert say("screen-hidden") not in own
    assert say("screen-hidden") in other
    assert "Gold" not in other


def test_points_are_those_of_the_result_once_everything_lies_open() -> None:
    for seats in (3, 4, 5):
        *_, (table, _seat) = decisions(seats, 0)
        result = GAME.result(table.state)
        assert result is not None
        view = GAME.view(table.state, None)
        for place in result.seats:
            assert PICTURE.points(view, place.seat) == (place.points, place.reasons)
            assert all(PICTURE.reason(reason) for reason in place.reasons)


def test_rules_that_the_picture_names_exist(lang: Lang) -> None:
    book = load_rulebook(GAME)
    for rules in (*STEP_RULES.values(), *ABOUT.values(), *BEGINNINGS.values()):
        for rule in rules:
            assert book.find(rule) is not None, rule
    for word in (
        "Bastion",
        "Festung",
        "archers",
        "Kampfmagier",
        "T4a",
        "17",
        "gold",
        "wealth",
        "rot",
        "wait",
    ):
        assert rules_called(GAME, PICTURE, word), word
