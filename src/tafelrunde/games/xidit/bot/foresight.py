"""What a search must know of Lords of Xidit: its years, how all seats stand, and more programmes than one."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.player import Foresight, Thought, likely
from tafelrunde.games.xidit.bot.glance import Glance
from tafelrunde.games.xidit.bot.judgement import XiditJudge, judge
from tafelrunde.games.xidit.bot.route import DETOUR, WAIT, Found, Route
from tafelrunde.games.xidit.bot.standing import Standing
from tafelrunde.games.xidit.bot.weights import tuned_weights
from tafelrunde.games.xidit.play.box import ORDER_COUNT, ORDER_NAMES, ROAD_COLOURS
from tafelrunde.games.xidit.play.moves import Programme
from tafelrunde.games.xidit.play.score import final_ranks
from tafelrunde.games.xidit.play.state import OVER, PROGRAMME, State

WIN: Final = 15.0
"""What it is worth to be eliminated one assessment later: points alone win nothing."""
DETOURS: Final = 3
"""After so many roads that somebody may prefer, the rest is the best that the judge can plan."""

SPREAD = 8.0
"""Chosen by eye, not yet fitted to games."""


def mark(position: State, seat: int) -> int:
    return position.year


def judge_for(position: State, seat: int) -> XiditJudge:
    return judge(Glance(seat), position)


def standings(position: State) -> list[float]:
    if position.step == OVER:
        ranks = final_ranks(position)
        return [assets(position, seat) - WIN * ranks[seat] for seat in range(position.seats)]
    return [assets(position, seat) for seat in range(position.seats)]


def assets(position: State, seat: int) -> float:
    """All that a seat has, and what it can make of its units in the year that begins."""
    standing = Standing(tuned_weights(), position, seat)
    value = standing.assets(position)
    if position.step != PROGRAMME:
        return value
    planned, _orders = Route(standing).best(position.where[seat])
    return value + planned - standing.in_hand(position.units[seat])


def candidates(position: State, seat: int) -> list[Programme] | None:
    """Programmes that begin in all ways, each with the best that can follow, the most promising first."""
    if position.step != PROGRAMME:
        return None
    route = Route(Standing(tuned_weights(), position, seat))
    first, *others = beginnings(route, position.where[seat], position.units[seat], ())
    others.sort(key=lambda found: -found[0])
    return [programme(orders) for orders in dict.fromkeys([first[1], *[found[1] for found in others]])]


def beginnings(route: Route, city: int, units: int, roads: tuple[int, ...]) -> list[Found]:
    """The first of all is the judge's own choice."""
    order = len(roads)
    ways = [route.rest(order, city, units, 0, 0), route.act(order, city, units, 0, 0)]
    found: list[Found] = [(way[0] - DETOUR * order, (*roads, *way[1])) for way in ways if way is not None]
    if order < DETOURS:
        for colour in range(ROAD_COLOURS):
            there = route.box.roads[ROAD_COLOURS * city + colour]
            if there:
                found += beginnings(route, there, units, (*roads, colour))
    return found


def programme(orders: tuple[int, ...]) -> Programme:
    """Whoever has no more to do waits."""
    names = [ORDER_NAMES[order] for order in orders]
    return Programme(tuple(names + [ORDER_NAMES[WAIT]] * (ORDER_COUNT - len(names))))


def chances(position: State) -> list[float]:
    return likely(standings(position), SPREAD)


FORESIGHT = Foresight(
    Thought(candidates=6, playouts=96, breaks=1, z=1.0), mark, judge_for, standings, chances, candidates
)
