"""A world as data: what a file, a log header or the options of a campaign hold. Small enough to be read.

Terrain is a letter per field, 48 to a province: w water, ~ deep sea, t lowland, f forest, d desert, s swamp,
h highland, b hills, g mountains, A gate to the nest, E surfacing point, and a dot where no field is.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from tafelrunde.engine.errors import BadFile, Complaint
from tafelrunde.engine.log import UNREADABLE
from tafelrunde.engine.text import whole_number
from tafelrunde.engine.validation import worded
from tafelrunde.games.phoenix.tables.terrain import GATE, LETTERS, LOWLAND, SURFACING
from tafelrunde.games.phoenix.world.coordinates import (
    CASTLE,
    CASTLE_KF,
    DIRECTIONS,
    EXTRA,
    NEST,
    PROVINCE_FIELDS,
    SIDES,
    Shape,
)
from tafelrunde.games.phoenix.world.sizes import read_shape, shape_text
from tafelrunde.games.phoenix.world.world import NOWHERE, Landmarks, World

START_DISTANCE: Final = 10  # PH-2c
DEFAULT_NEST: Final = "wwwAwwwwwwttttwwtttttwwttttttwwtttttwwttttwwwwww"
"""Its picture is not public: water around land, and 2001/04 the way out (PH-R47)."""
GATE_COUNT: Final = 6
SURFACING_COUNT: Final = 2
RIVER: Final = re.compile(r"(\d{1,2})(NW|NO|O|SO|SW|W)")
TERRAIN_BY_LETTER: Final = {letter: terrain for terrain, letter in enumerate(LETTERS)}


class Description(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """All that a world is built from; `build` checks it."""

    name: str
    shape: str
    terrain: dict[str, str]
    """By province, a letter per Gemark."""
    rivers: dict[str, str] = {}
    """By province, Gemark and side: `22NO 22O 31SW`."""
    gates: tuple[str, ...] = ()
    """Six in the order of the die, or none."""
    surfacings: tuple[str, ...] = ()
    audvacar: str = ""
    starts: tuple[str, ...] = ()
    format: int = 1


def read_description(raw: bytes, where: str) -> Description:
    """A description from a JSON file; `where` names the file in complaints."""
    try:
        return msgspec.json.decode(raw, type=Description)
    except UNREADABLE as error:
        raise BadFile(where, "phoenix-no-world", {"fault": worded(error)}) from None


def write_description(description: Description) -> bytes:
    return msgspec.json.format(msgspec.json.encode(description), indent=1) + b"\n"


def build(description: Description, where: str = "world") -> World:
    """The world that a description means; whatever is wrong with it is said with the place."""
    if description.format != 1:
        raise BadFile(f"{where}, format", "phoenix-world-format", {"format": str(description.format)})
    try:
        shape = read_shape(description.shape)
    except Complaint as complaint:
        raise BadFile(f"{where}, shape", complaint) from None
    keys, terrain = _fields(description, shape, where)
    world = World(description.name, shape, keys, terrain, [], Landmarks())
    world.complete(_river_sides(description, world, where), _landmarks(description, world, where))
    return world


def describe(world: World) -> Description:
    """The opposite of `build`."""
    letters: dict[str, list[str]] = {}
    for field in range(world.size):
        if field != world.castle:
            row = letters.setdefault(str(world.gf[field]), ["."] * PROVINCE_FIELDS)
            row[world.kf[field] - 1] = LETTERS[world.terrain[field]]
    rivers: dict[str, list[str]] = {}
    for edge in range(world.edges):
        if world.river[edge]:
            field, direction = divmod(world.edge_side[edge], SIDES)
            text = f"{world.kf[field]}{DIRECTIONS[direction]}"
            rivers.setdefault(str(world.gf[field]), []).append(text)
    marks = world.landmarks
    return Description(
        name=world.name,
        shape=shape_text(world.shape),
        terrain={gf: "".join(row) for gf, row in letters.items()},
        rivers={gf: " ".join(row) for gf, row in rivers.items()},
        gates=tuple(map(world.label, marks.gates)),
        surfacings=tuple(map(world.label, marks.surfacings)),
        audvacar="" if marks.audvacar == NOWHERE else world.label(marks.audvacar),
        starts=tuple(map(world.label, marks.starts)),
    )


def _fields(description: Description, shape: Shape, where: str) -> tuple[list[int], list[int]]:
    """Keys and terrains of all fields that exist; nest and castle are always there."""
    rows = {str(NEST): DEFAULT_NEST, **description.terrain}
    for gf in rows:
        number = whole_number(gf)
        if number is None or not (shape.has(number) or number in (NEST, EXTRA)):
            raise BadFile(
                f"{where}, terrain", "phoenix-world-no-province", {"province": gf, "shape": description.shape}
            )
    missing = [gf for gf in shape.provinces() if str(gf) not in rows]
    if missing:
        raise BadFile(
            f"{where}, terrain",
            "phoenix-world-province-missing",
            {"province": str(missing[0]), "all": len(missing)},
        )
    keys: list[int] = []
    terrain: list[int] = []
    for province in sorted(map(int, rows)):
        letters = rows[str(province)]
        for kf, kind in enumerate(_terrains(letters, f"{where}, terrain.{province}"), 1):
            if kind:
                keys.append(100 * province + kf)
                terrain.append(kind)
    return [*keys, 100 * CASTLE + CASTLE_KF], [*terrain, LOWLAND]


def _terrains(letters: str, where: str) -> list[int]:
    if len(letters) != PROVINCE_FIELDS:
        raise BadFile(where, "phoenix-world-letters", {"letters": len(letters), "fields": PROVINCE_FIELDS})
    for kf, letter in enumerate(letters, 1):
        if letter not in TERRAIN_BY_LETTER:
            raise BadFile(
                where, "phoenix-world-no-terrain", {"letter": letter, "gemark": str(kf), "letters": LETTERS}
            )
    return [TERRAIN_BY_LETTER[letter] for letter in letters]


def _river_sides(description: Description, frame: World, where: str) -> list[int]:
    sides: list[int] = []
    for gf, text in description.rivers.items():
        for word in text.split():
            found = RIVER.fullmatch(word)
            number = whole_number(gf)
            field = NOWHERE if number is None or not found else frame.field(number, int(found[1]))
            if not found or field == NOWHERE:
                raise BadFile(f"{where}, rivers.{gf}", "phoenix-world-no-side", {"word": word})
            sides.append(SIDES * field + DIRECTIONS.index(found[2]))
            need_land_beside(frame, sides[-1], f"{where}, rivers.{gf}")
    return sides


def need_land_beside(frame: World, side: int, where: str) -> None:
    """A river runs along land, not through the sea."""
    field, other = side // SIDES, frame.neighbour[side]
    if frame.is_water[field] and (other == NOWHERE or frame.is_water[other]):
        place = f"{frame.label(field)} {DIRECTIONS[side % SIDES]}"
        raise BadFile(where, "phoenix-world-river", {"place": place})


def _landmarks(description: Description, frame: World, where: str) -> Landmarks:
    def places(name: str, labels: tuple[str, ...]) -> tuple[int, ...]:
        return tuple(_place(frame, label, f"{where}, {name}") for label in labels)

    gates = places("gates", description.gates)
    surfacings = places("surfacings", description.surfacings)
    _need_gates(frame, gates, GATE, GATE_COUNT, f"{where}, gates")
    _need_gates(frame, surfacings, SURFACING, SURFACING_COUNT, f"{where}, surfacings")
    nest_gates = [
        field for field in range(frame.size) if frame.is_nest[field] and frame.terrain[field] == GATE
    ]
    if len(nest_gates) != 1:
        raise BadFile(f"{where}, terrain.{NEST}", "phoenix-world-nest-gates", {"gates": len(nest_gates)})
    audvacar = places("audvacar", (description.audvacar,))[0] if description.audvacar else NOWHERE
    if audvacar != NOWHERE and frame.is_water[audvacar]:
        raise BadFile(f"{where}, audvacar", "phoenix-world-city-in-water", {"audvacar": description.audvacar})
    starts = places("starts", description.starts)
    need_starts(frame, starts, f"{where}, starts")
    return Landmarks(gates, surfacings, nest_gates[0], audvacar, starts)


def _place(frame: World, label: str, where: str) -> int:
    found = re.fullmatch(r"(\d{1,4})/(\d{1,2})", label)
    field = frame.field(int(found[1]), int(found[2])) if found else NOWHERE
    if field == NOWHERE:
        raise BadFile(where, "phoenix-no-field", {"label": label})
    return field


def _need_gates(frame: World, fields: tuple[int, ...], terrain: int, count: int, where: str) -> None:
    """Every such field is in the list once, and there are as many as the die needs, or none (PH-6.6.3a)."""
    on_map = {
        field for field in range(frame.size) if frame.terrain[field] == terrain and not frame.is_nest[field]
    }
    if set(fields) != on_map or len(fields) not in (0, count):
        listed, drawn = " ".join(map(frame.label, fields)), " ".join(map(frame.label, sorted(on_map)))
        raise BadFile(
            where,
            "phoenix-world-lists",
            {"listed": listed, "letter": LETTERS[terrain], "drawn": drawn, "count": count},
        )


def need_starts(frame: World, starts: tuple[int, ...], where: str) -> None:
    """Capitals have six land fields around them (PH-2b) and are 10 fields apart (PH-2c)."""
    for i, field in enumerate(starts):
        around = [other for other in frame.around[field] if not frame.is_water[other]]
        if frame.is_water[field] or len(around) < SIDES:
            place = frame.label(field)
            raise BadFile(where, "phoenix-world-no-capital", {"place": place, "around": len(around)})
        for other in starts[:i]:
            _need_distance(frame, field, other, where)


def _need_distance(frame: World, field: int, other: int, where: str) -> None:
    distance = frame.distance(field, other)
    if distance < START_DISTANCE:
        near, far = frame.label(field), frame.label(other)
        raise BadFile(
            where,
            "phoenix-world-capitals-near",
            {"near": near, "distance": distance, "far": far, "least": START_DISTANCE},
        )
