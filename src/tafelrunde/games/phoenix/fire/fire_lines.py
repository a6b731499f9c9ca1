"""Shooters and targets typed in one line: `4 SKP 2 LKP` on `Stadt 1800: 10000 K 20 HF; 9000 R 80 HF + 24`.

A target is a town, armies, or a town with armies, or `Wall 40` for a wall that lacks 40 points. After an army
may stand `Garde` or `guard`, `Heimat` or `home`, and `+` with the points of characters and wizards there.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final, NamedTuple

from tafelrunde.engine.errors import BadText
from tafelrunde.engine.text import fold
from tafelrunde.games.phoenix.arithmetic.fire import Host, is_weapon, tenths
from tafelrunde.games.phoenix.arithmetic.fire_odds import Target
from tafelrunde.games.phoenix.melee.good_points import GUARD, HOME
from tafelrunde.games.phoenix.tables.prices import (
    GOOD_NAMES,
    GOOD_SHORT,
    LEADER,
    NO_TOWN,
    STAGE_OF,
    STAGE_POINTS,
)
from tafelrunde.games.phoenix.words.line import Line
from tafelrunde.games.phoenix.words.slots import KINDS
from tafelrunde.games.phoenix.words.vocabulary import STAGES

BETWEEN: Final = re.compile(r"\s+(?:auf|on|at)\s+", re.IGNORECASE)
WALL: Final = re.compile(r"\s*(?:wall|WL)\s*(\d{1,3})?\s*", re.IGNORECASE)
TOWN: Final = re.compile(r"\s*([^\W\d]+(?:\s[^\W\d]+)?)(?:\s+(\d{1,5}))?\s*(?::(.*)|$)", re.DOTALL)
EXTRA: Final = re.compile(r"\b(garde|guard|heimat|home)\b|\+\s*(\d{1,4})(?:\s*GP\b)?", re.IGNORECASE)
WORTH: Final = {"garde": GUARD, "guard": GUARD, "heimat": HOME, "home": HOME}
NO_WALL: Final = -1


class Aim(NamedTuple):
    """What a line says is shot at."""

    target: Target
    lacks: int = NO_WALL
    """Points that a wall lacks; NO_WALL where none is shot at."""


def read_fire(text: str) -> tuple[dict[str, int], Aim]:
    """`4 SKP auf Stadt: 10000 K 20 HF`."""
    parts = BETWEEN.split(text, maxsplit=1)
    if len(parts) < 2:
        end = len(text)
        raise BadText(text, end, end, "phoenix-no-target")
    return read_weapons(parts[0]), read_aim(parts[1])


def read_goods(text: str) -> dict[int, int]:
    """By number of the good."""
    line, goods = Line(text), KINDS["goods"]
    for after, found in goods.read(line, 0, goods.about):
        if line.is_over(after):
            return {GOOD_NAMES.index(name): count for name, count in found.items() if count}
    raise line.complaint(next(iter(line.near()), None), is_order=False)


def read_weapons(text: str) -> dict[str, int]:
    """By their names in Tabelle 8."""
    goods = read_goods(text)
    wrong = [good for good in goods if not is_weapon(good)]
    if wrong or not goods:
        raise BadText(text, 0, len(text), "phoenix-no-weapons")
    return {GOOD_SHORT[good]: count for good, count in goods.items()}


def read_aim(text: str) -> Aim:
    wall = WALL.fullmatch(text)
    if wall is not None:
        return Aim(Target(), int(wall[1] or 0))
    built, points, rest = NO_TOWN, 0, text
    town = TOWN.fullmatch(text)
    if town is not None:
        built = read_stage(text, town)
        points = read_points(text, town, STAGE_POINTS[built])
        rest = town[3] or ""
    hosts = [read_host(number, part) for number, part in enumerate(rest.split(";")) if part.strip()]
    return Aim(Target(tuple(hosts), built, points))


def read_stage(text: str, town: re.Match[str]) -> int:
    code = STAGES.meanings.get(tuple(fold(word) for word in town[1].split()), "")
    if not code:
        raise BadText(text, town.start(1), town.end(1), "phoenix-no-town")
    return STAGE_OF[code]


def read_points(text: str, town: re.Match[str], most: int) -> int:
    """What the town has left; a whole one if nothing is said."""
    points = int(town[2] or most)
    if not 0 < points <= most:
        raise BadText(text, town.start(2), town.end(2), "phoenix-building-points", {"most": most})
    return points


def read_host(number: int, text: str) -> Host:
    """An army with all the good points that protect it under fire (PH-5.1l)."""
    goods = read_goods(EXTRA.sub(" ", text))
    leaders = goods.pop(LEADER, 0)
    more = sum(int(found[2]) if found[2] else WORTH[found[1].lower()] for found in EXTRA.finditer(text))
    exposed = tuple(sorted(goods.items()))
    return Host(number, exposed, Fraction(leaders + more), leaders, tenths(exposed))
