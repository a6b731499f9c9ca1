"""Words that may be typed in a move, English and German side by side: the tables of `reader.py`."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.contract import Words
from tafelrunde.engine.text import Choice, marks
from tafelrunde.games.kingsburg.box.data import ADVISORS, BUILDINGS, ENEMIES, ENEMY_NAMES, YEARS

NONE: Final = marks("“nothing”", "„nichts“", "nothing", "nichts")
ALSO: Final = marks("“and”", "„und“", "and", "und", ",", "+", "&", ", and", ", und")
FOR: Final = marks("“for”", "„für“", "for", "für")
WITH: Final = marks("“with”", "„mit“", "with", "mit", ":")
ALL: Final = marks("“all”", "„alles“", "all", "alles", "alle")
ANEW: Final = marks("“again”", "„neu“", "neu", "nochmals", "again")
AWAY: Final = marks("“away”", "„ab“", "ab", "away")
PLUS: Final = marks("“+”", "„+“", "+")
COMMA: Final = marks("“,”", "„,“", ",")
BAR: Final = marks(
    "“|” before the next seat’s dice", "„|“ vor den Würfeln des nächsten Platzes", "|", "/", ";"
)
JOIN: Final = marks(
    "help (token, market, envoy)",
    "Hilfe (Marker, Markt, Gesandter)",
    *("and", "by", "by the", "with", "with the", "und", "mit", "mit dem", "durch", "durch den", ","),
)
PASS_SPELLINGS: Final = (
    "pass",
    "passe",
    "passen",
    "keep",
    "behalte",
    "behalten",
    "decline",
    "verzichte",
    "verzichten",
)
DIE: Final = Words("a die (4; a white one w4)", "ein Würfel (4; ein weißer w4)")
ADVISOR_NUMBER: Final = Words("the number of an advisor", "die Nummer eines Beraters")
SEAT: Final = Words("the number of a seat", "die Nummer eines Platzes")

GOOD_SPELLINGS: Final = {
    "gold": "gold",
    "wood": "wood",
    "Holz": "wood",
    "stone": "stone",
    "stones": "stone",
    "Stein": "stone",
    "Steine": "stone",
}
TOKEN_SPELLINGS: Final = ("token", "Marker", "+2 token", "+2 Marker", "+2-Marker")
GOOD: Final = Choice("a good (gold, wood, stone)", "eine Ware (Gold, Holz, Stein)", GOOD_SPELLINGS)
PAYMENT: Final = Choice(
    "a payment (gold, wood, stone, token)",
    "eine Bezahlung (Gold, Holz, Stein, Marker)",
    {**GOOD_SPELLINGS, **dict.fromkeys(TOKEN_SPELLINGS, "token")},
)
EXTRA: Final = Choice(
    "help (token, market, envoy)",
    "Hilfe (Marker, Markt, Gesandter)",
    {
        **dict.fromkeys(TOKEN_SPELLINGS, "token"),
        **dict.fromkeys(("market", "Markt"), "market"),
        **dict.fromkeys(("envoy", "Gesandtem", "Gesandten", "Gesandter"), "envoy"),
    },
)
ADVISOR: Final = Choice(
    "the name of an advisor",
    "der Name eines Beraters",
    {name: advisor.number for advisor in ADVISORS for name in (advisor.name.en, advisor.name.de)},
)
BUILDING: Final = Choice(
    "the name of a building",
    "der Name eines Gebäudes",
    {
        name: building.id
        for building in BUILDINGS
        for name in (building.id, building.name.en, building.name.de)
    },
)
CARD: Final = Choice(
    "an enemy card such as goblins-I-3",
    "eine Feindeskarte wie goblins-I-3",
    {
        f"{name}{dash}{YEARS[enemy.year - 1]}{dash}{enemy.strength}": enemy.id
        for enemy in ENEMIES
        for name in (ENEMY_NAMES[enemy.kind].de, ENEMY_NAMES[enemy.kind].en, enemy.kind)
        for dash in (" ", "-")
    },
)
