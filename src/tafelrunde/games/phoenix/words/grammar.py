"""Forms of sentences: one pattern reads an order or a decision, writes it, and shows what it looks like.

`Bewege|Ziehe {army} [von {start}] nach {to} (:) [ohne Eroberung =spare]`: a word with its other spellings,
slots for the order's own values, `[]` what may be missing and is written if its slots say more than their
default, `()` what is written but may be missing, `<>` pieces that are written so but read in any sequence,
`=` a switch that these words turn on, or with `=army:0` the value that they mean. `{gold:count=5000}` is a
slot called gold for a value of the kind count (`slots.py`), and 5000 is the example that is shown.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import msgspec

from tafelrunde.engine.contract import Lang, Words
from tafelrunde.engine.text import END, fold
from tafelrunde.games.phoenix.words.line import Line
from tafelrunde.games.phoenix.words.slots import KINDS

Found = dict[str, Any]

PATTERN: Final = re.compile(
    r"\{(\w+)(?::(\w+))?(?:=([^}]*))?\}|=(\w+)(?::(\d+))?|([\[\]()<>])|([^\s\[\](){}<>]+)"
)
CLOSED_BY: Final = {"]": "maybe", ")": "noise", ">": "any"}
MARKS: Final = (":", ",", ";", ".")
"""No blank is written before them."""
FREE: Final = "question"
"""The kind of words behind which others follow: those have to be typed as they are, capitals and all."""
PLACE: Final = "@"
"""Before the name of a value: from where to where it was read."""
USUAL: Final[dict[str, str]] = {
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
    """`what`: word, slot, switch, maybe (unwritten if default), noise (written, but not needed) or any."""

    what: str
    name: str = ""
    kind: str = ""
    sample: str = ""
    words: tuple[str, ...] = ()
    folded: frozenset[str] = frozenset()
    """Its words as they are compared; none of a word that has to be typed as it is."""
    inner: tuple[Any, ...] = ()


class Form(NamedTuple):
    """One sentence for one kind of order."""

    order: type[Any]
    lang: Lang
    parts: tuple[Part, ...]
    defaults: dict[str, Any]
    """Of the order's values."""


def read_form(order: type[Any], lang: Lang, pattern: str) -> Form:
    stack: list[list[Part]] = [[]]
    for found in PATTERN.finditer(pattern):
        slot, kind, sample, switch, value, bracket, word = found.groups()
        if slot:
            kind = kind or USUAL.get(slot, slot)
            stack[-1].append(Part("slot", slot, kind, sample or KINDS[kind].sample.said(lang)))
        elif switch:
            stack[-1].append(Part("switch", switch, value or ""))
        elif word:
            words, is_free = tuple(word.split("|")), bool(stack[-1]) and stack[-1][-1].kind == FREE
            folded = frozenset[str]() if is_free else frozenset(map(fold, words))
            stack[-1].append(Part("word", words=words, folded=folded))
        elif bracket in CLOSED_BY:
            inner = tuple(stack.pop())
            stack[-1].append(Part(CLOSED_BY[bracket], inner=inner))
        else:
            stack.append([])
    defaults = {field.name: field.default for field in msgspec.structs.fields(order)}
    return Form(order, lang, tuple(stack[0]), defaults)


def forms_of(order: type[Any], german: str | tuple[str, ...], english: str | tuple[str, ...]) -> list[Form]:
    """The first that fits an order is how it is written."""
    de = (german,) if isinstance(german, str) else german
    en = (english,) if isinstance(english, str) else english
    return [
        *[read_form(order, "de", pattern) for pattern in de],
        *[read_form(order, "en", pattern) for pattern in en],
    ]


def slot_kinds(parts: tuple[Part, ...]) -> Iterator[tuple[str, str]]:
    """All slots, and what kind of value stands in each."""
    for part in parts:
        if part.what == "slot":
            yield part.name, part.kind
        yield from slot_kinds(part.inner)


# --- writing -----------------------------------------------------------------------------------------


