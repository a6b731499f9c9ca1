"""`@rules("PH-3a", ...)` above a test: it proves these rules. The coverage check reads it from the source."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., None])


def rules(*ids: str) -> Callable[[Test], Test]:
    assert all(rule_id.startswith("PH-") for rule_id in ids)
    return lambda test: test
