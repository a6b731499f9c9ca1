"""`tafelrunde phoenix conflicts` and `protocol`: what will be fought, what was, and how it was worked out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tafelrunde.phoenix_desk.folder import Folder
from tests.cli.phoenix_folders import copy_of, founded, phoenix
from tests.cli.phoenix_wars import after_war, before_war
from tests.phoenix_desk.battlefields import ATTACK, EAST, HERE, planted
from tests.phoenix_desk.homes import ANN, BOB, EMPTY, run, submit


def test_before_a_turn_the_duel_is_open_with_its_odds() -> None:
    (duel,) = phoenix("conflicts", before_war(), "--json").data["conflicts"]
    assert (duel["kind"], duel["open"], duel["fields"]) == ("duel", True, [HERE, EAST])
    assert [duel["attackers"][0]["points"], duel["parties"][0]["members"][0]["points"]] == [8, 4]
    (chance,) = duel["parties"][0]["chances"]
    assert sum([chance[name] for name in ("won", "drawn", "lost")]) == pytest.approx(1)
    assert duel["results"] == []


def test_after_a_turn_every_conflict_has_both_sides_and_a_result() -> None:
    found = phoenix("conflicts", after_war(), "--json").data["conflicts"]
    kinds = {one["kind"]: one for one in found if not one["open"]}
    assert {"fire", "duel", "ban", "combat", "melee"} <= set(kinds)
    assert all(len(one["outcome"]) == len(one["results"]) == 1 for one in kinds.values())
    melee = kinds["melee"]
    (worked,) = melee["results"]
    (own,), (theirs,) = melee["attackers"], melee["parties"][0]["members"]
    assert [float(value) for value in worked["strengths"]] == [own["strength"], theirs["strength"]]
    for side, unit in ((own, worked["attackers"][0]), (theirs, worked["defenders"][0])):
        assert float(unit["total"]) == side["points"] == sum([row[2] for row in side["sources"]])


def test_fire_shows_weapons_targets_and_the_damage_to_expect() -> None:
    found = phoenix("conflicts", after_war(), "--json").data["conflicts"]
    (fire,) = [one for one in found if one["kind"] == "fire"]
    (own,), (theirs,) = fire["attackers"], fire["parties"][0]["members"]
    assert own["goods"] == {"SKP": 4}
    assert own["strength"] == phoenix("fire", "4 SKP", "100 K 1 HF", "--json").data["damage"]["mean"]
    assert (theirs["goods"], theirs["points"]) == ({"K": 5000}, 25 + 9 + 4)


def test_in_remote_play_all_turns_of_a_month_are_there(tmp_path: Path) -> None:
    folder = planted(Folder(tmp_path / "remote"), options={"deadlines": "days"}).path
    submit(Folder(folder), ANN, f"Zugblatt:\nBewege 101 nach {EAST}\n")
    submit(Folder(folder), BOB, EMPTY)
    steps = phoenix("step", folder, "--json").data["phases"]
    assert len({row["realm"] for row in steps}) == 1
    assert len(steps) == 19
    run(Folder(folder))
    kinds = {one["kind"] for one in phoenix("conflicts", folder, "--month", 1, "--json").data["conflicts"]}
    assert {"duel", "combat", "melee"} <= kinds


def test_dice_of_fire_can_be_waited_for(tmp_path: Path) -> None:
    folder = copy_of(before_war(), tmp_path)
    submit(Folder(folder), ANN, ATTACK)
    phoenix("step", folder, "--pause")
    (fire,) = phoenix("conflicts", folder, "--json").data["conflicts"]
    assert (fire["kind"], fire["open"], fire["fields"]) == ("fire", True, [EAST])
    assert fire["parties"][0]["members"][0]["points"] == 25 + 9 + 4
    for lang, words in (("de", "mittlerer Schaden"), ("en", "mean damage")):
        assert words in phoenix("conflicts", folder, lang=lang).out


def test_odds_of_a_pair_are_those_of_the_realm_that_attacks() -> None:
    found = phoenix("conflicts", after_war(), "--json").data["conflicts"]
    (fight,) = [one for one in found if one["kind"] == "combat"]
    (chance,) = fight["parties"][0]["chances"]
    assert chance["pair"] == "Ann 601 : Bob 601"
    assert chance["won"] > 0.5 > chance["lost"]


@pytest.mark.parametrize(
    ("lang", "words"), [("de", "Nahkampf (B14), Zug von Ann"), ("en", "melee (B14), turn of Ann")]
)
def test_people_read_them_by_field(lang: str, words: str) -> None:
    said = phoenix("conflicts", after_war(), "--field", EAST, lang=lang)
    assert said.code == 0
    assert f"{EAST}: {words}" in said.out


def test_a_quiet_month_has_no_conflicts() -> None:
    assert phoenix("conflicts", founded()).out.endswith("No conflicts.\n")
    assert phoenix("protocol", founded()).out == "Nothing was evaluated.\n"


def test_the_protocol_names_every_factor_and_rule() -> None:
    text = phoenix("protocol", after_war()).out
    for figure in (
        "d10",
        "d20",
        "automatic ones",
        "class 3 (PH-5.3k)",
        "PH-5.5s",
        "PH-5.6a",
        "PH-5.1k",
        "PH-1.4.3g",
    ):
        assert figure in text
    german = phoenix("protocol", after_war(), lang="de").out
    assert sorted(re.findall(r"PH-[\w.]*\w", german)) == sorted(re.findall(r"PH-[\w.]*\w", text))


def test_the_protocol_of_a_field_leaves_out_the_others() -> None:
    found = phoenix("protocol", after_war(), "--field", HERE, "--json").data["evaluations"]
    assert found
    assert all(HERE in one["fields"] for one in found)
    assert (
        phoenix("protocol", after_war(), "--month", 1, "--field", "101/01", "--json").data["evaluations"]
        == []
    )


@pytest.mark.parametrize("args", [("--field", "101/99"), ("--month", "Zwölf")])
@pytest.mark.parametrize("name", ["protocol", "conflicts"])
def test_a_place_or_month_that_is_none_is_refused(name: str, args: tuple[str, ...]) -> None:
    said = phoenix(name, after_war(), *args)
    assert said.code == 2
    assert ("48" if args[0] == "--field" else "Zwölf") in said.err
