"""Map, tiles and players of a position that a scenario describes; part of `position.py`."""

from __future__ import annotations

from tafelrunde.engine.given import Names, demand, one_of
from tafelrunde.games.xidit.play.box import (
    BARDS,
    ORDER_COUNT,
    ORDER_NAMES,
    REGION_COUNT,
    REGION_NAMES,
    SPACES,
    STORIES,
    TOP_STORY,
)
from tafelrunde.games.xidit.play.draws import bits_of
from tafelrunde.games.xidit.play.programmes import code_of
from tafelrunde.games.xidit.play.score import influences
from tafelrunde.games.xidit.play.state import PLACE, RECRUITMENT, SIDE_NAMES, STEP_NAMES, State, guild_of
from tafelrunde.games.xidit.words.given import Given, GivenCity, GivenPlayer, counts, less, named_units

# --- map and tiles ----------------------------------------------------------------------------------


def city_number(field: str, number: int | str) -> int:
    found = int(number) if str(number).isdecimal() else 0
    demand(0 < found < SPACES, field, "xidit-city")
    return found


def arrange_map(state: State, told: Given, seats: Names) -> None:
    for number, place in told.cities.items():
        field = f"cities.{number}"
        city = city_number("cities", number)
        if place.guild is not None:
            arrange_guild(state, city, field, place, seats)
        demand(place.guild is not None or place.height is None, f"{field}.height", "xidit-height-no-guild")
        if place.tile is not None:
            arrange_tile(state, city, field, place)
        there = state.tiles[city] == RECRUITMENT or place.units is None
        demand(there, f"{field}.units", "xidit-units-no-tile")
    state.starved = sum(1 << city_number("starved", city) for city in set(told.starved))


def arrange_guild(state: State, city: int, field: str, place: GivenCity, seats: Names) -> None:
    height = 1 if place.height is None else place.height
    demand(1 <= height <= TOP_STORY, f"{field}.height", "given-range", {"least": 1, "most": TOP_STORY})
    state.guilds[city] = guild_of(seats.seat(f"{field}.guild", place.guild or ""), height)


def arrange_tile(state: State, city: int, field: str, place: GivenCity) -> None:
    take_tile(state, field, city)
    state.tiles[city] = 1 + one_of(f"{field}.tile", place.tile or "", SIDE_NAMES[1:])
    if state.tiles[city] == RECRUITMENT:
        printed = state.box.recruit[city]
        units = printed if place.units is None else named_units(f"{field}.units", place.units)
        state.garrison[city] = units
        state.barracks = less(f"{field}.units", state.barracks, units)


def take_tile(state: State, field: str, tile: int) -> None:
    """A tile that is named lies nowhere else."""
    demand(0 < tile < SPACES and state.pool >> tile & 1 == 1, field, "xidit-tile-named", {"tile": str(tile)})
    state.pool &= ~(1 << tile)


def arrange_tiles(state: State, told: Given) -> None:
    for field in ("recruit_discard", "threat_discard", "apart"):
        for tile in getattr(told, field):
            take_tile(state, field, tile)
    state.recruit_discard, state.threat_discard = list(told.recruit_discard), list(told.threat_discard)
    state.apart = sum(1 << tile for tile in told.apart)
    named = [told.next_recruit, told.next_threat, *(told.recruit_pile or ()), *(told.threat_pile or ())]
    for tile in named:
        if tile:
            take_tile(state, "next_recruit, next_threat, recruit_pile, threat_pile", tile)
    state.next_recruit = next_tile(state, told.next_recruit)
    state.next_threat = next_tile(state, told.next_threat)
    state.recruit_pile = pile(state, told.recruit_pile)
    state.threat_pile = pile(state, told.threat_pile)
    hide_the_rest(state, told)


def next_tile(state: State, told: int | None) -> int:
    """The lowest tile that lies nowhere, if none is named."""
    if told is not None:
        return told
    left = bits_of(state.pool)
    if left:
        state.pool &= ~(1 << left[0])
    return left[0] if left else 0


