"""Notices of campaigns: to whom they concern, once, and only as long as they are true."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import Connection

from tafelrunde.phoenix_desk.campaign.campaign import changing
from tafelrunde.phoenix_desk.months.rollback import roll_back
from tafelrunde.phoenix_desk.orders.drafts import withdraw
from tafelrunde.phoenix_desk.orders.questions import answer, ask
from tafelrunde.server.campaigns.happenings import Happening
from tafelrunde.server.notices.campaign_notices import ABOUTS, CampaignMessage, read_message
from tafelrunde.server.notices.delivery import Gone, Undelivered
from tafelrunde.server.notices.notices import GRACE, Message
from tafelrunde.server.notices.outbox import PAUSES
from tafelrunde.store import letters
from tafelrunde.store.records import MemberRecord
from tests.server.campaigns.notice_house import NAME, REMOTE, CampaignDesk, campaign_desk
from tests.server.playing import run

ANN, BOB = 0, 1
ROUND = Happening("round", realms=None, month=1)
DEADLINE = Happening("deadline", realms=(ANN, BOB), month=1)
WORDS = "Nobody else may read this."


def write_letter(desk: CampaignDesk, key: str, *to: int, kind: Any = "letter") -> None:
    record = letters.LetterRecord(NAME, key, 1.0, 1, 0, BOB, 7, "Bob", WORDS, key, kind=kind)
    desk.database.write(lambda connection: letters.add(connection, record, to))


def read_letter(desk: CampaignDesk, key: str, member: MemberRecord) -> None:
    def mark(connection: Connection) -> None:
        found = letters.letter(connection, NAME, key)
        assert found is not None
        letters.mark_read(connection, member.id, found.id)

    desk.database.write(mark)


async def court(desk: CampaignDesk) -> tuple[MemberRecord, MemberRecord, MemberRecord]:
    """A ruler of each realm and a game master; each with an address."""
    return await desk.member("Ann", ANN, rules=True), await desk.member("Bob", BOB), await desk.member("Sl")


# -- whom ------------------------------------------------------------------------------------------------


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
            desk.tell(Happening("answer", realms=(BOB,), masters=True, month=1, n=1))
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
            with changing(desk.home) as campaign:
                for realm in (ANN, BOB):
                    withdraw_later(campaign, realm)
            active = desk.campaign.state.active
            assert active in (ANN, BOB)
            desk.tell(replace(ROUND, masters=True), Happening("turn", realms=(active,), month=1))
            assert await desk.deliver() == [(f"{('ann', 'bob')[active]}@example.org", "turn")]

    run(story())


def withdraw_later(campaign: Any, realm: int) -> None:
    """Plays the muster; what waits for the turn is taken back."""
    from tafelrunde.phoenix_desk.months.runner import Runner

    Runner(campaign, {}, 1).run(1)
    withdraw(campaign, realm)


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


# -- once ------------------------------------------------------------------------------------------------


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
                one.tell(msgspec.structs.replace(DEADLINE, id="again", but=0))
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
                roll_back(campaign, campaign.months[1].entries, "again")
            desk.tell(Happening("round", realms=None, month=1))
            assert await desk.deliver() == [("ann@example.org", "round")]  # there is no report any more
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


# -- none ------------------------------------------------------------------------------------------------


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


# -- overtaken -------------------------------------------------------------------------------------------


def test_a_sheet_that_was_handed_in_needs_no_reminder(sqlite: str) -> None:
    async def story() -> None:
        async with campaign_desk(sqlite) as desk:
            await court(desk)
            desk.tell(DEADLINE)
            desk.hand_in(ANN)
            assert await desk.deliver() == [("bob@example.org", "deadline")]

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


# -- what it says ----------------------------------------------------------------------------------------


def test_a_notice_says_nothing_that_is_not_public(sqlite: str) -> None:
    async def story() -> None:
        async with campaign_desk(sqlite) as desk:
            await court(desk)
            write_letter(desk, "k1", ANN, letters.MASTERS)
            for about in ABOUTS:
                desk.tell(Happening(about, realms=None, masters=True, month=1, detail="k1"))
            bodies = b"".join([notice.body for notice in await desk.waiting()])
            assert WORDS.encode() not in bodies
            await desk.deliver()
            for _, letter in desk.postman.letters:
                said = f"{letter.subject}\n{letter.text}\n{letter.url}"
                assert "k1" not in said
                assert WORDS not in said
                assert "Bob" not in said or letter.realm == BOB

    run(story())


@pytest.mark.parametrize(("lang", "subject"), [("de", "Neue Runde, Hawar 1"), ("en", "A new round, Hawar 1")])
def test_in_the_language_of_who_gets_it(sqlite: str, lang: str, subject: str) -> None:
    async def story() -> None:
        async with campaign_desk(sqlite) as desk:
            await desk.member("Ann", ANN, language=lang)
            await desk.member("Sl", language=lang)
            desk.tell(ROUND)
            await desk.deliver()
            mine, master = sorted(desk.postman.letters, key=lambda pair: pair[0])
            where = {"de": "Ann im Feldzug „Der Krieg“", "en": "Ann in the campaign “Der Krieg”"}[lang]
            assert mine[1].subject == f"{subject}: {where}"
            assert master[1].subject.endswith(
                {"de": "Feldzug „Der Krieg“", "en": "campaign “Der Krieg”"}[lang]
            )
            assert "Ann" not in master[1].subject
            assert mine[1].url == "https://t.org/c/Der%20Krieg"
            assert mine[1].lang == lang
            assert "(UTC)" in mine[1].text

    run(story())


def test_old_rows_in_an_outbox_are_still_read() -> None:
    old = b'{"about":"turn","game":"Kingsburg","title":"","lang":"de","name":"Ann"}'
    assert read_message(old) == Message("turn", "Kingsburg", "", "de", "Ann")
    new = CampaignMessage("report", "report/1/0", "Krieg", "de", "Ann", realm=0, month=1)
    assert read_message(msgspec.json.encode(new)) == new
