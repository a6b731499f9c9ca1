"""The core of a campaign under all laws: sheets, months, views, secrets, log and replay."""

from __future__ import annotations

import pytest

from tafelrunde.engine.log import replay
from tafelrunde.engine.table import SeededSource, Table
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.moves.kinds import Sheet
from tafelrunde.games.phoenix.tables.calendar import AHEAD
from tests.contract.obey import ALL, obey
from tests.games.phoenix.claims import rules

OPTIONS = [{}, {"deadlines": "days"}, {option.name: option.values[-1] for option in GAME.meta.options}]


def peaceful(realms: int, months: int, options: dict[str, str] | None = None) -> Table:
    """A campaign in which nobody orders anything."""
    names = [f"Realm {number}" for number in range(realms)]
    table = Table(GAME, "peace", [*names, "SL"], SeededSource(1), options, {"months": months})
    while GAME.to_act(table.state):
        table.settle()
        for seat in GAME.to_act(table.state)[:1]:
            table.move(seat, Sheet())
    return table


@pytest.mark.parametrize("options", OPTIONS, ids=["turns", "remote", "switched"])
@pytest.mark.parametrize("seats", [3, 5])
def test_a_campaign_obeys_all_laws(seats: int, options: dict[str, str]) -> None:
    assert obey(GAME, seats, 3, options, ALL, 25) > 0


@rules("PH-3a", "PH-3.4b", "PH-3r")
def test_in_each_month_every_realm_has_one_turn_in_the_drawn_order() -> None:
    table = peaceful(4, 9)
    turns: dict[int, list[int]] = {}
    month = 1
    drawn = {}
    for events in table.events:
        for event in events:
            kind = type(event).__name__
            if kind == "OrderDrawn":
                drawn[event.month] = list(event.realms)  # type: ignore[attr-defined]
            elif kind == "MonthBegan":
                month = event.month  # type: ignore[attr-defined]
            elif kind == "TurnEnded":
                turns.setdefault(month, []).append(event.realm)  # type: ignore[attr-defined]

    assert sorted(turns) == list(range(1, 10))
    assert all(turns[month] == drawn[month] for month in turns)
    assert max(drawn) == 9 + AHEAD


@pytest.mark.parametrize("options", OPTIONS, ids=["turns", "remote", "switched"])
def test_a_log_of_empty_sheets_replays(options: dict[str, str]) -> None:
    table = peaceful(3, 5, options)

    assert len(list(replay(GAME, table.log()))) == len(table.entries)


def test_remote_play_takes_one_sheet_a_month() -> None:
    months, realms = 4, 3
    turns = peaceful(realms, months)
    remote = peaceful(realms, months, {"deadlines": "days"})

    assert sum(entry.seat >= 0 for entry in turns.entries) == 2 * months * realms
    assert sum(entry.seat >= 0 for entry in remote.entries) == months * realms
