"""Founding a campaign on the server, and its people: invitations, rights, deputies, links that end."""

from __future__ import annotations

from pathlib import Path

from tests.server.campaigns.campaign_house import ANN, BOB, HERE, NAME, campaign_house, hand_in, realm_path
from tests.server.house import run


def test_a_campaign_is_founded_and_found_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            here = await made.master.get(HERE)
            assert here["summary"]["campaign"] == NAME
            assert here["summary"]["month"] == 1
            assert [realm["name"] for realm in here["summary"]["realms"]] == list(made.realms)
            assert [member["role"] for member in here["members"]] == ["master"]
            listed = await made.master.get("/api/campaigns")
            assert [one["campaign"] for one in listed["campaigns"]] == [NAME]

            stranger = made.house.person()
            assert await stranger.refused("GET", HERE) == (404, "missing")
            assert await stranger.refused("GET", "/api/campaigns/Nowhere") == (404, "missing")
            assert (await stranger.get("/api/campaigns"))["campaigns"] == []
            again = {"name": NAME, "count": 2, "size": "hexagon 2"}
            assert await stranger.refused("POST", "/api/campaigns", again) == (409, "taken")

    run(story())


def test_an_invitation_gives_a_link_that_its_sender_never_sees(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            wish = {"role": "realm", "realm": ANN, "right": "write"}
            invited = await made.master.post(f"{HERE}/members", wish)
            ann = made.house.person(invited["token"])
            here = await ann.get(HERE)
            assert here["members"] == []
            assert here["invited"]["realm"] == ANN
            assert await ann.refused("GET", realm_path(ANN, "draft")) == (403, "forbidden")
            joined = await ann.post(f"{HERE}/join", {"name": "Ann"})
            assert joined["token"] != invited["token"]
            assert await ann.refused("GET", realm_path(ANN, "draft")) == (404, "missing")
            ann.token = joined["token"]
            assert (await ann.get(realm_path(ANN, "draft")))["revision"] == 0
            assert await ann.refused("GET", realm_path(BOB, "draft")) == (403, "forbidden")

    run(story())


def test_drafts_stay_with_the_realm_until_they_are_handed_in(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann = await made.ruler("Ann", ANN)
            assert await made.master.refused("GET", realm_path(ANN, "draft")) == (403, "forbidden")
            assert (await made.master.get(realm_path(ANN, "sheet")))["text"] is None
            done = await hand_in(ann, ANN, "# nothing to do")
            assert done["handed_in"]
            assert (await made.master.get(realm_path(ANN, "sheet")))["text"] == "# nothing to do\n"
            await ann.delete(realm_path(ANN, "ready"))
            assert (await made.master.get(realm_path(ANN, "sheet")))["text"] is None

    run(story())


def test_an_account_claims_what_the_shown_link_stands_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann = await made.ruler("Ann", ANN)
            assert await ann.refused("POST", f"{HERE}/me/claim") == (401, "login")
            await ann.post("/api/account", {"name": "Anna", "password": "a long password"})
            first = await ann.post(f"{HERE}/me/claim")
            assert [(one["name"], one["account"]) for one in first["members"]] == [("Ann", True)]

            wish = {"role": "realm", "realm": BOB, "right": "read"}
            invited = await made.master.post(f"{HERE}/members", wish)
            ann.token = invited["token"]
            joined = await ann.post(f"{HERE}/join", {"name": "Ann at Bob's"})
            ann.token = joined["token"]
            second = await ann.post(f"{HERE}/me/claim")
            assert [one["realm"] for one in second["members"]] == [BOB]

            ann.token = ""
            here = await ann.get(HERE)
            assert sorted(one["realm"] for one in here["members"]) == [ANN, BOB]

    run(story())


def test_a_deputy_whose_time_is_over_finds_nothing_any_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            until = made.house.clock.now() + 60
            dan = await made.admit("Dan", role="realm", realm=BOB, right="hand in", until=until)
            assert [one["campaign"] for one in (await dan.get("/api/campaigns"))["campaigns"]] == [NAME]
            made.house.clock.time = until
            assert (await dan.get("/api/campaigns"))["campaigns"] == []
            assert await dan.refused("GET", HERE) == (404, "missing")

    run(story())
