"""A realm's report as a mail: whole, in its language, to nobody but those who may read it."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from html.parser import HTMLParser
from typing import Any

import pytest
from msgspec.structs import replace

from tafelrunde.engine.contract import Lang
from tafelrunde.phoenix_desk.handouts.documents import report_file
from tafelrunde.server.campaigns.advice import OfficeAdvice
from tafelrunde.server.campaigns.errands import notices as errands
from tafelrunde.server.campaigns.happenings import Happening
from tafelrunde.server.notices.campaign_notices import CampaignMessage, read_message
from tafelrunde.server.notices.mail import Mail
from tafelrunde.server.notices.notices import GRACE
from tafelrunde.server.settings import MailServer
from tafelrunde.store.records import MemberRecord
from tests.phoenix_desk.homes import RECRUIT
from tests.server.campaigns.notice_house import CampaignDesk, campaign_desk
from tests.server.notices.test_mail import SENDER, Post, post_office
from tests.server.playing import run

ANN, BOB = 0, 1
RECRUITED = re.compile(r"\b973\b")
SHEET = RECRUIT.replace("1000", "973")
PUBLISHED = Happening("report", realms=None, masters=True, month=1)


class Reader(HTMLParser):
    """Collects the text of a page, and everything that it would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = [value or "" for name, value in attrs if name in ("src", "action", "href")]
        self.fetched += [value for value in named if not value.startswith("#")]

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    reader.close()
    return reader


@asynccontextmanager
async def published(url: str, **office: Any) -> AsyncIterator[tuple[CampaignDesk, Post, Any]]:
    """A month in which Ann recruited is over; what is sent goes to a real mail server."""
    async with post_office(**office) as (post, port), campaign_desk(url) as desk:
        server = MailServer("127.0.0.1", port, "none", sender=SENDER)
        box = desk.outbox(mail=Mail(server, desk.clock).deliver)
        desk.month({ANN: SHEET})
        yield desk, post, box


async def reader_of(desk: CampaignDesk, name: str, realm: int, lang: Lang = "de") -> MemberRecord:
    member = await desk.member(name, realm, right="read", language=lang)
    await desk.contact(member, report=True)
    return member


def parts(mail: EmailMessage) -> tuple[str, str]:
    """Text and HTML."""
    assert mail.get_content_type() == "multipart/alternative"
    plain, html = mail.get_body(("plain",)), mail.get_body(("html",))
    assert plain is not None
    assert html is not None
    return plain.get_content(), html.get_content()


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_report_comes_as_html_and_as_text(sqlite: str, lang: Lang) -> None:
    async def story() -> None:
        async with published(sqlite) as (desk, post, box):
            await reader_of(desk, "Ann", ANN, lang)
            await reader_of(desk, "Bob", BOB, lang)
            desk.tell(PUBLISHED)
            desk.clock.time += GRACE
            await box.deliver_due()

            mails = {str(mail["To"]): parts(mail) for mail in post.mails}
            assert len(post.mails) == len(mails) == 2
            for realm, name in enumerate(("ann", "bob")):
                text, html = mails[f"{name}@example.org"]
                wanted = report_file(desk.campaign, realm, 1, "html", lang).decode()
                assert html.splitlines() == wanted.splitlines()
                page = read(html)
                assert page.fetched == []
                plain = report_file(desk.campaign, realm, 1, "text", lang).decode().splitlines()
                assert "\n".join(plain) in "\n".join(text.splitlines())
                assert "https://t.org/c/Der%20Krieg" in text
            # Ann knows what she recruited; Bob is not told, nor what anybody but him owns.
            assert all(RECRUITED.search(said) for said in mails["ann@example.org"])
            assert not any(RECRUITED.search(said) for said in mails["bob@example.org"])

    run(story())


def test_only_who_asked_and_only_by_mail(sqlite: str) -> None:
    async def story() -> None:
        async with published(sqlite) as (desk, post, box):
            ann = await desk.member("Ann", ANN)
            await desk.contact(ann, "hook", address="https://example.org/", report=True)
            await desk.member("Sl")
            desk.tell(PUBLISHED)
            desk.clock.time += GRACE
            await box.deliver_due()
            assert sorted(str(mail["To"]) for mail in post.mails) == ["ann@example.org", "sl@example.org"]
            assert all(mail.get_content_type() == "text/plain" for mail in post.mails)
            assert all("101/27" not in mail.get_content() for mail in post.mails)
            [(_, hooked)] = desk.postman.letters
            assert hooked.report is None

    run(story())


def test_whose_right_has_ended_gets_nothing(sqlite: str) -> None:
    async def story() -> None:
        async with published(sqlite) as (desk, post, box):
            ann, eve = await reader_of(desk, "Ann", ANN), await reader_of(desk, "Eve", ANN)
            bob = await reader_of(desk, "Bob", BOB)
            desk.tell(PUBLISHED)
            await desk.store.put_member(replace(ann, realm=BOB), ann)
            await desk.store.put_member(replace(eve, until=desk.clock.now() + 1), eve)
            await desk.store.remove_member(bob)
            desk.clock.time += GRACE
            await box.deliver_due()
            assert post.mails == []

    run(story())


def test_the_errand_itself_asks_who_may_read(sqlite: str) -> None:
    """A member may lose the right between two looks of the outbox."""

    async def story() -> None:
        async with campaign_desk(sqlite) as desk:
            ann, master = await reader_of(desk, "Ann", ANN), await desk.member("Sl")
            desk.month()
            desk.tell(PUBLISHED)
            [mine] = [notice for notice in await desk.waiting() if notice.seat == ann.id]
            asked, message = OfficeAdvice(desk), read_message(mine.body)
            assert isinstance(message, CampaignMessage)
            assert await asked.report(mine, message) is not None
            for other in (
                replace(message, realm=BOB),
                replace(message, month=2),
                replace(message, realm=None),
            ):
                assert await asked.report(mine, other) is None
            stranger = replace(mine, seat=master.id)
            assert await asked.report(stranger, message) is None
            await desk.store.put_member(replace(ann, until=desk.clock.now()), ann)
            assert await asked.report(mine, message) is None

    run(story())


def test_what_is_too_large_stays_behind_its_link(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with published(sqlite) as (desk, post, box):
            await reader_of(desk, "Ann", ANN)
            monkeypatch.setattr(errands, "LARGEST_REPORT", 10_000)
            desk.tell(PUBLISHED)
            desk.clock.time += GRACE
            await box.deliver_due()
            [mail] = post.mails
            assert mail.get_content_type() == "text/plain"
            assert "https://t.org/c/Der%20Krieg" in mail.get_content()

    run(story())


def test_a_mail_server_that_takes_small_mails_only_gets_the_link(sqlite: str) -> None:
    async def story() -> None:
        async with published(sqlite, data_size_limit=15_000) as (desk, post, box):
            await reader_of(desk, "Ann", ANN)
            desk.tell(PUBLISHED)
            desk.clock.time += GRACE
            await box.deliver_due()
            [mail] = post.mails
            assert mail.get_content_type() == "text/plain"
            assert await desk.waiting() == []

    run(story())
