"""One position: small numbers, bit masks and short lists, and nothing that does not change during play."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.kingsburg.play.box import Box
from tafelrunde.games.kingsburg.play.moves import Influence

# Steps: what the table waits for. Phases are numbered 1-8 as on the season calendar.
SET_ORDER: Final = 0
AID_GOOD: Final = 1
NEUTRAL: Final = 2
GUILD: Final = 3
ROLL: Final = 4
REROLL: Final = 5
ROLL_AGAIN: Final = 6
INFLUENCE: Final = 7
HELP: Final = 8
LOOK: Final = 9
BUILD: Final = 10
TOWN_HALL: Final = 11
RECRUIT: Final = 12
ENEMY: Final = 13
REINFORCE: Final = 14
BATTLE: Final = 15
OVER: Final = 16
PHASE_END: Final = 17
"""Nobody is asked here: `phases.py` goes on to the next phase."""
STEP_COUNT: Final = 18

AID: Final = 1
SPRING: Final = 2
REWARD: Final = 3
SUMMER: Final = 4
ENVOY: Final = 5
AUTUMN: Final = 6
RECRUITING: Final = 7
WINTER: Final = 8

NOBODY: Final = -2
"""Nobody acts: the game is over. (CHANCE is -1.)"""

# What a seat has used this season, as bits.
USED_STATUE: Final = 1
USED_CHAPEL: Final = 2
KEPT_DICE: Final = 4
USED_MARKET: Final = 8
USED_TOKEN: Final = 16

# Why a seat has points, one column each in `State.points`.
FROM_BUILDINGS: Final = 0
FROM_ADVISORS: Final = 1
FROM_REWARD: Final = 2
FROM_EMBASSY: Final = 3
FROM_TOWN_HALL: Final = 4
FROM_BATTLES: Final = 5
FROM_FORTRESS: Final = 6
FROM_STRONGEST: Final = 7
FROM_LOSSES: Final = 8
FROM_CATHEDRAL: Final = 9
REASON_COUNT: Final = 10

ALL_DICE: Final = 20
"""`State.rerolling`: 1-6 an own die of that value, 11-16 a white one, 20 all."""


class State:
    box: Box
    seats: int
    order: list[int]
    """Seats in turn order."""
    goods: list[int]
    """Three numbers a seat: gold, wood, stone."""
    vp: list[int]
    soldiers: list[int]
    tokens: list[int]
    built: list[int]
    """Bit row * 4 + column, both from 0."""
    own: list[int]
    white: list[int]
    """Pools of dice still in hand; see `dice_pools.py`."""
    used: list[int]
    points: list[int]
    """REASON_COUNT numbers a seat; they always add up to `vp`."""
    strength: list[int]
    """In winter: combat strength by seat."""
    placed: list[tuple[int, Influence]]
    """Groups on the court: in order of placement, and by advisor once help begins."""

    year: int = 1
    phase: int = AID
    step: int = SET_ORDER
    active: int = -1
    """The seat to act, CHANCE, or NOBODY."""
    turn: int = 0
    """Place in the turn order that the step has reached."""
    waiting: int = 0
    """Seats the step still has to ask, as bits."""
    taken: int = 0
    """Advisors influenced this season, as bits 1-18."""
    neutral: tuple[tuple[int, tuple[int, ...]], ...]
    """Two players: (advisor, neutral dice on it)."""
    rerolling: int = 0
    helped: int = 0
    """How many groups of `placed` have been helped."""
    aid: int = NOBODY
    """Who has the King's white die this Spring."""
    envoy: int = NOBODY
    enemy: int = -1
    """Index of this year's card, once CHANCE has named it."""
    looked: int = 0
    """Seats that have seen this year's card, as bits."""
    revealed: bool = False
    reinforcements: int = 0
    losing: int = 0
    """Goods of choice the active seat must still give up after a lost battle."""

    def __init__(self, box: Box, seats: int) -> None:
        self.box = box
        self.seats = seats

    def copy(self) -> State:
        new = State(self.box, self.seats)
        new.order = self.order[:]
        new.goods = self.goods[:]
        new.vp = self.vp[:]
        new.soldiers = self.soldiers[:]
        new.tokens = self.tokens[:]
        new.built = self.built[:]
        new.own = self.own[:]
        new.white = self.white[:]
        new.used = self.used[:]
        new.points = self.points[:]
        new.strength = self.strength[:]
        new.placed = self.placed[:]
        new.year = self.year
        new.phase = self.phase
        new.step = self.step
        new.active = self.active
        new.turn = self.turn
        new.waiting = self.waiting
        new.taken = self.taken
        new.neutral = self.neutral
        new.rerolling = self.rerolling
        new.helped = self.helped
        new.aid = self.aid
        new.envoy = self.envoy
        new.enemy = self.enemy
        new.looked = self.looked
        new.revealed = self.revealed
        new.reinforcements = self.reinforcements
        new.losing = self.losing
        return new


def fresh(box: Box, seats: int) -> State:
    """KB-1.7: nobody has anything, and CHANCE sets the first turn order."""
    state = State(box, seats)
    state.order = list(range(seats))
    state.goods = [0] * (3 * seats)
    state.vp = [0] * seats
    state.soldiers = [0] * seats
    state.tokens = [0] * seats
    state.built = [0] * seats
    state.own = [0] * seats
    state.white = [0] * seats
    state.used = [0] * seats
    state.points = [0] * (REASON_COUNT * seats)
    state.strength = []
    state.placed = []
    state.neutral = ()
    # A copy has every value as its own, all in one order: pure Python finds them sooner.
    return state.copy()


def goods_of(state: State, seat: int) -> int:
    base = 3 * seat
    goods = state.goods
    return goods[base] + goods[base + 1] + goods[base + 2]


def owned(state: State, seat: int) -> tuple[int, int, int]:
    base = 3 * seat
    return (state.goods[base], state.goods[base + 1], state.goods[base + 2])


def has(state: State, seat: int, building: int) -> bool:
    return state.built[seat] >> building & 1 == 1


def building_count(state: State, seat: int) -> int:
    return state.built[seat].bit_count()


def gain(state: State, seat: int, gold: int, wood: int, stone: int) -> None:
    """Goods from the supply, which never runs out (KB-6.28); negative numbers go back to it."""
    base = 3 * seat
    goods = state.goods
    if gold:
        goods[base] += gold
    if wood:
        goods[base + 1] += wood
    if stone:
        goods[base + 2] += stone


def award(state: State, seat: int, vp: int, reason: int) -> None:
    """Points may fall below zero (KB-17.5)."""
    state.vp[seat] += vp
    state.points[REASON_COUNT * seat + reason] += vp
