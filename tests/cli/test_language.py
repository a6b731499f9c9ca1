"""Which language is spoken, and that everything can be said in both."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tafelrunde.cli import main
from tafelrunde.cli.app import listed
from tafelrunde.cli.language import FILES, choose_language, own_texts
from tafelrunde.engine.contract import LANGS, Lang
from tests.cli.calling import tafelrunde

PACKAGES = [("tafelrunde.cli", name) for name in FILES] + [
    ("bench", "texts"),
    ("tafelrunde.games.kingsburg", "texts"),
    ("tafelrunde.games.ethnos", "texts"),
    ("tafelrunde.games.xidit", "texts"),
    ("tafelrunde.cli.pictures.xidit", "texts"),
    ("tafelrunde.phoenix_desk.protocol", "protocol"),
    ("tafelrunde.phoenix_desk", "texts"),
    ("tafelrunde.server", "texts"),
    ("tafelrunde.server", "notices"),
]


@pytest.mark.parametrize(
    ("args", "environment", "lang"),
    [
        ([], {}, "en"),
        ([], {"LANG": "de_DE.UTF-8"}, "de"),
        ([], {"LANG": "de"}, "de"),
        ([], {"LANG": "de_AT.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ([], {"LC_MESSAGES": "de_CH", "LC_ALL": "C"}, "en"),
        ([], {"LC_ALL": "", "LANG": "de_DE"}, "de"),
        ([], {"LANG": "fr_FR.UTF-8"}, "en"),
        ([], {"LANG": "denmark"}, "en"),
        (["--lang", "de", "games"], {"LANG": "en_US"}, "de"),
        (["games", "--lang", "en"], {"LANG": "de_DE"}, "en"),
        (["games", "--lang=de"], {}, "de"),
        (["games", "--", "--lang", "de"], {}, "en"),
        (["--lang", "en", "games", "--lang", "de"], {}, "de"),
        (["games", "--lang"], {"LANG": "de"}, "de"),
    ],
)
def test_the_language_is_the_one_asked_for_or_that_of_the_shell(
    args: list[str], environment: dict[str, str], lang: Lang
) -> None:
    assert choose_language(args, environment) == lang


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(package: str, name: str, lang: Lang) -> dict[str, set[str]]:
    """The variables of each message; text that is no Fluent stays out and is found missing."""
    text = files(package).joinpath(f"{name}.{lang}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {name}.{lang}.ftl"
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize(("package", "name"), PACKAGES)
def test_both_languages_have_the_same_messages(package: str, name: str) -> None:
    english, german = (messages(package, name, lang) for lang in LANGS)
    assert english.keys() == german.keys()


@pytest.mark.parametrize("name", FILES)
def test_messages_use_the_same_variables_in_both_languages(name: str) -> None:
    english, german = (messages("tafelrunde.cli", name, lang) for lang in LANGS)
    assert {id for id in english if english[id] != german[id]} == set()


@pytest.mark.parametrize("lang", LANGS)
def test_every_text_that_the_code_asks_for_exists(lang: Lang) -> None:
    folder = Path(main.__code__.co_filename).parent
    asked = {
        id
        for path in folder.rglob("*.py")
        for id in re.findall(r"\bt\(\s*\"([a-z0-9_-]+)\"", path.read_text(encoding="utf-8"))
    }

    assert len(asked) > 100
    assert {id for id in asked if not own_texts(lang).has_message(id)} == set()


@pytest.mark.parametrize("lang", LANGS)
def test_every_command_has_a_help_page_in_both_languages(lang: Lang) -> None:
    headings = {"en": ("Usage:", "Show this page."), "de": ("Aufruf:", "Diese Seite zeigen.")}[lang]
    for command in ((), *listed()):
        told = tafelrunde(*command, "--help", lang=lang)
        assert told.code == 0, told.err
        for heading in headings:
            assert heading in told.out, command
