"""People who are away: exactly one notice for each turn and person, none to who is looking."""

from __future__ import annotations

import msgspec
import pytest

from tafelrunde.server.errors import Denied
from tafelrunde.server.notices.letters import written
from tafelrunde.server.notices.notices import About, Message
from tafelrunde.server.tables.undo import ask
from tafelrunde.store.records import Notice, SeatRecord
from tests.server.attending import attending, run


def test_a_whole_game_gives_one_notice_for_each_turn(database: str) -> None:
    async def story() -> None:
        async with attending(database) as desk:
            live = await desk.deal(3)
            for seat in range(3):
                await desk.contact(live, seat)
            told: list[tuple[int, int]] = []
            begun: list[tuple[int, int]] = []
            while live.to_act:
                waited = set(live.to_act)
                await desk.move(live)
                begun += [(live.n, seat) for seat in sorted(set(live.to_act) - waited)]
            notices = await desk.waiting()
            told = sorted((n.n, n.seat) for n in notices if b'"turn"' in n.body)

            assert told == begun
            assert len(begun) > 20
            over = [n.seat for n in notices if b'"over"' in n.body]
            assert sorted(over) == [0, 1, 2]

    run(story())


def test_nobody_is_told_who_is_looking_and_nobody_who_is_no_person(sqlite: str) -> None:
    async def story() -> None:
        async with attending(sqlite) as desk:
            bot = SeatRecord("", 1, "bot", "B", "greedy")
            away = SeatRecord("", 2, "human", "C", "greedy", stands_in=True)
            live = await desk.deal(4, [bot, away])
            for seat in range(4):
                await desk.contact(live, seat)
            await desk.store.look(live.id, 3, "here", desk.clock.now() + 1e6)
            for _ in range(60):
                await desk.move(live)

            assert {notice.seat for notice in await desk.waiting()} == {0}

    run(story())


def test_a_person_with_two_seats_is_told_once(sqlite: str) -> None:
    async def story() -> None:
        async with attending(sqlite) as desk:
            live = await desk.deal(3)
            for seat in range(3):
                await desk.contact(live, seat, address="all@example.org")
            for _ in range(40):
                waited = len(await desk.waiting())
                await desk.move(live)
                assert len(await desk.waiting()) <= waited + 1

    run(story())


def test_taken_back_and_made_again_is_told_once(sqlite: str) -> None:
    async def story() -> None:
        async with attending(sqlite) as desk:
            live = await desk.deal(2)
            for seat in range(2):
                await desk.contact(live, seat)
            undone = 0
            begun: list[int] = []
            while live.to_act and undone < 5:
                waited, entries = set(live.to_act), live.position.entries
                actor = await desk.move(live)
                begins = sorted(set(live.to_act) - waited)
                if begins and live.position.entries == entries + 1:
                    try:
                        await ask(live, actor, live.n)
                    except Denied:
                        pass
                    else:
                        undone += 1
                        await live.do(actor, desk.made, live.n)
                        assert sorted(set(live.to_act) - waited) == begins
                begun += begins

            assert undone == 5
            turns = [n.seat for n in await desk.waiting() if b'"turn"' in n.body]
            assert sorted(turns) == sorted(begun)

    run(story())


def test_where_nobody_wants_to_know_nothing_is_kept(sqlite: str) -> None:
    async def story() -> None:
        async with attending(sqlite) as desk:
            live = await desk.deal(2)
            for _ in range(10):
                await desk.move(live)

            assert await desk.waiting() == []
            assert {step.clock for step in await desk.store.steps(live.id)} == {b""}

    run(story())


ABOUT: tuple[About, ...] = ("turn", "remind", "late", "stand-in", "host", "over")


@pytest.mark.parametrize("about", ABOUT)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_notice_has_words_in_both_languages(about: About, lang: str) -> None:
    notice = Notice("tab", 7, 1, "mail", "a@example.org", b"")
    message = msgspec.convert(
        {"about": about, "game": "Ethnos", "title": "Freitag", "lang": lang, "name": "Ann", "whom": "Bob"}
        | {"until": 1_782_900_000.0, "zone": "Europe/Berlin"},
        Message,
    )

    letter = written(notice, message, "https://t.org/")

    assert "Ethnos" in letter.subject
    assert "Ann" in letter.text
    assert ("Bob" in letter.text) == (about == "host")
    assert letter.url == "https://t.org/t/tab"
    clock = {"en": "2026-07-01 12:00 (Europe/Berlin)", "de": "01.07.2026, 12:00 (Europe/Berlin)"}[lang]
    assert (clock in letter.text) == (about in ("turn", "remind"))
