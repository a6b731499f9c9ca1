"""Names of things stand in the code (`Words`), sentences in Fluent files; no complaint brings its own."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tests.telling.complaint_uses import ID, MAKERS, called, literals, sources

PUT_TOGETHER = {
    "text.py": "the text form of moves: what is written here is read again",
    "grammar.py": "a word that is expected, in quotation marks",
    "meta.py": "names made of names: a colour and a tribe, an enemy and his year",
    "listing.py": "names made of names: a road by its cities",
}
"""Files whose `Words` may have slots, and why."""


def sentences(source: str) -> Iterator[str]:
    """The first language of every `Words(...)` that is a sentence or has slots."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and called(node.func) == "Words" and node.args:
            yield from (text for text in literals(node.args[0]) if "{" in text or is_sentence(text))


def is_sentence(text: str) -> bool:
    return text.endswith(".") and not text.endswith("...")


def spoken(source: str) -> Iterator[str]:
    """Every complaint that brings its own words."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and called(node.func) in MAKERS:
            places = 1 if called(node.func) in ("BadField", "BadFile") else 0
            texts = [text for part in node.args[places:] for text in literals(part)]
            if not any(ID.fullmatch(text) for text in texts):
                yield from (text for text in texts if " " in text)


def test_words_are_names_and_sentences_stand_elsewhere() -> None:
    found = {
        f"{path}: {text}"
        for path, source in sources().items()
        if path.name not in PUT_TOGETHER
        for text in sentences(source)
    }
    assert found == set()


def test_every_exception_is_needed() -> None:
    needed = {path.name for path, source in sources().items() if any(sentences(source))}

    assert set(PUT_TOGETHER) <= needed


@pytest.mark.parametrize(
    "code",
    [
        'Words("The harvest is poor.", "Die Ernte ist schlecht.")',
        'Words("{} wins against {}", "{} gewinnt gegen {}")',
        'Words(f"{name} wins", f"{name} gewinnt")',
    ],
)
def test_a_planted_sentence_is_found(code: str) -> None:
    assert list(sentences(code)) != []


def test_no_complaint_brings_its_own_words() -> None:
    found = [f"{path}: {text}" for path, source in sources().items() for text in spoken(source)]
    assert found == []


@pytest.mark.parametrize(
    "code",
    ['raise Complaint("no such file")', 'raise BadFile(path, f"line {n} is empty", f"Zeile {n} ist leer")'],
)
def test_a_planted_complaint_with_its_own_words_is_found(code: str) -> None:
    assert list(spoken(code)) != []
