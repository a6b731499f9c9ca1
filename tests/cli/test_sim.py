"""`tafelrunde sim`: figures of a series, reproducible, and logs that can be replayed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cli.calling import tafelrunde


def figures(*args: object) -> dict[str, Any]:
    said = tafelrunde("sim", "kingsburg", *args, "--json")
    assert said.code == 0, said.err
    data: dict[str, Any] = said.data
    return data


def timeless(data: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key != "seconds"}


def test_the_figures_of_a_series() -> None:
    data = figures("--players", 4, "--games", 24, "--bots", "random", "--seed", 7)

    assert data["games"] == 24
    assert data["decisions"] > 24 * 100
    assert len(data["wins"]) == 4
    assert sum(data["wins"]) == pytest.approx(24, abs=0.001)
    assert data["points"]["random"]["min"] <= data["points"]["random"]["median"]
    assert (
        data["points"]["random"]["mean"] <= data["points"]["winner_median"] <= data["points"]["random"]["max"]
    )
    for player, wins in zip(data["players"], data["wins"], strict=True):
        assert player["wins"] == wins
        assert player["low"] <= player["share"] <= player["high"]
    assert data["seconds"] >= 0


def test_the_same_seed_gives_the_same_series_in_any_number_of_processes() -> None:
    args = ("--players", 3, "--games", 40, "--bots", "random", "--seed", 5)

    alone = figures(*args, "--processes", 1)

    assert timeless(alone) == timeless(figures(*args, "--processes", 2))
    assert timeless(alone) != timeless(figures(*args[:-1], 6, "--processes", 1))


def test_a_good_bot_beats_random_ones_from_every_seat() -> None:
    data = figures("--bots", "greedy,random,random", "--games", 9, "--seed", 2)

    assert data["wins"][0] > sum(data["wins"][1:])
    assert set(data["points"]) == {"greedy", "random", "winner_median"}


def test_bots_repeat_and_players_default_to_the_bots_named() -> None:
    assert [p["bot"] for p in figures("--bots", "random,greedy", "--games", 1)["players"]] == [
        "random",
        "greedy",
    ]
    assert len(figures("--bots", "random", "--games", 1)["players"]) == 4
    repeated = figures("--bots", "greedy,random", "--players", 3, "--games", 1)
    assert [p["bot"] for p in repeated["players"]] == ["greedy", "random", "greedy"]


def test_saved_logs_are_sound_games_of_the_series(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "logs"
    data = figures("--bots", "random", "--games", 3, "--save", folder, "--option", "guild=any good")

    logs = sorted(folder.iterdir())
    assert len(logs) == 3
    decisions = 0
    for log in logs:
        said = tafelrunde("replay", log, "--json")
        assert said.data["options"] == {"guild": "any good"}
        decisions += sum(step["seat"] is not None and step["seat"] >= 0 for step in said.data["steps"])
        assert tafelrunde("verify", log).code == 0
    assert decisions == data["decisions"]


def test_corrected_values_change_the_games(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[buildings.statue]\nvp = 20\n", encoding="utf-8")
    args = ("--bots", "random", "--games", 10)

    assert (
        figures(*args, "--data", file)["points"]["winner_median"] > figures(*args)["points"]["winner_median"]
    )


def test_people_get_a_table_in_their_language() -> None:
    english = tafelrunde("sim", "kingsburg", "--bots", "random", "--games", 2)
    german = tafelrunde("sim", "kingsburg", "--bots", "random", "--games", 2, lang="de")

    assert "95% interval" in english.out
    assert "95-%-Intervall" in german.out
    assert "Median der Siegerpunkte" in german.out


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (("chess",), "there is no game “chess”"),
        (("kingsburg", "--bots", "clever"), "there is no bot “clever”"),
        (("kingsburg", "--bots", ""), "there is no bot “”"),
        (("kingsburg", "--players", "6"), "played by 2 to 5"),
        (("kingsburg", "--players", "1"), "played by 2 to 5"),
        (("kingsburg", "--players", "2", "--bots", "random,random,random"), "3 bots for 2 players"),
        (("kingsburg", "--games", "0"), "--games"),
        (("kingsburg", "--games", "many"), "--games"),
        (("kingsburg", "--option", "guild"), "name=value"),
        (("kingsburg", "--option", "guild=gold", "--option", "guild=gold"), "each name once"),
        (("kingsburg", "--option", "colour=blue"), "no option “colour”"),
        (("kingsburg", "--option", "guild=silver"), "cannot be “silver”"),
        (("kingsburg", "--data", "missing.toml"), "missing.toml does not exist"),
    ],
)
def test_bad_wishes_are_refused_with_what_would_be_right(args: tuple[str, ...], complaint: str) -> None:
    said = tafelrunde("sim", *args)

    assert said.code == 2
    assert complaint in said.err
    assert said.out == ""


def test_logs_are_never_mixed_with_other_files(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("important", encoding="utf-8")

    said = tafelrunde("sim", "kingsburg", "--games", 1, "--bots", "random", "--save", tmp_path)

    assert said.code == 2
    assert "not empty" in said.err
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]
