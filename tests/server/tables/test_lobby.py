"""Tables come and go: new ones, solo games, lists, the start, rematches, removal."""

from __future__ import annotations

from tests.server.house import house, run, running


def test_solo_gives_the_arms_that_somebody_likes_where_there_are_such(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            me = made.person()
            for arms, seat in ((2, 2), (None, 0), (4, 0)):
                seating = await me.post("/api/solo", {"game": "kingsburg", "players": 3, "arms": arms})
                assert seating["seats"] == [seat]
                assert seating["table"]["seats"][seat]["kind"] == "human"

    run(story())


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


def test_bots_wait_as_the_table_wishes_or_as_is_usual(database: str) -> None:
    async def story() -> None:
        async with house(database, pace="calm") as made:
            assert (await made.person().get("/api/games"))["pace"] == "calm"
            host, usual = await made.table("me", "bot")
            _, wished = await made.table("me", "bot", pace="brisk")
            me = made.person()
            alone = await me.post("/api/solo", {"game": "ethnos", "pace": "none"})
            assert [one["table"].get("pace", "none") for one in (usual, wished, alone)] == [
                *("calm", "brisk", "none")
            ]

            path = f"/api/tables/{usual['table']['id']}"
            await host.post(f"{path}/start")
            await host.patch(path, {"pace": "brisk"})
            assert (await host.get(path))["table"]["pace"] == "brisk"
            assert await host.refused("PATCH", path, {"pace": "hasty"}) == (400, "bad")

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


def test_against_bots_a_rematch_begins_at_once_one_seat_further(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            me = made.person()
            wish = {"game": "ethnos", "players": 3, "options": {"tribes": "chosen"}, "pace": "calm"}
            seating = await me.sit(await me.post("/api/solo", wish))
            for turn in (1, 2, 0):
                table = seating["table"]["id"]
                record = await made.context.store.table(table)
                assert record is not None
                record.status = "over"
                await made.context.store.update_table(record)
                await made.context.hub.refresh(table, "table")

                seating = await me.sit(await me.post(f"/api/tables/{table}/rematch"))
                again = seating["table"]
                assert again["status"] == "running"
                assert seating["seats"] == [turn]
                assert again["host"] == turn
                assert [seat["kind"] for seat in again["seats"]].index("human") == turn
                assert again["options"]["tribes"] == "chosen"
                assert again["pace"] == "calm"
                assert (await me.get(f"/api/tables/{again['id']}/view"))["seat"] == turn

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
