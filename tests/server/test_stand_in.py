"""Clocks, bots and sockets together: a game goes on without those who let their time run out."""

from __future__ import annotations

from tests.server.playing import fresh, run, serving


def test_a_bot_moves_for_who_is_late_and_everybody_sees_the_clocks(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite, sweep_seconds=1.0) as server:
            dealt = await server.deal("kingsburg", 2, clock={"kind": "move", "seconds": 60.0})
            client = await server.sit(dealt.id, dealt.tokens[0])
            step = await fresh(client)
            [late] = step["to_act"]
            assert step["clock"]["until"] == {str(late): server.clock.now() + 60}
            n = step["n"]

            server.clock.move(61.0)
            while not (step["n"] > n and step["seat"] == 0 and step["to_act"] != [late]):
                step = await client.hear("step")

            info = client.of("table")[-1]["table"]
            assert info["seats"][late]["stands_in"]
            live = await server.hub.existing(dealt.id)
            assert live.seats[late].stands_in
            kinds = [(s.kind, s.actor) for s in await server.store.steps(dealt.id, n)]
            assert kinds[0] == ("clock", -1)
            assert ("moves", late) in kinds

    run(story())
