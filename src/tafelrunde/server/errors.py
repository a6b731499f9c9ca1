"""What the server refuses to do, for a reason that is told to whoever asked."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Final

from tafelrunde.engine.contract import Lang
from tafelrunde.engine.errors import Complaint, Params
from tafelrunde.telling.complaints import said

STATUS: Final = {
    "bad": 400,
    "login": 401,
    "forbidden": 403,
    "origin": 403,
    "missing": 404,
    "method": 405,
    "stale": 409,
    "state": 409,
    "taken": 409,
    "size": 413,
    "content": 415,
    "host": 421,
    "illegal": 422,
    "limit": 429,
    "bug": 500,
    "failed": 503,
}
"""The HTTP status of each code of a refusal."""


@lru_cache(1024)
def plainly(message: str, lang: Lang) -> str:
    """A sentence without blanks to fill in: whoever floods us is told the same again and again."""
    return said(Complaint(message), lang)


class Denied(Complaint):
    """Not carried out, nothing changed; `code` is for programs, the text for people."""

    def __init__(
        self,
        code: str,
        message: str | Complaint,
        params: Params | None = None,
        *,
        rule: str = "",
        retry: float = 0.0,
        field: str = "",
    ) -> None:
        super().__init__(message, params)
        self.code = code
        self.rule = rule
        """The rule of the game that forbids it, if one does."""
        self.retry = retry
        """Seconds after which it may be tried again."""
        self.field = field
        """Which part of what was sent it is about, where somebody may have to be led back to it."""

    def told(self, lang: Lang) -> str:
        """In the reader's language."""
        return plainly(self.message, lang) if self.inner is None and not self.params else said(self, lang)

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 400)


@contextmanager
def about(field: str) -> Iterator[None]:
    """Whatever is refused within concerns this part of what was sent."""
    try:
        yield
    except Denied as refusal:
        refusal.field = refusal.field or field
        raise
    except Complaint as trouble:
        raise Denied("bad", trouble, field=field) from None
