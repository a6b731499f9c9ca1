"""All secrecy of Lords of Xidit (XI-19): what a seat may know, and an event as it may hear of it.

Secret are programmes and census numbers until all are in, units, gold and bards behind screens, the Bastion,
and piles below their top. Views are built up; a new field of the state stays secret until it is shown here.
Other positions that fit a view are made in `worlds.py`.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tafelrunde.engine.contract import Event
from tafelrunde.games.xidit.box.data import TITAN_SIZES, TITANS
from tafelrunde.games.xidit.play.box import (
    COLUMN_NAMES,
    REGION_COUNT,
    REGION_NAMES,
    SPACES,
    TITAN_PILES,
    UNIT_NAMES,
    UNIT_TYPES,
    unit_names,
)
from tafelrunde.games.xidit.play.choices import counted
from tafelrunde.games.xidit.play.draws import bits_of
from tafelrunde.games.xidit.play.events import BardsPlaced
from tafelrunde.games.xidit.play.legal import to_act
from tafelrunde.games.xidit.play.state import (
    CENSUS,
    HEIGHT,
    NO_TILE,
    NOTHING,
    OVER,
    PROGRAMME,
    SIDE_NAMES,
    STEP_NAMES,
    TILES,
    State,
    is_census,
    owner_of,
)
from tafelrunde.games.xidit.play.turns import order_names
from tafelrunde.games.xidit.secrecy.seen import City, Hidden, Lair, Pile, Player, Renewal, XiditView

__all__ = ["City", "Hidden", "Lair", "Pile", "Player", "Renewal", "XiditView", "redact", "view"]


def sees_screen(state: State, seat: int | None, owner: int) -> bool:
    """XI-19.1 to XI-19.3, XI-20.29; after the assessments everything lies open."""
    return owner == seat or state.box.open_screens or state.step == OVER


def sees_bastion(state: State, seat: int | None, owner: int) -> bool:
    """XI-19.4; one knows where the own bards went."""
    return owner == seat or state.box.memory_aid or state.step == OVER


def player(state: State, seat: int | None, owner: int) -> Player:
    screen, base, bastion = sees_screen(state, seat, owner), REGION_COUNT * owner, state.box.bastion
    return Player(
        city=state.where[owner] or None,
        units=counted(state.units[owner]) if screen else None,
        gold=state.gold[owner] if screen else None,
        bards_left=state.left[owner] if screen else None,
        bards={
            REGION_NAMES[region]: state.bards[base + region]
            for region in range(REGION_COUNT)
            if region != bastion and state.bards[base + region]
        },
        bastion=state.bards[base + bastion] if sees_bastion(state, seat, owner) else None,
        stories=state.stock[owner],
        stored=state.stored[owner],
        programme=() if state.programmes[owner] == NOTHING else order_names(state.programmes[owner]),
        ready=state.handed[owner] != NOTHING,
        recruited=tuple(bits_of(state.recruited[owner])),
        eliminated=tuple(bits_of(state.fought[owner])),
    )


EMPTY_CITIES: Final[list[City]] = [City(number, None, (), None, 0) for number in range(SPACES)]


def city(state: State, number: int) -> City:
    guild = state.guilds[number]
    if not guild and state.tiles[number] == NO_TILE:
        return EMPTY_CITIES[number]
    return City(
        id=number,
        tile=SIDE_NAMES[state.tiles[number]] or None,
        units=unit_names(state.garrison[number]),
        guild=owner_of(guild) if guild else None,
        height=guild & HEIGHT,
    )


def pile(state: State, known: list[int], hidden: int) -> Pile:
    """XI-19.6, XI-19.7."""
    if state.step <= TILES:
        return Pile(None, 0, None)
    below = tuple(known[-2::-1]) if state.box.memory_aid else None
    return Pile(known[-1] if known else None, len(known) + hidden, below)


def lair(state: State, number: int) -> Lair:
    raging = state.raging[number]
    sleeping = tuple([TITANS[titan] for titan in bits_of(state.sleeping[number])])
    return Lair(TITAN_SIZES[number], sleeping, None if raging == NOTHING else TITANS[raging])


def hidden(state: State) -> Hidden | None:
    if not state.box.memory_aid or state.step <= TILES:
        return None
    pool, apart = tuple(bits_of(state.pool)), tuple(bits_of(state.apart))
    return Hidden(pool, state.recruit_hidden, state.threat_hidden, apart)


def renewal(state: State) -> Renewal:
    return Renewal(
        revealing=SIDE_NAMES[state.revealing] or None,
        missing=SIDE_NAMES[state.missing] or None,
        tried=tuple(bits_of(state.tried)),
        trying=state.trying,
        starved=tuple(bits_of(state.starved)),
        starved_with=counted(state.starved_with),
        retry=tuple(bits_of(state.retry)),
        passed=tuple(state.passed),
    )


def prize(state: State) -> int | str | None:
    if state.prize >= SPACES:
        return TITANS[state.prize - SPACES]
    return state.prize or None


def census(state: State) -> dict[str, tuple[int, ...]]:
    rows = [state.shown[state.seats * i : state.seats * (i + 1)] for i in range(UNIT_TYPES)]
    return {UNIT_NAMES[i]: tuple(row) for i, row in enumerate(rows) if row[0] != NOTHING}


def secrets(state: State, seat: int | None) -> tuple[tuple[str, ...], int | None]:
    """What this seat itself has handed in: orders, and a number of units (XI-19.5, XI-19.9)."""
    if seat is None or state.handed[seat] == NOTHING:
        return (), None
    if state.step == PROGRAMME:
        return order_names(state.handed[seat]), None
    return (), state.handed[seat]


def view(state: State, seat: int | None) -> XiditView:
    """What this seat may know; None is a spectator."""
    programme, show = secrets(state, seat)
    ordering = PROGRAMME < state.step < CENSUS
    threat_hidden = state.threat_hidden + state.apart.bit_count()
    return XiditView(
        seat=seat,
        year=state.year,
        years=state.box.years,
        step=STEP_NAMES[state.step],
        to_act=to_act(state),
        first=state.first,
        order=state.order + 1 if ordering else 0,
        turn=state.turn,
        columns=tuple([COLUMN_NAMES[column] for column in state.columns]),
        dummy={name: state.dummy[i] for i, name in enumerate(COLUMN_NAMES)} if state.box.has_dummy else None,
        players=tuple([player(state, seat, owner) for owner in range(state.seats)]),
        cities=tuple([city(state, number) for number in range(1, SPACES)]),
        programme=programme,
        show=show,
        next_recruit=state.next_recruit or None,
        next_threat=state.next_threat or None,
        recruit_pile=pile(state, state.recruit_pile, state.recruit_hidden),
        threat_pile=pile(state, state.threat_pile, threat_hidden),
        recruit_discard=tuple(state.recruit_discard),
        threat_discard=tuple(state.threat_discard),
        hidden=hidden(state),
        barracks=counted(state.barracks),
        titans=tuple([lair(state, number) for number in range(TITAN_PILES)]),
        slain=tuple([TITANS[titan] for titan in bits_of(state.slain)]),
        prize=prize(state),
        wanted=state.wanted,
        renewal=renewal(state),
        counting=UNIT_NAMES[state.counting] if is_census(state) else None,
        census=census(state),
        winners=tuple(bits_of(state.winners)),
        options=state.box.options,
        corrections=state.box.corrections,
    )


def redact(event: Event, seat: int | None) -> Event:
    """XI-9.8: how many bards went into the Bastion, only their owner hears."""
    if isinstance(event, BardsPlaced) and event.seat != seat:
        return replace(event, bastion=None)
    return event
