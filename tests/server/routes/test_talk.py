"""Words at the table, and those who watch: names, notes of one's own, views by consent, from behind."""

from __future__ import annotations

from tests.server.house import house, run, running


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
