"""`tafelrunde phoenix battle`: the exact odds of a melee between two forces typed in one line each."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Final

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from tafelrunde.cli.language import language, percent, t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.cli.phoenix.odds import lineup
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.figures import decimal, whole
from tafelrunde.engine.text import quoted
from tafelrunde.games.phoenix.arithmetic.battle import fighting_strength
from tafelrunde.games.phoenix.melee.battle_odds import Array, SideOdds, defenceless, mean, quantile
from tafelrunde.games.phoenix.melee.forces import read_force
from tafelrunde.games.phoenix.meta import TERMS
from tafelrunde.games.phoenix.world.description import TERRAIN_BY_LETTER
from tafelrunde.phoenix_desk.foresight.lineups import lineups
from tafelrunde.phoenix_desk.queries.battles import (
    PARTS,
    Battle,
    battle_of,
    foreseen,
    goods_of,
    reckoned,
    survivors,
)

BUCKETS: Final = 16
BAR: Final = 40


def command(
    attacker: Annotated[str, typer.Argument(help=t("phoenix-battle-attacker"))] = "",
    defender: Annotated[str, typer.Argument(help=t("phoenix-battle-defender"))] = "",
    folder: lineup.FromOption = None,
    field: lineup.FieldOption = "",
    realm: lineup.RealmOption = "",
    army: lineup.ArmyOption = None,
    terrain: Annotated[str, typer.Option("--terrain", help=t("phoenix-battle-terrain"))] = "",
    tiered: Annotated[bool, typer.Option("--tiered", help=t("phoenix-battle-tiered"))] = False,
    exact: Annotated[bool, typer.Option("--exact", help=t("phoenix-battle-exact"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    if lineup.is_taken(folder, attacker, defender):
        front, state = lineup.taken_front(folder, field, realm, army or ())
        battles = [battle_of(*sides) for sides in lineups(state, front)]
    else:
        forces = read_force(attacker), read_force(defender)
        battles = [reckoned(*forces, terrain_of(terrain), tiered=tiered)]
    if as_json:
        found = [foreseen(battle) for battle in battles]
        print_json(found[0] if folder is None else {"field": field, "battles": found})
        return
    if len(battles) > 1:
        say(console(), Text(t("phoenix-taken-split", parties=len(battles))))
    for battle in battles:
        show(battle, exact=exact)


def show(battle: Battle, *, exact: bool) -> None:
    out = console()
    out.print(drawn_up(battle))
    say_plain(battle)
    out.print(chances(battle, exact=exact))
    for side, found in sides(battle):
        for line in plot(side_name(battle, side), side, found):
            say(out, Text(line))


def terrain_of(letter: str) -> int:
    if letter and letter not in TERRAIN_BY_LETTER:
        known = ", ".join(sorted(key for key in TERRAIN_BY_LETTER if key.islower()))
        raise Complaint("no-such-terrain", {"letter": quoted(letter), "known": known})
    return TERRAIN_BY_LETTER.get(letter, 0)


def sides(battle: Battle) -> tuple[tuple[Array, SideOdds], tuple[Array, SideOdds]]:
    return (battle.attackers, battle.odds.attackers), (battle.defenders, battle.odds.defenders)


def side_name(battle: Battle, side: Array) -> str:
    return side.force.name or t(
        "phoenix-battle-first" if side is battle.attackers else "phoenix-battle-second"
    )


# --- for people --------------------------------------------------------------------------------------


def shown(value: Fraction | int) -> str:
    """Whole numbers with separators, others with two decimals."""
    if Fraction(value).denominator == 1:
        return whole(int(value), language())
    return decimal(value, language(), least=2, most=2)


def chance_said(value: Fraction, *, exact: bool) -> str:
    return f"{value} = {percent(value)}" if exact and value.denominator > 1 else percent(value)


def table(*heads: str) -> Table:
    made = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for i, head in enumerate(heads):
        made.add_column(head, justify="left" if i == 0 else "right")
    return made


def drawn_up(battle: Battle) -> Table:
    """Both forces with every source of their good points."""
    words = ("unit", "strength", "points", "fighting")
    made = table(*[t(f"phoenix-battle-{word}") for word in words])
    for side in (battle.attackers, battle.defenders):
        role = t("phoenix-battle-attacks" if side is battle.attackers else "phoenix-battle-defends")
        made.add_row(Text(f"{side_name(battle, side)} {role}", style="bold"))
        for row in side.rows:
            goods = ", ".join(
                f"{whole(count, language())} {name}" for name, count in goods_of(row.units).items()
            )
            fighting = shown(fighting_strength(row.unit, 0))
            made.add_row(f"  {goods}", shown(row.unit.strength), shown(row.unit.points), fighting)
            for bonus in row.bonuses:
                made.add_row(
                    Text(f"    {TERMS[bonus.reason].said(language())} ({bonus.rule})", style="dim"),
                    "",
                    f"+{shown(bonus.value)}",
                )
    return made


def say_plain(battle: Battle) -> None:
    """The melee as the examples of the rulebook have it, without dice."""
    out, verdict, bill = console(), battle.plain.verdict, battle.plain.bill
    winner = battle.attackers if verdict.attackers_won else battle.defenders
    figures = {
        "most": shown(max(verdict.fighting)),
        "least": shown(min(verdict.fighting)),
        "base": shown(bill.base),
        "factor": shown(bill.factor),
        "total": shown(bill.total),
        "average": shown(bill.average),
    }
    say(out, Text(t("phoenix-battle-plain", winner=side_name(battle, winner), **figures)))
    left = ", ".join(f"{whole(count, language())} {name}" for name, count in survivors(battle).items())
    losses = shown(int(sum([toll.losses for toll in bill.tolls])))
    say(out, Text(t("phoenix-battle-plain-unit", unit=side_name(battle, winner), losses=losses, left=left)))
    helpless = defenceless(battle.attackers, battle.defenders)
    if helpless:
        side = battle.attackers if helpless == "attackers" else battle.defenders
        say(out, Text(t("phoenix-battle-overrun", side=side_name(battle, side))))


def chances(battle: Battle, *, exact: bool) -> Table:
    words = ("side", "wins", "mean", "low", "middle", "high", "wiped")
    made = table(*[t(f"phoenix-battle-{word}") for word in words])
    for side, found in sides(battle):
        parts = [whole(quantile(found.lost, part), language()) for part in PARTS]
        average = shown(round(mean(found.lost)))
        wiped = chance_said(found.wiped_out, exact=exact)
        made.add_row(side_name(battle, side), chance_said(found.wins, exact=exact), average, *parts, wiped)
    return made


def plot(name: str, side: Array, found: SideOdds) -> list[str]:
    """Bars of how likely which losses are, in equal steps, for the throws that this side wins."""
    all_lost = max(found.lost)
    won = {value: chance for value, chance in found.lost.items() if found.wins and value < all_lost}
    if len(won) < 2:
        return []
    first, last = min(won), max(won)
    step = max(1, -(-(last - first + 1) // BUCKETS))
    bars = [Fraction(0)] * ((last - first) // step + 1)
    for value, chance in won.items():
        bars[(value - first) // step] += chance
    top = max(bars)
    lines = [t("phoenix-battle-plot", side=name)]
    for i, chance in enumerate(bars):
        begin, end = first + i * step, first + (i + 1) * step - 1
        label = f"{whole(begin, language())} – {whole(end, language())}"
        lines.append(f"{label:>24} {'█' * round(BAR * chance / top)} {percent(chance)}")
    return lines
