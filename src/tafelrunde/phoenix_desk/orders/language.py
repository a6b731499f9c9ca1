"""The language of orders as data, for programs that write and read sentences themselves, such as the web app.

`python -m tafelrunde.phoenix_desk.orders.language >web/src/campaign/language/grammar.json` writes it anew.
The file is kept there, because the web app is also built where no Python is: a test says when it is old.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Any, Final, Literal, Union, get_args, get_origin

import msgspec

from tafelrunde.engine.contract import LANGS
from tafelrunde.engine.text import fold
from tafelrunde.games.phoenix.months.execution import TABLE
from tafelrunde.games.phoenix.tables.phases import MUSTER_PHASE
from tafelrunde.games.phoenix.tables.prices import GOOD_NAMES
from tafelrunde.games.phoenix.words.grammar import MARKS, Form, Part, slot_kinds
from tafelrunde.games.phoenix.words.sentences import FORMS
from tafelrunde.games.phoenix.words.slots import KINDS
from tafelrunde.games.phoenix.words.vocabulary import ALSO, AND, UNIT_SPELLINGS, Table, good_name

Json = dict[str, Any]
BRACKETS: Final = {"maybe": "[{}]", "noise": "({})", "any": "<{}>"}


def language() -> Json:
    """Sentences of every kind of order, and what may stand in their slots."""
    orders: dict[str, list[Form]] = {}
    for form in FORMS:
        orders.setdefault(form.order.__struct_config__.tag, []).append(form)
    used = {kind for form in FORMS for _name, kind in slot_kinds(form.parts)}
    return {
        "orders": {tag: described(forms) for tag, forms in orders.items()},
        "kinds": {name: kind_of(name) for name in KINDS if name in used},
        "goods": {name: good_names(name) for name in GOOD_NAMES},
        "units": list(UNIT_SPELLINGS),
        "and": [*ALSO, *sorted(AND - set(ALSO))],
        "marks": list(MARKS),
    }


def good_names(name: str) -> list[list[str]]:
    """One and several of them, in each language."""
    return [[good_name(name, count, lang) for count in (1, 2)] for lang in LANGS]


def described(forms: list[Form]) -> Json:
    order = forms[0].order
    said = {lang: [pattern_of(form.parts) for form in forms if form.lang == lang] for lang in LANGS}
    values = {field.name: value_of(field) for field in msgspec.structs.fields(order)}
    part = "muster" if TABLE[order][0] == MUSTER_PHASE else "turn"
    return {"part": part, "values": values, "said": said}


# --- sentences -----------------------------------------------------------------------------------------


def pattern_of(parts: Iterable[Part]) -> str:
    """As it is written in the grammar, with the kind of every slot."""
    return " ".join(map(piece_of, parts))


def piece_of(part: Part) -> str:
    if part.what == "word":
        return "|".join(part.words)
    if part.what == "slot":
        return f"{{{part.name}:{part.kind}}}"
    if part.what == "switch":
        return f"={part.name}:{part.kind}" if part.kind else f"={part.name}"
    return BRACKETS[part.what].format(pattern_of(part.inner))


# --- values --------------------------------------------------------------------------------------------


def value_of(field: msgspec.structs.FieldInfo) -> Json:
    """Its limits and, unless it has to be given, what it is if nothing is said."""
    found = limits_of(field.type)
    if not field.required:
        found["default"] = msgspec.to_builtins(field.default)
    return found


def limits_of(kind: Any) -> Json:
    """The least and the most of a number, the longest of a text; nothing of what has a table of its own."""
    for meta in getattr(kind, "__metadata__", ()):
        bounds = {"least": meta.ge, "most": meta.le, "shortest": meta.min_length, "longest": meta.max_length}
        return {name: bound for name, bound in bounds.items() if bound is not None}
    if get_origin(kind) is Union:
        return limits_of(get_args(kind)[0])
    return {"options": list(get_args(kind))} if get_origin(kind) is Literal else {}


def kind_of(name: str) -> Json:
    """What it is called where it is missing, and what is known of its values: names, spellings, numbers."""
    kind = KINDS[name]
    read, shown = settings(kind.read), settings(kind.show)
    found: Json = {"about": pair(kind.about)}
    if "table" in read:
        found["spelled"] = dict(spellings(read["table"]))
    if "names" in shown:
        found["names"] = {str(code): pair(words) for code, words in shown["names"].items()}
    numbers = settings(read["item"]) if "item" in read else read
    if "first" in numbers:
        found["from"], found["to"] = numbers["first"], numbers["last"]
    return found


def spellings(table: Table) -> Iterator[tuple[str, Any]]:
    for spelling in table.spellings:
        yield spelling, table.meanings[tuple([fold(word) for word in spelling.split()])]


def settings(function: Any) -> Mapping[str, Any]:
    return function.keywords if isinstance(function, partial) else {}


def pair(words: Any) -> list[str]:
    return [words.said(lang) for lang in LANGS]


# --- the file ------------------------------------------------------------------------------------------


def text_of(found: Json) -> str:
    """One line for each order and kind, so that a change is seen where it is."""
    return "{\n" + ",\n".join(sections(found)) + "\n}\n"


def sections(found: Json) -> Iterator[str]:
    for name, section in found.items():
        if isinstance(section, dict):
            rows = [f"{encoded(key)}: {encoded(row)}" for key, row in section.items()]
            yield f"{encoded(name)}: {{\n" + ",\n".join(rows) + "\n}"
        else:
            yield f"{encoded(name)}: {encoded(section)}"


def encoded(thing: Any) -> str:
    return msgspec.json.encode(thing).decode()


if __name__ == "__main__":
    sys.stdout.buffer.write(text_of(language()).encode())
