"""A realm's sheet over HTTP: written by several, judged, shared, handed in, taken back, and out of mails."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

from tests.server.campaigns.campaign_house import (
    ANN,
    BOB,
    HERE,
    CampaignHouse,
    campaign_house,
    hand_in,
    realm_path,
    save,
)
from tests.server.house import Person, run

CAPITAL = "305/06"
"""Ann's, in this world."""
RECRUIT = f"Rüste 1000 K und 5 HF als 101 in Rüstort {CAPITAL}"
BUILD = f"Baue Festungshauptstadt in {CAPITAL}"
DRAFT, READY, SHEET = (realm_path(ANN, path) for path in ("draft", "ready", "sheet"))
SHEETS = f"{HERE}/sheets"


async def refused(
    person: Person, method: str, path: str, body: Any = None, *words: str, **more: Any
) -> tuple[int, str]:
    """Status and code; the sentence is told in both languages, with these words in the German one."""
    told = [await person.ask(method, f"{path}?lang={lang}", body, **more) for lang in ("en", "de")]
    english, german = [answer.json()["text"] for answer in told]
    assert english != german, english
    for word in words:
        assert word in german, german
    return told[0].status_code, told[0].json()["code"]


async def court(made: CampaignHouse) -> dict[str, Person]:
    """Everybody who could want to see Ann's sheet."""
    await made.ruler("Ann", ANN)
    await made.admit("Wim", role="realm", realm=ANN, right="write")
    await made.admit("Rea", role="realm", realm=ANN, right="read")
    await made.ruler("Bob", BOB)
    await made.admit("Moe", role="master")
    await made.admit("Sue", role="spectator")
    return made.people


def kinds(answer: Any) -> list[str]:
    return [line["kind"] for line in answer["verdict"]["lines"]]


# -- writing ---------------------------------------------------------------------------------------------


def test_a_draft_is_saved_judged_and_read_by_its_court_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            people = await court(made)
            ann, wim, rea = people["Ann"], people["Wim"], people["Rea"]
            empty = await ann.get(DRAFT)
            assert (empty["revision"], empty["text"], empty["handed_in"]) == (0, "", False)
            assert empty["round"] == {"month": 1, "step": "muster"}

            text = f"# mein Plan\n{RECRUIT}\nBewege 102 nach 1/1\nUnsinn\n"
            first = await save(wim, ANN, text)
            assert (first["revision"], first["text"], first["merged"]) == (1, None, False)
            assert kinds(first) == ["remark", "fine", "refused", "refused", "empty"]
            assert not first["verdict"]["is_fine"]
            assert first["verdict"]["consequences"]["spent"] == 10_000
            assert first["verdict"]["lines"][3]["said"]["de"].startswith("so beginnt kein Befehl")
            again = await save(wim, ANN, text)  # the answer was lost on the way
            assert again == first
            for reader in (ann, rea):
                seen = await reader.get(DRAFT)
                assert (seen["revision"], seen["text"], seen["verdict"]) == (1, text, first["verdict"])
            checked = await rea.post(f"{DRAFT}/check", {"text": BUILD})
            assert checked["is_fine"]
            assert (await ann.get(DRAFT))["revision"] == 1

            body = {**empty["round"], "base": 1, "text": "x"}
            assert await refused(rea, "PUT", DRAFT, body, "nicht das Recht") == (403, "forbidden")
            stranger = made.house.person()
            for name in ("Bob", "Moe", "Sue"):
                assert await refused(people[name], "PUT", DRAFT, body) == (403, "forbidden")
                assert await refused(people[name], "GET", DRAFT) == (403, "forbidden")
            for method in ("GET", "PUT"):
                assert await refused(stranger, method, DRAFT, body) == (404, "missing")
            assert await refused(ann, "GET", realm_path(9, "draft")) == (403, "forbidden")
            assert await refused(made.master, "GET", realm_path(9, "sheet"), None, "9") == (404, "missing")
            assert (await ann.get(DRAFT))["text"] == text

    run(story())


