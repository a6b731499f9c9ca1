"""Founding in one request: worlds to look at, a map that is brought, arms, people; all of it or nothing."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.games.phoenix.world.description import Description, build
from tafelrunde.games.phoenix.world.making.generator import Recipe, generate
from tafelrunde.games.phoenix.world.making.old_map import Holdings, Town, write_map
from tafelrunde.games.phoenix.world.world import World
from tests.server.house import Person, house, run

LOOK = "/api/worlds?size=hexagon 2&realms=3&seed=34"
WISH: dict[str, Any] = {
    "name": "Insel",
    "me": "Mia",
    "count": 3,
    "later": 0,
    "size": "hexagon 2",
    "seed": 34,
    "luck": 5,
    "dice": "seeded",
    "options": {"deadlines": "days"},
}


@cache
def world() -> World:
    return build(generate(Recipe(34, 3, "hexagon 2")))


def held() -> Holdings:
    """Realms 4 and 9 of an old map, with a castle and a road."""
    one, two, _three = [world().label(field) for field in world().landmarks.starts]
    beside = world().label(world().around[world().labelled[one]][2])
    return Holdings(
        owners={one: 4, beside: 4, two: 9},
        towns={one: Town(4, 5000), two: Town(5, 6000), beside: Town(1, 1000)},
        works={"Wall": {f"{one} NO": 1}},
    )


def brought(holdings: Holdings) -> str:
    return write_map(world(), holdings).decode("utf-8-sig")


async def fault(person: Person, body: dict[str, Any]) -> tuple[int, str, str]:
    answer = await person.ask("POST", "/api/campaigns", body)
    found = answer.json()
    return answer.status_code, found.get("field", ""), found.get("text", "")


# -- worlds to look at -------------------------------------------------------------------------------------


def test_the_world_that_is_looked_at_is_the_one_that_is_founded(tmp_path: Path) -> None:
    async def look() -> None:
        async with house(tmp_path) as made:
            mia = made.person()
            seen = await mia.get(LOOK)
            founded = await mia.post("/api/campaigns", WISH)
            mia.token = founded["master"]["token"]

            assert await mia.get("/api/campaigns/Insel/world") == seen["world"]
            places = seen["fairness"]["places"]
            view = await mia.get("/api/campaigns/Insel/view")
            assert [realm["capital"] for realm in view["realms"] if realm] == [
                place["field"] for place in places
            ]
            assert all(place["income"] > 0 and place["to_rival"] >= 10 for place in places)
            assert seen["fairness"]["income_spread"] < 10

    run(look())


def test_a_look_is_bounded_and_rationed(tmp_path: Path) -> None:
    async def look() -> None:
        async with house(tmp_path, limits_scale=0.1) as made:
            mia = made.person()
            for size, realms in (("hexagon 9", 3), ("block 19x99", 3), ("hexagon 1", 30), ("round", 3)):
                answer = await mia.ask("GET", f"/api/worlds?size={size}&realms={realms}")
                assert (answer.status_code, answer.json()["field"]) == (400, "world"), size
                made.clock.time += 600
            for query in ("realms=41", "land=99", "seed=-1", "seed=1e400", "capitals=" + "1/1," * 200):
                assert (await mia.ask("GET", f"/api/worlds?size=hexagon 2&{query}")).status_code == 400
                made.clock.time += 600
            codes = [(await mia.ask("GET", LOOK)).status_code for _ in range(6)]
            assert codes[0] == 200
            assert codes[-1] == 429

    run(look())


def test_capitals_can_be_moved_and_are_measured_there(tmp_path: Path) -> None:
    async def look() -> None:
        async with house(tmp_path) as made:
            mia = made.person()
            usual = (await mia.get(LOOK))["fairness"]["places"]
            moved = world().label(world().around[world().labelled[usual[0]["field"]]][0])
            seen = await mia.get(f"{LOOK}&capitals={moved},{usual[1]['field']}")
            assert [place["field"] for place in seen["fairness"]["places"]][:2] == [moved, usual[1]["field"]]

            near = f"{usual[0]['field']},{moved}"
            answer = await mia.ask("GET", f"{LOOK}&capitals={near}")
            assert (answer.status_code, answer.json()["field"]) == (400, "realms")
            assert moved in answer.json()["text"]

    run(look())


# -- all or nothing ----------------------------------------------------------------------------------------


def test_arms_clock_and_people_come_with_the_founding(tmp_path: Path) -> None:
    async def found() -> None:
        async with house(tmp_path) as made:
            mia = made.person()
            founded = await mia.post(
                "/api/campaigns",
                {
                    **WISH,
                    "realms": ["Nord", "Süd"],
                    "colours": ["#112233", ""],
                    "arms": [{"charge": 7, "pattern": 2}],
                    "clock": {"minutes": 90, "by_itself": True},
                    "house": {"bots": {"2": "settler"}},
                    "people": [
                        {"role": "realm", "realm": 0, "right": "hand in", "rules": True, "name": "Ann"},
                        {"role": "realm", "realm": 1, "right": "write", "name": "Bob"},
                        {"role": "master", "name": "Cleo"},
                    ],
                },
            )
            ann = made.person(founded["invited"][0]["token"])
            joined = await ann.post("/api/campaigns/Insel/join", {})
            ann.token = joined["token"]
            here = (await ann.get("/api/campaigns/Insel"))["summary"]

            assert next((one["name"], one["colour"]) for one in here["realms"]) == ("Nord", "#112233")
            assert (here["realms"][0]["charge"], here["realms"][0]["pattern"]) == (7, 2)
            assert (here["realms"][1]["charge"], here["realms"][1]["pattern"]) == (1, 1)
            assert (here["clock"]["minutes"], here["clock"]["by_itself"], here["clock"]["runs"]) == (
                90,
                True,
                True,
            )
            seen = await ann.get("/api/campaigns/Insel/realms/0/view")
            assert (seen["realms"][0]["charge"], seen["realms"][0]["pattern"]) == (7, 2)
            mia.token = founded["master"]["token"]
            members = (await mia.get("/api/campaigns/Insel/members"))["members"]
            assert [one["name"] for one in members] == ["Mia", "Ann", "Bob", "Cleo"]
            report = await mia.ask("GET", "/api/campaigns/Insel/map?form=svg")
            assert 'stroke-dasharray="2 3"' in report.text  # the pattern that Nord chose

    run(found())


WRONG: dict[str, tuple[str, dict[str, Any]]] = {
    "name of the campaign": ("name", {"name": "Insel\u202e"}),
    "two realms alike": ("realms", {"realms": ["Nord", "nord"]}),
    "a number as a name": ("realms", {"realms": ["7"]}),
    "a realm of control characters": ("realms", {"realms": ["No\nrd"]}),
    "a colour that is none": ("realms", {"colours": ["url(x)"]}),
    "a capital in the sea": ("realms", {"realms": ["Nord@101/01"]}),
    "no such bot": ("realms", {"house": {"bots": {"0": "emperor"}}}),
    "no such option": ("options", {"options": {"dragons": "many"}}),
    "no such value": ("options", {"options": {"hf_gp": "cubic"}}),
    "a realm that is not there": ("people", {"people": [{"role": "realm", "realm": 3, "right": "read"}]}),
    "a realm for a game master": ("people.0", {"people": [{"role": "master", "realm": 0}]}),
    "a ruler who may only read": ("people.0", {"people": [{"role": "realm", "realm": 0, "rules": True}]}),
    "the name of the game master": (
        "people.1",
        {"people": [{"role": "spectator"}, {"role": "master", "name": "Mia"}]},
    ),
    "somebody who calls himself SL": ("people.0", {"people": [{"role": "spectator", "name": "SL"}]}),
    "an impossible charge": ("arms[0].charge", {"arms": [{"charge": 12, "pattern": 0}]}),
    "too many people": ("people", {"people": [{"role": "spectator"}] * 201}),
    "too large a world": ("world", {"count": 200, "size": "hexagon 1"}),
    "an endless clock": ("clock.minutes", {"clock": {"minutes": 10**9}}),
    "no map at all": ("map", {"map": {"text": "hello"}}),
    "a map that ends early": ("map", {"map": {"text": "gf;kf;Gelaendetyp\n101;1"}}),
}


def test_whatever_is_wrong_is_told_with_its_place_and_nothing_is_founded(tmp_path: Path) -> None:
    async def found() -> None:
        async with house(tmp_path, limits_scale=100) as made:
            mia = made.person()
            for name, (field, more) in WRONG.items():
                status, where, text = await fault(mia, {**WISH, **more})
                assert (status in (400, 409, 422), where) == (True, field), (name, status, where, text)
            assert (await mia.get("/api/campaigns"))["campaigns"] == []
            await mia.post("/api/campaigns", WISH)
            assert (await fault(mia, WISH))[:2] == (409, "name")

    run(found())


# -- a map that is brought ---------------------------------------------------------------------------------


def test_a_map_is_told_about_and_founded_as_it_was_told(tmp_path: Path) -> None:
    async def found() -> None:
        async with house(tmp_path) as made:
            mia = made.person()
            text = brought(held())
            read = await mia.post("/api/worlds/map", {"text": text, "realms": 3})
            one, two = [realm["capital"] for realm in read["realms"]]
            assert [(realm["number"], realm["fields"], realm["towns"]) for realm in read["realms"]] == [
                (4, 2, 2),
                (9, 1, 1),
            ]
            assert read["mistakes"] == 0
            assert read["size"] == "hexagon 2"
            body = {**WISH, "realms": ["Nord", "Süd"], "map": {"text": text, "realms": {"9": 0, "4": 1}}}
            founded = await mia.post("/api/campaigns", body)
            mia.token = founded["master"]["token"]
            view = await mia.get("/api/campaigns/Insel/view")

            assert [realm["capital"] for realm in view["realms"] if realm][:2] == [two, one]
            mine = {field for field, realm in view["owners"].items() if realm == 1}
            assert mine == {field for field, realm in held().owners.items() if realm == 4}
            assert view["towns"][two]["stage"] == "FHS"
            assert sorted(work["work"] for work in view["works"]) == ["WL"]
            assert (
                len([realm for realm in view["owners"].values() if realm == 2]) == 7
            )  # who was not in the file

    run(found())


def test_a_map_with_a_mistake_founds_nothing_until_it_is_mended(tmp_path: Path) -> None:
    async def found() -> None:
        async with house(tmp_path) as made:
            mia = made.person()
            wrong = held()
            extra = next(label for label, town in wrong.towns.items() if town.stage == 1)
            text = brought(msgspec.structs.replace(wrong, towns={**wrong.towns, extra: Town(4, 5000)}))
            read = await mia.post("/api/worlds/map", {"text": text, "realms": 3})
            assert (read["mistakes"], read["world"]) == (1, None)
            status, field, said = await fault(mia, {**WISH, "map": {"text": text, "realms": {"4": 0}}})
            assert (status, field) == (400, "map")
            assert extra in said
            for realms in ({"5": 0}, {"4": 0, "9": 0}, {"4": 7}):
                wish = {**WISH, "map": {"text": brought(held()), "realms": realms}}
                assert (await fault(mia, wish))[:2] == (400, "map")
            assert (await mia.get("/api/campaigns"))["campaigns"] == []

    run(found())


def test_rubbish_is_answered_with_findings_and_never_with_a_bug(tmp_path: Path) -> None:
    async def found() -> None:
        async with house(tmp_path, limits_scale=100) as made:
            mia = made.person()
            text, rng = brought(held()), random.Random(5)
            for _ in range(12):
                at = rng.randrange(len(text))
                spoilt = text[:at] + rng.choice((";", "x", "\n", "-7", '"', "\x00", "9999")) + text[at + 1 :]
                answer = await mia.ask("POST", "/api/worlds/map", {"text": spoilt, "realms": 2})
                assert answer.status_code in (200, 400), answer.text
            description = msgspec.json.encode(generate(Recipe(34, 3, "hexagon 2"))).decode()
            read = await mia.post("/api/worlds/map", {"text": description, "realms": 2})
            assert msgspec.convert(read["world"], Description).shape == "hexagon 2"
            answer = await mia.ask("POST", "/api/worlds/map", {"text": "x" * 3_000_001})
            assert answer.status_code == 400

    run(found())
