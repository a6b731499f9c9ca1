"""A map that somebody brings: every contradiction is named with its line, and nothing else is."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import msgspec
import pytest

from tafelrunde.games.phoenix.world.description import build
from tafelrunde.games.phoenix.world.making.generator import Recipe, generate
from tafelrunde.games.phoenix.world.making.old_map import Holdings, Town, write_map
from tafelrunde.games.phoenix.world.world import World
from tafelrunde.phoenix_desk.map.plausibility import Survey, survey
from tafelrunde.telling.complaints import said


@cache
def world() -> World:
    return build(generate(Recipe(34, 3, "hexagon 2")))


def start(number: int) -> str:
    return world().label(world().landmarks.starts[number])


def beside(label: str, number: int = 0) -> str:
    return world().label(world().around[world().labelled[label]][number])


def sea() -> str:
    return next(label for label, field in world().labelled.items() if world().is_water[field])


def told(holdings: Holdings, lines: dict[str, str] | None = None) -> Survey:
    text = write_map(world(), holdings).decode()
    for old, new in (lines or {}).items():
        assert old in text
        text = text.replace(old, new, 1)
    return survey(text.encode(), "Karte")


def messages(found: Survey) -> set[tuple[str, str]]:
    usual = {"map-without-audvacar", "map-without-gates"}
    told_of = [(str(one.weight), one.complaint.message) for one in found.findings]
    return {one for one in told_of if one[1] not in usual}


def test_a_map_in_order_has_nothing_to_be_told() -> None:
    held = Holdings(owners={start(0): 4}, towns={start(0): Town(4, 5000)})
    found = told(held)

    assert messages(found) == set()
    assert found.capitals == {4: start(0)}
    assert found.description is not None
    assert found.description.shape == "hexagon 2"


def one(label: str, town: Town, owner: int = 4) -> Holdings:
    return Holdings(owners={label: owner} if owner else {}, towns={label: town})


CASES: dict[str, Callable[[], tuple[str, Holdings]]] = {
    "map-owner-of-water": lambda: ("doubt", Holdings(owners={sea(): 3})),
    "map-owner-negative": lambda: ("mistake", Holdings(owners={start(0): -3})),
    "map-no-stage": lambda: ("mistake", one(start(0), Town(6, 0))),
    "map-town-name": lambda: ("doubt", one(start(0), Town(1, 1000, "Alt; neu"))),
    "map-points-without-town": lambda: ("doubt", one(start(0), Town(0, 500))),
    "map-town-in-water": lambda: ("mistake", one(sea(), Town(1, 1000), 0)),
    "map-points-negative": lambda: ("mistake", one(start(0), Town(1, -5))),
    "map-points-too-many": lambda: ("doubt", one(start(0), Town(1, 1001))),
    "map-capital-of-nobody": lambda: ("mistake", one(start(0), Town(4, 5000), 0)),
    "map-town-of-nobody": lambda: ("doubt", one(start(0), Town(2, 2000), 0)),
    "map-work-begun": lambda: ("doubt", Holdings(works={"Wall": {f"{start(0)} O": -1}})),
    "map-work-impossible": lambda: ("doubt", Holdings(works={"Kai": {f"{start(0)} O": 1}})),
    "map-work-on-one-side": lambda: ("doubt", Holdings(works={"Strasse": {f"{start(0)} O": 1}})),
    "map-two-capitals": lambda: (
        "mistake",
        Holdings(owners={start(0): 4, start(1): 4}, towns={start(0): Town(4, 5000), start(1): Town(4, 5000)}),
    ),
    "phoenix-world-capitals-near": lambda: (
        "mistake",
        Holdings(
            owners={start(0): 4, beside(start(0)): 5},
            towns={start(0): Town(4, 5000), beside(start(0)): Town(4, 5000)},
        ),
    ),
}


@pytest.mark.parametrize("message", CASES)
def test_each_contradiction_is_named_with_its_line(message: str) -> None:
    weight, held = CASES[message]()
    found = told(held)

    assert messages(found) == {(weight, message)}
    about = next(finding.complaint for finding in found.findings if finding.complaint.message == message)
    for lang in ("en", "de"):
        assert said(about, lang).startswith("Karte:")
    assert (found.description is None) == (weight == "mistake")


def test_all_mistakes_of_a_file_are_told_at_once() -> None:
    rows = write_map(world(), Holdings()).decode().splitlines()
    rows[5] = rows[5].replace(";", ";x", 1)
    rows[9] = rows[9].replace(rows[9].split(";")[0], "9999", 1)
    rows[12] = rows[11]
    found = survey("\n".join(rows).encode(), "Karte", "hexagon 2")

    told_of = [said(finding.complaint, "en") for finding in found.findings]
    assert [any(line.startswith(f"Karte:{row}") for line in told_of) for row in (6, 10, 13)] == [True] * 3
    assert found.description is None


def test_rivers_are_known_to_both_fields_or_it_is_told() -> None:
    edge = next(edge for edge in range(world().edges) if world().river[edge])
    side = world().edge_side[edge]
    label, names = world().label(side // 6), ("NW", "NO", "O", "SO", "SW", "W")
    rows = write_map(world(), Holdings()).decode("utf-8-sig").splitlines()
    head = rows[0].split(";")
    at = next(i for i, row in enumerate(rows) if row.split(";")[2:3] == [label])
    cells = rows[at].split(";")
    cells[head.index(f"Fluss_{names[side % 6]}")] = "0"
    rows[at] = ";".join(cells)
    found = survey("\n".join(rows).encode(), "Karte")

    assert messages(found) == {("doubt", "map-river-on-one-side")}
    assert found.description is not None
    assert build(found.description).river == world().river


def test_columns_that_nobody_reads_are_named() -> None:
    text = write_map(world(), Holdings()).decode("utf-8-sig").splitlines()
    text = [f"{line};{'Lehen' if i == 0 else 7}" for i, line in enumerate(text)]
    found = survey("\n".join(text).encode(), "Karte")

    assert ("doubt", "map-columns-unread") in messages(found)
    assert any("lehen" in said(finding.complaint, "en") for finding in found.findings)


def test_what_cannot_stand_is_left_out_and_the_rest_taken() -> None:
    held = Holdings(
        owners={start(0): 4, sea(): 4},
        towns={start(0): Town(4, 5000)},
        works={"Kai": {f"{start(0)} O": 1}, "Wall": {f"{start(0)} O": 1}},
    )
    taken = told(held).holdings

    assert taken.owners == {start(0): 4}
    assert {kind: set(sides) for kind, sides in taken.works.items()} == {
        "Kai": set(),
        "Wall": {f"{start(0)} O"},
    }
    assert msgspec.json.decode(msgspec.json.encode(taken), type=Holdings) == taken
