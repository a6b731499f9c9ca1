"""The old tool's tables: read, written and read again; damaged ones are refused with line and column."""

from __future__ import annotations

import json
from functools import cache

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.errors import BadFile
from tafelrunde.games.phoenix.world.description import Description, build, describe
from tafelrunde.games.phoenix.world.making.generator import Recipe, generate
from tafelrunde.games.phoenix.world.making.old_map import (
    COLUMNS,
    Holdings,
    Imported,
    Town,
    read_map,
    write_gates,
    write_map,
)
from tafelrunde.games.phoenix.world.old_tables import Kind, read_table, write_table
from tafelrunde.games.phoenix.world.world import World
from tafelrunde.telling.complaints import said
from tests.complaining import complains

SIZE = "hexagon 2"
SIDES = ("NW", "NO", "O", "SO", "SW", "W")
LABELS = [f"{gf}/{kf:02d}" for gf in (101, 203, 303) for kf in (1, 7, 48)]
HOLDINGS = Holdings(
    owners={"101/01": 3, "303/48": 12},
    towns={"303/48": Town(5, 1250, 'Burg "Süd"; alt, neu'), "101/01": Town(0, 0, "Grenzstein")},
    works={
        "Wall": {"101/01 NO": 1},
        "Strasse": {"303/48 W": -1},
        "Kai": {"101/01 O": 1},
        "Bruecke": {"101/01 W": 1},
    },
)


@cache
def made() -> World:
    return build(generate(Recipe(4, 2, SIZE)))


def again(karte: bytes, world: World, gates: bytes | None) -> Imported:
    return read_map(karte, "Karte.csv", gates, SIZE, world.name)


def lines() -> list[bytes]:
    return write_map(made(), HOLDINGS).splitlines(keepends=True)


@pytest.mark.parametrize("kind", ["csv", "json"])
def test_a_world_written_and_read_again_is_the_same(kind: Kind) -> None:
    world = made()
    found = again(write_map(world, HOLDINGS, kind), world, write_gates(world, kind))

    # Starting places and Audvacar have no columns in the old tables; the city is found by its name.
    expected = msgspec.structs.replace(describe(world), starts=(), audvacar="")
    assert describe(build(found.description)) == expected
    assert found.holdings == HOLDINGS


def test_both_kinds_hold_the_same() -> None:
    world = made()
    found = [again(write_map(world, HOLDINGS, kind), world, None) for kind in ("csv", "json")]

    assert found[0].description == found[1].description
    assert found[0].holdings == found[1].holdings


def test_audvacar_is_found_by_the_name_of_its_town() -> None:
    world = made()
    city = world.label(world.landmarks.audvacar)
    holdings = Holdings(towns={city: Town(9, 6000, "Audvacar, Stadt der Händler")})

    assert again(write_map(world, holdings), world, write_gates(world)).description.audvacar == city


@given(
    st.dictionaries(st.sampled_from(LABELS), st.integers(1, 12)),
    st.dictionaries(
        st.sampled_from(LABELS),
        st.builds(
            Town, st.integers(1, 20), st.integers(0, 6000), st.sampled_from(["", "Ödland", 'a;b"c', "x,y"])
        ),
    ),
    st.dictionaries(
        st.sampled_from(["Wall", "Kai", "Strasse", "Bruecke"]),
        st.dictionaries(
            st.builds(lambda label, side: f"{label} {side}", st.sampled_from(LABELS), st.sampled_from(SIDES)),
            st.sampled_from([1, -1]),
            min_size=1,
        ),
    ),
    st.sampled_from(["csv", "json"]),
)
def test_holdings_written_and_read_again_are_the_same(
    owners: dict[str, int], towns: dict[str, Town], works: dict[str, dict[str, int]], kind: Kind
) -> None:
    one = build(Description("one", "hexagon 0", {"101": "t" * 48}))
    holdings = Holdings(
        {label: owner for label, owner in owners.items() if label.startswith("101")},
        {label: town for label, town in towns.items() if label.startswith("101")},
        {
            work: kept
            for work, sides in works.items()
            if (kept := {side: value for side, value in sides.items() if side.startswith("101")})
        },
    )

    assert read_map(write_map(one, holdings, kind), size="hexagon 0").holdings == holdings


