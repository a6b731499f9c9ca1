"""A correction with a wrong path or value is told the possible ones, the nearest first (PH-2l)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tafelrunde.engine.contract import LANGS
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.engine.rulebook import explain
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.master.correction_limits import LENGTHS
from tafelrunde.games.phoenix.master.correction_paths import (
    FOLLOWING,
    LONGEST,
    MORE,
    MOST_LISTED,
    NEW_UNIT,
    possible_paths,
)
from tafelrunde.games.phoenix.master.corrections import SETTERS, apply_change
from tafelrunde.games.phoenix.moves.kinds import Change
from tafelrunde.games.phoenix.state.state import State
from tests.games.phoenix.table import NAMES, position

SEA = "101/29"
HOPES: tuple[Any, ...] = (1, 0, True, "gone", "BUR", "Bob", "101/27", SEA, "", "HER", 301, 101)
"""One of them can be given to any value."""


def scene() -> State:
    return position(
        fields={
            "101/27": {"owner": "Ann", "town": "HST", "roads": ["O"]},
            "101/28": {"owner": "Bob", "town": "BUR"},
            SEA: {"terrain": "w"},
        },
        armies={
            "Ann": {
                "101": {"field": "101/27", "troops": 1000, "leaders": 2},
                "301": {"field": SEA, "troops": 20, "leaders": 1},
            }
        },
        people={"Ann": {"601": {"field": "101/27", "rank": "HER", "army": 101}}},
    )


def refusal(state: State, path: str, value: Any) -> IllegalMove | None:
    try:
        apply_change(state.copy(), Change(path, value))
    except IllegalMove as found:
        return found
    return None


def listed(state: State, path: str) -> list[str]:
    """As the refusal of that path says it."""
    found = refusal(state, path, 1)
    assert found is not None
    assert (found.rule, found.params["reason"]) == ("PH-2l", "unknown_path"), found
    return str(found.params["possible"]).split(", ")


def test_ph_2l_every_kind_of_path_can_be_listed() -> None:
    assert set(FOLLOWING) == set(SETTERS) == set(LONGEST)
    for kind, lengths in LENGTHS.items():
        assert LONGEST[kind] - 1 in lengths


def leaves(state: State, before: str = "") -> Iterator[str]:
    """All that one gets to by following what is listed, from a wrong word at every level."""
    for path in possible_paths(state, f"{before}.zzz" if before else "zzz").split(", ")[:9]:
        if path == MORE or NEW_UNIT in path:
            continue
        if has_values(state, path):
            yield path
        else:
            yield from leaves(state, path)


def has_values(state: State, path: str) -> bool:
    return any(refusal(state, path, value) is None for value in HOPES)


def test_ph_2l_whatever_is_listed_leads_to_a_value() -> None:
    found = set(leaves(scene()))

    assert {"realms.Ann.gold", "armies.Ann.101", "people.Ann.601", "rights.Ann.Bob.way"} <= found
    assert any(path.startswith("works.") for path in found)
    assert len({path.split(".")[0] for path in found}) >= len(SETTERS) - 1, "all but perhaps trading posts"


@pytest.mark.parametrize(
    ("path", "first", "others"),
    [
        ("relms.Ann.gold", "realms", ["armies", "towns", "people"]),
        ("realms.Ann.glod", "realms.Ann.gold", ["realms.Ann.cards"]),
        ("realms.Ann.gold.x", "realms.Ann.gold", ["realms.Ann.cards"]),
        ("realms.Ann.cards.taner", "realms.Ann.cards.tanner", ["realms.Ann.cards.mining"]),
        ("realms.Ann", "realms.Ann.gold", ["realms.Ann.cards"]),
        (
            "armies.Ann.101.leader",
            "armies.Ann.101.leaders",
            ["armies.Ann.101.troops", "armies.Ann.101.kills"],
        ),
        ("armies.Ann.302.troops", "armies.Ann.301", ["armies.Ann.101", "armies.Ann.NNN.field"]),
        ("armies.Bob.101.troops", "armies.Bob.NNN.field", []),
        ("armies.Ann.199", "armies.Ann.101", ["armies.Ann.301"]),
        ("people.Ann.601.nwo", "people.Ann.601.now", ["people.Ann.601.most", "people.Ann.601.captor"]),
        ("people.Ann.699", "people.Ann.601", []),
        ("towns.101/27.stge", "towns.101/27.stage", ["towns.101/27.points"]),
        ("towns.101/22.points", "towns.101/22.stage", []),
        ("works.101/27.NE.STR", "works.101/27.NW", ["works.101/27.SO"]),
        ("works.101/27.O.STT", "works.101/27.O.STR", ["works.101/27.O.KA"]),
        ("works.101/27.O.STR.lots", "works.101/27.O.STR.lost", []),
        ("rights.Ann.Bob.wey", "rights.Ann.Bob.way", ["rights.Ann.Bob.coast"]),
        ("fields.101/27.ownr", "fields.101/27.owner", []),
    ],
)
def test_ph_2l_the_nearest_path_comes_first_and_all_others_follow(
    path: str, first: str, others: list[str]
) -> None:
    found = listed(scene(), path)

    assert found[0] == first
    assert set(others) <= set(found)
    assert len(found) == len(set(found))


def test_ph_2l_of_a_worlds_fields_the_nearest_are_listed() -> None:
    found = possible_paths(scene(), "fields.101/2x.owner").split(", ")

    assert (len(found), found[-1]) == (MOST_LISTED + 1, MORE)
    assert all(path.startswith("fields.101/2") for path in found[:8])


@pytest.mark.parametrize(
    ("path", "value", "possible"),
    [
        (
            "realms.Ann.gold",
            "much",
            ("a whole number from 0 to 1,000,000,000", "eine ganze Zahl von 0 bis 1.000.000.000"),
        ),
        ("armies.Ann.101.guard", 1, ("yes or no", "ja oder nein")),
        ("armies.Ann.101", 5, ("gone", "gone")),
        ("towns.101/27.stage", "HUT", ("BUR, STD, FST, HST, FHS, gone",) * 2),
        ("towns.101/27.points", 99999, ("0–5000", "0–5000")),
        ("people.Ann.601.rank", "KING", ("ZIV, CHF, BUH, STH, FSH, HER, Z",) * 2),
        ("people.Ann.601.army", 199, ("0, 101, 301", "0, 101, 301")),
        ("plundered.101/28", 9, ("0–1", "0–1")),
        ("works.101/27.O.STR", 3, ("yes or no", "ja oder nein")),
        ("posts.101/22", True, ("no finished town lies by the sea", "kein fertiger Rüstort liegt am Meer")),
    ],
)
def test_ph_2l_a_wrong_value_is_told_what_is_possible(
    path: str, value: Any, possible: tuple[str, str]
) -> None:
    state = scene()
    if path.startswith("posts"):
        state = position(fields={"101/27": {"owner": "Ann", "town": "HST"}})
    found = refusal(state, path, value)
    assert found is not None
    for lang, words in zip(LANGS, possible, strict=True):
        assert words in explain(GAME, found, lang, [*NAMES, "SL"])


def test_ph_2j_realms_are_listed_nearest_first() -> None:
    found = refusal(scene(), "realms.Bib.gold", 3)
    assert found is not None
    assert (found.rule, found.params["realms"]) == ("PH-2j", "Bob, Ann")
