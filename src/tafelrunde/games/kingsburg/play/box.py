"""The tables of one table: printed values, corrected from a file if its owner wishes, and its options.

Built once per table and shared by all its positions; never changes during play.
"""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.kingsburg.box.data import ENEMY_KINDS, Advisor, Building, Enemy
from tafelrunde.games.kingsburg.play.moves import Build, Take

# Buildings with an ability of their own, by their index in `data.BUILDINGS`.
STATUE: Final = 0
CHAPEL: Final = 1
CATHEDRAL: Final = 3
INN: Final = 4
MARKET: Final = 5
FARMS: Final = 6
MERCHANTS_GUILD: Final = 7
BARRACKS: Final = 10
STABLE: Final = 13
STONE_WALL: Final = 14
FORTRESS: Final = 15
CRANE: Final = 17
TOWN_HALL_BUILDING: Final = 18
EMBASSY: Final = 19

ROWS: Final = 5
COLUMNS: Final = 4
CRANE_COLUMN: Final = 3  # KB-16.18: the Crane helps from the third column on


class Price:
    """What a building costs, and the move that builds it."""

    def __init__(self, building: int, cost: tuple[int, int, int], move: Build) -> None:
        self.building = building
        self.gold, self.wood, self.stone = cost
        self.move = move


def mixes(total: int) -> list[tuple[int, int, int]]:
    """All ways to take so many goods, kinds mixed as one likes."""
    return [
        (gold, wood, total - gold - wood)
        for gold in range(total, -1, -1)
        for wood in range(total - gold, -1, -1)
    ]


_TAKES: Final[dict[tuple[int, int, int], Take]] = {}


def take(goods: tuple[int, int, int]) -> Take:
    """The one `Take` for these goods: common moves are made once."""
    found = _TAKES.get(goods)
    if found is None:
        found = Take(goods[0], goods[1], goods[2])
        _TAKES[goods] = found
    return found


class Box:
    """Values and options in the form that play needs: lists by index."""

    def __init__(
        self,
        buildings: tuple[Building, ...],
        advisors: tuple[Advisor, ...],
        enemies: tuple[Enemy, ...],
        options: dict[str, str],
        corrections: dict[str, Any],
    ) -> None:
        self.buildings = buildings
        self.enemies = enemies
        self.options = options
        self.corrections = corrections
        self.guild_any_good: bool = options["guild"] == "any good"
        self.token_per_season: bool = options["tokens"] == "one per season"
        self.market_with_token: bool = options["market_and_token"] == "allowed"
        self.reward_without_buildings: bool = options["reward_without_buildings"] == "all"
        self._read_buildings()
        self._read_advisors(advisors, options["alchemist"] == "any two others")
        self._read_enemies()

    def _read_buildings(self) -> None:
        self.cost: list[tuple[int, int, int]] = [b.cost for b in self.buildings]
        self.crane_cost: list[tuple[int, int, int]] = [
            (max(0, b.cost[0] - 1), b.cost[1], b.cost[2]) if b.column >= CRANE_COLUMN else b.cost
            for b in self.buildings
        ]
        self.building_vp: list[int] = [b.vp for b in self.buildings]
        self.prices: list[Price] = priced(self.buildings, self.cost)
        self.crane_prices: list[Price] = priced(self.buildings, self.crane_cost)
        """Without and with the Crane."""
        self.next_prices: dict[int, list[Price]] = {}
        """By buildings standing: what can come next and its price; filled by `building.py`."""
        self.battle: list[list[int]] = [
            [b.battle + b.battle_against.get(kind, 0) for b in self.buildings] for kind in ENEMY_KINDS
        ]
        """By kind of enemy, then building."""
        self.row_battle: list[list[int]] = [
            [row_value(values, row, bits) for row in range(ROWS) for bits in range(1 << COLUMNS)]
            for values in self.battle
        ]
        """By kind of enemy, then row * 16 + the row's four bits."""

    def _read_advisors(self, advisors: tuple[Advisor, ...], any_two_others: bool) -> None:
        """Index 0 stays empty, so that advisors go by their number."""
        self.help_choices: list[list[Take]] = [[]]
        self.help_swaps: list[bool] = [False]
        """Whether a good must be given for the help."""
        self.help_fixed: list[Take | None] = [None]
        """The only thing there is to take, where there is no choice."""
        self.help_tokens: list[int] = [0]
        self.help_soldiers: list[int] = [0]
        self.help_vp: list[int] = [0]
        self.help_look: list[bool] = [False]
        self.help_optional: list[bool] = [False]
        for advisor in advisors:
            gift = advisor.gift
            choices = list(gift.choices) if gift.choices else mixes(gift.any_goods)
            if any_two_others:
                choices += [other for swap in gift.choices for other in two_others(swap)]
            self.help_choices.append([take(goods) for goods in choices])
            self.help_swaps.append(min([min(goods) for goods in choices]) < 0)
            self.help_fixed.append(take(choices[0]) if len(choices) == 1 and not gift.optional else None)
            self.help_tokens.append(gift.tokens)
            self.help_soldiers.append(gift.soldiers)
            self.help_vp.append(gift.vp)
            self.help_look.append(gift.look)
            self.help_optional.append(gift.optional)

    def _read_enemies(self) -> None:
        self.enemy_strength: list[int] = [e.strength for e in self.enemies]
        self.enemy_kind: list[int] = [ENEMY_KINDS.index(e.kind) for e in self.enemies]
        self.loss_goods: list[tuple[int, int, int]] = [e.loss.goods for e in self.enemies]
        self.loss_any: list[int] = [e.loss.any_goods for e in self.enemies]
        self.loss_buildings: list[int] = [e.loss.buildings for e in self.enemies]
        self.loss_vp: list[int] = [e.loss.vp for e in self.enemies]
        self.reward_goods: list[tuple[int, int, int]] = [e.reward.goods for e in self.enemies]
        self.reward_any: list[int] = [e.reward.any_goods for e in self.enemies]
        self.reward_vp: list[int] = [e.reward.vp for e in self.enemies]


def priced(buildings: tuple[Building, ...], costs: list[tuple[int, int, int]]) -> list[Price]:
    return [Price(i, costs[i], Build(building.id)) for i, building in enumerate(buildings)]


def row_value(values: list[int], row: int, bits: int) -> int:
    """What the buildings of one row add in battle."""
    return sum([values[row * COLUMNS + column] for column in range(COLUMNS) if bits >> column & 1])


def two_others(swap: tuple[int, int, int]) -> list[tuple[int, int, int]]:
    """KB-17.2, switched: the Alchemist's two goods may be of one kind, if not of the kind given."""
    given = [kind for kind in range(3) if swap[kind] < 0]
    if not given:
        return []
    doubled = []
    for kind in range(3):
        if kind != given[0]:
            goods = [0, 0, 0]
            goods[given[0]] = -1
            goods[kind] = 2
            doubled.append((goods[0], goods[1], goods[2]))
    return doubled
