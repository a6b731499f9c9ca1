"""A server has no tables for campaigns and says so, in the language of whoever asks."""

from __future__ import annotations

import pytest

from tafelrunde.engine.contract import LANGS, Lang
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
    ("GET", "/api/games/phoenix/rules", None, 404),
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


def test_the_lobby_does_not_offer_campaigns(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            offered = [game["id"] for game in (await made.person().get("/api/games"))["games"]]
            assert "kingsburg" in offered
            assert "phoenix" not in offered

    run(story())
