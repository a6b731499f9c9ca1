"""All secrecy of Kingsburg. Everything lies open but the year's enemy card (KB-1.6, KB-17.27).

Views are built up from what a seat may know; a new field of the state stays secret until it is shown here.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tafelrunde.engine.contract import Event, Rng, View
from tafelrunde.games.kingsburg.box.data import (
    BUILDING_INDEX,
    BUILDINGS,
    CARDS_PER_YEAR,
    ENEMIES,
    ENEMY_INDEX,
)
from tafelrunde.games.kingsburg.play.choices import helping
from tafelrunde.games.kingsburg.play.dice_pools import POOL_INDEX, POOLS
from tafelrunde.games.kingsburg.play.events import EnemySeen
from tafelrunde.games.kingsburg.play.legal import to_act
from tafelrunde.games.kingsburg.play.moves import Influence
from tafelrunde.games.kingsburg.play.score import REASONS, reasons_of
from tafelrunde.games.kingsburg.play.setup import box_for
from tafelrunde.games.kingsburg.play.state import (
    HELP,
    INFLUENCE,
    KEPT_DICE,
    LOOK,
    NOBODY,
    REASON_COUNT,
    USED_CHAPEL,
    USED_MARKET,
    USED_STATUE,
    USED_TOKEN,
    State,
    fresh,
)
from tafelrunde.games.kingsburg.play.turns import STEP_NAMES

USES = (
    ("statue", USED_STATUE),
    ("chapel", USED_CHAPEL),
    ("kept", KEPT_DICE),
    ("market", USED_MARKET),
    ("token", USED_TOKEN),
)


class Goods(msgspec.Struct, frozen=True):
    gold: int
    wood: int
    stone: int


class Province(msgspec.Struct, frozen=True):
    """One seat's place at the table, as everybody sees it."""

    vp: int
    goods: Goods
    soldiers: int
    tokens: int
    buildings: tuple[str, ...]
    dice: tuple[int, ...]
    white: tuple[int, ...]
    used: tuple[str, ...]
    """Statue, chapel, market, token used this season; `kept` after declining a reroll."""
    waiting: bool
    """Whether the present step will still ask this seat."""
    strength: int | None
    reasons: dict[str, int]


class Group(msgspec.Struct, frozen=True):
    """Dice on the court."""

    seat: int
    placed: Influence


class Neutral(msgspec.Struct, frozen=True):
    advisor: int
    dice: tuple[int, ...]


class KingsburgView(View, frozen=True):
    seat: int | None
    """Whose view this is; None for a spectator."""
    year: int
    phase: int
    step: str
    to_act: tuple[int, ...]
    order: tuple[int, ...]
    turn: int
    """Place in the turn order that the step has reached."""
    provinces: tuple[Province, ...]
    court: tuple[Group, ...]
    neutral: tuple[Neutral, ...]
    helped: int
    """How many groups on the court have had their help."""
    helping: int | None
    """The advisor whose help is being given."""
    aid: int | None
    envoy: int | None
    enemy: str | None
    """This year's card, if it is turned up or this seat has seen it."""
    revealed: bool
    looked: tuple[int, ...]
    """Who has seen this year's card."""
    reinforcements: int
    losing: int
    rerolling: int
    options: dict[str, str]
    corrections: dict[str, Any]


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def knows_enemy(state: State, seat: int | None) -> bool:
    """The card is turned up, or this seat has looked at it."""
    return state.revealed or (seat is not None and seat >= 0 and state.looked >> seat & 1 == 1)


def is_waited_for(state: State, seat: int) -> bool:
    """Influencing goes round and round; the other steps ask each seat once."""
    if not state.waiting >> seat & 1:
        return False
    return state.step == INFLUENCE or state.order.index(seat) >= state.turn


def province(state: State, seat: int) -> Province:
    base = 3 * seat
    return Province(
        vp=state.vp[seat],
        goods=Goods(state.goods[base], state.goods[base + 1], state.goods[base + 2]),
        soldiers=state.soldiers[seat],
        tokens=state.tokens[seat],
        buildings=tuple([b.id for i, b in enumerate(BUILDINGS) if state.built[seat] >> i & 1]),
        dice=POOLS[state.own[seat]],
        white=POOLS[state.white[seat]],
        used=tuple([name for name, bit in USES if state.used[seat] & bit]),
        waiting=is_waited_for(state, seat),
        strength=state.strength[seat] if state.strength else None,
        reasons=reasons_of(state, seat),
    )


