"""Words of orders in both languages, and how a line is cut into words."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from tafelrunde.engine.contract import Lang, Words
from tafelrunde.engine.text import fold
from tafelrunde.games.phoenix.meta import STAGE_TERMS, WORK_TERMS
from tafelrunde.games.phoenix.tables.prices import GOOD_NAMES, GOOD_SHORT
from tafelrunde.games.phoenix.world.coordinates import DIRECTIONS
from tafelrunde.games.phoenix.world.places import SIDE_WORDS

FIELD: Final = "field"
NUMBER: Final = "number"
QUOTE: Final = "quote"
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


def token_of(found: re.Match[str]) -> Token:
    return Token(str(found.lastgroup), found[0], fold(found[0]), found.start(), found.end())


class Table:
    """What may stand in one place: spellings, of one word or several, and their meanings."""

    def __init__(self, meanings: dict[str, Any]) -> None:
        self.spellings = tuple(meanings)
        self.meanings = {
            tuple(fold(word) for word in spelling.split()): value for spelling, value in meanings.items()
        }
        self.longest = max(map(len, self.meanings))


def named(names: Mapping[Any, Words]) -> Table:
    """Codes are understood, and what they are called in either language."""
    return Table({word: code for code, names in names.items() for word in (str(code), names.en, names.de)})


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
CARD_NAMES: Final[dict[str, Words]] = {
    "tanner": Words("tanner", "Gerber"),
    "leatherworker": Words("leatherworker", "Lederer"),
    "mining": Words("mining", "Bergbau"),
    "carpenter": Words("carpenter", "Schreiner"),
    "master_builder": Words("master builder", "Baumeister"),
}
REALM_KINDS: Final[dict[str, Words]] = {
    "founding": Words("founding realm", "Urreich"),
    "invader": Words("invader", "Invasor"),
    "pirate": Words("pirates", "Piraten"),
    "undead": Words("undead", "Untote"),
    "merchants": Words("merchants", "Händler"),
    "beasts": Words("creatures", "Kreaturen"),
    "rebel": Words("rebels", "Putschisten"),
}
CREATURES: Final[dict[str, Words]] = {
    "foot": Words("warriors", "Krieger"),
    "riders": Words("riders", "Reiter"),
    "fleet": Words("fleet", "Flotte"),
    "magic": Words("magical", "magisch"),
}
DEADLINES: Final[dict[str, Words]] = {
    "meeting": Words("at meetings", "am Treffen"),
    "days": Words("remotely", "im Fernspiel"),
    "none": Words("without deadlines", "ohne Fristen"),
}
HAPPENINGS: Final[dict[str, Words]] = {
    "harvest": Words("good harvest", "gute Ernte"),
    "plague": Words("plague", "Plage"),
}
VOTES: Final[dict[str, Words]] = {
    "decision": Words("decision", "Beschluss"),
    "recommendation": Words("recommendation", "Empfehlung"),
    "exclusion": Words("exclusion", "Ausschluss"),
    "confidence": Words("confidence", "Vertrauen"),
}
EXCUSES: Final[dict[bool, Words]] = {
    True: Words("excused", "entschuldigt"),
    False: Words("unexcused", "unentschuldigt"),
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
LEADERS: Final = Table({"FSH": "FSH", "ZB": "ZB"})
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
        "lord of the castle": "BUH",
        "city governor": "STH",
        "lord of the fortress": "FSH",
        "wizard": "Z",
    }
)
# fmt: off
UNIT_SPELLINGS: Final = (
    "Heer", "Armee", "Kriegerheer", "Reiterheer", "Krieger", "Reiter", "Flotte", "Schiffe", "Schiff",
    "Kreatur", "Zauberer", "Charakter", "Heerführer", "Einheit",
    "creature", "army", "foot", "riders", "rider", "fleet", "ships", "ship", "wizard", "character", "unit",
)
# fmt: on
UNIT_WORDS: Final = frozenset(map(fold, UNIT_SPELLINGS))
"""What may stand before the number of a unit: `Reiter 220`."""
ALSO: Final = ("und", "and", "sowie")
AND: Final = frozenset((*ALSO, ",", "+"))
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
