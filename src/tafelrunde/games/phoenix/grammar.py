"""Forms of sentences: one pattern both writes an order and reads it.

`Bewege|Ziehe {army} [von {start}] nach {to} (:) [ohne Eroberung =spare]`: a word with its other spellings,
slots for the order's own values, `[]` what may be missing and is written if its slots say more than their
default, `()` what is written but may be missing, `=` a switch that these words turn on, or with `=army:0` the
value that they mean.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import msgspec

from tafelrunde.engine.protocol import Lang
from tafelrunde.engine.text import fold
from tafelrunde.games.phoenix.data import GOOD_NAMES, GOOD_SHORT
from tafelrunde.games.phoenix.orders_muster import Goods
from tafelrunde.games.phoenix.vocabulary import CARD_NAMES, SIDE_NAMES, STAGE_NAMES, WORK_NAMES, good_name

PATTERN: Final = re.compile(r"\{(\w+)(?::(\w+))?\}|=(\w+)(?::(\d+))?|([\[\]()])|([^\s\[\](){}]+)")
PLAIN_NAME: Final = re.compile(r"[^\W\d_][\w’-]*")
KINDS: Final[dict[str, str]] = {
    "number": "unit",
    "into": "unit",
    "fleet": "unit",
    "army": "unit",
    "town": "field",
    "at": "field",
    "to": "field",
    "start": "field",
    "via": "fields",
    "gold": "count",
    "leaders": "count",
    "points": "count",
    "price": "count",
}
"""What stands in a slot, where its name does not say it."""


class Part(NamedTuple):
    """`what`: word, slot, switch, maybe (unwritten if default) or noise (written, but not needed)."""

    what: str
    name: str = ""
    kind: str = ""
    words: tuple[str, ...] = ()
    inner: tuple[Any, ...] = ()


class Form(NamedTuple):
    """One sentence for one kind of order."""

    order: type[Any]
    lang: Lang
    parts: tuple[Part, ...]


def read_form(order: type[Any], lang: Lang, pattern: str) -> Form:
    stack: list[list[Part]] = [[]]
    for found in PATTERN.finditer(pattern):
        slot, kind, switch, value, bracket, word = found.groups()
        if slot:
            stack[-1].append(Part("slot", slot, kind or KINDS.get(slot, slot)))
        elif switch:
            stack[-1].append(Part("switch", switch, value or ""))
        elif word:
            stack[-1].append(Part("word", words=tuple(word.split("|"))))
        elif bracket in "[(":
            stack.append([])
        else:
            inner = tuple(stack.pop())
            stack[-1].append(Part("maybe" if bracket == "]" else "noise", inner=inner))
    return Form(order, lang, tuple(stack[0]))


def forms_of(order: type[Any], german: tuple[str, ...], english: tuple[str, ...]) -> list[Form]:
    """The first that fits an order is how it is written."""
    return [
        *[read_form(order, "de", pattern) for pattern in german],
        *[read_form(order, "en", pattern) for pattern in english],
    ]


def spellings(part: Part) -> frozenset[str]:
    return frozenset(map(fold, part.words))


# --- writing -----------------------------------------------------------------------------------------


def telling(order: Any) -> set[str]:
    """Its values that are not the default ones."""
    found = set()
    for field in msgspec.structs.fields(order):
        if getattr(order, field.name) != field.default:
            found.add(field.name)
    return found


def named_in(parts: tuple[Part, ...], *, needed: bool) -> Iterator[str]:
    """Values that a form has a place for, or those that it cannot do without."""
    for part in parts:
        if part.what in ("slot", "switch"):
            yield part.name
        elif part.what == "maybe" and not needed:
            yield from named_in(part.inner, needed=needed)


def fits(form: Form, order: Any) -> bool:
    """Whether the form has words for all that the order says, and no place for anything else."""
    told = telling(order)
    if not told <= set(named_in(form.parts, needed=False)):
        return False
    meant = [part for part in form.parts if part.what == "switch" and part.kind]
    return set(named_in(form.parts, needed=True)) <= told and all(
        str(getattr(order, part.name)) == part.kind for part in meant
    )


def write(form: Form, order: Any) -> str:
    words = " ".join(written(form.parts, order, form.lang, telling(order)))
    return re.sub(r" ([:,])", r"\1", words)


def written(parts: tuple[Part, ...], order: Any, lang: Lang, told: set[str]) -> Iterator[str]:
    for part in parts:
        if part.what == "word":
            yield part.words[0]
        elif part.what == "slot":
            yield shown(part.kind, getattr(order, part.name), lang)
        elif part.what == "noise" or told & set(named_in(part.inner, needed=True)):
            yield from written(part.inner, order, lang, told)


def shown(kind: str, value: Any, lang: Lang) -> str:
    """One value in words that the reader of this kind understands."""
    if kind == "side":
        return SIDE_NAMES[value].said(lang)
    if kind == "work":
        return WORK_NAMES[value].said(lang)
    if kind == "stage":
        return STAGE_NAMES[value].said(lang)
    if kind == "good":
        return GOOD_SHORT[GOOD_NAMES.index(value)]
    if kind == "card":
        return CARD_NAMES[value].said(lang)
    if kind == "goods":
        return shown_goods(value, lang)
    if kind in ("fields", "units"):
        return ", ".join(map(str, value))
    if kind in ("realm", "name") and not PLAIN_NAME.fullmatch(value):
        return f"„{value}“" if lang == "de" else f'"{value}"'
    return str(value)


def shown_goods(goods: Goods, lang: Lang) -> str:
    counts = [(name, getattr(goods, name)) for name in goods.__struct_fields__]
    listed = [f"{count} {good_name(name, count, lang)}" for name, count in counts if count]
    last = " und " if lang == "de" else " and "
    return last.join([", ".join(listed[:-1]), listed[-1]] if len(listed) > 1 else listed)
