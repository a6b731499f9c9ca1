"""Members at their sockets when two write at once or rights end, on one server and on two."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.server.campaigns.whole_campaign import HERE, Campaign, Member, campaign_on, path
from tests.server.playing import run, serving

pytestmark = pytest.mark.processes


async def round_of(member: Member, realm: int) -> dict[str, Any]:
    found: dict[str, Any] = (await member.person.get(path(realm, "draft")))["round"]
    return found


# -- one server ------------------------------------------------------------------------------------------


def test_two_who_save_at_once_are_both_told(sqlite: str) -> None:
    async def story() -> None:
        async with campaign_on(sqlite) as campaign:
            ruler, wim, other = campaign.rulers[0], campaign.others["Wim"], campaign.rulers[1]
            now = await round_of(ruler, 0)
            one, two = await asyncio.gather(
                ruler.ask("save", realm=0, **now, base=0, text="# ruler"),
                wim.ask("save", realm=0, **now, base=0, text="# Wim"),
            )
            assert {one["revision"], two["revision"]} == {1, 2}
            assert [saved["merged"] for saved in sorted((one, two), key=lambda saved: saved["revision"])] == [
                False,
                True,
            ]
            for member in (ruler, wim):
                assert {(await member.hear("draft"))["n"] for _ in range(2)} == {1, 2}
            text = (await wim.person.get(path(0, "draft")))["text"]
            assert sorted(text.split("\n")) == ["# Wim", "# ruler"]
            for outsider in (other, campaign.mia):
                await outsider.socket.settled()
                assert not outsider.news("draft")

    run(story())


def test_a_member_who_is_removed_while_writing(sqlite: str) -> None:
    """The socket ends, no further save counts, and what was acknowledged is there."""

    async def story() -> None:
        async with campaign_on(sqlite) as campaign:
            ruler, wim = campaign.rulers[0], campaign.others["Wim"]
            now = await round_of(wim, 0)
            saved = await wim.ask("save", realm=0, **now, base=0, text="# acknowledged")
            members = (await ruler.person.get(f"{HERE}/members"))["members"]
            number = next(one["id"] for one in members if one["name"] == "Wim")
            body = {**now, "base": 1, "text": "# acknowledged\n# on its way"}
            dismissed, late = await asyncio.gather(
                ruler.person.ask("DELETE", f"{HERE}/members/{number}"),
                wim.person.ask("PUT", path(0, "draft"), body),
            )
            assert dismissed.status_code == 204
            assert late.status_code in (200, 403, 404)
            await wim.socket.closed()
            assert wim.socket.of("bye")[-1]["code"] == "link"
            assert await wim.person.refused("PUT", path(0, "draft"), body) == (404, "missing")
            draft = await ruler.person.get(path(0, "draft"))
            assert draft["text"].startswith("# acknowledged")
            assert ("# on its way" in draft["text"]) == (late.status_code == 200)
            assert draft["revision"] == saved["revision"] + (late.status_code == 200)

    run(story())


def test_a_right_that_is_taken_ends_what_it_allowed(sqlite: str) -> None:
    async def story() -> None:
        async with campaign_on(sqlite) as campaign:
            wim, now = campaign.others["Wim"], await round_of(campaign.others["Wim"], 0)
            members = (await campaign.mia.person.get(f"{HERE}/members"))["members"]
            number = next(one["id"] for one in members if one["name"] == "Wim")
            await wim.ask("save", realm=0, **now, base=0, text="# x")
            await campaign.mia.person.patch(f"{HERE}/members/{number}", {"right": "read"})
            refused = await wim.socket.ask("save", realm=0, **now, base=1, text="# y")
            assert (refused["t"], refused["code"]) == ("refused", "forbidden")
            assert (await wim.person.get(path(0, "draft")))["text"] == "# x"
            for wrong in ({"realm": 1}, {"realm": 99}, {"realm": 0}):
                refused = await wim.socket.ask("ready", **wrong, **now, revision=0)
                assert (refused["t"], refused["code"]) == ("refused", "forbidden")

            until = campaign.server.clock.now() + 60
            deputy = await campaign.admit("Dan", role="realm", realm=2, right="write", until=until)
            now = await round_of(deputy, 2)
            await deputy.ask("save", realm=2, **now, base=0, text="# for a minute")
            campaign.server.clock.move(61)
            over = await deputy.socket.ask("save", realm=2, **now, base=1, text="# too long")
            assert (over["t"], over["code"]) == ("refused", "forbidden")
            assert await deputy.person.refused("GET", path(2, "draft")) == (404, "missing")

    run(story())


# -- two servers -----------------------------------------------------------------------------------------


@asynccontextmanager
async def also_on(database: str, campaign: Campaign) -> AsyncIterator[Campaign]:
    """Another server of the same campaign; what the two know of each other goes through PostgreSQL alone."""
    async with serving(database, hosts=("127.0.0.1",)) as server:
        there = Campaign(server, campaign.names, campaign.world)
        try:
            yield there
        finally:
            for client in there.clients:
                await client.aclose()


def test_a_change_on_one_server_is_heard_on_the_other(postgresql: str) -> None:
    async def story() -> None:
        async with campaign_on(postgresql) as here, also_on(postgresql, here) as there:
            ruler, wim = here.rulers[0], here.others["Wim"]
            away = await there.enter("Wim", there.person(wim.person.token))
            foreign = await there.enter("Ruler 1", there.person(here.rulers[1].person.token))
            now = await round_of(ruler, 0)
            await ruler.ask("save", realm=0, **now, base=0, text="# here")
            assert (await away.hear("draft"))["n"] == 1
            assert (await away.person.get(path(0, "draft")))["text"] == "# here"
            await away.ask("save", realm=0, **now, base=1, text="# here\n# there")
            assert (await ruler.hear("draft", n=2))["n"] == 2
            assert (await ruler.person.get(path(0, "draft")))["text"] == "# here\n# there"

            letter = await ruler.person.post(path(0, "letters"), {"id": "a", "to": [1], "text": "Hallo"})
            assert (await foreign.hear("letter"))["detail"] == letter["key"]
            await here.mia.person.put(f"{HERE}/mode", {"mode": "days"})
            await here.mia.person.post(f"{HERE}/run", {"months": 1, "close": "Alle zu spät."})
            for member in (away, foreign, ruler):
                assert (await member.hear("report"))["month"] == 1
            assert (await round_of(away, 0))["month"] == 2
            for member in (away, foreign, ruler, wim):
                await member.socket.settled()
                ids = [news["id"] for news in member.socket.of("news")]
                assert len(ids) == len(set(ids))
            assert not foreign.news("draft")

    run(story())


def test_one_draft_saved_on_two_servers_at_once(postgresql: str) -> None:
    async def story() -> None:
        async with campaign_on(postgresql) as here, also_on(postgresql, here) as there:
            ruler = here.rulers[0]
            away = await there.enter("Wim", there.person(here.others["Wim"].person.token))
            now, texts, bases = await round_of(ruler, 0), ["", ""], [0, 0]
            for number in range(6):
                texts = [f"{text}\n# {who}{number}".strip() for text, who in zip(texts, "AW", strict=True)]
                saved = await asyncio.gather(
                    *(
                        member.ask("save", realm=0, **now, base=base, text=text)
                        for member, base, text in zip((ruler, away), bases, texts, strict=True)
                    )
                )
                assert len({one["revision"] for one in saved}) == 2
                bases = [one["revision"] for one in saved]
                texts = [
                    text if one["text"] is None else one["text"]
                    for one, text in zip(saved, texts, strict=True)
                ]
            final = (await ruler.person.get(path(0, "draft")))["text"].split("\n")
            assert sorted(final) == sorted(f"# {who}{number}" for who in "AW" for number in range(6))

    run(story())