def telling(form: Form, order: Any) -> set[str]:
    """Its values that are not the default ones, and those that say something all the same: a rank, a name."""
    found = set()
    for name, default in form.defaults.items():
        value = getattr(order, name)
        if value != default or (isinstance(value, str) and value):
            found.add(name)
    return found


def named_in(parts: tuple[Part, ...], *, needed: bool) -> Iterator[str]:
    """Values that a form has a place for, or those that it cannot do without."""
    for part in parts:
        if part.what in ("slot", "switch"):
            yield part.name
        elif part.what in ("maybe", "any") and not needed:
            yield from named_in(part.inner, needed=needed)


def fits(form: Form, order: Any) -> bool:
    """Whether the form has words for all that the order says, and no place for anything else."""
    told = telling(form, order)
    if not told <= set(named_in(form.parts, needed=False)):
        return False
    meant = [part for part in form.parts if part.what == "switch" and part.kind]
    return set(named_in(form.parts, needed=True)) <= told and all(
        str(getattr(order, part.name)) == part.kind for part in meant
    )


def write(form: Form, order: Any) -> str:
    told = telling(form, order)
    return joined(
        form.parts,
        lambda part: KINDS[part.kind].show(getattr(order, part.name), form.lang),
        lambda part: bool(told & set(named_in(part.inner, needed=True))),
    )


def shape(form: Form) -> str:
    """What such a sentence looks like, with everything that may stand in it."""
    return joined(
        form.parts,
        lambda part: part.sample,
        lambda part: any(named_in(part.inner, needed=True)),
    )


def joined(parts: tuple[Part, ...], say: Callable[[Part], str], is_wanted: Callable[[Part], bool]) -> str:
    text = ""
    for part, piece in pieces(parts, say, is_wanted):
        is_tight = not text or (part.what == "word" and piece in MARKS)
        text += piece if is_tight else f" {piece}"
    return text


def pieces(
    parts: tuple[Part, ...], say: Callable[[Part], str], is_wanted: Callable[[Part], bool]
) -> Iterator[tuple[Part, str]]:
    for part in parts:
        if part.what == "word":
            yield part, part.words[0]
        elif part.what == "slot":
            yield part, say(part)
        elif part.what in ("noise", "any") or (part.what == "maybe" and is_wanted(part)):
            yield from pieces(part.inner, say, is_wanted)


# --- reading -----------------------------------------------------------------------------------------


def values(form: Form, line: Line) -> Found | None:
    """What the line says in this form; None if it is another sentence."""
    for after, found in match(form.parts, line, 0, {}):
        if line.is_over(after):
            return found
        line.miss(after, END)
    return None


def match(parts: tuple[Part, ...], line: Line, at: int, found: Found) -> Iterator[tuple[int, Found]]:
    if not parts:
        yield at, found
        return
    part, rest = parts[0], parts[1:]
    if part.what == "word":
        if is_said(part, line, at):
            yield from match(rest, line, line.after(at), found)
    elif part.what == "slot":
        yield from match_slot(part, rest, line, at, found)
    elif part.what == "switch":
        value = int(part.kind) if part.kind else True
        yield from match(rest, line, at, {**found, part.name: value})
    elif part.what == "any":
        for piece in part.inner:
            yield from match((*piece.inner, part, *rest), line, at, found)
        yield from match(rest, line, at, found)
    else:
        yield from match((*part.inner, *rest), line, at, found)
        yield from match(rest, line, at, found)


def is_said(part: Part, line: Line, at: int) -> bool:
    token = line.token(at)
    if token is not None and (token.folded in part.folded or (not part.folded and token.text in part.words)):
        return True
    line.miss(at, Words(f"“{part.words[0]}”", f"„{part.words[0]}“"), part.words)
    return False


def match_slot(
    part: Part, rest: tuple[Part, ...], line: Line, at: int, found: Found
) -> Iterator[tuple[int, Found]]:
    kind, before = KINDS[part.kind], line.quiet
    for after, value in kind.read(line, at, kind.about):
        if isinstance(value, tuple):
            value = (*found.get(part.name, ()), *value)
        yield from match(rest, line, after, {**found, part.name: value, PLACE + part.name: (at, after)})
    line.quiet = before
