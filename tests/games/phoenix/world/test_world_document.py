"""What docs/phoenix-world.md promises: its example is a world, and it names every table of one."""

from __future__ import annotations

import re
from pathlib import Path

from tafelrunde.games.phoenix.world.description import build, read_description
from tafelrunde.games.phoenix.world.sizes import read_shape

DOCUMENT = (Path(__file__).parents[4] / "docs" / "phoenix-world.md").read_text()


def test_the_example_of_a_description_is_a_world() -> None:
    (example,) = re.findall(r"```json\n(.*?)```", DOCUMENT, re.DOTALL)
    world = build(read_description(example.encode(), "example"))

    assert world.name == "Insel"
    assert sum(world.river) == 3


def test_the_sizes_of_the_table_can_be_read() -> None:
    sizes = re.findall(
        r"^\| `([^`]+)` \| (?:the official|a hexagon|columns and|every column)", DOCUMENT, re.MULTILINE
    )

    assert len([read_shape(size) for size in sizes]) == 4


def test_every_public_table_of_a_world_is_explained() -> None:
    (example,) = re.findall(r"```json\n(.*?)```", DOCUMENT, re.DOTALL)
    world = build(read_description(example.encode(), "example"))
    tables = {name: getattr(world, name) for name in dir(world) if not name.startswith("_")}
    explained = set(re.findall(r"`(\w+)`", DOCUMENT))

    assert {name for name, table in tables.items() if isinstance(table, tuple)} - explained == {"key"}
