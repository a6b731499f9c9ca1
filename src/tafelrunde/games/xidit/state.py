"""One position: small numbers, packed units, bit masks and short lists, and nothing that does not change."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.xidit.box import (
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
STEP_COUNT: Final = 15
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
    def __init__(
        self,
        box: Box,
        seats: int,
        where: list[int],
        units: list[int],
        gold: list[int],
        left: list[int],
        bards: list[int],
        stock: list[int],
        stored: list[int],
        programmes: list[int],
        handed: list[int],
        recruited: list[int],
        fought: list[int],
        guilds: list[int],
        tiles: list[int],
        garrison: list[int],
        recruit_pile: list[int],
        threat_pile: list[int],
        recruit_discard: list[int],
        threat_discard: list[int],
        sleeping: list[int],
        raging: list[int],
        dummy: list[int],
        shown: list[int],
        columns: list[int],
        passed: list[int],
    ) -> None:
        self.box = box
        self.seats = seats
        self.where = where
        """City of each Idrakys; 0 before it is placed."""
        self.units = units
        self.gold = gold
        self.left = left
        """Bards not placed yet."""
        self.bards = bards
        """REGION_COUNT numbers a seat, those in the Bastion included."""
        self.stock = stock
        """Stories neither built nor stored."""
        self.stored = stored
        self.programmes = programmes
        """As revealed last, three bits an order."""
        self.handed = handed
        """Secret: a programme, or in a census a number of units; NOTHING until it is handed in."""
        self.recruited = recruited
        self.fought = fought
        """Cities of this year, as bits."""
        self.guilds = guilds
        self.tiles = tiles
        """By city: NO_TILE, RECRUITMENT or THREAT."""
        self.garrison = garrison
        """By city: units on a recruitment tile."""
        self.recruit_pile = recruit_pile
        self.threat_pile = threat_pile
        """Tiles whose place is known, the top last. Below them lie the hidden ones."""
        self.recruit_discard = recruit_discard
        self.threat_discard = threat_discard
        """The tile discarded first comes first."""
        self.sleeping = sleeping
        """Slumbering Titans of each pile, as bits: their sequence is open until they wake."""
        self.raging = raging
        """The Titan raging on each pile, or NOTHING."""
        self.dummy = dummy
        """By kind of assessment."""
        self.shown = shown
        """The latest census: a number for each type and seat; NOTHING until it is revealed."""
        self.columns = columns
        """Assessments in their sequence. Never changed in place, so copies share it."""
        self.passed = passed
        """Recruitment tiles that got no unit since orders were revealed last. Never changed in place."""

        self.year: int = 1
        self.step: int = FIRST
        self.active: int = -1
        """The seat to act, CHANCE, or NOBODY; means nothing while several act at once."""
        self.waiting: int = 0
        """Seats that have not handed in yet, as bits."""
        self.first: int = 0
        self.order: int = 0
        """Which of the six orders is being executed, from 0."""
        self.turn: int = 0
        """How many seats have begun this order (or have placed their Idrakys)."""
        self.next_recruit: int = 0
        self.next_threat: int = 0
        """The Next tiles; 0 if there is none."""
        self.recruit_hidden: int = 0
        """Tiles of the recruitment pile below the known ones; they are some of the pool."""
        self.threat_hidden: int = 0
        """Tiles of the threat pile that are some of the pool; all those set apart are in there too."""
        self.pool: int = 0
        """Tiles of which nobody knows in which of the two piles they lie, as bits."""
        self.apart: int = 0
        """Tiles that are known to lie hidden in the threat pile, as bits."""
        self.barracks: int = box.supply
        self.slain: int = 0
        """Titans out of the game, as bits."""
        self.prize: int = 0
        """Whose rewards are being taken: a city's tile, or from SPACES on a Titan; 0 for none."""
        self.wanted: int = 0
        """Bards that the reward or the census gives."""
        self.revealing: int = 0
        """Which pile's top CHANCE has to name."""
        self.missing: int = 0
        """The side of the tile that has left the map and is not replaced yet; NO_TILE if none."""
        self.tried: int = 0
        """Recruitment tiles that got no unit in this renewal, as bits."""
        self.trying: int = 0
        """City of the last of them, while the next one is being looked at; 0 for none."""
        self.starved: int = 0
        """Cities of recruitment tiles that stay without units, as bits."""
        self.starved_with: int = 0
        """What the barracks held when these were tried last."""
        self.retry: int = 0
        """Those of them that are still to be tried again, as bits."""
        self.counting: int = 0
        """Which type of unit the census counts."""
        self.winners: int = 0
        """Seats whose prize of this count is not settled yet, as bits."""

    def copy(self) -> State:
        new = State(
            self.box, self.seats, self.where[:], self.units[:], self.gold[:], self.left[:],
            self.bards[:], self.stock[:], self.stored[:], self.programmes[:], self.handed[:],
            self.recruited[:], self.fought[:], self.guilds[:], self.tiles[:], self.garrison[:],
            self.recruit_pile[:], self.threat_pile[:], self.recruit_discard[:], self.threat_discard[:],
            self.sleeping[:], self.raging[:], self.dummy[:], self.shown[:], self.columns, self.passed,
        )  # fmt: skip
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
    state = State(
        box=box,
        seats=seats,
        where=[0] * seats,
        units=[0] * seats,
        gold=[0] * seats,
        left=[BARDS] * seats,
        bards=[0] * (REGION_COUNT * seats),
        stock=[STORIES] * seats,
        stored=[0] * seats,
        programmes=[NOTHING] * seats,
        handed=[NOTHING] * seats,
        recruited=[0] * seats,
        fought=[0] * seats,
        guilds=[0] * SPACES,
        tiles=[NO_TILE] * SPACES,
        garrison=[0] * SPACES,
        recruit_pile=[],
        threat_pile=[],
        recruit_discard=[],
        threat_discard=[],
        sleeping=box.titan_piles[:],
        raging=[NOTHING] * TITAN_PILES,
        dummy=[0] * COLUMNS,
        shown=[NOTHING] * (UNIT_TYPES * seats),
        columns=[],
        passed=[],
    )
    state.pool = box.all_tiles
    state.recruit_hidden = box.mode.recruit_pile + box.mode.board_recruit
    state.threat_hidden = box.mode.threat_pile + box.mode.board_threat
    return state


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
