"""One typed line: its words wherever reading has come to, how far that was, and the complaint about it.

Knows no sentences (`grammar.py`) and no kinds of values (`slots.py`).
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.contract import Words
from tafelrunde.engine.errors import BadText, Complaint
from tafelrunde.engine.text import END, either, fold, hint, printable, shortened
from tafelrunde.games.phoenix.words.misspellings import Near, may_be
from tafelrunde.games.phoenix.words.vocabulary import AND, NUMBER, TOKEN, Table, Token, token_of

MOST_EXPECTED: Final = 6
LONGEST_LINE: Final = 2000
LONGEST_NUMBER: Final = len("1.000.000.000")


class Line:
    """Places are counted in characters; blanks before a word belong to it."""

    def __init__(self, raw: str) -> None:
        self.raw = raw
        self.text = printable(raw)
        self.end = len(self.text.rstrip(" .!"))
        self.known: dict[int, Token | None] = {}
        self.far = self.start(0)
        self.wanted: list[Words] = []
        self.spellings: list[str] = []
        self.quiet = False

    def start(self, at: int) -> int:
        """Where the next word begins."""
        while at < len(self.text) and self.text[at] == " ":
            at += 1
        return at

    def token(self, at: int) -> Token | None:
        """The next word; None at the end, before which full stops do not count."""
        if at not in self.known:
            start = self.start(at)
            found = TOKEN.match(self.text, start) if start < self.end else None
            self.known[at] = token_of(found) if found else None
        return self.known[at]

    def is_over(self, at: int) -> bool:
        return self.start(at) >= self.end

    def word(self, at: int) -> str:
        token = self.token(at)
        return token.folded if token is not None else ""

    def number(self, at: int) -> int | None:
        token = self.token(at)
        if token is None or token.kind != NUMBER or len(token.text) > LONGEST_NUMBER:
            return None
        return int(token.text.replace(".", ""))

    def after(self, at: int) -> int:
        """Where the next word ends."""
        token = self.token(at)
        return token.end if token is not None else len(self.text)

    def after_and(self, at: int) -> int:
        while self.word(at) in AND:
            at = self.after(at)
        return at

    def phrase(self, table: Table, at: int) -> tuple[int, str]:
        """The longest entry that stands here; empty if none does."""
        words, after, found = list[str](), at, (at, "")
        for _ in range(table.longest):
            words, after = [*words, self.word(after)], self.after(after)
            if tuple(words) in table.meanings:
                found = after, table.meanings[tuple(words)]
        return found

    # --- what was wrong ----------------------------------------------------------------------------

    def miss(self, at: int, about: Words, known: tuple[str, ...] = ()) -> None:
        """Something else was expected at this word."""
        place = len(self.text) if self.is_over(at) else self.start(at)
        if self.quiet or place < self.far:
            return
        if place > self.far:
            self.far, self.wanted, self.spellings = place, [], []
        self.wanted.append(about)
        self.spellings.extend(known)

    def wrong_value(self, at: int, after: int, fault: Complaint) -> BadText:
        """A value that was read but cannot be."""
        return BadText(self.text, self.start(at), after, fault)

    def complaint(self, meant: Near | None = None, *, is_order: bool = True) -> BadText:
        """What was expected where reading stopped, and which word is meant by what stands there."""
        expected = either(self.wanted[:MOST_EXPECTED] or [END])
        token = self.token(self.far)
        if token is None:
            end = len(self.text)
            return BadText(self.text, end, end, "phoenix-line-ends-early", {"expected": expected})
        is_beginning = is_order and self.far == self.start(0)
        message = "phoenix-no-order" if is_beginning else "text-unexpected"
        end = meant.end if meant is not None else token.end
        found, near = shortened(self.text[token.start : end]), meant.spelling if meant is not None else ""
        more = hint(near) if near or not is_beginning else Complaint("phoenix-orders-begin")
        params = {"expected": expected, "found": found, "hint": more}
        return BadText(self.text, token.start, end, message, params)

    def near(self) -> list[Near]:
        """Words that may stand where reading stopped and look like what stands there, the likest first."""
        found: dict[str, Near] = {}
        for spelling in self.spellings:
            folded, after = [fold(word) for word in spelling.split()], self.far
            typed: list[str] = []
            for _word in folded:
                typed.append(self.word(after))
                after = self.after(after)
            slips = may_be(" ".join(typed), " ".join(folded))
            if slips is not None:
                found.setdefault(spelling, Near(slips, spelling, after))
        return sorted(found.values(), key=lambda near: near.slips)

    def with_word(self, near: Near) -> Line:
        """The line as it would be with that spelling."""
        return Line(self.raw[: self.start(self.far)] + near.spelling + self.raw[near.end :])


def sentence(raw: str) -> Line:
    """A line that is not too long to be one."""
    if len(raw) > LONGEST_LINE:
        shown = printable(raw[:60])
        raise BadText(shown, 0, len(shown), "text-too-long", {"most": LONGEST_LINE})
    return Line(raw)
