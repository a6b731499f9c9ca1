"""Rules are found by whatever people type, the best first, with the words marked."""

from __future__ import annotations

import pytest

from tafelrunde.engine.rulebook import load_rulebook
from tafelrunde.games import load_game
from tafelrunde.telling.search import search, slips


def first(game: str, wish: str, count: int = 1) -> list[str]:
    return [one.id for one in search(load_game(game), wish)[:count]]


def marked(game: str, wish: str) -> str:
    """The German text of the best rule, with what was found in brackets."""
    best = search(load_game(game), wish)[0]
    rule = load_rulebook(load_game(game)).find(best.id)
    assert rule is not None
    text = rule.de
    for start, end in reversed(best.de):
        text = f"{text[:start]}[{text[start:end]}]{text[end:]}"
    return text


@pytest.mark.parametrize(
    "wish",
    [
        "Wann endet die Epoche",
        "die Epoche endet wann?",
        "epoche ende",
        "Epochenende",
        "EPOCHEN beenden",
        "When does the age end",
        "ages ending",
    ],
)
def test_a_question_finds_the_rule_that_answers_it(wish: str) -> None:
    assert first("ethnos", wish) == ["ET-7.4"]


@pytest.mark.parametrize(
    ("game", "wish", "best"),
    [
        ("kingsburg", "Wann bekomme ich den Gesandten?", "KB-10.1"),
        ("kingsburg", "who wins", "KB-14.3"),
        ("kingsburg", "gesandter wenigste gebaeude", "KB-10.1"),
        ("kingsburg", "weisse wuerfel", "KB-3.1"),
        ("kingsburg", "kb-7.5", "KB-7.5"),
        ("ethnos", "drachn dritte", "ET-7.4"),
        ("ethnos", "third dargon", "ET-7.4"),
        ("xidit", "Wie viele Befehle", "XI-4.3"),
        ("xidit", "festung barden", "XI-9.8"),
        ("phoenix", "Strasse bauen", "PH-1.5.1b"),
        ("phoenix", "straßen gebaut", "PH-1.5.1b"),
    ],
)
def test_stems_umlauts_and_slips_of_all_four_games(game: str, wish: str, best: str) -> None:
    assert first(game, wish) == [best]


@pytest.mark.parametrize(
    ("game", "wish", "text"),
    [
        ("ethnos", "Wann endet die Epoche", "Der dritte Drache [beendet] die [Epoche] sofort."),
        ("ethnos", "third dragon", "Der dritte Drache beendet die Epoche sofort."),
        ("kingsburg", "envoy Gebäude", "Wer die wenigsten [Gebäude] hat, bekommt den Gesandten."),
    ],
)
def test_what_was_found_is_marked(game: str, wish: str, text: str) -> None:
    assert marked(game, wish) == text


def test_a_word_is_found_within_others_and_by_its_beginning() -> None:
    everywhere = set(first("phoenix", "heer", 500))
    rules = load_rulebook(load_game("phoenix")).rule
    assert {rule.id for rule in rules if "kriegerheer" in rule.de.lower()} <= everywhere
    assert "KB-10.1" in first("kingsburg", "gesand", 30)


def test_rules_with_all_words_come_alone() -> None:
    book = load_rulebook(load_game("kingsburg"))
    found = [book.find(one) for one in first("kingsburg", "white dice Statue", 50)]
    assert found
    assert all(rule and "Statue" in rule.en and "white" in rule.en for rule in found)


@pytest.mark.parametrize("wish", ["", "  ", "?!", "wombat", "x" * 300, "die und der"])
def test_what_is_not_there_is_not_found(wish: str) -> None:
    found = search(load_game("ethnos"), wish)
    assert not found or wish == "die und der"


@pytest.mark.parametrize(
    ("one", "other", "count"),
    [
        ("dragon", "dragon", 0),
        ("dargon", "dragon", 1),
        ("drgon", "dragon", 1),
        ("drag", "dragon", 2),
        ("a", "xyz", 2),
    ],
)
def test_slips_are_counted(one: str, other: str, count: int) -> None:
    assert slips(one, other, 1) == min(count, 2)
