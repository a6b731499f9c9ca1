"""The full position as plain data and back: for hashes, caches and tests. Never for seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.games.xidit.play.box import BITS, FIELD, REGION_COUNT, SPACES, UNIT_NAMES
from tafelrunde.games.xidit.play.score import influences
from tafelrunde.games.xidit.play.setup import box_for
from tafelrunde.games.xidit.play.state import NO_TILE, NOTHING, RECRUITMENT, State, fresh

LISTS = (
    "where", "units", "gold", "left", "bards", "stock", "stored", "programmes", "handed", "recruited",
    "fought", "guilds", "tiles", "garrison", "recruit_pile", "threat_pile", "recruit_discard",
    "threat_discard", "sleeping", "raging", "dummy", "shown", "columns", "passed",
)  # fmt: skip
NUMBERS = (
    "year", "step", "active", "waiting", "first", "order", "turn", "next_recruit", "next_threat",
    "recruit_hidden", "threat_hidden", "pool", "apart", "barracks", "slain", "prize", "wanted",
    "revealing", "missing", "tried", "trying", "starved", "starved_with", "retry", "counting", "winners",
)  # fmt: skip


def dump(state: State) -> dict[str, Any]:
    data: dict[str, Any] = {name: list(getattr(state, name)) for name in LISTS}
    data.update({name: getattr(state, name) for name in NUMBERS})
    data["seats"] = state.seats
    data["options"] = state.box.options
    data["corrections"] = state.box.corrections
    return data


def load(data: Mapping[str, Any]) -> State:
    state = fresh(box_for(data["seats"], data["options"], data["corrections"]))
    for name in LISTS:
        setattr(state, name, list(data[name]))
    for name in NUMBERS:
        setattr(state, name, data[name])
    return state


def all_units(state: State) -> int:
    """Barracks, tiles and players."""
    return state.barracks + sum(state.garrison) + sum(state.units)


def tile_places(state: State) -> list[int]:
    """Every tile as often as it lies somewhere."""
    places = [city for city in range(1, SPACES) if state.tiles[city] != NO_TILE]
    places += state.recruit_pile + state.threat_pile + state.recruit_discard + state.threat_discard
    places += [tile for tile in (state.next_recruit, state.next_threat) if tile]
    return places + [tile for tile in range(1, SPACES) if (state.pool | state.apart) >> tile & 1]


def misplaced_tiles(state: State) -> int:
    """XI-1.16: tiles that lie nowhere or in two places, and hidden places that do not fit."""
    places = tile_places(state)
    wrong = sum([places.count(tile) != state.box.all_tiles >> tile & 1 for tile in range(SPACES)])
    return wrong + abs(state.pool.bit_count() - state.recruit_hidden - state.threat_hidden)


def components(state: State) -> dict[str, int]:
    """What never changes while a game runs; the law of conservation compares it after every move."""
    units = all_units(state)
    influence = influences(state)
    titans = [mask.bit_count() for mask in state.sleeping] + [titan != NOTHING for titan in state.raging]
    return {
        **{name: units >> BITS * i & FIELD for i, name in enumerate(UNIT_NAMES)},
        "tiles missing or in two places": misplaced_tiles(state),
        "titans": sum(titans) + state.slain.bit_count(),
        **{
            f"bards of seat {seat}": state.left[seat]
            + sum(state.bards[REGION_COUNT * seat : REGION_COUNT * (seat + 1)])
            for seat in range(state.seats)
        },
        **{
            f"stories of seat {seat}": state.stock[seat] + state.stored[seat] + influence[seat]
            for seat in range(state.seats)
        },
        "units where no recruitment tile lies": sum(
            [units != 0 and state.tiles[city] != RECRUITMENT for city, units in enumerate(state.garrison)]
        ),
    }
