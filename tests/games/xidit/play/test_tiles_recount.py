"""Tiles and Titans in whole games, told a second time by a bookkeeper of the events (XI-11, XI-12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import Event
from tafelrunde.games.xidit.play import events as happened
from tafelrunde.games.xidit.play.state import State
from tafelrunde.games.xidit.secrecy.seen import Lair
from tests.games.rule_table import Played
from tests.games.xidit.bookkeeping import Bookkeeper
from tests.games.xidit.facts import TILES, TILES_OF_THREE
from tests.games.xidit.table import (
    MODES,
    NAMES,
    busy_move,
    lively_game,
    played_out,
    position,
    recruitment,
    threat,
    view,
)

SEEDS = range(6)


def waking_game(seats: int, seed: int, length: str) -> Iterator[Played]:
    """Everybody has units in plenty, and few tiles are in the game: Titans awake more than once."""
    given: dict[str, Any] = {name: {"units": "MMMAAAIICCB"} for name in NAMES[:seats]}
    given |= {"next_recruit": 2, "recruit_pile": (8,), "recruit_hidden": 1}
    given |= {"next_threat": 3, "threat_pile": (6,)}
    on_map = {1: recruitment(), **{tile: threat() for tile in (5, 7, 10, 12, 16)}}
    state = position(NAMES[:seats], {"length": length, "memory_aid": "on"}, cities=on_map, **given)
    return played_out(state, Seeded(seed), busy_move)


@pytest.mark.parametrize(("seats", "length"), MODES)
def test_xi_11_1_xi_11_8_xi_11_9_xi_11_16_a_second_bookkeeper_agrees_in_whole_games(
    seats: int, length: str
) -> None:
    printed = {number: row[0] for number, row in (TILES_OF_THREE if seats == 3 else TILES).items()}
    turned = 0
    for seed in SEEDS:
        games = lively_game(seats, seed, {"length": length, "memory_aid": "on"})
        books: Bookkeeper | None = None
        for played in games:
            books = books or Bookkeeper(view(played.before), printed)
            books.follow(played.events)
            books.compare(view(played.after))
            if active_is_player(played.after):
                books.settled()
        assert books is not None
        turned += books.count["PileTurned"]
    assert turned > 0


def active_is_player(state: State) -> bool:
    """Not in the middle of renewing: a city whose rewards are being taken still has its tile."""
    return view(state).step in ("programme", "titan", "census", "over")


@pytest.mark.parametrize(("seats", "length"), MODES)
def test_xi_12_4_xi_12_5_xi_12_8_xi_12_17_awakenings_of_whole_games(seats: int, length: str) -> None:
    printed = {number: row[0] for number, row in (TILES_OF_THREE if seats == 3 else TILES).items()}
    times: list[int] = []
    for seed in SEEDS:
        books: Bookkeeper | None = None
        for played in waking_game(seats, seed, length):
            books = books or Bookkeeper(view(played.before), printed)
            books.follow(played.events)
            books.compare(view(played.after))
            compare_titans(view(played.before).titans, played.events, view(played.after).titans)
        assert books is not None
        assert books.count["TitansWoke"] == books.count["ReinforcementsArrived"]
        times.append(books.count["TitansWoke"])
    assert max(times) > 1


def compare_titans(before: tuple[Lair, ...], events: list[Event], after: tuple[Lair, ...]) -> None:
    """Piles change by awakenings and by Titans that are beaten, and by nothing else."""
    piles = [(set(lair.sleeping), lair.raging) for lair in before]
    for event in events:
        if isinstance(event, happened.TitanBeaten):
            place = [raging for _, raging in piles].index(event.titan)
            piles[place] = (piles[place][0], None)
        elif isinstance(event, happened.TitansWoke):
            sleeping = [number for number, (names, raging) in enumerate(piles) if names and raging is None]
            assert len(event.titans) == len(sleeping)
            for number, titan in zip(sleeping, event.titans, strict=True):
                piles[number] = (piles[number][0] - {titan}, titan)
    assert piles == [(set(lair.sleeping), lair.raging) for lair in after]
