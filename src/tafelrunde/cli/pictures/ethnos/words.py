"""Names and signs of this picture: its own texts, cards by name, kingdoms by colour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from tafelrunde.cli.language import language
from tafelrunde.games.ethnos.box.data import KINGDOMS, TRIBES
from tafelrunde.games.ethnos.meta import CARD_WORDS, TERMS
from tafelrunde.games.ethnos.play.box import Box
from tafelrunde.games.ethnos.play.setup import box_for
from tafelrunde.games.ethnos.secrecy.view import EthnosView
from tafelrunde.telling.fluent import bundle, formatted

SKELETON: Final = "skeleton"
COLOUR_IDS: Final = tuple(kingdom.id for kingdom in KINGDOMS)
TRIBE_OF_ID: Final = {tribe.id: tribe for tribe in TRIBES}
AGES: Final = ("I", "II", "III")

# Inks bright enough for dark screens and dark enough for light ones; banners carry text.
INKS: Final = {
    "green": "#3f9d67",
    "purple": "#9a6fc8",
    "orange": "#d9822b",
    "grey": "#8a8f98",
    "red": "#d0453b",
    "blue": "#3f82d1",
}
BANNERS: Final = {
    "green": "bold white on #2e7d4f",
    "purple": "bold white on #7a4fa3",
    "orange": "bold #2b2420 on #d9822b",
    "grey": "bold #2b2420 on #a4a8ae",
    "red": "bold white on #b3322c",
    "blue": "bold white on #1f5fa8",
}


def say(id: str, **args: Any) -> str:
    """A text of this picture in the reader's language."""
    return formatted(bundle(__package__, ("texts",), language()), id, args)


def box_of(view: EthnosView) -> Box:
    """The values that count at this table."""
    return box_for(view.options, view.corrections)


def split_card(card: str) -> tuple[str, str | None]:
    """Tribe and colour; skeletons have none."""
    tribe, _, colour = card.partition("_")
    return tribe, colour or None


def tribe_name(tribe: str, count: int = 1) -> str:
    words = TRIBE_OF_ID[tribe].name if count == 1 else TRIBE_OF_ID[tribe].plural
    return words.said(language())


def colour_name(colour: str) -> str:
    return TERMS[colour].said(language())


def kingdom_name(colour: str) -> str:
    return TERMS[f"kingdom_{colour}"].said(language())


def card_name(card: str) -> str:
    """`red elf`, `Elb rot`: as the rules say it, but without brackets."""
    return CARD_WORDS[card].said(language()).replace("(", "").replace(")", "")


def ink(card: str) -> str:
    return INKS.get(split_card(card)[1] or "", "")


def card_sign(card: str) -> Text:
    """A card by its name, in its colour."""
    return Text(card_name(card), style=ink(card))


def kingdom_sign(colour: str) -> Text:
    return Text(kingdom_name(colour), style=f"bold {INKS[colour]}")


def cards_sign(cards: Sequence[str]) -> Text:
    """`red elf, 2 × skeleton`."""
    parts = []
    for card, count in Counter(cards).items():
        times = "" if count == 1 else f"{count} × "
        parts.append(Text.assemble(times, card_sign(card)))
    return Text(", ").join(parts)
