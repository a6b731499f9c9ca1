"""Reads one line as an order: all forms are tried, and the word that none of them understood is named."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any, Final

from tafelrunde.engine.errors import BadText
from tafelrunde.engine.protocol import Words
from tafelrunde.engine.text import END, fold, listed, printable, shortened
from tafelrunde.games.phoenix import vocabulary
from tafelrunde.games.phoenix.grammar import Form, Part, spellings
from tafelrunde.games.phoenix.slots import ABOUT, TABLES
from tafelrunde.games.phoenix.vocabulary import (
    AND,
    FIELD,
    MARK,
    NUMBER,
    QUOTE,
    UNIT_WORDS,
    Table,
    Token,
    tokens_of,
)

Found = dict[str, Any]
Read = Iterator[tuple[int, Any]]

PLACE: Final = "@"
"""Before the name of a value: from which word to which it was read."""
LONGEST_NAME: Final = 6
"""Words of a name that stands there without quotation marks."""
MOST_EXPECTED: Final = 6
FIRST_PERSON: Final = 401
"""Magical creatures are people too (PH-6.3.2c)."""
LAST_HOST: Final = 499


class LineReader:
    """One line, tried with one form after the other; remembers how far it got and what was missing there."""

    def __init__(self, line: str) -> None:
        self.line = printable(line)
        self.tokens = tokens_of(self.line)
        while self.tokens and self.tokens[-1].text in (".", "!"):
            self.tokens.pop()
        self.far = 0
        self.wanted: list[Words] = []
        self.spellings: list[str] = []
        self.quiet = False

    def token(self, at: int) -> Token | None:
        return self.tokens[at] if at < len(self.tokens) else None

    def miss(self, at: int, about: Words, known: tuple[str, ...] = ()) -> None:
        """Something else was expected at this word."""
        if self.quiet or at < self.far:
            return
        if at > self.far:
            self.far, self.wanted, self.spellings = at, [], []
        self.wanted.append(about)
        self.spellings.extend(known)

    # --- forms -------------------------------------------------------------------------------------

    def values(self, form: Form) -> Found | None:
        """What the line says in this form; None if it is another sentence."""
        for after, found in self.match(form.parts, 0, {}):
            if after == len(self.tokens):
                return found
            self.miss(after, END)
        return None

    def match(self, parts: tuple[Part, ...], at: int, found: Found) -> Iterator[tuple[int, Found]]:
        if not parts:
            yield at, found
            return
        part, rest = parts[0], parts[1:]
        if part.what == "word":
            yield from self.match_word(part, rest, at, found)
        elif part.what == "slot":
            before = self.quiet
            for after, value in self.read(part.kind, at):
                yield from self.match(
                    rest, after, {**found, part.name: value, PLACE + part.name: (at, after)}
                )
            self.quiet = before
        elif part.what == "switch":
            value = int(part.kind) if part.kind else True
            yield from self.match(rest, at, {**found, part.name: value})
        else:
            yield from self.match((*part.inner, *rest), at, found)
            yield from self.match(rest, at, found)

    def match_word(
        self, part: Part, rest: tuple[Part, ...], at: int, found: Found
    ) -> Iterator[tuple[int, Found]]:
        token = self.token(at)
        if token is not None and token.folded in spellings(part):
            yield from self.match(rest, at + 1, found)
        else:
            self.miss(at, Words(f"'{part.words[0]}'", f"„{part.words[0]}“"), part.words)

    # --- slots -------------------------------------------------------------------------------------

    def read(self, kind: str, at: int) -> Read:
        """All ways to read a value of this kind, with the word after it."""
        if kind in TABLES:
            yield from self.one_of(kind, at)
        elif kind in ("unit", "host", "person"):
            yield from self.unit(kind, at)
        elif kind in ("realm", "name"):
            yield from self.name(kind, at)
        elif kind == "field":
            yield from self.field(at)
        elif kind == "fields":
            yield from self.fields(at)
        elif kind == "units":
            yield from self.units(at)
        elif kind == "goods":
            yield from self.goods(at)
        elif kind == "text":
            yield from self.rest(at)
        else:
            yield from self.count(at)

    def one_of(self, kind: str, at: int) -> Read:
        after, value = self.phrase(TABLES[kind], at)
        if value:
            yield after, value
        else:
            self.miss(at, ABOUT[kind], TABLES[kind].spellings)

    def phrase(self, table: Table, at: int) -> tuple[int, str]:
        """The longest entry that stands here; empty if none does."""
        for count in (2, 1):
            words = tuple(token.folded for token in self.tokens[at : at + count])
            if words in table.meanings:
                return at + len(words), table.meanings[words]
        return at, ""

    def number(self, at: int) -> int | None:
        token = self.token(at)
        if token is None or token.kind != NUMBER or len(token.text) > len("1.000.000.000"):
            return None
        return int(token.text.replace(".", ""))

    def count(self, at: int) -> Read:
        number = self.number(at)
        if number is None:
            self.miss(at, ABOUT["count"])
        else:
            yield at + 1, number

    def unit(self, kind: str, at: int) -> Read:
        token = self.token(at)
        place = at + 1 if token is not None and token.folded in UNIT_WORDS else at
        number = self.number(place)
        first = FIRST_PERSON if kind == "person" else 101
        last = LAST_HOST if kind == "host" else 699
        if number is None or not first <= number <= last:
            self.miss(place, ABOUT[kind])
        else:
            yield place + 1, number

    def field(self, at: int) -> Read:
        token = self.token(at)
        if token is None or token.kind != FIELD:
            self.miss(at, ABOUT["field"])
        else:
            province, own = token.text.split("/")
            yield at + 1, f"{int(province)}/{int(own):02d}"

    def fields(self, at: int) -> Read:
        found: list[str] = []
        while True:
            after = self.skip_and(at) if found else at
            read = list(self.field(after))
            if not read:
                break
            at, label = read[0]
            found.append(label)
        if found:
            yield at, found

    def units(self, at: int) -> Read:
        """`101, 203 und 301`."""
        found: list[int] = []
        while True:
            after = self.skip_and(at) if found else at
            read = list(self.unit("host", after))
            if not read:
                break
            at, number = read[0]
            found.append(number)
        if found:
            yield at, found

    def skip_and(self, at: int) -> int:
        while at < len(self.tokens) and self.tokens[at].folded in AND:
            at += 1
        return at

    def goods(self, at: int) -> Read:
        """`500 K, 20 P und 1 HF`."""
        found: dict[str, int] = {}
        while True:
            after = self.skip_and(at) if found else at
            number = self.number(after)
            end, good = self.phrase(vocabulary.GOODS, after + 1)
            if number is None or not good:
                break
            found[good] = found.get(good, 0) + number
            at = end
        if found:
            yield at, found
        if number is None:
            self.miss(after, ABOUT["goods"])
        elif not good:
            self.miss(after + 1, ABOUT["goods"], vocabulary.GOODS.spellings)

    def name(self, kind: str, at: int) -> Read:
        """In quotation marks, or the next word; more words only if a sentence comes of it."""
        token = self.token(at)
        if token is None or token.kind in (MARK, FIELD):
            self.miss(at, ABOUT[kind])
            return
        if token.kind == QUOTE:
            yield at + 1, token.text[1:-1]
            return
        for count in range(1, LONGEST_NAME + 1):
            words = self.tokens[at : at + count]
            if len(words) < count or any(word.kind in (MARK, FIELD, QUOTE) for word in words):
                break
            self.quiet = self.quiet or count > 1
            yield at + count, self.line[words[0].start : words[-1].end]

    def rest(self, at: int) -> Read:
        token = self.token(at)
        if token is None:
            self.miss(at, ABOUT["text"])
        else:
            yield len(self.tokens), self.line[token.start :].strip()

    # --- what was wrong ----------------------------------------------------------------------------

    def wrong_value(self, found: Found, name: str, said: Words) -> BadText:
        """A value that was read but cannot be; the whole line if it is not known which."""
        first, after = found.get(PLACE + name, (0, len(self.tokens)))
        start, end = self.tokens[first].start, self.tokens[after - 1].end
        return BadText(self.line, start, end, said.en, said.de)

    def complaint(self, *, is_order: bool = True) -> BadText:
        """What was expected where reading stopped, and the spelling nearest to what stands there."""
        wanted = self.wanted[:MOST_EXPECTED] or [END]
        en = "expected " + listed([about.en for about in wanted], "or")
        de = "erwartet: " + listed([about.de for about in wanted], "oder")
        is_beginning = is_order and self.far == 0
        if is_beginning and self.tokens:
            en, de = "no order begins like this", "so beginnt kein Befehl"
        token = self.token(self.far)
        if token is None:
            end = len(self.line)
            return BadText(
                self.line, end, end, f"the line ends too early; {en}", f"die Zeile endet zu früh; {de}"
            )
        quote, near = shortened(token.text), self.nearest(token)
        en += f": '{quote}'" if is_beginning else f", not '{quote}'"
        de += f": „{quote}“" if is_beginning else f", nicht „{quote}“"
        if near:
            en, de = f"{en}; did you mean '{near}'?", f"{de}; ist „{near}“ gemeint?"
        return BadText(self.line, token.start, token.end, en, de)

    def nearest(self, token: Token) -> str:
        known = {fold(spelling): spelling for spelling in self.spellings}
        found = get_close_matches(token.folded, known, 1, 0.6)
        return known[found[0]] if found else ""
