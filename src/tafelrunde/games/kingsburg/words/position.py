"""A position as a scenario describes it (`given`), in the words of the view and with names for seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tafelrunde.engine.contract import CHANCE
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.given import Names, demand, one_of, read_given, wrong
from tafelrunde.games.kingsburg.box.data import BUILDING_INDEX, ENEMIES, ENEMY_INDEX
from tafelrunde.games.kingsburg.play.box import MERCHANTS_GUILD, TOWN_HALL_BUILDING
from tafelrunde.games.kingsburg.play.dice_pools import OWN_DICE, POOL_INDEX, WHITE_DICE
from tafelrunde.games.kingsburg.play.law import hold, hold_calendar, hold_provinces, steps_of
from tafelrunde.games.kingsburg.play.moves import Influence
from tafelrunde.games.kingsburg.play.phases import YEAR, advance, begin_phase
from tafelrunde.games.kingsburg.play.placing import ADVISOR_COUNT
from tafelrunde.games.kingsburg.play.score import REASONS
from tafelrunde.games.kingsburg.play.season import begin_help
from tafelrunde.games.kingsburg.play.state import (
    AID_GOOD,
    BATTLE,
    BUILD,
    FROM_ADVISORS,
    FROM_BUILDINGS,
    GUILD,
    HELP,
    INFLUENCE,
    LOOK,
    NOBODY,
    OVER,
    PHASE_END,
    REASON_COUNT,
    RECRUIT,
    REINFORCE,
    REROLL,
    ROLL_AGAIN,
    SET_ORDER,
    SPRING,
    TOWN_HALL,
    USED_MARKET,
    USED_TOKEN,
    State,
    has,
)
from tafelrunde.games.kingsburg.play.turns import STEP_NAMES, everybody
from tafelrunde.games.kingsburg.play.winter import LAST_YEAR, strength_of
from tafelrunde.games.kingsburg.secrecy.view import USES
from tafelrunde.games.kingsburg.words.text import parse_move

ASKING = (AID_GOOD, GUILD, INFLUENCE, BUILD, TOWN_HALL, RECRUIT)
"""Steps that ask one seat after another, and of which one can be `done`."""
TURNS = (*ASKING, REROLL, ROLL_AGAIN, BATTLE)
"""Steps in which it is somebody's turn."""

PHASES = ("aid", "spring", "reward", "summer", "envoy", "autumn", "recruiting", "winter")


