"""Who may sit where, and what everybody else notices of it."""

from __future__ import annotations

from typing import Any

from tests.server.house import Person, house, run, running


async def seats_of(person: Person, table: str) -> list[Any]:
    seats: list[Any] = (await person.get(f"/api/tables/{table}"))["table"]["seats"]
    return seats


def test_every_seat_has_a_name_of_its_own(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            _, seating = await made.table("me", "me", "bot", "bot")
            names = [seat["name"] for seat in seating["table"]["seats"]]
            assert len(set(names)) == 4

            _, seating = await made.table("me", "open")
            join = f"/api/tables/{seating['table']['id']}/join"
            taken = seating["table"]["seats"][0]["name"]
            assert await made.person().refused("POST", join, {"name": taken.upper()}) == (409, "taken")
            assert await made.person().refused("POST", join, {"name": "Bri\u0000an"}) == (400, "bad")
            assert await made.person().refused("POST", join, {"name": " "}) == (400, "bad")

    run(story())


def test_the_first_to_join_has_the_seat(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            _, seating = await made.table("me", "open")
            join = f"/api/tables/{seating['table']['id']}/join"
            await made.person().post(join, {"name": "Brian"})
            assert await made.person().refused("POST", join, {"name": "Cindy"}) == (409, "taken")

    run(story())


def test_an_invitation_takes_its_seat_once_and_its_sender_cannot_play_it(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            _, seating = await made.table("me", "invited")
            table, [invitation] = seating["table"]["id"], seating["invitations"]
            join = f"/api/tables/{table}/join"
            assert await made.person().refused("POST", join, {}) == (409, "taken")

            guest = made.person(invitation["token"])
            assert (await guest.get(f"/api/tables/{table}"))["you"]["invited"] == 1
            joined = await guest.sit(await guest.post(join, {"name": "Cindy"}))
            assert joined["seats"] == [1]

            spy = made.person(invitation["token"])
            assert (await spy.get(f"/api/tables/{table}"))["you"]["seats"] == []
            assert await spy.refused("GET", f"/api/tables/{table}/note") == (403, "forbidden")
            assert await spy.refused("POST", join, {}) == (409, "taken")
            assert (await guest.get(f"/api/tables/{table}"))["you"]["seats"] == [1]

    run(story())


def test_hot_seat_is_several_seats_with_one_link(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            host, seating = await made.table("me", "open", "me")
            table = seating["table"]["id"]
            assert seating["seats"] == [0, 2]

            joined = await host.post(f"/api/tables/{table}/join", {"name": "Third"})
            assert joined["seats"] == [0, 1, 2]
            assert joined["token"] == host.token

            await host.post(f"/api/tables/{table}/start")
            for seat in range(3):
                assert (await host.get(f"/api/tables/{table}/view?seat={seat}"))["seat"] == seat
            assert await host.refused("GET", f"/api/tables/{table}/view") == (403, "forbidden")

    run(story())


def test_a_bot_stands_in_and_the_player_comes_back(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            host, other, table = await running(made)
            bot = f"/api/tables/{table}/seats/1/bot"
            await host.put(bot, {"bot": "random"})
            seat = (await seats_of(host, table))[1]
            assert (seat["kind"], seat["bot"], seat["stands_in"]) == ("human", "random", True)

            await other.delete(bot)
            seat = (await seats_of(host, table))[1]
            assert (seat["kind"], seat.get("stands_in", False)) == ("human", False)
            assert (await other.get(f"/api/tables/{table}"))["you"]["seats"] == [1]

    run(story())


def test_who_was_sent_away_can_no_longer_act_and_the_game_goes_on(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            host, other, table = await running(made)
            await other.put(f"/api/tables/{table}/note", {"text": "my plan"})
            await other.put(f"/api/tables/{table}/contacts/hook", {"address": "https://example.org/brian"})
            assert await other.refused("POST", f"/api/tables/{table}/seats/0/kick") == (403, "forbidden")

            await host.post(f"/api/tables/{table}/seats/1/kick")
            assert await other.refused("GET", f"/api/tables/{table}/note") == (403, "forbidden")
            seat = (await seats_of(host, table))[1]
            assert (seat["kind"], seat["name"]) == ("bot", "Brian")
            assert await made.context.store.contacts(table) == []

            invitation = await host.post(f"/api/tables/{table}/seats/1/invite")
            heir = made.person(invitation["token"])
            await heir.sit(await heir.post(f"/api/tables/{table}/join", {"name": "Cindy"}))
            assert (await heir.get(f"/api/tables/{table}/note"))["text"] == ""
            assert (await seats_of(host, table))[1]["kind"] == "human"

    run(story())


def test_the_host_cannot_be_sent_away_but_can_hand_on(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            host, other, table = await running(made)
            assert await host.refused("POST", f"/api/tables/{table}/seats/0/kick") == (409, "state")
            await host.post(f"/api/tables/{table}/host", {"seat": 1})
            assert (await other.get(f"/api/tables/{table}"))["you"]["host"]
            assert await host.refused("POST", f"/api/tables/{table}/host", {"seat": 0}) == (403, "forbidden")

    run(story())


def test_when_the_host_leaves_another_person_leads_and_without_people_the_table_ends(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            host, other, table = await running(made)
            await host.post(f"/api/tables/{table}/leave")
            here = await other.get(f"/api/tables/{table}")
            assert here["you"]["host"]
            assert here["table"]["seats"][0]["kind"] == "bot"

            await other.post(f"/api/tables/{table}/leave")
            assert (await made.person().get(f"/api/tables/{table}"))["table"]["status"] == "abandoned"

    run(story())


def test_a_renewed_link_ends_the_old_one(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            host, seating = await made.table("me", "open")
            table = seating["table"]["id"]
            renewed = await host.post(f"/api/tables/{table}/link")
            assert await host.refused("GET", f"/api/tables/{table}/note") == (403, "forbidden")
            assert (await made.person(renewed["token"]).get(f"/api/tables/{table}"))["you"]["host"]

    run(story())


def test_an_invited_seat_is_shown_as_invited_to_everybody(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            _, seating = await made.table("me", "invited", "open")
            table = seating["table"]["id"]
            seen = [seat.get("invited", False) for seat in await seats_of(made.person(), table)]
            assert seen == [False, True, False]
            join = f"/api/tables/{table}/join"
            assert await made.person().refused("POST", join, {"seat": 1}) == (409, "taken")
            guest = made.person(seating["invitations"][0]["token"])
            await guest.sit(await guest.post(join, {"name": "Cindy"}))
            assert not any(seat.get("invited") for seat in await seats_of(made.person(), table))

    run(story())


def test_an_invitation_fills_its_seat_also_when_a_bot_has_begun_there(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            host, seating = await made.table("me", "invited")
            table, [invitation] = seating["table"]["id"], seating["invitations"]
            await host.post(f"/api/tables/{table}/start", {"fill": "random"})
            seat = (await seats_of(made.person(), table))[1]
            assert (seat["kind"], seat["invited"]) == ("bot", True)
            guest = made.person(invitation["token"])
            joined = await guest.sit(await guest.post(f"/api/tables/{table}/join", {"name": "Cindy"}))
            assert joined["seats"] == [1]
            assert (await seats_of(host, table))[1]["name"] == "Cindy"

    run(story())
