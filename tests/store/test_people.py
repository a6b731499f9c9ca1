"""Words and people."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from tafelrunde.store.interface import Taken
from tafelrunde.store.records import ChatRecord, SessionRecord
from tests.store.samples import opened, story, table, user


@story
async def test_chat_is_kept_in_order(url: str) -> None:
    async with opened(url) as store:
        await store.add_table(table(), [])
        await store.add_table(table("t2"), [])
        lines = [ChatRecord("t1", float(i), i if i % 2 else None, "Ada", f"line {i} ✓") for i in range(6)]
        ids = [await store.add_chat(line) for line in lines]
        await store.add_chat(ChatRecord("t2", 1.0, 0, "Bob", "elsewhere"))
        kept = [msgspec.structs.replace(line, id=id) for line, id in zip(lines, ids, strict=True)]

        assert ids == sorted(set(ids))
        assert await store.chats("t1") == kept
        assert await store.chats("t1", after=ids[3]) == kept[4:]
        assert await store.chats("t1", limit=2) == kept[-2:]
        assert await store.chats("none") == []


@story
async def test_notes_belong_to_a_seat(url: str) -> None:
    async with opened(url) as store:
        await store.add_table(table(), [])
        await store.put_note("t1", 0, "mine")
        await store.put_note("t1", 1, "yours")
        await store.put_note("t1", 0, "mine, later")

        assert await store.note("t1", 0) == "mine, later"
        assert await store.note("t1", 1) == "yours"
        assert await store.note("t1", 2) == ""


@pytest.mark.parametrize("same", ["Ada", "ADA", "ada", "\uff21da"])
@story
async def test_a_name_is_used_once_whatever_its_case(url: str, same: str) -> None:
    async with opened(url) as store:
        first = await store.add_user(user("Ada"))
        with pytest.raises(Taken):
            await store.add_user(user(same))
        second = await store.add_user(user("Bob"))

        assert first != second
        assert await store.user_by_name(same) == user("Ada", id=first)
        with pytest.raises(Taken):
            await store.update_user(user(same, id=second))
        assert await store.user(second) == user("Bob", id=second)


@story
async def test_an_account_changes(url: str) -> None:
    async with opened(url) as store:
        id = await store.add_user(user("Straße", mail="a@b.example"))
        changed = user("STRASSE", id=id, operator=True, language="de", password_hash="new")
        await store.update_user(changed)

        assert await store.user(id) == changed
        assert await store.user_by_name("strasse") == changed
        assert await store.user(id + 1) is None
        assert await store.user_by_name("nobody") is None


@story
async def test_of_many_who_want_a_name_one_gets_it(url: str) -> None:
    async with opened(url) as store, opened(url) as other:
        asked = [s.add_user(user("Ada")) for s in (store, other) for _ in range(4)]
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(outcome, int) for outcome in outcomes) == 1
        assert sum(isinstance(outcome, Taken) for outcome in outcomes) == 7


@story
async def test_sessions_end(url: str) -> None:
    async with opened(url) as store:
        ada, bob = await store.add_user(user("Ada")), await store.add_user(user("Bob"))
        sessions = [SessionRecord(bytes([i]) * 32, who, 100.0) for i, who in enumerate((ada, ada, ada, bob))]
        for session in sessions:
            await store.add_session(session)

        assert await store.session(sessions[0].token_hash, 99.9) == sessions[0]
        assert await store.session(sessions[0].token_hash, 100.0) is None
        assert await store.session(b"unknown", 0.0) is None
        await store.remove_session(sessions[1].token_hash)
        assert await store.session(sessions[1].token_hash, 0.0) is None
        await store.remove_sessions(ada)
        left = [await store.session(session.token_hash, 0.0) for session in sessions]
        assert left == [None, None, None, sessions[3]]
