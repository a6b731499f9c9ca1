"""Texts in German and English: the Fluent files that lie in a package."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from tafelrunde.engine.contract import Lang

LONGEST_PART: Final = 2000
"""Fluent refuses variables of more than 2,500 characters, and a list of many realms has more."""


@cache
def has_texts(package: str, name: str, lang: Lang) -> bool:
    """Whether there are such texts; a game that is a single module has none."""
    if not hasattr(import_module(package), "__path__"):
        return False
    return files(package).joinpath(f"{name}.{lang}.ftl").is_file()


@cache
def bundle(package: str, names: tuple[str, ...], lang: Lang) -> FluentBundle:
    """The texts of some `.ftl` files that lie in a package."""
    texts = FluentBundle([lang], use_isolating=False)
    for name in names:
        text = files(package).joinpath(f"{name}.{lang}.ftl").read_text(encoding="utf-8")
        texts.add_resource(FluentResource(text))
    return texts


def formatted(texts: FluentBundle, id: str, args: Mapping[str, Any]) -> str:
    """One message; a text that is missing or broken is a bug of ours and raises LookupError."""
    pattern = texts.get_message(id).value
    if pattern is None:
        raise LookupError(f"the text {id!r} has no value")
    long = {
        name: value for name, value in args.items() if isinstance(value, str) and len(value) > LONGEST_PART
    }
    text, faults = texts.format_pattern(pattern, {**args, **{name: mark(name) for name in long}})
    if faults:
        raise LookupError(f"the text {id!r} cannot be completed: {faults[0]}")
    said = str(text)
    for name, value in long.items():
        said = said.replace(mark(name), value)
    return said


def mark(name: str) -> str:
    """Stands for a long value while its message is completed; nobody types this character."""
    return f"\uf8ff{name}\uf8ff"
