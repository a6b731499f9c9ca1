"""The rulebook: loaded from the game's files, and refusals turned into sentences."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import msgspec
import pytest

from tafelrunde.engine.contract import Game, Words
from tafelrunde.engine.errors import IllegalMove, SeatName
from tafelrunde.engine.rulebook import explain, load_inventory, load_rulebook, said
from tafelrunde.games import load_game

BOOK = """
game = "xy"
prefix = "XY"
edition = { en = "First", de = "Erste" }

[[chapter]]
id = "XY-1"
en = "All"
de = "Alles"

[[rule]]
id = "XY-1.1"
kind = "rule"
source = "p. 1"
clauses = [1]
en = "Text."
de = "Text."
refusal_en = "{who} has {have}, not {what}; dice {dice}."
refusal_de = "{who} hat {have}, nicht {what}; Würfel {dice}."
"""
NAMES = ("Ann", "Bob")


@pytest.fixture
def game_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of its own for each test, for a rulebook."""
    (tmp_path / "__init__.py").touch()
    (tmp_path / "rulebook").mkdir()
    monkeypatch.syspath_prepend(tmp_path.parent)
    return tmp_path


def game_with(folder: Path, book: str = BOOK, clauses: str = "") -> Game:
    (folder / "rulebook.toml").write_text(book, encoding="utf-8")
    (folder / "clauses.toml").write_text(clauses, encoding="utf-8")
    terms = {"inn": Words("Inn", "Gasthaus"), "gold": Words("gold", "Gold")}
    return replace(load_game("kingsburg"), package=folder.name, terms=terms)


def test_a_rulebook_is_read(game_in: Path) -> None:
    book = load_rulebook(game_with(game_in))

    assert book.edition.said("de") == "Erste"
    assert [rule.id for rule in book.rule] == ["XY-1.1"]
    assert book.find("XY-1.1") is book.rule[0]
    assert book.find("XY-1.2") is None
    assert book.rule[0].text("en") == "Text."


def page(*ids: str) -> str:
    return "".join(
        f'[[rule]]\nid = "{rule_id}"\nkind = "rule"\nsource = "1"\nclauses = []\nen = "E"\nde = "D"\n'
        for rule_id in ids
    )


def test_a_long_rulebook_goes_on_in_other_files_in_the_order_of_the_ids(game_in: Path) -> None:
    (game_in / "rulebook" / "war.toml").write_text(page("XY-R2", "XY-10a", "XY-1.1.2b"), encoding="utf-8")
    (game_in / "rulebook" / "more.toml").write_text(
        page("XY-1a", "XY-R1", "XY-1.1b", "XY-1.10a"), encoding="utf-8"
    )

    found = [rule.id for rule in load_rulebook(game_with(game_in)).rule]

    assert found == ["XY-1a", "XY-1.1", "XY-1.1b", "XY-1.1.2b", "XY-1.10a", "XY-10a", "XY-R1", "XY-R2"]


def test_a_continuation_holds_rules_only(game_in: Path) -> None:
    (game_in / "rulebook" / "war.toml").write_text('prefix = "XY"', encoding="utf-8")

    with pytest.raises(msgspec.ValidationError, match="prefix"):
        load_rulebook(game_with(game_in))


@pytest.mark.parametrize("game_id", ["kingsburg", "ethnos", "xidit", "phoenix"])
def test_every_rule_stands_in_a_chapter(game_id: str) -> None:
    book = load_rulebook(load_game(game_id))

    assert {rule.chapter for rule in book.rule} <= {chapter.id for chapter in book.chapter}


def test_an_inventory_is_read(game_in: Path) -> None:
    clauses = load_inventory(game_with(game_in, clauses='[[clause]]\nn = 3\ntopic = "Dice"'))

    assert [(clause.n, clause.topic) for clause in clauses.clause] == [(3, "Dice")]


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('source = "p. 1"', 'sauce = "p. 1"', "rule"),
        ("clauses = [1]", 'clauses = ["one"]', "clauses"),
        ('prefix = "XY"', "", "prefix"),
        ('id = "XY-1"', "", "chapter"),
    ],
)
def test_a_wrong_rulebook_is_refused_with_the_field(game_in: Path, old: str, new: str, place: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=place):
        load_rulebook(game_with(game_in, BOOK.replace(old, new)))


def test_a_refusal_becomes_a_sentence_in_each_language(game_in: Path) -> None:
    game = game_with(game_in)
    params = {"who": SeatName(1), "have": {"gold": 2}, "what": "inn", "dice": (4, 1)}
    refusal = IllegalMove("XY-1.1", params)

    assert explain(game, refusal, "en", NAMES) == "XY-1.1: Bob has 2 gold, not Inn; dice 4+1."
    assert explain(game, refusal, "de", NAMES) == "XY-1.1: Bob hat 2 Gold, nicht Gasthaus; Würfel 4+1."


def test_braces_in_a_parameter_stay_text(game_in: Path) -> None:
    refusal = IllegalMove("XY-1.1", {"who": "{who}", "have": {}, "what": "{", "dice": ()})

    assert explain(game_with(game_in), refusal, "en") == "XY-1.1: {who} has nothing, not {; dice –."


def test_a_rule_that_is_not_in_the_book_is_named_at_least(game_in: Path) -> None:
    assert explain(game_with(game_in), IllegalMove("XY-9.9"), "en") == "XY-9.9"


@pytest.mark.parametrize(
    ("value", "en", "de"),
    [
        (SeatName(0), "Ann", "Ann"),
        (SeatName(5), "6", "6"),
        ("inn", "Inn", "Gasthaus"),
        ("castle", "castle", "castle"),
        (7, "7", "7"),
        (Fraction(13, 10), "1.3", "1,3"),
        ((), "–", "–"),
        ([1, 2], "1+2", "1+2"),
        ({}, "nothing", "nichts"),
        ({"gold": 1, "inn": 2}, "1 gold, 2 Inn", "1 Gold, 2 Gasthaus"),
    ],
)
def test_parameters_as_a_reader_sees_them(game_in: Path, value: object, en: str, de: str) -> None:
    game = game_with(game_in)

    assert said(game, value, "en", NAMES) == en
    assert said(game, value, "de", NAMES) == de


@pytest.mark.parametrize(
    ("count", "en", "de"),
    [(0, "0 leaders", "0 Reiche"), (1, "1 leader", "1 Reich"), (1000, "1000 leaders", "1000 Reiche")],
)
def test_a_refusal_counts_one_and_several(count: int, en: str, de: str, game_in: Path) -> None:
    book = BOOK.replace("{who} has {have}, not {what}; dice {dice}.", "{count:leader|leaders} of {who}.")
    book = book.replace("{who} hat {have}, nicht {what}; Würfel {dice}.", "{count:Reich|Reiche} von {who}.")
    game, refusal = game_with(game_in, book), IllegalMove("XY-1.1", {"count": count, "who": SeatName(1)})

    assert explain(game, refusal, "en", NAMES) == f"XY-1.1: {en} of Bob."
    assert explain(game, refusal, "de", NAMES) == f"XY-1.1: {de} von Bob."
