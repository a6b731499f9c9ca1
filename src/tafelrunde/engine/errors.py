"""Everything that can be wrong with what people hand in.

`IllegalMove` and `Complaint` are the other side's mistake and are shown to it in its language; the sentences
stand elsewhere (rulebook, `complaints.LANG.ftl`), and `telling.complaints` says them. Any other exception is
a bug of ours.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

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
    """Bad input that no rule of a game is about: files, options, commands.

    `message` is the id of a sentence in some package's `complaints.LANG.ftl`; the parameters complete it:
    texts, whole numbers (formatted, and counted by plurals; a label such as a year is a text), `Words`, other
    complaints, and lists of these. In place of a message a complaint may stand that is said as it is.
    """

    def __init__(self, message: str | Complaint, params: Params | None = None) -> None:
        super().__init__(message, params)
        self.inner = message if isinstance(message, Complaint) else None
        self.message: str = message.message if isinstance(message, Complaint) else message
        self.params: Params = message.params if isinstance(message, Complaint) else params or {}

    def framed(self, sentence: str) -> str:
        """The sentence with the place that it is about."""
        return sentence if self.inner is None else self.inner.framed(sentence)

    def __str__(self) -> str:
        """For logs; people read what `telling.complaints` says."""
        given = ", ".join(f"{name}={value!s}" for name, value in self.params.items())
        return self.framed(f"{self.message} ({given})" if given else self.message)


class BadText(Complaint):
    """A typed move that cannot be read; knows the word where reading stopped."""

    def __init__(
        self, text: str, start: int, end: int, message: str | Complaint, params: Params | None = None
    ) -> None:
        super().__init__(message, params)
        self.text, self.start, self.end = text, start, end

    def framed(self, sentence: str) -> str:
        marker = " " * self.start + "^" * max(1, self.end - self.start)
        return f"{super().framed(sentence)}\n  {self.text}\n  {marker}"


class BadField(Complaint):
    """Something wrong at one place of what was handed in."""

    def __init__(self, where: str, message: str | Complaint, params: Params | None = None) -> None:
        super().__init__(message, params)
        self.where = where

    def framed(self, sentence: str) -> str:
        return f"{self.where}: {super().framed(sentence)}"


class BadFile(BadField):
    """A file that cannot be used; names the file and the line or field."""
