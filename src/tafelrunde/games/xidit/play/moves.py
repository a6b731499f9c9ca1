"""One frozen struct per kind of move, chance included. The text form lives in `text.py`."""

from __future__ import annotations

from tafelrunde.engine.contract import Move


class PlaceIdrakys(Move, frozen=True, tag="place_idrakys"):
    """The city where the Idrakys begins."""

    city: int


class Programme(Move, frozen=True, tag="programme"):
    """Six orders for the year, in secret: black, red, blue, action or wait."""

    orders: tuple[str, ...]


class FightTitan(Move, frozen=True, tag="fight_titan"):
    """A Raging Titan, and the units that are given up for it, the weakest first."""

    titan: str
    units: tuple[str, ...]


class Pass(Move, frozen=True, tag="pass"):
    """No Titan is fought."""


class TakeRewards(Move, frozen=True, tag="take_rewards", omit_defaults=True):
    """Two of gold, bards and stories, in this sequence; fewer where fewer are of use."""

    rewards: tuple[str, ...] = ()


class PlaceBards(Move, frozen=True, tag="place_bards"):
    """A region for each bard, in the sequence of the regions."""

    regions: tuple[str, ...]


class RaiseDummy(Move, frozen=True, tag="raise_dummy"):
    """One of the dummy's values: wealth, influence or reputation."""

    column: str


class Show(Move, frozen=True, tag="show"):
    """Census: how many units of the type being counted, in secret."""

    count: int


class AddStory(Move, frozen=True, tag="add_story"):
    """Census: the city of the own guild that grows."""

    city: int


class SetFirst(Move, frozen=True, tag="set_first"):
    """Chance: the first player of year 1."""

    seat: int


class LayAssessments(Move, frozen=True, tag="lay_assessments"):
    """Chance: the sequence of the three assessments."""

    order: tuple[str, ...]


class LayTiles(Move, frozen=True, tag="lay_tiles"):
    """Chance: tiles on the map, then for each queue its Next tile and the top of its pile."""

    recruit: tuple[int, ...]
    threat: tuple[int, ...]
    recruit_queue: tuple[int, ...]
    threat_queue: tuple[int, ...]


class RevealTile(Move, frozen=True, tag="reveal_tile"):
    """Chance: the tile that comes to the top of a pile."""

    tile: int


class WakeTitans(Move, frozen=True, tag="wake_titans"):
    """Chance: which of the two slumbering Titans lies on top, for each pile where that is open."""

    titans: tuple[str, ...]


XiditMove = (
    PlaceIdrakys
    | Programme
    | FightTitan
    | Pass
    | TakeRewards
    | PlaceBards
    | RaiseDummy
    | Show
    | AddStory
    | SetFirst
    | LayAssessments
    | LayTiles
    | RevealTile
    | WakeTitans
)
