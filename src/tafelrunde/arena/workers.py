"""The games of a contest, spread over processes of this machine; which of them plays one changes nothing."""

from __future__ import annotations

from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor
from itertools import chain, repeat
from multiprocessing import get_context

from tafelrunde.arena.bout import Bout, play_bout
from tafelrunde.arena.contest import Contest
from tafelrunde.arena.series import batches, end_when_interrupted


def play_portion(contest: Contest, numbers: range) -> list[Bout]:
    return [play_bout(contest, n) for n in numbers]


def portions(numbers: range, processes: int) -> list[range]:
    """Shared out as those of a series."""
    return [numbers[part.start : part.stop] for part in batches(len(numbers), processes)]


def run_here(contest: Contest, numbers: range, processes: int) -> Generator[Bout, None, None]:
    """In the order of the games; whoever stops listening ends it."""
    processes = max(1, min(processes, len(numbers)))
    if processes == 1:
        yield from map(play_bout, repeat(contest), numbers)
        return
    # Spawned, not forked: a fork copies the threads' locks of whoever shows the progress.
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=end_when_interrupted)
    try:
        played = pool.map(play_portion, repeat(contest), portions(numbers, processes))
        yield from chain.from_iterable(played)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
