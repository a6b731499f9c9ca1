"""The minutes of magic in words: duels, bans, magic walls, teleports."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from tafelrunde.engine.protocol import Lang, Words
from tafelrunde.games.phoenix.minutes import (
    BanWorked,
    DuellistWorked,
    DuelWorked,
    TeleportWorked,
    WallRaised,
    WallsTorn,
)
from tafelrunde.games.phoenix.protocol_fire import faces
from tafelrunde.games.phoenix.protocol_melee import figure, tenths
from tafelrunde.games.phoenix.protocol_spoils import goods
from tafelrunde.games.phoenix.wizard_classes import CLASSES

DUEL: Final = Words("Duel: {} against {}", "Duell: {} gegen {}")
WIZARD: Final = Words(
    "{} {} in {}: {} good points, power {}; W6 {} (PH-5.3c), {} automatic ones (PH-5.3l)",
    "{} {} in {}: {} Gutpunkte, Zauberkraft {}; W6 {} (PH-5.3c), {} automatische Einsen (PH-5.3l)",
)
MATCHED: Final = Words(
    "Hits {} : {} (PH-5.3d, PH-5.3e); classes {} and {} (PH-R14), ratio {}: {} for {} (PH-5.3f)",
    "Treffer {} : {} (PH-5.3d, PH-5.3e); Klassen {} und {} (PH-R14), Verhältnis {}: {} für {} (PH-5.3f)",
)
RESULTS: Final = {
    "won": Words("victory", "Sieg"),
    "lost": Words("defeat", "Niederlage"),
    "drawn": Words("a draw", "Unentschieden"),
}
WINNER: Final = Words(
    "{} {}: ({} hits - {} on ones - {} taken) / {} = {}, rounded {} (PH-5.3g, PH-5.3i); now {}; "
    "{} hits on him count in the battle that follows (PH-5.3w)",
    "{} {}: ({} Treffer - {} auf Einsen - {} erlitten) / {} = {}, gerundet {} (PH-5.3g, PH-5.3i); nun {}; "
    "{} Treffer zählen in der Schlacht dieses Zuges (PH-5.3w)",
)
LOSER: Final = Words(
    "{} {}: ({} hits - {} taken) / {} = {}, rounded {} (PH-5.3h, PH-5.3i); now {}",
    "{} {}: ({} Treffer - {} erlitten) / {} = {}, gerundet {} (PH-5.3h, PH-5.3i); nun {}",
)
DRAWN: Final = Words("{} {}: nothing changes (PH-R4); now {}", "{} {}: nichts ändert sich (PH-R4); nun {}")
DEAD: Final = Words("dead (PH-5.3p)", "tot (PH-5.3p)")

BAN: Final = Words(
    "Ban by {} {} on {}: {} space points (PH-1.4.3f), in this sequence (PH-1.4.3g)",
    "Bannung durch {} {} auf {}: {} Raumpunkte (PH-1.4.3f), in dieser Reihenfolge (PH-1.4.3g)",
)
NOTHING_BANNED: Final = Words(
    "nothing was there to ban (PH-1.4.3a)", "nichts war da, was gebannt werden konnte (PH-1.4.3a)"
)
BANNED: Final = Words(
    "{} {}: {} space points; banned now: {} (PH-1.4.3h)",
    "{} {}: {} Raumpunkte; gebannt sind nun: {} (PH-1.4.3h)",
)
RAISED: Final = Words(
    "{} {} raises a magic wall {} of {} for {} ZKP (PH-1.4.2i)",
    "{} {} errichtet eine magische Wand {} von {} für {} ZKP (PH-1.4.2i)",
)
TORN: Final = Words(
    "{} {} tears magic walls {} of {} for {} ZKP (PH-1.4.4e): {}",
    "{} {} reißt magische Wände {} von {} für {} ZKP ein (PH-1.4.4e): {}",
)
WALLS_OF: Final = Words("those of {}", "die von {}")
NO_WALL: Final = Words("none stood there", "dort stand keine")
TELEPORT: Final = Words(
    "{} {} teleports from {} to {} with {} space points over {} fields: 2 × {} × {} = {} ZKP (PH-1.4.1c)",
    "{} {} teleportiert von {} nach {} mit {} Raumpunkten über {} Gemarken: 2 × {} × {} = {} ZKP (PH-1.4.1c)",
)
STEP: Final = 5000
"""Space points that each begun time cost once more (PH-R19)."""


# --- duels -------------------------------------------------------------------------------------------


def duel_protocol(worked: DuelWorked, names: Sequence[str], lang: Lang) -> list[str]:
    sides = [", ".join([f"{names[one.realm]} {one.number}" for one in side]) for side in sides_of(worked)]
    letters = [CLASSES[level - 1].letter for level in worked.classes]
    result = RESULTS[worked.result].said(lang)
    both = (*worked.attackers, *worked.defenders)
    return [
        duel_head(worked, names, lang),
        *[wizard_line(one, names, lang) for one in both],
        MATCHED.said(lang).format(*worked.hits, *letters, ratio(worked.ratio, lang), result, sides[0]),
        *[
            fate_line(one, worked, side, names, lang)
            for side, row in enumerate(sides_of(worked))
            for one in row
        ],
    ]


def duel_head(worked: DuelWorked, names: Sequence[str], lang: Lang) -> str:
    sides = [", ".join([f"{names[one.realm]} {one.number}" for one in side]) for side in sides_of(worked)]
    return DUEL.said(lang).format(*sides)


def sides_of(worked: DuelWorked) -> tuple[tuple[DuellistWorked, ...], tuple[DuellistWorked, ...]]:
    return worked.attackers, worked.defenders


def ratio(text: str, lang: Lang) -> str:
    value = Fraction(text)
    return f"{value.numerator} : {value.denominator} = {figure(text, lang)}"


def wizard_line(one: DuellistWorked, names: Sequence[str], lang: Lang) -> str:
    power, most = tenths(one.power, lang), tenths(one.most, lang)
    return WIZARD.said(lang).format(
        names[one.realm], one.number, one.field, most, power, faces(one.faces), one.ones
    )


def fate_line(one: DuellistWorked, worked: DuelWorked, side: int, names: Sequence[str], lang: Lang) -> str:
    """Who is left without dice loses against the other side, even if his own won or drew (PH-R15)."""
    who = names[one.realm], one.number
    now = tenths(one.now, lang) if one.now else DEAD.said(lang)
    change, exact = tenths(one.change, lang), figure(one.exact, lang)
    if one.result == "drawn":
        return DRAWN.said(lang).format(*who, now)
    own, other = worked.classes[side], worked.classes[1 - side]
    share = figure(str(Fraction(own, other) if one.result == "won" else Fraction(other, own)), lang)
    if one.result == "won":
        figures = one.hits, one.automatic, one.taken, share, exact, change, now, one.taken
        return WINNER.said(lang).format(*who, *figures)
    return LOSER.said(lang).format(*who, one.hits, one.taken, share, exact, change, now)


# --- spells ------------------------------------------------------------------------------------------


def ban_protocol(worked: BanWorked, names: Sequence[str], lang: Lang) -> list[str]:
    space = figure(str(worked.space), lang)
    head = BAN.said(lang).format(names[worked.realm], worked.number, worked.field, space)
    rows = [
        BANNED.said(lang).format(
            names[army.realm], army.number, figure(str(army.space), lang), goods(army.goods, lang)
        )
        for army in worked.armies
    ]
    return [head, *(rows or [NOTHING_BANNED.said(lang)])]


def raised_protocol(worked: WallRaised, names: Sequence[str], lang: Lang) -> list[str]:
    who = names[worked.realm], worked.number
    return [RAISED.said(lang).format(*who, worked.side, worked.field, worked.power)]


def torn_protocol(worked: WallsTorn, names: Sequence[str], lang: Lang) -> list[str]:
    who, whose = (names[worked.realm], worked.number), ", ".join([names[realm] for realm in worked.torn])
    said = WALLS_OF.said(lang).format(whose) if whose else NO_WALL.said(lang)
    return [TORN.said(lang).format(*who, worked.side, worked.field, worked.power, said)]


def teleport_protocol(worked: TeleportWorked, names: Sequence[str], lang: Lang) -> list[str]:
    parts = -(-worked.space // STEP)
    way = worked.start, worked.field, figure(str(worked.space), lang), worked.distance
    price = parts, worked.distance, worked.power
    return [TELEPORT.said(lang).format(names[worked.realm], worked.number, *way, *price)]
