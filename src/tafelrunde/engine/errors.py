"""Everything that can be wrong with what people hand in.

`IllegalMove` and `Complaint` are the other side's mistake and are shown to it in its language. Any
other exception is a bug of ours.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from tafelrunde.engine.protocol import Lang

Params = Mapping[str, Any]


class SeatName(msgspec.Struct, frozen=True):
    """A seat in the parameters of a refusal; shown by the name of who sits there."""

    seat: int


class IllegalMove(Exception):
    """A rule forbids the move. The rulebook holds the sentence that the parameters complete."""

    def __init__(self, rule: str, params: Params | None = None) -> None:
        super().__init__(rule, params or {})
        self.rule = rule
        self.params: Params = params or {}


class Complaint(Exception):
    """Bad input that no rule of a game is about: files, options, commands. Speaks both languages."""

    def __init__(self, en: str, de: str) -> None:
        super().__init__(en)
        self.en = en
        self.de = de

    def said(self, lang: Lang) -> str:
        return self.de if lang == "de" else self.en


class BadText(Complaint):
    """A typed move that cannot be read; knows the word where reading stopped."""

    def __init__(self, text: str, start: int, end: int, en: str, de: str) -> None:
        marker = f"\n  {text}\n  {' ' * start}{'^' * max(1, end - start)}"
        super().__init__(en + marker, de + marker)
        self.text, self.start, self.end = text, start, end


class BadFile(Complaint):
    """A file that cannot be used; names the file and the line or field."""

    def __init__(self, where: str, en: str, de: str) -> None:
        super().__init__(f"{where}: {en}", f"{where}: {de}")
        self.where = where
