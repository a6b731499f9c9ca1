"""`tafelrunde phoenix duel`: the exact odds of a duel between wizards typed in one line each."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Final

import msgspec
import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tafelrunde.cli.language import figure, percent, t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.cli.phoenix.odds.lineup import FieldOption, FromOption, RealmOption, is_taken, taken_circles
from tafelrunde.games.phoenix.arithmetic.duel import Duellist, level
from tafelrunde.games.phoenix.arithmetic.duel_odds import Odds, odds
from tafelrunde.games.phoenix.magic.duel_lines import Circle, read_circle
from tafelrunde.games.phoenix.tables.wizard_classes import CLASSES

BAR: Final = 40
LEAST: Final = 0.0005
"""Bars of less are left out of the plot."""


class Chance(msgspec.Struct, frozen=True):
    """Exactly, and as a decimal number."""

    exact: str
    value: float


class WizardFigures(msgspec.Struct, frozen=True):
    points: float
    power: float
    dice: int
    ones: int
    character: bool


class SideFigures(msgspec.Struct, frozen=True):
    name: str
    klass: str = msgspec.field(name="class")
    wizards: tuple[WizardFigures, ...]
    change: float
    """Mean change of good points, of all wizards together."""
    changes: tuple[tuple[float, float], ...]
    """Each change with its probability."""
    dies: Chance | None
    """Of one wizard alone."""


class DuelFigures(msgspec.Struct, frozen=True):
    won: Chance
    drawn: Chance
    lost: Chance
    net: tuple[tuple[int, float], ...]
    """Hits of the first side less those of the second, with their probability."""
    sides: tuple[SideFigures, SideFigures]


def command(
    attacker: Annotated[str, typer.Argument(help=t("phoenix-duel-attacker"))] = "",
    defender: Annotated[str, typer.Argument(help=t("phoenix-duel-defender"))] = "",
    folder: FromOption = None,
    field: FieldOption = "",
    realm: RealmOption = "",
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    if is_taken(folder, attacker, defender):
        first, second = taken_circles(folder, field, realm)
    else:
        first, second = read_circle(attacker), read_circle(defender)
    found = figures(first, second, odds(first.wizards, second.wizards))
    if as_json:
        print_json(found)
    else:
        show(console(), found)


def figures(first: Circle, second: Circle, found: Odds) -> DuelFigures:
    return DuelFigures(
        chance(found.won),
        chance(found.drawn),
        chance(found.lost),
        tuple([(net, float(share)) for net, share in found.net.items()]),
        (side_figures(first, found, 0), side_figures(second, found, 1)),
    )


def side_figures(circle: Circle, found: Odds, side: int) -> SideFigures:
    changes, dies = found.changes[side], found.dies[side]
    return SideFigures(
        name=circle.name or t("phoenix-duel-first" if side == 0 else "phoenix-duel-second"),
        klass=CLASSES[level(circle.wizards) - 1].letter,
        wizards=tuple([wizard_figures(one) for one in circle.wizards]),
        change=float(sum([change * share for change, share in changes.items()], Fraction(0))),
        changes=tuple([(float(change), float(share)) for change, share in sorted(changes.items())]),
        dies=None if dies is None else chance(dies),
    )


def wizard_figures(one: Duellist) -> WizardFigures:
    return WizardFigures(one.most / 10, one.power / 10, one.dice, one.ones, one.character)


def chance(share: Fraction) -> Chance:
    return Chance(str(share), float(share))


# --- for people --------------------------------------------------------------------------------------


def show(out: Console, found: DuelFigures) -> None:
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("side", "class", "dice", "wins", "change", "dies"):
        table.add_column(t(f"phoenix-duel-{column}"), justify="left" if column == "side" else "right")
    for side, wins in zip(found.sides, (found.won, found.lost), strict=True):
        dice = sum([one.dice for one in side.wizards]), sum([one.ones for one in side.wizards])
        shown = t("phoenix-duel-dice-and-ones", dice=dice[0], ones=dice[1])
        dies = "–" if side.dies is None else percent(side.dies.value)
        change = figure(side.change)
        table.add_row(side.name, side.klass, shown, percent(wins.value), change, dies)
    out.print(table)
    say(out, Text(t("phoenix-duel-drawn", chance=percent(found.drawn.value))))
    say(out, Text(t("phoenix-duel-plot", name=found.sides[0].name)))
    for line in plot(found.net):
        say(out, Text(line))


def plot(net: tuple[tuple[int, float], ...]) -> list[str]:
    """A bar for each balance of hits that is not all but impossible."""
    most = max([share for _value, share in net])
    return [
        f"{value:>+4} {'█' * round(BAR * share / most):<{BAR}} {percent(share):>8}"
        for value, share in net
        if share >= LEAST or share == most
    ]
