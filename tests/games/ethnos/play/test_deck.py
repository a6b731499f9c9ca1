"""The deck has no order: CHANCE names the top card, with the odds that a shuffled deck would give.

Seeds are fixed; the bounds are those that a right deck exceeds with one seed in a thousand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.games.ethnos import GAME
from tafelrunde.games.ethnos.box.data import KINGDOMS, TRIBES
from tafelrunde.games.ethnos.play.events import MarketLaid
from tafelrunde.games.ethnos.play.moves import Deal, Reveal
from tafelrunde.games.ethnos.play.state import State
from tests.games.ethnos.table import SEAT_COUNTS, TWO, chance, fresh, position, random_game, view
from tests.games.rule_table import told

DRAGON = "dragon"
COLOURS = [kingdom.id for kingdom in KINGDOMS]
ELSEWHERE = ("centaur", "dwarf", "elf", "giant")
UPPER, LOWER = 6, 6
DECKS = 6_000


def bound(degrees: int) -> float:
    """The chi-square value that chance exceeds once in a thousand times (Wilson and Hilferty)."""
    part = 2 / (9 * degrees)
    return float(degrees * (1 - part + 3.09 * part**0.5) ** 3)


def deviation(found: Iterable[Hashable], odds: Mapping[Any, float]) -> float:
    """Chi-square of what was found against its odds, as a share of the bound: above 1 is too much."""
    counts = Counter(found)
    total = counts.total()
    assert set(counts) <= set(odds)
    assert abs(sum(odds.values()) - 1) < 1e-9
    chi_square = sum((counts[key] - total * share) ** 2 / (total * share) for key, share in odds.items())
    return chi_square / bound(len(odds) - 1)


def uniform(keys: Iterable[Hashable]) -> dict[Hashable, float]:
    values = list(keys)
    return dict.fromkeys(values, 1 / len(values))


def small_deck() -> State:
    """Twelve wizards and the dragons; somebody draws them all. The other tribes lie in the market."""
    market = [f"2 {colour} {tribe}" for tribe in ELSEWHERE for colour in COLOURS]
    return position(names=TWO, step="draw", drawing=12, tribes=["wizard"], market=market, upper=UPPER)


def draw_out(state: State, rng: Seeded) -> list[str]:
    """The deck from the top down to the third dragon or to the last card wanted."""
    cards: list[str] = []
    while view(state).step == "draw" and cards.count(DRAGON) < 3:
        top: Reveal = GAME.chance(state, rng)
        cards.append(top.card.removeprefix("wizard_"))
        chance(state, top)
    return cards


@cache
def decks() -> list[list[str]]:
    """Many decks, each from its top to where the age ends or all allies are drawn."""
    rng = Seeded(2017)
    start = small_deck()
    return [draw_out(start.copy(), rng) for _ in range(DECKS)]


def dragons_below(deck: list[str]) -> tuple[int, ...]:
    """Places of the dragons in the lower half; a deck that is drawn out has the missing ones at its end."""
    seen = [place for place, card in enumerate(deck[UPPER:]) if card == DRAGON]
    missing = 3 - len(seen)
    return (*seen, *range(LOWER + 3 - missing, LOWER + 3))


def test_et_1_23_no_dragon_is_ever_in_the_upper_half() -> None:
    assert not any(DRAGON in deck[:UPPER] for deck in decks())


def test_et_1_22_all_places_of_the_three_dragons_in_the_lower_half_are_equally_likely() -> None:
    places = uniform(combinations(range(LOWER + 3), 3))

    assert len(places) == 84
    assert deviation(map(dragons_below, decks()), places) <= 1


@pytest.mark.parametrize("place", range(LOWER + 3))
def test_et_1_22_each_card_of_the_lower_half_is_a_dragon_with_one_chance_in_three(place: int) -> None:
    found = [place in dragons_below(deck) for deck in decks()]

    assert deviation(found, {True: 3 / (LOWER + 3), False: LOWER / (LOWER + 3)}) <= 1


@pytest.mark.parametrize("place", range(UPPER))
def test_et_2_7_any_colour_may_come_at_any_place_of_the_upper_half(place: int) -> None:
    assert deviation([deck[place] for deck in decks()], uniform(COLOURS)) <= 1


@pytest.mark.parametrize("place", range(UPPER, UPPER + LOWER))
def test_et_2_7_any_colour_may_come_at_any_place_of_the_lower_half(place: int) -> None:
    cards = [deck[place] for deck in decks() if len(deck) > place and deck[place] != DRAGON]

    assert deviation(cards, uniform(COLOURS)) <= 1


@pytest.mark.parametrize(("one", "other"), [(0, 1), (0, 5), (4, 5), (5, 6), (1, 7)])
def test_et_2_7_two_places_hold_the_same_colour_as_often_as_in_a_shuffled_deck(one: int, other: int) -> None:
    pairs = [(deck[one], deck[other]) for deck in decks() if len(deck) > other and deck[other] != DRAGON]

    assert deviation([first == second for first, second in pairs], {True: 1 / 11, False: 10 / 11}) <= 1


def test_the_measure_notices_dragons_that_come_too_early() -> None:
    rng = Seeded(1)
    early = [tuple(sorted({0, 1, 2} if rng.below(20) == 0 else dragons_below(deck))) for deck in decks()]

    assert deviation(early, uniform(combinations(range(LOWER + 3), 3))) > 1


def at_the_deal(seats: int) -> State:
    """A new table that is about to deal: two tribes of unusual size among the others."""
    names = ["centaur", "dwarf", "elf", "halfling", "skeleton", "wizard"][6 - len(tribes_of(seats)) :]
    state = fresh(seats)
    chance(state, "first 1")
    chance(state, f"tribes {', '.join(names)}")
    chance(state, GAME.chance(state, Seeded(seats)))
    return state


def tribes_of(seats: int) -> range:
    return range(5 if seats < 4 else 6)


def odds_of_cards(tribes: Iterable[str]) -> dict[Hashable, float]:
    """Each card of the box is as likely as each other one."""
    cards: Counter[Hashable] = Counter()
    for tribe in TRIBES:
        if tribe.id == "skeleton" and tribe.id in tribes:
            cards[tribe.id] = tribe.cards
        elif tribe.id in tribes:
            cards.update({f"{tribe.id}_{colour}": tribe.cards for colour in COLOURS})
    return {card: count / cards.total() for card, count in cards.items()}


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_1_19_et_1_20_every_card_is_dealt_and_turned_up_as_often_as_it_is_in_the_box(seats: int) -> None:
    state, rng = at_the_deal(seats), Seeded(seats)
    deals = [GAME.chance(state, rng) for _ in range(2_000)]
    odds = odds_of_cards(view(state).tribes)

    for cards in (
        [deal.hands[0] for deal in deals],
        [deal.hands[-1] for deal in deals],
        [deal.market[0] for deal in deals],
        [deal.market[-1] for deal in deals],
    ):
        assert deviation(cards, odds) <= 1


def listed_odds(state: State) -> dict[str, float]:
    outcomes = GAME.outcomes(state)
    assert outcomes is not None
    return {move.card: share for move, share in outcomes}


@pytest.mark.parametrize("drawn", [0, 1, 2])
def test_et_1_22_the_listed_odds_are_those_of_chance_itself(drawn: int) -> None:
    state = position(step="draw", upper=0, dragons=drawn, tribes=["halfling", "skeleton"])
    odds = listed_odds(state)
    allies = view(state).deck - (3 - drawn)
    rng = Seeded(drawn)

    assert odds[DRAGON] == pytest.approx((3 - drawn) / (allies + 3 - drawn))
    assert deviation([GAME.chance(state, rng).card for _ in range(6_000)], odds) <= 1


def test_et_1_23_the_listed_odds_have_no_dragon_before_the_lower_half() -> None:
    state = position(step="draw", upper=1)

    assert DRAGON not in listed_odds(state)
    chance(state, GAME.chance(state, Seeded(1)))
    assert view(state).upper == 0


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_1_23_in_whole_games_dragons_come_only_after_the_upper_half(seats: int) -> None:
    for played in random_game(seats, seed=40 + seats):
        if isinstance(played.move, Reveal) and played.move.card == DRAGON:
            assert view(played.before).upper == 0


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_1_20_the_market_is_told_as_it_is_seen_in_whatever_order_it_came_up(seats: int) -> None:
    for played in random_game(seats, seed=seats):
        if isinstance(played.move, Deal):
            other = played.before.copy()
            events = chance(other, Deal(played.move.hands, played.move.market[::-1]))

            assert events == played.events
            (laid,) = told(events, MarketLaid)
            assert laid.cards == view(other).market
