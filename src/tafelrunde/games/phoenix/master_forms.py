"""What sentences of the game master are made of: forms, names, reasons."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from tafelrunde.engine.protocol import Lang, Words

REASON: Final = r"\s*;\s*(?:Grund|reason)\s*:\s*(?P<reason>.+)"
NAME: Final = r"(?:„(?P<low>[^“”\"]+)[“”\"]|\"(?P<high>[^\"]+)\"|(?P<bare>[^\s:]+))"
OTHER_NAME: Final = NAME.replace("<low>", "<low2>").replace("<high>", "<high2>").replace("<bare>", "<bare2>")
PERSON: Final = rf"(?P<person>[56]\d\d)\s+(?:von|of)\s+{NAME}"
GOLD: Final = r"(?P<gold>\d{1,12})\s+(?:GS|gold)"
PLAIN: Final = re.compile(r"[^\s„“”\":]+")


class Form(NamedTuple):
    """A sentence: how it begins in either language, the rest of it, and what it reads like."""

    verbs: tuple[str, ...]
    pattern: re.Pattern[str]
    read: Callable[[re.Match[str]], Any]
    shape: Words


def called(found: re.Match[str]) -> str:
    return found["low"] or found["high"] or found["bare"]


def other_called(found: re.Match[str]) -> str:
    return found["low2"] or found["high2"] or found["bare2"]


def quoted(name: str, lang: Lang) -> str:
    if PLAIN.fullmatch(name):
        return name
    return f"„{name}“" if lang == "de" else f'"{name}"'
