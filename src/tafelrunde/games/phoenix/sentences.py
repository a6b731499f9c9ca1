"""Orders as sentences, German and English: `format_order` writes, `parse_order` reads either language.

What no sentence can say, such as a name with quotation marks in it, is written as the order's JSON; a line
that begins with a brace is read as such.
"""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from tafelrunde.engine.errors import BadText
from tafelrunde.engine.protocol import Lang, Words
from tafelrunde.engine.text import printable
from tafelrunde.engine.validation import worded
from tafelrunde.games.phoenix import (
    sentences_court,
    sentences_fire,
    sentences_magic,
    sentences_market,
    sentences_muster,
    sentences_special,
    sentences_trade,
    sentences_turn,
    sentences_war,
)
from tafelrunde.games.phoenix.grammar import Form, fits, spellings, write
from tafelrunde.games.phoenix.moves import AnyOrder
from tafelrunde.games.phoenix.reading import Found, LineReader

FORMS: Final[list[Form]] = [
    *sentences_muster.FORMS,
    *sentences_turn.FORMS,
    *sentences_trade.FORMS,
    *sentences_fire.FORMS,
    *sentences_war.FORMS,
    *sentences_magic.FORMS,
    *sentences_court.FORMS,
    *sentences_special.FORMS,
    *sentences_market.FORMS,
]
VERBS: Final = tuple(dict.fromkeys(word for form in FORMS for word in form.parts[0].words))
LONGEST_LINE: Final = 2000
WRONG_VALUE: Final = re.compile(r"`\$\.(\w+)")


def by_first_word() -> dict[str, list[Form]]:
    """Forms by the word they begin with; those that begin with a number have none."""
    found: dict[str, list[Form]] = {}
    for form in FORMS:
        for word in spellings(form.parts[0]) or ("",):
            found.setdefault(word, []).append(form)
    return found


def by_order() -> dict[tuple[type[Any], Lang], list[Form]]:
    found: dict[tuple[type[Any], Lang], list[Form]] = {}
    for form in FORMS:
        found.setdefault((form.order, form.lang), []).append(form)
    return found


BEGINNINGS: Final = by_first_word()
WAYS_TO_SAY: Final = by_order()


def format_order(order: Any, lang: Lang) -> str:
    """One line that `parse_order` reads as the same order."""
    for form in WAYS_TO_SAY[type(order), lang]:
        if fits(form, order):
            line = write(form, order)
            if is_read_as(line, order):
                return line
    return msgspec.json.encode(order).decode()


def is_read_as(line: str, order: Any) -> bool:
    try:
        return bool(parse_order(line) == order)
    except BadText:
        return False


def parse_order(line: str) -> Any:
    """The order that a line says; a complaint names the word that cannot be read."""
    if len(line) > LONGEST_LINE:
        shown = printable(line[:60])
        en, de = f"longer than {LONGEST_LINE} characters", f"länger als {LONGEST_LINE} Zeichen"
        raise BadText(shown, 0, len(shown), en, de)
    if line.lstrip().startswith("{"):
        return parse_json(line)
    reader = LineReader(line)
    first = reader.tokens[0].folded if reader.tokens else ""
    for form in BEGINNINGS.get(first) or BEGINNINGS[""]:
        found = reader.values(form)
        if found is not None:
            return ordered(form, found, reader)
    if reader.far == 0:
        reader.miss(0, Words("an order", "ein Befehl"), VERBS)
    raise reader.complaint()


def ordered(form: Form, found: Found, reader: LineReader) -> Any:
    """The order of these values; a value out of range is complained about."""
    known = {name: value for name, value in found.items() if name in form.order.__struct_fields__}
    try:
        return msgspec.convert({**known, "order": form.order.__struct_config__.tag}, form.order)
    except msgspec.ValidationError as error:
        named = WRONG_VALUE.search(str(error))
        raise reader.wrong_value(found, named[1] if named else "", worded(error)) from None


def parse_json(line: str) -> Any:
    try:
        return msgspec.json.decode(line, type=AnyOrder)
    except msgspec.DecodeError as error:
        said, shown = worded(error), printable(line)
        raise BadText(shown, 0, len(shown), f"no order: {said.en}", f"kein Befehl: {said.de}") from None
