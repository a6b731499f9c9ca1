"""Good harvests and plagues (PH-6.11): what the next taxes of some fields gain or lose."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.contract import Rng
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.moves.meeting import Happen
from tafelrunde.games.phoenix.state.state import NOBODY, State
from tafelrunde.games.phoenix.told.course import Happened
from tafelrunde.games.phoenix.world.places import read_field

FIELDS: Final = 6
"""How many fields a drawn happening touches; the rulebook gives no number."""
PERCENT: Final = 50


def check_happening(state: State, move: Happen) -> None:
    """PH-6.11b: on land that belongs to somebody."""
    world = state.setting.world
    for label in move.fields:
        field = read_field(world, label)
        if state.owner[field] == NOBODY:
            raise IllegalMove("PH-6.11b", {"field": world.label(field)})


def happen(state: State, move: Happen) -> None:
    world, sign = state.setting.world, 1 if move.kind == "harvest" else -1
    fields = [read_field(world, label) for label in move.fields]
    for field in fields:
        state.happenings[field] = sign * move.percent
    labels = tuple([world.label(field) for field in fields])
    state.publish(Happened(move.kind, labels, move.percent, move.text))


def extra_taxes(state: State, field: int, income: int) -> int:
    """What a field pays more (or less) at the next taxes, rounded towards nothing (PH-6.11a)."""
    percent = state.happenings.get(field, 0)
    part = abs(percent) * income // 100
    return part if percent > 0 else -part


def drawn(state: State, rng: Rng) -> Happen | None:
    """A happening as the tool draws it: harvest or plague on a few neighbouring fields of some realm."""
    owned = [field for field in range(len(state.owner)) if state.owner[field] != NOBODY]
    if not owned:
        return None
    world = state.setting.world
    start = owned[rng.below(len(owned))]
    near = [field for field in (start, *world.around[start]) if state.owner[field] != NOBODY]
    labels = tuple([world.label(field) for field in near[:FIELDS]])
    return Happen("harvest" if rng.below(2) else "plague", labels, PERCENT)
