"""The projector of a meeting: its link, what it shows, the same again for nothing, and dice that lie open."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tafelrunde.server.settings import Settings
from tafelrunde.server.wire.lan import addresses_of, is_lonely, own_addresses
from tests.server.campaigns.campaign_house import ANN, HERE, campaign_house
from tests.server.campaigns.war_house import war_house
from tests.server.house import Person, run

WALL = f"{HERE}/projector"


def test_its_link_leads_to_its_page_can_be_replaced_and_ends_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as there:
            made = await there.master.post(f"{HERE}/members", {"role": "projector"})
            member = f"{HERE}/members/{made['member']['id']}"
            assert made["link"].endswith(f"/projector#{made['token']}")
            wall = there.house.person(made["token"])
            assert (await wall.get(WALL))["mode"] == "meeting"
            assert await wall.refused("POST", f"{HERE}/join", {"name": "Wand"}) == (409, "state")
            other = await there.master.post(f"{member}/link")
            assert await wall.refused("GET", WALL) == (404, "missing")
            wall.token = other["token"]
            assert (await wall.get(f"{WALL}/world"))["name"]
            assert await wall.refused("GET", HERE) == (403, "forbidden")
            assert await wall.refused("PATCH", f"{HERE}/me", {"name": "Mia"}) == (403, "forbidden")
            await there.master.delete(member)
            assert await wall.refused("GET", WALL) == (404, "missing")

    run(story())


async def again(wall: Person, tag: str) -> int:
    return (await wall.ask("GET", WALL, headers={"if-none-match": tag})).status_code


def test_who_asks_again_is_told_that_nothing_has_changed(tmp_path: Path) -> None:
    """While the clock runs, while a realm writes, and while a game master rehearses."""

    async def story() -> None:
        async with war_house(tmp_path, meeting=True) as made:
            wall = await made.screen("Wall")
            await made.master.patch(f"{HERE}/clock", {"runs": True})
            first = await wall.ask("GET", WALL)
            tag, seen = first.headers["etag"], first.json()
            assert seen["clock"]["until"] > made.house.clock.now()
            made.house.clock.time += 30.0
            assert await again(wall, tag) == 304
            await made.rehearsed(made.master)
            assert await again(wall, tag) == 304
            await made.master.patch(f"{HERE}/clock", {"runs": False})
            assert await again(wall, tag) == 200
            stood = (await wall.get(WALL))["clock"]
            assert stood == {"until": None, "left": round(seen["clock"]["until"] - made.house.clock.now())}

    run(story())


async def published(made: Any) -> None:
    account = await made.rehearsed(made.master)
    await made.master.post(f"{HERE}/rehearsal/publish", {"revision": account["revision"]})


def test_dice_are_shown_where_they_lie_open_once_they_are_published(tmp_path: Path) -> None:
    """A meeting: Ann's turn has fights of every kind, and the month goes on after it."""

    async def story() -> None:
        async with war_house(tmp_path, meeting=True) as made:
            wall = await made.screen("Wall")
            await made.master.patch(HERE, {"open_dice": True})
            await made.rehearsed(made.master)
            assert (await wall.get(WALL))["dice"] == []
            revision = (await made.master.get(f"{HERE}/rehearsal"))["revision"]
            await made.master.post(f"{HERE}/rehearsal/publish", {"revision": revision})
            shown = await wall.get(WALL)
            assert shown["done"] == [ANN]
            assert shown["dice"], shown
            assert {one["what"]["en"] for one in shown["dice"]} == {shown["dice"][-1]["what"]["en"]}
            for one in shown["dice"]:
                assert one["what"]["en"] != "ranged fire"
                assert all(1 <= value <= one["faces"] for value in one["values"])
            await made.master.patch(HERE, {"open_dice": False})
            assert (await wall.get(WALL))["dice"] == []

    run(story())


def test_the_notice_board_of_last_month_hangs_until_there_is_other_news(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            wall = await made.screen("Wall")
            await made.master.post(f"{HERE}/decisions", {"sentence": "Verkünde: Es regnet"})
            assert [one["de"] for one in (await wall.get(WALL))["news"]][-1].endswith("Es regnet")
            await published(made)
            shown = await wall.get(WALL)
            assert shown["month"] == 2
            assert 3 <= len(shown["news"]) <= 8

    run(story())


# -- addresses in the room ---------------------------------------------------------------------------------


def test_game_masters_learn_where_phones_can_go(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as there:
            assert await there.master.get(f"{HERE}/addresses") == {"addresses": []}

    run(story())


def test_addresses_are_the_operators_word_or_those_of_the_machine() -> None:
    assert addresses_of(Settings(public_url="https://play.example/")) == ("https://play.example",)
    assert addresses_of(Settings(host="127.0.0.1")) == ()
    assert addresses_of(Settings(host="localhost")) == ()
    assert addresses_of(Settings(host="192.168.1.7", port=80)) == ("http://192.168.1.7:80",)
    assert addresses_of(Settings(host="fd00::7", port=80)) == ("http://[fd00::7]:80",)
    everywhere = addresses_of(Settings(host="0.0.0.0", port=8081))
    assert everywhere == tuple([f"http://{one}:8081" for one in own_addresses()])
    assert not any(is_lonely(one) for one in own_addresses())
