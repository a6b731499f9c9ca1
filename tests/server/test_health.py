"""/healthz tells the truth about the store, and /metrics counts without naming anybody."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tafelrunde.server.app import create_app
from tafelrunde.server.health import FRESH_SECONDS, Observing
from tafelrunde.server.settings import Settings
from tafelrunde.server.tables.hub import Hub
from tafelrunde.store.opening import open_store
from tafelrunde.store.records import Notice
from tests.server.playing import PATIENCE, HandClock, run, serving

HERE = "http://tafel.test"


def test_health_follows_the_store(tmp_path: Path) -> None:
    async def look() -> None:
        store, clock = open_store(f"sqlite:///{tmp_path}/tables.db"), HandClock()
        await store.open()
        observing = Observing(Hub(Settings(), store, clock))
        await store.beat(clock.now())
        well = await observing.health()
        assert (well.ok, well.beat) == (True, clock.now())
        clock.move(FRESH_SECONDS)
        assert (await observing.health()).beat == well.beat, "to ask is not to be alive"
        await store.close()
        assert (await observing.health()).ok, "it is asked once in a while only"
        clock.move(FRESH_SECONDS)
        ill = await observing.health()
        assert (ill.ok, ill.beat) == (False, well.beat)
        await store.open()
        clock.move(FRESH_SECONDS)
        assert (await observing.health()).ok
        await store.close()

    run(look())


def test_a_disk_without_room_is_no_health(tmp_path: Path) -> None:
    """Files may not grow any more, which is what SQLite meets on a full disk."""

    async def look() -> None:
        store, clock = open_store(f"sqlite:///{tmp_path}/tables.db"), HandClock()
        await store.open()
        observing = Observing(Hub(Settings(), store, clock))
        assert (await observing.health()).ok
        clock.move(FRESH_SECONDS)
        with files_may_not_outgrow(tmp_path / "tables.db-wal"):
            assert not (await observing.health()).ok
        clock.move(FRESH_SECONDS)
        assert (await observing.health()).ok
        await store.close()

    run(look())


@contextmanager
def files_may_not_outgrow(file: Path) -> Iterator[None]:
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (file.stat().st_size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_server_whose_store_is_gone_asks_to_be_restarted(tmp_path: Path) -> None:
    async def look() -> None:
        store = open_store(f"sqlite:///{tmp_path}/tables.db")
        await store.open()
        await store.close()
        app = create_app(Settings(hosts=("tafel.test",)), store, HandClock())
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=HERE) as client:
            answer = await client.get("/healthz")
        assert (answer.status_code, answer.json()["ok"]) == (503, False)

    run(look())


def test_figures_count_moves_and_refusals_and_name_nobody(sqlite: str) -> None:
    async def look() -> None:
        async with serving(sqlite) as server:
            dealt = await server.deal()
            live = await server.hub.existing(dealt.id)
            seat = live.to_act[0]
            client = await server.sit(dealt.id, dealt.tokens[seat])
            offered = await client.hear("step")
            assert (await client.ask("move", n=live.n, move={"move": "fly"}))["t"] == "refused"
            assert (await client.ask("move", n=live.n, move=offered["offers"][0]))["t"] == "ack"
            await server.store.add_notices(
                [Notice(dealt.id, live.n, seat, "mail", "ann@example.org", b"{}", due=9e9)]
            )
            async with httpx.AsyncClient(
                base_url=f"http://127.0.0.1:{server.port}", timeout=PATIENCE
            ) as browser:
                figures = (await browser.get("/metrics")).text
        assert 'tafelrunde_moves_total{game="kingsburg",player="human"} 1.0' in figures
        assert "tafelrunde_append_seconds_count 2.0" in figures
        assert "tafelrunde_sockets 1.0" in figures
        assert "tafelrunde_tables 1.0" in figures
        assert "tafelrunde_outbox 1.0" in figures
        refused = [line for line in figures.splitlines() if line.startswith("tafelrunde_refusals_total")]
        assert len(refused) == 1
        for private in (dealt.id, "ann@", *dealt.tokens):
            assert private not in figures

    run(look())
