"""The printed figures, typed a second time from province card and enemy cards, and how to draw provinces.

Nothing here is read from `data.py`: a slip there must not slip through here.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from hypothesis import strategies as st

Goods = tuple[int, int, int]


class Fact(NamedTuple):
    """One building: its names, price in gold, wood and stone, its points."""

    id: str
    en: str
    de: str
    cost: Goods
    vp: int


# Five rows of four, as on the province card.
PROVINCE = (
    (
        Fact("statue", "Statue", "Standbild", (2, 0, 0), 3),
        Fact("chapel", "Chapel", "Kapelle", (3, 0, 1), 5),
        Fact("church", "Church", "Kirche", (3, 1, 2), 7),
        Fact("cathedral", "Cathedral", "Kathedrale", (5, 0, 3), 9),
    ),
    (
        Fact("inn", "Inn", "Kneipe", (1, 1, 0), 0),
        Fact("market", "Market", "Markt", (2, 2, 0), 1),
        Fact("farms", "Farms", "Bauernhof", (2, 3, 1), 2),
        Fact("merchants_guild", "Merchants’ Guild", "Gilde der Kaufleute", (3, 1, 2), 4),
    ),
    (
        Fact("guard_tower", "Guard Tower", "Wachtturm", (1, 0, 1), 1),
        Fact("blacksmith", "Blacksmith", "Schmiede", (1, 2, 0), 2),
        Fact("barracks", "Barracks", "Kaserne", (2, 2, 1), 4),
        Fact("wizards_guild", "Wizards’ Guild", "Gilde der Zauberer", (3, 2, 2), 6),
    ),
    (
        Fact("palisade", "Palisade", "Palisaden", (0, 2, 0), 0),
        Fact("stable", "Stable", "Ställe", (1, 1, 1), 2),
        Fact("stone_wall", "Stone Wall", "Steinwall", (2, 0, 2), 2),
        Fact("fortress", "Fortress", "Festung", (3, 0, 2), 4),
    ),
    (
        Fact("barricade", "Barricade", "Barrikade", (0, 1, 0), 0),
        Fact("crane", "Crane", "Kran", (0, 1, 1), 1),
        Fact("town_hall", "Town Hall", "Rathaus", (2, 1, 1), 2),
        Fact("embassy", "Embassy", "Botschaft", (2, 2, 2), 4),
    ),
)
BUILDING_VP = {fact.id: fact.vp for row in PROVINCE for fact in row}
ALWAYS = {"farms": -1, "guard_tower": 1, "blacksmith": 1, "wizards_guild": 2, "stone_wall": 1, "fortress": 1}
AGAINST = {
    "zombies": {"palisade": 2},
    "goblins": {"palisade": 1, "barricade": 1},
    "demons": {"palisade": 1, "church": 1},
    "orcs": {"palisade": 1},
    "barbarians": {"palisade": 1},
    "dragons": {"palisade": 1},
}


class Card(NamedTuple):
    """An enemy card; losses and rewards as (gold, wood, stone), goods of choice, buildings, points."""

    year: int
    kind: str
    strength: int
    loss: tuple[Goods, int, int, int]
    reward: tuple[Goods, int, int]
    confidence: str = "three"
    sources: tuple[str, ...] = ("S1", "S2", "S3")

    @property
    def id(self) -> str:
        return f"{self.kind}-{('I', 'II', 'III', 'IV', 'V')[self.year - 1]}-{self.strength}"


NO_GOODS: Goods = (0, 0, 0)
GOLD, WOOD, STONE = ((1, 0, 0), 0, 0), ((0, 1, 0), 0, 0), ((0, 0, 1), 0, 0)
ANY_GOOD, POINT, TWO_POINTS, THREE_POINTS = (
    (NO_GOODS, 1, 0),
    (NO_GOODS, 0, 1),
    (NO_GOODS, 0, 2),
    (NO_GOODS, 0, 3),
)
S12, S13 = ("two of three", ("S1", "S2")), ("two of three", ("S1", "S3"))
CONFIRMED = ("confirmed", ("R-DE", "R-EN card picture", "S1", "S2", "S3"))

CARDS = (
    Card(1, "barbarians", 2, (NO_GOODS, 1, 1, 0), GOLD),
    Card(1, "goblins", 2, ((0, 1, 1), 0, 1, 1), WOOD),
    Card(1, "goblins", 3, ((1, 0, 0), 0, 1, 0), STONE, *CONFIRMED),
    Card(1, "orcs", 3, (NO_GOODS, 2, 0, 1), GOLD),
    Card(1, "zombies", 4, (NO_GOODS, 0, 0, 2), POINT),
    Card(2, "goblins", 3, ((0, 2, 2), 0, 1, 1), WOOD),
    Card(2, "goblins", 4, ((2, 0, 0), 0, 1, 0), STONE),
    Card(2, "orcs", 4, (NO_GOODS, 2, 1, 0), GOLD, *S12),
    Card(2, "barbarians", 5, (NO_GOODS, 2, 0, 1), GOLD, *S12),
    Card(2, "zombies", 5, (NO_GOODS, 0, 0, 2), POINT),
    Card(3, "goblins", 4, ((0, 3, 3), 0, 1, 1), WOOD),
    Card(3, "goblins", 5, ((3, 0, 0), 0, 1, 0), STONE),
    Card(3, "orcs", 5, (NO_GOODS, 2, 1, 0), GOLD, *S12),
    Card(3, "demons", 6, ((2, 1, 1), 0, 0, 1), POINT),
    Card(3, "zombies", 6, (NO_GOODS, 0, 0, 2), POINT),
    Card(4, "goblins", 5, ((0, 4, 4), 0, 1, 1), WOOD),
    Card(4, "goblins", 6, ((4, 0, 0), 0, 1, 0), STONE),
    Card(4, "demons", 6, (NO_GOODS, 4, 0, 1), ((1, 0, 0), 0, 1), *S13),
    Card(4, "orcs", 7, (NO_GOODS, 2, 1, 0), ANY_GOOD, *S12),
    Card(4, "zombies", 7, (NO_GOODS, 0, 0, 2), POINT),
    Card(5, "barbarians", 7, (NO_GOODS, 0, 0, 8), POINT),
    Card(5, "barbarians", 8, (NO_GOODS, 0, 1, 0), POINT),
    Card(5, "demons", 8, (NO_GOODS, 0, 1, 2), TWO_POINTS),
    Card(5, "demons", 9, (NO_GOODS, 0, 1, 0), TWO_POINTS),
    Card(5, "dragons", 9, (NO_GOODS, 0, 0, 5), THREE_POINTS),
)


def strength(soldiers: int, buildings: list[str], kind: str) -> int:
    """Combat strength, added up a second way."""
    return soldiers + sum(ALWAYS.get(name, 0) + AGAINST[kind].get(name, 0) for name in buildings)


def falls_first(buildings: list[str]) -> str | None:
    """Of all buildings the one furthest to the right, and of those the one highest up."""
    places = {
        fact.id: (column, -row) for row, facts in enumerate(PROVINCE) for column, fact in enumerate(facts)
    }
    return max(buildings, key=lambda name: places[name]) if buildings else None


def standing(lengths: tuple[int, ...]) -> list[str]:
    """The buildings of a province that has so many in each row, from the left."""
    return [fact.id for row, length in zip(PROVINCE, lengths, strict=True) for fact in row[:length]]


def some_goods(most: int = 6) -> st.SearchStrategy[Goods]:
    amount = st.integers(0, most)
    return st.tuples(amount, amount, amount)


def some_buildings(most: int = 4) -> st.SearchStrategy[list[str]]:
    length = st.integers(0, most)
    return st.tuples(length, length, length, length, length).map(standing)


def some_province(**also: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    """Any legal province, in the words of `position`."""
    return st.fixed_dictionaries({"goods": some_goods(), "buildings": some_buildings(), **also})
