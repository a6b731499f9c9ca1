"""`tafelrunde phoenix whatif`: everything can be tried, and nothing is changed by it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.calling import Said
from tests.cli.phoenix_folders import copy_of, founded, phoenix
from tests.cli.phoenix_wars import after_war, before_war
from tests.phoenix_desk.battlefields import EAST, HERE

MARCH = f"Zugblatt:\nBewege 101 nach {EAST}\n"
SURE = ("6 6 6 6 6 6 6 6", "1 1 1 1")
"""Ann's wizard, then Bob's: two casts of one roll."""


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


@pytest.fixture(autouse=True)
def unchanged() -> Iterator[None]:
    """Whatever is tried, both folders stay as they are."""
    before = contents(before_war()), contents(after_war())
    yield
    assert (contents(before_war()), contents(after_war())) == before


@pytest.fixture
def march(tmp_path: Path) -> str:
    path = tmp_path / "ann.txt"
    path.write_text(MARCH, encoding="utf-8")
    return f"Ann={path}"


def whatif(*args: object, folder: Path | None = None, lang: str = "en") -> Said:
    return phoenix("whatif", folder or before_war(), *args, lang=lang)


def changes(said: Said) -> dict[str, tuple[Any, Any]]:
    return {row["path"]: (row["before"], row["after"]) for row in said.data["differences"]}


def test_a_sheet_is_tried_as_far_as_others_have_handed_in(march: str) -> None:
    said = whatif("--sheet", march, "--json")
    assert said.code == 0, said.err
    assert said.data["missing"] == ["Bob"]
    assert {"duel", "combat", "melee"} <= {one["kind"] for one in said.data["conflicts"]}
    assert said.data["month"] == 1
    assert changes(said)


def test_the_trial_is_what_would_come(march: str, tmp_path: Path) -> None:
    tried = changes(whatif("--sheet", march, "--close", "--json"))
    folder = copy_of(before_war(), tmp_path)
    gold = phoenix("realms", folder, "--json").data["realms"]
    assert phoenix("orders", "submit", folder, "Ann", march.removeprefix("Ann=")).code == 0
    phoenix("run", folder, "--close", "?")
    after = phoenix("realms", folder, "--json").data["realms"]
    for before, now in zip(gold, after, strict=True):
        path = f"realms.{now['realm']}.gold"
        assert tried.get(path, (before["gold"], before["gold"])) == (before["gold"], now["gold"])


def test_given_dice_decide_the_rolls(march: str) -> None:
    said = whatif("--sheet", march, "--dice", " ".join(SURE), "--json")
    (duel,) = [one for one in said.data["conflicts"] if one["kind"] == "duel" and one["results"]]
    assert duel["results"][0]["hits"] == [4, 0]
    assert duel["results"][0]["attackers"][0]["faces"] == [6] * 8
    assert changes(said)["people.Bob.501.most"] == (40, 20)


def test_a_correction_comes_first(march: str) -> None:
    said = whatif("--correct", "armies.Bob.101.troops=50000", "--sheet", march, "--json")
    (melee,) = [one for one in said.data["conflicts"] if one["kind"] == "melee"]
    assert melee["parties"][0]["members"][0]["goods"]["K"] == 50000
    assert changes(said)["armies.Ann.101.troops"] == (5000, None)


def test_a_month_that_is_over_is_compared_with_what_came(tmp_path: Path) -> None:
    same = whatif("--month", 1, "--json", folder=after_war())
    assert same.data["differences"] == same.data["left_out"] == []
    sheet = tmp_path / "peace.txt"
    sheet.write_text("Zugblatt:\n", encoding="utf-8")
    peace = changes(whatif("--month", 1, "--sheet", f"Ann={sheet}", "--json", folder=after_war()))
    assert peace["armies.Ann.101.field"] == (EAST, HERE)
    assert peace["armies.Bob.101.troops"] == (None, 5000)
    dice = changes(whatif("--month", 1, "--dice", "0 0 0 0", "--json", folder=after_war()))
    assert dice


@pytest.mark.parametrize(("lang", "words"), [("de", "gespeichert ist nichts"), ("en", "nothing is saved")])
def test_people_read_conflicts_and_changes(march: str, lang: str, words: str) -> None:
    said = whatif("--sheet", march, lang=lang)
    assert words in said.out
    assert re.search("^  .*Ann 101.*: .* → ", said.out, re.MULTILINE)


def test_a_wrong_sheet_is_told_with_its_line(tmp_path: Path) -> None:
    sheet = tmp_path / "ann.txt"
    sheet.write_text("Zugblatt:\nBewege 101 nach 101/99\n", encoding="utf-8")
    said = whatif("--sheet", f"Ann={sheet}", "--json")
    assert (said.code, said.data["findings"][0]["line"]) == (1, 2)
    assert whatif("--sheet", f"Ann={sheet}").code == 1


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--sheet", "Ann"), "REALM=FILE"),
        (("--sheet", "Ann=nirgends.txt"), "nirgends.txt"),
        (("--correct", "realms.Ann.gold"), "path=value"),
        (("--correct", "realms.Zoe.gold=1"), "Zoe"),
        (("--month", "44"), "44"),
    ],
)
def test_what_cannot_be_tried_is_refused(args: tuple[str, ...], words: str) -> None:
    said = whatif(*args)
    assert said.code == 2
    assert words in said.err


@pytest.mark.parametrize("dice", ["7 7", "x", "7 1 1 1 1 1 1 1 1 1 1 1"])
def test_dice_that_cannot_fall_are_refused(march: str, dice: str) -> None:
    said = whatif("--sheet", march, "--dice", dice)
    assert said.code == 2
    assert said.err


def test_where_dice_are_typed_in_a_trial_waits_for_them_too() -> None:
    folder = founded(0, "--dice", "typed")
    draws = [word for _ in range(5) for word in ("--dice", "1 2 3")]
    assert whatif(*draws, "--json", folder=folder).data["missing"] == ["Ann", "Bob"]
    said = whatif(*draws[:-2], folder=folder)
    assert said.code == 0
    assert "Waiting for" in said.out


@pytest.mark.parametrize("args", [("whatif",), ("step",)])
def test_fair_dice_fall_in_a_trial_as_they_will(args: tuple[str, ...], tmp_path: Path) -> None:
    folder = copy_of(founded(1, "--dice", "fair"), tmp_path)
    before = contents(folder)
    said = phoenix(*args, folder, "--bots", "random", "--json")
    assert said.code == 0, said.err
    assert contents(folder) == before
    assert phoenix("compare", folder, "--option", "hf_gp=tiered").code == 0
