"""One frozen struct per kind of move, chance included. The text form lives in `text.py`."""

from __future__ import annotations

from tafelrunde.engine.contract import Move


class Take(Move, frozen=True, tag="take", omit_defaults=True):
    """Goods of choice: the King's aid, an advisor's help, a battle's reward.

    A negative number is given in exchange, as the Alchemist asks for.
    """

    gold: int = 0
    wood: int = 0
    stone: int = 0


class Pass(Move, frozen=True, tag="pass"):
    """Do nothing: no influence, no reroll, no building, no recruits, no help."""


class Reroll(Move, frozen=True, tag="reroll", omit_defaults=True):
    """The Statue: roll one die of this value again."""

    die: int
    white: bool = False


class RerollAll(Move, frozen=True, tag="reroll_all"):
    """The Chapel: roll all dice again."""


class Influence(Move, frozen=True, tag="influence", omit_defaults=True):
    """A group of dice on one advisor."""

    advisor: int
    dice: tuple[int, ...]
    white: tuple[int, ...] = ()
    token: bool = False
    market: int = 0
    """+1 or -1 when the Market changes the sum."""
    envoy: bool = False


class Build(Move, frozen=True, tag="build"):
    building: str


class BuildTwo(Move, frozen=True, tag="build_two"):
    """Two buildings at once with the Envoy."""

    first: str
    second: str


class PayTownHall(Move, frozen=True, tag="pay_town_hall"):
    """One good or a +2 token for the Town Hall's point."""

    payment: str


class Recruit(Move, frozen=True, tag="recruit", omit_defaults=True):
    """Soldiers for these goods."""

    gold: int = 0
    wood: int = 0
    stone: int = 0


class Give(Move, frozen=True, tag="give", omit_defaults=True):
    """Goods of choice lost to the enemy."""

    gold: int = 0
    wood: int = 0
    stone: int = 0


class SetOrder(Move, frozen=True, tag="set_order"):
    """Chance: the first turn order."""

    order: tuple[int, ...]


class RollNeutral(Move, frozen=True, tag="roll_neutral"):
    """Chance, two players: the neutral dice."""

    three: tuple[int, ...]
    two: tuple[int, ...]


class Roll(Move, frozen=True, tag="roll"):
    """Chance: everybody's dice, in the order of the seats."""

    dice: tuple[tuple[int, ...], ...]
    white: tuple[tuple[int, ...], ...]


class RollAgain(Move, frozen=True, tag="roll_again", omit_defaults=True):
    """Chance: the dice rolled again for Statue or Chapel."""

    dice: tuple[int, ...] = ()
    white: tuple[int, ...] = ()


class DrawEnemy(Move, frozen=True, tag="draw_enemy"):
    """Chance: which card of this year lies on top of the pile."""

    card: str


class RollReinforcements(Move, frozen=True, tag="roll_reinforcements"):
    """Chance: the King's soldiers in winter."""

    die: int


KingsburgMove = (
    Take
    | Pass
    | Reroll
    | RerollAll
    | Influence
    | Build
    | BuildTwo
    | PayTownHall
    | Recruit
    | Give
    | SetOrder
    | RollNeutral
    | Roll
    | RollAgain
    | DrawEnemy
    | RollReinforcements
)
