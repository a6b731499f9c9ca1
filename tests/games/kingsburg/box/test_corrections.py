"""Printed values corrected from an owner's file: what changes, what stays, what is refused."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.provenance import Provenance
from tafelrunde.games.kingsburg.box.corrections import apply_corrections, template
from tafelrunde.games.kingsburg.box.data import (
    ADVISORS,
    BUILDING_INDEX,
    BUILDINGS,
    ENEMIES,
    ENEMY_INDEX,
    ENEMY_KINDS,
    Advisor,
    Building,
    Enemy,
    Gift,
    Spoils,
)
from tafelrunde.games.kingsburg.meta import META
from tafelrunde.games.kingsburg.play.box import Box
from tafelrunde.telling.complaints import said
from tests.complaining import complains

T = TypeVar("T")

PRINTED = (BUILDINGS, ADVISORS, ENEMIES)
DOCUMENT = Path(__file__).parents[4] / "docs" / "data-files.md"
SCAN = Provenance(("my scan",), "owner")


def corrected(text: str) -> tuple[tuple[Building, ...], tuple[Advisor, ...], tuple[Enemy, ...]]:
    return apply_corrections(tomllib.loads('source = "my scan"\n' + text))


def building(id: str, text: str) -> Building:
    """One corrected building; all else must be as printed."""
    buildings, advisors, enemies = corrected(f"[buildings.{id}]\n{text}")
    assert (advisors, enemies) == (ADVISORS, ENEMIES)
    return only_change(buildings, BUILDINGS, BUILDING_INDEX[id])


def advisor(number: int, text: str) -> Advisor:
    buildings, advisors, enemies = corrected(f"[advisors.{number}]\n{text}")
    assert (buildings, enemies) == (BUILDINGS, ENEMIES)
    return only_change(advisors, ADVISORS, number - 1)


def enemy(id: str, text: str) -> Enemy:
    buildings, advisors, enemies = corrected(f"[enemies.{id}]\n{text}")
    assert (buildings, advisors) == (BUILDINGS, ADVISORS)
    return only_change(enemies, ENEMIES, ENEMY_INDEX[id])


def only_change(rows: tuple[T, ...], printed: tuple[T, ...], index: int) -> T:
    assert rows[:index] + rows[index + 1 :] == printed[:index] + printed[index + 1 :]
    return rows[index]


# --- what stays ------------------------------------------------------------------------------------


def test_without_corrections_everything_is_as_printed() -> None:
    assert apply_corrections({}) == PRINTED
    assert apply_corrections({"game": "kingsburg", "source": "me", "buildings": {}}) == PRINTED


def test_the_template_corrects_nothing() -> None:
    assert apply_corrections(tomllib.loads(template())) == PRINTED


def test_the_template_names_every_value() -> None:
    data = tomllib.loads(template())
    assert list(data["buildings"]) == [row.id for row in BUILDINGS]
    assert list(data["advisors"]) == [str(row.number) for row in ADVISORS]
    assert list(data["enemies"]) == [row.id for row in ENEMIES]
    assert all(set(row) == {"cost", "vp", "battle", "battle_against"} for row in data["buildings"].values())
    assert all(set(row) == set(Gift.__struct_fields__) for row in data["advisors"].values())
    losses = [row["loss"] for row in data["enemies"].values()]
    assert all(set(loss) == {"gold", "wood", "stone", "any_goods", "buildings", "vp"} for loss in losses)


def test_the_template_shows_which_cards_to_check_first() -> None:
    doubtful = [line for line in template().splitlines() if "CHECK THIS ONE FIRST" in line]
    assert [line.split("]")[0] for line in doubtful] == [
        "[enemies.orcs-II-4",
        "[enemies.barbarians-II-5",
        "[enemies.orcs-III-5",
        "[enemies.demons-IV-6",
        "[enemies.orcs-IV-7",
    ]


def test_a_value_repeated_as_printed_keeps_its_source() -> None:
    assert building("chapel", "vp = 5") == BUILDINGS[1]
    assert advisor(4, "choices = [{gold = 1}, {wood = 1}]") == ADVISORS[3]
    assert enemy("orcs-I-3", "strength = 3") == ENEMIES[ENEMY_INDEX["orcs-I-3"]]


# --- what changes ----------------------------------------------------------------------------------


def test_a_building_costs_what_the_owner_says() -> None:
    printed = BUILDINGS[BUILDING_INDEX["crane"]]
    assert building("crane", "cost = { gold = 1 }") == replace(printed, cost=(1, 1, 1), cost_from=SCAN)
    assert building("crane", "vp = 4") == replace(printed, vp=4, vp_from=SCAN)


def test_a_building_fights_as_the_owner_says() -> None:
    palisade = building("palisade", "battle = 2\nbattle_against = { zombies = 0, dragons = -1 }")
    assert palisade.battle == 2
    assert palisade.battle_against == {"dragons": -1}


def test_an_advisor_gives_what_the_owner_says() -> None:
    assert advisor(1, "vp = 2").gift == Gift(vp=2)
    assert advisor(4, "choices = [{ stone = 2 }]").gift == Gift(choices=((0, 0, 2),))
    assert advisor(4, "choices = []\nany_goods = 1").gift == Gift(any_goods=1)
    assert advisor(7, "tokens = 0\nsoldiers = 3\nlook = true\noptional = true").gift == Gift(
        any_goods=1, soldiers=3, look=True, optional=True
    )
    assert advisor(1, "vp = 2").come_from == SCAN


def test_an_enemy_takes_and_leaves_what_the_owner_says() -> None:
    printed = ENEMIES[ENEMY_INDEX["demons-IV-6"]]
    changed = enemy(
        "demons-IV-6", "strength = 7\nloss = { buildings = 1, vp = 0 }\nreward = { gold = 2, vp = 0 }"
    )
    assert changed == replace(
        printed,
        strength=7,
        loss=Spoils(any_goods=4, buildings=1),
        reward=Spoils(goods=(2, 0, 0)),
        come_from=SCAN,
    )


def test_a_file_without_source_is_the_owners_word() -> None:
    buildings, _advisors, _enemies = apply_corrections({"buildings": {"inn": {"vp": 1}}})
    assert buildings[BUILDING_INDEX["inn"]].vp_from == Provenance(("owner",), "owner")


def test_the_documented_example_works() -> None:
    examples = re.findall(r"```toml\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    buildings, advisors, enemies = apply_corrections(tomllib.loads(examples[0]))
    assert buildings[BUILDING_INDEX["crane"]].cost == (1, 1, 0)
    assert buildings[BUILDING_INDEX["palisade"]].battle_against == {"zombies": 2}
    assert advisors[3].gift == Gift(choices=((1, 0, 0), (0, 1, 0), (0, 0, 1)))
    assert enemies[ENEMY_INDEX["orcs-II-4"]].loss == Spoils(any_goods=2, vp=1)


def test_the_document_names_the_doubtful_cards() -> None:
    text = DOCUMENT.read_text(encoding="utf-8").split("## What to check first")[1]
    doubtful = [row.id for row in ENEMIES if row.come_from.confidence == "two of three"]
    assert re.findall(r"^\| `(.*?)` \|", text, re.MULTILINE) == doubtful


# --- what is refused -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "path", "en", "de"),
    [
        ('game = "chess"', "game", "must be “kingsburg”", "muss „kingsburg“ sein"),
        (
            'author = "me"',
            "author",
            "no such field; there are game, source,",
            "kein solches Feld; es gibt game",
        ),
        ('source = ""', "source", "of length 1 or more", "mit der Länge 1 oder mehr"),
        (
            "buildings = 3",
            "buildings",
            "a table, not a whole number",
            "eine Tabelle sein, nicht eine ganze Zahl",
        ),
        ("buildings.inn = []", "buildings.inn", "a table, not a list", "eine Tabelle sein, nicht eine Liste"),
        (
            "buildings.pub.vp = 1",
            "buildings.pub",
            "not printed; there are statue",
            "nicht gedruckt; es gibt statue",
        ),
        ("buildings.inn.price = 1", "buildings.inn.price", "there are cost, vp", "es gibt cost, vp"),
        ("buildings.inn.cost.gold = -1", "buildings.inn.cost.gold", "0 or more", "0 oder mehr"),
        ("buildings.inn.cost.beer = 1", "buildings.inn.cost.beer", "gold, wood, stone", "gold, wood, stone"),
        (
            "buildings.inn.vp = 1.5",
            "buildings.inn.vp",
            "not a number with a point",
            "nicht eine Zahl mit Komma",
        ),
        ("buildings.inn.vp = true", "buildings.inn.vp", "not true or false", "nicht true oder false"),
        (
            "buildings.inn.battle_against.elves = 1",
            "buildings.inn.battle_against.elves",
            "goblins",
            "goblins",
        ),
        ("advisors.19.vp = 1", "advisors.19", "not printed", "nicht gedruckt"),
        ("advisors.01.vp = 1", "advisors.01", "not printed", "nicht gedruckt"),
        ("advisors.2.look = 1", "advisors.2.look", "must be true or false", "muss true oder false sein"),
        ('advisors.2.choices = [{gold = "x"}]', "advisors.2.choices[0].gold", "not a text", "nicht ein Text"),
        (
            "advisors.2.choices = [{vp = 1}]",
            "advisors.2.choices[0].vp",
            "gold, wood, stone",
            "gold, wood, stone",
        ),
        ("advisors.2.choices = [{}]", "advisors.2.choices[0]", "empty", "leer"),
        ("advisors.2.choices = [{gold = 1}, {gold = 1}]", "advisors.2.choices[1]", "twice", "doppelt"),
        ("advisors.2.any_goods = 1", "advisors.2.any_goods", "either choices or", "entweder choices oder"),
        ("advisors.6.optional = false", "advisors.6.choices", "optional = true", "optional = true"),
        ("enemies.orcs-I-4.vp = 1", "enemies.orcs-I-4", "not printed", "nicht gedruckt"),
        ("enemies.orcs-I-3.strength = 21", "enemies.orcs-I-3.strength", "20 or less", "20 oder weniger"),
        ("enemies.orcs-I-3.strength = -1", "enemies.orcs-I-3.strength", "0 or more", "0 oder mehr"),
        ("enemies.orcs-I-3.loss.vp = -1", "enemies.orcs-I-3.loss.vp", "0 or more", "0 oder mehr"),
        (
            "enemies.orcs-I-3.reward.buildings = 1",
            "enemies.orcs-I-3.reward.buildings",
            "any_goods",
            "any_goods",
        ),
    ],
)
def test_what_cannot_be_is_refused_with_its_field(text: str, path: str, en: str, de: str) -> None:
    with pytest.raises(Complaint) as caught:
        apply_corrections(tomllib.loads(text))
    assert said(caught.value, "en").startswith(f"{path}: ")
    assert said(caught.value, "de").startswith(f"{path}: ")
    assert en in said(caught.value, "en")
    assert de in said(caught.value, "de")


def test_numbers_without_measure_are_refused() -> None:
    with complains("enemies.orcs-I-3.strength: must be a whole number, 20 or less"):
        apply_corrections({"enemies": {"orcs-I-3": {"strength": 10**30}}})


# --- any file --------------------------------------------------------------------------------------

amount = st.integers(0, 20)
goods = st.fixed_dictionaries({}, optional={"gold": amount, "wood": amount, "stone": amount})
building_rows = st.fixed_dictionaries(
    {},
    optional={
        "cost": goods,
        "vp": amount,
        "battle": st.integers(-9, 9),
        "battle_against": st.dictionaries(st.sampled_from(ENEMY_KINDS), st.integers(-9, 9)),
    },
)


@given(st.dictionaries(st.sampled_from(list(BUILDING_INDEX)), building_rows))
def test_what_is_named_changes_and_the_rest_stays(rows: dict[str, dict[str, Any]]) -> None:
    buildings, advisors, enemies = apply_corrections({"buildings": rows})
    assert (advisors, enemies) == (ADVISORS, ENEMIES)
    for row, printed in zip(buildings, BUILDINGS, strict=True):
        named = rows.get(printed.id, {})
        cost = dict(zip(("gold", "wood", "stone"), printed.cost, strict=True)) | named.get("cost", {})
        assert row.cost == tuple(cost.values())
        assert row.vp == named.get("vp", printed.vp)
        assert row.battle == named.get("battle", printed.battle)
        for kind in ENEMY_KINDS:
            bonus = named.get("battle_against", {}).get(kind, printed.battle_against.get(kind, 0))
            assert row.battle_against.get(kind, 0) == bonus
        assert (row.id, row.name, row.row, row.column) == (
            printed.id,
            printed.name,
            printed.row,
            printed.column,
        )


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.sampled_from(["gold", "vp", "x"]), inner),
    max_leaves=4,
)
field = st.sampled_from(["cost", "vp", "choices", "any_goods", "optional", "loss", "strength", "x"])
row_name = st.sampled_from(["inn", "4", "orcs-I-3", "nobody"])
table = st.sampled_from(["buildings", "advisors", "enemies", "source", "game"])


def outcome(data: dict[str, Any]) -> Box | Complaint:
    options = {option.name: option.values[0] for option in META.options}
    try:
        return Box(*apply_corrections(data), options, {})
    except Complaint as error:
        return error


@given(st.dictionaries(table, values | st.dictionaries(row_name, values | st.dictionaries(field, values))))
def test_any_file_is_applied_or_refused(data: dict[str, Any]) -> None:
    error = outcome(data)
    if isinstance(error, Complaint):
        assert said(error, "en").split(":")[0] == said(error, "de").split(":")[0]
        assert "`" not in said(error, "en") + said(error, "de")  # nothing of the validator's own words