def pile(state: State, told: tuple[int, ...] | None) -> list[int]:
    if told is not None:
        return list(told[::-1])
    top = next_tile(state, None)
    return [top] if top else []


def hide_the_rest(state: State, told: Given) -> None:
    """Below the piles that are not named; tiles that find no place are out of this game."""
    left = state.pool.bit_count()
    usual = min(left, state.box.mode.recruit_pile - 2) if told.recruit_pile is None else 0
    state.recruit_hidden = usual if told.recruit_hidden is None else told.recruit_hidden
    demand(0 <= state.recruit_hidden <= left, "recruit_hidden", "xidit-tiles-left", {"left": left})
    state.threat_hidden = left - state.recruit_hidden
    if told.threat_pile is not None:
        state.threat_hidden = 0
        for tile in bits_of(state.pool)[state.recruit_hidden :]:
            state.pool &= ~(1 << tile)


# --- players ----------------------------------------------------------------------------------------


def arrange_players(state: State, told: Given, seats: Names) -> None:
    for name, place in told.players.items():
        arrange_player(state, seats.seat("players", name), f"players.{name}", place)
    influence = influences(state)
    for seat in range(state.seats):
        state.stock[seat] -= influence[seat]
        demand(state.stock[seat] >= 0, "cities", "xidit-too-many-stories", {"stories": STORIES})
    for name, place in told.players.items():
        arrange_stories(state, seats.seat("players", name), f"players.{name}", place)
    if told.step != STEP_NAMES[PLACE]:
        for seat in range(state.seats):
            if not state.where[seat]:
                state.where[seat] = min(city for city in range(1, SPACES) if city not in state.where)
    if told.barracks is not None:
        barracks = counts("barracks", told.barracks)
        demand(barracks == state.barracks, "barracks", "xidit-units-of-the-box")
    state.starved_with = state.barracks


def arrange_player(state: State, seat: int, field: str, place: GivenPlayer) -> None:
    if place.city is not None:
        state.where[seat] = city_number(f"{field}.city", place.city)
    state.units[seat] = counts(f"{field}.units", place.units)
    state.barracks = less(f"{field}.units", state.barracks, state.units[seat])
    demand(place.gold >= 0, f"{field}.gold", "xidit-negative")
    state.gold[seat] = place.gold
    arrange_bards(state, seat, field, place)
    state.recruited[seat] = sum(1 << city_number(f"{field}.recruited", c) for c in set(place.recruited))
    state.fought[seat] = sum(1 << city_number(f"{field}.eliminated", c) for c in set(place.eliminated))
    if place.programme:
        state.programmes[seat] = orders(f"{field}.programme", place.programme)
    if place.orders:
        state.handed[seat] = orders(f"{field}.orders", place.orders)
    elif place.show is not None:
        state.handed[seat] = place.show


def arrange_bards(state: State, seat: int, field: str, place: GivenPlayer) -> None:
    for region, count in place.bards.items():
        index = one_of(f"{field}.bards", region, REGION_NAMES)
        demand(count >= 0 and state.box.in_play[index], f"{field}.bards.{region}", "xidit-region-in-play")
        state.bards[REGION_COUNT * seat + index] = count
    left = BARDS - sum(place.bards.values())
    demand(left >= 0 and place.bards_left in (None, left), f"{field}.bards", "xidit-bards", {"bards": BARDS})
    state.left[seat] = left


def arrange_stories(state: State, seat: int, field: str, place: GivenPlayer) -> None:
    state.stored[seat] = place.stored
    state.stock[seat] -= place.stored
    demand(
        state.stock[seat] >= 0 and place.stored >= 0 and place.stories in (None, state.stock[seat]),
        f"{field}.stories",
        "xidit-stories",
        {"stories": STORIES},
    )


def orders(field: str, names: tuple[str, ...]) -> int:
    demand(
        len(names) == ORDER_COUNT and all(name in ORDER_NAMES for name in names),
        field,
        "xidit-orders",
        {"orders": ORDER_NAMES},
    )
    return code_of(names)
