"""The old tool's tables `Karte` and `Teleportpunkte`: a world and what stands on it, read and written."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from tafelrunde.engine.errors import BadFile
from tafelrunde.games.phoenix.tables.terrain import GATE, LETTERS, SURFACING, TERRAINS, WATER
from tafelrunde.games.phoenix.world.coordinates import (
    CASTLE,
    CASTLE_KF,
    DIRECTIONS,
    EXTRA,
    NEST,
    PROVINCE_FIELDS,
    SHEETS,
    SIDES,
    Shape,
)
from tafelrunde.games.phoenix.world.description import Description, build
from tafelrunde.games.phoenix.world.making.generator import ERKENFARA_GATES, ERKENFARA_SURFACINGS
from tafelrunde.games.phoenix.world.old_tables import Cell, Kind, Row, read_table, write_table
from tafelrunde.games.phoenix.world.sizes import read_shape, shape_text
from tafelrunde.games.phoenix.world.world import World

WORKS: Final = ("Wall", "Kai", "Strasse", "Bruecke")
EDGE_KINDS: Final = ("Fluss", *WORKS)
NEEDED: Final = ("gf", "kf", "Gelaendetyp")
COLUMNS: Final = (
    *("gf", "kf", "ph_xy", "x", "y", "Gelaendetyp", "Ruestort"),
    *(f"{kind}_{direction}" for kind in EDGE_KINDS for direction in DIRECTIONS),
    *("Reich", "Baupunkte", "Bauwerknamen"),
)
GATE_COLUMNS: Final = ("Feld", "Art")
AT_RIM, IN_DEEP_SEA, AT_NEST = "A", "T", "N"
UNDER_CONSTRUCTION: Final = -1


class Town(msgspec.Struct, frozen=True, omit_defaults=True):
    """A town as the old tool notes it: the number of its stage, its building points and its name."""

    stage: int = 0
    points: int = 0
    name: str = ""


class Holdings(msgspec.Struct, frozen=True, omit_defaults=True):
    """What people own and have built, by field (503/22) or by side (503/22 NO)."""

    owners: dict[str, int] = {}
    """Number of the realm."""
    towns: dict[str, Town] = {}
    works: dict[str, dict[str, int]] = {}
    """By kind (Wall, Kai, Strasse, Bruecke) and side: 1 finished, -1 under construction."""


class Imported(msgspec.Struct, frozen=True):
    description: Description
    holdings: Holdings
    places: dict[str, str] = {}
    """By field, where its row stands: `Karte:17`."""
    unread: tuple[str, ...] = ()
    """Columns that mean nothing to us."""


Note = Callable[[BadFile], None]
"""What becomes of a mistake: it ends the reading, or it is written down and the row left."""


def at_once(mistake: BadFile) -> None:
    raise mistake


def at_peace(mistake: BadFile) -> None:
    """It was noted before."""


def read_map(
    karte: bytes,
    where: str = "Karte",
    gates: bytes | None = None,
    size: str = "erkenfara",
    name: str = "Erkenfara",
    note: Note = at_once,
) -> Imported:
    """A world from the old tool's tables, checked as a whole; complaints name line and column.

    Whoever notes mistakes hears of all of them in the rows; what is read then is of no use if there was one.
    """
    shape = read_shape(size)
    table = read_table(karte, where, NEEDED)
    rows = _by_field(table, shape, note)
    _need_whole_provinces(rows, shape, where, note)
    letters: dict[str, list[str]] = {str(gf): ["."] * PROVINCE_FIELDS for gf in shape.provinces()}
    for (gf, kf), row in rows.items():
        if gf != CASTLE:
            kind = _noted(partial(_terrain, row), WATER, note)
            letters.setdefault(str(gf), ["."] * PROVINCE_FIELDS)[kf - 1] = LETTERS[kind]
    marked = _gates(gates, rows, note)
    description = Description(
        name=name,
        shape=shape_text(shape),
        terrain={gf: "".join(row) for gf, row in letters.items()},
        rivers=_rivers(rows, note),
        gates=marked[AT_RIM],
        surfacings=marked[IN_DEEP_SEA],
        audvacar=_audvacar(rows),
    )
    holdings = _holdings(rows, note)
    try:
        build(description, where)
    except BadFile as mistake:
        note(mistake)
    places = {f"{gf}/{kf:02d}": row.where for (gf, kf), row in rows.items()}
    known = {column.lower() for column in COLUMNS}
    return Imported(
        description, holdings, places, tuple([name for name in table[0].cells if name not in known])
    )


def _noted(read: Callable[[], int], otherwise: int, note: Note) -> int:
    """What stands there; after a mistake that was noted, something to go on with."""
    try:
        return read()
    except BadFile as mistake:
        note(mistake)
        return otherwise


def write_map(world: World, holdings: Holdings, kind: Kind = "csv") -> bytes:
    """The table `Karte`, with the columns whose meaning is known."""
    return write_table(COLUMNS, [_map_row(world, holdings, field) for field in range(world.size)], kind)


def write_gates(world: World, kind: Kind = "csv") -> bytes:
    """The table `Teleportpunkte`."""
    marks = world.landmarks
    fields = [(marks.nest_gate, AT_NEST)]
    fields += [(field, AT_RIM) for field in marks.gates]
    fields += [(field, IN_DEEP_SEA) for field in marks.surfacings]
    return write_table(
        GATE_COLUMNS, [{"Feld": world.label(field), "Art": art} for field, art in fields], kind
    )


def _map_row(world: World, holdings: Holdings, field: int) -> dict[str, Cell]:
    label = world.label(field)
    town = holdings.towns.get(label, Town())
    row: dict[str, Cell] = {
        "gf": world.gf[field],
        "kf": world.kf[field],
        "ph_xy": label,
        "x": (world.h[field] - world.r[field] % 2) // 2,
        "y": world.r[field],
        "Gelaendetyp": world.terrain[field],
        "Ruestort": town.stage,
        "Reich": holdings.owners.get(label, 0),
        "Baupunkte": town.points,
        "Bauwerknamen": town.name,
    }
    for direction, side in enumerate(DIRECTIONS):
        row[f"Fluss_{side}"] = world.river[world.edge[SIDES * field + direction]]
        for work in WORKS:
            row[f"{work}_{side}"] = holdings.works.get(work, {}).get(f"{label} {side}", 0)
    return row


def _by_field(rows: list[Row], shape: Shape, note: Note) -> dict[tuple[int, int], Row]:
    """By province and Gemark; every field once, and only fields that the shape has."""
    found: dict[tuple[int, int], Row] = {}
    for row in rows:
        try:
            found[_field_of(row, shape, found)] = row
        except BadFile as mistake:
            note(mistake)
    return found


def _field_of(row: Row, shape: Shape, found: dict[tuple[int, int], Row]) -> tuple[int, int]:
    gf, kf = row.number("gf"), row.number("kf")
    if not (shape.has(gf) or gf in SHEETS):
        raise row.bad("gf", "phoenix-no-province", {"province": str(gf)})
    if not (1 <= kf <= PROVINCE_FIELDS and gf != CASTLE) and (gf, kf) != (CASTLE, CASTLE_KF):
        raise row.bad("kf", "phoenix-no-gemark", {"gemark": str(kf)})
    if (gf, kf) in found:
        first = found[gf, kf].where
        raise row.bad("kf", "phoenix-field-twice", {"field": f"{gf}/{kf:02d}", "first": first})
    return gf, kf


def _need_whole_provinces(rows: dict[tuple[int, int], Row], shape: Shape, where: str, note: Note) -> None:
    """Only provinces at the rim of the world may lack fields: elsewhere a row has got lost."""
    present = {gf for gf, _ in rows if gf in (NEST, EXTRA)}
    for gf in (*shape.provinces(), *sorted(present)):
        lost = [kf for kf in range(1, PROVINCE_FIELDS + 1) if (gf, kf) not in rows]
        if lost and not _at_rim(shape, gf):
            params = {"province": str(gf), "gemark": str(lost[0]), "all": len(lost)}
            note(BadFile(where, "phoenix-gemark-missing", params))


def _at_rim(shape: Shape, gf: int) -> bool:
    """Whether some side of the province looks out of the world."""
    if not shape.has(gf):
        return False
    h, r = shape.place(gf, 27)
    beside = ((0, -8), (0, 8), (12, -4), (12, 4), (-12, -4), (-12, 4))
    return any(shape.named(h + right, r + down) == (0, 0) for right, down in beside)


def _terrain(row: Row) -> int:
    kind = row.number("Gelaendetyp")
    if kind not in TERRAINS:
        raise row.bad("Gelaendetyp", "phoenix-no-terrain", {"terrain": str(kind), "last": TERRAINS[-1]})
    return kind


def _edge_value(row: Row, kind: str, direction: str) -> int:
    column = f"{kind}_{direction}"
    value = row.number(column, 0)
    if value not in (0, 1, UNDER_CONSTRUCTION):
        raise row.bad(column, "phoenix-no-river", {"value": str(value)})
    return value


def _rivers(rows: dict[tuple[int, int], Row], note: Note) -> dict[str, str]:
    words: dict[str, list[str]] = {}
    for (gf, kf), row in rows.items():
        for direction in DIRECTIONS:
            if _noted(partial(_edge_value, row, "Fluss", direction), 0, note):
                words.setdefault(str(gf), []).append(f"{kf}{direction}")
    return {gf: " ".join(sides) for gf, sides in words.items()}


def _holdings(rows: dict[tuple[int, int], Row], note: Note) -> Holdings:
    owners: dict[str, int] = {}
    towns: dict[str, Town] = {}
    works: dict[str, dict[str, int]] = {}
    for (gf, kf), row in rows.items():
        label = f"{gf}/{kf:02d}"
        if owner := _noted(partial(row.number, "Reich", 0), 0, note):
            owners[label] = owner
        stage, points = [_noted(partial(row.number, name, 0), 0, note) for name in ("Ruestort", "Baupunkte")]
        town = Town(stage, points, row.text("Bauwerknamen"))
        if town != Town():
            towns[label] = town
        for work in WORKS:
            for direction in DIRECTIONS:
                if value := _noted(partial(_edge_value, row, work, direction), 0, note):
                    works.setdefault(work, {})[f"{label} {direction}"] = value
    return Holdings(owners, towns, works)


def _audvacar(rows: dict[tuple[int, int], Row]) -> str:
    """The field whose town is called so."""
    for (gf, kf), row in rows.items():
        if "audvacar" in row.text("Bauwerknamen").lower():
            return f"{gf}/{kf:02d}"
    return ""


def _gates(raw: bytes | None, rows: dict[tuple[int, int], Row], note: Note) -> dict[str, tuple[str, ...]]:
    """Gates and surfacing points in the order of the die: the table's, or else the rulebook's (PH-6.6.3a)."""
    found: dict[str, list[str]] = {AT_RIM: [], IN_DEEP_SEA: [], AT_NEST: []}
    if raw is not None:
        for row in read_table(raw, "Teleportpunkte", GATE_COLUMNS):
            art = row.text("Art").upper()
            if art not in found:
                note(row.bad("Art", "phoenix-no-gate", {"art": art}))
            else:
                found[art].append(row.text("Feld"))
        return {art: tuple(labels) for art, labels in found.items()}
    for (gf, kf), row in rows.items():
        kind = _noted(partial(_terrain, row), WATER, at_peace)
        if kind in (GATE, SURFACING) and gf not in SHEETS:
            found[AT_RIM if kind == GATE else IN_DEEP_SEA].append(f"{gf}/{kf:02d}")
    order = {label: i for i, label in enumerate((*ERKENFARA_GATES, *ERKENFARA_SURFACINGS))}
    return {
        art: tuple(sorted(labels, key=lambda label: order.get(label, 99))) for art, labels in found.items()
    }
