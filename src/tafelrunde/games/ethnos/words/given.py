"""What a scenario may say of a position (`given`), and how its names are read."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.given import wrong
from tafelrunde.games.ethnos.box.cards import CARD_INDEX
from tafelrunde.games.ethnos.play.moves import Keep, PlayBand
from tafelrunde.games.ethnos.words.text import parse_move


class GivenPlayer(msgspec.Struct, forbid_unknown_fields=True):
    """What one seat has; what is not said is zero or empty. Cards and bands are typed as in moves."""

    glory: int = 0
    hand: tuple[str, ...] = ()
    known: tuple[str, ...] = ()
    """Those of them that everybody has seen."""
    bands: tuple[str, ...] = ()
    markers: dict[str, int] = {}
    """By kingdom."""
    supply: int | None = None
    """As many as are left if not said."""
    horde: tuple[str, ...] = ()
    merfolk: int = 0
    trolls: tuple[int, ...] = ()
    reasons: dict[str, int] | None = None


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """Without `step` a seat begins its turn; with it the table stands in the middle of that step."""

    age: int = 1
    step: str = "turn"
    tribes: tuple[str, ...] = ()
    """Filled up with others if there are too few."""
    tokens: dict[str, tuple[int, ...]] = {}
    """By kingdom; the others have some of the box."""
    first: str | None = None
    turn: str | None = None
    """Whose turn it is; the first player's if not said."""
    picks: int = 0
    players: dict[str, GivenPlayer] = {}
    market: tuple[str, ...] = ()
    upper: int | None = None
    """Cards above the dragons; half of the deck if not said, none once a dragon was drawn."""
    dragons: int = 0
    drawing: int | None = None
    """One if not said."""
    band: str | None = None
    """The band being played, as a typed move; it lies with the others of whose turn it is."""
    placed: bool = False
    free: int | None = None
    """One if not said."""
    giant: str | None = None
    giant_size: int | None = None
    """One if not said."""
    asked: str | None = None
    """Plunder: whose decision it is; the first player's if not said."""


def cards_named(field: str, texts: Iterable[str]) -> list[int]:
    """`red elf`, `2 skeletons`: read like the cards that an elf keeps."""
    cards: list[int] = []
    for text in texts:
        try:
            move = parse_move(f"keep {text}")
        except Complaint as error:
            raise wrong(field, error) from None
        if isinstance(move, Keep):
            cards += [CARD_INDEX[name] for name in move.cards]
    return cards


def band_named(field: str, text: str) -> PlayBand:
    try:
        move = parse_move(text if text.startswith(("play ", "spiele ")) else f"play {text}")
    except Complaint as error:
        raise wrong(field, error) from None
    if not isinstance(move, PlayBand):
        raise wrong(field, "ethnos-no-band", {"text": text})
    return move
