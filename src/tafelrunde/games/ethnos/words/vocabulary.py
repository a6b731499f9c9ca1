"""Words that may be typed in a move, English and German side by side: the tables of `reader.py`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tafelrunde.engine.contract import Words
from tafelrunde.engine.text import Choice, marks
from tafelrunde.games.ethnos.box.data import KINGDOMS, TRIBES

ALSO: Final = marks("“and”", "„und“", "and", "und", ",", "+", "&", ", and", ", und")
WITH: Final = marks("“with”", "„mit“", "with", "mit", ":")
NOTHING: Final = marks("“nothing”", "„nichts“", "nothing", "nichts")
CARD_WORD: Final = marks("“a card”", "„eine Karte“", "a card", "card", "eine Karte", "Karte")
IN: Final = marks("“in”", "„in“", "in", "into", "to", "nach")
TOKEN: Final = marks("“token”", "„Plättchen“", "token", "Plättchen", "Troll-Plättchen")
ABILITY: Final = marks("“ability”", "„Fähigkeit“", "ability", "Fähigkeit", "the ability", "die Fähigkeit")
BAR: Final = marks("“|”", "„|“", "|", "/", ";")
COLON: Final = marks("“:”", "„:“", ":")
MARKET: Final = marks(
    "“market” before the open cards", "„Auslage“ vor den offenen Karten", "market", "Auslage"
)
PASS_SPELLINGS: Final = ("pass", "passe", "passen", "decline", "verzichte", "verzichten")
SEAT: Final = Words("the number of a seat", "die Nummer eines Platzes")
VALUE: Final = Words("the value of a token", "der Wert eines Plättchens")
COUNT: Final = Words("how many", "wie viele")


def colours() -> Iterator[tuple[str, str]]:
    for kingdom in KINGDOMS:
        for spelling in (kingdom.id, kingdom.colour.en, kingdom.colour.de):
            yield spelling, kingdom.id
    yield "gray", "grey"
    yield "violett", "purple"


def card_spellings() -> Iterator[tuple[str, str]]:
    """`red elf`, `red elves`, `elf red`, `Elb rot`, `Elb (rot)`, `Elben (rot)`."""
    for tribe in TRIBES:
        names = {tribe.id, tribe.name.en, tribe.name.de, tribe.plural.en, tribe.plural.de}
        for name in sorted(names):
            if tribe.id == "skeleton":
                yield name, tribe.id
                continue
            for colour, kingdom in colours():
                for spelling in (f"{colour} {name}", f"{name} {colour}", f"{name} ({colour})"):
                    yield spelling, f"{tribe.id}_{kingdom}"


CARD: Final = Choice("a card (such as red elf)", "eine Karte (etwa Elb rot)", dict(card_spellings()))
TOP_CARD: Final = Choice(
    "a card (such as red elf) or a dragon",
    "eine Karte (etwa Elb rot) oder ein Drache",
    {**dict(card_spellings()), "dragon": "dragon", "Drache": "dragon"},
)
KINGDOM: Final = Choice(
    "a kingdom or its colour",
    "ein Königreich oder seine Farbe",
    {**dict(colours()), **{kingdom.name.en: kingdom.id for kingdom in KINGDOMS}},
)
TRIBE: Final = Choice(
    "a tribe",
    "ein Stamm",
    {
        name: tribe.id
        for tribe in TRIBES
        for name in (tribe.id, tribe.name.en, tribe.name.de, tribe.plural.en, tribe.plural.de)
    },
)
