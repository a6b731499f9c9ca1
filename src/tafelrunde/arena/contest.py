"""A contest of bots and its plan: who sits where in game n, and with which chance.

A *block* is one company at one table with one seed, played once from every seat, so that neither the seat nor
the luck of the dice favours anybody. Games are numbered; a block is as many games in a row as there are
seats. In a league the companies change: a *round* holds every company that the pool can send to a table.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import Any

import msgspec

from tafelrunde.arena.match import derive
from tafelrunde.bots import make_bot
from tafelrunde.engine.chance import Seeded, shuffled
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.options import check_seats, resolve
from tafelrunde.games import load_game

PLANS_KEPT = 8


class Contest(msgspec.Struct, frozen=True):
    """All that decides the games: the same contest has the same games, everywhere."""

    game: str
    rules: str
    """The version of the ruleset."""
    bots: tuple[str, ...]
    """Those at the one table, or the pool of a league."""
    seats: int
    seed: int
    league: bool = False
    options: dict[str, str] = {}
    corrections: dict[str, Any] = {}
    programs: dict[str, str] = {}
    """Bots of others: by name, the command that starts one."""

    @property
    def companies(self) -> int:
        """How many blocks a round has."""
        return comb(len(self.bots), self.seats) if self.league else 1

    def names(self) -> tuple[str, ...]:
        """Every bot once, in the order they were given."""
        return tuple(dict.fromkeys(self.bots))


class Fixture(msgspec.Struct, frozen=True):
    """One game of the plan."""

    n: int
    seed: int
    seats: tuple[int, ...]
    """By seat: the place in the contest's list of who sits there."""


def check_contest(contest: Contest) -> None:
    """Refuses what no game can be played with, before the first one starts."""
    game = load_game(contest.game)
    check_seats(game.meta, contest.seats)
    resolve(game.meta, contest.options)
    for name in contest.names():
        if name not in contest.programs:
            make_bot(name, contest.game)
    for name in contest.programs:
        if name not in contest.bots:
            raise Complaint("arena-program-unused", {"name": name})
    if contest.league:
        check_pool(contest)
    game.setup(contest.seats, contest.options, contest.corrections)


def check_pool(contest: Contest) -> None:
    twice = [name for name, count in Counter(contest.bots).items() if count > 1]
    if twice:
        raise Complaint("arena-pool-twice", {"names": twice})
    if len(contest.bots) < contest.seats:
        raise Complaint("arena-pool-small", {"bots": len(contest.bots), "seats": contest.seats})


def whole_rounds(contest: Contest, blocks: int) -> int:
    """At least so many blocks, and none too few for everybody to have met everybody equally often."""
    return -(-blocks // contest.companies) * contest.companies


def fixture(contest: Contest, n: int) -> Fixture:
    """Game n; within its block everybody moves on by one seat from game to game."""
    block, turn = divmod(n, contest.seats)
    company = company_of(contest, block)
    seats = [0] * contest.seats
    for place, bot in enumerate(company):
        seats[(place + turn) % contest.seats] = bot
    return Fixture(n, derive(contest.seed, "block", block), tuple(seats))


def company_of(contest: Contest, block: int) -> list[int]:
    """Who plays in a block, in the order around the table: drawn anew, so that neighbours change too."""
    round_, place = divmod(block, contest.companies)
    members = round_of(len(contest.bots), contest.seats, derive(contest.seed, "round", round_))[place]
    return shuffled(list(members), Seeded(derive(contest.seed, "order", block)))


@lru_cache(PLANS_KEPT)
def round_of(bots: int, seats: int, seed: int) -> list[tuple[int, ...]]:
    """Every company once, mixed: whoever looks at half a league should see nearly half of every pairing."""
    companies = list(combinations(range(bots), seats))
    return [companies[place] for place in shuffled(list(range(len(companies))), Seeded(seed))]
