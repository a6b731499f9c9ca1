"""Our reconstruction as a TOML file that an owner can edit: what `corrections.py` reads."""

from __future__ import annotations

from typing import Any

import msgspec

from tafelrunde.games.xidit.box.data import Region, Tile, TileSet, Titan, UnitType, reconstruction

HEAD = """\
# Lords of Xidit: the values that this program plays with. They are OUR OWN RECONSTRUCTION, not the printed
# ones; only what is marked 'rulebook' stands in the rules. Enter what your copy shows; lines that you delete
# stay as they are here. A list such as 'roads' is replaced as a whole (docs/data-files.md).

game = "xidit"
extends = "reconstruction-a"
source = "my own copy of the game"
"""


def written(value: Any) -> str:
    """TOML for numbers, texts, lists and small tables; JSON does for the rest."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {written(part)}" for key, part in value.items()) + " }"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(written(part) for part in value) + "]"
    return msgspec.json.encode(value).decode()


def roads() -> str:
    rows = [
        f'  {{ a = {road.a}, b = {road.b}, colour = "{road.colour}" }},  # {road.source}'
        for road in reconstruction().roads
    ]
    return "\n".join(["roads = [", *rows, "]", ""])


def table(path: str, values: dict[str, Any], source: str) -> str:
    lines = [f"[{path}]  # {source}" if source else f"[{path}]"]
    return "\n".join([*lines, *(f"{key} = {written(value)}" for key, value in values.items()), ""])


def unit_table(unit: UnitType) -> str:
    return table(f"unit_types.{unit.id}", {"count": unit.count}, unit.source)


def region_table(region: Region) -> str:
    values = {"first": region.first, "second": region.second, "cities": region.cities}
    return table(f"regions.{region.id}", values, region.source)


def titan_table(titan: Titan) -> str:
    values = {"gold": titan.gold, "bards": titan.bards, "stories": titan.stories}
    return table(f"titans.{titan.id}", values, titan.source.get("rewards", ""))


def tile_table(name: str, tile: Tile) -> str:
    threat = msgspec.structs.asdict(tile.threat)
    source = ", ".join(f"{side}: {origin}" for side, origin in tile.source.items())
    return table(f"tilesets.{name}.tiles.{tile.city}", {"recruit": tile.recruit, "threat": threat}, source)


def set_tables(name: str, tiles: TileSet) -> list[str]:
    return [tile_table(name, tile) for tile in tiles.tiles]


def template() -> str:
    """Every value in the format of a corrections file; applied unchanged, it corrects nothing."""
    ours = reconstruction()
    parts = [HEAD, roads(), *map(unit_table, ours.unit_types), *map(region_table, ours.regions)]
    parts += map(titan_table, ours.titans)
    for name, tiles in ours.tilesets.items():
        parts += set_tables(name, tiles)
    return "\n".join(parts)
