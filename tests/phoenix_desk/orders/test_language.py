"""The web app has the order language as data, and writes and reads every order as the rules do."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

from tafelrunde.engine.contract import LANGS
from tafelrunde.games.phoenix.words.sentences import format_order, parse_order
from tafelrunde.phoenix_desk.orders.language import language, text_of
from tests.games.phoenix.words.test_sentences import ORDERS, orders_of

ROOT = Path(__file__).parents[3]
KEPT = ROOT / "web" / "src" / "campaign" / "language" / "grammar.json"


def test_the_kept_file_is_what_the_grammar_says() -> None:
    assert KEPT.read_text(encoding="utf-8") == text_of(language()), (
        f"write it anew: python -m tafelrunde.phoenix_desk.orders.language >{KEPT.relative_to(ROOT)}"
    )


def test_every_kind_of_order_is_in_it() -> None:
    assert set(language()["orders"]) == {order.__struct_config__.tag for order in ORDERS}


@pytest.fixture(scope="module")
def browser_words() -> Iterator[subprocess.Popen[str]]:
    """The web app's own code: an order in, its sentences and what it reads in them out."""
    command: list[str | Path] = [ROOT / "scripts" / "node.sh", "node", "scripts/sentences.mjs"]
    with subprocess.Popen(
        command, cwd=ROOT / "web", text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        yield process
        assert process.stdin is not None
        process.stdin.close()


def said_by(process: subprocess.Popen[str], order: Any) -> dict[str, Any]:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(order).decode() + "\n")
    process.stdin.flush()
    found: dict[str, Any] = msgspec.json.decode(process.stdout.readline())
    return found


@pytest.mark.parametrize("order", ORDERS, ids=[order.__name__ for order in ORDERS])
def test_the_web_app_writes_and_reads_every_order_as_the_rules_do(
    order: type[Any], browser_words: subprocess.Popen[str]
) -> None:
    @settings(max_examples=10, deadline=None)
    @given(orders_of(order))
    def same(found: Any) -> None:
        answer = said_by(browser_words, found)
        for lang, read in zip(LANGS, answer["read"], strict=True):
            assert answer[lang] == format_order(found, lang)
            assert parse_order(answer[lang]) == found
            assert msgspec.convert(read, order) == found

    same()
