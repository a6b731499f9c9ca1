"""Orders as sentences, German and English: `format_order` writes, `parse_order` reads either language.

What no sentence can say, such as a name with quotation marks in it, is written as the order's JSON; a line
that begins with a brace is read as such. `Sentences` serves the game master too (`master.py`).
"""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from tafelrunde.engine.contract import Lang, Words
from tafelrunde.engine.errors import BadText
from tafelrunde.engine.text import printable
from tafelrunde.engine.validation import worded
from tafelrunde.games.phoenix.moves.kinds import AnyOrder
from tafelrunde.games.phoenix.words import (
    court,
    fire,
    instructions,
    magic,
    market,
    muster,
    special,
    trade,
    turn,
    war,
)
from tafelrunde.games.phoenix.words.grammar import PLACE, Form, Found, fits, values, write
from tafelrunde.games.phoenix.words.line import LONGEST_LINE, Line, sentence
from tafelrunde.games.phoenix.words.misspellings import LONG, Near

WHOLE: Final = 2 * LONGEST_LINE
"""Farther than any line goes."""
WRONG_VALUE: Final = re.compile(r"`\$\.(\w+)")


class Sentences:
    """What can be said, by its first word and by its kind; a form that begins with a number has no word."""

    def __init__(self, forms: list[Form]) -> None:
        self.by_word: dict[str, list[Form]] = {}
        self.by_kind: dict[tuple[type[Any], Lang], list[Form]] = {}
        for form in forms:
            self.by_kind.setdefault((form.order, form.lang), []).append(form)
            for word in form.parts[0].folded or ("",):
                self.by_word.setdefault(word, []).append(form)

    def written(self, order: Any, lang: Lang) -> str:
        """One line that is read as the same order, or its JSON."""
        for form in self.by_kind.get((type(order), lang), ()):
            if fits(form, order):
                line = write(form, order)
                if self.is_read_as(line, order):
                    return line
        return msgspec.json.encode(order).decode()

    def is_read_as(self, text: str, order: Any) -> bool:
        try:
            return bool(self.read(sentence(text.strip())) == order)
        except BadText:
            return False

    def read(self, line: Line) -> Any:
        """What the line says; None if it cannot be read."""
        for form in self.by_word.get(line.word(0)) or self.by_word.get("", []):
            found = values(form, line)
            if found is not None:
                return converted(form, found, line)
        return None

    def meant(self, line: Line) -> Near | None:
        """The word with which the sentence can be read, or at least goes on; None if there is none."""
        found = [(self.progress(line, near), near) for near in line.near()]
        fitting = [(far == WHOLE, -near.slips, far, near) for far, near in found if far]
        return max(fitting, key=lambda one: one[:3])[-1] if fitting else None

    def progress(self, line: Line, near: Near) -> int:
        """How far the line is read with that word instead: `WHOLE`, or 0 if it is no better than before.

        A word of several slips has to fit what follows it too, a short one all the rest: others are as near.
        """
        other = line.with_word(near)
        try:
            if self.read(other) is not None:
                return WHOLE
        except BadText:  # all words are right, a value is not
            return WHOLE
        if len(near.spelling) < LONG:
            return 0
        end = other.start(line.far) + len(near.spelling)
        follows = other.token(end)
        needed = follows.end if follows is not None and near.slips > 1 else end
        return other.far if other.far >= needed else 0


def converted(form: Form, found: Found, line: Line) -> Any:
    """The order of these values; a value out of range is complained about."""
    config = form.order.__struct_config__
    known = {name: value for name, value in found.items() if name in form.order.__struct_fields__}
    try:
        return msgspec.convert({**known, config.tag_field: config.tag}, form.order)
    except msgspec.ValidationError as error:
        named = WRONG_VALUE.search(str(error))
        at, after = found.get(PLACE + named[1] if named else "", (0, line.end))
        raise line.wrong_value(at, after, worded(error)) from None


FORMS: Final[list[Form]] = [
    *muster.FORMS,
    *turn.FORMS,
    *trade.FORMS,
    *fire.FORMS,
    *war.FORMS,
    *magic.FORMS,
    *court.FORMS,
    *instructions.FORMS,
    *special.FORMS,
    *market.FORMS,
]
VERBS: Final = tuple(dict.fromkeys(word for form in FORMS for word in form.parts[0].words))
ORDERS: Final = Sentences(FORMS)


def format_order(order: Any, lang: Lang) -> str:
    """One line that `parse_order` reads as the same order."""
    return ORDERS.written(order, lang)


def parse_order(text: str, *, hinted: bool = True) -> Any:
    """The order that a line says; a complaint names the word that is wrong and, hinted, what may be meant."""
    line = sentence(text)
    if text.lstrip().startswith("{"):
        return parse_json(text)
    order = ORDERS.read(line)
    if order is not None:
        return order
    if line.far == line.start(0):
        line.miss(0, Words("an order", "ein Befehl"), VERBS)
    raise line.complaint(ORDERS.meant(line) if hinted else None)


def parse_json(line: str) -> Any:
    try:
        return msgspec.json.decode(line, type=AnyOrder)
    except msgspec.DecodeError as error:
        shown = printable(line)
        raise BadText(shown, 0, len(shown), "phoenix-order-unreadable", {"fault": worded(error)}) from None
