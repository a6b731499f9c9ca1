"""Leading a campaign on a server: rounds, bots, decisions, clock, rollback; and who hears of what."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games.phoenix.moves.kinds import CloseRound, Grant, Sheet
from tafelrunde.games.phoenix.moves.meeting import DeclareAbsent
from tafelrunde.games.phoenix.words.text import format_move
from tafelrunde.phoenix_desk.campaign.house import HouseRules
from tafelrunde.server.campaigns.happenings import Happening
from tests.phoenix_desk.battlefields import ATTACK
from tests.server.campaigns.campaign_house import ANN, BOB, HERE, campaign_house, hand_in, realm_path
from tests.server.campaigns.war_house import WarHouse, war_house
from tests.server.house import Person, run

MINUTE = 60.0


def ears(made: WarHouse) -> list[Happening]:
    """Everything that happens from now on."""
    heard: list[Happening] = []
    made.house.campaigns.after.append(lambda _campaign, happening: heard.append(happening))
    return heard


def told(heard: list[Happening]) -> list[tuple[Any, ...]]:
    return [(one.kind, one.realms, one.masters, one.month) for one in heard]


async def refusal(who: Person, method: str, path: str, body: Any = None) -> tuple[int, str, str]:
    answer = await who.ask(method, path, body)
    fault = answer.json()
    return answer.status_code, fault["code"], fault["text"]


# --- the desk -----------------------------------------------------------------------------------------


def test_the_desk_tells_how_realms_stand_and_not_what_they_write(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path, rules=HouseRules(stand_ins={BOB: "settler"})) as made:
            await made.bob.delete(realm_path(BOB, "ready"))
            draft = await made.bob.get(realm_path(BOB, "draft"))
            secret = {**draft["round"], "base": draft["revision"], "text": "# my secret plan"}
            await made.bob.put(realm_path(BOB, "draft"), secret)
            desk = await made.master.get(f"{HERE}/desk")
            assert [one["sheet"] for one in desk["realms"]] == ["waiting", "missing"]
            assert [one["late"] for one in desk["realms"]] == [False, False]
            assert [one["stand_in"] for one in desk["realms"]] == ["", "settler"]
            assert desk["course"]["late"] == [BOB]
            assert desk["rehearsal"] is None
            assert "secret" not in str(desk)
            await made.master.patch(f"{HERE}/clock", {"minutes": 60})
            made.house.clock.time += 61 * MINUTE
            await made.max.post(f"{HERE}/rehearsal")
            desk = await made.master.get(f"{HERE}/desk")
            assert [one["late"] for one in desk["realms"]] == [False, True]
            assert desk["rehearsal"]["who"] == "Max"

    run(story())


def test_only_game_masters_lead(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            stranger = made.house.person()
            for method, path in (
                ("GET", "desk"),
                ("POST", "run"),
                ("POST", "close"),
                ("POST", "decisions"),
                ("POST", "decisions/preview"),
                ("POST", "corrections"),
                ("POST", "corrections/preview"),
                ("PUT", "mode"),
                ("POST", "dice"),
                ("PATCH", "clock"),
                ("GET", "rollback"),
                ("POST", "rollback"),
                ("GET", "audit"),
            ):
                assert await made.ann.refused(method, f"{HERE}/{path}") == (403, "forbidden")
                assert await stranger.refused(method, f"{HERE}/{path}") == (404, "missing")

    run(story())


# --- rounds -------------------------------------------------------------------------------------------


def test_a_month_runs_and_all_hear_of_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            heard = ears(made)
            course = await made.master.post(f"{HERE}/run", {"months": 1})
            assert (course["month"], course["step"], course["late"]) == (2, "muster", [ANN, BOB])
            assert told(heard) == [("report", None, True, 1), ("round", None, True, 2)]
            course = await made.master.post(f"{HERE}/run", {"months": 1})
            assert (course["month"], course["late"]) == (2, [ANN, BOB])
            assert len(heard) == 2

    run(story())


def test_at_a_meeting_rounds_are_turns(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path, meeting=True) as made:
            heard = ears(made)
            course = await made.master.post(f"{HERE}/run")
            kinds = [one.kind for one in heard]
            if course["month"] == 1:
                assert (kinds, course["active"]) == (["round", "turn"], BOB)
                assert heard[1].realms == (BOB,)
            else:
                assert kinds == ["report", "round"]

    run(story())


def test_bots_play_realms_without_players_and_stand_in_for_those_who_are_late(tmp_path: Path) -> None:
    async def story() -> None:
        rules = HouseRules(bots={ANN: "settler"}, stand_ins={BOB: "random"})
        async with war_house(tmp_path, rules=rules) as made:
            for person, realm in ((made.ann, ANN), (made.bob, BOB)):
                await person.delete(realm_path(realm, "ready"))
            course = await made.master.post(f"{HERE}/run")
            assert (course["month"], course["late"]) == (1, [BOB])
            course = await made.master.post(f"{HERE}/run", {"stand_ins": True})
            assert course["month"] == 2
            moves = {entry.seat: entry.move for entry in made.now().table.entries[6:]}
            assert isinstance(moves[ANN], Sheet)
            assert isinstance(moves[BOB], Sheet)

    run(story())


def test_a_round_is_closed_with_a_reason(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            await made.bob.delete(realm_path(BOB, "ready"))
            for reason in ("", "   "):
                status, code, _text = await refusal(made.master, "POST", f"{HERE}/close", {"reason": reason})
                assert (status, code) == (400, "bad")
            course = await made.master.post(f"{HERE}/close", {"reason": "Es ist spät."})
            assert course["month"] == 2
            campaign = made.now()
            assert CloseRound("Es ist spät.") in [entry.move for entry in campaign.table.entries]

    run(story())


def test_a_sheet_that_something_has_overtaken_stops_a_run(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            wish = {"changes": [{"path": "armies.Ann.102.heavy", "value": 0}], "reason": "Es gab keine."}
            await made.master.post(f"{HERE}/corrections", wish)
            course = await made.master.post(f"{HERE}/run", {"months": 1})
            assert [(lost["realm"], lost["rule"]) for lost in course["refused"]] == [("Ann", "PH-5.1c")]
            assert course["month"] == 1
            course = await made.master.post(f"{HERE}/run", {"months": 1, "leave_out": True})
            assert [lost["realm"] for lost in course["left_out"]] == ["Ann"]
            assert course["month"] == 2

    run(story())


def test_dice_that_are_typed_in_are_waited_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path, dice="typed") as made:
            desk = await made.master.get(f"{HERE}/desk?lang=en")
            assert desk["course"]["wanted"]
            for body, words in (({"values": "1"}, "needed"), ({}, "nothing is rolled here")):
                status, code, text = await refusal(made.master, "POST", f"{HERE}/dice", body)
                assert (status, code) == (400, "bad")
                assert words in text
            course = await made.master.post(f"{HERE}/dice", {"values": "2 1 3"})
            assert course["entries"] == 1

    run(story())


# --- decisions ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_decision_in_the_words_of_the_command(tmp_path: Path, lang: Any) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            grant = Grant("Bob", 500, "Geburtstag")
            gold = made.now().state.realms[BOB].gold
            body = {"sentence": format_move(grant, lang)}
            seen = await made.master.post(f"{HERE}/decisions/preview", body)
            assert any("gold" in one["path"] for one in seen["changes"])
            assert made.now().state.realms[BOB].gold == gold
            course = await made.max.post(f"{HERE}/decisions?lang={lang}", body)
            assert course["said"] == format_move(grant, lang)
            assert made.now().state.realms[BOB].gold == gold + 500

    run(story())


def test_what_rules_or_grammar_refuse_is_told_in_both_languages(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            before = made.log()
            texts = set()
            for lang in ("de", "en"):
                for path, body, code in (
                    ("decisions", {"sentence": "Tanze mit Bob"}, "bad"),
                    ("decisions", {"sentence": '{"move": "sheet", "orders": []}'}, "illegal"),
                    (
                        "corrections",
                        {"changes": [{"path": "realms.Zoe.gold", "value": 1}], "reason": "?"},
                        "illegal",
                    ),
                ):
                    for end in ("", "/preview"):
                        found = await refusal(made.master, "POST", f"{HERE}/{path}{end}?lang={lang}", body)
                        assert found[1] == code, found
                        texts.add(found[2])
            assert len(texts) >= 6
            assert made.log() == before

    run(story())


def test_what_another_was_quicker_with_is_not_done_twice(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            last = (await made.master.get(f"{HERE}/desk"))["course"]["entries"]
            grant = {"sentence": format_move(Grant("Bob", 500, "Geburtstag"), "de"), "last": last}
            gold = made.now().state.realms[BOB].gold
            await made.master.post(f"{HERE}/decisions", grant)
            assert await made.max.refused("POST", f"{HERE}/decisions", grant) == (409, "stale")
            for path, body in (("run", {}), ("close", {"reason": "Es ist spät."}), ("dice", {})):
                found = await made.max.refused("POST", f"{HERE}/{path}", {**body, "last": last})
                assert found == (409, "stale")
            assert made.now().state.realms[BOB].gold == gold + 500

    run(story())


def test_an_absent_realm_is_waited_for_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            await made.bob.delete(realm_path(BOB, "ready"))
            sentence = format_move(DeclareAbsent("Bob", 1, True), "de")
            await made.master.post(f"{HERE}/decisions", {"sentence": sentence})
            desk = await made.master.get(f"{HERE}/desk")
            assert [one["absent"] for one in desk["realms"]] == [False, True]
            assert desk["course"]["late"] == []

    run(story())


def test_ph_r233_a_campaign_goes_on_at_a_meeting_and_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            await made.master.post(f"{HERE}/run", {"months": 1})
            await made.master.put(f"{HERE}/mode", {"mode": "meeting"})
            assert (await made.ann.get(HERE))["summary"]["mode"] == "meeting"
            for person, realm in ((made.ann, ANN), (made.bob, BOB)):
                assert (await hand_in(person, realm, "Zugblatt:"))["handed_in"]
            course = await made.master.post(f"{HERE}/run")
            assert course["step"] == "turn"
            status, code, _text = await refusal(made.master, "PUT", f"{HERE}/mode", {"mode": "days"})
            assert (status, code) == (422, "illegal")

    run(story())


# --- the clock ----------------------------------------------------------------------------------------


def test_the_clock_is_set_paused_started_and_extended(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            clock, heard = made.house.clock, ears(made)
            status, code, text = await refusal(made.master, "PATCH", f"{HERE}/clock", {"extend": 5})
            assert (status, code, "no time limit" in text) == (400, "bad", True)
            start = clock.time
            seen = await made.master.patch(f"{HERE}/clock", {"minutes": 60, "by_itself": True})
            assert (seen["until"], seen["by_itself"]) == (start + 60 * MINUTE, True)
            clock.time += 10 * MINUTE
            assert (await made.master.patch(f"{HERE}/clock", {"runs": False}))["until"] is None
            clock.time += 100 * MINUTE
            seen = await made.master.patch(f"{HERE}/clock", {"runs": True})
            assert seen["until"] == clock.time + 50 * MINUTE
            seen = await made.master.patch(f"{HERE}/clock", {"extend": 15})
            assert (seen["until"], seen["minutes"]) == (clock.time + 65 * MINUTE, 75)
            assert [one.kind for one in heard] == ["clock"] * 4
            await made.master.post(f"{HERE}/run", {"months": 1})
            after = (await made.ann.get(HERE))["summary"]["clock"]
            assert (after["minutes"], after["by_itself"]) == (60, True)

    run(story())


# --- rollback -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("handed_in", [False, True])
def test_a_rollback_tells_before_what_is_lost_and_gives_sheets_back(tmp_path: Path, handed_in: bool) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            before = made.log()
            await made.master.post(f"{HERE}/run", {"months": 1})
            seen = await made.max.get(f"{HERE}/rollback?to=%236")
            assert seen["loss"]["entries"] == 6
            assert seen["loss"]["waiting"] == [ANN, BOB]
            assert [one["month"] for one in seen["loss"]["reports"]] == [1, 1]
            heard = ears(made)
            wish = {"to": "#6", "reason": "Ein Irrtum", "last": seen["last"], "handed_in": handed_in}
            done = await made.max.post(f"{HERE}/rollback", wish)
            assert (done["course"]["month"], done["waiting"]) == (1, [ANN, BOB])
            assert made.log() == before
            assert told(heard) == [
                ("rollback", None, True, 1),
                ("sheet", (ANN,), False, 1),
                ("sheet", (BOB,), False, 1),
            ]
            draft = await made.ann.get(realm_path(ANN, "draft"))
            assert draft["handed_in"] == handed_in
            assert handed_in or draft["text"] == ATTACK.rstrip("\n")
            audit = await made.master.get(f"{HERE}/audit")
            notes = [(one["what"], one["who"]) for one in audit["notes"]]
            assert notes == [("played", "Mia"), ("rolled back", "Max")]
            assert [one["reason"] for one in audit["rollbacks"]] == ["Ein Irrtum"]
            if not handed_in:
                for person, realm in ((made.ann, ANN), (made.bob, BOB)):
                    text = (await person.get(realm_path(realm, "draft")))["text"]
                    assert (await hand_in(person, realm, text))["handed_in"]
            assert (await made.master.post(f"{HERE}/run", {"months": 1}))["month"] == 2

    run(story())


def test_nobody_undoes_what_he_has_not_seen(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            await made.master.post(f"{HERE}/run", {"months": 1})
            last = (await made.max.get(f"{HERE}/rollback?to=1"))["last"]
            await made.master.post(f"{HERE}/decisions", {"sentence": format_move(Grant("Bob", 5, "x"), "de")})
            before = made.log()
            wish = {"to": "1", "reason": "Noch einmal", "last": last}
            for lang, words in (("de", "inzwischen weitergegangen"), ("en", "gone on meanwhile")):
                status, code, text = await refusal(made.max, "POST", f"{HERE}/rollback?lang={lang}", wish)
                assert (status, code, words in text) == (409, "stale", True)
            status, code, _text = await refusal(made.max, "GET", f"{HERE}/rollback?to=99")
            assert (status, code) == (400, "bad")
            assert made.log() == before

    run(story())