@pytest.mark.parametrize("separator", [";", ",", "\t"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252"])
def test_tables_of_other_programs_are_read_too(separator: str, encoding: str) -> None:
    text = (
        separator.join(["GF", "kf", " Name "])
        + "\r\n\r\n"
        + separator.join(["503", "22.0", "Größe"])
        + "\r\n"
    )
    (row,) = read_table(text.encode(encoding), "t.csv", ["gf", "KF"])

    assert (row.number("gf"), row.number("kf"), row.text("name")) == (503, 22, "Größe")
    assert row.where == "t.csv:3"


def test_a_river_noted_at_one_of_two_fields_is_a_river_for_both() -> None:
    columns = ["gf", "kf", "Gelaendetyp", "Fluss_O"]
    rows = [{"gf": 101, "kf": kf, "Gelaendetyp": 9, "Fluss_O": int(kf == 1)} for kf in range(1, 49)]
    world = build(read_map(write_table(columns, rows, "csv"), size="hexagon 0").description)

    assert sum(world.river) == 1
    first, second = world.field(101, 1), world.field(101, 2)
    assert world.river[world.edge[6 * first + 2]] == world.river[world.edge[6 * second + 5]] == 1


def test_only_provinces_at_the_rim_may_lack_fields() -> None:
    rim = b"".join(line for line in lines() if not line.startswith(b"101;7;"))
    found = again(rim, made(), write_gates(made()))

    assert found.description.terrain["101"][6] == "."
    with complains("province 303 lacks field 7", kind=BadFile):
        again(b"".join(line for line in lines() if not line.startswith(b"303;7;")), made(), None)


def damaged(line: int, column: str, text: str) -> bytes:
    """The table with another text in one cell."""
    rows = lines()
    cells = rows[line - 1].rstrip(b"\n").split(b";")
    cells[COLUMNS.index(column)] = text.encode()
    rows[line - 1] = b";".join(cells) + b"\n"
    return b"".join(rows)


@pytest.mark.parametrize(
    ("line", "column", "text", "sentence"),
    [
        (7, "gf", "199", "there is no province 199"),
        (7, "gf", "", "“” is not a whole number"),
        (7, "kf", "49", "there is no field 49"),
        (7, "kf", "5", "101/05 is listed twice, first at Karte.csv:6"),
        (7, "Gelaendetyp", "12", "12 is not a terrain"),
        (7, "Gelaendetyp", "Wald", "“Wald” is not a whole number"),
        (30, "Fluss_SO", "2", "2 is neither 0, 1 nor -1"),
        (30, "Wall_NW", "x", "“x” is not a whole number"),
        (30, "Reich", "3,5", "“3,5” is not a whole number"),
    ],
)
def test_a_damaged_cell_is_named_by_line_and_column(line: int, column: str, text: str, sentence: str) -> None:
    with pytest.raises(BadFile) as refusal:
        again(damaged(line, column, text), made(), None)

    assert refusal.value.where == f"Karte.csv:{line}, {column}"
    assert sentence in said(refusal.value, "en")
    assert said(refusal.value, "de") != said(refusal.value, "en")


@pytest.mark.parametrize(
    ("raw", "sentence"),
    [
        (b"", "the table is empty"),
        (b"gf;kf\n", "the table is empty"),
        (b"gf;kf\n101;1\n", "columns are missing: Gelaendetyp"),
        (b"gf;kf;Gelaendetyp\n101;1\n", "Karte.csv:2: cells: 2; columns: 3"),
        (b'gf;kf;Gelaendetyp\n101;"1;9\n', "Karte.csv:2: not a row of a table: unexpected end of data"),
        (b"[1, 2]", "this is not a list of rows"),
        (b'[{"gf": 101}', "this is not a list of rows"),
        (b'{"Karte": []}', "this is not a list of rows"),
        (b'[{"gf": 101, "kf": 1}]', "Karte.csv, #1: columns are missing: Gelaendetyp"),
    ],
)
def test_a_damaged_file_is_refused(raw: bytes, sentence: str) -> None:
    with pytest.raises(BadFile) as refusal:
        again(raw, made(), None)

    assert sentence in said(refusal.value, "en")


def test_a_file_cut_off_in_the_middle_is_refused() -> None:
    whole = write_map(made(), HOLDINGS)
    for part in (3, 5, 9):
        with pytest.raises(BadFile):
            again(whole[: len(whole) * part // 10], made(), None)


def test_gates_that_are_not_on_the_map_are_refused() -> None:
    text = write_gates(made()).decode("utf-8-sig")
    gate = made().label(made().landmarks.surfacings[0])

    with complains("surfacings", kind=BadFile):
        again(write_map(made(), HOLDINGS), made(), text.replace(gate, "303/27").encode())
    with complains("Teleportpunkte:2, Art: “X” is none of A, T and N", kind=BadFile):
        again(write_map(made(), HOLDINGS), made(), text.replace(";N", ";X").encode())


def test_the_order_of_the_gates_is_that_of_the_table() -> None:
    names, *rows = write_gates(made()).decode("utf-8-sig").splitlines()
    found = again(write_map(made(), HOLDINGS), made(), "\n".join([names, *reversed(rows)]).encode())

    assert found.description.gates == describe(made()).gates[::-1]


def test_an_unknown_size_is_refused() -> None:
    with complains("no world size"):
        read_map(b"", size="round")


def test_the_written_json_is_plain_rows() -> None:
    rows = json.loads(write_map(made(), HOLDINGS, "json"))

    assert len(rows) == made().size
    assert {key: rows[0][key] for key in ("gf", "kf", "Wall_NO", "Reich")} == {
        "gf": 101, "kf": 1, "Wall_NO": 1, "Reich": 3,
    }  # fmt: skip
