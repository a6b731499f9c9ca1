"""What can stand in a slot of a sentence: each kind of value in words, and spellings of those in tables."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.protocol import Words
from tafelrunde.games.phoenix import vocabulary
from tafelrunde.games.phoenix.vocabulary import Table

ABOUT: Final[dict[str, Words]] = {
    "unit": Words("the number of a unit, such as 101", "die Nummer einer Einheit, etwa 101"),
    "host": Words("the number of an army or fleet, such as 101", "die Nummer eines Heeres, etwa 101"),
    "person": Words("the number of a person, such as 601", "die Nummer einer Person, etwa 601"),
    "field": Words("a field such as 503/22", "eine Gemark wie 503/22"),
    "count": Words("a number", "eine Zahl"),
    "realm": Words("the name of a realm", "der Name eines Reiches"),
    "name": Words("a name", "ein Name"),
    "goods": Words("goods such as 500 K and 1 HF", "Rüstgüter wie 500 K und 1 HF"),
    "text": Words("words to the game master", "Worte an die Spielleitung"),
    "side": Words("a side such as east", "eine Seite wie Osten"),
    "work": Words("road, quay, bridge or wall", "Straße, Kai, Brücke oder Wall"),
    "stage": Words("a stage such as castle", "eine Ausbaustufe wie Burg"),
    "rank": Words("CHF, ZA, CZA or CZB", "CHF, ZA, CZA oder CZB"),
    "good": Words("a kind of goods such as K", "eine Art von Rüstgütern wie K"),
    "card": Words("a card such as tanner", "eine Karte wie Gerber"),
    "office": Words("a rank such as BUH", "ein Rang wie BUH"),
}
TABLES: Final[dict[str, Table]] = {
    "side": vocabulary.SIDES,
    "work": vocabulary.WORKS,
    "stage": vocabulary.STAGES,
    "rank": vocabulary.RANKS,
    "office": vocabulary.OFFICES,
    "good": vocabulary.GOODS,
    "card": vocabulary.CARDS,
}
