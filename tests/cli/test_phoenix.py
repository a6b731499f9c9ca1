"""`tafelrunde phoenix`: a campaign is founded, run, looked at and drawn."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tafelrunde.campaign.folder import LOG, Campaign
from tests.cli.phoenix_folders import REALMS, capital, copy_of, founded, phoenix


def test_the_way_of_the_issue_from_founding_to_the_map(tmp_path: Path) -> None:
    folder, picture = tmp_path / "c", tmp_path / "out.svg"

    assert phoenix("new", "--realms", 12, "--seed", 1, folder).code == 0
    ran = phoenix("run", folder, "--months", 2, "--bots", "settler")
    drawn = phoenix("map", folder, "--svg", picture)

    assert (ran.code, drawn.code) == (0, 0), ran.err + drawn.err
    assert "2 months over" in ran.out
    assert Campaign.open(folder).state.month == 3
    assert len(Campaign.open(folder).names) == 12
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    assert phoenix("verify", folder).code == 0


def test_the_same_seed_founds_the_same_campaign(tmp_path: Path) -> None:
    again = tmp_path / "campaign"
    words = [word for name in REALMS for word in ("--realm", name)]

    said = phoenix("new", *words, "--seed", 3, "--size", "hexagon 2", again, "--json")

    assert (again / LOG).read_bytes() == (founded() / LOG).read_bytes()
    assert said.data["realms"].keys() == set(REALMS)
    assert said.data["seed"] == 3


def test_two_runs_with_the_same_seed_are_the_same(tmp_path: Path) -> None:
    logs = []
    for name, seed in (("one", 1), ("two", 1), ("three", 2)):
        folder = copy_of(founded(), tmp_path / name)
        assert phoenix("run", folder, "--months", 2, "--bots", "random", "--seed", seed).code == 0
        logs.append((folder / LOG).read_bytes())

    assert logs[0] == logs[1] != logs[2]


def test_missing_realms_get_names_and_named_ones_keep_theirs(tmp_path: Path) -> None:
    said = phoenix(
        "new", "--realm", "Helborn", "--realms", 4, "--size", "hexagon 3", tmp_path / "c", "--json"
    )

    assert list(said.data["realms"]) == ["Helborn", "Theostelos", "Yaromo", "Vachal"]


def test_a_world_can_be_brought_along(tmp_path: Path) -> None:
    world, folder = tmp_path / "world.json", tmp_path / "c"
    assert phoenix("export", founded(), "--world", world).code == 0

    said = phoenix("new", "--realm", "Ann", "--realm", "Bob", "--world", world, folder, "--json")

    assert said.code == 0, said.err
    assert said.data["realms"]["Ann"] == capital(founded())


def test_a_world_without_starting_places_gets_fair_ones(tmp_path: Path) -> None:
    world = tmp_path / "world.json"
    phoenix("export", founded(), "--world", world)
    bare = json.loads(world.read_text(encoding="utf-8"))
    starts = bare.pop("starts")
    world.write_text(json.dumps(bare), encoding="utf-8")

    chosen = phoenix("new", "--realms", 2, "--world", world, tmp_path / "c", "--json")
    named = phoenix(
        "new", "--realm", f"Ann@{starts[0]}", "--realm", "Bob", "--world", world, tmp_path / "d", "--json"
    )
    crowded = phoenix("new", "--realms", 60, "--world", world, tmp_path / "e")

    assert chosen.code == 0, chosen.err
    assert named.data["realms"]["Ann"] == starts[0]
    assert (crowded.code, "NAME@FIELD" in crowded.err) == (2, True)


def test_what_stands_on_the_old_tools_map_can_be_taken_over(tmp_path: Path) -> None:
    folder = founded(5)
    karte, world, changes = (tmp_path / name for name in ("k.csv", "w.json", "changes.json"))
    phoenix("export", folder, "--map", karte)
    said = phoenix("import", karte, world, "--size", "hexagon 2", "--changes", changes)
    assert said.code == 0, said.err
    realms = [word for name in REALMS for word in ("--realm", f"{name}@{capital(folder, name)}")]
    assert phoenix("new", *realms, "--world", world, tmp_path / "c").code == 0

    said = phoenix("correct", tmp_path / "c", "--file", changes, "--reason", "Umzug vom alten Programm")

    assert said.code == 0, said.err
    old, new = Campaign.open(folder).state, Campaign.open(tmp_path / "c").state
    assert list(new.owner) == list(old.owner)
    assert list(new.works) == list(old.works)
    assert new.towns.keys() == {field for field, town in old.towns.items() if town.built}


def test_options_are_those_of_the_game(tmp_path: Path) -> None:
    folder = founded(0, "--option", "deadlines=days", "--option", "fleet_siege=never")

    options = phoenix("status", folder, "--json").data["options"]

    assert (options["deadlines"], options["fleet_siege"]) == ("days", "never")


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--realms", 1), "--realms"),
        (("--realm", "Ann", "--realm", "ann"), "taken"),
        (("--realm", "SL", "--realm", "Bob"), "taken"),
        (("--realm", "7", "--realm", "Bob"), "no name for a realm"),
        (("--realm", "A" * 41, "--realm", "Bob"), "no name for a realm"),
        (("--realms", 30, "--size", "hexagon 1"), "do not fit"),
        (("--size", "circle 3"), "circle"),
        (("--option", "deadlines"), "name=value"),
        (("--option", "deadlines=never"), "deadlines"),
        (("--world", "nowhere.json"), "nowhere.json"),
        (("--months", -1), "--months"),
    ],
)
def test_what_cannot_be_founded_is_refused_and_leaves_no_campaign(
    tmp_path: Path, args: tuple[object, ...], words: str
) -> None:
    said = phoenix("new", *args, tmp_path / "c")

    assert said.code == 2
    assert words in said.err
    assert not (tmp_path / "c" / LOG).exists()


def test_a_folder_is_founded_in_only_once(tmp_path: Path) -> None:
    folder = copy_of(founded(), tmp_path)

    said = phoenix("new", "--realms", 2, "--size", "hexagon 2", folder, lang="de")

    assert (said.code, "schon ein Feldzug" in said.err) == (2, True)


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

    (tmp_path / LOG).write_text("{}\n", encoding="utf-8")
    said = phoenix(command, tmp_path, *NEEDED[command])
    assert said.code == 2
    assert f"{LOG}:1" in said.err


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
        (("--bots", "random", "--except", "Anne"), "did you mean 'Ann'"),
        (("--months", "0"), "--months"),
    ],
)
def test_a_run_that_cannot_be_is_refused(tmp_path: Path, args: tuple[str, ...], words: str) -> None:
    folder = copy_of(founded(), tmp_path)
    before = (folder / LOG).read_bytes()

    said = phoenix("run", folder, *args)

    assert (said.code, words in said.err) == (2, True), said.err
    assert (folder / LOG).read_bytes() == before


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
    state = Campaign.open(folder).state

    rows = phoenix("realms", folder, "--json").data["realms"]

    for number, row in enumerate(rows):
        assert row["gold"] == state.realms[number].gold
        assert row["fields"] == list(state.owner).count(number)
        assert row["armies"] == len(state.realms[number].armies)


def test_a_map_shows_what_its_reader_knows(tmp_path: Path) -> None:
    folder = founded(5)
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
        (("--svg", "x.svg", "--realm", "Zoe"), "no realm 'Zoe'"),
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


# --- the old tool -------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["csv", "json"])
def test_the_old_tools_tables_come_and_go(tmp_path: Path, kind: str) -> None:
    folder = founded(5)
    karte, gates, world = tmp_path / f"k.{kind}", tmp_path / f"g.{kind}", tmp_path / "w.json"

    assert phoenix("export", folder, "--map", karte, "--gates", gates, "--world", world).code == 0
    again = tmp_path / "again.json"
    said = phoenix(
        "import", karte, again, "--gates", gates, "--size", "hexagon 2", "--name", "hexagon 2 3", "--json"
    )

    assert said.code == 0, said.err
    fields = sum(row["fields"] for row in phoenix("realms", folder, "--json").data["realms"])
    assert said.data["owners"] == fields
    one, other = (json.loads(path.read_text(encoding="utf-8")) for path in (world, again))
    assert {**one, "starts": [], "rivers": 0} == {"starts": [], **other, "rivers": 0}
    assert phoenix("import", karte, again, "--size", "hexagon 2").code == 2, "nothing is overwritten"
