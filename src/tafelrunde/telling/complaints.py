"""Complaints as sentences: those of the `complaints.LANG.ftl` of any package, ours first.

All ids share one namespace. A file is read when a sentence of it is first needed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

import tafelrunde
from tafelrunde.engine.contract import Lang, Words
from tafelrunde.engine.errors import Complaint
from tafelrunde.telling.fluent import formatted


def said(complaint: Complaint, lang: Lang) -> str:
    """What was wrong, with its place, in the reader's language."""
    texts = texts_with(complaint.message, lang)
    if texts is None:  # of another package, which has no sentence for it
        return str(complaint)
    values = {name: value_said(value, lang) for name, value in complaint.params.items()}
    return complaint.framed(formatted(texts, complaint.message, values))


def value_said(value: Any, lang: Lang) -> str | int:
    if isinstance(value, Complaint):
        return said(value, lang)
    if isinstance(value, Words):
        return value.said(lang)
    if isinstance(value, Iterable) and not isinstance(value, str):
        parts = list(value)
        separator = "\n" if all(isinstance(part, Complaint) for part in parts) else ", "
        return separator.join(str(value_said(part, lang)) for part in parts)
    return value if isinstance(value, int) else str(value)


@cache
def texts_with(message: str, lang: Lang) -> FluentBundle | None:
    """The texts that hold a message; None if nobody has it."""
    for text in chain(own_texts(lang), other_texts(lang)):
        if f"\n{message} =" in f"\n{text}":
            return parsed(text, lang)
    return None


@cache
def own_texts(lang: Lang) -> list[str]:
    folder = Path(tafelrunde.__file__).parent
    return [file.read_text(encoding="utf-8") for file in sorted(folder.rglob(f"complaints.{lang}.ftl"))]


def other_texts(lang: Lang) -> Iterator[str]:
    """Of other packages, such as a plug-in game's; whoever complains is loaded."""
    for module in list(sys.modules.values()):
        spec = getattr(module, "__spec__", None)
        for folder in getattr(spec, "submodule_search_locations", None) or ():
            file = Path(folder) / f"complaints.{lang}.ftl"
            if file.is_file():
                yield file.read_text(encoding="utf-8")


@cache
def parsed(text: str, lang: Lang) -> FluentBundle:
    texts = FluentBundle([lang], use_isolating=False)
    texts.add_resource(FluentResource(text))
    return texts
