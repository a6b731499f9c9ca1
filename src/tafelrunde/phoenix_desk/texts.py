"""What a campaign says besides complaints and reports: the sentences of `texts.LANG.ftl` beside this file."""

from __future__ import annotations

from typing import Any

from tafelrunde.engine.contract import LANGS, Lang, Words
from tafelrunde.telling.fluent import bundle, formatted


def text(lang: Lang, id: str, /, **args: Any) -> str:
    return formatted(bundle("tafelrunde.phoenix_desk", ("texts",), lang), id, args)


def both(id: str, /, **args: Any) -> Words:
    """The same in both languages."""
    return Words(*[text(lang, id, **args) for lang in LANGS])
