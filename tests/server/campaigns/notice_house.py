"""A campaign of two realms in a real store, its people, and what goes out to them. Time is moved by hand.

Errands are done in this process, by the same function that a worker calls.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.house import HouseRules, keep_house_rules
from tafelrunde.phoenix_desk.hosted import StoreHome
from tafelrunde.server.campaigns.advice import OfficeAdvice
from tafelrunde.server.campaigns.framing import Job
from tafelrunde.server.campaigns.happenings import Happening
from tafelrunde.server.campaigns.workbench import Shelf, Workbench
from tafelrunde.server.campaigns.worker import do
from tafelrunde.server.errors import Denied
from tafelrunde.server.notices.letters import Letter
from tafelrunde.server.notices.notices import GRACE
from tafelrunde.server.notices.outbox import Deliver, Outbox
from tafelrunde.store import letters
from tafelrunde.store.interface import Store
from tafelrunde.store.opening import open_store
from tafelrunde.store.records import Channel, ContactRecord, MemberRecord, Notice
from tafelrunde.store.transactions import Transactions, transactions
from tests.phoenix_desk.homes import ANN, BOB, campaign_in, run, submit, whole_month
from tests.server.playing import HandClock

NAME = "Der Krieg"
FAR = 1e12
NOTHING: Mapping[int, str] = {}
REMOTE = {"deadlines": "days"}
ROUND = Happening("round", realms=None, month=1)
DEADLINE = Happening("deadline", realms=(ANN, BOB), month=1)
WORDS = "Nobody else may read this."


class Postman:
    """Delivers into a list, or fails as he is told to."""

    def __init__(self, *troubles: Exception) -> None:
        self.letters: list[tuple[str, Letter]] = []
        self.troubles = list(troubles)

    async def deliver(self, notice: Notice, letter: Letter) -> None:
        if self.troubles:
            raise self.troubles.pop(0)
        self.letters.append((notice.address, letter))

    @property
    def told(self) -> list[tuple[str, str]]:
        """Who heard what."""
        return sorted((address, letter.about) for address, letter in self.letters)


class CampaignDesk:
    """One process that serves the campaign."""

    def __init__(self, store: Store, database: Transactions, clock: HandClock) -> None:
        self.store, self.database, self.clock = store, database, clock
        self.shelf = Shelf()
        self.postman = Postman()

    @property
    def home(self) -> StoreHome:
        return StoreHome(NAME, "", self.database, self.clock.now)

    # -- people ----------------------------------------------------------------------------------------
    async def member(self, name: str, realm: int | None = None, **fields: Any) -> MemberRecord:
        """Somebody who has joined, with an address `name@example.org`; without a realm a game master."""
        role = "master" if realm is None else "realm"
        known = {"role": role, "realm": realm, "right": "hand in", "name": name, "joined": True, **fields}
        record = MemberRecord(NAME, **known)
        added = replace(record, id=await self.store.add_member(record))
        await self.contact(added)
        return added

    async def contact(self, member: MemberRecord, channel: Channel = "mail", **fields: Any) -> None:
        address = fields.pop("address", f"{member.name.lower()}@example.org")
        await self.store.put_contact(ContactRecord(NAME, member.id, channel, address, **fields))

    # -- what happens ----------------------------------------------------------------------------------
    def tell(self, *happenings: Happening) -> None:
        bench = Workbench(self.database, self.shelf, NAME, self.clock.now())
        for happening in happenings:
            bench.tell(happening)
        bench.write(lambda _connection: None)

    def hand_in(self, realm: int) -> None:
        submit(self.home, realm, "Zugblatt:\n")

    def play_on(self) -> None:
        """By the sheets that wait, as far as they lead."""
        run(self.home)

    def month(self, sheets: Mapping[int, str] = NOTHING) -> None:
        whole_month(self.home, sheets)

    @property
    def campaign(self) -> Campaign:
        return Campaign.open(self.home)

    # -- what goes out ---------------------------------------------------------------------------------
    async def ask(self, campaign: str, errand: str, args: Any = None) -> bytes:
        """As the office has it done, without another process."""
        job = Job(campaign, errand, msgspec.json.encode({} if args is None else args), self.clock.now())
        done = do(self.database, self.shelf, job)
        assert not done.trouble, done.trouble
        if done.refusal is not None:
            raise Denied(done.refusal.code, "bug-of-ours")
        return done.body

    def outbox(self, node: str = "test", **channels: Deliver) -> Outbox:
        every: dict[Channel, Deliver] = {
            "mail": self.postman.deliver,
            "push": self.postman.deliver,
            "hook": self.postman.deliver,
        }
        chosen = {channel: channels.get(channel, deliver) for channel, deliver in every.items()}
        return Outbox(self.store, self.clock, node, chosen, "https://t.org", OfficeAdvice(self))

    async def deliver(self, later: float = GRACE) -> list[tuple[str, str]]:
        """Time passes, and whatever is due goes out; says who has heard what since the last time."""
        self.clock.time += later
        before = len(self.postman.letters)
        await self.outbox().deliver_due()
        return sorted((address, letter.about) for address, letter in self.postman.letters[before:])

    async def waiting(self) -> list[Notice]:
        """All notices in the outbox, whenever they are due."""
        found = await self.store.claim_notices("look", FAR, FAR, 1000)
        for notice in found:
            await self.store.notice_failed(notice.id, notice.tries, notice.due)
        return found


@asynccontextmanager
async def campaign_desk(
    url: str, clock: HandClock | None = None, *, options: Mapping[str, str] | None = None
) -> AsyncIterator[CampaignDesk]:
    """With a clock from elsewhere: another process on the same database, where the campaign is already."""
    store = open_store(url)
    await store.open()
    try:
        with transactions(url) as database:
            desk = CampaignDesk(store, database, clock or HandClock())
            if clock is None:
                campaign_in(desk.home, options=options or {})
                keep_house_rules(desk.home, HouseRules())
            yield desk
    finally:
        await store.close()


async def court(desk: CampaignDesk) -> tuple[MemberRecord, MemberRecord, MemberRecord]:
    """A ruler of each realm and a game master; each with an address."""
    return await desk.member("Ann", ANN, rules=True), await desk.member("Bob", BOB), await desk.member("Sl")


def write_letter(desk: CampaignDesk, key: str, *to: int, kind: letters.Kind = "letter") -> None:
    """From Bob."""
    record = letters.LetterRecord(NAME, key, 1.0, 1, 0, BOB, 7, "Bob", WORDS, key, kind=kind)
    desk.database.write(lambda connection: letters.add(connection, record, to))


def read_letter(desk: CampaignDesk, key: str, member: MemberRecord) -> None:
    def mark(connection: Connection) -> None:
        found = letters.letter(connection, NAME, key)
        assert found is not None
        letters.mark_read(connection, member.id, found.id)

    desk.database.write(mark)
