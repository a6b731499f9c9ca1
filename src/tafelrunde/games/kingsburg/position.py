"""A position as a scenario describes it (`given`), in the words of the view and with names for seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.validation import worded
from tafelrunde.games.kingsburg.codec import gaps
from tafelrunde.games.kingsburg.data import BUILDING_INDEX, ENEMIES, ENEMY_INDEX
from tafelrunde.games.kingsburg.dice import POOL_INDEX
from tafelrunde.games.kingsburg.moves import Influence
from tafelrunde.games.kingsburg.phases import advance, begin_phase
from tafelrunde.games.kingsburg.score import REASONS
from tafelrunde.games.kingsburg.season import begin_help
from tafelrunde.games.kingsburg.state import (
    BATTLE,
    FROM_ADVISORS,
    FROM_BUILDINGS,
    HELP,
    REASON_COUNT,
    SET_ORDER,
    State,
)
from tafelrunde.games.kingsburg.text import parse_move
from tafelrunde.games.kingsburg.turns import STEP_NAMES, everybody
from tafelrunde.games.kingsburg.view import USES

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
    revealed: bool = False
    reinforcements: int = 0
    rerolling: int = 0
    losing: int = 0


def wrong(field: str, en: str, de: str) -> Complaint:
    return Complaint(f"given.{field}: {en}", f"given.{field}: {de}")


class Names:
    """Finds seats by name, and says where a name is unknown."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = list(names)

    def seat(self, field: str, name: str) -> int:
        if name not in self._names:
            known = ", ".join(self._names)
            raise wrong(
                field,
                f"nobody is called {name!r}; seats: {known}",
                f"niemand heißt {name!r}; es gibt: {known}",
            )
        return self._names.index(name)

    def bits(self, field: str, names: Sequence[str]) -> int:
        return sum({1 << self.seat(field, name) for name in names})


def one_of(field: str, value: str, known: Sequence[str]) -> int:
    if value not in known:
        names = ", ".join(known)
        raise wrong(
            field, f"{value!r} is unknown; possible: {names}", f"{value!r} ist unbekannt; möglich: {names}"
        )
    return list(known).index(value)


def arrange(state: State, given: Mapping[str, Any], names: Sequence[str]) -> State:
    """The fresh position, changed as described and run on to the next decision."""
    if not given:
        return state
    try:
        told = msgspec.convert(dict(given), Given)
    except msgspec.ValidationError as error:
        said = worded(error)
        raise Complaint(f"given: {said.en}", f"given: {said.de}") from None
    seats = Names(names)
    arrange_table(state, told, seats)
    for name, place in told.provinces.items():
        arrange_province(state, seats.seat("provinces", name), f"provinces.{name}", place)
    arrange_step(state, told, seats)
    return state


def arrange_table(state: State, told: Given, seats: Names) -> None:
    if not 1 <= told.year <= 5:
        raise wrong("year", "must be 1 to 5", "muss 1 bis 5 sein")
    state.year = told.year
    if told.order is not None:
        state.order = [seats.seat("order", name) for name in told.order]
        if len(set(state.order)) != state.seats or len(state.order) != state.seats:
            raise wrong("order", "must name every seat once", "muss jeden Platz einmal nennen")
    if told.aid is not None:
        state.aid = seats.seat("aid", told.aid)
    if told.envoy is not None:
        state.envoy = seats.seat("envoy", told.envoy)
    if told.enemy is not None:
        year_cards = [enemy.id for enemy in ENEMIES if enemy.year == told.year]
        one_of("enemy", told.enemy, year_cards)
        state.enemy = ENEMY_INDEX[told.enemy]
    state.looked = seats.bits("looked", told.looked)
    state.revealed, state.reinforcements = told.revealed, told.reinforcements
    state.neutral = tuple([(block.advisor, block.dice) for block in told.neutral])
    for block in told.neutral:
        state.taken |= 1 << block.advisor


def arrange_province(state: State, seat: int, field: str, place: GivenProvince) -> None:
    state.goods[3 * seat : 3 * seat + 3] = [place.goods.gold, place.goods.wood, place.goods.stone]
    if min(place.goods.gold, place.goods.wood, place.goods.stone, place.soldiers, place.tokens) < 0:
        raise wrong(
            field, "goods, soldiers and tokens cannot be negative", "Waren, Soldaten, Marker nie unter 0"
        )
    state.soldiers[seat], state.tokens[seat] = place.soldiers, place.tokens
    for name in place.buildings:
        state.built[seat] |= 1 << one_of(f"{field}.buildings", name, list(BUILDING_INDEX))
    if gaps(state.built[seat]):
        raise wrong(
            f"{field}.buildings",
            "a building stands without its left neighbour (KB-7.6)",
            "ein Gebäude steht ohne seinen linken Nachbarn (KB-7.6)",
        )
    state.own[seat] = pool(f"{field}.dice", place.dice, 3)
    state.white[seat] = pool(f"{field}.white", place.white, 2)
    for name in place.used:
        state.used[seat] |= USES[one_of(f"{field}.used", name, [use for use, _bit in USES])][1]
    arrange_points(state, seat, field, place)
    arrange_court(state, seat, field, place)


def pool(field: str, dice: tuple[int, ...], most: int) -> int:
    if len(dice) > most or dice not in POOL_INDEX:
        raise wrong(field, f"up to {most} dice from 1 to 6", f"bis zu {most} Würfel von 1 bis 6")
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
    if sum(place.reasons.values()) != place.vp:
        raise wrong(f"{field}.reasons", "must add up to vp", "muss zusammen vp ergeben")


def arrange_court(state: State, seat: int, field: str, place: GivenProvince) -> None:
    for text in place.court:
        move = parse_move(text)
        if not isinstance(move, Influence):
            raise wrong(f"{field}.court", f"{text!r} influences nobody", f"{text!r} beeinflusst niemanden")
        state.placed.append((seat, move))
        state.taken |= 1 << move.advisor


def strengths(state: State, told: Given, seats: Names) -> list[int]:
    """In the order of the seats, however the scenario lists them; all of them, or none."""
    given = {
        seats.seat("provinces", name): place.strength
        for name, place in told.provinces.items()
        if place.strength is not None
    }
    if state.step == BATTLE and state.enemy < 0:
        raise wrong("enemy", "a battle needs an enemy", "ein Kampf braucht einen Feind")
    if len(given) < state.seats and (given or state.step == BATTLE):
        raise wrong(
            "provinces", "every seat needs its strength", "jeder Platz braucht seine Stärke (strength)"
        )
    return [given[seat] for seat in sorted(given)]


def arrange_step(state: State, told: Given, seats: Names) -> None:
    if told.step is None:
        phase = one_of("phase", told.phase or "aid", PHASES) + 1
        begin_phase(state, phase, [])
        advance(state, [])
        return
    state.phase = one_of("phase", told.phase or "spring", PHASES) + 1
    state.step = one_of("step", told.step, STEP_NAMES)
    state.turn = 0 if told.turn is None else state.order.index(seats.seat("turn", told.turn))
    state.waiting = everybody(state) & ~seats.bits("done", told.done)
    state.strength = strengths(state, told, seats)
    state.rerolling, state.losing = told.rerolling, told.losing
    if state.step == HELP:
        begin_help(state)
        state.helped = told.helped
    if told.losing:
        state.active = state.order[state.turn]
    elif state.step != SET_ORDER:
        advance(state, [])
