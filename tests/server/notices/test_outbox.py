"""Notices on their way out: each once, later again where that fails, and in the end no more."""

from __future__ import annotations

import pytest

from tafelrunde.server.clocks.clocks import Clocks, Turn
from tafelrunde.server.notices.delivery import Gone, Rejected, Undelivered
from tafelrunde.server.notices.letters import Letter
from tafelrunde.server.notices.notices import GRACE, verdict
from tafelrunde.server.notices.outbox import PAUSES, Outbox
from tafelrunde.store.records import ContactRecord, Notice
from tests.server.attending import Desk, attending, run
from tests.server.playing import new_record


class Postman:
    """Delivers into a list, or fails as he is told to."""

    def __init__(self, *troubles: Exception) -> None:
        self.letters: list[tuple[str, Letter]] = []
        self.troubles = list(troubles)
        self.tries = 0

    async def deliver(self, notice: Notice, letter: Letter) -> None:
        self.tries += 1
        if self.troubles:
            raise self.troubles.pop(0)
        self.letters.append((notice.address, letter))

    def outbox(self, desk: Desk) -> Outbox:
        return Outbox(
            desk.store, desk.clock, "test", {"mail": self.deliver, "push": self.deliver}, "https://t.org"
        )


async def one_turn(desk: Desk) -> str:
    """A table where it has become the turn of seat 1, who is away."""
    live = await desk.deal(2, title="Friday")
    while live.to_act != (0,):
        await desk.move(live)
    await desk.contact(live, 1)
    while live.to_act != (1,):
        await desk.move(live)
    return live.id


def test_a_notice_goes_out_after_a_moment_and_only_once(database: str) -> None:
    async def story() -> None:
        async with attending(database) as desk:
            table = await one_turn(desk)
            postman = Postman()
            box, other = postman.outbox(desk), postman.outbox(desk)
            await box.deliver_due()
            assert postman.letters == []
            desk.clock.time += GRACE
            await box.deliver_due()
            await other.deliver_due()

            [(address, letter)] = postman.letters
            assert address == "p1@example.org"
            assert letter.url == f"https://t.org/t/{table}"
            assert letter.subject == "It is your turn: Kingsburg (“Friday”)"
            assert await desk.waiting() == []

    run(story())


def test_who_looks_or_moves_in_time_is_not_told(sqlite: str) -> None:
    async def story() -> None:
        async with attending(sqlite) as desk:
            postman = Postman()
            seen, done = await one_turn(desk), await one_turn(desk)
            await desk.store.look(seen, 1, "here", desk.clock.now() + 1e6)
            live = await desk.hub.existing(done)
            while 1 in live.to_act:
                await desk.move(live, 1)
            desk.clock.time += GRACE
            await postman.outbox(desk).deliver_due()

            assert postman.tries == 0
            assert await desk.waiting() == []

    run(story())


def test_who_no_longer_wants_notices_or_has_lost_the_seat_is_not_told(sqlite: str) -> None:
    async def story() -> None:
        async with attending(sqlite) as desk:
            postman = Postman()
            table = await one_turn(desk)
            await desk.store.remove_contact(table, 1, "mail")
            await desk.store.put_contact(ContactRecord(table, 1, "mail", "next@example.org"))
            desk.clock.time += GRACE
            await postman.outbox(desk).deliver_due()

            assert postman.tries == 0
            assert await desk.waiting() == []

    run(story())


def test_what_fails_is_tried_again_ever_more_seldom_and_then_given_up(database: str) -> None:
    async def story() -> None:
        async with attending(database) as desk:
            await one_turn(desk)
            postman = Postman(*(Undelivered("down") for _ in range(100)))
            box = postman.outbox(desk)
            desk.clock.time += GRACE
            await box.deliver_due()
            for tries, pause in enumerate(PAUSES, 1):
                desk.clock.time += pause - 0.5
                await box.deliver_due()
                assert postman.tries == tries
                desk.clock.time += 0.5
                await box.deliver_due()
                assert postman.tries == tries + 1
            desk.clock.time += 1e7
            await box.deliver_due()

            assert postman.tries == len(PAUSES) + 1
            assert list(PAUSES) == sorted(PAUSES)
            assert await desk.waiting() == []

    run(story())


@pytest.mark.parametrize(("trouble", "kept"), [(Gone("410"), 0), (Rejected("403"), 1)])
def test_a_refusal_is_not_tried_again_and_a_dead_address_is_forgotten(
    sqlite: str, trouble: Exception, kept: int
) -> None:
    async def story() -> None:
        async with attending(sqlite) as desk:
            table = await one_turn(desk)
            postman = Postman(trouble)
            desk.clock.time += GRACE
            await postman.outbox(desk).deliver_due()
            desk.clock.time += 1e6
            await postman.outbox(desk).deliver_due()

            assert postman.tries == 1
            assert len(await desk.store.contacts(table)) == kept

    run(story())


def test_an_outbox_that_stopped_in_the_middle_is_emptied_by_another(sqlite: str) -> None:
    async def story() -> None:
        async with attending(sqlite) as desk:
            await one_turn(desk)
            desk.clock.time += GRACE
            now = desk.clock.now()
            assert len(await desk.store.claim_notices("dead", now, now + 300, 50)) == 1
            postman = Postman()
            box = postman.outbox(desk)
            await box.deliver_due()
            assert postman.tries == 0
            desk.clock.time += 301
            await box.deliver_due()
            assert len(postman.letters) == 1

    run(story())


def test_a_strange_body_is_given_up_in_the_end_and_harms_nobody(sqlite: str) -> None:
    async def story() -> None:
        async with attending(sqlite) as desk:
            await one_turn(desk)
            [notice] = await desk.waiting()
            postman = Postman(ZeroDivisionError("a fault of ours"))
            desk.clock.time += GRACE
            await postman.outbox(desk).deliver_due()
            desk.clock.time += PAUSES[0]
            await postman.outbox(desk).deliver_due()
            assert len(postman.letters) == 1
            assert notice.tries == 0

    run(story())


def test_a_turn_that_was_taken_back_waits_for_its_return() -> None:

    notice = Notice("tab", 7, 1, "mail", "a@example.org", b"")
    record = new_record("kingsburg", 0.0, {"status": "running", "to_act": (0,)})
    same, another = Clocks(turns={1: Turn(7, told=True)}), Clocks(turns={1: Turn(9, told=True)})

    assert verdict(notice, "turn", record, same, ()) == "wait"
    assert verdict(notice, "turn", record, another, ()) == "drop"
    assert verdict(notice, "turn", record, Clocks(), ()) == "drop"
    record.to_act = (1,)
    assert verdict(notice, "turn", record, same, ()) == "send"
    assert verdict(notice, "turn", record, same, (1,)) == "drop"
    assert verdict(notice, "turn", None, same, ()) == "drop"
