"""Nonsense on sockets while people play; the long form is `python -m tests.server.malformed`."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.malformed import INTERNAL_ERROR, besiege
from tests.server.nonsense import is_unreadable

MESSAGES = 4_000


def test_malformed_messages_are_refused_and_no_table_dies(tmp_path: Path) -> None:
    answers = asyncio.run(besiege(tmp_path, MESSAGES, seed=7))

    assert answers["sent"] >= MESSAGES
    assert answers["refused bad"] >= MESSAGES // 2
    assert answers["refused illegal"] > 0
    assert answers["refused hello"] > 0
    assert f"closed {INTERNAL_ERROR}" not in answers
    assert "refused fault" not in answers


def test_what_is_nonsense_is_known() -> None:
    """Otherwise the siege would wait for no refusal at all."""
    assert not is_unreadable('{"t":"ping"}')
    assert not is_unreadable('{"t":"move","id":"a","n":1,"move":{"move":"anything"}}')
    assert is_unreadable('{"t":"move","id":"a","n":true,"move":{}}')
    assert is_unreadable('{"t":"ping"')
