"""The commands for whoever runs a server, on real databases."""

from __future__ import annotations

import asyncio
import io
import json
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from tafelrunde.cli.operating.listing import PAGE
from tafelrunde.cli.operating.place import data_folder, database_url, shown_url
from tafelrunde.engine.errors import Complaint
from tafelrunde.server.people.accounts import Accounts, Passwords
from tafelrunde.store.interface import Store
from tafelrunde.store.opening import open_store
from tafelrunde.store.records import Status
from tafelrunde.telling.complaints import said
from tests.cli.calling import tafelrunde
from tests.cli.logs import fair, seeded, with_header, write
from tests.cli.operating_tables import add_running


@pytest.fixture
def db(tmp_path: Path) -> str:
    """An empty database."""
    url = str(tmp_path / "tables.db")
    assert tafelrunde("db", "upgrade", "--db", url).code == 0
    return url


def in_store(db: str, use: Callable[[Store], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        store = open_store(database_url(db))
        await store.open()
        try:
            await use(store)
        finally:
            await store.close()

    asyncio.run(all_of_it())


# -- logs in and out -----------------------------------------------------------------------------------


@pytest.mark.parametrize("log", [fair(), seeded()], ids=["fair", "seeded"])
def test_a_log_that_was_taken_in_comes_out_the_same(tmp_path: Path, db: str, log: msgspec.Struct) -> None:
    path = write(tmp_path, log)  # type: ignore[arg-type]

    taken = tafelrunde("import", path, "--db", db, "--json")
    out = tafelrunde("export", taken.data["table"], "--db", db)

    assert (taken.code, out.code) == (0, 0), taken.err + out.err
    assert out.out.encode() == path.read_bytes()


def test_the_same_game_is_not_taken_in_twice(tmp_path: Path, db: str) -> None:
    path = write(tmp_path, fair())
    assert tafelrunde("import", path, "--db", db).code == 0

    again = tafelrunde("import", path, "--db", db)

    assert (again.code, "already" in again.err) == (2, True)
    assert len(tafelrunde("tables", "--db", db, "--json").data) == 1


def test_another_game_of_the_same_name_gets_a_name_of_its_own(tmp_path: Path, db: str) -> None:
    first = tafelrunde("import", write(tmp_path, fair()), "--db", db, "--json")
    second = tafelrunde("import", write(tmp_path, seeded()), "--db", db, "--json")

    assert first.data["table"] == "example"
    assert second.data["table"] != "example"


def test_a_name_that_is_no_address_is_not_used_as_one(tmp_path: Path, db: str) -> None:
    path = write(tmp_path, with_header(seeded(), table="../../etc/passwd"))

    taken = tafelrunde("import", path, "--db", db, "--json")

    assert taken.code == 0, taken.err
    assert "/" not in taken.data["table"]


def test_running_and_damaged_games_are_not_taken_in(tmp_path: Path, db: str) -> None:
    running = write(tmp_path, fair(entries=40))
    said = tafelrunde("import", running, "--db", db)
    assert (said.code, "not over" in said.err) == (2, True)

    running.write_bytes(write(tmp_path, fair()).read_bytes().replace(b'"seat":1', b'"seat":2', 1))
    assert tafelrunde("import", running, "--db", db).code == 2
    assert tafelrunde("tables", "--db", db, "--json").data == []


def test_a_running_game_is_exported_only_through_the_eyes_of_a_seat(db: str) -> None:
    in_store(db, lambda store: add_running(store, "friday", moves=30))

    refused = tafelrunde("export", "friday", "--db", db)
    own = tafelrunde("export", "friday", "--seat", "Ann", "--db", db)
    public = tafelrunde("export", "friday", "--seat", "spectator", "--db", db)

    assert (refused.code, refused.out) == (2, "")
    assert "Ann, Brian, Cindy, spectator" in refused.err
    assert (own.code, public.code) == (0, 0)
    moves = [json.loads(line) for line in own.out.splitlines()[1:]]
    assert {line["seat"] for line in moves if line.get("move")} == {0}
    assert all(json.loads(line).get("move") is None for line in public.out.splitlines()[1:])
    assert bytes(range(32)).hex() not in own.out


def test_an_export_replaces_no_file(tmp_path: Path, db: str) -> None:
    path = write(tmp_path, fair())
    tafelrunde("import", path, "--db", db)
    copy = tmp_path / "copy.jsonl"

    assert tafelrunde("export", "example", "-o", copy, "--db", db).code == 0
    again = tafelrunde("export", "example", "-o", copy, "--db", db)

    assert copy.read_bytes() == path.read_bytes()
    assert (again.code, "already exists" in again.err) == (2, True)


@pytest.mark.parametrize("command", [("export", "nowhere"), ("export", "nowhere", "--seat", "Ann")])
def test_an_unknown_table_is_said_to_be_one(db: str, command: tuple[str, ...]) -> None:
    said = tafelrunde(*command, "--db", db, lang="de")

    assert (said.code, said.out) == (2, "")
    assert "einen Tisch „nowhere“ gibt es nicht" in said.err


# -- tables --------------------------------------------------------------------------------------------


def test_tables_are_listed_with_players_and_whose_turn_it_is(tmp_path: Path, db: str) -> None:
    in_store(db, lambda store: add_running(store, "friday", moves=5))
    tafelrunde("import", write(tmp_path, fair()), "--db", db)

    (running,) = tafelrunde("tables", "--status", "running", "--db", db, "--json").data
    shown = tafelrunde("tables", "--db", db, lang="de").out

    assert (running["id"], running["seats"]) == ("friday", ["Ann", "Brian", "Cindy"])
    assert running["to_act"][0] in running["seats"]
    assert running.keys().isdisjoint({"secret", "token_hash", "header"})
    for word in ("friday", "läuft", "example", "zu Ende", "2 Tische"):
        assert word in shown


def test_many_tables_are_all_listed(db: str) -> None:
    async def add(store: Store) -> None:
        for number in range(PAGE + 20):
            status: Status = "abandoned" if number % 2 else "gathering"
            await add_running(store, f"t{number}", moves=0, status=status, at=float(number))

    in_store(db, add)

    assert len(tafelrunde("tables", "--db", db, "--json").data) == PAGE + 20


# -- backup, restore, upgrade --------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["copy.db", "copy.jsonl"])
def test_a_backup_brings_everything_back(tmp_path: Path, db: str, name: str) -> None:
    in_store(db, lambda store: add_running(store, "friday", moves=30))
    tafelrunde("import", write(tmp_path, fair()), "--db", db)
    file, other = tmp_path / name, tmp_path / "new" / "folder" / "other.db"

    saved = tafelrunde("backup", file, "--db", db, "--json")
    back = tafelrunde("restore", file, "--db", other, "--json")

    assert (saved.code, back.code) == (0, 0), saved.err + back.err
    assert (saved.data["bytes"], back.data["tables"]) == (file.stat().st_size, 2)
    for export in (("example",), ("friday", "--seat", "Ann")):
        assert (
            tafelrunde("export", *export, "--db", db).out == tafelrunde("export", *export, "--db", other).out
        )


def test_nothing_is_overwritten_by_a_backup_or_a_restore(tmp_path: Path, db: str) -> None:
    tafelrunde("import", write(tmp_path, fair()), "--db", db)
    file = tmp_path / "copy.db"
    assert tafelrunde("backup", file, "--db", db).code == 0

    assert tafelrunde("backup", file, "--db", db).code == 2
    assert tafelrunde("restore", file, "--db", db).code == 2
    assert len(tafelrunde("tables", "--db", db, "--json").data) == 1


def test_an_upgrade_says_that_running_games_stay_as_they_are(db: str) -> None:
    in_store(db, lambda store: add_running(store, "friday", moves=30))

    said = tafelrunde("upgrade", "--dry-run", db, "--json")

    assert said.code == 0, said.err
    assert said.data["ok"] is True
    assert said.data["upgraded"] is False
    assert [(table["table"], table["ok"]) for table in said.data["tables"]] == [("friday", True)]
    assert tafelrunde("upgrade", db, "--json").data["upgraded"] is True


def test_an_upgrade_names_the_games_that_would_change(db: str) -> None:
    async def add(store: Store) -> None:
        await add_running(store, "same", moves=10)
        await add_running(store, "older", moves=10, version="0")
        await add_running(store, "different", moves=10, damage=(b'"state":"', b'"state":"0'))

    in_store(db, add)

    said = tafelrunde("upgrade", db, "--json")
    shown = tafelrunde("upgrade", db, lang="de")

    assert (said.code, shown.code) == (1, 1)
    assert said.data["upgraded"] is False
    changed = {table["table"]: table["reason"] for table in said.data["tables"] if not table["ok"]}
    assert changed.keys() == {"older", "different"}
    assert "version 0 of the rules" in changed["older"]
    assert "position differs" in changed["different"]
    assert "2 davon würden unter dieser Fassung anders" in shown.out


# -- operators -----------------------------------------------------------------------------------------


def test_operators_are_made_and_unmade(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("correct horse\n"))

    added = tafelrunde("operator", "add", "Ann", "--db", db)

    assert added.code == 0, added.err
    assert "correct horse" not in added.out + added.err

    async def check(store: Store) -> None:
        user = await Accounts(store, Passwords()).sign_in("Ann", "correct horse")
        assert user.operator

    in_store(db, check)
    assert tafelrunde("operator", "remove", "Ann", "--db", db).code == 0
    assert tafelrunde("operator", "remove", "Ann", "--db", db).code == 2
    assert tafelrunde("operator", "add", "Ann", "--db", db).code == 0


def test_a_bad_password_makes_no_operator(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("short\n"))

    said = tafelrunde("operator", "add", "Ann", "--db", db)

    assert (said.code, "8 to 200 characters" in said.err) == (2, True)
    assert tafelrunde("operator", "remove", "Ann", "--db", db).code == 2


# -- where the database is -----------------------------------------------------------------------------


def test_the_usual_database_lies_where_the_system_keeps_data(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for variable in ("TAFELRUNDE_DB", "STATE_DIRECTORY"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert database_url(None) == "sqlite:////data/tafelrunde/tafelrunde.db"

    monkeypatch.setenv("STATE_DIRECTORY", "/var/lib/tafelrunde:/other")
    assert data_folder() == Path("/var/lib/tafelrunde")

    monkeypatch.setenv("TAFELRUNDE_DB", "postgresql://db/tafelrunde")
    assert database_url(None) == "postgresql://db/tafelrunde"
    assert database_url("/x.db") == "sqlite:////x.db"


def test_passwords_of_databases_are_never_shown() -> None:
    url = "postgresql://ann:password@db.example.org/tafelrunde?password=other"

    assert shown_url(url) == "postgresql://db.example.org/tafelrunde"
    assert shown_url("sqlite:////data/tables.db") == "/data/tables.db"
    with pytest.raises(Complaint) as refused:
        database_url("mysql://ann:password@db/x")
    assert "password" not in said(refused.value, "en")


@pytest.mark.parametrize(
    "command",
    [("tables",), ("export", "x"), ("backup", "b"), ("upgrade", "--dry-run"), ("operator", "add", "Ann")],
)
def test_commands_that_only_look_make_no_database(tmp_path: Path, command: tuple[str, ...]) -> None:
    missing = tmp_path / "missing.db"
    where = (missing,) if command[0] == "upgrade" else ("--db", missing)

    said = tafelrunde(*command, *where)

    assert (said.code, said.out) == (2, "")
    assert f"there is no database {missing}" in said.err
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_database_is_said_to_be_none(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann, ..." * 100)

    for command in ("tables", "db upgrade"):
        said = tafelrunde(*command.split(), "--db", file)
        assert said.code == 2, said.err
        assert "fault of the program" not in said.err