def test_whoever_saves_on_an_old_revision_is_merged_and_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            people = await court(made)
            ann, wim = people["Ann"], people["Wim"]
            await save(ann, ANN, "# one\n# two\n# three")
            changed = await save(ann, ANN, "# one by Ann\n# two\n# three", 1)
            assert changed["revision"] == 2
            merged = await save(wim, ANN, "# one\n# two\n# three by Wim", 1)
            assert (merged["revision"], merged["merged"], merged["conflicts"]) == (3, True, [])
            assert merged["text"] == "# one by Ann\n# two\n# three by Wim"
            both = await save(wim, ANN, "# one by Wim\n# two\n# three", 1)
            assert both["conflicts"]
            assert {"# one by Ann", "# one by Wim", "# three by Wim"} <= set(both["text"].split("\n"))
            assert (await ann.get(DRAFT))["text"] == both["text"]

            body = {"month": 1, "step": "muster", "base": 99, "text": "# x"}
            assert await refused(ann, "PUT", DRAFT, body, "99") == (409, "stale")
            for other in ({"month": 2}, {"step": "turn"}, {"step": "month"}):
                asked = {**body, "base": 0, **other}
                assert await refused(ann, "PUT", DRAFT, asked, "nicht gespeichert") == (409, "stale")
            for wrong in ({"step": "noon"}, {"base": -1}, {"text": 7}, {"more": 1}, {"month": None}):
                assert await refused(ann, "PUT", DRAFT, {**body, **wrong}) == (400, "bad")
            assert (await ann.get(DRAFT))["text"] == both["text"]

    run(story())


