"""Words of orders in both languages, and how a line is cut into words."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from tafelrunde.engine.protocol import Lang, Words
from tafelrunde.engine.text import fold
from tafelrunde.games.phoenix.coordinates import DIRECTIONS
from tafelrunde.games.phoenix.data import GOOD_NAMES, GOOD_SHORT
from tafelrunde.games.phoenix.meta import STAGE_TERMS, WORK_TERMS
from tafelrunde.games.phoenix.places import SIDE_WORDS

FIELD: Final = "field"
NUMBER: Final = "number"
QUOTE: Final = "quote"
WORD: Final = "word"
MARK: Final = "mark"
TOKEN: Final = re.compile(
    r"(?P<field>\d{1,4}\s*/\s*\d{1,3}(?!\d))"
    r"|(?P<number>\d{1,3}(?:\.\d{3})+(?!\d)|\d+(?!\w))"
    r"|(?P<quote>„[^“”\"]*[“”\"]|\"[^\"]*\")"
    r"|(?P<word>\w[\w'’-]*)"
    r"|(?P<mark>\S)"
)


class Token(NamedTuple):
    """One word, number, field or mark of a line, and where it stands."""

    kind: str
    text: str
    folded: str
    start: int
    end: int


def tokens_of(line: str) -> list[Token]:
    return [
        Token(str(found.lastgroup), found[0], fold(found[0]), found.start(), found.end())
        for found in TOKEN.finditer(line)
    ]


class Table:
    """What may stand in one place: spellings, of one word or two, and their meanings."""

    def __init__(self, meanings: dict[str, str]) -> None:
        self.spellings = tuple(meanings)
        self.meanings = {
            tuple(fold(word) for word in spelling.split()): value for spelling, value in meanings.items()
        }


def spelled(meanings: dict[str, str]) -> dict[str, str]:
    """`{"STR": "road Straße"}` to one entry for each spelling; a low line stands for a blank."""
    return {
        word.replace("_", " "): value for value, words in meanings.items() for word in [value, *words.split()]
    }


GOODS: Final = Table(
    spelled(
        {
            "warriors": "K Krieger warrior",
            "mounts": "P Reittiere Reittier Pferde Pferd mount horses",
            "riders": "R Reiter rider",
            "ships": "S Schiffe Schiff ship",
            "leaders": "HF Heerführer leader",
            "light_catapults": "LKP leichte_Katapulte leichtes_Katapult light_catapult",
            "heavy_catapults": "SKP schwere_Katapulte schweres_Katapult heavy_catapult",
            "light_warships": "LKS leichte_Kriegsschiffe leichtes_Kriegsschiff light_warship",
            "heavy_warships": "SKS schwere_Kriegsschiffe schweres_Kriegsschiff heavy_warship",
        }
    )
)
CARDS: Final = Table(
    spelled(
        {
            "tanner": "Gerber",
            "leatherworker": "Lederer",
            "mining": "Bergbau",
            "carpenter": "Schreiner",
            "master_builder": "Baumeister master_builder",
        }
    )
)
CARD_NAMES: Final[dict[str, Words]] = {
    "tanner": Words("tanner", "Gerber"),
    "leatherworker": Words("leatherworker", "Lederer"),
    "mining": Words("mining", "Bergbau"),
    "carpenter": Words("carpenter", "Schreiner"),
    "master_builder": Words("master builder", "Baumeister"),
}
WORKS: Final = Table(
    spelled({"STR": "Straße road", "KA": "Kai Kaianlage quay", "BR": "Brücke bridge", "WL": "Wall wall"})
)
STAGES: Final = Table(
    spelled(
        {
            "BUR": "Burg castle",
            "STD": "Stadt city",
            "FST": "Festung fortress",
            "HST": "Hauptstadt capital",
            "FHS": "Festungshauptstadt fortress_capital",
        }
    )
)
SIDES: Final = Table({word: DIRECTIONS[direction] for word, direction in SIDE_WORDS.items()})
RANKS: Final = Table(
    {
        **{code: code for code in ("CHF", "ZA", "CZA", "CZB")},
        "Heerführercharakter": "CHF",
        "officer": "CHF",
    }
)
OFFICES: Final = Table(
    {
        **{code: code for code in ("CHF", "BUH", "STH", "FSH", "HER", "Z")},
        "Heerführer": "CHF",
        "Burgherr": "BUH",
        "Burgherrn": "BUH",
        "Stadthalter": "STH",
        "Festungsherr": "FSH",
        "Festungsherrn": "FSH",
        "Herrscher": "HER",
        "Zauberer": "Z",
        "officer": "CHF",
        "ruler": "HER",
        "wizard": "Z",
    }
)
# fmt: off
UNIT_WORDS: Final = frozenset(map(fold, (
    "Heer", "Kriegerheer", "Reiterheer", "Krieger", "Reiter", "Flotte", "Schiffe", "Schiff", "Kreatur",
    "Zauberer", "Charakter", "Heerführer", "Einheit",
    "army", "foot", "riders", "rider", "fleet", "ships", "ship", "wizard", "character", "unit",
)))
# fmt: on
"""What may stand before the number of a unit: `Reiter 220`."""
AND: Final = frozenset((",", "und", "and", "sowie", "+"))
NOTHING: Final = frozenset(("nichts", "nothing"))
SIDE_NAMES: Final[dict[str, Words]] = {
    "NW": Words("northwest", "Nordwesten"),
    "NO": Words("northeast", "Nordosten"),
    "O": Words("east", "Osten"),
    "SO": Words("southeast", "Südosten"),
    "SW": Words("southwest", "Südwesten"),
    "W": Words("west", "Westen"),
}
WORK_NAMES: Final = WORK_TERMS
STAGE_NAMES: Final = STAGE_TERMS
CODES: Final = dict(zip(GOOD_NAMES, GOOD_SHORT, strict=True))


def good_name(good: str, count: int, lang: Lang) -> str:
    """German sheets use the short forms of the tables, English ones the words."""
    if lang == "de":
        return CODES[good]
    return (good if count > 1 else good.removesuffix("s")).replace("_", " ")
