"""What kinds of realms are called in sentences of the game master."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.protocol import Words
from tafelrunde.engine.text import fold

REALM_KINDS: Final[dict[Any, Words]] = {
    "founding": Words("founding realm", "Urreich"),
    "invader": Words("invader", "Invasor"),
    "pirate": Words("pirates", "Piraten"),
    "undead": Words("undead", "Untote"),
    "merchants": Words("merchants", "Händler"),
    "beasts": Words("creatures", "Kreaturen"),
    "rebel": Words("rebels", "Putschisten"),
}


def kind_called(text: str) -> Any:
    """The kind, or the text itself where none is called so."""
    said = fold(text.strip())
    found = [kind for kind, words in REALM_KINDS.items() if said in (fold(words.en), fold(words.de))]
    return found[0] if found else said
