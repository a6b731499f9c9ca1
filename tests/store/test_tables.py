"""Tables, seats and guests are kept as they are given."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from tafelrunde.store.interface import Taken
from tafelrunde.store.records import ChatRecord, ContactRecord, GuestRecord, TableRecord
from tests.store.samples import append, notice, opened, seat, story, table

HASHES = [bytes([i]) * 32 for i in range(10)]


@story
async def test_a_table_comes_back_as_it_was(url: str) -> None:
    plain = table("t2", options={}, corrections={}, clock={}, spectators={}, header=b"", next_table="t1")
    async with opened(url) as store:
        await store.add_table(table(), [seat(seat=1), seat(seat=0, token_hash=HASHES[0], user=7)])
        await store.add_table(plain, [])

        assert await store.table("t1") == table()
        assert await store.table("t2") == plain
        assert await store.seats("t1") == [seat(seat=0, token_hash=HASHES[0], user=7), seat(seat=1)]
    async with opened(url) as store:
        assert await store.table("t1") == table()
        assert await store.table("none") is None


@story
async def test_an_id_is_used_once(url: str) -> None:
    async with opened(url) as store:
        await store.add_table(table(), [seat()])
        with pytest.raises(Taken):
            await store.add_table(table(title="another"), [seat(name="another")])

        assert await store.table("t1") == table()
        assert await store.seats("t1") == [seat()]


@story
async def test_an_update_leaves_the_steps_own_fields(url: str) -> None:
    async with opened(url) as store:
        await store.add_table(table(), [])
        await store.append(append(1, to_act=(1,), deadline=50.0))
        changed = table(title="new", status="over", host=3, changed=9.0, n=77, to_act=(4,), deadline=1.0)
        await store.update_table(changed)

        assert await store.table("t1") == msgspec.structs.replace(changed, n=1, to_act=(1,), deadline=50.0)


@story
async def test_an_update_does_not_bring_an_ended_game_back_to_life(url: str) -> None:
    async with opened(url) as store:
        await store.add_table(table(status="running"), [])
        read_before = await store.table("t1")
        assert read_before is not None
        await store.append(append(1, status="over"))
        read_before.title = "new"
        await store.update_table(read_before)

        found = await store.table("t1")
        assert found is not None
        assert (found.title, found.status) == ("new", "over")


@story
async def test_an_update_does_not_set_a_game_back_to_before_it_began(url: str) -> None:
    """Another process has read the table while people gathered, and writes its change after the start."""
    async with opened(url) as store:
        await store.add_table(table(status="gathering", header=b"", clock={}), [])
        read_before = await store.table("t1")
        assert read_before is not None
        await store.update_table(table(status="running", header=b"{}", version="2", clock={"kind": "move"}))
        read_before.title, read_before.clock = "later", {"kind": "game"}
        await store.update_table(read_before)
        found = await store.table("t1")
        assert found is not None
        assert (found.status, found.header, found.version) == ("running", b"{}", "2")
        assert (found.title, found.clock) == ("later", {"kind": "move"})


@story
async def test_a_deadline_holds_for_its_step_only(url: str) -> None:
    async with opened(url) as store:
        await store.add_table(table(), [])
        await store.append(append(1, deadline=50.0))
        for n, deadline, expected in ((0, 60.0, 50.0), (2, 60.0, 50.0), (1, 70.0, 70.0), (1, None, None)):
            await store.set_deadline("t1", n, deadline)
            found = await store.table("t1")
            assert found is not None
            assert found.deadline == expected


@story
async def test_due_are_running_tables_past_their_deadline(url: str) -> None:
    async with opened(url) as store:
        for name, deadline, status in (
            ("late", 10.0, "running"),
            ("later", 20.0, "running"),
            ("future", 30.5, "running"),
            ("over", 5.0, "over"),
            ("none", None, "running"),
        ):
            await store.add_table(table(name, deadline=deadline, status=status), [])

        assert [found.id for found in await store.due_tables(30.0)] == ["late", "later"]
        assert [found.id for found in await store.due_tables(30.0, limit=1)] == ["late"]
        assert await store.due_tables(9.0) == []


@story
async def test_a_deleted_table_leaves_nothing(url: str) -> None:
    async with opened(url) as store:
        for name in ("t1", "t2"):
            await store.add_table(table(name), [seat(name, token_hash=name.encode())])
            await store.append(append(1, name, notices=[notice(table=name)]))
            await store.add_chat(ChatRecord(name, 1.0, 0, "Ada", "hello"))
            await store.put_note(name, 0, "secret")
            await store.add_guest(GuestRecord(name, f"guest {name}".encode(), "Bob"))
            await store.put_contact(ContactRecord(name, 0, "mail", "a@b.example"))
            await store.look(name, 0, "node", 99.0)
        await store.delete_table("t1")

        assert await store.table("t1") is None
        assert await store.steps("t1") == []
        assert await store.seat_by_token(b"t1") is None
        assert await store.chats("t1") == []
        assert await store.note("t1", 0) == ""
        assert await store.guest_by_token(b"guest t1") is None
        assert await store.contacts("t1") == []
        assert await store.looking("t1", 1.0) == set()
        assert {told.table for told in await store.claim_notices("node", 9.0, 10.0)} == {"t2"}
        assert (
            len(await store.steps("t2")) == len(await store.chats("t2")) == len(await store.guests("t2")) == 1
        )


LISTED = [
    table("a", changed=5.0, status="gathering"),
    table("b", changed=4.0, status="running", visibility="link"),
    table("c", changed=3.0, status="running"),
    table("d", changed=2.0, status="over"),
]


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ({}, "abcd"),
        ({"status": ["running"]}, "bc"),
        ({"status": ["running", "over"]}, "bcd"),
        ({"public": True}, "acd"),
        ({"user": 7}, "bd"),
        ({"user": 8}, ""),
        ({"user": 7, "public": True}, "d"),
        ({"before": 4.0}, "cd"),
        ({"limit": 2}, "ab"),
        ({"before": 5.0, "limit": 1}, "b"),
    ],
)
@story
async def test_a_list_of_tables(url: str, asked: dict[str, Any], expected: str) -> None:
    async with opened(url) as store:
        for listed in LISTED:
            mine = 7 if listed.id in "bd" else None
            await store.add_table(listed, [seat(listed.id, 0, user=mine), seat(listed.id, 1, user=mine)])

        found: list[TableRecord] = await store.tables(**asked)
        assert found == [listed for listed in LISTED if listed.id in expected]


@story
async def test_seats_of_many_tables(url: str) -> None:
    async with opened(url) as store:
        many = [f"t{i}" for i in range(501)]
        await asyncio.gather(*(store.add_table(table(name), [seat(name, 1), seat(name, 0)]) for name in many))

        found = await store.seats_of([*many, "none"])
        assert list(found) == [*many, "none"]
        assert found["none"] == []
        assert all(found[name] == [seat(name, 0), seat(name, 1)] for name in many)
        assert await store.seats_of([]) == {}


@story
async def test_a_seat_is_found_by_its_link(url: str) -> None:
    async with opened(url) as store:
        await store.add_table(
            table(), [seat(seat=i, token_hash=HASHES[i]) for i in range(3)] + [seat(seat=3)]
        )

        assert await store.seat_by_token(HASHES[1]) == seat(seat=1, token_hash=HASHES[1])
        assert await store.seat_by_token(HASHES[5]) is None
        await store.put_seat(seat(seat=1, token_hash=HASHES[5]))
        assert await store.seat_by_token(HASHES[1]) is None
        assert await store.seat_by_token(HASHES[5]) == seat(seat=1, token_hash=HASHES[5])


@story
async def test_a_seat_changes_only_if_it_is_as_expected(url: str) -> None:
    before = seat(kind="open", name="")
    async with opened(url) as store:
        await store.add_table(table(), [before])
        rivals = [seat(name=f"rival {i}", token_hash=HASHES[i], user=i) for i in range(5)]
        asked = [store.put_seat(rival, before) for rival in rivals]
        outcomes = await asyncio.gather(*asked, return_exceptions=True)

        assert sum(isinstance(outcome, Taken) for outcome in outcomes) == 4
        assert await store.seats("t1") == [rivals[outcomes.index(None)]]


@pytest.mark.parametrize(
    "field",
    [
        {"kind": "bot"},
        {"name": "x"},
        {"bot": "greedy"},
        {"stands_in": True},
        {"token_hash": HASHES[0]},
        {"user": 1},
        {"language": "en"},
    ],
)
@story
async def test_every_field_of_a_seat_is_compared(url: str, field: dict[str, Any]) -> None:
    async with opened(url) as store:
        await store.add_table(table(), [seat(**field)])
        with pytest.raises(Taken):
            await store.put_seat(seat(name="new"), expected=seat())
        await store.put_seat(seat(name="new"), expected=seat(**field))
        assert await store.seats("t1") == [seat(name="new")]


@story
async def test_guests_come_and_go(url: str) -> None:
    async with opened(url) as store:
        await store.add_table(table(), [])
        bob, eve = GuestRecord("t1", HASHES[1], "Bob"), GuestRecord("t1", HASHES[2], "Eve", sees=2)
        await store.add_guest(eve)
        await store.add_guest(bob)
        with pytest.raises(Taken):
            await store.add_guest(bob)

        assert await store.guests("t1") == [bob, eve]
        assert await store.guest_by_token(HASHES[2]) == eve
        await store.remove_guest("other", HASHES[2])
        await store.remove_guest("t1", HASHES[1])
        assert await store.guests("t1") == [eve]
        assert await store.guest_by_token(HASHES[1]) is None


@story
async def test_what_belongs_to_no_table_is_refused(url: str) -> None:
    async with opened(url) as store:
        for refused in (
            store.put_seat(seat("none")),
            store.add_guest(GuestRecord("none", HASHES[0], "Bob")),
            store.add_chat(ChatRecord("none", 1.0, 0, "Ada", "hello")),
            store.put_note("none", 0, "text"),
            store.look("none", 0, "node", 9.0),
        ):
            with pytest.raises(Taken):
                await refused


@story
async def test_a_nul_is_found_nowhere_and_breaks_nothing(url: str) -> None:
    async with opened(url) as store:
        await store.add_table(table(title="a\0b"), [])
        found = await store.table("t1")
        assert found is not None
        assert found.title == "a\ufffdb"
        assert await store.table("t1\0") is None
        assert await store.user_by_name("\0") is None
