"""A server has no tables for campaigns and says so, in the language of whoever asks."""

from __future__ import annotations

import pytest

from tafelrunde.engine.contract import LANGS, Lang
from tafelrunde.store import campaigns
from tafelrunde.store.records import LogChange
from tafelrunde.store.transactions import transactions
from tests.server.house import house, run

ELSEWHERE = {
    "en": "found one with: tafelrunde phoenix new",
    "de": "gegründet wird er mit: tafelrunde phoenix new",
}
SEATS = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
REQUESTS = [
    ("POST", "/api/tables", {"game": "phoenix", "seats": SEATS}, 400),
    ("POST", "/api/solo", {"game": "phoenix"}, 400),
    ("GET", "/api/games/phoenix", None, 404),
]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("method", "path", "body", "status"), REQUESTS, ids=[row[1] for row in REQUESTS])
def test_who_asks_for_a_campaign_is_told_where_it_is_founded(
    database: str, lang: Lang, method: str, path: str, body: object, status: int
) -> None:
    async def story() -> None:
        async with house(database) as made:
            answer = await made.person().ask(method, path, body, headers={"accept-language": lang})
            assert answer.status_code == status
            assert ELSEWHERE[lang] in answer.json()["text"]

    run(story())


def test_the_lobby_offers_no_tables_for_campaigns(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            shown = await made.person().get("/api/games")
            offered = [game["id"] for game in shown["games"]]
            assert "kingsburg" in offered
            assert "phoenix" not in offered
            assert [game["id"] for game in shown["campaigns"]] == ["phoenix"]

    run(story())


def test_a_campaign_in_the_database_is_nobodys_table(database: str) -> None:
    """It is not listed, looked at, played, clocked or swept, whatever its clock says."""
    with transactions(database) as work:
        work.write(lambda connection: campaigns.found(connection, "war", "phoenix", 1.0))
        change = LogChange(0, ["{}\n"])
        work.write(lambda connection: campaigns.change_log(connection, "war", 0, [change], 2.0))

    async def story() -> None:
        async with house(database) as made:
            await made.context.store.set_deadline("war", 1, 3.0)
            person, _seating = await made.table("me", "bot")
            listed = (await made.person().get("/api/tables"))["tables"]
            assert "war" not in [table["id"] for table in listed]
            for path in ("/api/tables/war", "/api/tables/war/log", "/api/tables/war/view"):
                assert (await person.ask("GET", path)).status_code == 404
            assert await made.context.hub.table("war") is None
            for sweep in made.context.hub.sweeps:
                await sweep(1e9)
            assert "war" not in [live.id for live in made.context.hub.tables]
            assert len(await made.context.store.steps("war")) == 1

    run(story())
