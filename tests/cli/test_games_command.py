"""`tafelrunde games`: what a lobby needs to know."""

from __future__ import annotations

from tafelrunde.games import game_ids, load_game
from tafelrunde.telling.lobby import about
from tests.cli.calling import tafelrunde


def test_every_game_is_listed_with_seats_version_and_options() -> None:
    said = tafelrunde("games", "--json")

    assert said.code == 0
    assert [game["id"] for game in said.data] == game_ids()
    for listed in said.data:
        meta = load_game(listed["id"]).meta
        assert listed["name"] == meta.name.en
        assert listed["seats"] == list(meta.seats)
        assert listed["version"] == meta.version
        assert [option["name"] for option in listed["options"]] == [option.name for option in meta.options]
        for option in listed["options"]:
            assert option["default"] == option["values"][0]


def test_kingsburg_is_for_two_to_five() -> None:
    (kingsburg,) = [game for game in tafelrunde("games", "--json").data if game["id"] == "kingsburg"]

    assert kingsburg["seats"] == [2, 5]
    assert len(kingsburg["options"]) == 5


def test_people_read_it_in_their_language() -> None:
    assert "2 to 5 players" in tafelrunde("games").out
    german = tafelrunde("games", lang="de").out
    assert "2 bis 5 Spieler" in german
    assert about(load_game("kingsburg")).de in german


def test_nothing_else_is_asked() -> None:
    assert tafelrunde("games", "kingsburg").code == 2
