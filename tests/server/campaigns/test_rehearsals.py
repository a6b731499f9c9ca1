"""The game masters' rehearsal on a server: two at once, realms that withdraw, processes that die."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from tafelrunde.phoenix_desk.campaign.home import LOG, REHEARSAL
from tafelrunde.phoenix_desk.campaign.memory import copied
from tafelrunde.phoenix_desk.months.notes import notes_of
from tests.phoenix_desk.battlefields import ATTACK
from tests.phoenix_desk.homes import run as run_here
from tests.server.campaigns.campaign_house import ANN, BOB, HERE, hand_in, realm_path
from tests.server.campaigns.war_house import war_house
from tests.server.house import run

GOLD = {"act": "correct", "changes": [{"path": "realms.Bob.gold", "value": 1}], "reason": "Irrtum"}


@pytest.mark.parametrize("meeting", [False, True], ids=["remote", "meeting"])
def test_what_was_rehearsed_is_published_and_nothing_else(tmp_path: Path, meeting: bool) -> None:
    """The same log, byte for byte, as if it had been run in a folder."""

    async def story() -> None:
        async with war_house(tmp_path, meeting=meeting) as made:
            with made.home() as home:
                twin = copied(home)
                run_here(twin)
                wanted = twin.read(LOG)
            before = made.log()
            account = await made.rehearsed(made.master)
            assert made.log() == before
            assert account["entries"] > 4
            assert account["rolls"] > 3
            wish = {"revision": account["revision"]}
            course = await made.master.post(f"{HERE}/rehearsal/publish", wish)
            assert made.log() == wanted
            assert course["entries"] == len(made.now().table.entries)
            assert await made.master.refused("GET", f"{HERE}/rehearsal") == (404, "missing")
            with made.home() as home:
                assert [(note.what, note.who) for note in notes_of(home)] == [("published", "Mia")]
                assert not home.has(REHEARSAL)
            assert (await made.max.get(f"{HERE}/verify"))["ok"]

    run(story())


def test_a_look_has_the_stop_its_odds_and_the_phases(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            begun = await made.master.post(f"{HERE}/rehearsal")
            assert begun["stop"]["kind"] == "ready"
            account = await made.act(made.master, "go")
            stop = account["stop"]
            assert (stop["kind"], stop["realm"], stop["phase"]) == ("dice", ANN, 7)
            assert [(dice["faces"], dice["count"]) for dice in stop["dice"]] == [(10, 4)]
            assert [one["kind"] for one in stop["conflicts"]] == ["fire"]
            assert account["passed"] == len(account["phases"]) > 0
            more = await made.max.get(f"{HERE}/rehearsal?since={account['passed']}&lang=de")
            assert more["phases"] == []
            done = await made.act(made.max, "roll")
            march = next(place for place, one in enumerate(done["phases"]) if one["phase"] == 8)
            phase = await made.max.get(f"{HERE}/rehearsal/phases/{march}")
            assert phase["phase"] == done["phases"][march]
            assert any("101/27 → 101/28" in said for said in phase["changed"])
            assert await made.max.refused("GET", f"{HERE}/rehearsal/phases/999") == (404, "missing")
            assert more["acts"][0] == {"who": "Mia", "at": made.house.clock.now(), "act": {"act": "go"}}
            report = await made.max.get(f"{HERE}/rehearsal/reports/{ANN}")
            assert (report["reader"], report["month"]) == ("realm", 1)
            assert await made.max.refused("GET", f"{HERE}/rehearsal/reports/9") == (404, "missing")

    run(story())


def test_typed_dice_corrections_and_a_step_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            await made.master.post(f"{HERE}/rehearsal")
            first = await made.act(made.master, "go")
            typed = await made.act(made.master, "roll", values="9 9 9 9")
            assert typed["rolls"] == 1
            back = await made.act(made.master, "step back")
            assert (back["entries"], back["stop"]) == (first["entries"], first["stop"])
            said = 'SL: {"move": "grant", "realm": "Bob", "gold": 5, "reason": "Geburtstag"}'[4:]
            await made.act(made.max, "decide", sentence=said)
            seen = (await made.master.get(f"{HERE}/rehearsal"))["revision"]
            wish = {"revision": seen, "act": {"act": "roll", "values": "1 2"}}
            answer = await made.master.ask("POST", f"{HERE}/rehearsal/acts?lang=de", wish)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad")
            assert "4 Zahlen" in answer.json()["text"]
            assert (await made.master.get(f"{HERE}/rehearsal"))["revision"] == seen
            wish["act"] = {**GOLD, "changes": [{"path": "realms.Zoe.gold", "value": 1}]}
            assert await made.master.refused("POST", f"{HERE}/rehearsal/acts", wish) == (422, "illegal")

    run(story())


@pytest.mark.processes
def test_one_publishes_while_another_corrects(database: str) -> None:
    """Whoever is later is told, in their language, and nothing happens."""

    async def story() -> None:
        async with war_house(database) as made:
            account = await made.rehearsed(made.master)
            wish = {"revision": account["revision"]}
            corrected = await made.max.post(f"{HERE}/rehearsal/acts", {**wish, "act": GOLD})
            before = made.log()
            for lang, words in (("en", "Max has gone on"), ("de", "Max hat diese Probe")):
                answer = await made.master.ask("POST", f"{HERE}/rehearsal/publish?lang={lang}", wish)
                assert (answer.status_code, answer.json()["code"]) == (409, "stale")
                assert words in answer.json()["text"]
            assert made.log() == before
            await made.master.post(f"{HERE}/rehearsal/publish", {"revision": corrected["revision"]})
            assert made.now().state.month == 2
            assert await made.max.refused("POST", f"{HERE}/rehearsal/acts", {**wish, "act": GOLD}) == (
                404,
                "missing",
            )

    run(story())


def test_a_second_rehearsal_has_to_wait(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            await made.master.post(f"{HERE}/rehearsal")
            answer = await made.max.ask("POST", f"{HERE}/rehearsal?lang=de")
            assert (answer.status_code, answer.json()["code"]) == (409, "state")
            assert "Mia hält schon eine Probe ab" in answer.json()["text"]

    run(story())


def test_a_realm_withdraws_during_the_rehearsal(tmp_path: Path) -> None:
    """Its sheet is not played against its will; another rehearsal does without it."""

    async def story() -> None:
        async with war_house(tmp_path) as made:
            account = await made.rehearsed(made.master)
            await made.ann.delete(realm_path(ANN, "ready"))
            assert (await made.master.get(f"{HERE}/rehearsal"))["overtaken"] == ["Ann"]
            before = made.log()
            wish = {"revision": account["revision"]}
            assert await made.master.refused("POST", f"{HERE}/rehearsal/publish", wish) == (409, "stale")
            assert made.log() == before
            await made.master.post(f"{HERE}/rehearsal/discard", wish)
            await made.master.post(f"{HERE}/rehearsal")
            stop = (await made.act(made.master, "go"))["stop"]
            assert (stop["kind"], stop["late"]) == ("sheets", [ANN])

    run(story())


def test_discarded_it_leaves_a_line_in_the_audit(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            before = made.log()
            account = await made.rehearsed(made.master)
            wish = {"revision": account["revision"]}
            note = await made.max.post(f"{HERE}/rehearsal/discard", wish)
            assert (note["what"], note["who"], note["dice"]) == ("discarded", "Max", account["rolls"])
            assert made.log() == before
            assert made.papers("sheet").keys() == {("sheet", 1, "Ann"), ("sheet", 1, "Bob")}
            audit = await made.master.get(f"{HERE}/audit")
            assert [one["who"] for one in audit["notes"]] == ["Max"]
            again = await made.rehearsed(made.max)
            assert again["entries"] == account["entries"]

    run(story())


def test_a_returned_sheet_is_a_draft_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            await made.master.post(f"{HERE}/rehearsal")
            await made.act(made.master, "go")
            account = await made.act(made.master, "give back", realm=ANN, reason="Meinst du das?")
            assert account["returned"] == [ANN]
            assert account["stop"]["late"] == [ANN]
            wish = {"revision": account["revision"]}
            await made.master.post(f"{HERE}/rehearsal/publish", wish)
            draft = await made.ann.get(realm_path(ANN, "draft"))
            assert (draft["text"], draft["handed_in"]) == (ATTACK.rstrip("\n"), False)
            assert (await made.bob.get(realm_path(BOB, "draft")))["handed_in"]
            assert (await hand_in(made.ann, ANN, draft["text"]))["handed_in"]

    run(story())


@pytest.mark.processes
def test_a_worker_that_is_killed_takes_no_rehearsal_with_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            await made.master.post(f"{HERE}/rehearsal")
            await made.act(made.master, "go")
            seen = await made.act(made.master, "roll")
            for pid in made.house.campaigns.office.pids:
                os.kill(pid, signal.SIGKILL)
            while made.house.campaigns.office.pids:
                answer = await made.master.ask("GET", f"{HERE}/rehearsal")
                if answer.is_success:
                    break
            account = await made.master.get(f"{HERE}/rehearsal")
            assert {**account, "phases": []} == {**seen, "phases": []}
            while account["stop"]["kind"] != "done":
                account = await made.act(made.max, "roll", account["revision"])
            await made.max.post(f"{HERE}/rehearsal/publish", {"revision": account["revision"]})
            assert (await made.max.get(f"{HERE}/verify"))["ok"]

    run(story())


def test_a_rollback_ends_what_a_rehearsal_was_about(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            await made.master.post(f"{HERE}/run", {"months": 1})
            for person, realm in ((made.ann, ANN), (made.bob, BOB)):
                await hand_in(person, realm, "# nothing")
            account = await made.rehearsed(made.master)
            last = (await made.max.get(f"{HERE}/rollback?to=1"))["last"]
            await made.max.post(f"{HERE}/rollback", {"to": "1", "reason": "Noch einmal", "last": last})
            left = await made.master.get(f"{HERE}/rehearsal")
            assert (left["moved_on"], left["stop"]) == (True, None)
            wish = {"revision": account["revision"]}
            for path, body in (("publish", wish), ("acts", {**wish, "act": {"act": "go"}})):
                assert await made.master.refused("POST", f"{HERE}/rehearsal/{path}", body) == (409, "stale")
            await made.master.post(f"{HERE}/rehearsal/discard", wish)
            assert made.now().state.month == 1

    run(story())


def test_realms_know_nothing_of_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            await made.master.post(f"{HERE}/rehearsal")
            for method, path in (
                ("GET", "rehearsal"),
                ("POST", "rehearsal"),
                ("POST", "rehearsal/acts"),
                ("POST", "rehearsal/publish"),
                ("POST", "rehearsal/discard"),
                ("GET", "rehearsal/phases/0"),
                ("GET", f"rehearsal/reports/{ANN}"),
            ):
                assert await made.ann.refused(method, f"{HERE}/{path}") == (403, "forbidden")
            heard = [str(one) for one in (await made.ann.get(HERE)).values()]
            assert "rehearsal" not in "".join(heard)

    run(story())
