"""Tables from the box: tribes, kingdoms, tokens and point rows, with where each figure comes from.

Sources: `R-DE` the German rules summary, `R-EN` readable parts of the English rulebook of the same edition,
`P1`-`P8` independent digital versions, `W1`-`W7` web pages (docs/data-files.md). Confidence: `confirmed` by a
rulebook, `two or more` sources that agree, `one` source only, `disputed` where sources differ. Owners of the
game can correct any value from a file: `corrections.py`.
"""

from __future__ import annotations

import msgspec

from tafelrunde.engine.contract import Words
from tafelrunde.engine.provenance import Provenance

DRAGONS = 3


class Tribe(msgspec.Struct, frozen=True):
    """One kind of allies; `cards` of each colour, or in all where they have no colour."""

    id: str
    name: Words
    plural: Words
    cards: int
    cards_from: Provenance


class Kingdom(msgspec.Struct, frozen=True):
    """A kingdom goes by its colour."""

    id: str
    name: Words
    colour: Words


class TokenSet(msgspec.Struct, frozen=True):
    """Glory tokens; `four_plus` take part with four and more players only."""

    id: str
    name: Words
    base: tuple[int, ...]
    four_plus: tuple[int, ...]
    come_from: Provenance


class GloryRow(msgspec.Struct, frozen=True):
    """Glory by a count: of cards in a band, of markers taken off a horde board."""

    id: str
    name: Words
    glory: tuple[int, ...]
    come_from: Provenance


class GiantSide(msgspec.Struct, frozen=True):
    """One side of the giant token: glory for taking it, and for holding it at the end of each age."""

    id: str
    name: Words
    taken: int
    ages: tuple[int, ...]
    taken_from: Provenance
    ages_from: Provenance


class MerfolkSide(msgspec.Struct, frozen=True):
    """One side of the merfolk board: its last space, the spaces with a marker, glory at the end of each age."""

    id: str
    name: Words
    last: int
    symbols: tuple[int, ...]
    ages: tuple[int, ...]
    come_from: Provenance


class Supply(msgspec.Struct, frozen=True):
    """Pieces by their number or their values."""

    id: str
    name: Words
    values: tuple[int, ...]
    come_from: Provenance


PRINTED = Provenance(("R-EN", "P1", "P2", "P3", "P4", "P5", "W3"), "two or more")
JOKERS = Provenance(("P1", "P3", "P5"), "two or more")

# fmt: off
TRIBES = (
    Tribe("centaur", Words("centaur", "Zentaur"), Words("centaurs", "Zentauren"), 2, PRINTED),
    Tribe("dwarf", Words("dwarf", "Zwerg"), Words("dwarfs", "Zwerge"), 2, PRINTED),
    Tribe("elf", Words("elf", "Elb"), Words("elves", "Elben"), 2, PRINTED),
    Tribe("giant", Words("giant", "Riese"), Words("giants", "Riesen"), 2, PRINTED),
    Tribe("halfling", Words("halfling", "Halbling"), Words("halflings", "Halblinge"), 4, PRINTED),
    Tribe("merfolk", Words("merfolk", "Meerwesen"), Words("merfolk", "Meerwesen"), 2, PRINTED),
    Tribe("minotaur", Words("minotaur", "Minotaur"), Words("minotaurs", "Minotauren"), 2, PRINTED),
    Tribe("orc", Words("orc", "Ork"), Words("orcs", "Orks"), 2, PRINTED),
    Tribe("skeleton", Words("skeleton", "Skelett"), Words("skeletons", "Skelette"), 12, JOKERS),
    Tribe("troll", Words("troll", "Troll"), Words("trolls", "Trolle"), 2, PRINTED),
    Tribe("wingfolk", Words("wingfolk", "Geflügelter"), Words("wingfolk", "Geflügelte"), 2, PRINTED),
    Tribe("wizard", Words("wizard", "Zauberer"), Words("wizards", "Zauberer"), 2, PRINTED),
)

