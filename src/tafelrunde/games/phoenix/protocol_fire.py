"""The minutes of ranged fire in words: dice by Tabelle 8, how hits spread, and what is lost."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from tafelrunde.engine.protocol import Lang, Words
from tafelrunde.games.phoenix.meta import TERMS
from tafelrunde.games.phoenix.minutes import ArmyStruck, FireWorked, KindStruck, Shot, ShotsWorked, WallWorked
from tafelrunde.games.phoenix.protocol_melee import NO_POINTS, figure

SHOTS: Final = Words("Fire at {}{}, B{}{}", "Beschuss von {}{}, B{}{}")
AT_WALL: Final = Words(", the wall {}", ", Wall {}")
IN_DEFENCE: Final = Words(" (in defence, PH-R141)", " (Verteidigungsfeuer, PH-R141)")
SHOT: Final = Words(
    "{} {} in {}: {} {} over {} and {} up, W10 {} (PH-5.1j): damage {}",
    "{} {} in {}: {} {} über {} und {} hinauf, W10 {} (PH-5.1j): Schaden {}",
)
FIELDS: Final = (Words("1 field", "1 Gemark"), Words("2 fields", "2 Gemarken"))
HEIGHTS: Final = Words("{} heights", "{} Höhenstufen")
SUM: Final = Words("Hits together {} (PH-5.1k)", "Treffer zusammen {} (PH-5.1k)")
STRUCK: Final = Words("Damage in {}: {} hits", "Schaden in {}: {} Treffer")
TOWN: Final = Words(
    "{}: {} / ({} / 100 + 1) = {} (PH-5.1m); 67 % on the town {}, it loses {} (PH-5.1x); "
    "33 % on the troops {}",
    "{}: {} / ({} / 100 + 1) = {} (PH-5.1m); 67 % auf den Rüstort {}, er verliert {} (PH-5.1x); "
    "33 % auf die Truppen {}",
)
NO_TOWN: Final = Words(
    "No town: all {} on the troops (PH-5.1t)", "Kein Rüstort: alle {} auf die Truppen (PH-5.1t)"
)
ARMY: Final = Words(
    "{} {}: share {} of the building points (PH-5.1w); good points {} = {}; "
    "damage {} × {} / ({} / 100 + 1) = {} (PH-5.1k)",
    "{} {}: Anteil {} der Baupunkte (PH-5.1w); Gutpunkte {} = {}; Schaden {} × {} / ({} / 100 + 1) = {} "
    "(PH-5.1k)",
)
KIND: Final = Words("  {} {}: damage {}, lost {} (PH-R143)", "  {} {}: Schaden {}, verloren {} (PH-R143)")
WEAPON: Final = Words(
    "  {} {}: damage {}, each lost at a W% up to {} (PH-1.5.11a, PH-R107){}: lost {}",
    "  {} {}: Schaden {}, je verloren bei W% bis {} (PH-1.5.11a, PH-R107){}: verloren {}",
)
ROLLED: Final = Words("; thrown {}", "; gewürfelt {}")
LEADERS: Final = Words("  leaders lost {} (PH-5.1p)", "  Heerführer verloren {} (PH-5.1p)")
WALL: Final = Words(
    "Wall {} of {}: {} hits, {} points lacking now{}{} (PH-5.1s)",
    "Wall {} von {}: {} Treffer, es fehlen nun {} Baupunkte{}{} (PH-5.1s)",
)
SURPLUS: Final = Words(", {} hits too many are lost", ", {} überzählige Treffer verfallen")
GONE: Final = Words("; it is destroyed", "; er ist zerstört")


def faces(values: Sequence[int]) -> str:
    return " ".join(map(str, values)) or "–"


def sources(points: Sequence[tuple[str, str, str]], lang: Lang) -> str:
    """Good points, each with its reason and rule."""
    said = [f"{figure(value, lang)} {TERMS[reason].said(lang)} ({rule})" for reason, rule, value in points]
    return " + ".join(said) or NO_POINTS.said(lang)


def shots_protocol(worked: ShotsWorked, names: Sequence[str], lang: Lang) -> list[str]:
    wall = AT_WALL.said(lang).format(worked.side) if worked.side else ""
    defence = IN_DEFENCE.said(lang) if worked.defence else ""
    head = SHOTS.said(lang).format(worked.target, wall, worked.phase, defence)
    shots = [shot_line(shot, names, lang) for shot in worked.shots]
    return [head, *shots, SUM.said(lang).format(figure(str(worked.hits), lang))]


def shot_line(shot: Shot, names: Sequence[str], lang: Lang) -> str:
    return SHOT.said(lang).format(
        names[shot.realm],
        shot.number,
        shot.field,
        shot.count,
        shot.weapon,
        FIELDS[shot.distance - 1].said(lang),
        HEIGHTS.said(lang).format(shot.up),
        faces(shot.faces),
        figure(str(shot.damage), lang),
    )


def fire_protocol(worked: FireWorked, names: Sequence[str], lang: Lang) -> list[str]:
    hits = figure(str(worked.hits), lang)
    troops = figure(worked.troop_damage, lang)
    if worked.town:
        on_town = [figure(value, lang) for value in (worked.reduced, worked.town_damage)]
        name, lost = TERMS[worked.town].said(lang), figure(str(worked.town_lost), lang)
        town = TOWN.said(lang).format(name, hits, worked.town_points, *on_town, lost, troops)
    else:
        town = NO_TOWN.said(lang).format(troops)
    armies = [line for army in worked.armies for line in army_lines(army, worked.troop_damage, names, lang)]
    return [STRUCK.said(lang).format(worked.field, hits), town, *armies]


def army_lines(army: ArmyStruck, troops: str, names: Sequence[str], lang: Lang) -> list[str]:
    total = figure(str(sum([Fraction(value) for _reason, _rule, value in army.points])), lang)
    share, damage = figure(army.share, lang), figure(army.damage, lang)
    points = sources(army.points, lang)
    head = ARMY.said(lang).format(
        *(names[army.realm], army.number, share, points, total, figure(troops, lang), share, total, damage)
    )
    kinds = [kind_line(kind, lang) for kind in army.kinds]
    leaders = [LEADERS.said(lang).format(army.leaders)] if army.leaders else []
    return [head, *kinds, *leaders]


def kind_line(kind: KindStruck, lang: Lang) -> str:
    count, name = figure(str(kind.count), lang), TERMS[kind.good].said(lang)
    damage, lost = figure(kind.damage, lang), figure(str(kind.lost), lang)
    if Fraction(kind.chance) == 0:
        return KIND.said(lang).format(count, name, damage, lost)
    rolled = ROLLED.said(lang).format(faces(kind.rolls)) if kind.rolls else ""
    limit = int(Fraction(kind.chance) * 100)
    return WEAPON.said(lang).format(count, name, damage, limit, rolled, lost)


def wall_protocol(worked: WallWorked, _names: Sequence[str], lang: Lang) -> list[str]:
    surplus = SURPLUS.said(lang).format(worked.surplus) if worked.surplus else ""
    gone = GONE.said(lang) if worked.destroyed else ""
    return [WALL.said(lang).format(worked.side, worked.field, worked.hits, worked.lacks, surplus, gone)]


def dice_called(what: str, lang: Lang) -> str:
    """What dice were thrown for."""
    return TERMS[what].said(lang)
