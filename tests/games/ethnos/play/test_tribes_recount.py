"""Whole games kept score of a second time, from what lies on the table and the figures of the facts sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count, islice
from typing import Any

import pytest

from tafelrunde.engine.contract import Event
from tafelrunde.games.ethnos import GAME
from tafelrunde.games.ethnos.play import events as happened
from tests.games.ethnos import facts
from tests.games.ethnos.table import SEAT_COUNTS, glory, random_game, view
from tests.games.rule_table import Played, told

TIMES = 5
SETUP_MOVES = 2
"""The first player and the tribes."""


class Scorekeeper:
    """Knows only which pieces were put where, never how much glory the game says they brought."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.glory = [0] * seats
        self.tokens: dict[str, tuple[int, ...]] = {}
        self.markers: Counter[tuple[int, str]] = Counter()
        self.spaces = [0] * seats
        self.hordes: list[set[str]] = [set() for _ in range(seats)]
        self.begin_age(1)

    def begin_age(self, age: int) -> None:
        self.age = age
        self.bands: list[tuple[int, str, tuple[str, ...]]] = []
        self.trolls: list[list[int]] = [[] for _ in range(self.seats)]
        self.giant: tuple[int, int] | None = None

    def note(self, event: Event) -> None:
        if type(event) in NOTES:
            NOTES[type(event)](self, event)

    def play_band(self, event: happened.BandPlayed) -> None:
        self.bands.append((event.seat, event.leader, event.others))

    def lay_tokens(self, event: happened.TokensLaid) -> None:
        self.tokens[event.kingdom] = event.tokens

    def place_marker(self, event: happened.MarkerPlaced) -> None:
        self.markers[event.seat, event.kingdom] += 1

    def swim(self, event: happened.MerfolkMoved) -> None:
        """The last band decides how far; the space told must be the one reached."""
        _seat, _leader, others = self.bands[-1]
        space = min(self.spaces[event.seat] + 1 + len(others), facts.MERFOLK_LAST)
        assert (event.space, event.markers) == (space, facts.symbols_between(self.spaces[event.seat], space))
        self.spaces[event.seat] = space

    def take_giant(self, event: happened.GiantTaken) -> None:
        seat, leader, others = self.bands[-1]
        assert leader.startswith("giant_")
        assert self.giant is None or 1 + len(others) > self.giant[1]
        self.giant = seat, 1 + len(others)
        self.glory[seat] += facts.GIANT_TAKEN

    def take_troll(self, event: happened.TrollTaken) -> None:
        self.trolls[event.seat].append(event.value)

    def grow_horde(self, event: happened.HordeGrew) -> None:
        assert event.colour not in self.hordes[event.seat]
        self.hordes[event.seat].add(event.colour)

    def plunder(self, event: happened.Plundered) -> None:
        self.glory[event.seat] += facts.HORDE_GLORY[len(self.hordes[event.seat])]
        self.hordes[event.seat] = set()

    def end_age(self, event: happened.AgeEnded) -> None:
        """Everything but plundering, which somebody may be asked about."""
        for kingdom, tokens in self.tokens.items():
            counts = [self.markers[seat, kingdom] for seat in range(self.seats)]
            self.add(facts.kingdom_glory(counts, self.trolls, tokens, self.age, both=False))
        self.add(facts.merfolk_glory(self.spaces, self.trolls, self.age))
        if self.giant is not None:
            self.glory[self.giant[0]] += facts.GIANT_HELD[self.seats][self.age - 1]
        for seat, leader, others in self.bands:
            self.glory[seat] += facts.band_glory(leader, others)
        self.begin_age(self.age + 1)

    def add(self, glories: list[int]) -> None:
        self.glory = [old + more for old, more in zip(self.glory, glories, strict=True)]


NOTES: dict[type[Event], Callable[[Scorekeeper, Any], None]] = {
    happened.BandPlayed: Scorekeeper.play_band,
    happened.TokensLaid: Scorekeeper.lay_tokens,
    happened.MarkerPlaced: Scorekeeper.place_marker,
    happened.MerfolkMoved: Scorekeeper.swim,
    happened.GiantTaken: Scorekeeper.take_giant,
    happened.TrollTaken: Scorekeeper.take_troll,
    happened.HordeGrew: Scorekeeper.grow_horde,
    happened.Plundered: Scorekeeper.plunder,
    happened.AgeEnded: Scorekeeper.end_age,
}


def seeds_with(tribe: str, seats: int) -> Iterator[int]:
    """Random games at such a table in which this tribe takes part."""
    for seed in count():
        moves = list(islice(random_game(seats, seed), SETUP_MOVES))
        if tribe in view(moves[-1].after).tribes:
            yield seed


def keep_score(seats: int, seed: int) -> tuple[Played, list[Event]]:
    """Plays a game beside a scorekeeper, who must agree after every move; returns its end and story."""
    keeper = Scorekeeper(seats)
    story: list[Event] = []
    for played in random_game(seats, seed):
        for event in played.events:
            keeper.note(event)
        story += played.events
        assert played.after.glory == keeper.glory
    return played, story


@pytest.mark.parametrize("tribe", facts.TRIBES)
def test_glory_is_as_counted_by_a_second_scorekeeper_with_every_tribe_at_every_table(tribe: str) -> None:
    cards: Counter[str] = Counter()
    for seats in SEAT_COUNTS:
        for seed in islice(seeds_with(tribe, seats), TIMES):
            last, story = keep_score(seats, seed)
            assert glory(last.after) == GAME.recount(story, seats)
            assert [sum(place.reasons.values()) for place in view(last.after).players] == glory(last.after)
            cards.update(cards_played(story))
    assert cards[tribe] >= TIMES * len(SEAT_COUNTS)


def cards_played(story: list[Event]) -> list[str]:
    """The tribes of all cards in bands."""
    bands = told(story, happened.BandPlayed)
    return [card.split("_")[0] for band in bands for card in (band.leader, *band.others)]
