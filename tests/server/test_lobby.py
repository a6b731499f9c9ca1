"""Tables and seats: who may sit where, and what everybody else notices of it."""

from __future__ import annotations

from typing import Any

from tests.server.house import House, Person, house, run


async def seats_of(person: Person, table: str) -> list[Any]:
    seats: list[Any] = (await person.get(f"/api/tables/{table}"))["table"]["seats"]
    return seats


async def running(made: House, *kinds: str) -> tuple[Person, Person, str]:
    """A host, a second player, and their running table."""
    host, seating = await made.table(*(kinds or ("me", "open")))
    table = seating["table"]["id"]
    other = made.person()
    await other.sit(await other.post(f"/api/tables/{table}/join", {"name": "Brian"}))
    await host.post(f"/api/tables/{table}/start", {"fill": "best"})
    return host, other, table


def test_solo_is_one_request_and_the_game_has_begun(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            me = made.person()
            seating = await me.sit(await me.post("/api/solo", {"game": "ethnos", "language": "de"}))

            assert seating["table"]["status"] == "running"
            assert [seat["kind"] for seat in seating["table"]["seats"]] == ["human", "bot", "bot", "bot"]
            assert seating["table"]["seats"][0]["name"] == "Spieler"
            view = await me.get(f"/api/tables/{seating['table']['id']}/view")
            assert view["n"] == 1
            assert view["seat"] == 0

    run(story())


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


def test_at_hot_seat_everybody_speaks_by_name_and_has_notes_of_their_own(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}, {"kind": "open"}]
            host = made.person()
            seating = await host.sit(await host.post("/api/tables", {"game": "ethnos", "seats": seats}))
            table = f"/api/tables/{seating['table']['id']}"
            for seat, text in enumerate(("a", "b")):
                await host.put(f"{table}/note?seat={seat}", {"text": text})
                await host.post(f"{table}/chat", {"text": text, "seat": seat})
            await host.post(f"{table}/chat", {"text": "c"})

            notes = [(await host.get(f"{table}/note?seat={seat}"))["text"] for seat in (0, 1)]
            assert notes == ["a", "b"]
            said = [(line["name"], line["text"]) for line in (await host.get(f"{table}/chat"))["lines"]]
            assert said == [("Ann", "a"), ("Ben", "b"), ("Ann", "c")]
            assert await host.refused("POST", f"{table}/chat", {"text": "d", "seat": 2}) == (403, "forbidden")

    run(story())


