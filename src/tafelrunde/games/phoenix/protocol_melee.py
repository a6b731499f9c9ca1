"""The minutes of a melee in words: every factor with its rule, so that a player can check it by hand."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from tafelrunde.engine.protocol import Lang, Words
from tafelrunde.games.phoenix.battle import BY_DIE, BY_STRENGTH
from tafelrunde.games.phoenix.minutes import MeleeWorked, OverrunWorked, UnitWorked
from tafelrunde.games.phoenix.terms_war import WAR_TERMS

DECIMALS: Final = 4
HEAD: Final = Words("Melee in {}: {} against {}", "Nahkampf in {}: {} gegen {}")
UNIT: Final = Words(
    "{} {}: strength {}; good points {} = {}; W20 {} (PH-5.5j); fighting strength {} (PH-5.5k)",
    "{} {}: Heeresstärke {}; Gutpunkte {} = {}; W20 {} (PH-5.5j); Kampfstärke {} (PH-5.5k)",
)
SPLIT: Final = Words(
    " ({} of its strength and {} of its points meet this party, PH-R58)",
    " ({} der Stärke und {} der Punkte treffen auf diese Partei, PH-R58)",
)
HALVED: Final = Words(
    " (half of its strength: the realm is absent, PH-6.9.2.4b)",
    " (halbe Stärke: das Reich fehlt, PH-6.9.2.4b)",
)
NO_POINTS: Final = Words("none", "keine")
SUMS: Final = Words(
    "Strength {} against {}, fighting strength {} against {} (PH-5.5l): {} won",
    "Heeresstärke {} gegen {}, Kampfstärke {} gegen {} (PH-5.5l): {} siegt",
)
TIES: Final = {
    BY_STRENGTH: Words(
        ", by the higher strength (PH-5.5m), with a leader more for the losses (PH-5.5n)",
        " durch die höhere Heeresstärke (PH-5.5m), mit einem Heerführer mehr für die Verluste (PH-5.5n)",
    ),
    BY_DIE: Words(
        ", by a W% of {} (PH-5.5m, PH-R103), with a leader more for the losses (PH-5.5n)",
        " durch einen W% von {} (PH-5.5m, PH-R103), mit einem Heerführer mehr für die Verluste (PH-5.5n)",
    ),
}
BILL: Final = Words(
    "Losses of the winner: base {} (PH-5.5o), factor {} (PH-5.5p), together {} (PH-5.5q); "
    "the loser's average {} (PH-5.5r)",
    "Verluste des Siegers: Basis {} (PH-5.5o), Faktor {} (PH-5.5p), zusammen {} (PH-5.5q); "
    "Gutpunkteschnitt des Verlierers {} (PH-5.5r)",
)
TOLL: Final = Words(
    "{} {}: share {}, difference {} (PH-5.5r), losses {} of {} (PH-5.5s)",
    "{} {}: Anteil {}, Differenz {} (PH-5.5r), Verluste {} von {} (PH-5.5s)",
)
OVERRUN: Final = Words(
    "{} runs over {} in {}: {} to {} (PH-5.5d){}",
    "{} überrennt {} in {}: {} zu {} (PH-5.5d){}",
)
KILLED: Final = Words("; killed, income {} (PH-R105)", "; getötet, Einnahmen {} (PH-R105)")


def figure(text: str, lang: Lang) -> str:
    """`398190/19` as people read it; no zeros behind the last digit that counts."""
    value = Fraction(text)
    said = f"{float(round(value, DECIMALS)):,.{DECIMALS}f}".rstrip("0").rstrip(".")
    return said.translate(str.maketrans(",.", ".,")) if lang == "de" else said


def tenths(value: int, lang: Lang) -> str:
    """Good points of people and what changes them are kept in tenths."""
    return figure(str(Fraction(value, 10)), lang)


def numbers(unit: UnitWorked) -> str:
    return "+".join(map(str, unit.armies))


def unit_line(unit: UnitWorked, fighting: Fraction, names: Sequence[str], lang: Lang) -> str:
    points = " + ".join(
        [
            f"{figure(value, lang)} {WAR_TERMS[reason].said(lang)} ({rule})"
            for reason, rule, value in unit.points
        ]
    )
    line = UNIT.said(lang).format(
        names[unit.realm],
        numbers(unit),
        figure(unit.strength, lang),
        points or NO_POINTS.said(lang),
        figure(unit.total, lang),
        unit.die,
        figure(str(fighting), lang),
    )
    split = SPLIT.said(lang).format(*unit.split) if unit.split else ""
    return line + (HALVED.said(lang) if unit.halved else "") + split


def fighting_of(unit: UnitWorked) -> Fraction:
    return Fraction(unit.strength) * (1 + (Fraction(unit.total) + unit.die) / 200)


def realms_of(units: Sequence[UnitWorked], names: Sequence[str]) -> str:
    return ", ".join(dict.fromkeys([names[unit.realm] for unit in units]))


def melee_protocol(worked: MeleeWorked, names: Sequence[str], lang: Lang) -> list[str]:
    """Line by line; `names` are those of the realms."""
    sides = [realms_of(worked.attackers, names), realms_of(worked.defenders, names)]
    units = (*worked.attackers, *worked.defenders)
    winner = sides[0] if worked.attackers_won else sides[1]
    sums = [figure(value, lang) for value in (*worked.strengths, *worked.fighting)]
    tie = TIES[worked.how].said(lang).format(worked.percent) if worked.how in TIES else ""
    bill = [figure(value, lang) for value in (worked.base, worked.factor, worked.total, worked.average)]
    return [
        HEAD.said(lang).format(worked.field, *sides),
        *[unit_line(unit, fighting_of(unit), names, lang) for unit in units],
        SUMS.said(lang).format(*sums, winner) + tie,
        BILL.said(lang).format(*bill),
        *[toll_line(unit, names, lang) for unit in units if unit.losses],
    ]


def toll_line(unit: UnitWorked, names: Sequence[str], lang: Lang) -> str:
    figures = [figure(value, lang) for value in (unit.share, unit.difference, unit.losses, unit.strength)]
    return TOLL.said(lang).format(names[unit.realm], numbers(unit), *figures)


def overrun_protocol(worked: OverrunWorked, names: Sequence[str], lang: Lang) -> list[str]:
    victims = ", ".join([f"{names[realm]} {number}" for realm, number in worked.victims])
    winner = f"{names[worked.realm]} {'+'.join(map(str, worked.numbers))}"
    killed = KILLED.said(lang).format(figure(str(worked.income), lang)) if worked.killed else ""
    figures = [figure(str(value), lang) for value in (worked.strength, worked.against)]
    return [OVERRUN.said(lang).format(winner, victims, worked.field, *figures, killed)]
