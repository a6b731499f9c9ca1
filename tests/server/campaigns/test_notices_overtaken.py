"""No notice of a campaign to who looks, to who has lost the right, nor of what is not so any more."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection

from tafelrunde.phoenix_desk.campaign.campaign import changing
from tafelrunde.phoenix_desk.orders.drafts import withdraw
from tafelrunde.phoenix_desk.orders.questions import answer, ask
from tafelrunde.server.campaigns.happenings import Happening
from tafelrunde.server.notices.delivery import Gone, Undelivered
from tafelrunde.server.notices.notices import GRACE
from tafelrunde.server.notices.outbox import PAUSES
from tafelrunde.store import letters
from tafelrunde.store.records import MemberRecord
from tests.phoenix_desk.homes import ANN, BOB
from tests.server.campaigns.notice_house import (
    DEADLINE,
    NAME,
    REMOTE,
    ROUND,
    CampaignDesk,
    campaign_desk,
    court,
    read_letter,
    write_letter,
)
from tests.server.playing import run

# -- nobody there --------------------------------------------------------------------------------------


@pytest.mark.parametrize("when", ["written", "sent"])
def test_none_while_looking(database: str, when: str) -> None:
    async def story() -> None:
        async with campaign_desk(database) as desk:
            ann, _, _ = await court(desk)
            if when == "sent":
                desk.tell(DEADLINE)
            await desk.store.look(NAME, ann.id, "elsewhere", desk.clock.now() + 100)
            if when == "written":
                desk.tell(DEADLINE)
                await desk.store.look(NAME, ann.id, "elsewhere", 0)
            assert await desk.deliver() == [("bob@example.org", "deadline")]
            desk.tell(DEADLINE)
            assert await desk.deliver(1e6) == []

    run(story())


async def removed(desk: CampaignDesk, ann: MemberRecord) -> None:
    await desk.store.remove_member(ann)


async def over(desk: CampaignDesk, ann: MemberRecord) -> None:
    await desk.store.put_member(replace(ann, until=desk.clock.now() + GRACE), ann)


async def lowered(desk: CampaignDesk, ann: MemberRecord) -> None:
    await desk.store.put_member(replace(ann, right="read"), ann)


async def moved(desk: CampaignDesk, ann: MemberRecord) -> None:
    await desk.store.put_member(replace(ann, realm=BOB), ann)


async def promoted(desk: CampaignDesk, ann: MemberRecord) -> None:
    await desk.store.put_member(replace(ann, role="master", realm=None), ann)


async def link_replaced(desk: CampaignDesk, ann: MemberRecord) -> None:
    await desk.store.put_member(replace(ann, joined=False, token_hash=b"new"), ann)


async def taken_back(desk: CampaignDesk, ann: MemberRecord) -> None:
    await desk.store.remove_contact(NAME, ann.id, "mail")


async def other_address(desk: CampaignDesk, ann: MemberRecord) -> None:
    await desk.contact(ann, address="new@example.org")


async def other_kinds(desk: CampaignDesk, ann: MemberRecord) -> None:
    await desk.contact(ann, kinds=("letter",))


@pytest.mark.parametrize(
    "change",
    [removed, over, lowered, moved, promoted, link_replaced, taken_back, other_address, other_kinds],
)
def test_none_to_whoever_lost_the_right_or_the_wish(sqlite: str, change: Any) -> None:
    async def story() -> None:
        async with campaign_desk(sqlite) as desk:
            ann, _ = await desk.member("Ann", ANN), await desk.member("Bob", BOB)
            desk.tell(DEADLINE)
            await change(desk, ann)
            assert await desk.deliver() == [("bob@example.org", "deadline")]
            assert await desk.waiting() == []

    run(story())


def test_whose_time_is_over_gets_none_written(sqlite: str) -> None:
    async def story() -> None:
        async with campaign_desk(sqlite) as desk:
            await desk.member("Ann", ANN, until=desk.clock.now())
            desk.tell(DEADLINE, ROUND)
            assert await desk.waiting() == []

    run(story())


def test_a_dead_address_is_forgotten(sqlite: str) -> None:
    async def story() -> None:
        async with campaign_desk(sqlite) as desk:
            await desk.member("Ann", ANN)
            desk.postman.troubles = [Gone("410")]
            desk.tell(ROUND)
            assert await desk.deliver() == []
            assert await desk.store.contacts(NAME) == []

    run(story())


# -- overtaken -----------------------------------------------------------------------------------------


def test_a_sheet_that_was_handed_in_needs_no_reminder(sqlite: str) -> None:
    async def story() -> None:
        async with campaign_desk(sqlite) as desk:
            await court(desk)
            desk.tell(DEADLINE)
            desk.hand_in(ANN)
            assert await desk.deliver() == [("bob@example.org", "deadline")]

    run(story())


def test_a_returned_sheet_is_told_of_each_time_until_it_is_there_again(sqlite: str) -> None:
    async def story() -> None:
        async with campaign_desk(sqlite) as desk:
            await court(desk)
            for _ in range(2):
                desk.tell(Happening("sheet", realms=(ANN,), month=1, detail="returned"))
                assert await desk.deliver() == [("ann@example.org", "returned")]
            desk.tell(Happening("sheet", realms=(ANN,), month=1, detail="returned"))
            desk.hand_in(ANN)
            desk.tell(Happening("sheet", realms=(ANN,), masters=True, month=1, detail="handed in"))
            assert await desk.deliver() == []

    run(story())


def test_a_round_that_is_over_is_not_told_of(sqlite: str) -> None:
    async def story() -> None:
        async with campaign_desk(sqlite, options=REMOTE) as desk:
            await court(desk)
            desk.tell(ROUND, DEADLINE, Happening("turn", realms=(ANN, BOB), month=1))
            assert len(await desk.waiting()) == 7
            desk.month()
            assert await desk.deliver() == []
            assert await desk.waiting() == []

    run(story())


def test_a_reminder_that_failed_is_dropped_once_the_sheet_is_there(sqlite: str) -> None:
    async def story() -> None:
        async with campaign_desk(sqlite) as desk:
            await desk.member("Ann", ANN)
            desk.postman.troubles = [Undelivered("busy")]
            desk.tell(DEADLINE)
            assert await desk.deliver() == []
            assert len(await desk.waiting()) == 1
            desk.hand_in(ANN)
            assert await desk.deliver(PAUSES[0]) == []
            assert await desk.waiting() == []

    run(story())


def test_letters_that_were_read_and_offers_that_were_answered(sqlite: str) -> None:
    async def story() -> None:
        async with campaign_desk(sqlite) as desk:
            ann = await desk.member("Ann", ANN)
            await desk.member("Eve", ANN, right="read")
            write_letter(desk, "k1", ANN)
            write_letter(desk, "k2", ANN, kind="offer")
            desk.tell(Happening("letter", realms=(ANN,), detail="k1"))
            desk.tell(Happening("offer", realms=(ANN,), detail="k2"))
            read_letter(desk, "k1", ann)

            def accept(connection: Connection) -> None:
                found = letters.letter(connection, NAME, "k2")
                assert found is not None
                letters.settle(connection, found, "accepted", "Ann", 2.0)

            desk.database.write(accept)
            assert await desk.deliver() == [("eve@example.org", "letter")]
            await desk.member("Bob", BOB)
            desk.tell(Happening("offer", realms=(BOB,), detail="k2", n=1))
            assert await desk.deliver() == [("bob@example.org", "offer")]
            assert desk.postman.letters[-1][1].subject.startswith("Über ein Angebot ist entschieden")

    run(story())


def test_questions_that_were_answered_and_sheets_that_were_taken_back(sqlite: str) -> None:
    async def story() -> None:
        async with campaign_desk(sqlite) as desk:
            await desk.member("Sl")
            desk.hand_in(ANN)
            with changing(desk.home) as campaign:
                number = ask(campaign, "May I?", "Ann")
            desk.tell(Happening("question", masters=True, month=1, n=number))
            desk.tell(Happening("special", masters=True, month=1, n=ANN))
            assert len(await desk.waiting()) == 2
            with changing(desk.home) as campaign:
                withdraw(campaign, ANN)
                answer(campaign, number, "No.")
                campaign.save()
            assert await desk.deliver() == []

    run(story())


def test_a_campaign_that_is_gone_tells_nothing(sqlite: str) -> None:
    async def story() -> None:
        async with campaign_desk(sqlite) as desk:
            await desk.member("Ann", ANN)
            desk.tell(ROUND)
            await desk.store.remove_campaign(NAME)
            assert await desk.deliver() == []

    run(story())
