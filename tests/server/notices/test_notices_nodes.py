"""Notices where several processes serve one table: one for each turn, none to who looks, wherever that is."""

from __future__ import annotations

import asyncio

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import sample
from tafelrunde.server.notices.letters import Letter
from tafelrunde.server.notices.notices import GRACE
from tafelrunde.server.notices.outbox import Outbox
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.store.records import ContactRecord, Notice
from tests.server.attending import attending
from tests.server.playing import Client, Server, run, serving

FAR = 1e12


async def told(server: Server) -> list[tuple[int, int]]:
    """Step and seat of every notice of a turn in the outbox."""
    found = await server.store.claim_notices("test", FAR, FAR, 1000)
    for notice in found:
        await server.store.notice_failed(notice.id, 0, notice.due)
    return sorted((notice.n, notice.seat) for notice in found if b'"turn"' in notice.body)


async def next_turn(live: LiveTable, seat: int) -> int:
    """Plays until a turn of this seat begins; returns the step."""
    while True:
        waited = live.to_act
        actor = waited[0]
        await live.do(actor, sample(live.game.legal_moves(live.state, actor), Seeded(live.n)), live.n)
        if seat in live.to_act and seat not in waited:
            return live.n


async def looked(client: Client, *, visible: bool) -> None:
    await client.say("look", visible=visible)
    await client.settled()


async def gone(server: Server, client: Client, table: str, seat: int) -> None:
    """Closes a window and waits until its server has noticed."""
    await client.socket.close()
    live = await server.hub.existing(table)
    while seat in live.audience.here():
        await asyncio.sleep(0)
    while seat in await server.store.looking(table, server.clock.now()) and not live.audience.here():
        await asyncio.sleep(0)


def test_who_looks_at_another_server_is_not_told_and_else_once(postgresql: str) -> None:
    async def story() -> None:
        async with serving(postgresql) as one, serving(postgresql) as other, serving(postgresql) as third:
            dealt = await one.deal(players=2)
            await one.store.put_contact(ContactRecord(dealt.id, 1, "hook", "https://example.org/"))
            live = await one.hub.existing(dealt.id)
            there, elsewhere = [await server.sit(dealt.id, dealt.tokens[1]) for server in (other, third)]
            await looked(there, visible=True)
            await looked(elsewhere, visible=True)
            await next_turn(live, 1)
            assert await told(one) == []

            await looked(there, visible=False)  # another window is still open, at another server
            await next_turn(live, 1)
            assert await told(one) == []

            await gone(third, elsewhere, dealt.id, 1)
            begun = [await next_turn(live, 1) for _ in range(3)]
            assert await told(one) == [(n, 1) for n in begun]

    run(story())


def test_an_address_given_at_one_server_is_known_at_the_other(postgresql: str) -> None:
    async def story() -> None:
        async with serving(postgresql) as one, serving(postgresql) as other:
            dealt = await one.deal(players=2)
            live = await other.hub.existing(dealt.id)
            watching = await other.sit(dealt.id)
            await next_turn(live, 1)
            assert await told(one) == []  # and that nobody wants to be told is remembered for a while
            await watching.settled()

            await one.store.put_contact(ContactRecord(dealt.id, 1, "hook", "https://example.org/"))
            await watching.hear("table")
            begun = await next_turn(live, 1)
            assert await told(one) == [(begun, 1)]

            await watching.settled()
            await one.store.remove_contact(dealt.id, 1, "hook")
            await watching.hear("table")
            await next_turn(live, 1)
            assert await told(one) == [(begun, 1)]

    run(story())


def test_two_processes_empty_one_outbox_and_each_notice_goes_out_once(postgresql: str) -> None:
    sent: list[tuple[str, int]] = []

    async def deliver(notice: Notice, letter: Letter) -> None:
        await asyncio.sleep(0)
        sent.append((letter.id, notice.id))

    async def story() -> None:
        async with attending(postgresql) as desk, attending(postgresql, desk.clock) as other:
            tables = [await desk.deal(2) for _ in range(30)]
            for live in tables:
                await desk.contact(live, 1, "hook", f"https://example.org/{live.id}")
                await next_turn(live, 1)
            desk.clock.time += GRACE
            boxes = [
                Outbox(one.store, desk.clock, node, {"hook": deliver}, "https://t.org")
                for one, node in ((desk, "a"), (other, "b"))
            ]
            await asyncio.gather(*(box.deliver_due() for box in boxes * 3))

            assert len(sent) == len({letter for letter, _ in sent}) == 30
            assert await desk.waiting() == []

    run(story())
