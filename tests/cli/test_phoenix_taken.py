"""Odds for forces that stand in a campaign: the same figures as the campaign's own evaluations."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cli.calling import Said
from tests.cli.phoenix_folders import phoenix
from tests.cli.phoenix_wars import after_war, before_war
from tests.phoenix_desk.battlefields import EAST, HERE


def taken(name: str, *args: object, folder: Path | None = None, lang: str = "en") -> Said:
    return phoenix(name, "--from", folder or before_war(), *args, lang=lang)


def battle() -> Any:
    args = ("--field", EAST, "--attacker", "Ann", "--army", 101, "--json")
    (found,) = taken("battle", *args).data["battles"]
    return found


def test_a_battle_has_the_good_points_of_the_campaign() -> None:
    found = battle()
    assert [found[side]["name"] for side in ("attackers", "defenders")] == ["Ann", "Bob"]
    assert found["attackers"]["units"][0]["goods"] == {"K": 5000, "HF": 20}
    reasons = {row["reason"]: row["points"] for row in found["attackers"]["units"][0]["sources"]}
    assert reasons["gp_leaders"] == 20
    assert reasons["gp_characters"] == 12
    assert "gp_wizards" not in reasons  # he goes with 102, which stays
    wins = [found[side]["wins"]["value"] for side in ("attackers", "defenders")]
    assert sum(wins) == pytest.approx(1)


def test_a_battle_agrees_with_the_same_forces_typed_in() -> None:
    found = battle()
    typed = phoenix("battle", "A: 5000 K 20 HF 152 GP", "B: 5000 K 25 HF 140 GP + BUH 9 + Z 4", "--json").data
    for side in ("attackers", "defenders"):
        assert found[side]["wins"] == typed[side]["wins"]
        assert found[side]["losses"] == typed[side]["losses"]


def test_nothing_is_changed_by_asking() -> None:
    before = {path.name: path.read_bytes() for path in before_war().iterdir() if path.is_file()}
    battle()
    assert {path.name: path.read_bytes() for path in before_war().iterdir() if path.is_file()} == before


def test_fire_takes_weapons_line_and_target() -> None:
    found = taken("fire", "--field", EAST, "--attacker", "Ann", "--army", 102, "--json").data
    assert (found["weapons"], found["distance"], found["up"]) == ({"SKP": 4}, 1, 0)
    assert found["armies"][0]["points"] == 25 + 9 + 4
    typed = phoenix("fire", "4 SKP", "5000 K 25 HF + 13", "--json").data
    assert found["armies"] == typed["armies"]


def test_a_duel_takes_the_wizards_in_conflict() -> None:
    found = taken("duel", "--field", HERE, "--json").data
    assert found == {
        **phoenix("duel", "Ann: Z 8", "Bob: Z 4", "--json").data,
        "sides": found["sides"],
    }
    assert [side["name"] for side in found["sides"]] == ["Ann", "Bob"]


def test_a_charfight_takes_characters_who_come_with_an_army() -> None:
    args = ("--field", EAST, "--attacker", "Ann", "--army", 101, "--json")
    (bout,) = taken("charfight", *args).data["bouts"]
    (typed,) = phoenix("charfight", "BUH 12", "CHF 9", "--json").data["bouts"]
    assert [bout[name] for name in ("won", "drawn", "lost")] == [
        typed[name] for name in ("won", "drawn", "lost")
    ]


@pytest.mark.parametrize("name", ["battle", "duel", "charfight"])
@pytest.mark.parametrize("lang", ["de", "en"])
def test_people_read_them(name: str, lang: str) -> None:
    args = ("--attacker", "Ann", "--army", 101) if name != "duel" else ()
    said = taken(name, "--field", EAST, *args, lang=lang)
    assert said.code == 0, said.err
    assert "Ann" in said.out
    assert "%" in said.out


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("battle", "--field", HERE), "no enemies"),
        (("battle",), "--field"),
        (("battle", "5 K 1 HF", "--field", HERE), "type in both sides"),
        (("battle", "--field", EAST, "--army", 101), "--attacker"),
        (("battle", "--field", EAST, "--attacker", "Ann", "--army", 150), "no army 150"),
        (("battle", "--field", EAST, "--attacker", "Zoe"), "Zoe"),
        (("fire", "--field", EAST, "--attacker", "Ann", "--army", 101), "no weapons"),
        (("fire", "--field", EAST, "--attacker", "Ann"), "--army"),
        (("charfight", "--field", HERE), "nobody"),
        (("duel", "--field", "101/01"), "nobody"),
    ],
)
def test_what_is_missing_or_wrong_is_said(args: tuple[Any, ...], words: str) -> None:
    said = taken(args[0], *args[1:])
    assert said.code == 2
    assert words in said.err


@pytest.mark.parametrize("args", [("battle",), ("battle", "5 K 1 HF"), ("duel", "Z 4"), ("fire",)])
def test_one_side_alone_is_no_fight(args: tuple[str, ...]) -> None:
    said = phoenix(*args)
    assert said.code == 2
    assert "--from" in said.err


def test_after_the_war_nobody_stands_against_anybody() -> None:
    assert "no enemies" in taken("battle", "--field", EAST, folder=after_war()).err
