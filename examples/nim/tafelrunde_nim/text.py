"""The text form of moves, in English and German: `take 2`, `nimm 2`; chance: `deal 3 to seat 1`."""

from __future__ import annotations

from tafelrunde.engine.contract import Lang, Words
from tafelrunde.engine.text import Choice, Reader
from tafelrunde_nim.moves import Deal, NimMove, Take

KIND = Choice(
    "'take' or 'deal'", "„nimm“ oder „gib“", {"take": Take, "nimm": Take, "deal": Deal, "gib": Deal}
)
TO = Choice("'to seat'", "„an Platz“", {"to seat": True, "an Platz": True})


def format_move(move: NimMove, lang: Lang) -> str:
    """Seats count from 1 for people."""
    if isinstance(move, Take):
        return Words(f"take {move.stones}", f"nimm {move.stones}").said(lang)
    seat = move.seat + 1
    return Words(f"deal {move.lucky} to seat {seat}", f"gib {move.lucky} an Platz {seat}").said(lang)


def parse_move(text: str) -> NimMove:
    reader = Reader(text)
    kind, number = reader.one_of(KIND), reader.number()
    if kind is Take:
        reader.end()
        return Take(number)
    reader.one_of(TO)
    seat = reader.number() - 1
    reader.end()
    return Deal(seat, number)
