"""How people in campaigns want to be told, over HTTP; and a notice all the way to a mail server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tafelrunde.server.campaigns.advice import OfficeAdvice
from tafelrunde.server.notices.campaign_notices import ABOUTS
from tafelrunde.server.notices.mail import Mail
from tafelrunde.server.notices.notices import GRACE
from tafelrunde.server.notices.outbox import Outbox
from tafelrunde.server.settings import MailServer
from tests.server.campaigns.campaign_house import (
    ANN,
    BOB,
    HERE,
    NAME,
    CampaignHouse,
    founded,
    hand_in,
    realm_path,
)
from tests.server.house import House, Person, house, run
from tests.server.notices.test_mail import SENDER, post_office

CONTACTS = f"{HERE}/contacts"
MAIL = f"{CONTACTS}/mail"
HOOK = f"{CONTACTS}/hook"
SERVER = MailServer("127.0.0.1", 1, "none", sender=SENDER)


async def count(made: CampaignHouse) -> int:
    return len(await made.context.store.contacts(NAME))


def test_an_address_is_given_read_and_taken_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, mail=SERVER, reachable=("localhost",)) as server:
            made = await founded(server)
            ann, bob = await made.ruler("Ann", ANN), await made.ruler("Bob", BOB)
            assert await ann.get(CONTACTS) == {"contacts": []}
            await ann.put(MAIL, {"address": "ann@example.org", "kinds": ["report", "turn"], "report": True})
            await ann.put(HOOK, {"address": "http://localhost/hook"})
            await made.master.put(MAIL, {"address": "sl@example.org"})

            mail = await ann.get(MAIL)
            assert mail["kinds"] == ["turn", "report"]
            assert mail["report"]
            assert (mail["realm"], mail["address"], mail["key"]) == (ANN, "ann@example.org", "")
            hook = await ann.get(HOOK)
            assert hook["kinds"] == list(ABOUTS)
            assert not hook["report"]
            assert len(hook["key"]) == 64
            listed = (await ann.get(CONTACTS))["contacts"]
            assert sorted(listed, key=lambda one: one["channel"]) == [hook, mail]
            assert (await bob.get(CONTACTS))["contacts"] == []
            assert [one["realm"] for one in (await made.master.get(CONTACTS))["contacts"]] == [None]

            await ann.delete(MAIL)
            assert await ann.refused("GET", MAIL) == (404, "missing")
            assert await ann.refused("GET", f"{CONTACTS}/pigeon") == (404, "missing")
            assert (await ann.get(CONTACTS))["contacts"] == [hook]

    run(story())


def test_who_may_give_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, mail=SERVER) as server:
            made = await founded(server, house={"spectators": 1})
            reader = await made.admit("Eve", role="realm", realm=ANN, right="read")
            guest = await made.admit("Guest", role="spectator")
            wish = {"address": "x@example.org"}
            await reader.put(MAIL, wish)
            assert await guest.refused("PUT", MAIL, wish) == (403, "forbidden")
            assert await server.person().refused("PUT", MAIL, wish) == (404, "missing")
            assert await count(made) == 1

    run(story())


WRONG: list[tuple[str, dict[str, Any]]] = [
    (MAIL, {"address": "nobody"}),
    (MAIL, {"address": "a@example.org\r\nBcc: b@example.org"}),
    (MAIL, {"address": "a@example.org", "kinds": ["draft"]}),
    (MAIL, {"address": ""}),
    (HOOK, {"address": "http://127.0.0.1/"}),
    (HOOK, {"address": "ftp://example.org/"}),
    (HOOK, {"address": "http://localhost/", "report": True}),
    (f"{CONTACTS}/push", {"address": "{}"}),
]


def test_what_cannot_work_is_refused_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, mail=SERVER, reachable=("localhost",)) as server:
            made = await founded(server)
            ann = await made.ruler("Ann", ANN)
            for path, wish in WRONG:
                status, _code = await ann.refused("PUT", path, wish)
                assert status in (400, 422), wish
            report = {"address": "sl@example.org", "report": True}
            assert (await made.master.refused("PUT", MAIL, report))[0] == 400  # of which realm?
            assert await count(made) == 0

    run(story())


def test_without_a_mail_server_there_is_no_mail(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as server:
            made = await founded(server)
            assert await made.master.refused("PUT", MAIL, {"address": "sl@example.org"}) == (409, "state")

    run(story())


def test_whoever_is_several_people_says_which(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, mail=SERVER) as server:
            made = await founded(server)
            both = await made.ruler("Ann", ANN)
            account = {"name": "Ada", "password": "correct horse battery"}
            await both.post("/api/account", account)
            first = (await both.post(f"{HERE}/me/claim"))["members"][0]["id"]
            wished = {"role": "realm", "realm": BOB, "right": "write"}
            both.token = (await made.master.post(f"{HERE}/members", wished))["token"]
            second = (await both.post(f"{HERE}/join", {"name": "Bob"}))["member"]["id"]
            both.token = ""

            wish = {"address": "ada@example.org"}
            assert await both.refused("PUT", MAIL, wish) == (403, "forbidden")
            await both.put(f"{MAIL}?member={second}", wish)
            assert [one["member"] for one in (await both.get(CONTACTS))["contacts"]] == [second]
            assert await both.refused("GET", f"{MAIL}?member={first}") == (404, "missing")
            assert await both.refused("GET", f"{MAIL}?member=999") == (403, "forbidden")

    run(story())


def test_addresses_end_with_the_person(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, mail=SERVER) as server:
            made = await founded(server)
            ann, bob = await made.ruler("Ann", ANN), await made.ruler("Bob", BOB)
            for person in (ann, bob):
                await person.put(MAIL, {"address": "x@example.org"})
            members = (await made.master.get(f"{HERE}/members"))["members"]
            numbers = {one["name"]: one["id"] for one in members}
            await made.master.post(f"{HERE}/members/{numbers['Ann']}/link")
            assert await count(made) == 1
            await made.master.delete(f"{HERE}/members/{numbers['Bob']}")
            assert await count(made) == 0

    run(story())


# -- all the way -----------------------------------------------------------------------------------------


def outbox(server: House, mail: MailServer) -> Outbox:
    deliver = Mail(mail, server.clock).deliver
    store, advice = server.context.store, OfficeAdvice(server.campaigns)
    return Outbox(store, server.clock, "test", {"mail": deliver}, "https://t.org", advice)


async def invited_master(made: CampaignHouse) -> Person:
    return await made.admit("Sue", role="master")


def test_a_special_order_reaches_the_game_masters_by_mail(tmp_path: Path) -> None:
    async def story() -> None:
        async with post_office() as (post, port), house(tmp_path, mail=SERVER) as server:
            made = await founded(server)
            ann = await made.ruler("Ann", ANN)
            for name, person in (("sue", await invited_master(made)), ("ann", ann)):
                await person.put(MAIL, {"address": f"{name}@example.org"})
            await hand_in(ann, ANN, "SL: Meine Amme kennt ein Geheimnis.")
            box = outbox(server, MailServer("127.0.0.1", port, "none", sender=SENDER))
            await box.deliver_due()
            assert post.mails == []
            server.clock.time += GRACE
            await box.deliver_due()
            await box.deliver_due()

            [mail] = post.mails
            assert mail["To"] == "sue@example.org"
            assert mail["Subject"] == f"Ein Sonderbefehl liegt vor: Feldzug „{NAME}“"
            text = mail.get_content()
            assert "https://t.org/c/Erkenfara%207" in text
            assert "Amme" not in text
            assert "im Feldzug bestellt" in text

    run(story())


def test_a_month_and_a_letter_all_the_way(tmp_path: Path) -> None:
    """Round by HTTP, notices by a real mail server, campaigns in processes of their own."""

    async def story() -> None:
        async with post_office() as (post, port), house(tmp_path, mail=SERVER) as server:
            made = await founded(server, options={"deadlines": "days"})
            ann, bob = await made.ruler("Ann", ANN), await made.ruler("Bob", BOB)
            await ann.put(MAIL, {"address": "ann@example.org", "report": True})
            await bob.put(MAIL, {"address": "bob@example.org", "kinds": ["letter", "report"]})
            letters = realm_path(BOB, "letters")
            for number in ("one", "two"):
                await bob.post(letters, {"id": number, "to": [ANN], "text": f"Geheimnis {number}"})
            newest = (await ann.get(realm_path(ANN, "letters")))["letters"][0]
            await ann.put(realm_path(ANN, f"letters/{newest['key']}/read"))
            await made.master.post(f"{HERE}/run", {"months": 1, "close": "Die Zeit ist um."})
            server.clock.time += GRACE
            box = outbox(server, MailServer("127.0.0.1", port, "none", sender=SENDER))
            await box.deliver_due()
            await box.deliver_due()

            told = sorted((str(mail["To"]), str(mail["Subject"]).partition(":")[0]) for mail in post.mails)
            assert told == [
                ("ann@example.org", "Bericht über Hawar 1"),
                ("ann@example.org", "Ein Brief ist gekommen"),
                ("ann@example.org", "Neue Runde, Rim 1"),
                ("bob@example.org", "Bericht über Hawar 1"),
            ]
            [whole] = [mail for mail in post.mails if mail.get_content_type() == "multipart/alternative"]
            page = whole.get_body(("html",))
            assert page is not None
            wanted = (await ann.ask("GET", realm_path(ANN, "report?lang=de"))).text
            assert page.get_content().splitlines() == wanted.splitlines()
            assert "Geheimnis" not in "".join(mail.as_string() for mail in post.mails)

    run(story())
