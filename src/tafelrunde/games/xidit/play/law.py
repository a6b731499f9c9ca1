"""What holds of every position of a game, whoever described it: the law that `given` is held to.

`hold` refuses the first thing that no game could come to, with its place in the words of a scenario. Tiles
that lie nowhere are out of this game: a scenario may play with fewer, but not with too few for both queues.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.engine.given import demand
from tafelrunde.games.xidit.box.data import TITANS
from tafelrunde.games.xidit.play.box import (
    BARDS,
    BITS,
    COLUMN_NAMES,
    COLUMNS,
    FIELD,
    ORDER_COUNT,
    ORDER_NAMES,
    REGION_COUNT,
    SPACES,
    STORIES,
    TITAN_PILES,
    TOP_STORY,
    UNIT_TYPES,
)
from tafelrunde.games.xidit.play.codec import all_units, tile_places
from tafelrunde.games.xidit.play.law_of_steps import hold_step, is_code
from tafelrunde.games.xidit.play.state import (
    HEIGHT,
    NO_TILE,
    NOTHING,
    RECRUITMENT,
    State,
    owner_of,
)

FEWEST_TILES: Final = 4
"""Off the map: one for each Next space, two for the recruitment pile that Reinforcements leave, and so always
one that comes into the threat queue. With fewer it could never be filled again (XI-12.11 to XI-12.14).
"""

MOST: Final = 9_999
"""Gold never runs out (XI-20.28), and the dummy's track may have no end; but no game brings so much."""


def hold(state: State, names: Sequence[str]) -> None:
    """The whole law, for a position in which somebody has to decide, or the game is over."""
    hold_material(state, names)
    hold_step(state, names)


def hold_material(state: State, names: Sequence[str]) -> None:
    """What holds whatever the table waits for: enough to let the game run on from here."""
    hold_course(state)
    hold_tiles(state)
    hold_garrisons(state)
    hold_units(state)
    hold_titans(state)
    for seat in range(state.seats):
        hold_player(state, seat, f"players.{names[seat]}")


# --- course -----------------------------------------------------------------------------------------


def hold_course(state: State) -> None:
    box = state.box
    demand(1 <= state.year <= box.years, "year", "given-range", {"least": 1, "most": box.years})
    demand(0 <= state.order <= ORDER_COUNT, "order", "given-range", {"least": 1, "most": ORDER_COUNT})
    demand(0 <= state.first < state.seats, "first", "given-range", {"least": 1, "most": state.seats})
    if state.columns:
        demand(sorted(state.columns) == list(range(COLUMNS)), "columns", "xidit-columns")
    most = min(box.dummy_most, MOST) if box.has_dummy else 0  # XI-17.13, XI-20.27
    for column in range(COLUMNS):
        place = f"dummy.{COLUMN_NAMES[column]}"
        demand(0 <= state.dummy[column] <= most, place, "given-range", {"least": 0, "most": most})


# --- tiles ------------------------------------------------------------------------------------------


def hold_tiles(state: State) -> None:
    """XI-1.16: no tile lies in two places, and none that is not of this game."""
    places = tile_places(state)
    for tile in sorted(places):
        known = 0 < tile < SPACES and state.box.all_tiles >> tile & 1 == 1
        demand(known and places.count(tile) == 1, "cities", "xidit-tile-named", {"tile": str(tile)})
    hidden = state.recruit_hidden + state.threat_hidden
    is_hidden = min(state.recruit_hidden, state.threat_hidden) >= 0 and state.pool.bit_count() == hidden
    demand(is_hidden, "recruit_hidden", "xidit-tiles-left", {"left": state.pool.bit_count()})
    on_map = sum([side != NO_TILE for side in state.tiles])
    coming = len(places) - on_map - (state.missing != NO_TILE)
    demand(coming >= FEWEST_TILES, "recruit_pile", "xidit-few-tiles", {"least": FEWEST_TILES, "left": coming})


