"""Many random games of every registered game and number of seats, under all laws: `python -m tests.soak`.

In every game the laws look at the first position, at the last, and at one drawn from every SHARE positions.
Of a long game they look at fewer, about EFFORT / moves: it has more on the table and more to tell, so that a
look takes longer. Undo is tried every twelfth time. With `--thorough` the laws look at every position.

Half of the games are played with the default options, the others with any; but of Lords of Xidit the long and
the short game are played equally often, as each is a mode of its own (`--option length=short` for one). A
campaign takes long: of these there is one for each seed, of 16 months, by three, four and seven in turn. What
breaks can be seen again with the command that is printed, and a soak goes on with the next `--seed`.

Campaigns can be played by bots instead (`--bots warlord,random,settler`, dealt out in turn), on a generated
world, for `--months` months; the last seat is the game master's. Of each of these campaigns the laws look at
about LOOKS positions.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import product
from multiprocessing import get_context
from typing import Any, NamedTuple

from tafelrunde.bots import bot_for
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.options import check_seats, resolve
from tafelrunde.games import CAMPAIGNS, game_ids, load_game
from tafelrunde.telling.complaints import said
from tests.contract.lively import any_offer, dealt
from tests.contract.obey import ALL, Laws, obey
from tests.contract.own_laws import OWN_LAWS
from tests.contract.tables import drawn_options, seat_counts
from tests.contract.walk import Broken, Walk
from tests.games.phoenix.settling import generated

SHARE = 5
MODES = {"xidit": ("length",)}
"""Options that make another game of it: 2,000 games of each mode."""
MOST_CAMPAIGNS = 200
"""However many games are asked for."""
EFFORT = 14_000
"""Moves times looks of a long game."""
LOOKS = 30
WAR_SEATS = (4, 6, 13)
"""Of campaigns that bots play."""
WORLDS = ((4, "hexagon 2"), (8, "hexagon 3"), (200, "erkenfara"))
"""For up to so many realms."""


class Task(NamedTuple):
    """One game to play."""

    game_id: str
    seats: int
    seed: int
    thorough: bool = False
    mode: tuple[tuple[str, str], ...] = ()
    """Options that are not drawn."""
    bots: tuple[str, ...] = ()
    """Who plays a campaign; empty for random moves."""
    months: int = 0


class Outcome(NamedTuple):
    task: Task
    moves: int
    broken: str


class Tally:
    """How far the soak is, on one line that is written over and over, or on a few lines in a file."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.games = 0
        self.moves = 0
        self.broken: list[Outcome] = []

    def count(self, outcome: Outcome) -> None:
        self.games += 1
        self.moves += outcome.moves
        if outcome.broken:
            self.broken.append(outcome)
            print(f"\n{outcome.broken}\n  again: {again(outcome.task)}", file=sys.stderr)
        if sys.stderr.isatty() or self.games % max(1, self.total // 10) == 0:
            self.show()

    def show(self) -> None:
        share = 100 * self.games // self.total
        line = (
            f"{share:3d} %  {self.games} of {self.total} games, {self.moves} moves, {len(self.broken)} broken"
        )
        end = "\r" if sys.stderr.isatty() and self.games < self.total else "\n"
        print(line, end=end, file=sys.stderr, flush=True)


def again(task: Task) -> str:
    thorough = " --thorough" if task.thorough else ""
    mode = "".join(f" --option {name}={value}" for name, value in task.mode)
    bots = f" --bots {','.join(task.bots)} --months {task.months}" if task.bots else ""
    return (
        f"python -m tests.soak --game {task.game_id} --seats {task.seats} "
        f"--seed {task.seed} --games 1{mode}{bots}{thorough}"
    )


def share_of(moves: int) -> int:
    """The laws look at one in so many positions of a game with so many moves."""
    return max(SHARE, moves * moves // EFFORT)


def moves_of(walk: Walk) -> int:
    """About how long a game is; one that breaks is as long as it gets, for the laws will meet that too."""
    walk.choose = any_offer
    with suppress(Exception):
        for _step in walk.steps():
            pass
    return len(walk.table.entries)


def foundation_of(task: Task) -> dict[str, Any]:
    """The world of a campaign that bots play."""
    if not task.bots:
        return {}
    realms = task.seats - 1
    size = next(size for most, size in WORLDS if realms <= most)
    return generated(realms, size, seed=task.seed, months=task.months)


def share_for(task: Task, walk: Walk) -> int:
    """How seldom the laws look at this game; a campaign of bots is not played twice to find out."""
    if task.thorough:
        return 1
    return max(1, 2 * task.months * task.seats // LOOKS) if task.bots else share_of(moves_of(walk))


def play(task: Task) -> Outcome:
    """One game under the laws."""
    game, rng = load_game(task.game_id), Seeded(task.seed)
    options = {**(drawn_options(game, rng) if rng.below(2) else {}), **dict(task.mode)}
    foundation, player = foundation_of(task), dealt(game, task.bots) if task.bots else None
    share = share_for(task, Walk(game, task.seats, task.seed, options, foundation))
    statutes = ALL + Laws(games=OWN_LAWS.get(task.game_id, ()))
    try:
        moves = obey(game, task.seats, task.seed, options, statutes, share, foundation, player)
    except Broken as complaint:
        return Outcome(task, 0, str(complaint))
    return Outcome(task, moves, "")


def tasks(arguments: argparse.Namespace) -> Iterator[Task]:
    """All games to play; seat counts in turn, so that trouble shows early."""
    bots = tuple(arguments.bots.split(",")) if arguments.bots else ()
    for seed in range(arguments.seed, arguments.seed + arguments.games):
        for game_id in sorted(CAMPAIGNS) if bots else arguments.game or game_ids():
            if game_id in CAMPAIGNS and seed >= arguments.seed + MOST_CAMPAIGNS:
                continue
            for seats in arguments.seats or seats_for(game_id, seed, bots):
                check_seats(load_game(game_id).meta, seats)
                for mode in modes(game_id, arguments.option):
                    yield Task(game_id, seats, seed, arguments.thorough, mode, bots, arguments.months)


def seats_for(game_id: str, seed: int, bots: Sequence[str] = ()) -> Sequence[int]:
    """Every number of seats, or for a campaign the next one."""
    counts = WAR_SEATS if bots else seat_counts(game_id)
    return (counts[seed % len(counts)],) if game_id in CAMPAIGNS else counts


def modes(game_id: str, chosen: Sequence[tuple[str, str]]) -> list[tuple[tuple[str, str], ...]]:
    """What is not drawn: the options named in the command, and each value of those in MODES."""
    fixed = resolve(load_game(game_id).meta, dict(chosen))
    names = [name for name in MODES.get(game_id, ()) if name not in dict(chosen)]
    values = [option.values for option in load_game(game_id).meta.options if option.name in names]
    kept = [(name, fixed[name]) for name, _value in chosen]
    return [(*kept, *zip(names, drawn, strict=True)) for drawn in product(*values)]


def outcomes(work: Sequence[Task], processes: int) -> Iterable[Outcome]:
    if processes <= 1:
        yield from map(play, work)
        return
    with get_context("spawn").Pool(processes) as pool:
        yield from pool.imap_unordered(play, work, chunksize=4)


def positive(word: str) -> int:
    if not word.isdecimal() or int(word) == 0:
        raise argparse.ArgumentTypeError(f"{word!r} is not a number from 1 on")
    return int(word)


def option(word: str) -> tuple[str, str]:
    name, sign, value = word.partition("=")
    if not sign:
        raise argparse.ArgumentTypeError(f"{word!r} is not NAME=VALUE")
    return name, value


def read_arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument(
        "--games", type=positive, default=200, help="games for each number of seats, or campaigns"
    )
    parser.add_argument("--game", action="append", help="only this game; may be repeated")
    parser.add_argument("--seats", type=int, nargs="+", help="only these numbers of seats")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game")
    parser.add_argument("--processes", type=positive, default=os.cpu_count() or 1)
    parser.add_argument(
        "--option", type=option, action="append", default=[], help="NAME=VALUE, not drawn; may be repeated"
    )
    parser.add_argument("--bots", default="", help="campaigns only: who plays, such as warlord,settler")
    parser.add_argument("--months", type=positive, default=48, help="how long campaigns of bots last")
    parser.add_argument("--thorough", action="store_true", help="every law at every position")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> int:
    """0 when every law held in every game, 1 when one broke, 2 for a senseless command, 130 when stopped."""
    arguments = read_arguments(words)
    try:
        for name in arguments.bots.split(",") if arguments.bots else ():
            bot_for(load_game("phoenix"), name)
        work = list(tasks(arguments))
    except Complaint as complaint:
        print(said(complaint, "en"), file=sys.stderr)
        return 2
    tally = Tally(len(work))
    try:
        for outcome in outcomes(work, arguments.processes):
            tally.count(outcome)
    except KeyboardInterrupt:
        print(f"\nstopped after {tally.games} of {tally.total} games", file=sys.stderr)
        return 130
    held = "all laws held" if not tally.broken else f"laws broken in {len(tally.broken)} games"
    print(f"{tally.games} games, {tally.moves} moves: {held}")
    return 1 if tally.broken else 0


if __name__ == "__main__":
    sys.exit(main())
