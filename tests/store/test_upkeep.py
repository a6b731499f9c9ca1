"""Backup and restore, within one kind of database and across."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection

from tafelrunde.engine.errors import BadFile, Complaint
from tafelrunde.store import campaigns, letters, members, nodes, versions
from tafelrunde.store.interface import Store, StoreFailed
from tafelrunde.store.opening import open_store
from tafelrunde.store.records import (
    ChatRecord,
    ContactRecord,
    GuestRecord,
    LogChange,
    MemberRecord,
    PaperRecord,
    SessionRecord,
    SnapshotRecord,
)
from tafelrunde.store.schema import METADATA
from tafelrunde.store.transactions import transactions
from tafelrunde.store.upkeep import backup, restore, used
from tafelrunde.telling.complaints import said
from tests.complaining import complains
from tests.postgres import shared_cluster
from tests.store.conftest import KINDS
from tests.store.samples import append, notice, opened, seat, step, story, table, user

GOLDEN = sorted((Path(__file__).parent / "backups").glob("*.jsonl"))
"""Backups as each version wrote them."""


@pytest.fixture(params=KINDS)
def target(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of the database to restore into."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/target.db"
        return
    made = shared_cluster().new_database()
    yield made
    shared_cluster().drop_database(made)


async def fill(store: Store, url: str) -> None:
    """At least one row in every table."""
    await store.add_table(
        table(), [seat(token_hash=b"\x00\xfe", user=1), seat(seat=1, kind="bot", stands_in=True)]
    )
    await store.add_table(table("t2", next_table="t1", title="ä'\"\\\n☃", status="gathering"), [])
    for n in range(1, 8):
        await store.append(append(n, deadline=0.1 + n, notices=[notice(n)]))
    await store.add_guest(GuestRecord("t1", b"\x01", "Bob", sees=0))
    await store.add_chat(ChatRecord("t1", 1.5, None, "Bob", "hello"))
    await store.put_note("t1", 0, "note")
    await store.keep_keys(b"\x00\xffkeys")
    await store.put_contact(ContactRecord("t1", 0, "push", "{}"))
    ada = await store.add_user(user("Ada", operator=True))
    await store.add_session(SessionRecord(b"\xff", ada, 1e10))
    await store.look("t1", 0, "node", 1e10)
    await store.claim("work", "node", 0.0, 1e10)
    await store.beat(77.0)
    with transactions(url) as database:
        database.write(add_campaign)


def add_campaign(connection: Connection) -> None:
    campaigns.found(connection, "war", "phoenix", 1.0)
    campaigns.change_log(connection, "war", 0, [LogChange(0, ["ä\n", "b\n"]), LogChange(1, ["c\n"])], 2.0)
    campaigns.put_paper(connection, PAPER)
    campaigns.put_snapshot(connection, SNAPSHOT)
    members.add_member(connection, MEMBER)
    letters.add(connection, LETTER, (1, letters.MASTERS))
    letters.mark_read(connection, 7, 1)
    letters.put_task(connection, TASK)
    nodes.put_contact(connection, CONTACT)
    nodes.told_now(connection, notice(0, "war", seat=1), "report/3")


PAPER = PaperRecord("war", "sheet", 3, "Öde", 1, b"\x00\xff")
SNAPSHOT = SnapshotRecord("war", 1, 1, "v", "hash", b"\x00\xff")
MEMBER = MemberRecord("war", "realm", 2, "hand in", True, "Öda", b"\x00\xff", created=1.5)
LETTER = letters.LetterRecord("war", "a1", 5.0, 3, 0, 0, 7, "Öda", "ä\n☃", "a1", gives=("ü",))
CONTACT = ContactRecord("war", 1, "mail", "ä@example.org", ("report", "letter"), report=True)
TASK = letters.TaskRecord("war", "letter-a1", True, "Ada", 7.0)


def campaign_at(url: str) -> list[object]:
    with transactions(url) as database:
        return database.read(
            lambda connection: [
                campaigns.last_step(connection, "war"),
                list(campaigns.segments(connection, "war", 2, None)),
                campaigns.paper(connection, PAPER),
                campaigns.snapshot(connection, "war", 1),
                members.members(connection, "war"),
                letters.letter(connection, "war", "a1"),
                letters.count_unread(connection, "war", 1, 7),
                letters.tasks(connection, "war"),
                nodes.contacts(connection, "war"),
            ]
        )


ASKED: list[Callable[[Store], Awaitable[object]]] = [
    lambda store: store.tables(),
    lambda store: store.steps("t1"),
    lambda store: store.seats("t1"),
    lambda store: store.guests("t1"),
    lambda store: store.chats("t1"),
    lambda store: store.note("t1", 0),
    lambda store: store.contacts("t1"),
    lambda store: store.user_by_name("ada"),
    lambda store: store.session(b"\xff", 1.0),
    lambda store: store.looking("t1", 1.0),
    lambda store: store.claim_notices("node", 1.0, 1.0),
    lambda store: store.claim("work", "another", 1.0, 2.0),
    lambda store: store.beat(1.0),
]


async def contents(url: str) -> list[object]:
    async with opened(url) as store:
        return [await ask(store) for ask in ASKED]


@pytest.mark.parametrize("name", ["backup.db", "backup.jsonl"])
@story
async def test_a_backup_brings_everything_back(url: str, target: str, tmp_path: Path, name: str) -> None:
    """From either kind of database into either."""
    async with opened(url) as store:
        await fill(store, url)
        await asyncio.to_thread(backup, url, tmp_path / name)
        await store.append(append(8))
    restore(tmp_path / name, target)

    async with opened(target) as store:
        await store.append(append(8))
    assert await contents(target) == await contents(url)
    assert campaign_at(target) == campaign_at(url)


@story
async def test_every_table_has_rows_in_these_tests(url: str) -> None:
    async with opened(url) as store:
        await fill(store, url)
    with used(url) as kind, kind.readers.connect() as connection:
        for made in METADATA.sorted_tables:
            assert connection.execute(made.select()).first() is not None, made.name


@story
async def test_ids_go_on_after_a_restore(url: str, target: str, tmp_path: Path) -> None:
    async with opened(url) as store:
        await fill(store, url)
        lines = [await store.add_chat(ChatRecord("t1", 2.0, 0, "Ada", "more")) for _ in range(3)]
    backup(url, tmp_path / "backup.jsonl")
    restore(tmp_path / "backup.jsonl", target)
    async with opened(target) as store:
        assert await store.add_chat(ChatRecord("t1", 3.0, 0, "Ada", "later")) > max(lines)
        assert await store.add_user(user("Bob")) != (await store.user_by_name("ada")).id  # type: ignore[union-attr]
        await store.append(append(8, notices=[notice()]))


@story
async def test_a_backup_under_load_is_of_one_moment(url: str, tmp_path: Path) -> None:
    async with opened(url) as store:
        await store.add_table(table(), [])
        busy = asyncio.ensure_future(keep_appending(store))
        for i in range(3):
            await asyncio.to_thread(backup, url, tmp_path / f"{i}.jsonl")
            await asyncio.to_thread(backup, url, tmp_path / f"{i}.db")
        busy.cancel()
        await asyncio.gather(busy, return_exceptions=True)
    for path in list(tmp_path.glob("?.*")):
        restore(path, f"sqlite:///{tmp_path}/from {path.name}")
        async with opened(f"sqlite:///{tmp_path}/from {path.name}") as store:
            steps = await store.steps("t1")
            found = await store.table("t1")
            assert found is not None
            assert [s.n for s in steps] == list(range(1, found.n + 1))


async def keep_appending(store: Store) -> None:
    n = 0
    while True:
        n += 1
        await store.append(append(n))


def test_there_is_a_backup_of_every_version() -> None:
    assert [path.stem for path in GOLDEN] == versions.history()


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
@story
async def test_an_upgraded_backup_of_every_version(target: str, path: Path) -> None:
    restore(path, target)
    async with opened(target) as store:
        assert await store.steps("t1") == [step(n) for n in range(1, 8)]
        assert await store.seats("t1") != []
        await store.append(append(8))


@story
async def test_a_database_in_use_is_not_overwritten(url: str, tmp_path: Path) -> None:
    async with opened(url) as store:
        await fill(store, url)
    before = await contents(url)
    with complains("in use"):
        restore(GOLDEN[0], url)
    assert await contents(url) == before


def refusal(lines: list[bytes], target: str, folder: Path) -> BadFile:
    (folder / "damaged").write_bytes(b"".join(lines))
    with pytest.raises(BadFile) as refused:
        restore(folder / "damaged", target)
    return refused.value


@story
async def test_a_damaged_backup_changes_nothing(target: str, tmp_path: Path) -> None:
    lines = GOLDEN[0].read_bytes().splitlines(keepends=True)
    last = len(lines)
    steps = [i for i, line in enumerate(lines) if line.startswith(b'["steps"')]
    assert "too early" in said(refusal(lines[:-1], target, tmp_path), "en")
    assert f":{last - 1}:" in said(refusal(lines[:-2] + lines[-1:], target, tmp_path), "en")
    for i in range(3, last, 6):
        assert isinstance(refusal(lines[:i] + lines[i + 1 :], target, tmp_path), BadFile)
    assert "changed" in said(
        refusal([*lines[:-2], lines[-2].replace(b"moves", b"mover"), lines[-1]], target, tmp_path), "en"
    )
    assert "changed" in said(refusal([*lines, lines[-1]], target, tmp_path), "en")
    assert "damaged" in said(
        refusal([line.replace(b"1700", b'"x",1') for line in lines], target, tmp_path), "en"
    )
    assert "damaged" in said(refusal([lines[0], b"[1]\n", *lines[1:]], target, tmp_path), "en")
    assert "damaged" in said(refusal([lines[0], b'["nothing",[]]\n', *lines[1:]], target, tmp_path), "en")
    assert f":{steps[0] + 1}:" in said(refusal([*lines[: steps[0]], b"\xff\n"], target, tmp_path), "en")
    assert "not a backup" in said(refusal([b"hello\n"], target, tmp_path), "en")
    assert "too early" in said(refusal([], target, tmp_path), "en")
    async with opened(target) as store:
        assert await store.tables() == []
    restore(GOLDEN[0], target)


def test_a_newer_backup_is_refused(target: str, tmp_path: Path) -> None:
    newer = tmp_path / "newer"
    newer.write_bytes(GOLDEN[0].read_bytes().replace(b'"version":"0001"', b'"version":"9999"', 1))
    with complains("newer"):
        restore(newer, target)


@story
async def test_missing_steps_are_noticed(tmp_path: Path, target: str) -> None:
    async with opened(f"sqlite:///{tmp_path}/tables.db") as store:
        await fill(store, f"sqlite:///{tmp_path}/tables.db")
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        connection.execute("DELETE FROM steps WHERE n = 3")
        connection.commit()
    with complains("steps of table t1 are missing", kind=BadFile):
        restore(tmp_path / "tables.db", target)


@story
async def test_a_damaged_database_is_not_backed_up(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/tables.db") as store:
        await fill(store, f"sqlite:///{tmp_path}/tables.db")
    with (tmp_path / "tables.db").open("r+b") as file:
        file.seek(5 * 4096)
        file.write(b"\xff" * 3 * 4096)
    with pytest.raises((BadFile, StoreFailed)):
        backup(f"sqlite:///{tmp_path}/tables.db", tmp_path / "backup.db")
    assert [path.name for path in tmp_path.glob("*backup*")] == []


@pytest.mark.parametrize("name", ["backup.db", "backup.jsonl"])
@story
async def test_a_backup_is_a_new_file_for_its_owner_only(url: str, tmp_path: Path, name: str) -> None:
    async with opened(url):
        pass
    backup(url, tmp_path / name)
    assert (tmp_path / name).stat().st_mode & 0o777 == 0o600
    before = (tmp_path / name).read_bytes()
    with complains("already", kind=BadFile):
        backup(url, tmp_path / name)
    with complains("folder", kind=BadFile):
        backup(url, tmp_path / "none" / name)
    assert (tmp_path / name).read_bytes() == before


def test_nothing_to_back_up_or_restore(empty_url: str, tmp_path: Path) -> None:
    with pytest.raises((Complaint, StoreFailed)):
        backup(empty_url, tmp_path / "backup")
    with complains("no such file", kind=BadFile):
        restore(tmp_path / "none", empty_url)
    assert not list(tmp_path.glob("*backup*"))


@story
async def test_an_empty_database_is_made_by_a_restore(target: str) -> None:
    restore(GOLDEN[0], target)
    store = open_store(target)
    await store.open()
    await store.close()
