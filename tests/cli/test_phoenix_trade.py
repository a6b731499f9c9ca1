"""Merchants and creatures in a folder: decided in sentences, played on, reported, drawn and verified."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cli.phoenix_folders import capital, phoenix, sheet

REALMS = ("--realm", "Ann", "--realm", "Bob", "--later", "2")
NEW = (*REALMS, "--seed", 3, "--size", "hexagon 2", "--option", "deadlines=days")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """At the second month; a free seat are the merchants, another one the creatures of the game master."""
    path = tmp_path / "campaign"
    assert phoenix("new", *NEW, path).code == 0
    assert phoenix("run", path, "--months", 1, "--bots", "settler").code == 0
    for sentence in ("Führe „Reich 3“ als Händler", "Führe „Reich 4“ als Kreaturen"):
        assert phoenix("decide", path, sentence).code == 0
    return path


def run(folder: Path) -> None:
    said = phoenix("run", folder, "--months", 1, "--bots", "settler")
    assert said.code == 0, said.err


def own(folder: Path, realm: str) -> Any:
    return phoenix("report", folder, realm, "--format", "json").data["own"][0]


def test_creatures_are_conjured_reported_and_drawn(folder: Path) -> None:
    seat = capital(folder)
    conjure = f"Beschwöre 401 für Ann in {seat}: Reiter, Stärke 300, 40 GP, nicht bannbar"
    assert phoenix("decide", folder, conjure).code == 0
    assert phoenix("decide", folder, f"Conjure 402 for Ann in {seat}: magical, 6 GP, bans double").code == 0
    run(folder)
    beast = next(row for row in own(folder, "Ann")["armies"] if row["number"] == 401)
    assert (beast["goods"], beast["might"], beast["traits"]) == ({"riders": 300}, 40, ["unbannable"])
    assert next(row for row in own(folder, "Ann")["people"] if row["number"] == 402)["traits"] == [
        "double_ban"
    ]
    said = phoenix("report", folder, "Ann", lang="de").out
    for words in ("Kreatur 401", "40 eigene GP", "nicht bannbar", "bannt doppelt", "eine magische Kreatur"):
        assert words in said
    others = phoenix("report", folder, "Bob", lang="de").out
    assert "Kreatur 401" in others
    assert "nicht bannbar" not in others
    drawn = folder.parent / "map.svg"
    assert phoenix("map", folder, "--svg", drawn).code == 0
    assert "<title>401</title>" in drawn.read_text(encoding="utf-8")


def test_hostile_creatures_are_driven_and_the_log_verifies(folder: Path) -> None:
    seat = capital(folder)
    for sentence in (
        f"Beschwöre 401 für „Reich 4“ in {capital(folder, 'Bob')}: Krieger, Stärke 50",
        f"Treibe 401 von „Reich 4“ nach {seat}",
    ):
        said = phoenix("decide", folder, sentence)
        assert said.code == 0, said.err
    run(folder)
    assert phoenix("verify", folder).code == 0


def test_prices_stores_and_cards_stand_in_the_reports(folder: Path) -> None:
    changes = "realms.Reich 3.store.S=7", "realms.Ann.cards.mining=3", "realms.Reich 3.gold=90000"
    assert phoenix("correct", folder, *changes, "--reason", "Beginn").code == 0
    prices = sheet(folder, "Verkaufspreis S 600 GS", "Ankaufspreis P 4 GS")
    assert phoenix("orders", "submit", folder, "Reich 3", prices).code == 0
    run(folder)
    assert own(folder, "Ann")["trade"]["cards"] == {"mining": 3}
    assert own(folder, "Ann")["trade"]["store"] == {}
    assert {row["good"]: (row["price"], row["bid"]) for row in own(folder, "Ann")["trade"]["wares"]} == {
        "mounts": (0, 4),
        "ships": (600, 0),
    }
    assert own(folder, "Reich 3")["trade"]["store"] == {"ships": 7}
    report = phoenix("report", folder, "Ann", lang="en").out
    assert "Trade cards: 3 mining (horseshoe)." in report
    assert "Reich 3 asks for 600 gold for 1: ships from now on." in report
