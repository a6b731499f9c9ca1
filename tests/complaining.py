"""What a test expects to be complained about, as a reader would see it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tafelrunde.engine.contract import Lang
from tafelrunde.engine.errors import Complaint
from tafelrunde.telling.complaints import said


@contextmanager
def complains(
    *parts: str, kind: type[Complaint] = Complaint, lang: Lang = "en"
) -> Iterator[pytest.ExceptionInfo[Complaint]]:
    """The block must be refused in words that have all these parts; they can be said in both languages."""
    with pytest.raises(kind) as caught:
        yield caught
    spoken = {"en": said(caught.value, "en"), "de": said(caught.value, "de")}
    assert [part for part in parts if part not in spoken[lang]] == [], spoken[lang]
