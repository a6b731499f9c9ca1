"""`tafelrunde rules`: reading, searching and checking a rulebook."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.engine.rulebook import UNTESTED_KINDS, load_rulebook
from tafelrunde.games import load_game
from tests.cli.calling import tafelrunde

RULEBOOK = load_rulebook(load_game("kingsburg"))
NO_RULE = f"{RULEBOOK.prefix}-99.1"
"""Put together here, for a file that names a rule which does not exist is what the check looks for."""


def test_all_rules_are_printed_in_order() -> None:
    said = tafelrunde("rules", "kingsburg", "--json")

    assert [rule["id"] for rule in said.data["rules"]] == [rule.id for rule in RULEBOOK.rule]
    assert len(said.data["rules"]) >= 120
    assert said.data["edition"] == RULEBOOK.edition.en


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_rule_is_in_the_text_with_its_chapter(lang: str) -> None:
    out = tafelrunde("rules", "kingsburg", lang=lang).out

    squeezed = "".join(out.split())
    for rule in RULEBOOK.rule:
        assert rule.id in out
        assert "".join((rule.de if lang == "de" else rule.en).split())[:40] in squeezed
    for chapter in RULEBOOK.chapter:
        assert (chapter.de if lang == "de" else chapter.en) in out


@pytest.mark.parametrize("wish", ["KB-4.2", "kb-4.2", "4.2"])
def test_a_rule_is_found_by_its_number(wish: str) -> None:
    (rule,) = tafelrunde("rules", "kingsburg", wish, "--json").data["rules"]

    assert rule["id"] == "KB-4.2"


def test_a_chapter_is_found_by_its_number() -> None:
    rules = tafelrunde("rules", "kingsburg", "KB-1", "--json").data["rules"]

    assert rules
    assert {rule["chapter"] for rule in rules} == {"KB-1"}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_words_are_searched_in_both_languages(lang: str) -> None:
    rules = tafelrunde("rules", "kingsburg", "white", "DICE", "Statue", "--json", lang=lang).data["rules"]

    texts = {rule.id: f"{rule.en} {rule.de}".casefold() for rule in RULEBOOK.rule}
    assert rules
    assert all(word in texts[rule["id"]] for rule in rules for word in ("white", "dice", "statue"))


@pytest.mark.parametrize("words", [(NO_RULE,), ("99",), ("wombat",)])
def test_what_is_not_there_is_said(words: tuple[str, ...]) -> None:
    said = tafelrunde("rules", "kingsburg", *words)

    assert said.code == 2
    assert words[0] in said.err


def test_an_unknown_game_is_refused() -> None:
    assert tafelrunde("rules", "chess").code == 2


# --- --check ---------------------------------------------------------------------------------------


def rules_all_tested(folder: Path, *, but: str = "", also: str = "") -> Path:
    """A directory with one test for every rule that needs one."""
    needed = [rule.id for rule in RULEBOOK.rule if rule.kind not in UNTESTED_KINDS and rule.id != but]
    names = [rule_id.lower().replace("-", "_").replace(".", "_") for rule_id in needed]
    code = "".join(f"def test_{name}() -> None: ...\n" for name in names[::2])
    listed = ", ".join(f'"{rule_id}"' for rule_id in [*needed[1::2], *([also] if also else [])])
    (folder / "deep").mkdir()
    (folder / "deep" / "test_rules.py").write_text(code, encoding="utf-8")
    (folder / "some.toml").write_text(f"rules = [{listed}]\n", encoding="utf-8")
    return folder


def test_a_rulebook_with_all_its_tests_is_complete(tmp_path: Path) -> None:
    said = tafelrunde("rules", "kingsburg", "--check", "--json", "--tests", rules_all_tested(tmp_path))

    assert said.code == 0
    assert said.data == {
        "rules": len(RULEBOOK.rule),
        "untested": [],
        "unknown_ids": [],
        "uncovered_clauses": [],
    }


@pytest.mark.parametrize("missing", ["KB-4.2", "KB-4.3"])
def test_a_rule_without_a_test_is_named(tmp_path: Path, missing: str) -> None:
    folder = rules_all_tested(tmp_path, but=missing)

    said = tafelrunde("rules", "kingsburg", "--check", "--json", "--tests", folder)

    assert (said.code, said.data["untested"]) == (1, [missing])
    assert missing in tafelrunde("rules", "kingsburg", "--check", "--tests", folder, lang="de").out


def test_an_id_that_is_no_rule_is_named(tmp_path: Path) -> None:
    folder = rules_all_tested(tmp_path, also=NO_RULE)

    said = tafelrunde("rules", "kingsburg", "--check", "--json", "--tests", folder)

    assert (said.code, said.data["unknown_ids"]) == (1, [NO_RULE])


@pytest.mark.parametrize("folder", ["empty", "missing"])
def test_without_tests_there_is_nothing_to_check(tmp_path: Path, folder: str) -> None:
    (tmp_path / "empty").mkdir()

    said = tafelrunde("rules", "kingsburg", "--check", "--tests", tmp_path / folder)

    assert said.code == 2
    assert "--tests" in said.err


def test_a_test_file_that_is_no_python_is_named_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "test_bad.py").write_text("x = 1\ndef :\n", encoding="utf-8")

    said = tafelrunde("rules", "kingsburg", "--check", "--tests", tmp_path)

    assert said.code == 2
    assert "test_bad.py:2:" in said.err
