"""One position: small numbers, packed units, bit masks and short lists, and nothing that does not change."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.xidit.play.box import (
    BARDS,
    COLUMNS,
    REGION_COUNT,
    SPACES,
    STORIES,
    TITAN_PILES,
    UNIT_TYPES,
    Box,
)

# Steps: what the table waits for.
FIRST: Final = 0
ASSESSMENTS: Final = 1
TILES: Final = 2
PLACE: Final = 3
PROGRAMME: Final = 4
TITAN: Final = 5
REWARDS: Final = 6
PLACE_BARDS: Final = 7
DUMMY: Final = 8
REVEAL: Final = 9
WAKE: Final = 10
CENSUS: Final = 11
CENSUS_BARDS: Final = 12
CENSUS_STORY: Final = 13
OVER: Final = 14
STEP_NAMES: Final[tuple[str, ...]] = (
    "first", "assessments", "tiles", "place", "programme", "titan", "rewards", "bards", "dummy", "reveal",
    "wake", "census", "census_bards", "census_story", "over",
)  # fmt: skip

NOBODY: Final = -2
"""Nobody acts: the game is over. (CHANCE is -1.)"""
NOTHING: Final = -1
"""No programme, no number shown, no Titan raging."""

# What lies on a city, and which kind a pile is of.
NO_TILE: Final = 0
RECRUITMENT: Final = 1
THREAT: Final = 2
SIDE_NAMES: Final[tuple[str, ...]] = ("", "recruitment", "threat")

OWNER_BITS: Final = 3
"""A guild is one number: its height, and above these bits its owner's seat + 1."""
HEIGHT: Final = 7


class State:
    box: Box
    seats: int
    where: list[int]
    """City of each Idrakys; 0 before it is placed."""
    units: list[int]
    gold: list[int]
    left: list[int]
    """Bards not placed yet."""
    bards: list[int]
    """REGION_COUNT numbers a seat, those in the Bastion included."""
    stock: list[int]
    """Stories neither built nor stored."""
    stored: list[int]
    programmes: list[int]
    """As revealed last, three bits an order."""
    handed: list[int]
    """Secret: a programme, or in a census a number of units; NOTHING until it is handed in."""
    recruited: list[int]
    fought: list[int]
    """Cities of this year, as bits."""
    guilds: list[int]
    tiles: list[int]
    """By city: NO_TILE, RECRUITMENT or THREAT."""
    garrison: list[int]
    """By city: units on a recruitment tile."""
    recruit_pile: list[int]
    threat_pile: list[int]
    """Tiles whose place is known, the top last. Below them lie the hidden ones."""
    recruit_discard: list[int]
    threat_discard: list[int]
    """The tile discarded first comes first."""
    sleeping: list[int]
    """Slumbering Titans of each pile, as bits: their sequence is open until they wake."""
    raging: list[int]
    """The Titan raging on each pile, or NOTHING."""
    dummy: list[int]
    """By kind of assessment."""
    shown: list[int]
    """The latest census: a number for each type and seat; NOTHING until it is revealed."""
    columns: list[int]
    """Assessments in their sequence. Never changed in place, so copies share it."""
    passed: list[int]
    """Recruitment tiles that got no unit since orders were revealed last. Never changed in place."""

    year: int = 1
    step: int = FIRST
    active: int = -1
    """The seat to act, CHANCE, or NOBODY; means nothing while several act at once."""
    waiting: int = 0
    """Seats that have not handed in yet, as bits."""
    first: int = 0
    order: int = 0
    """Which of the six orders is being executed, from 0."""
    turn: int = 0
    """How many seats have begun this order (or have placed their Idrakys)."""
    next_recruit: int = 0
    next_threat: int = 0
    """The Next tiles; 0 if there is none."""
    recruit_hidden: int = 0
    """Tiles of the recruitment pile below the known ones; they are some of the pool."""
    threat_hidden: int = 0
    """Tiles of the threat pile that are some of the pool; all those set apart are in there too."""
    pool: int = 0
    """Tiles of which nobody knows in which of the two piles they lie, as bits."""
    apart: int = 0
    """Tiles that are known to lie hidden in the threat pile, as bits."""
    barracks: int = 0
    slain: int = 0
    """Titans out of the game, as bits."""
    prize: int = 0
    """Whose rewards are being taken: a city's tile, or from SPACES on a Titan; 0 for none."""
    wanted: int = 0
    """Bards that the reward or the census gives."""
    revealing: int = 0
    """Which pile's top CHANCE has to name."""
    missing: int = 0
    """The side of the tile that has left the map and is not replaced yet; NO_TILE if none."""
    tried: int = 0
    """Recruitment tiles that got no unit in this renewal, as bits."""
    trying: int = 0
    """City of the last of them, while the next one is being looked at; 0 for none."""
    starved: int = 0
    """Cities of recruitment tiles that stay without units, as bits."""
    starved_with: int = 0
    """What the barracks held when these were tried last."""
    retry: int = 0
    """Those of them that are still to be tried again, as bits."""
    counting: int = 0
    """Which type of unit the census counts."""
    winners: int = 0
    """Seats whose prize of this count is not settled yet, as bits."""

    def __init__(self, box: Box, seats: int) -> None:
        self.box = box
        self.seats = seats

    def copy(self) -> State:
        new = State(self.box, self.seats)
        new.where = self.where[:]
        new.units = self.units[:]
        new.gold = self.gold[:]
        new.left = self.left[:]
        new.bards = self.bards[:]
        new.stock = self.stock[:]
        new.stored = self.stored[:]
        new.programmes = self.programmes[:]
        new.handed = self.handed[:]
        new.recruited = self.recruited[:]
        new.fought = self.fought[:]
        new.guilds = self.guilds[:]
        new.tiles = self.tiles[:]
        new.garrison = self.garrison[:]
        new.recruit_pile = self.recruit_pile[:]
        new.threat_pile = self.threat_pile[:]
        new.recruit_discard = self.recruit_discard[:]
        new.threat_discard = self.threat_discard[:]
        new.sleeping = self.sleeping[:]
        new.raging = self.raging[:]
        new.dummy = self.dummy[:]
        new.shown = self.shown[:]
        new.columns = self.columns
        new.passed = self.passed
        new.year = self.year
        new.step = self.step
        new.active = self.active
        new.waiting = self.waiting
        new.first = self.first
        new.order = self.order
        new.turn = self.turn
        new.next_recruit = self.next_recruit
        new.next_threat = self.next_threat
        new.recruit_hidden = self.recruit_hidden
        new.threat_hidden = self.threat_hidden
        new.pool = self.pool
        new.apart = self.apart
        new.barracks = self.barracks
        new.slain = self.slain
        new.prize = self.prize
        new.wanted = self.wanted
        new.revealing = self.revealing
        new.missing = self.missing
        new.tried = self.tried
        new.trying = self.trying
        new.starved = self.starved
        new.starved_with = self.starved_with
        new.retry = self.retry
        new.counting = self.counting
        new.winners = self.winners
        return new


