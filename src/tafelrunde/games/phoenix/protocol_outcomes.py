"""What came of an evaluation, in one line: who won, and at what price."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, Final

from tafelrunde.engine.protocol import Lang, Words
from tafelrunde.games.phoenix.minutes import (
    BanWorked,
    CombatWorked,
    DuelWorked,
    FireWorked,
    MeleeWorked,
    WallWorked,
)
from tafelrunde.games.phoenix.protocol import in_words
from tafelrunde.games.phoenix.protocol_magic import RESULTS
from tafelrunde.games.phoenix.protocol_melee import figure, realms_of
from tafelrunde.games.phoenix.protocol_spoils import goods

MELEE: Final = Words(
    "{} wins: fighting strength {} against {}, W20 {} and {}; losses {} of {}",
    "{} siegt: Kampfstärke {} gegen {}, W20 {} und {}; Verluste {} von {}",
)
DUEL: Final = Words("{} for {}, hits {} : {}; {}", "{} für {}, Treffer {} : {}; {}")
BOUT: Final = Words(
    "{} {} against {} {}: hits {} : {}, {} points", "{} {} gegen {} {}: Treffer {} : {}, {} Punkte"
)
FIRE: Final = Words("{} hits; town loses {}; {}", "{} Treffer; Rüstort verliert {}; {}")
ARMY: Final = Words("{} {} loses {}", "{} {} verliert {}")
WALL: Final = Words("the wall lacks {} points", "dem Wall fehlen {} Baupunkte")
WALL_GONE: Final = Words("the wall is destroyed", "der Wall ist zerstört")
BAN: Final = Words("{} {} banned: {}", "{} {} gebannt: {}")


def melee_outcome(worked: MeleeWorked, names: Sequence[str], lang: Lang) -> str:
    winners = worked.attackers if worked.attackers_won else worked.defenders
    lost = sum([Fraction(unit.losses) for unit in winners if unit.losses], Fraction(0))
    whole = sum([Fraction(unit.strength) for unit in winners], Fraction(0))
    both = [figure(value, lang) for value in worked.fighting]
    price = [figure(str(int(value)), lang) for value in (lost, whole)]
    return MELEE.said(lang).format(realms_of(winners, names), *both, *worked.dice, *price)


def duel_outcome(worked: DuelWorked, names: Sequence[str], lang: Lang) -> str:
    first = ", ".join([f"{names[one.realm]} {one.number}" for one in worked.attackers])
    rows = [
        f"{names[one.realm]} {one.number} {one.change / 10:+g}".replace(".", "," if lang == "de" else ".")
        for one in (*worked.attackers, *worked.defenders)
    ]
    return DUEL.said(lang).format(RESULTS[worked.result].said(lang), first, *worked.hits, ", ".join(rows))


def combat_outcome(worked: CombatWorked, names: Sequence[str], lang: Lang) -> str:
    rows = []
    for bout in worked.bouts:
        pair = names[bout.one.realm], bout.one.number, names[bout.other.realm], bout.other.number
        rows.append(BOUT.said(lang).format(*pair, bout.hits, bout.taken, f"{bout.change:+d}"))
    return "; ".join(rows)


def fire_outcome(worked: FireWorked, names: Sequence[str], lang: Lang) -> str:
    armies = []
    for army in worked.armies:
        lost = {kind.good: kind.lost for kind in army.kinds} | {"leaders": army.leaders}
        armies.append(ARMY.said(lang).format(names[army.realm], army.number, goods(lost, lang)))
    return FIRE.said(lang).format(worked.hits, figure(str(worked.town_lost), lang), ", ".join(armies) or "–")


def wall_outcome(worked: WallWorked, _names: Sequence[str], lang: Lang) -> str:
    return WALL_GONE.said(lang) if worked.destroyed else WALL.said(lang).format(worked.lacks)


def ban_outcome(worked: BanWorked, names: Sequence[str], lang: Lang) -> str:
    rows = [
        BAN.said(lang).format(names[army.realm], army.number, goods(army.goods, lang))
        for army in worked.armies
    ]
    return "; ".join(rows) or in_words(worked, names, lang)[-1]


OUTCOMES: Final[dict[type, Callable[[Any, Sequence[str], Lang], str]]] = {
    MeleeWorked: melee_outcome,
    DuelWorked: duel_outcome,
    CombatWorked: combat_outcome,
    FireWorked: fire_outcome,
    WallWorked: wall_outcome,
    BanWorked: ban_outcome,
}


def outcome(minute: Any, names: Sequence[str], lang: Lang) -> str:
    """Of kinds without a line of their own, the first of their protocol."""
    said = OUTCOMES.get(type(minute))
    return in_words(minute, names, lang)[0] if said is None else said(minute, names, lang)