def test_the_game_begins_when_the_host_says_so_and_only_once(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            host, seating = await made.table("me", "open", "open")
            start = f"/api/tables/{seating['table']['id']}/start"
            assert await host.refused("POST", start) == (409, "state")
            begun = await host.post(start, {"fill": "random"})
            assert begun["status"] == "running"
            assert [seat["bot"] for seat in begun["seats"][1:]] == ["random", "random"]
            assert await host.refused("POST", start) == (409, "state")

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


def test_only_public_tables_stand_in_the_lobby(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            await made.table("me", "open")
            host, shown = await made.table("me", "open", visibility="public", title="Friday")
            listed = (await made.person().get("/api/tables"))["tables"]
            assert [(table["id"], table["title"]) for table in listed] == [(shown["table"]["id"], "Friday")]

            await host.patch(f"/api/tables/{shown['table']['id']}", {"visibility": "link"})
            assert (await made.person().get("/api/tables"))["tables"] == []

    run(story())


def test_lists_go_on_page_by_page_without_a_gap(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            made_ids = []
            for _ in range(7):
                made.clock.time += 1
                made_ids.append((await made.table("me", "open", visibility="public"))[1]["table"]["id"])
            seen: list[str] = []
            page = await made.person().get("/api/tables?limit=3")
            while page["tables"]:
                seen += [table["id"] for table in page["tables"]]
                if page["before"] is None:
                    break
                page = await made.person().get(f"/api/tables?limit=3&before={page['before']}")
            assert seen == made_ids[::-1]

    run(story())


def test_a_rematch_keeps_everybodys_seat(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            host, other, table = await running(made, "me", "open", "bot")
            record = await made.context.store.table(table)
            assert record is not None
            again = f"/api/tables/{table}/rematch"
            assert await host.refused("POST", again) == (409, "state")
            record.status = "over"
            await made.context.store.update_table(record)
            await made.context.hub.refresh(table, "table")

            first = await other.post(again)
            fresh = first["table"]["id"]
            assert first["seats"] == [1]
            assert first["table"]["host"] == 1
            join = f"/api/tables/{fresh}/join"
            assert await made.person().refused("POST", join, {}) == (409, "taken")

            second = await host.post(again)
            assert second["table"]["id"] == fresh
            assert second["seats"] == [0]
            assert [seat["kind"] for seat in second["table"]["seats"]] == ["human", "human", "bot"]
            assert await host.refused("POST", again) == (409, "taken")
            assert (await host.get(f"/api/tables/{table}"))["table"]["next_table"] == fresh

    run(story())


def test_notes_are_read_by_nobody_else(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            host, other, table = await running(made)
            await host.put(f"/api/tables/{table}/note", {"text": "never trust\nBrian"})
            assert (await host.get(f"/api/tables/{table}/note"))["text"] == "never trust\nBrian"
            assert (await other.get(f"/api/tables/{table}/note"))["text"] == ""
            assert await other.refused("GET", f"/api/tables/{table}/note?seat=0") == (403, "forbidden")

    run(story())


def test_chat_names_who_speaks(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            host, other, table = await running(made)
            chat = f"/api/tables/{table}/chat"
            await other.post(chat, {"text": "Hello"})
            watcher = made.person()
            assert await watcher.refused("POST", chat, {"text": "psst"}) == (403, "forbidden")
            await watcher.sit(await watcher.post(f"/api/tables/{table}/watch", {"name": "Zoe"}))
            await watcher.post(chat, {"text": "Good luck"})

            lines = (await host.get(chat))["lines"]
            assert [(line["seat"], line["name"], line["text"]) for line in lines] == [
                (1, "Brian", "Hello"),
                (None, "Zoe", "Good luck"),
            ]
            later = await host.get(f"{chat}?after={lines[0]['line']}")
            assert [line["text"] for line in later["lines"]] == ["Good luck"]

    run(story())


def test_a_guest_sees_a_seats_view_only_by_that_seats_consent(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            host, other, table = await running(made)
            guests = f"/api/tables/{table}/guests"
            assert await host.refused("POST", guests, {"sees": 1}) == (403, "forbidden")
            let_in = await other.post(guests, {"name": "Zoe", "sees": 1})
            zoe = made.person(let_in["token"])
            assert (await zoe.get(f"/api/tables/{table}/view"))["seat"] == 1
            assert await zoe.refused("GET", f"/api/tables/{table}/view?seat=0") == (403, "forbidden")
            assert await zoe.refused("GET", f"/api/tables/{table}/offers") == (403, "forbidden")

            [guest] = (await other.get(guests))["guests"]
            assert await zoe.refused("DELETE", f"{guests}/{guest['id']}") == (403, "forbidden")
            await other.delete(f"{guests}/{guest['id']}")
            assert (await zoe.get(f"/api/tables/{table}/view"))["seat"] is None

    run(story())


def test_a_table_that_nobody_may_watch_shows_nothing_of_its_game(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            host, seating = await made.table("me", "bot", watching={"allowed": False})
            table = seating["table"]["id"]
            await host.post(f"/api/tables/{table}/start")
            for what in ("view", "story", "chat", "log"):
                assert await made.person().refused("GET", f"/api/tables/{table}/{what}") == (403, "forbidden")
            assert await made.person().refused("POST", f"/api/tables/{table}/watch") == (403, "forbidden")

    run(story())


def test_a_host_removes_a_table_only_where_nobody_would_miss_it(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            host, other, table = await running(made)
            assert await host.refused("DELETE", f"/api/tables/{table}") == (409, "state")
            await other.post(f"/api/tables/{table}/leave")
            await host.delete(f"/api/tables/{table}")
            assert await host.refused("GET", f"/api/tables/{table}") == (404, "missing")

    run(story())


def test_who_watches_from_behind_learns_nothing_of_the_last_steps(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            watching = {"allowed": True, "delay": 2}
            host, seating = await made.table("me", "me", watching=watching, visibility="public")
            path = f"/api/tables/{seating['table']['id']}"
            await host.post(f"{path}/start")
            for step in range(1, 5):
                acting = (await host.get(path))["table"]["to_act"][0]
                offers = (await host.get(f"{path}/offers?seat={acting}"))["offers"]
                move = {"id": f"m{step}", "n": step, "seat": acting, "move": offers[0]["move"]}
                assert (await host.post(f"{path}/moves", move))["n"] == step + 1

            stranger = made.person()
            seen = await stranger.get(f"{path}/view")
            assert (seen["n"], (await host.get(f"{path}/view?seat=0"))["n"]) == (3, 5)
            assert (await stranger.get(f"{path}/story"))["n"] == 3
            [listed] = (await stranger.get("/api/tables"))["tables"]
            for table in (listed, (await stranger.get(path))["table"]):
                assert (table["n"], table.get("to_act", [])) == (3, [])

    run(story())
