"""What a finished game tells of itself: the assessments in their order, and how near new tiles came."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from functools import cache

from tafelrunde.engine.account import (
    Account,
    Count,
    Curve,
    Figure,
    Luck,
    Moment,
    Note,
    Scene,
    Tally,
    by_step,
    parts_of,
    reason_note,
)
from tafelrunde.engine.contract import Event, Result, Seat
from tafelrunde.games.xidit.play import events as happened
from tafelrunde.games.xidit.play.box import COLUMN_NAMES, ROAD_COLOURS, SPACES, unit_count
from tafelrunde.games.xidit.play.moves import RevealTile
from tafelrunde.games.xidit.play.odds import top_tiles
from tafelrunde.games.xidit.play.score import DUMMY, values_of
from tafelrunde.games.xidit.play.state import State


def account(moments: Sequence[Moment], result: Result) -> Account:
    states: list[State] = by_step(moments)
    last = moments[-1].events
    scenes = scenes_of(last, len(result.seats))
    return Account(
        adds_up=False,
        scenes=scenes,
        parts=parts_of(moments, "year", "year"),
        curves=curves(states, len(result.seats)),
        luck=lucks(moments, len(result.seats)),
        figures=figures(moments, len(result.seats)),
        verdict=verdict(result, states[-1]),
        decided=tuple(narrowest(last, result)),
    )


def curves(states: Sequence[State], seats: int) -> tuple[Curve, ...]:
    """What is assessed in the end, as it stood after each step; and the units, which break ties."""
    columns = [[values_of(state, column) for state in states] for column in states[-1].columns]
    found = [
        Curve(reason_note(COLUMN_NAMES[column]), tuple(zip(*rows, strict=True)))
        for column, rows in zip(states[-1].columns, columns, strict=True)
    ]
    units = [tuple([unit_count(state.units[seat]) for state in states]) for seat in range(seats)]
    return (*found, Curve(Note("units"), tuple(units)))


# --- the assessments --------------------------------------------------------------------------------


def scenes_of(events: Sequence[Event], seats: int) -> tuple[Scene, ...]:
    held = [event for event in events if isinstance(event, happened.AssessmentHeld)]
    return tuple(
        [
            Scene(
                reason_note(event.column),
                event.values[:seats],
                leaving=tuple([who for who in leaving(events, event.column) if who != DUMMY]),
                note=dummy_note(events, event, seats),
            )
            for event in held
        ]
    )


def leaving(events: Sequence[Event], column: str) -> list[int]:
    seats = [e.seat for e in events if isinstance(e, happened.Eliminated) and e.column == column]
    dummy = any(isinstance(e, happened.DummyEliminated) and e.column == column for e in events)
    return [*seats, DUMMY] if dummy else seats


def dummy_note(events: Sequence[Event], held: happened.AssessmentHeld, seats: int) -> Note | None:
    if len(held.values) == seats:
        return None
    is_out = DUMMY in leaving(events, held.column)
    return Note("dummy-leaves" if is_out else "dummy-value", {"value": held.values[seats]})


def narrowest(events: Sequence[Event], result: Result) -> list[Note]:
    """For each assessment who left it, against whom that was decided, and by what (XI-16.13 to XI-16.15)."""
    notes, gone = [], set[int]()
    for held in [event for event in events if isinstance(event, happened.AssessmentHeld)]:
        out = leaving(events, held.column)
        staying = [who for who in held.ranking if who not in gone and who not in out]
        for who in out:
            if who != DUMMY and staying:
                notes.append(left_by(held, who, staying[-1]))
            elif staying:
                notes.append(Note("decided-dummy", {"reason": held.column, "value": held.values[DUMMY]}))
        gone.update(out)
    if result.winners:
        notes.append(Note("decided-last", {"seat": result.winners[0]}, "XI-16.21"))
    return notes


def left_by(held: happened.AssessmentHeld, who: Seat, last: Seat) -> Note:
    """`last` is the lowest of those who stayed."""
    value, against = held.values[who], held.values[last]
    args = {"seat": who, "reason": held.column, "value": value, "against": against}
    if last == DUMMY:
        return Note("decided-left-dummy", args, "XI-16.15")
    args["other"] = last
    if value != against:
        return Note("decided-left", args, "XI-16.15")
    units = {"units": held.units[who], "more": held.units[last]}
    if units["units"] != units["more"]:
        return Note("decided-left-units", args | units, "XI-16.13")
    return Note("decided-left-place", args, "XI-16.14")


def verdict(result: Result, state: State) -> Note:
    if not result.winners:
        return Note("verdict-dummy", rule="XI-20.17")
    order = [reason_note(COLUMN_NAMES[column]) for column in state.columns]
    names = dict(zip(("first", "second", "third"), order, strict=True))
    return Note("verdict-last", {"seat": result.winners[0], **names}, "XI-16.21")


# --- chance -----------------------------------------------------------------------------------------


def lucks(moments: Sequence[Moment], seats: int) -> tuple[Luck, ...]:
    """How many roads lie between an Idrakys and the tile that turns up, over all tiles turned up."""
    distances = Tally(seats)
    for moment in moments:
        if isinstance(moment.move, RevealTile):
            roads, odds = tuple(moment.before.box.roads), top_tiles(moment.before)
            for seat in range(seats):
                away = roads_from(roads, moment.before.where[seat])
                choices = [(away[move.tile], chance) for move, chance in odds]
                distances.add_one_of(seat, away[moment.move.tile], choices)
    return (distances.luck("luck-distance", "less"),)


@cache
def roads_from(roads: tuple[int, ...], start: int) -> list[int]:
    """By city, how many roads away it is."""
    away, waiting = {start: 0}, deque([start])
    while waiting:
        city = waiting.popleft()
        for place in roads[ROAD_COLOURS * city : ROAD_COLOURS * (city + 1)]:
            if place and place not in away:
                away[place] = away[city] + 1
                waiting.append(place)
    return [away.get(city, 0) for city in range(SPACES)]


def figures(moments: Sequence[Moment], seats: int) -> tuple[Figure, ...]:
    count = Count(moments, seats)
    return (
        count.of("recruited", happened.Recruited),
        count.of("threats", happened.ThreatEliminated),
        count.of("titans", happened.TitanBeaten),
        count.of("void", happened.ActionVoid),
        count.of("census", happened.CensusWon),
        *[
            Figure(Note("region", {"region": event.region}), event.points)
            for event in count.events
            if isinstance(event, happened.RegionScored)
        ],
    )
