"""Texts that people hand in: names, titles, notes. What cannot be shown or stored is refused."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain, product
from string import ascii_uppercase
from typing import Final
from unicodedata import category

from tafelrunde.engine.contract import Lang, Words
from tafelrunde.engine.text import quoted
from tafelrunde.server.errors import Denied
from tafelrunde.server.people.looks import has_loose_marks, is_unseen, looks, mixed_in, unseen_in

LONGEST_SEAT_NAME: Final = 20
LONGEST_TITLE: Final = 60
LONGEST_CAMPAIGN_NAME: Final = 60
LONGEST_NOTE: Final = 10_000
LONGEST_CHAT: Final = 1_000
PLAYER: Final = Words("Player", "Spieler")
GUEST: Final = Words("Guest", "Gast")
NAME: Final = Words("name", "Name")
TITLE: Final = Words("title", "Titel")
CHAT: Final = Words("chat", "Chat")
NOTE: Final = Words("note", "Notiz")
TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Marks that turn the direction of what follows: one reads something else than stands there."""


def check_line(text: str, longest: int, what: Words) -> None:
    """One line of ordinary characters, not empty."""
    unseen = unseen_in(text[:longest])
    if unseen:
        raise Denied("bad", "unseen-letter", {"what": what, "letter": code_point(unseen)})
    is_plain = text == text.strip() and text.isprintable() and not has_loose_marks(text[:longest])
    if not text or not is_plain or len(text) > longest:
        raise Denied("bad", "bad-line", {"what": what, "longest": longest})


def check_name(name: str, longest: int) -> None:
    """A line whose letters come from one script: those of several are taken for each other."""
    check_line(name, longest, NAME)
    mixed = mixed_in(name)
    if mixed is not None:
        letters = [f"{letter} ({code_point(letter)})" for letter in mixed]
        raise Denied("bad", "mixed-scripts", {"what": NAME, "letters": letters})


def code_point(letter: str) -> str:
    return f"U+{ord(letter):04X}"


def check_campaign_name(name: str) -> None:
    """It is an address, and who reads it must know which one is meant."""
    check_name(name, LONGEST_CAMPAIGN_NAME)


def check_text(text: str, longest: int, what: Words) -> None:
    """Several lines; control characters would mislead readers and break stores."""
    if len(text) > longest or any(category(c) in ("Cc", "Cs") and c not in "\n\t" for c in text):
        raise Denied("bad", "bad-lines", {"what": what, "longest": longest})


def check_letter(text: str, longest: int, what: Words) -> None:
    """Several lines to somebody else: with something to see in them, and nothing that turns them around."""
    check_text(text, longest, what)
    turning = next((letter for letter in text if letter in TURNING), "")
    if turning:
        raise Denied("bad", "unseen-letter", {"what": what, "letter": code_point(turning)})
    if all(letter.isspace() or is_unseen(letter) for letter in text):
        raise Denied("bad", "bad-lines", {"what": what, "longest": longest})


def check_seat_name(name: str, others: Iterable[str]) -> None:
    """Nobody may be taken for somebody else at the table."""
    check_name(name, LONGEST_SEAT_NAME)
    alike = next((other for other in others if looks(other) & looks(name)), None)
    if alike is None:
        return
    if alike.casefold() == name.casefold():
        raise Denied("taken", "seat-name-taken", {"name": quoted(name)})
    raise Denied("taken", "seat-name-alike", {"name": quoted(name), "other": quoted(alike)})


def free_name(word: str, others: Iterable[str]) -> str:
    """The word itself, or with a letter where it is taken: numbers stand for too much else."""
    taken = frozenset[str]().union(*map(looks, others))
    letters = ("".join(end) for size in (1, 2) for end in product(ascii_uppercase[2 - size :], repeat=size))
    tries = chain([word], (f"{word[: LONGEST_SEAT_NAME - 3]} {letter}" for letter in letters))
    return next(name for name in tries if not looks(name) & taken)


def player_name(lang: Lang, others: Iterable[str]) -> str:
    return free_name(PLAYER.said(lang), others)
