"""A realm's part of the minutes in words: its own figures with their rules (facts 10)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, Final

from tafelrunde.engine.protocol import Lang, Words
from tafelrunde.games.phoenix.dice_match import hits
from tafelrunde.games.phoenix.meta import TERMS
from tafelrunde.games.phoenix.minutes import (
    ArmyStruck,
    BanWorked,
    DuellistWorked,
    DuelWorked,
    FireWorked,
    MeleeWorked,
    OverrunWorked,
    ShotsWorked,
    UnitWorked,
    WallsTorn,
)
from tafelrunde.games.phoenix.minutes_spoils import CargoSeized, CatapultsTaken, IncomeWorked
from tafelrunde.games.phoenix.protocol import in_words
from tafelrunde.games.phoenix.protocol_fire import kind_line, sources
from tafelrunde.games.phoenix.protocol_magic import (
    BANNED,
    DEAD,
    RESULTS,
    duel_head,
    wizard_line,
)
from tafelrunde.games.phoenix.protocol_melee import TIES, fighting_of, numbers, tenths, unit_line
from tafelrunde.games.phoenix.protocol_melee import figure as shown
from tafelrunde.games.phoenix.protocol_spoils import goods

MELEE: Final = {
    True: Words("Melee in {}, won{}", "Nahkampf in {}, gewonnen{}"),
    False: Words("Melee in {}, lost{}", "Nahkampf in {}, verloren{}"),
}
TOLL: Final = Words(
    "{}: losses {} of {} (PH-5.5s); how many follows from the enemy's strength and good points "
    "(PH-5.5o to PH-5.5r), which stay his secret (PH-5.5v)",
    "{}: Verluste {} von {} (PH-5.5s); ihre Höhe folgt aus Stärke und Gutpunkten des Gegners "
    "(PH-5.5o bis PH-5.5r), die sein Geheimnis bleiben (PH-5.5v)",
)
RAN_OVER: Final = Words(
    "{} runs over {} in {}: its strength {} is at least ten times theirs (PH-5.5d){}",
    "{} überrennt {} in {}: die Stärke {} ist mindestens das Zehnfache (PH-5.5d){}",
)
WAS_OVERRUN: Final = Words(
    "{} runs over {} in {}: at least ten times our strength{} (PH-5.5d)",
    "{} überrennt {} in {}: mindestens das Zehnfache unserer Stärke{} (PH-5.5d)",
)
OUR_STRENGTH: Final = Words(" of {}", " von {}")
KILLED: Final = Words("; killed, income {} (PH-R105)", "; getötet, Einnahmen {} (PH-R105)")
INCOME: Final = Words(
    "Combat income of {} in {}: {} % of {} for our own fallen, the rest {} % of the price of fallen enemies "
    "(PH-5.6a) = {} gold",
    "Kampfeinnahmen von {} in {}: {} % von {} für unsere Gefallenen, der Rest {} % des Preises "
    "gefallener Gegner (PH-5.6a) = {} GS",
)
CARGO: Final = Words(
    "{} seizes cargo of {} {} in {}: {} gold (PH-5.8.2a at sea, PH-5.8.3a on land)",
    "{} erbeutet in {} Ladung von {} {}: {} GS (PH-5.8.2a zur See, PH-5.8.3a zu Land)",
)
CATAPULTS: Final = Words(
    "{} takes over in {} half of the catapults, rounded down: {} (PH-5.5z, PH-R104)",
    "{} übernimmt in {} die Hälfte der Katapulte, abgerundet: {} (PH-5.5z, PH-R104)",
)
STRUCK: Final = Words("Damage in {}", "Schaden in {}")
TOWN: Final = Words(
    "{}: {} good points divide the hits by {} (PH-5.1m); 67 % of the rest strike the town (PH-5.1x), "
    "it loses {} building points",
    "{}: {} Gutpunkte teilen die Treffer durch {} (PH-5.1m); 67 % des Rests treffen den Rüstort (PH-5.1x), "
    "er verliert {} Baupunkte",
)
ARMY: Final = Words(
    "{}: good points {} = {} divide its part of the hits (PH-5.1w) by {} (PH-5.1k); damage, as far as losses "
    "show it (PH-5.1o), {}",
    "{}: Gutpunkte {} = {} teilen seinen Teil der Treffer (PH-5.1w) durch {} (PH-5.1k); Schaden, soweit die "
    "Verluste ihn zeigen (PH-5.1o), {}",
)
LEADERS: Final = Words("  leaders lost {} (PH-5.1p)", "  Heerführer verloren {} (PH-5.1p)")
TORN: Final = Words(
    "{} tears magic walls {} of {} for {} ZKP (PH-1.4.4e); whether any stood there nobody sees (PH-1.4.2b)",
    "{} reißt magische Wände {} von {} für {} ZKP ein (PH-1.4.4e); ob dort welche standen, sieht niemand "
    "(PH-1.4.2b)",
)
BANS: Final = Words(
    "{} bans up to {} space points in {} (PH-1.4.3f); how much it struck, the banned learn (PH-1.4.3j)",
    "{} bannt bis zu {} Raumpunkte in {} (PH-1.4.3f); wie viel es traf, erfährt der Gebannte (PH-1.4.3j)",
)
BANNED_HEAD: Final = Words("Ban by {} {} on {}", "Bannung durch {} {} auf {}")
DUEL: Final = Words(
    "{} {}: {}; of the dice that lie open {} hit and {} were taken by his side (PH-5.3d, PH-5.3e); "
    "good points {} ({}), now {}",
    "{} {}: {}; von den offenen Würfeln trafen {}, {} erlitt seine Seite (PH-5.3d, PH-5.3e); "
    "Gutpunkte {} ({}), nun {}",
)
FORMULAS: Final = {"won": "PH-5.3g, PH-5.3i", "lost": "PH-5.3h, PH-5.3i", "drawn": "PH-R4"}


def part_in_words(minute: Any, names: Sequence[str], lang: Lang) -> list[str]:
    """Line by line, for the realm whose part it is (`sharing.part_of`)."""
    said = WORDS.get(type(minute), in_words)
    return said(minute, names, lang)


# --- melee -------------------------------------------------------------------------------------------


def melee_part(part: MeleeWorked, names: Sequence[str], lang: Lang) -> list[str]:
    units, won = (*part.attackers, *part.defenders), part.attackers_won == bool(part.attackers)
    tie = TIES[part.how].said(lang).format(part.percent) if won and part.how in TIES else ""
    return [
        MELEE[won].said(lang).format(part.field, tie),
        *[unit_line(unit, fighting_of(unit), names, lang) for unit in units if unit.strength],
        *[toll_line(unit, names, lang) for unit in units if unit.losses],
    ]


def toll_line(unit: UnitWorked, names: Sequence[str], lang: Lang) -> str:
    who = f"{names[unit.realm]} {numbers(unit)}"
    return TOLL.said(lang).format(who, shown(unit.losses, lang), shown(unit.strength, lang))


def overrun_part(part: OverrunWorked, names: Sequence[str], lang: Lang) -> list[str]:
    victims = ", ".join([f"{names[realm]} {number}" for realm, number in part.victims])
    winner = f"{names[part.realm]} {'+'.join(map(str, part.numbers))}"
    if part.strength:
        killed = KILLED.said(lang).format(shown(str(part.income), lang)) if part.killed else ""
        return [
            RAN_OVER.said(lang).format(winner, victims, part.field, shown(str(part.strength), lang), killed)
        ]
    strength = OUR_STRENGTH.said(lang).format(shown(str(part.against), lang)) if part.against else ""
    return [WAS_OVERRUN.said(lang).format(winner, victims, part.field, strength)]


def income_part(part: IncomeWorked, names: Sequence[str], lang: Lang) -> list[str]:
    who, own = f"{names[part.realm]} {part.number}", shown(part.own, lang)
    gold = shown(str(part.gold), lang)
    return [INCOME.said(lang).format(who, part.field, part.rates[1], own, part.rates[0], gold)]


def cargo_part(part: CargoSeized, names: Sequence[str], lang: Lang) -> list[str]:
    who, whose = f"{names[part.realm]} {part.number}", (names[part.victim[0]], part.victim[1])
    places = (*whose, part.field) if lang == "en" else (part.field, *whose)
    return [CARGO.said(lang).format(who, *places, shown(str(part.gold), lang))]


def catapults_part(part: CatapultsTaken, names: Sequence[str], lang: Lang) -> list[str]:
    who = f"{names[part.realm]} {part.number}"
    return [CATAPULTS.said(lang).format(who, part.field, goods(part.taken, lang))]


# --- fire --------------------------------------------------------------------------------------------


def shots_part(part: ShotsWorked, names: Sequence[str], lang: Lang) -> list[str]:
    """All of it is his own."""
    return in_words(part, names, lang)


def fire_part(part: FireWorked, names: Sequence[str], lang: Lang) -> list[str]:
    town = []
    if part.town:
        name, by = TERMS[part.town].said(lang), divisor(part.town_points, lang)
        town = [TOWN.said(lang).format(name, part.town_points, by, shown(str(part.town_lost), lang))]
    armies = [line for army in part.armies for line in army_lines(army, names, lang)]
    return [STRUCK.said(lang).format(part.field), *town, *armies]


def divisor(value: int | Fraction, lang: Lang) -> str:
    return shown(str(Fraction(value) / 100 + 1), lang)


def army_lines(army: ArmyStruck, names: Sequence[str], lang: Lang) -> list[str]:
    total = sum([Fraction(value) for _reason, _rule, value in army.points], Fraction(0))
    who, said = f"{names[army.realm]} {army.number}", sources(army.points, lang)
    head = ARMY.said(lang).format(
        who, said, shown(str(total), lang), divisor(total, lang), shown(army.damage, lang)
    )
    leaders = [LEADERS.said(lang).format(army.leaders)] if army.leaders else []
    return [head, *[kind_line(kind, lang) for kind in army.kinds], *leaders]


# --- magic -------------------------------------------------------------------------------------------


def torn_part(part: WallsTorn, names: Sequence[str], lang: Lang) -> list[str]:
    return [TORN.said(lang).format(f"{names[part.realm]} {part.number}", part.side, part.field, part.power)]


def ban_part(part: BanWorked, names: Sequence[str], lang: Lang) -> list[str]:
    if part.space:
        who, space = f"{names[part.realm]} {part.number}", shown(str(part.space), lang)
        return [BANS.said(lang).format(who, space, part.field)]
    rows = [
        BANNED.said(lang).format(
            names[army.realm], army.number, shown(str(army.space), lang), goods(army.goods, lang)
        )
        for army in part.armies
    ]
    return [BANNED_HEAD.said(lang).format(names[part.realm], part.number, part.field), *rows]


def duel_part(part: DuelWorked, names: Sequence[str], lang: Lang) -> list[str]:
    """Of the others only dice are shown; who reads has power of his own, they have none here."""
    sides = part.attackers, part.defenders
    lines = [duel_head(part, names, lang)]
    for place, side in enumerate(sides):
        landed = hits(*[[face for one in row for face in one.faces] for row in (side, sides[1 - place])])
        for one in side:
            if one.most:
                lines += [wizard_line(one, names, lang), fate_line(one, landed, names, lang)]
    return lines


def fate_line(one: DuellistWorked, landed: tuple[int, int], names: Sequence[str], lang: Lang) -> str:
    now = tenths(one.now, lang) if one.now else DEAD.said(lang)
    result, change = RESULTS[one.result].said(lang), tenths(one.change, lang)
    return DUEL.said(lang).format(
        names[one.realm], one.number, result, *landed, change, FORMULAS[one.result], now
    )


WORDS: Final[dict[type, Callable[[Any, Sequence[str], Lang], list[str]]]] = {
    MeleeWorked: melee_part,
    OverrunWorked: overrun_part,
    IncomeWorked: income_part,
    CargoSeized: cargo_part,
    CatapultsTaken: catapults_part,
    ShotsWorked: shots_part,
    FireWorked: fire_part,
    WallsTorn: torn_part,
    BanWorked: ban_part,
    DuelWorked: duel_part,
}
"""All other parts are told as the game master is told the whole."""
