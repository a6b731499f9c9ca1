"""What is offered for correction can be done: every value, anywhere within its limits, and no further."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.engine.contract import LANGS
from tafelrunde.engine.errors import Complaint, IllegalMove
from tafelrunde.engine.rulebook import explain
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.master.correction_readings import value_at
from tafelrunde.games.phoenix.master.corrections import apply_change
from tafelrunde.games.phoenix.moves.kinds import Change
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.phoenix_desk.answers.correctable import Correctable, Pointed, thing_at
from tests.games.phoenix.table import NAMES, position

SEA, LAND = "101/30", "101/27"
THINGS = (
    Pointed(field=LAND),
    Pointed(field="101/28"),
    Pointed(field=SEA),
    Pointed(realm=0),
    Pointed(realm=0, other=1),
    Pointed(realm=1, other=0),
    *[Pointed(realm=0, unit=unit) for unit in (101, 102, 301, 401, 501, 601)],
    *[Pointed(realm=1, unit=unit) for unit in (105, 202, 303, 404, 505, 606)],
)


def scene() -> State:
    """Pieces of every kind, one of them at sea, a town by the sea, a work, and numbers that are free."""
    return position(
        fields={
            LAND: {"owner": "Ann", "town": "HST", "roads": ["O"]},
            "101/28": {"owner": "Bob", "town": "BUR"},
            SEA: {"terrain": "w"},
            "101/31": {"terrain": "w"},
        },
        armies={
            "Ann": {
                "101": {"field": LAND, "troops": 1000, "leaders": 2},
                "102": {"field": SEA, "troops": 500, "leaders": 1, "aboard": 301},
                "301": {"field": SEA, "troops": 20, "leaders": 1},
                "401": {"field": "101/28", "troops": 300, "nature": 2, "might": 4},
            }
        },
        people={
            "Ann": {
                "501": {"field": LAND, "rank": "Z", "most": 40, "now": 40},
                "601": {"field": LAND, "rank": "HER", "army": 101},
            }
        },
    )


def within(value: Correctable) -> st.SearchStrategy[Any]:
    """Anything that its limits allow."""
    if value.kind in ("number", "tenths", "month"):
        return st.integers(value.least, value.most) | st.sampled_from([value.least, value.most])
    if value.kind == "bits":
        bits = [option.value for option in value.options]
        return st.sets(st.sampled_from(bits)).map(sum)
    if value.kind == "flag":
        return st.booleans()
    if value.kind == "text":
        return st.text(st.characters(codec="utf-8", categories=["L"]), max_size=value.most)
    if value.kind in ("land", "water", "field"):
        places = {"land": [LAND, "101/22"], "water": [SEA, "101/31"], "field": [LAND, SEA]}
        return st.sampled_from(places[value.kind])
    assert value.options or value.kind == "gone", value
    return st.sampled_from([option.value for option in value.options])


def beyond(value: Correctable) -> list[Any]:
    """What it cannot be: too much, too little, of another kind, on the wrong ground, or nobody."""
    if value.kind in ("number", "tenths", "month", "bits"):
        return [value.least - 1, 10**9 + 1, str(value.least), True]
    found: dict[str, list[Any]] = {
        "flag": [1, "yes"],
        "text": [5, True],  # how long it may be the desk says (months/decided.py)
        "land": [SEA, 5, "101/99"],
        "water": [LAND, True],
        "field": ["999/99", 7],
        "realm": ["Zoe", 12, True],
    }
    return found.get(value.kind, ["nothing of the kind", 777, True])


@pytest.mark.parametrize("pointed", THINGS, ids=str)
def test_ph_2l_whatever_is_listed_can_be_set_within_its_limits_and_no_further(pointed: Pointed) -> None:
    state = scene()
    values = [one for one in thing_at(state, pointed, (), "de").values if one.kind != "gone" or one.options]

    @settings(max_examples=30, deadline=None)
    @given(st.data())
    def holds(data: st.DataObject) -> None:
        value = data.draw(st.sampled_from(values))
        wanted = data.draw(within(value))
        after = state.copy()
        apply_change(after, Change(value.path, wanted))
        if value.kind != "gone" and wanted != "gone":
            assert value_at(after, value.path) == wanted
        wrong = data.draw(st.sampled_from(beyond(value)))
        with pytest.raises(IllegalMove) as refusal:
            apply_change(state.copy(), Change(value.path, wrong))
        for lang in LANGS:
            assert explain(GAME, refusal.value, lang, [*NAMES, "SL"])
        if refusal.value.rule == "PH-2l":
            assert refusal.value.params["possible"] not in ("", "–")

    if values:
        holds()
    else:
        assert pointed.field == SEA


@pytest.mark.parametrize("lang", LANGS)
def test_everything_is_said_in_words(lang: Any) -> None:
    state = scene()
    for pointed in THINGS:
        for value in thing_at(state, pointed, (), lang).values:
            assert value.name
            assert "_" not in value.name
            assert all(option.said for option in value.options), value
    troops = [one.name for one in thing_at(state, Pointed(realm=0, unit=301), (), lang).values]
    assert {"Schiffe", "leichte Kriegsschiffe"} <= set(troops) or {"ships", "light warships"} <= set(troops)


def test_an_army_that_a_change_makes_can_be_changed_on() -> None:
    state = scene()
    new = Pointed(realm=1, unit=105)
    assert [one.path for one in thing_at(state, new, (), "de").values] == ["armies.Bob.105.field"]
    made = thing_at(state, new, (Change("armies.Bob.105.field", "101/28"),), "de")
    troops = next(one for one in made.values if one.path.endswith("troops"))
    assert made.exists
    assert (troops.now, troops.wanted) == (None, 100)
    assert not state.has_army(1105)


def test_limits_are_those_after_the_changes_that_are_noted() -> None:
    found = thing_at(scene(), Pointed(field=LAND), (Change(f"towns.{LAND}.stage", "BUR"),), "de")
    points = next(one for one in found.values if one.path.endswith("points"))
    assert (points.now, points.most) == (5000, 1000)


def test_a_field_names_who_stands_there_and_a_realm_all_that_it_has() -> None:
    state = scene()
    assert [one.unit for one in thing_at(state, Pointed(field=LAND), (), "de").pieces] == [101, 501, 601]
    assert [one.unit for one in thing_at(state, Pointed(realm=0), (), "de").pieces] == [
        101,
        102,
        301,
        401,
        501,
        601,
    ]


def test_what_is_not_there_is_told() -> None:
    with pytest.raises(Complaint, match="nothing-pointed-at"):
        thing_at(scene(), Pointed(), (), "de")
    with pytest.raises(Complaint, match="no-such-realm"):
        thing_at(scene(), Pointed(realm=9), (), "de")
    with pytest.raises(IllegalMove):
        thing_at(scene(), Pointed(field="999/99"), (), "de")
