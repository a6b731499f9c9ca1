"""Texts that people hand in: names, titles, notes. What cannot be shown or stored is refused."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain, product
from string import ascii_uppercase
from typing import Final
from unicodedata import category

from tafelrunde.engine.protocol import Lang, Words
from tafelrunde.server.errors import Denied

LONGEST_SEAT_NAME: Final = 20
LONGEST_TITLE: Final = 60
LONGEST_NOTE: Final = 10_000
LONGEST_CHAT: Final = 1_000
PLAYER: Final = Words("Player", "Spieler")
GUEST: Final = Words("Guest", "Gast")


def check_line(text: str, longest: int, en: str, de: str) -> None:
    """One line of ordinary characters, not empty."""
    if text != text.strip() or not text or not text.isprintable() or len(text) > longest:
        raise Denied(
            "bad",
            f"{en}: use 1 to {longest} ordinary characters, without spaces at the ends",
            f"{de}: erlaubt sind 1 bis {longest} gewöhnliche Zeichen, ohne Leerzeichen am Rand",
        )


def check_text(text: str, longest: int, en: str, de: str) -> None:
    """Several lines; control characters would mislead readers and break stores."""
    if len(text) > longest or any(category(c) in ("Cc", "Cs") and c not in "\n\t" for c in text):
        raise Denied(
            "bad",
            f"{en}: use at most {longest} ordinary characters",
            f"{de}: erlaubt sind höchstens {longest} gewöhnliche Zeichen",
        )


def check_seat_name(name: str, others: Iterable[str]) -> None:
    check_line(name, LONGEST_SEAT_NAME, "name", "Name")
    if name.casefold() in {other.casefold() for other in others}:
        raise Denied(
            "taken",
            f"somebody at this table is already called {name!r}; everybody needs a name of their own",
            f"{name!r} heißt hier schon jemand; alle brauchen eigene Namen",
        )


def free_name(word: str, others: Iterable[str]) -> str:
    """The word itself, or with a letter where it is taken: numbers stand for too much else."""
    taken = {other.casefold() for other in others}
    letters = ("".join(end) for size in (1, 2) for end in product(ascii_uppercase[2 - size :], repeat=size))
    tries = chain([word], (f"{word[: LONGEST_SEAT_NAME - 3]} {letter}" for letter in letters))
    return next(name for name in tries if name.casefold() not in taken)


def player_name(lang: Lang, others: Iterable[str]) -> str:
    return free_name(PLAYER.said(lang), others)
