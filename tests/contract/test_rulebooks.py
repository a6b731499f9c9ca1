"""Every game's rulebook is whole: ids, chapters, both languages, sentences for refusals, options, clauses."""

from __future__ import annotations

import re
from collections import Counter
from string import Formatter

import pytest

from tafelrunde.engine.contract import LANGS
from tafelrunde.engine.coverage import is_later
from tafelrunde.engine.rulebook import KINDS, UNTESTED_KINDS, load_inventory, load_rulebook
from tafelrunde.games import load_game
from tafelrunde.telling.lobby import about, option_about
from tests.contract.tables import GAMES


def placeholders(text: str) -> set[str]:
    return {name for _text, name, _format, _conversion in Formatter().parse(text) if name is not None}


def repeated(things: list[str]) -> list[str]:
    return [thing for thing, times in Counter(things).items() if times > 1]


def section_ids(prefix: str) -> str:
    """Ids that follow the sections of a printed rulebook: PH-1.5.4a, and PH-R13 for rulings."""
    return rf"{prefix}-(?:R\d+|\d+(?:\.\d+)*[a-z])"


def rank(rule_id: str) -> tuple[bool, list[int], str]:
    """Sections by number, then the letters of a section; rulings last."""
    number = rule_id.partition("-")[2]
    letter = number[-1] if number[-1].isalpha() else ""
    return number[0] == "R", [int(part) for part in re.findall(r"\d+", number)], letter


@pytest.mark.parametrize("game_id", GAMES)
def test_ids_are_numbered_within_their_chapters_and_stand_in_order(game_id: str) -> None:
    game = load_game(game_id)
    book = load_rulebook(game)
    chapters = [chapter.id for chapter in book.chapter]
    numbers = []
    for rule in book.rule:
        found = re.fullmatch(rf"({game.meta.prefix}-(\d+))\.(\d+)|{section_ids(game.meta.prefix)}", rule.id)
        assert found is not None, rule.id
        assert rule.chapter in chapters, rule.id
        numbers.append(rank(rule.id))

    assert book.prefix == game.meta.prefix
    assert book.game == game_id
    assert repeated([rule.id for rule in book.rule] + chapters) == []
    assert numbers == sorted(numbers)


@pytest.mark.parametrize("game_id", GAMES)
def test_rules_are_written_in_both_languages(game_id: str) -> None:
    for rule in load_rulebook(load_game(game_id)).rule:
        assert rule.kind in KINDS, rule.id
        for lang in LANGS:
            assert rule.text(lang).strip(), rule.id
            if rule.kind in UNTESTED_KINDS:
                assert rule.instead(lang).strip(), f"{rule.id}: what does the software do instead?"


@pytest.mark.parametrize("game_id", GAMES)
def test_refusals_say_the_same_in_both_languages(game_id: str) -> None:
    for rule in load_rulebook(load_game(game_id)).rule:
        assert bool(rule.refusal_en) == bool(rule.refusal_de), rule.id
        assert placeholders(rule.refusal_en) == placeholders(rule.refusal_de), rule.id


@pytest.mark.parametrize("game_id", GAMES)
def test_options_and_the_rules_they_switch_name_each_other(game_id: str) -> None:
    game = load_game(game_id)
    book = load_rulebook(game)
    switched = {rule.option: rule.id for rule in book.rule if rule.option}

    assert switched == {option.name: option.rule for option in game.meta.options}
    assert all(len(set(option.values)) == len(option.values) >= 2 for option in game.meta.options)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_clause_is_covered_and_every_covered_clause_exists(game_id: str) -> None:
    game = load_game(game_id)
    known = [clause.n for clause in load_inventory(game).clause]
    covered = {clause for rule in load_rulebook(game).rule for clause in rule.clauses}
    later = {clause.n for clause in load_inventory(game).clause if is_later(clause)}

    assert known == list(range(1, len(known) + 1))
    assert covered | later == set(known)


@pytest.mark.parametrize("game_id", GAMES)
def test_names_are_written_in_both_languages(game_id: str) -> None:
    game = load_game(game_id)
    words = [game.meta.name, about(game), *(option_about(game, option) for option in game.meta.options)]
    for each in [*words, *game.terms.values()]:
        assert all(each.said(lang).strip() for lang in LANGS), each