def view(state: State, seat: int | None) -> KingsburgView:
    """What this seat may know; None is a spectator."""
    return KingsburgView(
        seat=seat,
        year=state.year,
        phase=state.phase,
        step=STEP_NAMES[state.step],
        to_act=to_act(state),
        order=tuple(state.order),
        turn=state.turn,
        provinces=tuple([province(state, other) for other in range(state.seats)]),
        court=tuple([Group(placer, move) for placer, move in state.placed]),
        neutral=tuple([Neutral(advisor, dice) for advisor, dice in state.neutral]),
        helped=state.helped,
        helping=helping(state) if state.step in (HELP, LOOK) else None,
        aid=seat_or_none(state.aid),
        envoy=seat_or_none(state.envoy),
        enemy=ENEMIES[state.enemy].id if state.enemy >= 0 and knows_enemy(state, seat) else None,
        revealed=state.revealed,
        looked=tuple([other for other in range(state.seats) if state.looked >> other & 1]),
        reinforcements=state.reinforcements,
        losing=state.losing,
        rerolling=state.rerolling,
        options=state.box.options,
        corrections=state.box.corrections,
    )


def redact(event: Event, seat: int | None) -> Event:
    """KB-17.27: that somebody looked is public, what he saw is not."""
    if isinstance(event, EnemySeen) and event.seat != seat:
        return EnemySeen(event.seat, None)
    return event


def random_enemy(year: int, rng: Rng) -> int:
    return (year - 1) * CARDS_PER_YEAR + rng.below(CARDS_PER_YEAR)


def resample(state: State, seat: int | None, rng: Rng) -> State:
    """Another position that this seat cannot tell from the true one."""
    other = state.copy()
    if state.enemy >= 0 and not knows_enemy(state, seat):
        other.enemy = random_enemy(state.year, rng)
    return other


def imagine(seen: KingsburgView, rng: Rng) -> State:
    """A full position that fits a view: the one hidden card is drawn at random if somebody has seen it."""
    box = box_for(seen.options, seen.corrections)
    state = fresh(box, len(seen.provinces))
    imagine_table(state, seen)
    for seat, place in enumerate(seen.provinces):
        imagine_province(state, seat, place)
    state.strength = [place.strength for place in seen.provinces if place.strength is not None]
    if seen.enemy is not None:
        state.enemy = ENEMY_INDEX[seen.enemy]
    elif seen.looked:
        state.enemy = random_enemy(seen.year, rng)
    return state


def imagine_table(state: State, seen: KingsburgView) -> None:
    state.year, state.phase, state.step = seen.year, seen.phase, STEP_NAMES.index(seen.step)
    state.active = seen.to_act[0] if seen.to_act else NOBODY
    state.order, state.turn = list(seen.order), seen.turn
    state.placed = [(group.seat, group.placed) for group in seen.court]
    state.neutral = tuple([(block.advisor, block.dice) for block in seen.neutral])
    for advisor in [move.advisor for _seat, move in state.placed] + [block.advisor for block in seen.neutral]:
        state.taken |= 1 << advisor
    state.helped, state.rerolling, state.losing = seen.helped, seen.rerolling, seen.losing
    state.aid = NOBODY if seen.aid is None else seen.aid
    state.envoy = NOBODY if seen.envoy is None else seen.envoy
    state.revealed, state.reinforcements = seen.revealed, seen.reinforcements
    for seat in seen.looked:
        state.looked |= 1 << seat


def imagine_province(state: State, seat: int, place: Province) -> None:
    state.goods[3 * seat : 3 * seat + 3] = [place.goods.gold, place.goods.wood, place.goods.stone]
    state.vp[seat], state.soldiers[seat], state.tokens[seat] = place.vp, place.soldiers, place.tokens
    for building in place.buildings:
        state.built[seat] |= 1 << BUILDING_INDEX[building]
    state.own[seat], state.white[seat] = POOL_INDEX[place.dice], POOL_INDEX[place.white]
    for name, bit in USES:
        if name in place.used:
            state.used[seat] |= bit
    if place.waiting:
        state.waiting |= 1 << seat
    for reason, vp in place.reasons.items():
        state.points[REASON_COUNT * seat + REASONS.index(reason)] = vp