KINGDOMS = (
    Kingdom("green", Words("Althea", "Althea"), Words("green", "grün")),
    Kingdom("purple", Words("Duris", "Duris"), Words("purple", "lila")),
    Kingdom("orange", Words("Ithys", "Ithys"), Words("orange", "orange")),
    Kingdom("grey", Words("Pelagon", "Pelagon"), Words("grey", "grau")),
    Kingdom("red", Words("Rhea", "Rhea"), Words("red", "rot")),
    Kingdom("blue", Words("Straton", "Straton"), Words("blue", "blau")),
)

TOKEN_SETS = (
    TokenSet(
        "A", Words("Glory tokens, set A", "Ruhm-Plättchen, Satz A"),
        (0, 2, 2, 4, 4, 6, 6, 6, 8, 8, 8, 10), (0, 4, 4, 6, 6, 10),
        Provenance(("P1", "P2"), "disputed"),
    ),
    TokenSet(
        "B", Words("Glory tokens, set B", "Ruhm-Plättchen, Satz B"),
        (0, 2, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10), (0, 4, 4, 6, 6, 10),
        Provenance(("P3",), "disputed"),
    ),
)

GLORY_ROWS = (
    GloryRow(
        "bands", Words("Glory by cards in a band", "Ruhm nach Karten im Kampfverband"),
        (0, 0, 1, 3, 6, 10, 15),
        Provenance(("P1", "P2", "P4", "P7", "P8", "W5", "W6"), "two or more"),
    ),
    GloryRow(
        "hordes", Words("Glory by markers of an orc horde", "Ruhm nach Markern einer Orkhorde"),
        (0, 1, 3, 6, 10, 15, 20),
        Provenance(("P1", "P6"), "two or more"),
    ),
)

GIANT_SIDES = (
    GiantSide(
        "small", Words("Giant token, 2–3 players", "Riesen-Plättchen, 2–3 Spieler"), 2, (2, 5),
        Provenance(("R-DE",), "confirmed"), Provenance(("P1",), "one"),
    ),
    GiantSide(
        "large", Words("Giant token, 4–6 players", "Riesen-Plättchen, 4–6 Spieler"), 2, (2, 4, 6),
        Provenance(("R-DE",), "confirmed"), Provenance(("P1",), "one"),
    ),
)

MERFOLK_SIDES = (
    MerfolkSide(
        "small", Words("Merfolk board, 2–3 players", "Meerwesen-Tableau, 2–3 Spieler"),
        18, (3, 7, 12, 18), (1, 3), Provenance(("P1",), "one"),
    ),
    MerfolkSide(
        "large", Words("Merfolk board, 4–6 players", "Meerwesen-Tableau, 4–6 Spieler"),
        18, (3, 7, 12, 18), (1, 2, 4), Provenance(("P1",), "one"),
    ),
)

SUPPLIES = (
    Supply(
        "markers", Words("Control markers of a player", "Einfluss-Marker eines Spielers"), (26,),
        Provenance(("R-EN", "W2", "W6"), "two or more"),
    ),
    Supply(
        "trolls", Words("Troll tokens", "Troll-Plättchen"), (1, 2, 3, 4, 5, 6),
        Provenance(("P1", "P5", "P6"), "two or more"),
    ),
)
# fmt: on


class Printed(msgspec.Struct, frozen=True):
    """All printed values together; what `corrections.py` changes."""

    tribes: tuple[Tribe, ...] = TRIBES
    tokens: tuple[TokenSet, ...] = TOKEN_SETS
    glory: tuple[GloryRow, ...] = GLORY_ROWS
    giants: tuple[GiantSide, ...] = GIANT_SIDES
    merfolk: tuple[MerfolkSide, ...] = MERFOLK_SIDES
    supplies: tuple[Supply, ...] = SUPPLIES
