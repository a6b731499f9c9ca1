"""The reader's language, and all texts of the command line in it."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from tafelrunde.engine.protocol import LANGS, Lang

VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
FILES: Final = ("texts", "commands", "operating")

_chosen: list[Lang] = ["en"]


def asked_for(args: Sequence[str]) -> str | None:
    """The value of `--lang`, wherever it stands among the arguments; the last one counts."""
    found = None
    for place, arg in enumerate(args):
        if arg == "--":
            break
        if arg == "--lang" and place + 1 < len(args):
            found = args[place + 1]
        elif arg.startswith("--lang="):
            found = arg.removeprefix("--lang=")
    return found


def choose_language(args: Sequence[str], environment: Mapping[str, str] = os.environ) -> Lang:
    """`--lang`, else the locale of the shell, else English."""
    wishes = [asked_for(args), next((environment[name] for name in VARIABLES if environment.get(name)), None)]
    for wish in wishes:
        for lang in LANGS:
            if wish is not None and wish.lower().split("_")[0].split(".")[0] == lang:
                return lang
    return "en"


def use_language(lang: Lang) -> None:
    _chosen[0] = lang


def language() -> Lang:
    return _chosen[0]


@cache
def bundle(package: str, names: tuple[str, ...], lang: Lang) -> FluentBundle:
    """The texts of some `.ftl` files that lie in a package."""
    texts = FluentBundle([lang], use_isolating=False)
    for name in names:
        text = files(package).joinpath(f"{name}.{lang}.ftl").read_text(encoding="utf-8")
        texts.add_resource(FluentResource(text))
    return texts


def own_texts(lang: Lang | None = None) -> FluentBundle:
    return bundle("tafelrunde.cli", FILES, lang or language())


def has_text(id: str) -> bool:
    return own_texts().has_message(id)


def formatted(texts: FluentBundle, id: str, args: Mapping[str, Any]) -> str:
    """One message; a text that is missing or broken is a bug of ours and raises LookupError."""
    pattern = texts.get_message(id).value
    if pattern is None:
        raise LookupError(f"the text {id!r} has no value")
    text, faults = texts.format_pattern(pattern, dict(args))
    if faults:
        raise LookupError(f"the text {id!r} cannot be completed: {faults[0]}")
    return str(text)


def t(id: str, **args: Any) -> str:
    """A text of the command line in the reader's language."""
    return formatted(own_texts(), id, args)
