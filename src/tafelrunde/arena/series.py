"""Many games, spread over processes; which process plays a game changes nothing about it."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context

import msgspec

from tafelrunde.arena.match import Outcome, Setting, play_match
from tafelrunde.bots import make_bot
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.options import check_seats, resolve
from tafelrunde.games import load_game

BATCHES_PER_PROCESS = 8
LARGEST_BATCH = 16
WORTH_A_PROCESS = 16
"""Fewer games than this per process take no longer than to start one."""


class Series(msgspec.Struct, frozen=True):
    setting: Setting
    games: int
    seed: int
    record: bool = False


def check_series(series: Series) -> None:
    """Refuses what no game can be played with, before the first one starts."""
    setting = series.setting
    game = load_game(setting.game)
    check_seats(game.meta, len(setting.bots))
    resolve(game.meta, setting.options)
    for name in setting.bots:
        make_bot(name, setting.game)
    game.setup(len(setting.bots), setting.options, setting.corrections)
    if series.games < 1:
        raise Complaint("series-too-short", {"games": series.games})


def seated(bots: tuple[str, ...], players: int) -> tuple[str, ...]:
    """The bots of all players: a shorter list repeats until every seat is filled."""
    if not bots or len(bots) > players:
        raise Complaint("series-bots", {"bots": len(bots), "players": players})
    return tuple(bots[player % len(bots)] for player in range(players))


def play_batch(series: Series, numbers: range) -> list[Outcome]:
    return [play_match(series.setting, number, series.seed, record=series.record) for number in numbers]


def batches(games: int, processes: int) -> list[range]:
    """The numbers of the games in portions: small enough to share out, large enough to send."""
    size = max(1, min(LARGEST_BATCH, games // (processes * BATCHES_PER_PROCESS)))
    return [range(start, min(start + size, games)) for start in range(0, games, size)]


def end_when_interrupted() -> None:
    """Ctrl-C reaches all processes: these have nothing to tidy up and nothing to say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def run_series(series: Series, processes: int) -> Iterator[list[Outcome]]:
    """The outcomes in the order of the games, a batch at a time."""
    check_series(series)
    processes = max(1, min(processes, series.games // WORTH_A_PROCESS))
    portions = batches(series.games, processes)
    if processes == 1:
        yield from map(play_batch, repeat(series), portions)
        return
    # Spawned, not forked: a fork copies the threads' locks of whoever shows the progress.
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=end_when_interrupted)
    try:
        yield from pool.map(play_batch, repeat(series), portions)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
