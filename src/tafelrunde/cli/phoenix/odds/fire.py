"""`tafelrunde phoenix fire`: exact odds of ranged fire, for forces typed in one line."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tafelrunde.cli.language import figure, language, percent, t
from tafelrunde.cli.output import console, print_json
from tafelrunde.cli.phoenix.odds.lineup import (
    ArmyOption,
    Far,
    FieldOption,
    FromOption,
    RealmOption,
    Shots,
    is_taken,
    taken_shot,
)
from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.arithmetic.fire_odds import (
    FireOdds,
    HostOdds,
    Odds,
    fire_odds,
    hit_weights,
    mean,
    quantile,
    variance,
    wall_odds,
)
from tafelrunde.games.phoenix.fire.fire_lines import NO_WALL, Aim, read_fire
from tafelrunde.games.phoenix.meta import GOOD_TERMS, STAGE_TERMS
from tafelrunde.games.phoenix.tables.prices import GOOD_NAMES, STAGES

MOST_WEAPONS: Final = 200
BARS: Final = 16
WIDTH: Final = 40
TAILS: Final = (Fraction(1, 20), Fraction(1, 2), Fraction(19, 20))


class Curve(msgspec.Struct, frozen=True):
    """One quantity: its mean and deviation, 5, 50 and 95 percent, and every value with its probability."""

    mean: float
    deviation: float
    low: int
    middle: int
    high: int
    odds: tuple[tuple[int, float], ...]


class TownFigures(msgspec.Struct, frozen=True):
    stage: str
    points: int
    lost: Curve
    stages: dict[str, float]
    """Empty name: no town is left."""


class ArmyFigures(msgspec.Struct, frozen=True):
    goods: dict[str, int]
    points: float
    lost: dict[str, Curve]
    annihilated: float


class FireFigures(msgspec.Struct, frozen=True):
    weapons: dict[str, int]
    distance: int
    up: int
    damage: Curve
    town: TownFigures | None
    wall: float | None
    armies: tuple[ArmyFigures, ...]


def command(
    line: Annotated[list[str] | None, typer.Argument(help=t("phoenix-fire-line"))] = None,
    folder: FromOption = None,
    field: FieldOption = "",
    realm: RealmOption = "",
    army: ArmyOption = None,
    distance: Annotated[int, typer.Option("--distance", min=1, max=2, help=t("phoenix-fire-distance"))] = 1,
    up: Annotated[int, typer.Option("--up", min=-4, max=4, help=t("phoenix-fire-up"))] = 0,
    wall: Annotated[bool, typer.Option("--wall", help=t("phoenix-fire-wall"))] = False,
    far: Annotated[Far, typer.Option("--far", help=t("phoenix-fire-far"))] = "level",
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    if is_taken(folder, *(line or ())):
        shot = taken_shot(folder, field, realm, army or ())
        found = figures(shot)
    else:
        joiner = " on " if len(line or ()) == 2 else " "
        weapons, aim = read_fire(joiner.join(line or ()))
        found = figures(Shots(weapons, aim, distance, up, wall, far))
    if as_json:
        print_json(found)
    else:
        show(console(), found)


def figures(shots: Shots) -> FireFigures:
    weapons, aim, distance, climb, walled, far = shots
    if sum(weapons.values()) > MOST_WEAPONS:
        raise Complaint("too-many-weapons", {"most": MOST_WEAPONS})
    weights = hit_weights(far, weapons, distance, climb, walled=walled)
    if not weights:
        raise Complaint("out-of-reach")
    odds = fire_odds(weights, aim.target)
    return FireFigures(
        weapons=weapons,
        distance=distance,
        up=climb + walled,
        damage=curve(odds.hits),
        town=town_figures(odds, aim) if odds.town else None,
        wall=None if aim.lacks == NO_WALL else float(wall_odds(weights, aim.lacks)),
        armies=tuple([army_figures(aim, place, row) for place, row in enumerate(odds.hosts)]),
    )


def curve(odds: Odds) -> Curve:
    low, middle, high = (quantile(odds, share) for share in TAILS)
    values = tuple([(value, float(chance)) for value, chance in odds.items()])
    return Curve(float(mean(odds)), float(variance(odds)) ** 0.5, low, middle, high, values)


def town_figures(odds: FireOdds, aim: Aim) -> TownFigures:
    stages = {STAGES[stage]: float(chance) for stage, chance in odds.stages.items()}
    return TownFigures(STAGES[aim.target.built], aim.target.points, curve(odds.town), stages)


def army_figures(aim: Aim, place: int, row: HostOdds) -> ArmyFigures:
    host = aim.target.hosts[place]
    goods = {GOOD_NAMES[good]: count for good, count in host.exposed}
    lost = {GOOD_NAMES[good]: curve(odds) for good, odds in row.lost.items()}
    whole = {**goods, "leaders": host.leaders} if host.leaders else goods
    return ArmyFigures(whole, float(host.points), lost, float(row.annihilated))


# --- for people --------------------------------------------------------------------------------------


def show(out: Console, found: FireFigures) -> None:
    table = Table(title=title(found), title_style="bold", title_justify="left")
    for column in ("what", "mean", "low", "middle", "high"):
        table.add_column(t(f"phoenix-odds-{column}"), justify="left" if column == "what" else "right")
    table.add_row(*cells(t("phoenix-fire-damage"), found.damage))
    if found.town is not None:
        table.add_row(*cells(t("phoenix-fire-town", town=stage_name(found.town.stage)), found.town.lost))
    for number, army in enumerate(found.armies, 1):
        for good in army.goods:
            label = t("phoenix-fire-army", number=number, good=GOOD_TERMS[good].said(language()))
            table.add_row(*cells(label, army.lost[good]))
    out.print(table)
    for line in outcomes(found):
        out.print(Text(line))
    out.print(Text(t("phoenix-fire-plot")))
    for line in plot(dict(found.damage.odds)):
        out.print(Text(line))


def title(found: FireFigures) -> str:
    weapons = ", ".join(f"{count} {weapon}" for weapon, count in found.weapons.items())
    return t("phoenix-fire-title", weapons=weapons, distance=found.distance, up=max(0, found.up))


def stage_name(code: str) -> str:
    return STAGE_TERMS[code or "no_town"].said(language())


def cells(label: str, found: Curve) -> tuple[str, ...]:
    figures = (round(found.mean, 1), found.low, found.middle, found.high)
    return (label, *[figure(value) for value in figures])


def outcomes(found: FireFigures) -> list[str]:
    """What may become of things, in percent."""
    lines: list[str] = []
    if found.town is not None:
        for code, chance in found.town.stages.items():
            lines.append(t("phoenix-fire-stage", town=stage_name(code), chance=percent(chance)))
    if found.wall is not None:
        lines.append(t("phoenix-fire-wall-falls", chance=percent(found.wall)))
    for number, army in enumerate(found.armies, 1):
        lines.append(t("phoenix-fire-gone", number=number, chance=percent(army.annihilated)))
    return lines


def plot(odds: Mapping[int, float]) -> list[str]:
    """The damage in so many equal parts, as bars."""
    low, high = min(odds), max(odds)
    step = max(1, -(-(high - low + 1) // BARS))
    parts = [0.0] * (1 + (high - low) // step)
    for value, chance in odds.items():
        parts[(value - low) // step] += chance
    most, wide = max(parts), len(str(high))
    return [
        f"{low + place * step:>{wide}} {'█' * round(WIDTH * part / most):<{WIDTH}} {percent(part):>7}"
        for place, part in enumerate(parts)
    ]
