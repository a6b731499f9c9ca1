"""Worlds for tests: all of one terrain, as large as asked for."""

from __future__ import annotations

from tafelrunde.games.phoenix.tables.terrain import LOWLAND
from tafelrunde.games.phoenix.world.coordinates import (
    CASTLE,
    CASTLE_KF,
    ERKENFARA,
    NEST,
    PROVINCE_FIELDS,
    Shape,
)
from tafelrunde.games.phoenix.world.world import Landmarks, World


def plain(shape: Shape = ERKENFARA, rivers: list[int] | None = None) -> World:
    """Lowland everywhere, with nest and castle."""
    provinces = [*shape.provinces(), NEST]
    keys = [100 * gf + kf for gf in provinces for kf in range(1, PROVINCE_FIELDS + 1)]
    keys.append(100 * CASTLE + CASTLE_KF)
    return World("plain", shape, keys, [LOWLAND] * len(keys), rivers or [], Landmarks())


ERKENFARA_PLAIN = plain()
