"""Rights cannot be widened: deputies, names, who looks on, campaigns that bear the name of another."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from tafelrunde.phoenix_desk.orders.verdicts import verdict
from tafelrunde.server.campaigns.errands import drafts
from tafelrunde.server.messages.campaign_messages import CampaignHello
from tafelrunde.server.sockets.campaign_socket import CampaignLine
from tests.server.campaigns.campaign_house import (
    ANN,
    BOB,
    HERE,
    NAME,
    WORLD,
    CampaignHouse,
    campaign_house,
    realm_path,
    save,
)
from tests.server.house import run

SOON = 1_000.0


def member_path(member: Any) -> str:
    return f"{HERE}/members/{member['id']}"


async def self_of(person: Any) -> Any:
    (me,) = (await person.get(HERE))["members"]
    return me


# -- deputies --------------------------------------------------------------------------------------------


def test_a_deputy_can_neither_stay_nor_leave_somebody_behind(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann, end = await made.ruler("Ann", ANN), made.house.clock.now() + SOON
            court = {"role": "realm", "realm": ANN, "right": "hand in", "rules": True}
            deputy = await made.admit("Dora", **court, until=end)
            mine, ruler = await self_of(deputy), await self_of(ann)
            for longer in (None, end + 1):
                wish = {"until": longer}
                assert await deputy.refused("PATCH", member_path(mine), wish) == (403, "forbidden")
                invite = {**court, "until": longer}
                assert await deputy.refused("POST", f"{HERE}/members", invite) == (403, "forbidden")
            assert await deputy.refused("DELETE", member_path(ruler)) == (403, "forbidden")
            assert await deputy.refused("POST", f"{member_path(ruler)}/link", {}) == (403, "forbidden")
            await deputy.post(f"{HERE}/members", {**court, "until": end})
            await ann.patch(member_path(mine), {"until": end + 1})

    run(story())


def test_a_game_master_for_a_time_leaves_none_behind(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            end = made.house.clock.now() + SOON
            deputy = await made.admit("Dora", role="master", until=end)
            mine, mia = await self_of(deputy), await self_of(made.master)
            assert await deputy.refused("PATCH", member_path(mine), {"until": None}) == (403, "forbidden")
            assert await deputy.refused("POST", f"{HERE}/members", {"role": "master"}) == (403, "forbidden")
            assert await deputy.refused("DELETE", member_path(mia)) == (403, "forbidden")
            # And nobody is left to lead once the time of the last one is over:
            assert await made.master.refused("DELETE", f"{HERE}/me") == (409, "state")
            assert await made.master.refused("PATCH", member_path(mia), {"until": end}) == (409, "state")

    run(story())


# -- names -----------------------------------------------------------------------------------------------


def test_nobody_is_taken_for_the_game_master(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann = await made.ruler("Ann", ANN)
            for name in ("SL", "sl", "Spielleitung", "Game Master"):
                assert await ann.refused("PATCH", f"{HERE}/me", {"name": name}) == (409, "taken"), name
            wish = {"role": "realm", "realm": BOB, "name": "SL"}
            assert await made.master.refused("POST", f"{HERE}/members", wish) == (409, "taken")
            await made.master.patch(f"{HERE}/me", {"name": "SL"})

    run(story())


# -- looking on ------------------------------------------------------------------------------------------


class Ear:
    """What is heard at the other end of a socket."""

    def __init__(self) -> None:
        self.heard = list[bytes]()

    def write(self, data: bytes) -> None:
        self.heard.append(data)

    def end(self, code: int) -> None:
        self.heard.append(b"closed")


async def listening(made: CampaignHouse, token: str = "") -> Ear:
    ear = Ear()
    line = CampaignLine(made.house.campaigns, NAME, cast(Any, ear), "", "de")
    await line.greet(CampaignHello(token))
    return ear


def news(ear: Ear) -> list[str]:
    heard = [msgspec.json.decode(one) for one in ear.heard]
    return [one["kind"] for one in heard if one["t"] == "news"]


def test_nobody_slips_into_a_court_unseen(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann, bob = await made.ruler("Ann", ANN), await made.ruler("Bob", BOB)
            ears = [await listening(made, person.token) for person in (made.master, ann, bob)]
            came = ["here", "here"]  # Ann and Bob; only the game master may know that
            await made.admit("Mole", role="realm", realm=ANN, right="read")
            assert [news(ear) for ear in ears] == [came, ["people"], []]
            await made.admit("Otto", role="master")
            assert [news(ear) for ear in ears] == [[*came, "people"], ["people"], []]
            await made.admit("Eve", role="spectator")
            assert [news(ear) for ear in ears] == [[*came, "people"], ["people"], []]

    run(story())


def test_strangers_hear_no_more_of_a_campaign_that_is_no_longer_public(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path, house={"spectators": 1, "public": True}) as made:
            ear = await listening(made)
            assert msgspec.json.decode(ear.heard[0])["t"] == "welcome"
            await made.master.patch(HERE, {"public": False})
            for _ in range(50):
                if ear.heard[-1] == b"closed":
                    break
                await made.context.store.campaign_visibility(NAME)
            assert ear.heard[-1] == b"closed"

    run(story())


def test_who_looks_on_does_not_see_whose_turn_it_is(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path, house={"spectators": 1, "public": True}) as made:
            ann = await made.ruler("Ann", ANN)
            eve = await made.admit("Eve", role="spectator")
            assert (await ann.get(HERE))["summary"]["order"]
            for person in (eve, made.house.person()):
                summary = (await person.get(HERE))["summary"]
                assert (summary["order"], summary["active"], summary["entries"]) == ([], None, None)

    run(story())


# -- what a realm is writing -----------------------------------------------------------------------------


def test_a_text_is_judged_anew_for_a_game_master_who_guesses_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann, text = await made.ruler("Ann", ANN), "# Wir warten ab"
            await save(ann, ANN, text)
            seen = list[str]()

            def watched(*asked: Any) -> Any:
                seen.append(asked[3])
                return verdict(*asked)

            monkeypatch.setattr(drafts, "verdict", watched)
            await ann.get(realm_path(ANN, "draft"))
            assert seen == []
            for person in (made.master, ann):
                await person.post(realm_path(ANN, "draft/check"), {"text": text})
            assert len(seen) == 2

    run(story())


# -- another campaign of the same name -------------------------------------------------------------------


def test_a_campaign_is_not_taken_for_one_that_was_removed(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            await made.ruler("Ann", ANN)
            before = await made.master.get(f"{HERE}/world")
            await made.master.get(realm_path(ANN, "view"))
            await made.master.delete(HERE)
            made.house.clock.time += 1.0
            other = made.house.person()
            wish = {"name": NAME, "me": "Max", **WORLD, "seed": 8}
            other.token = (await other.post("/api/campaigns", wish))["master"]["token"]
            assert await other.get(f"{HERE}/world") != before

    run(story())
