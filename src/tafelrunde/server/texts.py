"""What the server says besides refusals: the sentences of `texts.LANG.ftl` and `notices.LANG.ftl`."""

from __future__ import annotations

from tafelrunde.engine.contract import LANGS, Lang, Words
from tafelrunde.telling.fluent import bundle, formatted


def put(lang: Lang, text: str, /, **facts: str) -> str:
    return formatted(bundle("tafelrunde.server", ("texts", "notices"), lang), text, facts)


def put_both(text: str) -> Words:
    """For whoever will read it in either language."""
    return Words(*[put(lang, text) for lang in LANGS])
