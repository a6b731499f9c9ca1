"""A second bookkeeper of the city tiles: follows a game event by event and objects to what the rules forbid.

It is written from the rules alone and knows nothing of how the game keeps its piles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from tafelrunde.engine.contract import Event
from tafelrunde.games.xidit.play import events as happened
from tafelrunde.games.xidit.secrecy.seen import XiditView
from tests.games.xidit.table import LETTERS

OTHER = {"recruitment": "threat", "threat": "recruitment"}
HIDDEN = 0
"""A tile of a pile that nobody has seen yet."""


class Bookkeeper:
    """Piles are lists from the top down."""

    def __init__(self, seen: XiditView, printed: dict[int, str]) -> None:
        assert seen.hidden is not None, "the memory aid tells the bookkeeper where to begin"
        assert seen.recruit_pile.known is not None
        assert seen.threat_pile.known is not None
        self.printed = printed
        self.map = {place.id: place.tile for place in seen.cities if place.tile is not None}
        self.garrison = {place.id: Counter(place.units) for place in seen.cities}
        self.barracks = Counter(seen.barracks)
        self.coming = {"recruitment": seen.next_recruit, "threat": seen.next_threat}
        self.discard = {"recruitment": list(seen.recruit_discard), "threat": list(seen.threat_discard)}
        self.pile = {
            "recruitment": [seen.recruit_pile.top or HIDDEN, *seen.recruit_pile.known],
            "threat": [seen.threat_pile.top or HIDDEN, *seen.threat_pile.known],
        }
        for side, pile in (("recruitment", seen.recruit_pile), ("threat", seen.threat_pile)):
            self.pile[side] += [HIDDEN] * (pile.size - len(self.pile[side]))
        self.shuffled: set[int] = set()
        """Known tiles that Reinforcements have shuffled into the threat pile."""
        self.count: Counter[str] = Counter()
        self.seen_by: dict[type[Event], Callable[[Any], None]] = {
            happened.Recruited: self.recruited,
            happened.ThreatEliminated: self.paid,
            happened.TitanBeaten: self.paid,
            happened.TileDiscarded: self.discarded,
            happened.TilePlaced: self.placed,
            happened.NextTileSet: self.next_set,
            happened.PileTurned: self.turned,
            happened.TileRevealed: self.revealed,
            happened.ReinforcementsArrived: self.reinforced,
        }

    def follow(self, events: list[Event]) -> None:
        for event in events:
            self.count[type(event).__name__] += 1
            if type(event) in self.seen_by:
                self.seen_by[type(event)](event)

    # --- units ---------------------------------------------------------------------------------------

    def recruited(self, event: happened.Recruited) -> None:
        standing = self.garrison[event.city]
        assert event.unit == next(unit for unit in LETTERS.values() if standing[unit])
        standing[event.unit] -= 1

    def paid(self, event: happened.ThreatEliminated | happened.TitanBeaten) -> None:
        self.barracks.update(event.units)

    def muster(self, tile: int) -> Counter[str]:
        """What the barracks have of what the tile lists, and nothing else."""
        given = Counter(LETTERS[letter] for letter in self.printed[tile]) & self.barracks
        self.barracks -= given
        return given

    # --- tiles ---------------------------------------------------------------------------------------

    def discarded(self, event: happened.TileDiscarded) -> None:
        assert self.map.pop(event.tile) == event.side
        if event.side == "recruitment":
            assert not +self.garrison[event.tile]
        self.discard[event.side].append(event.tile)

    def placed(self, event: happened.TilePlaced) -> None:
        """A tile without units that is tried once more stays on its city (XI-20.7)."""
        if self.map.get(event.tile) is None:
            assert event.tile == self.coming[event.side]
            self.coming[event.side] = None
        self.map[event.tile] = event.side
        given = self.muster(event.tile) if event.side == "recruitment" else Counter[str]()
        assert Counter(event.units) == given
        self.garrison[event.tile] = given

    def next_set(self, event: happened.NextTileSet) -> None:
        assert self.coming[event.side] is None
        source = event.side
        if event.borrowed:
            assert event.side == "recruitment"
            assert not self.pile["recruitment"]
            assert not self.discard["threat"]
            source = "threat"
        assert self.pile[source].pop(0) == event.tile
        self.coming[event.side] = event.tile

    def turned(self, event: happened.PileTurned) -> None:
        """The whole discard of the other side, the tile discarded first on top."""
        assert not self.pile[event.side]
        self.pile[event.side] = self.discard[OTHER[event.side]]
        self.discard[OTHER[event.side]] = []
        assert 0 < event.count == len(self.pile[event.side])

    def revealed(self, event: happened.TileRevealed) -> None:
        assert self.pile[event.side][0] == HIDDEN
        self.pile[event.side][0] = event.tile
        self.shuffled.discard(event.tile)

    def reinforced(self, event: happened.ReinforcementsArrived) -> None:
        assert self.coming["threat"] is None
        assert not self.pile["threat"]
        assert not self.discard["recruitment"]
        stack = self.pile["recruitment"] + self.discard["threat"]
        self.pile = {"recruitment": stack[:2], "threat": [HIDDEN] * len(stack[2:])}
        self.shuffled = {tile for tile in stack[2:] if tile != HIDDEN}
        self.discard["threat"] = []
        assert (event.recruitment, event.threat) == (2, len(stack) - 2)

    # --- between two moves ---------------------------------------------------------------------------

    def compare(self, seen: XiditView) -> None:
        """The table looks as the books say."""
        assert seen.hidden is not None
        assert {place.id: place.tile for place in seen.cities if place.tile is not None} == self.map
        assert {city: Counter(seen.cities[city - 1].units) for city in self.map} == {
            city: +self.garrison[city] for city in self.map
        }
        assert Counter(seen.barracks) == +self.barracks
        assert (seen.next_recruit, seen.next_threat) == (self.coming["recruitment"], self.coming["threat"])
        assert list(seen.recruit_discard) == self.discard["recruitment"]
        assert list(seen.threat_discard) == self.discard["threat"]
        assert (seen.recruit_pile.size, seen.threat_pile.size) == (
            len(self.pile["recruitment"]),
            len(self.pile["threat"]),
        )
        assert set(seen.hidden.apart) == self.shuffled

    def settled(self) -> None:
        """Nothing is left to renew: both Next tiles lie there, and no pile waits for a discard."""
        assert None not in self.coming.values()
        for side, pile in self.pile.items():
            if not pile:
                assert not self.discard[OTHER[side]]
            else:
                assert pile[0] != HIDDEN
