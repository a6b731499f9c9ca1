"""Campaigns to try the game with: one click founds one, handing in plays the month, nothing stays."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import pytest

from tafelrunde.games.phoenix.world.making.generator import Recipe, generate
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.foundation import found_campaign, unseeded
from tafelrunde.phoenix_desk.campaign.memory import Memory
from tafelrunde.phoenix_desk.months.deadline import players_of
from tafelrunde.phoenix_desk.months.rounds import play_round
from tafelrunde.phoenix_desk.months.runner import Runner
from tafelrunde.phoenix_desk.orders.drafts import hand_in
from tafelrunde.server.campaigns.clock_service import CampaignClocks
from tafelrunde.server.campaigns.errands.trials import (
    CAPITAL,
    CREATURE,
    LAIR,
    LIFE,
    MINE,
    STRENGTH,
    plan_of,
    release_creature,
)
from tests.server.house import House, Person, house, run

MONTH = f"""Zugblatt:
Rüste 1000 K und 10 HF als 101 in Rüstort 403/13
Baue Burg in 403/19
Bewege 101 nach {LAIR}
"""
DAY = 24 * 3600.0
PICTURED = Path(__file__).parents[3] / "web" / "src" / "campaign" / "entry" / "world.json"
BEASTS = 3


class Tried:
    """A trial and whoever plays it."""

    def __init__(self, made: House, person: Person, begun: Any) -> None:
        self.house, self.person, self.begun = made, person, begun
        self.here = f"/api/campaigns/{quote(begun['campaign'])}"
        self.realm = f"{self.here}/realms/{MINE}"
        self.clocks = CampaignClocks(made.campaigns)

    async def hand_in(self, text: str) -> Any:
        draft = await self.person.get(f"{self.realm}/draft")
        body = {**draft["round"], "base": draft["revision"], "text": text}
        saved = await self.person.put(f"{self.realm}/draft", body)
        ready = {**saved["round"], "revision": saved["revision"]}
        return await self.person.post(f"{self.realm}/ready", ready)

    async def tick(self) -> None:
        """The clock looks, as it does twice a second."""
        self.house.clock.time += 0.5
        await self.clocks.sweep(self.house.clock.now())

    async def summary(self) -> Any:
        return (await self.person.get(self.here))["summary"]


async def tried(made: House, **wish: Any) -> Tried:
    person = made.person()
    begun = await person.post("/api/trials", wish)
    person.token = begun["ruler"]["token"]
    return Tried(made, person, begun)


def test_one_click_founds_a_campaign_with_one_person_and_bots(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as made:
            trial = await tried(made, me="Mia", language="en")
            assert trial.begun["campaign"].startswith("Trial ")
            assert trial.begun["realm"] == "Theostelos"
            here = await trial.person.get(trial.here)
            [me] = here["members"]
            assert (me["role"], me["realm"], me["right"], me["rules"]) == ("realm", MINE, "hand in", True)
            summary = here["summary"]
            assert (summary["mode"], summary["month"], summary["clock"]["early"]) == ("remote", 1, True)
            assert [realm["name"] for realm in summary["realms"]][3] == "Wilderness"
            assert sorted(summary["house"]["bots"]) == ["1", "2", "3"]
            assert summary["expires"] == made.clock.now() + LIFE
            assert (await trial.person.get(f"{trial.here}/members"))["members"] == [me]
            [listed] = (await trial.person.get("/api/campaigns"))["campaigns"]
            assert listed["campaign"] == trial.begun["campaign"]

    run(story())


def test_handing_in_plays_the_month_and_the_fight_is_won(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as made:
            trial = await tried(made)
            heard: list[Any] = []
            made.campaigns.after.append(lambda _campaign, happening: heard.append(happening.kind))
            await trial.tick()
            assert (await trial.summary())["month"] == 1
            assert (await trial.hand_in(MONTH))["handed_in"]
            await trial.tick()
            assert (await trial.summary())["month"] == 2
            assert heard[-2:] == ["report", "round"]
            report = await trial.person.ask("GET", f"{trial.realm}/report?form=text&lang=de")
            assert LAIR in report.text
            view = await trial.person.get(f"{trial.realm}/view")
            assert list(armies_in(view, LAIR)) == [(MINE, "101")]  # the creature is gone
            assert 700 < armies_in(view, LAIR)[MINE, "101"]["troops"] < 1000
            await trial.tick()
            assert (await trial.summary())["month"] == 2  # bots alone go on with nothing
            assert (await trial.hand_in("Zugblatt:"))["handed_in"]
            await trial.tick()
            assert (await trial.summary())["month"] == 3

    run(story())


def armies_in(view: Any, field: str) -> dict[tuple[int, str], Any]:
    """By realm and number."""
    return {
        (realm, number): army
        for realm, armies in enumerate(view["armies"])
        for number, army in armies.items()
        if army["field"] == field
    }


def test_a_sheet_that_is_taken_back_in_time_is_not_played(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as made:
            trial = await tried(made)
            await trial.hand_in(MONTH)
            await trial.person.delete(f"{trial.realm}/ready")
            await trial.tick()
            assert (await trial.summary())["month"] == 1

    run(story())


def test_a_month_that_is_handed_in_twice_is_played_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as made:
            trial = await tried(made)
            await trial.hand_in(MONTH)
            ready = {**(await trial.person.get(f"{trial.realm}/draft"))["round"], "revision": 1}
            assert (await trial.person.post(f"{trial.realm}/ready", ready))["handed_in"]
            await asyncio.gather(trial.tick(), trial.tick())
            assert (await trial.summary())["month"] == 2
            assert (await trial.person.refused("POST", f"{trial.realm}/ready", ready))[1] == "stale"
            await trial.tick()
            assert (await trial.summary())["month"] == 2

    run(story())


def test_a_server_that_comes_back_plays_what_was_handed_in(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as made:
            before = await tried(made)
            await before.hand_in(MONTH)
        async with house(tmp_path) as made:
            trial = Tried(made, made.person(before.person.token), before.begun)
            assert (await trial.summary())["month"] == 1
            await trial.clocks.give_back((made.clock.now() - 60.0, made.clock.now()))
            await trial.tick()
            assert (await trial.summary())["month"] == 2
            await trial.tick()
            assert (await trial.summary())["month"] == 2

    run(story())


def test_whoever_tries_knows_what_any_realm_would_and_leads_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as made:
            trial, stranger = await tried(made), made.person()
            for path in ("desk", "view", "archive", "inbox", "audit"):
                assert (await trial.person.refused("GET", f"{trial.here}/{path}"))[0] == 403
            for realm in (1, 2, 3):
                found = await trial.person.refused("GET", f"{trial.here}/realms/{realm}/view")
                assert found[0] == 403
            for path in ("", "/realms/0/view", "/realms/0/draft"):
                assert (await stranger.refused("GET", trial.here + path))[0] == 404
            assert (await stranger.refused("DELETE", f"{trial.here}/trial"))[0] == 404
            seen = armies_in(await trial.person.get(f"{trial.realm}/view"), LAIR)
            assert list(seen) == [(BEASTS, str(CREATURE))]
            assert STRENGTH not in seen[BEASTS, str(CREATURE)].values()

    run(story())


def test_trials_are_rationed_like_other_campaigns(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, limits_scale=1.0) as made:
            person = made.person()
            for _ in range(4):
                await person.post("/api/trials", {})
            assert (await person.refused("POST", "/api/trials", {}))[1] == "limit"

    run(story())


def test_who_tried_discards_it_and_nobody_discards_another_campaign(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as made:
            trial = await tried(made)
            await trial.person.delete(f"{trial.here}/trial")
            assert (await trial.person.refused("GET", trial.here))[0] == 404
            assert (await trial.person.get("/api/campaigns"))["campaigns"] == []
            master = made.person()
            wish = {"name": "Ernst", "count": 2, "later": 0, "seed": 5, "size": "hexagon 2"}
            master.token = (await master.post("/api/campaigns", wish))["master"]["token"]
            place = {"role": "realm", "realm": 0, "right": "hand in", "rules": True}
            invited = await master.post("/api/campaigns/Ernst/members", place)
            ruler = made.person(invited["token"])
            ruler.token = (await ruler.post("/api/campaigns/Ernst/join", {"name": "Rita"}))["token"]
            assert await ruler.refused("DELETE", "/api/campaigns/Ernst/trial") == (409, "state")
            assert await master.refused("DELETE", "/api/campaigns/Ernst/trial") == (403, "forbidden")

    run(story())


def test_a_trial_that_nobody_looks_at_is_removed_and_a_visit_keeps_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as made:
            left, kept = await tried(made), await tried(made)
            made.clock.time += LIFE - DAY
            assert (await kept.summary())["expires"] < made.clock.now() + 2 * DAY
            assert (await kept.summary())["expires"] == made.clock.now() + LIFE
            made.clock.time += 2 * DAY
            await made.campaigns.remove_expired(made.clock.now())
            assert (await left.person.refused("GET", left.here))[0] == 404
            assert (await kept.summary())["month"] == 1

    run(story())


@pytest.mark.parametrize("dice", ["fair", "seeded"])
@pytest.mark.parametrize(
    "army", ["1000 K und 10 HF als 101", "2000 K und 1 HF als 101", "800 R und 8 HF als 201"]
)
def test_the_first_fight_is_won_whatever_is_rolled(dice: Any, army: str) -> None:
    """The guided month rests on it: the army that is taught, and what else a beginner may think of."""
    number = int(army.split()[-1])
    for _ in range(8):
        campaign = prepared(dice)
        beasts = campaign.names[BEASTS]
        players = players_of(campaign, {1: "settler", 2: "warlord", BEASTS: "settler"})
        text = f"Zugblatt:\nRüste {army} in Rüstort {CAPITAL}\nBewege {number} nach {LAIR}\n"
        with campaign.home.held():
            assert hand_in(campaign, MINE, text).is_fine
            assert play_round(Runner(campaign, players, 1, leave_out=True))
        world, realms = campaign.state.setting.world, campaign.state.realms
        assert not realms[BEASTS].armies, (beasts, army)
        assert world.label(realms[MINE].armies[number].field) == LAIR


def prepared(dice: Any) -> Campaign:
    """As `trial.found` leaves it, in memory."""
    beasts = "Wildnis"
    plan = plan_of(beasts, dice)
    return found_campaign(Memory("Probe"), plan, lambda campaign: release_creature(campaign, beasts))


def test_the_lobby_shows_the_world_in_which_everybody_may_try() -> None:
    """It is drawn before anybody has a campaign, from a file of the web app."""
    plan = plan_of("Wildnis", "fair")
    world = unseeded(generate(Recipe(plan.seed, 3, plan.size, plan.land)), plan.size)
    assert json.loads(PICTURED.read_text(encoding="utf-8")) == msgspec.json.decode(msgspec.json.encode(world))