def fresh(box: Box) -> State:
    """XI-2.1 to XI-2.3: all bards and stories, no units and no gold, all tiles still to be laid out."""
    seats = box.seats
    state = State(box, seats)
    state.where = [0] * seats
    state.units = [0] * seats
    state.gold = [0] * seats
    state.left = [BARDS] * seats
    state.bards = [0] * (REGION_COUNT * seats)
    state.stock = [STORIES] * seats
    state.stored = [0] * seats
    state.programmes = [NOTHING] * seats
    state.handed = [NOTHING] * seats
    state.recruited = [0] * seats
    state.fought = [0] * seats
    state.guilds = [0] * SPACES
    state.tiles = [NO_TILE] * SPACES
    state.garrison = [0] * SPACES
    state.recruit_pile = []
    state.threat_pile = []
    state.recruit_discard = []
    state.threat_discard = []
    state.sleeping = box.titan_piles[:]
    state.raging = [NOTHING] * TITAN_PILES
    state.dummy = [0] * COLUMNS
    state.shown = [NOTHING] * (UNIT_TYPES * seats)
    state.columns = []
    state.passed = []
    state.pool = box.all_tiles
    state.barracks = box.supply
    state.recruit_hidden = box.mode.recruit_pile + box.mode.board_recruit
    state.threat_hidden = box.mode.threat_pile + box.mode.board_threat
    # A copy has every value as its own, all in one order: pure Python finds them sooner.
    return state.copy()


def ask(state: State, step: int, seat: int) -> None:
    state.step = step
    state.active = seat


def ask_all(state: State, step: int) -> None:
    """Everybody at once, and in secret."""
    state.step = step
    state.active = NOBODY
    state.waiting = (1 << state.seats) - 1
    for seat in range(state.seats):
        state.handed[seat] = NOTHING


def seat_at(state: State, place: int) -> int:
    """Turn order from the first player on."""
    seat = state.first + place
    return seat if seat < state.seats else seat - state.seats


def owner_of(guild: int) -> int:
    """The seat; -1 where no guild stands."""
    return (guild >> OWNER_BITS) - 1


def guild_of(seat: int, height: int) -> int:
    return (seat + 1) << OWNER_BITS | height


def is_secret_step(state: State) -> bool:
    return state.step == PROGRAMME or state.step == CENSUS


def is_census(state: State) -> bool:
    return CENSUS <= state.step <= CENSUS_STORY