def test_a_base_that_is_forgotten_is_refused_with_nothing_lost(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann = await made.ruler("Ann", ANN)
            saved = {"revision": 0}
            for number in range(45):
                saved = await save(ann, ANN, f"# {number}", saved["revision"])
            body = {"month": 1, "step": "muster", "base": 2, "text": "# late"}
            assert await refused(ann, "PUT", DRAFT, body, "2", "45") == (409, "stale")
            on_nothing = await save(ann, ANN, "# late", 0)
            assert set(on_nothing["text"].split("\n")) == {"# 44", "# late"}

    run(story())


def test_a_realm_shares_its_draft_and_takes_that_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            people = await court(made)
            wim, moe = people["Wim"], people["Moe"]
            assert await refused(moe, "GET", DRAFT, None, "nicht freigegeben") == (403, "forbidden")
            await save(wim, ANN, f"{RECRUIT}\n# for us")
            assert await refused(moe, "GET", DRAFT, None, "nicht freigegeben") == (403, "forbidden")
            for name in ("Rea", "Bob", "Moe", "Sue"):
                found = await refused(people[name], "PUT", f"{DRAFT}/shared", {"shared": True})
                assert found == (403, "forbidden")
            assert (await wim.put(f"{DRAFT}/shared", {"shared": True}))["shared"]
            for master in (made.master, moe):
                seen = await master.get(DRAFT)
                assert (seen["text"], seen["verdict"]) == (f"{RECRUIT}\n# for us", None)
            assert await refused(people["Bob"], "GET", DRAFT) == (403, "forbidden")
            await save(wim, ANN, f"{RECRUIT}\n# more", 1)
            assert (await moe.get(DRAFT))["text"].endswith("# more")
            assert not (await wim.put(f"{DRAFT}/shared", {"shared": False}))["shared"]
            assert await refused(moe, "GET", DRAFT, None, "nicht freigegeben") == (403, "forbidden")
            assert (await moe.get(SHEET))["text"] is None

    run(story())


# -- handing in ------------------------------------------------------------------------------------------


def test_ready_hands_in_what_was_seen_and_can_be_taken_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            people = await court(made)
            ann, wim, moe = people["Ann"], people["Wim"], people["Moe"]
            now = (await save(wim, ANN, RECRUIT))["round"]
            for name in ("Wim", "Rea", "Bob", "Moe", "Sue"):
                assert await refused(people[name], "POST", READY, {**now, "revision": 1}) == (
                    403,
                    "forbidden",
                )
            assert await refused(ann, "POST", READY, {**now, "revision": 0}, "1") == (409, "stale")
            assert await refused(ann, "DELETE", READY, None, "Theostelos") == (409, "state")
            done = await ann.post(READY, {**now, "revision": 1})
            assert done["handed_in"]
            assert done["verdict"]["is_fine"]
            assert (await ann.post(READY, {**now, "revision": 1}))["handed_in"]  # clicked twice
            assert (await moe.get(SHEET))["text"] == f"{RECRUIT}\n"
            assert (await wim.get(SHEET))["text"] == f"{RECRUIT}\n"
            assert await refused(people["Bob"], "GET", SHEET) == (403, "forbidden")

            after = await save(wim, ANN, f"{RECRUIT}\nUnsinn", 1)  # what waits is the older one
            assert (await ann.get(DRAFT))["handed_in"]
            assert (await moe.get(SHEET))["text"] == f"{RECRUIT}\n"
            wrong = await ann.post(READY, {**now, "revision": after["revision"]})
            assert not wrong["handed_in"]
            assert kinds(wrong) == ["fine", "refused"]
            assert (await moe.get(SHEET))["text"] == f"{RECRUIT}\n"

            back = await ann.delete(READY)
            assert (back["handed_in"], back["text"]) == (False, f"{RECRUIT}\nUnsinn")
            assert await refused(ann, "DELETE", READY, None, "Theostelos") == (409, "state")
            assert (await moe.get(SHEET))["text"] is None

    run(story())


def test_a_realm_that_comes_later_has_nothing_to_hand_in(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            later = await made.ruler("Lou", 2)
            seen = await later.get(realm_path(2, "draft"))
            assert seen["verdict"]["consequences"] is None
            ready = realm_path(2, "ready")
            assert await refused(later, "POST", ready, {**seen["round"], "revision": 0}, "Reich 3") == (
                409,
                "state",
            )
            text = {"text": "# x"}
            where = realm_path(2, "sheet")
            assert await refused(made.master, "PUT", where, text, "Reich 3") == (409, "state")

    run(story())


# -- for the game masters --------------------------------------------------------------------------------


def sent(text: str, encoding: str = "utf-8") -> str:
    return base64.b64encode(text.encode(encoding)).decode()


def test_sheets_on_paper_and_many_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            people = await court(made)
            ann, moe = people["Ann"], people["Moe"]
            assert await refused(ann, "PUT", SHEET, {"text": RECRUIT}) == (403, "forbidden")
            assert (await moe.put(SHEET, {"text": RECRUIT}))["handed_in"]
            assert (await ann.get(SHEET))["text"] == f"{RECRUIT}\n"
            assert not (await moe.put(SHEET, {"text": "Unsinn"}))["handed_in"]
            assert (await ann.get(SHEET))["text"] == f"{RECRUIT}\n"

            mail = f"Von: Ann\r\nBetreff: Züge\r\n> 1. {BUILD}\r\n-- \r\nAnn\r\n"
            files = [
                {"name": "theostelos.txt", "data": sent(mail, "cp1252")},
                {"name": "Zug.txt", "data": sent("Zugblatt für Yaromo:\n# nichts\n", "utf-16")},
                {"name": "holiday.txt", "data": sent("hello")},
                {"name": "picture.png", "data": base64.b64encode(b"\x89PNG\0\0\1").decode()},
            ]
            assert await refused(ann, "POST", SHEETS, {"files": files}) == (403, "forbidden")
            first, second, third, fourth = await moe.post(SHEETS, {"files": files})
            assert (first["realm"], first["handed_in"], first["encoding"]) == (
                "Theostelos",
                True,
                "Windows-1252",
            )
            assert (second["realm"], second["handed_in"], second["encoding"]) == ("Yaromo", True, "UTF-16")
            for letter in (third, fourth):
                assert not letter["handed_in"]
                assert letter["why"]["de"] != letter["why"]["en"]
            assert (await ann.get(SHEET))["text"].strip() == BUILD

            twice = [files[0], {**files[0], "name": "Theostelos 2.txt"}]
            answers = await moe.post(SHEETS, {"files": twice})
            assert [one["handed_in"] for one in answers] == [False, False]
            many = {"files": [{"name": str(number), "data": ""} for number in range(251)]}
            assert await refused(moe, "POST", SHEETS, many) == (400, "bad")
            wrong = {"files": [{"name": "a", "data": "???"}]}
            assert await refused(moe, "POST", SHEETS, wrong) == (400, "bad")

    run(story())


def test_what_is_pasted_from_mails_is_understood_line_by_line(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            people = await court(made)
            rea, paste = people["Rea"], f"{DRAFT}/paste"
            mail = f"Am 3.4. schrieb die SL:\r\n> • {RECRUIT}\r\n2) {BUILD}\r\nUnsinn\r\n-- \r\nAnn\r\n"
            expected = f"{RECRUIT}\n{BUILD}\nUnsinn"
            for encoding, name in (
                ("utf-8-sig", "UTF-8"),
                ("cp1252", "Windows-1252"),
                ("utf-16", "UTF-16"),
                ("utf-16-be", "UTF-16"),
            ):
                found = await rea.post(paste, {"data": sent(mail, encoding)})
                assert found["encoding"] == name
                assert found["text"].strip() == expected, found["text"]
                by_line = {line["number"]: line["kind"] for line in found["lines"]}
                assert by_line == {
                    1: "left out",
                    2: "cleaned",
                    3: "cleaned",
                    4: "unread",
                    5: "left out",
                    6: "left out",
                    7: "kept",
                }
            assert (await rea.get(DRAFT))["revision"] == 0
            picture = base64.b64encode(b"\x89PNG\0\0\1").decode()
            assert await refused(rea, "POST", paste, {"data": picture}) == (400, "bad")
            assert await refused(rea, "POST", paste, {"data": "no base64!"}) == (400, "bad")
            assert await refused(people["Bob"], "POST", paste, {"data": ""}) == (403, "forbidden")
            done = await hand_in(people["Ann"], ANN, expected.replace("\nUnsinn", ""))
            assert done["handed_in"]

    run(story())
