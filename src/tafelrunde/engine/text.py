"""Reads typed words and joins written ones, for the text form of moves in any game.

A game says which words may stand in a place (`Choice`) and asks a `Reader` for them one after the other.
Whatever was asked for in vain at a word is what the complaint about this word lists. Knows no game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import SequenceMatcher
from typing import Any, Final, Generic, NamedTuple, TypeVar
from unicodedata import normalize

from tafelrunde.engine.contract import Lang, Words
from tafelrunde.engine.errors import BadText, Complaint, Params

T = TypeVar("T")

MAX_LENGTH: Final = 500
MAX_DIGITS: Final = 6
MOST_DIGITS: Final = 18
CLOSE_ENOUGH: Final = 0.6
LONGEST_QUOTE: Final = 40

# Underscores part words like spaces do, so that the id `guard_tower` reads like the name it stands for.
WORD: Final = re.compile(r"(?:[^\W_]|[\u0300-\u036f'’-])+|[^\s_]")
DIGITS: Final = re.compile(r"-?[0-9]+")
UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "'": "", "’": ""})
END: Final = Words("the end", "das Ende")
NUMBER: Final = Words("a number", "eine Zahl")
AND: Final = Words("and", "und")
NOTHING: Final = Words("nothing", "nichts")


class Word(NamedTuple):
    """One typed word, in the form that is compared, and where it stands."""

    folded: str
    start: int
    end: int


def fold(word: str) -> str:
    """The same for all spellings of a word: `Kräfte`, `KRAEFTE`; `ß` and `ss`; with or without apostrophe."""
    return normalize("NFC", word).casefold().translate(UMLAUTS)


def printable(text: str) -> str:
    """The text on one line that any terminal can show; every character keeps its place."""
    return "".join(c if c.isprintable() else " " if c.isspace() else "\ufffd" for c in text)


def quoted(text: str) -> Words:
    """What somebody typed, in the quotation marks of the reader's language; a line break is seen as `\\n`."""
    seen = "".join(c if c.isprintable() else repr(c)[1:-1] for c in text)
    return Words(f"“{seen}”", f"„{seen}“")


def whole_number(text: str) -> int | None:
    """A number as people type it; None for other words, and for more digits than any number here has."""
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else None


def split(text: str) -> list[Word]:
    return [Word(fold(found[0]), found.start(), found.end()) for found in WORD.finditer(text)]


class Choice(Generic[T]):
    """What may stand in one place: spellings of one or several words in any language, and their meanings."""

    def __init__(self, en: str, de: str, meanings: Mapping[str, T]) -> None:
        self.about = Words(en, de)
        self.spellings = {" ".join(w.folded for w in split(spelling)): spelling for spelling in meanings}
        self.meanings = {
            tuple(w.folded for w in split(spelling)): value for spelling, value in meanings.items()
        }
        self.longest = max(len(words) for words in self.meanings)


def marks(en: str, de: str, *spellings: str) -> Choice[bool]:
    """Words that mean nothing more than that they stand there."""
    return Choice(en, de, dict.fromkeys(spellings, True))


class Near(NamedTuple):
    """A spelling that resembles what was typed: how much, the spelling, and how many words were typed."""

    ratio: float
    spelling: str
    words: int


NOTHING_NEAR: Final = Near(CLOSE_ENOUGH, "", 1)


def nearest(choices: Iterable[Choice[Any]], words: list[Word]) -> Near:
    """The spelling most like the next words."""
    best = NOTHING_NEAR
    for choice in choices:
        for count in range(1, min(choice.longest, len(words)) + 1):
            typed = " ".join(word.folded for word in words[:count])
            if len(typed) <= LONGEST_QUOTE:
                best = max(best, likest(choice, typed, count), key=lambda near: near.ratio)
    return best


def likest(choice: Choice[Any], typed: str, count: int) -> Near:
    return max(
        (
            Near(SequenceMatcher(None, typed, folded).ratio(), spelling, count)
            for folded, spelling in choice.spellings.items()
        ),
        key=lambda near: near.ratio,
    )


def shortened(quote: str) -> str:
    return quote if len(quote) <= LONGEST_QUOTE else quote[:LONGEST_QUOTE] + "…"


def listed(parts: list[str], last: str) -> str:
    """`a, b or c`, each once."""
    *first, final = dict.fromkeys(parts)
    return f"{', '.join(first)} {last} {final}" if first else final


