"""Notices of campaigns reach those whom they concern, once."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec.structs import replace

from tafelrunde.phoenix_desk.campaign.campaign import changing
from tafelrunde.phoenix_desk.months.rollback import roll_back
from tafelrunde.phoenix_desk.orders.drafts import withdraw
from tafelrunde.phoenix_desk.orders.questions import ask
from tafelrunde.server.campaigns.happenings import Happening
from tafelrunde.server.notices.delivery import Undelivered
from tafelrunde.server.notices.notices import GRACE
from tafelrunde.server.notices.outbox import PAUSES
from tafelrunde.store import letters
from tests.phoenix_desk.homes import ANN, BOB
from tests.server.campaigns.notice_house import (
    DEADLINE,
    REMOTE,
    ROUND,
    campaign_desk,
    court,
    write_letter,
)
from tests.server.playing import run

# -- whom ----------------------------------------------------------------------------------------------


def test_each_kind_reaches_those_whom_it_concerns(sqlite: str) -> None:
    async def story() -> None:
        async with campaign_desk(sqlite, options=REMOTE) as desk:
            _ann, _bob, master = await court(desk)
            await desk.member("Eve", ANN, right="read")
            await desk.member("Sue")
            await desk.member("Guest", role="spectator")
            await desk.member("Soon", ANN, joined=False)
            ann, bob, eve, one, two = [f"{name}@example.org" for name in ("ann", "bob", "eve", "sl", "sue")]

            desk.tell(replace(ROUND, but=master.id))
            assert await desk.deliver() == [(name, "round") for name in (ann, bob, eve, two)]
            desk.tell(Happening("turn", realms=(ANN,), month=1))
            assert await desk.deliver() == [(ann, "turn")]
            desk.tell(DEADLINE)
            assert await desk.deliver() == [(ann, "deadline"), (bob, "deadline")]
            write_letter(desk, "k1", ANN)
            desk.tell(Happening("letter", realms=(ANN, BOB), detail="k1"))  # the sender's court looks on
            assert await desk.deliver() == [(ann, "letter"), (eve, "letter")]
            write_letter(desk, "k2", ANN, letters.MASTERS, kind="offer")
            desk.tell(Happening("offer", realms=(ANN,), masters=True, detail="k2", but=master.id))
            assert await desk.deliver() == [(ann, "offer"), (eve, "offer"), (two, "offer")]
            with changing(desk.home) as campaign:
                number = ask(campaign, "May I?", "Ann")
            desk.tell(Happening("question", realms=(ANN,), masters=True, month=1, n=number))
            desk.hand_in(BOB)
            desk.tell(Happening("special", masters=True, month=1, n=BOB))
            assert await desk.deliver() == [
                *((one, about) for about in ("question", "special")),
                *((two, about) for about in ("question", "special")),
            ]
            desk.tell(Happening("answer", realms=(BOB,), masters=True, month=1))
            assert await desk.deliver() == [(bob, "answer")]
            desk.month()
            desk.tell(Happening("report", realms=None, month=1))
            assert await desk.deliver() == [(name, "report") for name in (ann, bob, eve, one, two)]
            desk.tell(Happening("draft", realms=(ANN,)), Happening("clock", realms=None, masters=True))
            assert await desk.waiting() == []

    run(story())


def test_a_turn_at_a_meeting_is_told_to_the_realm_whose_it_is(sqlite: str) -> None:
    async def story() -> None:
        async with campaign_desk(sqlite) as desk:
            await court(desk)
            desk.hand_in(ANN)
            desk.hand_in(BOB)
            desk.play_on()
            active = desk.campaign.state.active
            assert active in (ANN, BOB)
            desk.tell(replace(ROUND, masters=True), Happening("turn", realms=(active,), month=1))
            assert await desk.deliver() == [(f"{('ann', 'bob')[active]}@example.org", "turn")]

    run(story())


def test_only_kinds_that_were_chosen(sqlite: str) -> None:
    async def story() -> None:
        async with campaign_desk(sqlite) as desk:
            ann, _, _ = await court(desk)
            await desk.contact(ann, kinds=("report", "deadline"))
            desk.tell(ROUND, DEADLINE)
            await desk.contact(ann, "hook", address="https://example.org/", kinds=("round",))
            assert ("ann@example.org", "round") not in await desk.deliver()
            assert ("ann@example.org", "deadline") in desk.postman.told
            assert ("https://example.org/", "round") not in desk.postman.told

    run(story())


# -- once ----------------------------------------------------------------------------------------------


def test_once_however_often_and_by_whomever_it_is_told(database: str) -> None:
    async def story() -> None:
        async with (
            campaign_desk(database, options=REMOTE) as desk,
            campaign_desk(database, desk.clock) as other,
        ):
            ann, _, _ = await court(desk)
            await desk.contact(ann, "push", address="{}")
            for one in (desk, other, desk):
                one.tell(DEADLINE, DEADLINE)
                one.tell(replace(DEADLINE, id="again", but=0))
            assert len(await desk.waiting()) == 3
            desk.clock.time += GRACE
            boxes = [desk.outbox("a"), other.outbox("b")]
            await asyncio.gather(*(box.deliver_due() for box in boxes * 3))
            assert sorted(desk.postman.told + other.postman.told) == [
                ("ann@example.org", "deadline"),
                ("bob@example.org", "deadline"),
                ("{}", "deadline"),
            ]
            other.tell(DEADLINE)
            assert await desk.waiting() == []

    run(story())


def test_two_letters_are_two_occasions_and_each_month_is_one(sqlite: str) -> None:
    async def story() -> None:
        async with campaign_desk(sqlite, options=REMOTE) as desk:
            await desk.member("Ann", ANN)
            for key in ("k1", "k2"):
                write_letter(desk, key, ANN)
                desk.tell(Happening("letter", realms=(ANN,), detail=key))
            assert await desk.deliver() == [("ann@example.org", "letter")] * 2
            for month in (1, 2):
                desk.month()
                desk.tell(Happening("report", realms=None, month=month))
                desk.tell(Happening("report", realms=None, month=month))
                desk.tell(Happening("round", realms=None, month=month + 1))
                about = [("ann@example.org", "report"), ("ann@example.org", "round")]
                assert await desk.deliver() == about

    run(story())


def test_a_month_that_is_played_again_is_told_again(sqlite: str) -> None:
    async def story() -> None:
        async with campaign_desk(sqlite, options=REMOTE) as desk:
            await desk.member("Ann", ANN)
            desk.month()
            desk.tell(Happening("report", realms=None, month=1))
            with changing(desk.home) as campaign:
                undone = roll_back(campaign, campaign.months[1].entries, "again")
                withdraw(undone.campaign, ANN)
            sheet = Happening("sheet", realms=(ANN,), month=1, detail="returned")
            desk.tell(Happening("rollback", realms=None, masters=True, month=1), sheet)
            desk.tell(Happening("round", realms=None, month=1))
            about = [("ann@example.org", "rollback"), ("ann@example.org", "round")]
            assert await desk.deliver() == about  # there is no report any more
            desk.month()
            desk.tell(Happening("report", realms=None, month=1))
            assert await desk.deliver() == [("ann@example.org", "report")]

    run(story())


def test_what_fails_is_tried_again_under_the_same_id(sqlite: str) -> None:
    async def story() -> None:
        async with campaign_desk(sqlite) as desk:
            await desk.member("Ann", ANN)
            ids: list[str] = []

            async def busy(notice: Any, letter: Any) -> None:
                ids.append(letter.id)
                raise Undelivered("busy")

            desk.tell(ROUND)
            desk.clock.time += GRACE
            await desk.outbox(mail=busy).deliver_due()
            assert await desk.deliver(PAUSES[0]) == [("ann@example.org", "round")]
            assert [letter.id for _, letter in desk.postman.letters] == ids
            assert ids[0].isascii()
            assert " " not in ids[0]

    run(story())