def hold_garrisons(state: State) -> None:
    """XI-11.4 to XI-11.6, XI-20.7: on a recruitment tile stand some of its units, or it waits for them."""
    for city in range(1, SPACES):
        garrison, field = state.garrison[city], f"cities.{city}.units"
        if state.tiles[city] != RECRUITMENT:
            demand(not garrison, field, "xidit-units-no-tile")
            demand(not state.starved >> city & 1, "starved", "xidit-starved", {"city": str(city)})
            continue
        demand(is_part(garrison, state.box.recruit[city]), field, "xidit-units-of-tile")
        waits = (state.starved | state.retry) >> city & 1 == 1 or state.trying == city
        demand(bool(garrison) != waits, "starved", "xidit-starved", {"city": str(city)})


def is_part(part: int, whole: int) -> bool:
    """Of packed units, type by type."""
    return all(part >> BITS * i & FIELD <= whole >> BITS * i & FIELD for i in range(UNIT_TYPES))


def hold_units(state: State) -> None:
    """XI-1.12: all units of the box are somewhere, and no others."""
    for units in (state.barracks, *state.units):
        demand(units >= 0 and units >> BITS * UNIT_TYPES == 0, "barracks", "xidit-units-of-the-box")
    demand(all_units(state) == state.box.supply, "barracks", "xidit-units-of-the-box")


# --- Titans -----------------------------------------------------------------------------------------


def hold_titans(state: State) -> None:
    """XI-1.18, XI-12.4: each sleeps in its pile, rages on it, or is slain."""
    places = state.slain
    for pile in range(TITAN_PILES):
        raging = 0 if state.raging[pile] == NOTHING else 1 << state.raging[pile]
        here = state.sleeping[pile] | raging
        fits = here & ~state.box.titan_piles[pile] == 0 and not state.sleeping[pile] & raging
        demand(fits and not places & here, "titans", "xidit-titan-place")
        places |= here
    demand(places == (1 << len(TITANS)) - 1, "titans", "xidit-titan-place")


# --- players ----------------------------------------------------------------------------------------


def hold_player(state: State, seat: int, field: str) -> None:
    demand(0 <= state.gold[seat] <= MOST, f"{field}.gold", "given-range", {"least": 0, "most": MOST})
    demand(0 <= state.where[seat] < SPACES, f"{field}.city", "xidit-city")
    hold_bards(state, seat, field)
    hold_stories(state, seat, field)
    if state.programmes[seat] != NOTHING:
        demand(is_code(state.programmes[seat]), f"{field}.programme", "xidit-orders", {"orders": ORDER_NAMES})
    acted = state.recruited[seat], state.fought[seat]
    for name, cities in zip(("recruited", "eliminated"), acted, strict=True):
        demand(cities & 1 == 0 and cities >> SPACES == 0, f"{field}.{name}", "xidit-city")
    both = state.box.strict and acted[0] & acted[1]
    demand(not both, f"{field}.eliminated", "xidit-acted-twice")


def hold_bards(state: State, seat: int, field: str) -> None:
    """XI-9.5, XI-17.5."""
    placed = state.bards[REGION_COUNT * seat : REGION_COUNT * (seat + 1)]
    for region, count in enumerate(placed):
        demand(
            count >= 0 and (state.box.in_play[region] or not count), f"{field}.bards", "xidit-region-in-play"
        )
    fits = state.left[seat] >= 0 and state.left[seat] + sum(placed) == BARDS
    demand(fits, f"{field}.bards", "xidit-bards", {"bards": BARDS})


def hold_stories(state: State, seat: int, field: str) -> None:
    """XI-1.11, XI-10.2."""
    guilds = [guild & HEIGHT for guild in state.guilds if owner_of(guild) == seat]
    low = all(1 <= height <= TOP_STORY for height in guilds)
    demand(low, "cities", "given-range", {"least": 1, "most": TOP_STORY})
    least = min(state.stock[seat], state.stored[seat])
    fits = least >= 0 and state.stock[seat] + state.stored[seat] + sum(guilds) == STORIES
    demand(fits, f"{field}.stories", "xidit-stories", {"stories": STORIES})
