"""The minutes of character combat in words: each pair with its dice, classes, rounding and rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.engine.protocol import Lang, Words
from tafelrunde.games.phoenix.minutes import BoutWorked, CombatWorked, FateWorked, FighterWorked
from tafelrunde.games.phoenix.protocol_melee import figure, tenths

HEADS: Final = {
    "combat": Words("Combat of characters in {} (PH-5.3r)", "Charakterkampf in {} (PH-5.3r)"),
    "tilt": Words("Knights' combat in {} (PH-5.2a)", "Ritterkampf in {} (PH-5.2a)"),
    "retreat": Words("Retreat fight in {} (PH-5.4d)", "Rückzugsgefecht in {} (PH-5.4d)"),
}
FIGHTER: Final = Words(
    "{} {}: {} good points, class {} (PH-5.3k), {}", "{} {}: {} Gutpunkte, Klasse {} (PH-5.3k), {}"
)
DICE: Final = Words("dice {} (PH-5.3c)", "Würfel {} (PH-5.3c)")
NO_DICE: Final = Words("no dice (PH-5.3c)", "keine Würfel (PH-5.3c)")
BOUT: Final = Words(
    "{} against {}: {} hits, {} taken (PH-5.3e)", "{} gegen {}: {} Treffer, {} erhalten (PH-5.3e)"
)
CHANGE: Final = Words(
    "; ({} - {}) : ({}) = {} (PH-5.3x), rounded {} and {} (PH-R12)",
    "; ({} - {}) : ({}) = {} (PH-5.3x), gerundet {} und {} (PH-R12)",
)
PARRIED: Final = Words("; nobody gains anything", "; niemand gewinnt etwas")
FATE: Final = Words(
    "{} {}: {} good points, {} by all bouts, now {}; {} hits on him count in the battle that follows "
    "(PH-5.3w)",
    "{} {}: {} Gutpunkte, {} aus allen Paarungen, nun {}; {} Treffer zählen in der Schlacht dieses Zuges "
    "(PH-5.3w)",
)
FALLEN: Final = Words(
    "none: dead (PH-R112), or captured in a retreat fight (PH-5.4g)",
    "keine: tot (PH-R112), oder im Rückzugsgefecht gefangen (PH-5.4g)",
)


def combat_protocol(worked: CombatWorked, names: Sequence[str], lang: Lang) -> list[str]:
    """Line by line; `names` are those of the realms."""
    fighters = dict.fromkeys([who for bout in worked.bouts for who in (bout.one, bout.other)])
    return [
        HEADS[worked.kind].said(lang).format(worked.field),
        *[fighter_line(who, names, lang) for who in fighters],
        *[bout_line(bout, names, lang) for bout in worked.bouts],
        *[fate_line(fate, names, lang) for fate in worked.fates],
    ]


def fate_line(fate: FateWorked, names: Sequence[str], lang: Lang) -> str:
    before, change = [tenths(value, lang) for value in (fate.before, fate.change)]
    now = tenths(fate.now, lang) if fate.now else FALLEN.said(lang)
    sign = "+" if fate.change > 0 else ""
    return FATE.said(lang).format(names[fate.realm], fate.number, before, sign + change, now, fate.taken)


def called(who: FighterWorked, names: Sequence[str]) -> str:
    return f"{names[who.realm]} {who.number}"


def fighter_line(who: FighterWorked, names: Sequence[str], lang: Lang) -> str:
    faces = " ".join(map(str, sorted(who.faces, reverse=True)))
    dice = DICE.said(lang).format(faces) if faces else NO_DICE.said(lang)
    points = tenths(who.points, lang)
    return FIGHTER.said(lang).format(names[who.realm], who.number, points, who.level, dice)


def bout_line(bout: BoutWorked, names: Sequence[str], lang: Lang) -> str:
    pair = called(bout.one, names), called(bout.other, names)
    said = BOUT.said(lang).format(*pair, bout.hits, bout.taken)
    if bout.hits == bout.taken:
        return said + PARRIED.said(lang)
    winner, loser = (bout.one, bout.other) if bout.hits > bout.taken else (bout.other, bout.one)
    classes, exact = f"{winner.level} : {loser.level}", figure(bout.exact, lang)
    changes = [f"{change:+d}" for change in (bout.change, -bout.change)]
    return said + CHANGE.said(lang).format(bout.hits, bout.taken, classes, exact, *changes)
