"""Taking back: what a person did, over the heads of bots, but never past a die or a secret."""

from __future__ import annotations

from itertools import islice

import pytest

from tafelrunde.cli.language import language, use_language
from tafelrunde.cli.play.plan import PERSON
from tafelrunde.cli.play.undo import take_back
from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import CHANCE
from tafelrunde.engine.table import Table, knows_more
from tests.cli.positions import GAME, decisions

PLAYERS = (PERSON, "random", "random")


@pytest.fixture(autouse=True)
def _english() -> object:
    before = language()
    use_language("en")
    yield
    use_language(before)


def frozen(table: Table) -> tuple[bytes, int]:
    return encode(GAME.dump(table.state)), len(table.entries)


def bots_since_person(table: Table) -> list[int] | None:
    """Who acted after the person's last move; None if chance did, or the person never moved."""
    since: list[int] = []
    for entry in reversed(table.entries):
        if entry.seat == CHANCE:
            return None
        if PLAYERS[entry.seat] == PERSON:
            return since
        since.append(entry.seat)
    return None


def test_a_move_is_taken_back_exactly_when_only_ignorant_bots_have_answered() -> None:
    taken = refused = 0
    for table, seat in decisions(3, seed=8):
        if seat != 0:
            continue
        since, before = bots_since_person(table), frozen(table)
        secret = since is not None and any(knows_more(GAME, table.state, bot, 0) for bot in since)
        copy = Table(GAME, "example", table.header.seats, table.source)
        for entry in table.entries:
            copy.move(entry.seat, entry.move)
        reason = take_back(copy, PLAYERS)
        if since is None or secret:
            assert reason
            assert frozen(copy) == before
            refused += 1
        elif reason is None:
            assert len(copy.entries) == before[1] - len(since) - 1
            assert copy.entries == table.entries[: len(copy.entries)]
            assert GAME.to_act(copy.state) == (0,)
            taken += 1
    assert taken
    assert refused


def test_a_seat_that_has_looked_knows_more() -> None:
    checked = set()
    for table, _seat in islice(decisions(3, seed=8), 0, None, 4):
        seen = GAME.view(table.state, None)
        for looker in range(3):
            for other in range(3):
                secret = looker in seen.looked and other not in seen.looked and not seen.revealed
                assert knows_more(GAME, table.state, looker, other) == secret
                checked.add(secret)
    assert checked == {True, False}


def test_nothing_can_be_taken_back_before_the_first_move() -> None:
    table, _seat = next(decisions(3, seed=8))
    assert take_back(table, PLAYERS) == "There is no move to take back."
