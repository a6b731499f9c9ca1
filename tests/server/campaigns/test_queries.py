"""What realms ask of map and desk over HTTP: answered from what they know, for those who may know it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.campaigns.campaign_house import (
    ANN,
    BOB,
    HERE,
    CampaignHouse,
    campaign_house,
    realm_path,
    save,
)
from tests.server.campaigns.test_drafts import CAPITAL, RECRUIT, refused
from tests.server.house import Person, run

BOBS_CAPITAL = "402/22"
QUESTIONS: dict[str, dict[str, Any]] = {
    "reach": {"unit": 601},
    "way": {"unit": 601, "to": "305/07"},
    "recruiting": {},
    "building": {},
    "odds": {"field": BOBS_CAPITAL},
    "pieces": {},
}
LOOKS = ("sightings", "months?before=1&after=1", "view")
REMOTE = {"deadlines": "days"}


def at(path: str, realm: int = ANN) -> str:
    return realm_path(realm, path)


async def court(made: CampaignHouse) -> tuple[Person, Person]:
    return await made.ruler("Ann", ANN), await made.ruler("Bob", BOB)


def test_every_question_is_for_the_realm_and_the_game_masters(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann, bob = await court(made)
            rea = await made.admit("Rea", role="realm", realm=ANN, right="read")
            sue = await made.admit("Sue", role="spectator")
            for path, body in QUESTIONS.items():
                for person in (ann, rea, made.master):
                    answer = await person.ask("POST", at(path), body)
                    assert answer.status_code == (400 if path == "odds" else 200)  # there is no foe yet
                for person in (bob, sue):
                    assert await refused(person, "POST", at(path), body) == (403, "forbidden")
                assert await refused(made.house.person(), "POST", at(path), body) == (404, "missing")
                assert await refused(made.master, "POST", at(path, 9), body, "9") == (404, "missing")
            for path in LOOKS:
                for person in (ann, rea, made.master):
                    await person.get(at(path))
                for person in (bob, sue):
                    assert await person.refused("GET", at(path)) == (403, "forbidden")
                assert await made.house.person().refused("GET", at(path)) == (404, "missing")
                assert await made.master.refused("GET", at(path, 9)) == (404, "missing")
            for person in (ann, rea, bob, sue):
                assert await person.refused("GET", f"{HERE}/view") == (403, "forbidden")
            whole = await made.master.get(f"{HERE}/view")
            assert (whole["seat"], whole["foundation"]) == (3, {})

    run(story())


def test_reach_ways_towns_and_pieces(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann, _bob = await court(made)
            await save(ann, ANN, RECRUIT)
            reach = await ann.post(at("reach"), {"unit": 101, "fields": [BOBS_CAPITAL]})
            assert (reach["field"], reach["points"]) == (CAPITAL, 9)
            assert {one["field"]: one["cost"] for one in reach["reached"]}["305/07"] == 4
            beyond = {one["field"]: one["why"] for one in reach["beyond"]}
            assert beyond[BOBS_CAPITAL]["rule"].startswith("PH-")
            assert beyond["204/30"]["said"]["de"].startswith("PH-0.3.11c: 101 kann nach anderen Schritten")

            near = await ann.post(at("way"), {"unit": 101, "to": "305/07"})
            assert (near["months"], near["order"]["de"]) == (1, "Bewege 101 nach 305/07")
            far = await ann.post(at("way"), {"unit": 101, "to": BOBS_CAPITAL})
            assert far["months"] == len(far["legs"]) > 3
            water = await ann.post(at("way"), {"unit": 101, "to": "101/28"})
            assert (water["months"], water["order"]) == (0, None)
            assert water["why"]["said"]["de"] != water["why"]["said"]["en"]

            (town,) = await ann.post(at("recruiting"), {})
            offers = {offer["what"]: offer for offer in town["offers"]}
            assert (town["field"], town["money"]) == (CAPITAL, 190_000)  # the draft has spent some
            assert offers["K"]["order"]["de"].startswith("Rüste 1 K als 102")
            assert offers["S"]["why"]["rule"] == "PH-2e"
            (site,) = (await ann.post(at("building"), {}))[0]["sites"]
            assert (site["what"], site["price"], site["months"]) == ("FHS", 50_000, 4)
            elsewhere = await ann.post(at("building"), {"field": "305/07"})
            assert elsewhere[0]["field"] == "305/07"

            found = await ann.post(at("pieces"), {"wanted": {"own": True, "kind": "character"}})
            assert [piece["number"] for piece in found] == [601, 602, 603, 604]
            assert {piece["seat"] for piece in await ann.post(at("pieces"), {})} == {ANN, BOB}
            idle = {"wanted": {"own": True, "idle": True}, "sheet": "Bewege 601 nach 305/07"}
            assert [piece["number"] for piece in await ann.post(at("pieces"), idle)] == [602, 603, 604]

    run(story())


def test_what_cannot_be_asked_is_told_in_both_languages(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann, _bob = await court(made)
            for path in ("reach", "way"):
                body = {**QUESTIONS[path], "unit": 101}
                assert await refused(ann, "POST", at(path), body, "101", "601") == (400, "bad")
            for path, key in (
                ("way", "to"),
                ("recruiting", "field"),
                ("building", "field"),
                ("odds", "field"),
            ):
                body = {**QUESTIONS[path], key: "nowhere"}
                assert await refused(ann, "POST", at(path), body, "nowhere") == (400, "bad")
            for body in ({"foes": ["Yaromo 999"]}, {"own": [101]}):
                asked = {**QUESTIONS["odds"], **body}
                assert await refused(ann, "POST", at("odds"), asked) == (400, "bad")
            for body in ({"unit": "x"}, {"unit": -1}, {}, {"unit": 601, "fields": ["x"] * 21}):
                assert await refused(ann, "POST", at("reach"), body) == (400, "bad")
            for query in ("before=1&after=9", "before=7&after=1"):
                assert await ann.refused("GET", at(f"months?{query}")) == (404, "missing")
            for query in ("", "?before=1", "?before=0&after=1", "?before=x&after=1"):
                assert await ann.refused("GET", at(f"months{query}")) == (400, "bad")
            assert await ann.refused("GET", at("view?month=2")) == (404, "missing")
            assert await ann.refused("GET", at("sightings?first=0")) == (400, "bad")

    run(story())


def test_a_draft_counts_for_its_court_and_never_for_game_masters(tmp_path: Path) -> None:
    """Byte for byte the same answer for a game master, whatever the realm is writing, shared or not."""
    asked = {path: QUESTIONS[path] for path in ("reach", "way", "recruiting", "building", "odds", "pieces")}

    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann, _bob = await court(made)
            rea = await made.admit("Rea", role="realm", realm=ANN, right="read")

            async def answers(person: Person, **more: Any) -> dict[str, bytes]:
                bodies = {path: body if path == "odds" else {**body, **more} for path, body in asked.items()}
                found = {path: await person.ask("POST", at(path), body) for path, body in bodies.items()}
                return {path: answer.content for path, answer in found.items()}

            before, own = await answers(made.master), await answers(ann)
            assert before == own
            march = f"{RECRUIT}\nBewege 601 nach 305/07\nBaue Festungshauptstadt in {CAPITAL}"
            await save(ann, ANN, march)
            assert await answers(made.master) == before
            await ann.put(at("draft/shared"), {"shared": True})
            assert await answers(made.master) == before
            written = await answers(ann)
            for path in ("reach", "recruiting", "building", "pieces"):
                assert written[path] != before[path], path
            assert await answers(rea) == written
            assert await answers(ann, sheet="") == before
            assert await answers(made.master, sheet=march) == written  # what he types himself he may try

    run(story())


def test_odds_ask_for_what_nobody_can_know(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path, options=REMOTE) as made:
            ann, bob = await court(made)
            bobs = f"Rüste 900 K und 9 HF als 101 in Rüstort {BOBS_CAPITAL}"
            await made.master.put(at("sheet"), {"text": f"{RECRUIT}\nBewege 101 nach 305/07"})
            await made.master.put(at("sheet", BOB), {"text": bobs})
            assert (await made.master.post(f"{HERE}/run", {}))["month"] == 2

            fight = await ann.post(at("odds"), {"field": BOBS_CAPITAL, "own": [101]})
            assert (fight["attacker"], fight["battles"]) == ("Theostelos", [])
            unknown = {one["name"]: one["needs"] for one in fight["asked"]}
            assert unknown["Yaromo 101"] == "force"
            typed = {name: "500 K 2 HF" if needs == "force" else "100" for name, needs in unknown.items()}
            known = await ann.post(at("odds"), {"field": BOBS_CAPITAL, "own": [101], "typed": typed})
            assert known["asked"] == []
            (battle,) = known["battles"]
            assert [battle[side]["name"] for side in ("attackers", "defenders")] == ["Theostelos", "Yaromo"]
            wrong = {"field": BOBS_CAPITAL, "own": [101], "typed": {"Yaromo 101": "viele"}}
            assert await refused(ann, "POST", at("odds"), wrong) == (400, "bad")

            seen = {(one["realm"], one["number"]): one for one in await ann.get(at("sightings"))}
            assert seen["Yaromo", 101]["field"] == BOBS_CAPITAL
            assert seen["Yaromo", 101]["age"] == 0
            months = await ann.get(at("months?before=1&after=2"))
            assert {figure["name"]: figure["now"] for figure in months["figures"]}["armies"] == 1
            assert (months["first"], months["last"]) == (1, 2)
            past, now = await ann.get(at("view?month=1")), await ann.get(at("view"))
            assert (past["month"], past["seat"], now["month"]) == (1, ANN, 2)
            theirs = await bob.get(at("view", BOB))
            assert theirs["seat"] == BOB

    run(story())
