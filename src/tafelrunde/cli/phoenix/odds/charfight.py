"""`tafelrunde phoenix charfight`: the odds of a combat between characters typed in one line each."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated

import msgspec
import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tafelrunde.cli.language import figure, percent, t
from tafelrunde.cli.output import console, print_json, progress, say
from tafelrunde.cli.phoenix.odds.duel import Chance, chance, plot
from tafelrunde.cli.phoenix.odds.lineup import (
    ArmyOption,
    FieldOption,
    FromOption,
    RealmOption,
    is_taken,
    taken_parties,
)
from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.arithmetic.charfight import Fighter
from tafelrunde.games.phoenix.arithmetic.charfight_odds import (
    MOST,
    Chances,
    changes,
    dying,
    flipped,
    is_countable,
    mean,
    ring_odds,
    ring_sizes,
)
from tafelrunde.games.phoenix.arithmetic.pairings import Ring, pair_up
from tafelrunde.games.phoenix.court.charfight_lines import Party, read_party

SECOND = 1000
"""Fighters of the second side are numbered from here on."""


class BoutFigures(msgspec.Struct, frozen=True):
    """One pair, seen by the first of the two."""

    one: str
    other: str
    won: Chance
    drawn: Chance
    lost: Chance
    change: float
    """Mean change of the first one's good points; the other's is the opposite."""
    changes: tuple[tuple[int, float], ...]
    net: tuple[tuple[int, float], ...]
    """Hits of the first less those of the other, with their probability."""
    one_dies: float | None
    """None if he has several opponents."""
    other_dies: float


class CombatFigures(msgspec.Struct, frozen=True):
    bouts: tuple[BoutFigures, ...]
    idle: tuple[str, ...]
    """Who finds no place (PH-5.3u)."""


def command(
    attacker: Annotated[str, typer.Argument(help=t("phoenix-charfight-attacker"))] = "",
    defender: Annotated[str, typer.Argument(help=t("phoenix-charfight-defender"))] = "",
    folder: FromOption = None,
    field: FieldOption = "",
    realm: RealmOption = "",
    army: ArmyOption = None,
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    if is_taken(folder, attacker, defender):
        found = figures(*taken_parties(folder, field, realm, army or ()))
    else:
        found = figures(read_party(attacker), read_party(defender))
    if as_json:
        print_json(found)
    else:
        show(console(), found)


def figures(first: Party, second: Party) -> CombatFigures:
    fighters = {**dict(enumerate(first.fighters)), **dict(enumerate(second.fighters, SECOND))}
    names = {**named(first, 0), **named(second, SECOND)}
    by_rank = [sorted(side, key=lambda key: -fighters[key].level) for side in sides(first, second)]
    rings = pair_up(by_rank[0], by_rank[1], ())
    for ring in rings:
        need_countable(ring, fighters, names)
    with progress(t("phoenix-charfight-progress")) as tick:
        bouts: list[BoutFigures] = []
        for done, ring in enumerate(rings, 1):
            bouts += ring_figures(ring, fighters, names)
            tick(done / len(rings))
    fighting = {key for ring in rings for key in (ring.one, *ring.others)}
    return CombatFigures(tuple(bouts), tuple([name for key, name in names.items() if key not in fighting]))


def need_countable(ring: Ring, fighters: dict[int, Fighter], names: dict[int, str]) -> None:
    """Chances are counted or refused, never guessed."""
    sizes = ring_sizes(fighters[ring.one], [fighters[key] for key in ring.others])
    if is_countable(sizes):
        return
    size = max([one.weight for one in sizes]) >> 20
    dice = " + ".join([str(fighters[key].dice) for key in ring.others])
    who, have = names[ring.one], fighters[ring.one].dice
    raise Complaint(
        "too-many-dice-to-count", {"who": who, "have": have, "dice": dice, "size": size, "most": MOST >> 20}
    )


def sides(first: Party, second: Party) -> tuple[range, range]:
    return range(len(first.fighters)), range(SECOND, SECOND + len(second.fighters))


def named(party: Party, start: int) -> dict[int, str]:
    """`Ann: BUH 24`; several alike are numbered."""
    side = party.name or t("phoenix-charfight-first" if start == 0 else "phoenix-charfight-second")
    return {
        start + i: f"{side}: {rank} {fighter.points // 10} ({i + 1})"
        for i, (rank, fighter) in enumerate(zip(party.ranks, party.fighters, strict=True))
    }


def ring_figures(ring: Ring, fighters: dict[int, Fighter], names: dict[int, str]) -> list[BoutFigures]:
    one, others = fighters[ring.one], [fighters[key] for key in ring.others]
    rows = []
    for key, other, net in zip(ring.others, others, ring_odds(one, others), strict=True):
        gains = changes(one, other, net)
        alone = float(dying(one, gains)) if len(others) == 1 else None
        rows.append(
            BoutFigures(
                names[ring.one],
                names[key],
                *shares(net),
                float(mean(gains)),
                tuple([(change, float(share)) for change, share in sorted(gains.items())]),
                tuple([(value, float(share)) for value, share in sorted(net.items())]),
                alone,
                float(dying(other, flipped(gains))),
            )
        )
    return rows


def shares(net: Chances) -> tuple[Chance, Chance, Chance]:
    """Won, drawn, lost."""
    won = sum([share for value, share in net.items() if value > 0], Fraction(0))
    drawn = net.get(0, Fraction(0))
    lost = sum([share for value, share in net.items() if value < 0], Fraction(0))
    return chance(won), chance(drawn), chance(lost)


# --- for people --------------------------------------------------------------------------------------


def show(out: Console, found: CombatFigures) -> None:
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("one", "other", "wins", "drawn", "loses", "change", "dies"):
        table.add_column(t(f"phoenix-charfight-{column}"), justify="left" if column[0] == "o" else "right")
    for row in found.bouts:
        dies = " / ".join(
            ["–" if share is None else percent(share) for share in (row.one_dies, row.other_dies)]
        )
        chances = [percent(share.value) for share in (row.won, row.drawn, row.lost)]
        table.add_row(row.one, row.other, *chances, figure(row.change), dies)
    out.print(table)
    for row in found.bouts:
        say(out, Text(t("phoenix-charfight-plot", one=row.one, other=row.other)))
        for line in plot(row.net):
            say(out, Text(line))
    if found.idle:
        say(out, Text(t("phoenix-charfight-idle", names=", ".join(found.idle))))
    say(out, Text(t("phoenix-charfight-exact")))
