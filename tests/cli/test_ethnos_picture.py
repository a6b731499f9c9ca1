"""The board and the menus of Ethnos, over whole games: nothing is cut off, nothing cannot be chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from io import StringIO
from itertools import islice
from typing import Any

import pytest
from rich.console import Console

from tafelrunde.cli.language import language, use_language
from tafelrunde.cli.pictures import ARMS, Scene, find_picture
from tafelrunde.cli.pictures.ethnos.cards import HELD, OPEN
from tafelrunde.cli.pictures.ethnos.rules import STEP_RULES, TRIBE_RULES
from tafelrunde.cli.play.explanations import rules_called
from tafelrunde.cli.play.menu import Menu
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import LANGS, Event, Lang
from tafelrunde.engine.rulebook import load_rulebook
from tafelrunde.games.ethnos import GAME
from tafelrunde.games.ethnos.box.data import KINGDOMS, TRIBES
from tafelrunde.games.ethnos.play.events import CardDealt
from tafelrunde.games.ethnos.play.moves import Keep, PlayBand
from tests.cli.ethnos_positions import NAMES, decisions

PICTURE = find_picture(GAME)
CHOSEN = {"tribes": "chosen", "decline_abilities": "allowed"}


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


def board(view: Any, seats: int, width: int = 100, moves: Any = ()) -> list[str]:
    scene = Scene(view, NAMES[:seats], width, width < 100, moves)
    return drawn(PICTURE.board(scene), width)


# Lines: what does not depend on the table, then one for each seat and tribe, and one for each seat's bands.
@pytest.mark.parametrize(("width", "fixed", "bands"), [(100, 5, True), (120, 5, True), (80, 3, False)])
@pytest.mark.parametrize("seats", [2, 6])
def test_the_board_fits_on_the_screen(seats: int, width: int, fixed: int, bands: bool, lang: Lang) -> None:
    tribes = 5 if seats == 2 else 6
    for table, seat in islice(decisions(seats, seed=seats), 0, None, 4):
        view, moves = GAME.view(table.state, seat), GAME.legal_moves(table.state, seat)
        lines = board(view, seats, width, moves)
        assert len(lines) <= fixed + seats + tribes + (1 + seats) * bands
        assert max(len(line) for line in lines) <= width
        if bands:
            assert {len(line) for line in lines} == {width}


def screens(seats: int, width: int) -> list[int]:
    """Here and there in a whole game: lines for board, question, menu and prompt."""
    found = []
    for table, seat in islice(decisions(seats, seed=seats + 10), 0, None, 3):
        view, moves = GAME.view(table.state, seat), GAME.legal_moves(table.state, seat)
        menu = drawn(Menu(PICTURE.group(view, moves)).shown(), width)
        found.append(len(board(view, seats, width, moves)) + len(menu) + 2)
    return found


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_board_and_question_fit_on_one_screen(seats: int, lang: Lang) -> None:
    assert max(screens(seats, 100)) <= 35


@pytest.mark.parametrize("seats", [2, 4])
def test_board_and_question_fit_on_a_small_screen_but_for_rare_hands(seats: int, lang: Lang) -> None:
    lines = screens(seats, 80)
    assert sum(count > 24 for count in lines) <= len(lines) // 50
    assert max(lines) <= 26


@pytest.mark.parametrize("width", [100, 80])
def test_the_board_names_everybody_and_everything(width: int, lang: Lang) -> None:
    for table, seat in islice(decisions(6, seed=1), 0, None, 9):
        view = GAME.view(table.state, seat)
        seen = "\n".join(board(view, 6, width))
        for place, name in enumerate(NAMES):
            assert f" {ARMS[place][0]}  {name[:6]}" in seen
        for kingdom in KINGDOMS:
            assert kingdom.colour.said(lang) in seen
            assert width == 80 or kingdom.name.said(lang) in seen
        for tribe in TRIBES:
            shown = tribe.plural.said(lang)
            assert (f" {shown[0].upper()}{shown[1:]}" in seen) == (tribe.id in view.tribes)
        assert "…" not in seen.replace("Fridolin…", "").replace("Fridolin …", "")  # only his name is long


@pytest.mark.parametrize("width", [100, 80])
def test_every_open_card_and_every_card_in_hand_is_drawn_once(width: int, lang: Lang) -> None:
    for table, seat in islice(decisions(4, seed=2), 0, None, 3):
        view = GAME.view(table.state, seat)
        if view.step == "over":
            continue
        seen = "\n".join(board(view, 4, width))
        signs = 2 if width == 100 else 1  # in heading and legend
        assert seen.count(OPEN) == len(view.market) + signs
        assert seen.count(HELD) == len(view.hand) + signs


def test_hidden_cards_never_appear_in_the_pictures_of_others(lang: Lang) -> None:
    """Everything that is drawn stays the same when the cards that a seat cannot know change places."""
    changed = 0
    for table, acting in islice(decisions(3, seed=3), 0, None, 9):
        for seat in (*range(3), None):
            other = GAME.resample(table.state, seat, Seeded(acting))
            changed += GAME.dump(other) != GAME.dump(table.state)
            views = [GAME.view(state, seat) for state in (table.state, other)]
            first, second = ([board(view, 3), *parts(view)] for view in views)
            assert first == second
    assert changed > 30


def parts(view: Any) -> list[list[str]]:
    return [drawn(PICTURE.province(Scene(view, NAMES[:3], 100, False), seat), 100) for seat in range(3)]


def test_the_part_of_a_seat_shows_its_bands_and_only_the_own_hand(lang: Lang) -> None:
    words = {"en": ("In hand:", "Known to be in hand:"), "de": ("Auf der Hand:", "Bekannt auf der Hand:")}[
        lang
    ]
    seen = Counter[str]()
    for table, seat in islice(decisions(3, seed=4), 0, None, 5):
        view = GAME.view(table.state, seat)
        for place, lines in enumerate(parts(view)):
            text = "\n".join(lines)
            assert NAMES[place] in lines[0]
            assert text.count("→") == len(view.players[place].bands)
            own = place == seat and bool(view.hand)
            assert (words[0] in text) == own
            assert (words[1] in text) == (place != seat and bool(view.players[place].known))
            seen.update(word for word in words if word in text)
    assert set(seen) == set(words)


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


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {}), (4, CHOSEN), (6, {})])
def test_every_offer_can_be_chosen_by_numbers_once_and_none_look_alike(
    seats: int, options: dict[str, str], lang: Lang
) -> None:
    for table, seat in decisions(seats, seats + 30, options):
        offers = GAME.legal_moves(table.state, seat)
        groups = PICTURE.group(GAME.view(table.state, seat), offers)
        assert sorted(map(repr, reachable(Menu(groups)))) == sorted(map(repr, offers))
        whole = [offer.whole.plain for group in groups for offer in group.moves]
        assert len(set(whole)) == len(whole)
        for group in groups:
            labels = [offer.label.plain for offer in group.moves]
            assert len(set(labels)) == len(labels)


def test_the_first_menu_is_short_and_the_largest_come_first(lang: Lang) -> None:
    largest = 0
    for table, seat in decisions(4, seed=5):
        moves = GAME.legal_moves(table.state, seat)
        groups = PICTURE.group(GAME.view(table.state, seat), moves)
        leaders = {move.leader for move in moves if isinstance(move, PlayBand)}
        assert len(groups) <= max(10, 2 + len(leaders))
        for group in groups:
            of_band = [len(o.move.others) for o in group.moves if isinstance(o.move, PlayBand)]
            assert of_band == sorted(of_band, reverse=True)
        kept = [len(g.moves[0].move.cards) for g in groups if isinstance(g.moves[0].move, Keep)]
        assert kept == sorted(kept, reverse=True)
        largest = max(largest, len(moves))
    assert largest > 50


def test_a_band_says_truly_where_its_marker_goes(lang: Lang) -> None:
    """An arrow if and only if the band brings a marker or asks for a kingdom."""
    brought = Counter[bool]()
    for table, seat in decisions(4, seed=6):
        view = GAME.view(table.state, seat)
        for group in PICTURE.group(view, GAME.legal_moves(table.state, seat)):
            offer = group.moves[0]
            if isinstance(offer.move, PlayBand):
                after = table.state.copy()
                events: list[Event] = []
                GAME.play(after, seat, offer.move, events)
                kinds = [str(event.__struct_config__.tag) for event in events]
                marker = "marker_placed" in kinds or GAME.view(after, seat).step == "kingdom"
                assert ("→" in offer.whole.plain) == marker, offer.whole.plain
                brought[marker] += 1
    assert min(brought[True], brought[False]) > 10


def test_every_question_has_rules_that_exist(lang: Lang) -> None:
    book = load_rulebook(GAME)
    asked = set()
    for seed in range(6):
        for table, seat in decisions(4, seed, CHOSEN):
            view = GAME.view(table.state, seat)
            asked.add(view.step)
            assert PICTURE.asked(view)
            assert all(book.find(rule_id) is not None for rule_id in PICTURE.rules_now(view))
    assert asked >= set(STEP_RULES)


@pytest.mark.parametrize("tribe", TRIBES, ids=lambda tribe: str(tribe.id))
def test_a_tribe_by_any_of_its_names_leads_to_its_rules(tribe: Any, lang: Lang) -> None:
    for name in (tribe.id, tribe.plural.en, tribe.plural.de):
        rules = rules_called(GAME, PICTURE, name)
        assert {rule.id for rule in rules} == set(TRIBE_RULES[tribe.id])
        named = (tribe.name.said(lang).lower(), tribe.plural.said(lang).lower())
        assert rules[0].text(lang).lower().startswith(named)


@pytest.mark.parametrize("kingdom", KINGDOMS, ids=lambda kingdom: str(kingdom.id))
def test_a_kingdom_leads_to_its_rules(kingdom: Any) -> None:
    found = {rule.id for rule in rules_called(GAME, PICTURE, kingdom.name.en)}
    assert {"ET-1.2", "ET-5.3"} <= found


def test_points_add_up_and_have_names(lang: Lang) -> None:
    *_, (table, _seat) = decisions(4, seed=7)
    view = GAME.view(table.state, None)
    for seat in range(4):
        total, reasons = PICTURE.points(view, seat)
        assert total == sum(reasons.values())
        assert all(PICTURE.reason(name) for name in reasons)


def test_cards_dealt_to_others_are_no_news() -> None:
    assert PICTURE.is_news(CardDealt(0, "elf_red"))
    assert not PICTURE.is_news(CardDealt(0, None))