def either(abouts: Iterable[Words]) -> Words:
    """`a, b or c` in both languages."""
    names = list(abouts)
    return Words(listed([name.en for name in names], "or"), listed([name.de for name in names], "oder"))


def hint(near: str) -> Complaint | str:
    """The end of a complaint: which spelling may be meant."""
    return Complaint("text-hint", {"near": near}) if near else ""


class Reader:
    """Goes through a text word by word; every question either takes words or remembers that it was asked."""

    def __init__(self, text: str) -> None:
        self.text = printable(text[:MAX_LENGTH])
        self.words = split(self.text)
        self.at = 0
        self._asked: list[Words] = []
        self._choices: list[Choice[Any]] = []
        if len(text) > MAX_LENGTH:
            raise BadText(self.text, MAX_LENGTH - 1, MAX_LENGTH, "text-too-long", {"most": MAX_LENGTH})

    def maybe(self, choice: Choice[T]) -> T | None:
        """The meaning of the next words if they are among the choice; the longest spelling wins."""
        for count in range(choice.longest, 0, -1):
            typed = tuple(word.folded for word in self.words[self.at : self.at + count])
            if typed in choice.meanings:
                self._advance(len(typed))
                return choice.meanings[typed]
        self._asked.append(choice.about)
        self._choices.append(choice)
        return None

    def one_of(self, choice: Choice[T]) -> T:
        found = self.maybe(choice)
        if found is None:
            raise self.unexpected()
        return found

    def maybe_number(self, about: Words = NUMBER, prefix: str = "") -> int | None:
        """The next word as a number, such as `12`, or `w12` where the prefix is `w`."""
        word = self.words[self.at].folded if self.at < len(self.words) else ""
        digits = word.removeprefix(prefix)
        if not word.startswith(prefix) or DIGITS.fullmatch(digits) is None:
            self._asked.append(about)
            return None
        self._advance(1)
        if len(digits) > MAX_DIGITS:
            raise self.wrong(self.at - 1, self.at, "text-number-too-large")
        return int(digits)

    def maybe_count(self, about: Words, most: int) -> int | None:
        """How many of the thing that is named next; none of it, or less than none, cannot be meant."""
        count = self.maybe_number(about)
        if count is not None and count < 1:
            raise self.wrong(self.at - 1, self.at, "text-count-too-small")
        if count is not None and count > most:
            raise self.wrong(self.at - 1, self.at, "text-number-too-large")
        return count

    def number(self, about: Words = NUMBER) -> int:
        found = self.maybe_number(about)
        if found is None:
            raise self.unexpected()
        return found

    def end(self) -> None:
        """Nothing may follow."""
        if self.at < len(self.words):
            self._asked.append(END)
            raise self.unexpected()

    def wrong(self, first: int, after: int, message: str, params: Params | None = None) -> BadText:
        """A complaint about some words that were read, from the first to the one before `after`."""
        return BadText(self.text, self.words[first].start, self.words[after - 1].end, message, params)

    def unexpected(self) -> BadText:
        """A complaint about the next word: what was asked for in vain, and the spelling nearest to it."""
        expected = either(self._asked)
        if self.at >= len(self.words):
            end = len(self.text)
            return BadText(self.text, end, end, "text-ends-early", {"expected": expected})
        near = nearest(self._choices, self.words[self.at :])
        start, end = self.words[self.at].start, self.words[self.at + near.words - 1].end
        quote = shortened(self.text[start:end])
        params = {"expected": expected, "found": quote, "hint": hint(near.spelling)}
        return BadText(self.text, start, end, "text-unexpected", params)

    def _advance(self, count: int) -> None:
        self.at += count
        self._asked, self._choices = [], []


def read_whole(text: str, choice: Choice[Callable[[Reader], T]]) -> T:
    """What a text stands for, from its first word to its last; `BadText` when it cannot be read."""
    reader = Reader(text)
    meaning = reader.one_of(choice)(reader)
    reader.end()
    return meaning


# --- written -----------------------------------------------------------------------------------------


def joined(parts: Sequence[str], lang: Lang) -> str:
    """`a, b and c`."""
    *first, last = parts or [NOTHING.said(lang)]
    return f"{', '.join(first)} {AND.said(lang)} {last}" if first else last


def name_of(name: str, lang: Lang, words: Mapping[str, Words]) -> str:
    """A name that is none stays as it is."""
    return words[name].said(lang) if name in words else name
