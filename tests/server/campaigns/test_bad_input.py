"""Sheets, names and letters that somebody means ill with, or that are too much: refused, or harmless."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tafelrunde.phoenix_desk.orders.revisions import MOST_BYTES, MOST_LINES
from tafelrunde.phoenix_desk.orders.verdicts import MOST_ORDERS
from tafelrunde.server.people.limits import LARGEST_SHEET
from tests.server.campaigns.campaign_house import (
    ANN,
    BOB,
    HERE,
    NAME,
    WORLD,
    campaign_house,
    realm_path,
    save,
)
from tests.server.house import fine, run

DRAFT, READY, SHEET = (realm_path(ANN, path) for path in ("draft", "ready", "sheet"))
ROUND = {"month": 1, "step": "muster"}
CORRECTION = {"changes": [{"path": "realms.Theostelos.gold", "value": 77}], "reason": "Zählfehler"}


# -- too much --------------------------------------------------------------------------------------------


def test_sheets_at_every_limit_and_just_above(tmp_path: Path) -> None:
    long_line = "# " + "x" * (MOST_BYTES - 2)
    orders = "\n".join(["Unsinn"] * MOST_ORDERS)

    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann = await made.ruler("Ann", ANN)

            async def saved(text: str) -> Any:
                base = (await ann.get(DRAFT))["revision"]
                return await ann.ask("PUT", DRAFT, {**ROUND, "base": base, "text": text})

            for text in ("\n".join(["# x"] * MOST_LINES), long_line, orders):
                answer = fine(await saved(text))
                assert answer["verdict"]["lines"]
                assert (await ann.get(DRAFT))["text"] == text
            for text, status in (
                ("\n".join(["# x"] * (MOST_LINES + 1)), 400),
                (long_line + "x", 400),
                ("#" + "ü" * (MOST_BYTES // 2), 400),
                ("x" * 250_001, 400),
                ("x" * LARGEST_SHEET, 413),
            ):
                assert (await saved(text)).status_code == status
                for where, method in ((f"{DRAFT}/check", "POST"), (SHEET, "PUT")):
                    who = made.master if where == SHEET else ann
                    assert (await who.ask(method, where, {"text": text})).status_code == status
            assert (await ann.get(DRAFT))["text"] == orders

            many = fine(await saved(f"{orders}\nUnsinn"))  # kept, though nobody judges so many
            assert many["verdict"]["lines"] == []
            assert str(MOST_ORDERS + 1) in many["verdict"]["sheet"][0]["said"]["de"].replace(".", "")
            seen = await ann.get(DRAFT)
            assert (seen["revision"], seen["text"]) == (many["revision"], f"{orders}\nUnsinn")
            assert await ann.refused("POST", READY, {**seen["round"], "revision": seen["revision"]}) == (
                400,
                "bad",
            )
            assert (await made.master.get(SHEET))["text"] is None
            less = fine(await saved("# all gone"))
            assert (less["text"], less["verdict"]["is_fine"]) == (None, True)

    run(story())


# -- hostile ---------------------------------------------------------------------------------------------

HTML = "<script>alert(1)</script>"
BIDI = "\u202eabc\u2066"
UNPRINTABLE = ("a\0b", BIDI, "a\u200bb", "x" * 300, " ", "a\nb", "\x1b[31mred")


def test_hostile_names_are_refused_and_hostile_sheets_are_harmless(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann = await made.ruler("Ann", ANN)
            stranger, new = made.house.person(), {"me": "Eve", **WORLD}
            for name in (*UNPRINTABLE, "../etc", "a/b", HTML):
                assert await stranger.refused("POST", "/api/campaigns", {**new, "name": name}) == (400, "bad")
            for name in ("a\0b", "a\u200b\nb", "x" * 61, "7", ""):
                body = {**new, "name": "Other", "realms": [name, "Fine"]}
                assert await stranger.refused("POST", "/api/campaigns", body) == (400, "bad")
            for name in UNPRINTABLE:
                assert await ann.refused("PATCH", f"{HERE}/me", {"name": name}) == (400, "bad")
            assert [one["campaign"] for one in (await ann.get("/api/campaigns"))["campaigns"]] == [NAME]

            sheet = (
                f"# {HTML}\n# {BIDI}\n# a\0b\x1b\u2028c\u0085d\rBewege {BIDI} nach {HTML}\nSL: {HTML} {BIDI}"
            )
            saved = await save(ann, ANN, sheet)
            seen = await ann.get(DRAFT)
            assert seen["revision"] == saved["revision"] == 1
            assert not set("\0\x1b\u2028\u0085\r") & set(seen["text"])
            assert len(seen["text"].split("\n")) == len(seen["verdict"]["lines"]) == 5
            assert HTML in seen["text"]
            special = f"SL: {HTML} a\0b"
            assert (await made.master.put(SHEET, {"text": special}))["handed_in"]
            assert "\0" not in (await ann.get(SHEET))["text"]

    run(story())


def test_hostile_letters_questions_and_reasons(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann, bob = await made.ruler("Ann", ANN), await made.ruler("Bob", BOB)
            letters, questions = realm_path(ANN, "letters"), realm_path(ANN, "questions")
            for number, text in enumerate(("a\0b", BIDI, "\x1b", "x" * 20_001, " \n ", "\u200b")):
                body = {"id": f"l{number}", "to": [BOB], "text": text}
                assert await ann.refused("POST", letters, body) == (400, "bad")
                assert await ann.refused("POST", questions, {"question": text}) == (400, "bad")
            for to in ([ANN], [], [99], [-2], [BOB] * 50):
                status, _code = await ann.refused("POST", letters, {"id": "t", "to": to, "text": "hi"})
                assert status in (400, 404)
            await ann.post(letters, {"id": "ok", "to": [BOB], "text": HTML})
            assert [one["text"] for one in (await bob.get(realm_path(BOB, "letters")))["letters"]] == [HTML]
            for reason in ("", " ", "x" * 501):
                wish = {**CORRECTION, "reason": reason}
                assert await made.master.refused("POST", f"{HERE}/corrections", wish) == (400, "bad")
            for value in ({"path": HTML, "value": 1}, {"path": "realms.Nobody.gold", "value": 1}):
                status, _ = await made.master.refused(
                    "POST", f"{HERE}/corrections", {"changes": [value], "reason": "x"}
                )
                assert status in (400, 422)

    run(story())


@pytest.mark.parametrize("method", ["PUT", "POST"])
def test_json_that_is_a_weapon_is_refused(tmp_path: Path, method: str) -> None:
    bombs = (
        b"[" * 60_000,
        b'{"text":' * 7_000,
        b'{"text": "\\ud800"}',
        b'{"text": "\xff\xfe"}',
        b'{"text": 1' + b"0" * 50_000 + b"}",
        b'{"text": "x", "text": 7}',
        b'{"text": null}',
        b"\0",
        b"NaN",
    )

    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann = await made.ruler("Ann", ANN)
            for bomb in bombs:
                paths = (DRAFT, f"{DRAFT}/shared") if method == "PUT" else (f"{DRAFT}/check", READY)
                for path in (*paths, realm_path(ANN, "reach")) if method == "POST" else paths:
                    answer = await ann.ask(method, path, content=bomb)
                    assert (answer.status_code, answer.json()["code"]) == (400, "bad"), (path, bomb[:40])
            assert (await ann.get(DRAFT))["revision"] == 0

    run(story())
