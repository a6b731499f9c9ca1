"""Notices, and what processes agree on through the database."""

from __future__ import annotations

import asyncio

import msgspec

from tafelrunde.store.records import ContactRecord, SessionRecord
from tests.store.samples import append, notice, opened, seat, story, table, user


@story
async def test_contacts_are_one_for_each_channel(url: str) -> None:
    async with opened(url) as store:
        await store.add_table(table(), [])
        mail, hook = (
            ContactRecord("t1", 0, "mail", "a@b.example"),
            ContactRecord("t1", 0, "hook", "https://x"),
        )
        other = ContactRecord("t1", 1, "mail", "c@d.example")
        for contact in (other, mail, hook, msgspec.structs.replace(mail, address="new@b.example")):
            await store.put_contact(contact)

        assert await store.contacts("t1") == [hook, ContactRecord("t1", 0, "mail", "new@b.example"), other]
        await store.remove_contact("t1", 0, "mail")
        assert await store.contacts("t1") == [hook, other]


@story
async def test_a_notice_is_written_with_its_step(url: str) -> None:
    async with opened(url) as store:
        await store.add_table(table(), [seat()])
        sent = [notice(1, due=5.0), notice(1, seat=2, channel="hook", due=4.0)]
        await store.append(append(1, notices=sent))
        await store.add_notices([notice(1, seat=3, due=6.0)])
        await store.add_notices([])

        assert await store.claim_notices("node", 3.9, 50.0) == []
        found = await store.claim_notices("node", 10.0, 50.0)
        assert all(told.id > 0 for told in found)
        assert [msgspec.structs.replace(told, id=0) for told in found] == [
            sent[1],
            sent[0],
            notice(1, seat=3, due=6.0),
        ]


@story
async def test_a_notice_is_claimed_by_one_process(url: str) -> None:
    async with opened(url) as here, opened(url) as there:
        await here.add_table(table(), [])
        await here.append(append(1, notices=[notice(1, seat=i) for i in range(40)]))
        asked = [store.claim_notices("n", 1.0, 20.0, limit=4) for store in (here, there) for _ in range(8)]
        claimed = [told.id for batch in await asyncio.gather(*asked) for told in batch]

        assert len(claimed) == len(set(claimed)) == 40
        assert await here.claim_notices("n", 19.9, 30.0) == []
        assert len(await here.claim_notices("n", 20.0, 30.0)) == 40


@story
async def test_a_notice_is_tried_again_or_given_up(url: str) -> None:
    async with opened(url) as store:
        await store.add_table(table(), [])
        await store.append(append(1, notices=[notice(seat=i) for i in range(3)]))
        done, failed, hopeless = await store.claim_notices("node", 1.0, 10.0)
        await store.notice_done(done.id)
        await store.notice_failed(failed.id, 1, 7.0)
        await store.notice_failed(hopeless.id, 5, None)

        assert await store.waiting_notices() == 1
        assert await store.claim_notices("node", 6.9, 20.0) == []
        again = await store.claim_notices("node", 7.0, 20.0)
        assert again == [msgspec.structs.replace(failed, tries=1, due=7.0)]
        await store.notice_done(failed.id)
        assert await store.claim_notices("node", 1000.0, 2000.0) == []


@story
async def test_who_is_looking(url: str) -> None:
    async with opened(url) as store:
        await store.add_table(table(), [])
        await store.look("t1", 0, "here", 10.0)
        await store.look("t1", 0, "there", 20.0)
        await store.look("t1", 1, "here", 10.0)

        assert await store.looking("t1", 5.0) == {0, 1}
        assert await store.looking("t1", 10.0) == {0}
        await store.look("t1", 0, "there", 0)
        assert await store.looking("t1", 5.0) == {0, 1}
        await store.look("t1", 0, "here", 0)
        assert await store.looking("t1", 5.0) == {1}
        assert await store.looking("none", 5.0) == set()


@story
async def test_a_piece_of_work_has_one_process(url: str) -> None:
    async with opened(url) as here, opened(url) as there:
        asked = [
            store.claim("sweep", node, 1.0, 10.0)
            for store, node in ((here, "h"), (there, "t"))
            for _ in (1, 2)
        ]
        mine = await asyncio.gather(*asked)
        assert mine in ([True, True, False, False], [False, False, True, True])
        winner, loser = ("h", "t") if mine[0] else ("t", "h")

        assert not await here.claim("sweep", loser, 9.9, 30.0)
        assert await here.claim("sweep", winner, 9.9, 20.0)
        assert not await here.claim("sweep", loser, 19.9, 30.0)
        assert await here.claim("other", loser, 1.0, 10.0)
        assert await here.claim("sweep", loser, 20.0, 30.0)


@story
async def test_a_heartbeat_tells_the_last_one(url: str) -> None:
    async with opened(url) as store:
        assert await store.beat(100.0) is None
        assert await store.beat(105.0) == 100.0
        assert await store.beat(101.0) == 105.0
    async with opened(url) as store:
        assert await store.beat(200.0) == 105.0


@story
async def test_a_heartbeat_clears_away_what_has_ended(url: str) -> None:
    async with opened(url) as store:
        await store.add_table(table(), [])
        ada = await store.add_user(user())
        for end in (10.0, 20.0):
            await store.claim(f"until {end}", "node", 1.0, end)
            await store.look("t1", int(end), "node", end)
            await store.add_session(SessionRecord(f"until {end}".encode(), ada, end))
        await store.beat(10.0)

        assert await store.looking("t1", 0.0) == {20}
        assert await store.session(b"until 10.0", 0.0) is None
        assert await store.session(b"until 20.0", 0.0) is not None
        assert await store.claim("until 10.0", "another", 1.0, 5.0)
        assert not await store.claim("until 20.0", "another", 1.0, 5.0)
