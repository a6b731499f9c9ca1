"""`tafelrunde phoenix`: a campaign is founded, run, looked at and drawn."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.games.phoenix.state.turn_order import present
from tafelrunde.phoenix_desk.campaign.layout import LOG_FILE
from tafelrunde.phoenix_desk.folder import open_campaign
from tests.cli.phoenix_folders import capital, copy_of, founded, phoenix


def test_the_way_of_the_issue_from_founding_to_the_map(tmp_path: Path) -> None:
    folder, picture = tmp_path / "c", tmp_path / "out.svg"

    assert phoenix("new", "--realms", 12, "--seed", 1, folder).code == 0
    ran = phoenix("run", folder, "--months", 2, "--bots", "settler")
    drawn = phoenix("map", folder, "--svg", picture)

    assert (ran.code, drawn.code) == (0, 0), ran.err + drawn.err
    assert "2 months over" in ran.out
    assert open_campaign(folder).state.month == 3
    assert len(present(open_campaign(folder).state)) == 12
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    assert phoenix("verify", folder).code == 0


def test_two_runs_with_the_same_seed_are_the_same(tmp_path: Path) -> None:
    logs = []
    for name, seed in (("one", 1), ("two", 1), ("three", 2)):
        folder = copy_of(founded(), tmp_path / name)
        assert phoenix("run", folder, "--months", 2, "--bots", "random", "--seed", seed).code == 0
        logs.append((folder / LOG_FILE).read_bytes())

    assert logs[0] == logs[1] != logs[2]


NEEDED: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("run", "status", "realms", "questions", "log", "verify", "clock"), ()),
    "report": ("Ann",),
    "close": ("--reason", "x"),
    "correct": ("realms.Ann.gold=1", "--reason", "x"),
    "grant": ("Ann", "1", "--reason", "x"),
    "announce": ("x",),
    "ask": ("x",),
    "answer": ("1", "x"),
    "dice": ("1",),
    "end": ("--reason", "x"),
    "map": ("--svg", "x.svg"),
    "rollback": ("--to", "1", "--reason", "x"),
    "rerun": ("--reason", "x"),
    "invite": ("Ann", "home"),
    "export": ("--map", "x.csv"),
}


@pytest.mark.parametrize("command", NEEDED)
def test_every_command_says_what_is_wrong_with_a_folder(tmp_path: Path, command: str) -> None:
    said = phoenix(command, tmp_path, *NEEDED[command], lang="de")

    assert said.code == 2
    assert "hier liegt kein Feldzug" in said.err
    assert "Traceback" not in said.err

    (tmp_path / LOG_FILE).write_text("{}\n", encoding="utf-8")
    said = phoenix(command, tmp_path, *NEEDED[command])
    assert said.code == 2
    assert f"{LOG_FILE}:1" in said.err


# --- run ----------------------------------------------------------------------------------------------


def test_without_bots_and_sheets_a_run_says_who_is_missing(tmp_path: Path) -> None:
    folder = copy_of(founded(), tmp_path)

    said = phoenix("run", folder)

    assert said.code == 1
    assert "Not handed in yet: Ann, Bob" in said.out


def test_bots_leave_out_the_realms_of_people(tmp_path: Path) -> None:
    folder = copy_of(founded(), tmp_path)

    said = phoenix("run", folder, "--bots", "random", "--except", "Ann", "--json")

    assert said.code == 1
    assert said.data["missing"] == ["Ann"]


def test_one_move_at_a_time(tmp_path: Path) -> None:
    folder = copy_of(founded(), tmp_path)
    before = phoenix("status", folder, "--json").data["entries"]

    said = phoenix("run", folder, "--bots", "random", "--step", "--json")

    assert (said.code, said.data["entries"]) == (0, before + 1)


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--bots", "nobody"), "nobody"),
        (("--bots", "random", "--except", "Anne"), "did you mean “Ann”"),
        (("--months", "0"), "--months"),
    ],
)
def test_a_run_that_cannot_be_is_refused(tmp_path: Path, args: tuple[str, ...], words: str) -> None:
    folder = copy_of(founded(), tmp_path)
    before = (folder / LOG_FILE).read_bytes()

    said = phoenix("run", folder, *args)

    assert (said.code, words in said.err) == (2, True), said.err
    assert (folder / LOG_FILE).read_bytes() == before


def test_a_campaign_ends_after_its_months() -> None:
    folder = founded(3, "--months", "2")

    said = phoenix("status", folder, "--json")

    assert (said.data["over"], said.data["month"]) == (True, 2)
    assert "over" in phoenix("status", folder).out
    assert phoenix("run", folder, "--bots", "random").code == 0


# --- looking ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "de"])
def test_status_and_realms_speak_both_languages(lang: str) -> None:
    folder = founded(2)
    month = {"en": "all realms hand in sheets", "de": "alle Reiche geben Zugblätter ab"}[lang]

    status, realms = phoenix("status", folder, lang=lang), phoenix("realms", folder, lang=lang)

    assert (status.code, realms.code) == (0, 0)
    assert f"Naliv 1: {month}" in status.out
    assert "Ann" in realms.out


def test_the_table_of_realms_counts_what_there_is() -> None:
    folder = founded(2)
    state = open_campaign(folder).state

    rows = phoenix("realms", folder, "--json").data["realms"]

    for number, row in enumerate(rows):
        assert row["gold"] == state.realms[number].gold
        assert row["fields"] == list(state.owner).count(number)
        assert row["armies"] == len(state.realms[number].armies)


def test_a_map_shows_what_its_reader_knows(tmp_path: Path) -> None:
    folder = founded(4)
    whole, own, part = (tmp_path / name for name in ("all.svg", "ann.svg", "part.svg"))

    assert phoenix("map", folder, "--svg", whole).code == 0
    assert phoenix("map", folder, "--svg", own, "--realm", "Ann", "--dark").code == 0
    assert phoenix("map", folder, "--svg", part, "--around", capital(folder), "--radius", 3).code == 0
    early = phoenix(
        "map", folder, "--svg", tmp_path / "early.svg", "--month", 1, "--numbers", "fields", "--json"
    )

    assert early.data == {"files": [str(tmp_path / "early.svg")]}
    assert "Ann" in whole.read_text(encoding="utf-8")
    assert part.stat().st_size < whole.stat().st_size / 3


def test_a_map_as_png(tmp_path: Path) -> None:
    pytest.importorskip("resvg_py")
    assert phoenix("map", founded(), "--png", tmp_path / "m.png", "--width", 300).code == 0
    assert (tmp_path / "m.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("args", "words"),
    [
        ((), "--svg FILE"),
        (("--svg", "x.svg", "--realm", "Zoe"), "no realm “Zoe”"),
        (("--svg", "x.svg", "--around", "1/1"), "PH-0.1"),
        (("--svg", "x.svg", "--month", "99"), "month 99 has not begun"),
        (("--svg", "nowhere/x.svg"), "nowhere/x.svg"),
    ],
)
def test_a_map_that_cannot_be_drawn_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...], words: str
) -> None:
    monkeypatch.chdir(tmp_path)

    said = phoenix("map", founded(), *args)

    assert said.code == 2
    assert words in said.err
    assert list(tmp_path.iterdir()) == []
