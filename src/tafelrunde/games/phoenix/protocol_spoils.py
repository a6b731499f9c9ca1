"""The minutes of what a fight cost and brought, in words: the fallen, income, loot, cargo, catapults."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from tafelrunde.engine.protocol import Lang, Words
from tafelrunde.games.phoenix.data import GOOD_NAMES
from tafelrunde.games.phoenix.meta import TERMS
from tafelrunde.games.phoenix.minutes_spoils import (
    ArmyFallen,
    CargoSeized,
    CatapultsTaken,
    FallenWorked,
    IncomeWorked,
    TownLooted,
)
from tafelrunde.games.phoenix.protocol_melee import figure

FALLEN: Final = Words("The fallen of the melee in {}", "Die Gefallenen des Nahkampfs in {}")
KEPT: Final = Words(
    "{} {}: of {} the part {} survives, rounded down (PH-R60, PH-5.5x); lost {}",
    "{} {}: von {} überlebt der Anteil {}, abgerundet (PH-R60, PH-5.5x); verloren {}",
)
WIPED_OUT: Final = Words(
    "{} {}: all is lost (PH-R22): {}",
    "{} {}: alles ist verloren (PH-R22): {}",
)
INCOME: Final = Words(
    "Combat income of {} {} in {}: {} % of {} for fallen enemies and {} % of {} for the own fallen "
    "(PH-5.6a){} = {} gold",
    "Kampfeinnahmen von {} {} in {}: {} % von {} für gefallene Gegner und {} % von {} für eigene Gefallene "
    "(PH-5.6a){} = {} GS",
)
SHARE: Final = Words(", times {} by strength (PH-R105)", ", mal {} nach Stärke (PH-R105)")
LOOT: Final = Words(
    "{} {} loots the town in {}, {}: {} gold (PH-5.8.1a)",
    "{} {} erbeutet im Rüstort in {}, {}: {} GS (PH-5.8.1a)",
)
CARGO: Final = Words(
    "{} {} seizes in {} the part {} of {} gold that {} {} carried: {} gold (PH-5.8.2a, PH-5.8.3a)",
    "{} {} erbeutet in {} den Anteil {} von {} GS, die {} {} mitführte: {} GS (PH-5.8.2a, PH-5.8.3a)",
)
CATAPULTS: Final = Words(
    "{} {} takes over in {}, of {}, half of each kind and army, rounded down: {} (PH-5.5z, PH-R104)",
    "{} {} übernimmt in {} von {} die Hälfte je Art und Heer, abgerundet: {} (PH-5.5z, PH-R104)",
)


def goods(found: dict[str, int], lang: Lang) -> str:
    """In the sequence of the goods, whatever that of the data."""
    said = [f"{figure(str(found[n]), lang)} {TERMS[n].said(lang)}" for n in GOOD_NAMES if found.get(n)]
    return ", ".join(said) or "–"


def fallen_protocol(worked: FallenWorked, names: Sequence[str], lang: Lang) -> list[str]:
    return [
        FALLEN.said(lang).format(worked.field),
        *[fallen_line(army, names, lang) for army in worked.armies],
    ]


def fallen_line(army: ArmyFallen, names: Sequence[str], lang: Lang) -> str:
    who, lost = (names[army.realm], army.number), goods(army.lost, lang)
    if army.lost == army.goods:
        return WIPED_OUT.said(lang).format(*who, lost)
    return KEPT.said(lang).format(*who, goods(army.goods, lang), figure(army.kept, lang), lost)


def income_protocol(worked: IncomeWorked, names: Sequence[str], lang: Lang) -> list[str]:
    share = "" if Fraction(worked.share) == 1 else SHARE.said(lang).format(figure(worked.share, lang))
    enemy, own = figure(worked.enemy, lang), figure(worked.own, lang)
    return [
        INCOME.said(lang).format(
            *(names[worked.realm], worked.number, worked.field, worked.rates[0], enemy, worked.rates[1]),
            *(own, share, figure(str(worked.gold), lang)),
        )
    ]


def loot_protocol(worked: TownLooted, names: Sequence[str], lang: Lang) -> list[str]:
    stage, gold = TERMS[worked.stage].said(lang), figure(str(worked.gold), lang)
    return [LOOT.said(lang).format(names[worked.realm], worked.number, worked.field, stage, gold)]


def cargo_protocol(worked: CargoSeized, names: Sequence[str], lang: Lang) -> list[str]:
    who, whose = (names[worked.realm], worked.number), (names[worked.victim[0]], worked.victim[1])
    share, carried, gold = [figure(str(v), lang) for v in (worked.share, worked.carried, worked.gold)]
    return [CARGO.said(lang).format(*who, worked.field, share, carried, *whose, gold)]


def catapults_protocol(worked: CatapultsTaken, names: Sequence[str], lang: Lang) -> list[str]:
    found, taken = goods(worked.found, lang), goods(worked.taken, lang)
    return [CATAPULTS.said(lang).format(names[worked.realm], worked.number, worked.field, found, taken)]
