"""The text form of moves: what people read and type, in English and German.

`format_move` writes in one language, `parse_move` (from `reader.py`) reads both. Only text that cannot be
read is refused; whether a move makes sense is for the rules to say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from tafelrunde.engine.contract import Lang, Words
from tafelrunde.engine.text import NOTHING, joined, name_of
from tafelrunde.games.ethnos.meta import CARD_PLURALS, CARD_WORDS, TERMS
from tafelrunde.games.ethnos.play.moves import (
    ChooseTribe,
    Deal,
    DrawCard,
    DrawTribes,
    EthnosMove,
    Keep,
    LayTokens,
    Pass,
    PlaceMarker,
    PlayBand,
    Plunder,
    Reveal,
    SetFirst,
    TakeCard,
    TakeTroll,
    UseAbility,
)
from tafelrunde.games.ethnos.words.reader import parse_move

__all__ = ["format_move", "parse_move"]


def format_cards(cards: Sequence[str], lang: Lang) -> str:
    """`2 red orcs and skeleton`."""
    parts = [
        name_of(card, lang, CARD_WORDS) if count == 1 else f"{count} {name_of(card, lang, CARD_PLURALS)}"
        for card, count in Counter(cards).items()
    ]
    return joined(parts, lang)


def format_band(move: PlayBand, lang: Lang) -> str:
    leader = name_of(move.leader, lang, CARD_WORDS)
    others = Words(" with ", " mit ").said(lang) + format_cards(move.others, lang) if move.others else ""
    return Words("play ", "spiele ").said(lang) + leader + others


def format_place(move: PlaceMarker, lang: Lang) -> str:
    kingdom = TERMS.get(f"kingdom_{move.kingdom}", Words(move.kingdom, move.kingdom))
    return Words("place in ", "setze in ").said(lang) + kingdom.said(lang)


def format_tokens(move: LayTokens, lang: Lang) -> str:
    rows = [" ".join(map(str, row)) or NOTHING.said(lang) for row in move.tokens]
    return Words("tokens ", "Ruhm-Plättchen ").said(lang) + (" | ".join(rows) or NOTHING.said(lang))


def format_list(cards: Sequence[str], lang: Lang) -> str:
    """Every card by itself, in its order."""
    return ", ".join(name_of(card, lang, CARD_WORDS) for card in cards) or NOTHING.said(lang)


def format_deal(move: Deal, lang: Lang) -> str:
    hands, market = format_list(move.hands, lang), format_list(move.market, lang)
    return Words(f"deal {hands} | market {market}", f"teile aus {hands} | Auslage {market}").said(lang)


def tribe_name(tribe: str, lang: Lang) -> str:
    return TERMS.get(f"tribe_{tribe}", Words(tribe, tribe)).said(lang)


def format_tribes(move: DrawTribes, lang: Lang) -> str:
    tribes = joined([tribe_name(tribe, lang) for tribe in move.tribes], lang)
    return Words("tribes ", "Stämme ").said(lang) + tribes


def with_name(en: str, de: str, field: str) -> Callable[[Any, Lang], str]:
    """A verb and one thing that has a name."""
    return lambda move, lang: f"{Words(en, de).said(lang)} {name_of(getattr(move, field), lang, TERMS)}"


def plain(en: str, de: str) -> Callable[[Any, Lang], str]:
    return lambda move, lang: Words(en, de).said(lang)


FORMATS: Final[dict[type[Any], Callable[[Any, Lang], str]]] = {
    TakeCard: with_name("take", "nimm", "card"),
    DrawCard: plain("draw", "ziehe"),
    PlayBand: format_band,
    PlaceMarker: format_place,
    TakeTroll: lambda move, lang: Words(f"take token {move.value}", f"nimm Plättchen {move.value}").said(
        lang
    ),
    Keep: lambda move, lang: Words("keep ", "behalte ").said(lang) + format_cards(move.cards, lang),
    UseAbility: plain("use ability", "nutze Fähigkeit"),
    Plunder: plain("plunder", "plündere"),
    Pass: plain("pass", "passe"),
    ChooseTribe: lambda move, lang: f"{Words('choose', 'wähle').said(lang)} {tribe_name(move.tribe, lang)}",
    DrawTribes: format_tribes,
    LayTokens: format_tokens,
    SetFirst: lambda move, lang: Words(f"first {move.seat + 1}", f"Startspieler {move.seat + 1}").said(lang),
    Deal: format_deal,
    Reveal: with_name("card", "Karte", "card"),
}


def format_move(move: EthnosMove, lang: Lang) -> str:
    """A move in words that `parse_move` reads again."""
    return FORMATS[type(move)](move, lang)
