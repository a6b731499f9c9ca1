"""`tafelrunde phoenix` on a campaign in a database: the same answers as on its folder."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.calling import tafelrunde
from tests.cli.phoenix_folders import copy_of, founded, phoenix, sheet

ASKED = (
    ("status",),
    ("realms",),
    ("log",),
    ("log", "--month", "2"),
    ("verify",),
    ("audit",),
    ("questions",),
    ("protocol",),
    ("protocol", "--month", "1"),
    ("conflicts",),
    ("compare", "--option", "hf_gp=tiered", "--month", "2"),
    ("whatif", "--bots", "random"),
    ("step", "--bots", "random"),
)


@pytest.fixture
def homes(tmp_path: Path) -> tuple[Path, str]:
    """A campaign of two months in a folder, and the same in a database."""
    here, there = copy_of(founded(2), tmp_path / "here"), copy_of(founded(2), tmp_path / "there")
    for folder in (here, there):
        assert phoenix("ask", folder, "Darf ich?").code == 0
        assert phoenix("orders", "submit", folder, "Ann", sheet(folder)).code == 0
    said = phoenix("host", there, "--server", tmp_path / "games.db")
    assert said.code == 0, said.err
    assert "old copy" in said.out
    return here, f"{tmp_path}/games.db#campaign"


def test_commands_say_the_same_in_both_homes(homes: tuple[Path, str]) -> None:
    here, there = homes
    for command, *more in ASKED:
        in_folder, in_database = [phoenix(command, place, *more, "--json") for place in (here, there)]
        assert (in_folder.code, in_folder.err) == (in_database.code, in_database.err)
        assert in_folder.data == in_database.data, command
    for command, *more in (("report", "Ann"), ("news",), ("treasury", "Bob")):
        assert phoenix(command, here, *more).out == phoenix(command, there, *more).out != ""
    assert phoenix("orders", "show", here, "Ann").out == phoenix("orders", "show", there, "Ann").out != ""


def test_what_is_led_by_commands_is_the_same_and_comes_back(homes: tuple[Path, str], tmp_path: Path) -> None:
    here, there = homes
    led = (
        ("correct", "realms.Ann.gold=7", "--reason", "arm"),
        ("run", "--bots", "random"),
        ("rollback", "--to", "2", "--reason", "Irrtum"),
        ("run", "--bots", "random"),
        ("rerun", "--reason", "noch einmal"),
    )
    for command, *more in led:
        codes = {phoenix(command, place, *more).code for place in (here, there)}
        assert codes == {0}, command
    assert phoenix("export", there, "--folder", tmp_path / "out").code == 0

    assert contents(tmp_path / "out") == contents(here)
    assert phoenix("verify", tmp_path / "out").code == 0
    assert phoenix("announce", tmp_path / "out", "Hallo").code == 0, "a copy may go its own way"


def contents(folder: Path) -> dict[str, bytes]:
    """All files but the clock, which runs on, and without the times in the audit."""
    files = [
        path for path in folder.rglob("*") if path.is_file() and path.name not in (".lock", "clock.json")
    ]
    return {str(path.relative_to(folder)): re.sub(rb'"at":[\d.]+', b"", path.read_bytes()) for path in files}


def test_the_folder_is_an_old_copy_afterwards(homes: tuple[Path, str], tmp_path: Path) -> None:
    _here, there = homes
    old = tmp_path / "there" / "campaign"

    assert phoenix("status", old).code == 0
    said = phoenix("run", old, "--bots", "random")
    assert (said.code, there in said.err, "old copy" in said.err) == (2, True, True)
    assert phoenix("host", old, "--server", tmp_path / "other.db").code == 2


def test_a_campaign_is_founded_in_a_database(tmp_path: Path) -> None:
    size = ("--realm", "Ann", "--realm", "Bob", "--size", "hexagon 2", "--seed", 3)
    assert phoenix("new", "Krieg", "--db", tmp_path / "games.db", *size).code == 0
    place = f"{tmp_path}/games.db#Krieg"
    assert phoenix("run", place, "--bots", "random").code == 0
    assert phoenix("status", place, "--json").data["month"] == 2

    again = phoenix("new", place, *size)
    assert (again.code, "already" in again.err) == (2, True)
    assert phoenix("new", f"{tmp_path}/games.db#Frieden", *size).code == 0


def test_an_upgrade_looks_at_campaigns_too(homes: tuple[Path, str], tmp_path: Path) -> None:
    def looked() -> dict[str, bool]:
        said = tafelrunde("upgrade", "--dry-run", tmp_path / "games.db", "--json")
        return {table["table"]: table["ok"] for table in said.data["tables"]}

    assert looked() == {"campaign": True}
    with closing(sqlite3.connect(tmp_path / "games.db")) as database:
        database.execute("UPDATE steps SET body = replace(body, ':-1,', ':-2,') WHERE n = 1")
        database.commit()
    assert looked() == {"campaign": False}
    assert phoenix("status", homes[1]).code == 0, "a snapshot spares a look at the beginning"
    assert phoenix("verify", homes[1]).code == 2


def test_what_cannot_be_named_is_said(tmp_path: Path) -> None:
    folder = founded()
    for words, part in (
        (("status", f"{tmp_path}/none.db#Krieg"), "there is no database"),
        (("status", "https://example.org#Krieg"), "only `phoenix host` and `phoenix export --folder` work"),
        (("host", folder, "--server", "http://example.org"), "only travel over https"),
        (("host", folder, "--server", tmp_path / "x.db", "--name", "a/b"), "cannot be the name"),
        (("host", tmp_path, "--server", tmp_path / "x.db"), "no campaign is here"),
    ):
        said = phoenix(*words)
        assert (said.code, part in said.err) == (2, True), said.err
    assert phoenix("new", f"{tmp_path}/x.db#Krieg", "--size", "hexagon 2", "--realms", 2).code == 0
    said = phoenix("run", f"{tmp_path}/x.db#Friede", lang="de")
    assert (said.code, "Krieg" in said.err) == (2, True)