class GivenGoods(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    gold: int = 0
    wood: int = 0
    stone: int = 0


class GivenProvince(msgspec.Struct, forbid_unknown_fields=True):
    """What one seat has; what is not said is zero or empty."""

    vp: int = 0
    goods: GivenGoods = GivenGoods()
    soldiers: int = 0
    tokens: int = 0
    buildings: tuple[str, ...] = ()
    dice: tuple[int, ...] = ()
    white: tuple[int, ...] = ()
    used: tuple[str, ...] = ()
    court: tuple[str, ...] = ()
    """Influence already placed this season, as typed moves."""
    strength: int | None = None
    reasons: dict[str, int] | None = None


class GivenNeutral(msgspec.Struct, forbid_unknown_fields=True):
    advisor: int
    dice: tuple[int, ...]


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """Without `step` the named phase begins anew; with it the table stands in the middle of that step."""

    year: int = 1
    phase: str | None = None
    step: str | None = None
    order: tuple[str, ...] | None = None
    turn: str | None = None
    """Who is next in the step; the first in turn order if not said."""
    done: tuple[str, ...] = ()
    """Seats the step will not ask any more (passed, built ...)."""
    provinces: dict[str, GivenProvince] = {}
    neutral: tuple[GivenNeutral, ...] = ()
    helped: int = 0
    aid: str | None = None
    envoy: str | None = None
    enemy: str | None = None
    looked: tuple[str, ...] = ()
    revealed: bool | None = None
    """Whether the card lies open; from the King's die on it always does."""
    reinforcements: int = 0
    rerolling: int = 0
    losing: int = 0


def arrange(state: State, given: Mapping[str, Any], names: Sequence[str]) -> State:
    """The fresh position, changed as described and run on to the next decision."""
    if not given:
        return state
    told = read_given(given, Given)
    seats = Names(names)
    arrange_table(state, told, seats)
    for name, place in told.provinces.items():
        arrange_province(state, seats.seat("provinces", name), f"provinces.{name}", place)
    if told.step is None:
        begin_anew(state, told, names)
    else:
        arrange_step(state, told, seats)
        hold(state, names)
        go_on(state)
    hold(state, names)
    return state


def arrange_table(state: State, told: Given, seats: Names) -> None:
    demand(1 <= told.year <= LAST_YEAR, "year", "given-range", {"least": 1, "most": LAST_YEAR})
    state.year = told.year
    if told.order is not None:
        state.order = [seats.seat("order", name) for name in told.order]
        demand(sorted(state.order) == list(range(state.seats)), "order", "kingsburg-order")
    state.aid = seats.maybe("aid", told.aid, NOBODY)
    state.envoy = seats.maybe("envoy", told.envoy, NOBODY)
    if told.enemy is not None:
        one_of("enemy", told.enemy, [enemy.id for enemy in ENEMIES if enemy.year == told.year])
        state.enemy = ENEMY_INDEX[told.enemy]
    state.looked = seats.bits("looked", told.looked)
    for block in told.neutral:
        block_advisor(state, block)


def block_advisor(state: State, block: GivenNeutral) -> None:
    demand(
        1 <= block.advisor <= ADVISOR_COUNT,
        "neutral.advisor",
        "given-range",
        {"least": 1, "most": ADVISOR_COUNT},
    )
    state.neutral = (*state.neutral, (block.advisor, block.dice))
    state.taken |= 1 << block.advisor


def arrange_province(state: State, seat: int, field: str, place: GivenProvince) -> None:
    state.goods[3 * seat : 3 * seat + 3] = [place.goods.gold, place.goods.wood, place.goods.stone]
    state.soldiers[seat], state.tokens[seat] = place.soldiers, place.tokens
    for name in place.buildings:
        state.built[seat] |= 1 << one_of(f"{field}.buildings", name, list(BUILDING_INDEX))
    twice = len(set(place.buildings)) < len(place.buildings)
    demand(not twice, f"{field}.buildings", "kingsburg-built-twice")
    state.own[seat] = pool(f"{field}.dice", place.dice, OWN_DICE)
    state.white[seat] = pool(f"{field}.white", place.white, WHITE_DICE)
    for name in place.used:
        state.used[seat] |= USES[one_of(f"{field}.used", name, [use for use, _bit in USES])][1]
    arrange_points(state, seat, field, place)
    arrange_court(state, seat, field, place)


def pool(field: str, dice: tuple[int, ...], most: int) -> int:
    if len(dice) > most or dice not in POOL_INDEX:
        raise wrong(field, "kingsburg-dice", {"most": most})
    return POOL_INDEX[dice]


def arrange_points(state: State, seat: int, field: str, place: GivenProvince) -> None:
    """Points need reasons: standing buildings first, the rest as help from advisors."""
    state.vp[seat] = place.vp
    base = REASON_COUNT * seat
    if place.reasons is None:
        from_buildings = sum(vp for i, vp in enumerate(state.box.building_vp) if state.built[seat] >> i & 1)
        state.points[base + FROM_BUILDINGS] = from_buildings
        state.points[base + FROM_ADVISORS] = place.vp - from_buildings
        return
    for reason, vp in place.reasons.items():
        state.points[base + one_of(f"{field}.reasons", reason, REASONS)] = vp


def arrange_court(state: State, seat: int, field: str, place: GivenProvince) -> None:
    for text in place.court:
        move = group_named(f"{field}.court", text)
        state.placed.append((seat, move))
        state.taken |= 1 << move.advisor
        state.used[seat] |= (USED_TOKEN if move.token else 0) | (USED_MARKET if move.market else 0)


def group_named(field: str, text: str) -> Influence:
    try:
        move = parse_move(text)
    except Complaint as error:
        raise wrong(field, error) from None
    if not isinstance(move, Influence):
        raise wrong(field, "kingsburg-influences-nobody", {"move": text})
    demand(1 <= move.advisor <= ADVISOR_COUNT, field, "given-range", {"least": 1, "most": ADVISOR_COUNT})
    return move


def begin_anew(state: State, told: Given, names: Sequence[str]) -> None:
    """What a phase begins with lies nowhere yet: dice, court and battle come with its steps."""
    alone = {
        "turn": told.turn,
        "done": told.done,
        "neutral": told.neutral,
        "helped": told.helped,
        "revealed": told.revealed,
        "reinforcements": told.reinforcements,
        "rerolling": told.rerolling,
        "losing": told.losing,
    }
    for name, place in told.provinces.items():
        for part in ("dice", "white", "court", "strength"):
            alone[f"provinces.{name}.{part}"] = getattr(place, part)
    for field, value in alone.items():
        demand(value in (None, (), 0), field, "kingsburg-with-step")
    phase = one_of("phase", told.phase or PHASES[0], PHASES) + 1
    demand(state.aid == NOBODY or phase == SPRING, "aid", "kingsburg-aid-in-spring")
    demand(state.enemy < 0 or phase > SPRING, "enemy", "kingsburg-nobody-looked")
    state.phase, state.step = phase, PHASE_END
    hold_provinces(state, names)
    begin_phase(state, phase, [])
    advance(state, [])


def arrange_step(state: State, told: Given, seats: Names) -> None:
    state.step = one_of("step", told.step or "", STEP_NAMES)
    usual = next(phase for phase in (SPRING, *YEAR) if state.step in steps_of(phase))
    state.phase = usual if told.phase is None else one_of("phase", told.phase, PHASES) + 1
    demand(told.turn is None or state.step in TURNS, "turn", "kingsburg-nobodys-turn")
    demand(not told.done or state.step in ASKING, "done", "kingsburg-nobodys-turn")
    state.turn = 0 if told.turn is None else state.order.index(seats.seat("turn", told.turn))
    state.waiting = askable(state) & ~seats.bits("done", told.done)
    hold_calendar(state)
    state.revealed = state.step in (REINFORCE, BATTLE)
    demand(told.revealed in (None, state.revealed), "revealed", "kingsburg-open-in-winter")
    state.reinforcements, state.rerolling, state.losing = told.reinforcements, told.rerolling, told.losing
    state.strength = strengths(state, told, seats)
    if state.step in (HELP, LOOK):
        begin_help_at(state, told.helped)
    else:
        demand(told.helped == 0, "helped", "kingsburg-helped-in-help")


def askable(state: State) -> int:
    """Whom a step asks at all, as bits: owners, where it belongs to a building."""
    building = {GUILD: MERCHANTS_GUILD, TOWN_HALL: TOWN_HALL_BUILDING}.get(state.step)
    if building is None:
        return everybody(state)
    return sum(1 << seat for seat in range(state.seats) if has(state, seat, building))


def begin_help_at(state: State, helped: int) -> None:
    step = state.step
    begin_help(state)
    state.step, state.helped = step, helped


def strengths(state: State, told: Given, seats: Names) -> list[int]:
    """In the order of the seats, however the scenario lists them; as their armies are, if not said."""
    given = {
        seats.seat("provinces", name): place.strength
        for name, place in told.provinces.items()
        if place.strength is not None
    }
    if state.step != BATTLE:
        for name, place in told.provinces.items():
            demand(place.strength is None, f"provinces.{name}.strength", "kingsburg-strength-in-battle")
        return []
    demand(state.enemy >= 0, "enemy", "kingsburg-needs-enemy")
    return [given[seat] if seat in given else strength_of(state, seat) for seat in range(state.seats)]


def go_on(state: State) -> None:
    """From the step that was described to the next decision."""
    if state.step == OVER:
        state.active = NOBODY
    elif state.step == SET_ORDER:
        state.active = CHANCE
    elif state.losing:
        state.active = state.order[state.turn]
    else:
        advance(state, [])
