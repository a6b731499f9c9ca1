"""Whole games over sockets: what is acknowledged is in the store, and the log replays to the same game."""

from __future__ import annotations

import msgspec
import pytest

from tafelrunde.engine.codec import encode
from tafelrunde.engine.log import read_log, replay, write_log
from tafelrunde.games import load_game
from tafelrunde.server.tables import journal
from tests.server.playing import choosing, play, run, serving


@pytest.mark.parametrize(("game", "players"), [("kingsburg", 3), ("ethnos", 2)])
def test_a_whole_game_is_played_over_sockets_and_its_log_replays(
    database: str, game: str, players: int
) -> None:
    async def story() -> None:
        async with serving(database) as server:
            dealt = await server.deal(game, players)
            clients = {seat: await server.sit(dealt.id, token) for seat, token in enumerate(dealt.tokens)}

            last = await play(clients, choosing(7))

            live = await server.hub.existing(dealt.id)
            record = await server.store.table(dealt.id)
            assert record is not None
            assert (record.status, record.n, record.to_act) == ("over", last["n"], ())
            rules = load_game(game)
            log = journal.full_log(rules, live.header, await live.steps(), record.secret)
            lines = list(write_log(log))
            again = read_log(lines, "log", load_game)
            end = [played.state for played in replay(rules, again)][-1]
            assert encode(rules.dump(end)) == encode(rules.dump(live.state))
            assert again.ending is not None
            assert last["result"] == msgspec.json.decode(encode(again.ending.result))

    run(story())
