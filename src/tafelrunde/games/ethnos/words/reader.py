"""From typed words to moves: one function per kind of move, ending in `parse_move`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.engine.text import Choice, Reader, read_whole
from tafelrunde.games.ethnos.box.cards import CARD_INDEX, CARD_NAMES
from tafelrunde.games.ethnos.play.bands import in_order
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
from tafelrunde.games.ethnos.words.vocabulary import (
    ABILITY,
    ALSO,
    BAR,
    CARD,
    CARD_WORD,
    COLON,
    COUNT,
    IN,
    KINGDOM,
    MARKET,
    NOTHING,
    PASS_SPELLINGS,
    SEAT,
    TOKEN,
    TOP_CARD,
    TRIBE,
    VALUE,
    WITH,
)


def read_cards(reader: Reader) -> list[str]:
    """`2 red orcs and skeleton`; a card without a number is one."""
    if reader.maybe(NOTHING):
        return []
    cards: list[str] = []
    while True:
        count = reader.maybe_count(COUNT, len(CARD_NAMES))
        cards += [reader.one_of(CARD)] * (1 if count is None else count)
        if not reader.maybe(ALSO):
            return cards


def sorted_names(cards: list[str]) -> tuple[str, ...]:
    return tuple(CARD_NAMES[card] for card in in_order([CARD_INDEX[name] for name in cards]))


def read_take(reader: Reader) -> TakeCard | TakeTroll:
    if reader.maybe(TOKEN):
        return TakeTroll(reader.number(VALUE))
    return TakeCard(reader.one_of(CARD))


def read_draw(reader: Reader) -> DrawCard:
    reader.maybe(CARD_WORD)
    return DrawCard()


def read_band(reader: Reader) -> PlayBand:
    """The leader comes first."""
    leader = reader.one_of(CARD)
    others = read_cards(reader) if reader.maybe(WITH) else []
    return PlayBand(leader, sorted_names(others))


def read_place(reader: Reader) -> PlaceMarker:
    reader.maybe(IN)
    return PlaceMarker(reader.one_of(KINGDOM))


def read_keep(reader: Reader) -> Keep:
    cards = sorted(CARD_INDEX[name] for name in read_cards(reader))
    return Keep(tuple(CARD_NAMES[card] for card in cards))


def read_use(reader: Reader) -> UseAbility:
    reader.maybe(ABILITY)
    return UseAbility()


def read_tribes(reader: Reader) -> DrawTribes:
    tribes = [reader.one_of(TRIBE)]
    while reader.maybe(ALSO):
        tribes.append(reader.one_of(TRIBE))
    return DrawTribes(tuple(tribes))


def read_row(reader: Reader) -> tuple[int, ...]:
    """`2 6 10`, or nothing."""
    row: list[int] = []
    while (value := reader.maybe_number(VALUE)) is not None:
        row.append(value)
        reader.maybe(ALSO)
    if not row:
        reader.one_of(NOTHING)
    return tuple(row)


def read_tokens(reader: Reader) -> LayTokens:
    if reader.maybe(NOTHING):
        return LayTokens(())
    rows = [read_row(reader)]
    while reader.maybe(BAR):
        rows.append(read_row(reader))
    return LayTokens(tuple(rows))


def read_plain_cards(reader: Reader) -> tuple[str, ...]:
    """One after the other, in the order typed."""
    return tuple(read_cards(reader))


def read_deal(reader: Reader) -> Deal:
    hands = read_plain_cards(reader)
    reader.maybe(BAR)
    reader.one_of(MARKET)
    reader.maybe(COLON)
    return Deal(hands, read_plain_cards(reader))


READERS: Final[dict[str, Callable[[Reader], EthnosMove]]] = {
    **dict.fromkeys(("take", "nimm", "nehme"), read_take),
    **dict.fromkeys(("draw", "ziehe", "zieh"), read_draw),
    **dict.fromkeys(("play", "band", "spiele", "spiel"), read_band),
    **dict.fromkeys(("place", "marker", "setze", "Marker"), read_place),
    **dict.fromkeys(("keep", "behalte"), read_keep),
    **dict.fromkeys(("use", "nutze"), read_use),
    **dict.fromkeys(("plunder", "plündere"), lambda reader: Plunder()),
    **dict.fromkeys(PASS_SPELLINGS, lambda reader: Pass()),
    **dict.fromkeys(("choose", "wähle"), lambda reader: ChooseTribe(reader.one_of(TRIBE))),
    **dict.fromkeys(("tribes", "Stämme"), read_tribes),
    **dict.fromkeys(("tokens", "Ruhm-Plättchen"), read_tokens),
    **dict.fromkeys(("first", "Startspieler"), lambda reader: SetFirst(reader.number(SEAT) - 1)),
    **dict.fromkeys(("deal", "teile aus"), read_deal),
    **dict.fromkeys(("card", "Karte"), lambda reader: Reveal(reader.one_of(TOP_CARD))),
}
MOVE: Final = Choice(
    "a move: take, draw, play, place, keep, use, plunder, choose, pass "
    "(or what chance does: first, tribes, tokens, deal, card)",
    "ein Zug: nimm, ziehe, spiele, setze, behalte, nutze, plündere, wähle, passe "
    "(oder was der Zufall tut: Startspieler, Stämme, Ruhm-Plättchen, teile aus, Karte)",
    READERS,
)


def parse_move(text: str) -> EthnosMove:
    """The move that a text in either language stands for."""
    return read_whole(text, MOVE)
