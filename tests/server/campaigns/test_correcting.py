"""Correcting and deciding over HTTP: what can be corrected, what realms would read, also in a rehearsal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.campaigns.campaign_house import ANN, BOB, HERE
from tests.server.campaigns.test_running import ears, told
from tests.server.campaigns.war_house import WarHouse, war_house
from tests.server.house import run

CHANGES = [{"path": "realms.Bob.gold", "value": 7}, {"path": "armies.Ann.101.leaders", "value": 3}]


def of(answer: Any, end: str) -> Any:
    return next(one for one in answer["values"] if one["path"].endswith(end))


def test_things_are_pointed_at_and_nothing_happens(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            before = made.log()
            treasury = await made.master.post(f"{HERE}/correctable?lang=en", {"realm": BOB})
            assert (treasury["said"], of(treasury, "gold")["name"]) == ("Bob", "gold")
            army = made.now().state.realms[ANN].armies[101]
            pending = {"realm": ANN, "unit": 101, "changes": CHANGES}
            piece = await made.master.post(f"{HERE}/correctable", pending)
            assert of(piece, "leaders")["now"] == army.leaders
            assert of(piece, "leaders")["wanted"] == 3
            place = await made.master.post(f"{HERE}/correctable", {"field": of(piece, "field")["now"]})
            assert (ANN, 101) in [(one["realm"], one["unit"]) for one in place["pieces"]]
            for wrong in ({}, {"realm": 99}, {"field": "999/99"}, {"realm": 0, "unit": 5}, {"number": 3}):
                found = await made.master.ask("POST", f"{HERE}/correctable", wrong)
                assert found.status_code in (400, 404, 409, 422), found.text
            assert made.log() == before

    run(story())


def test_a_preview_says_what_each_realm_will_read(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            wish = {"changes": CHANGES, "reason": "Zählfehler"}
            for lang, word in (("de", "Spielleitung"), ("en", "game master")):
                seen = await made.master.post(f"{HERE}/corrections/preview?lang={lang}", wish)
                assert [one["realm"] for one in seen["notes"]] == [ANN, BOB]
                assert all(
                    "Zählfehler" in line and word in line for one in seen["notes"] for line in one["lines"]
                )
                assert ["Zählfehler" in line for line in seen["news"]] == [True]
            await made.master.post(f"{HERE}/corrections", wish)
            report = await made.ann.ask("GET", f"{HERE}/realms/{ANN}/report?form=text&month=1&lang=en")
            assert report.status_code in (200, 404)
            assert made.now().state.realms[BOB].gold == 7

    run(story())


def test_the_preview_is_what_the_log_tells(tmp_path: Path) -> None:
    """Sentence by sentence, for a decision too."""

    async def story() -> None:
        async with war_house(tmp_path) as made:
            sentence = {"sentence": "Gewähre Bob 500 GS; Grund: Geburtstag"}
            seen = await made.master.post(f"{HERE}/decisions/preview?lang=de", sentence)
            assert seen["said"] == sentence["sentence"]
            assert [one["realm"] for one in seen["notes"]] == [BOB]
            assert any("500" in line for line in seen["notes"][0]["lines"])

    run(story())


async def begun(made: WarHouse) -> str:
    await made.master.post(f"{HERE}/rehearsal")
    account = await made.act(made.master, "correct", changes=CHANGES, reason="Probe")
    return str(account["revision"])


def test_in_a_rehearsal_questions_are_about_its_position(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            revision = await begun(made)
            here = {"realm": BOB}
            assert of(await made.master.post(f"{HERE}/correctable", here), "gold")["now"] != 7
            there = {**here, "revision": revision}
            assert of(await made.master.post(f"{HERE}/correctable", there), "gold")["now"] == 7
            wish = {"changes": [{"path": "realms.Bob.gold", "value": 9}], "reason": "Noch einmal"}
            seen = await made.max.post(f"{HERE}/corrections/preview", {**wish, "revision": revision})
            assert [(one["before"], one["after"]) for one in seen["changes"]] == [("7", "9")]
            grant = {"sentence": "Gewähre Bob 500 GS; Grund: Geburtstag", "revision": revision}
            seen = await made.max.post(f"{HERE}/decisions/preview", grant)
            assert (7, 507) in [(one["before"], one["after"]) for one in seen["changes"]]
            late = {**grant, "revision": "1.0"}
            assert await made.max.refused("POST", f"{HERE}/decisions/preview", late) == (409, "stale")
            await made.master.post(f"{HERE}/rehearsal/discard", {"revision": revision})
            gone = await made.max.refused("POST", f"{HERE}/decisions/preview", grant)
            assert gone == (404, "missing")

    run(story())


def test_a_decision_is_news_for_whoever_sees_it_and_for_nobody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            heard = ears(made)
            await made.master.post(f"{HERE}/corrections", {"changes": CHANGES, "reason": "Zählfehler"})
            assert told(heard) == [("decision", (ANN, BOB), True, 1)]  # all may read of it (PH-2l)
            heard.clear()
            await made.master.post(f"{HERE}/decisions", {"sentence": "Sage Bob: Das bleibt unter uns"})
            (news,) = heard
            assert (news.kind, news.masters) == ("decision", True)
            assert ANN not in (news.realms or ())
            heard.clear()
            await made.master.refused("POST", f"{HERE}/decisions", {"sentence": "Sage Zoe: Wer bist du?"})
            assert heard == []

    run(story())
