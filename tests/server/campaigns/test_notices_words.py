"""What notices of campaigns say, on each channel and in both languages: nothing that is not public."""

from __future__ import annotations

import hashlib
import hmac
from typing import get_args

import msgspec
import pytest

from tafelrunde.server.campaigns.happenings import Happening, Kind
from tafelrunde.server.notices.campaign_notices import ABOUTS, CampaignMessage, Prospect, read_message
from tafelrunde.server.notices.hooks import Hooks, hook_key
from tafelrunde.server.notices.letters import written_campaign
from tafelrunde.server.notices.mail import composed
from tafelrunde.server.notices.notices import GRACE, Message
from tafelrunde.server.notices.outgoing import Outgoing
from tafelrunde.server.notices.push import Push
from tafelrunde.store import letters
from tafelrunde.store.keys import made
from tafelrunde.store.records import Notice
from tests.phoenix_desk.homes import ANN, BOB
from tests.server.campaigns.notice_house import (
    NAME,
    ROUND,
    WORDS,
    campaign_desk,
    court,
    write_letter,
)
from tests.server.notices.test_push import Browser
from tests.server.playing import run
from tests.server.receiving import endpoint

SECRET = b"secret of this server"


def test_a_notice_says_nothing_that_is_not_public(sqlite: str) -> None:
    async def story() -> None:
        async with campaign_desk(sqlite) as desk:
            await court(desk)
            write_letter(desk, "k1", ANN, letters.MASTERS)
            for kind in get_args(Kind):
                desk.tell(Happening(kind, realms=None, masters=True, month=1, detail="k1"))
            desk.tell(Happening("sheet", realms=(ANN,), month=1, detail="returned"))
            assert {read_message(notice.body).about for notice in await desk.waiting()} == set(ABOUTS)
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


def test_a_name_begins_no_other_header() -> None:
    notice = Notice(NAME, 1, 3, "mail", "ann@example.org", b"")
    message = CampaignMessage("turn", "turn/1", "K\r\nBcc: all@example.org", "de", "Ann", realm=0, month=1)
    letter = written_campaign(notice, message, Prospect(realm="Ann\nX: y"), "https://t.org", None)
    mail = composed(notice, letter, "Tafelrunde <t@example.org>", 1.0)
    assert mail["Bcc"] is None
    assert mail["X"] is None
    assert "\n" not in str(mail["Subject"])


# -- webhooks and push ---------------------------------------------------------------------------------


def test_a_hook_is_signed_and_holds_what_the_document_says(sqlite: str) -> None:
    async def story() -> None:
        async with endpoint() as receiver, campaign_desk(sqlite) as desk:
            url = f"http://127.0.0.1:{receiver.port}/hook"
            ann, outgoing = await desk.member("Ann", ANN), Outgoing(["127.0.0.1"])
            await desk.store.remove_contact(NAME, ann.id, "mail")
            await desk.contact(ann, "hook", address=url)
            desk.tell(ROUND)
            desk.clock.time += GRACE
            await desk.outbox(hook=Hooks(outgoing, SECRET, desk.clock).deliver).deliver_due()
            await outgoing.close()

            [request] = receiver.requests
            body = msgspec.json.decode(request.body)
            assert set(body) == {"id", "about", "campaign", "realm", "month", "url", "text", "content"}
            assert body["id"] == request.headers["tafelrunde-notice"]
            assert (body["about"], body["campaign"], body["realm"], body["month"]) == ("round", NAME, ANN, 1)
            assert body["url"] == "https://t.org/c/Der%20Krieg"
            assert body["text"] == body["content"]
            at, _, sign = request.headers["tafelrunde-signature"].removeprefix("t=").partition(",v1=")
            key = hook_key(SECRET, NAME, ann.id, url).encode()
            assert sign == hmac.new(key, at.encode() + b"." + request.body, hashlib.sha256).hexdigest()

    run(story())


def test_in_a_browser_a_report_does_not_hide_a_letter(sqlite: str) -> None:
    async def story() -> None:
        async with endpoint() as service, campaign_desk(sqlite) as desk:
            browser, outgoing = Browser(), Outgoing(["127.0.0.1"])
            push = Push(outgoing, made().push, "mailto:host@example.org", desk.clock)
            ann = await desk.member("Ann", ANN)
            await desk.store.remove_contact(NAME, ann.id, "mail")
            address = browser.subscription(f"http://127.0.0.1:{service.port}/send")
            await desk.contact(ann, "push", address=address)
            desk.month()
            write_letter(desk, "k1", ANN)
            desk.tell(Happening("letter", realms=(ANN,), detail="k1"))
            desk.tell(Happening("report", realms=None, month=1))
            desk.clock.time += GRACE
            await desk.outbox(push=push.deliver).deliver_due()
            await outgoing.close()

            shown = [msgspec.json.decode(browser.read(request.body)) for request in service.requests]
            assert {one["tag"] for one in shown} == {f"{NAME}.letter", f"{NAME}.report"}
            assert len({request.headers["topic"] for request in service.requests}) == 2
            assert {one["url"] for one in shown} == {"https://t.org/c/Der%20Krieg"}

    run(story())
