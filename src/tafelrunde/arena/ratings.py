"""Ratings over the outcomes, game by game: Plackett and Luce's model by openskill."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from openskill.models import PlackettLuce

from tafelrunde.arena.bout import Played
from tafelrunde.arena.contest import Contest


class Rating(msgspec.Struct, frozen=True):
    """What is believed of a bot: its strength and how unsure that is."""

    mu: float
    sigma: float


class Ratings:
    """Everybody begins alike; bots of the same name are one."""

    def __init__(self, contest: Contest) -> None:
        self._model = PlackettLuce()
        self._bots = contest.bots
        first = self._model.rating()
        self.now = {name: Rating(first.mu, first.sigma) for name in contest.names()}

    def add(self, played: Played) -> None:
        names = [self._bots[bot] for bot in played.seats]
        teams = [[self._model.create_rating([self.now[name].mu, self.now[name].sigma])] for name in names]
        rated = self._model.rate(teams, ranks=[float(rank) for rank in played.ranks])
        for name in set(names):
            mine = [team[0] for team, other in zip(rated, names, strict=True) if other == name]
            # One that sits in several seats has learnt in each of them: what it believes then is the mean.
            self.now[name] = Rating(
                sum(one.mu for one in mine) / len(mine), sum(one.sigma for one in mine) / len(mine)
            )


def curve(contest: Contest, games: Iterable[Played]) -> dict[str, list[Rating]]:
    """The rating of every bot after each block, with the first one before any."""
    ratings = Ratings(contest)
    found = {name: [rating] for name, rating in ratings.now.items()}
    for place, played in enumerate(games, 1):
        ratings.add(played)
        if place % contest.seats == 0:
            for name, rating in ratings.now.items():
                found[name].append(rating)
    return found
