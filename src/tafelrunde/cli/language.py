"""The reader's language, and all texts of the command line in it."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from fluent.runtime import FluentBundle

from tafelrunde.engine.contract import LANGS, Lang
from tafelrunde.engine.figures import decimal
from tafelrunde.engine.figures import percent as in_percent
from tafelrunde.telling.fluent import bundle, formatted

VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
FILES: Final = (
    *("texts", "commands", "arena", "operating", "phoenix", "reports"),
    *("odds", "duels", "charfights", "desk", "tallying"),
)

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


def own_texts(lang: Lang | None = None) -> FluentBundle:
    return bundle("tafelrunde.cli", FILES, lang or language())


def has_text(id: str) -> bool:
    return own_texts().has_message(id)


def t(id: str, **args: Any) -> str:
    """A text of the command line in the reader's language."""
    return formatted(own_texts(), id, args)


def figure(value: Fraction | float) -> str:
    """For the reader, with two decimals at most."""
    return decimal(value, language(), most=2)


def percent(share: Fraction | float, *, least: int = 0, most: int = 2) -> str:
    return in_percent(share, language(), least=least, most=most)
