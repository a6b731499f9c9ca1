"""Which bots there are, and what is said about those that are not."""

from __future__ import annotations

import dataclasses

import pytest

from tafelrunde.bots import BOT_NAMES, bot_for, bots_for, find_judge, make_bot
from tafelrunde.engine.contract import LANGS, Lang
from tafelrunde.engine.errors import Complaint
from tafelrunde.games.kingsburg import GAME
from tafelrunde.telling.complaints import said
from tests.complaining import complains

# Games that tell nothing about good play: a package without a module `bot`, and no package at all.
SILENT_GAMES = [dataclasses.replace(GAME, package=package) for package in ("json", "string")]


@pytest.mark.parametrize("name", BOT_NAMES)
def test_every_listed_bot_can_be_made(name: str) -> None:
    assert make_bot(name, "kingsburg").name == name


def test_kingsburg_is_played_by_all_bots() -> None:
    assert bots_for(GAME) == BOT_NAMES


@pytest.mark.parametrize("lang", LANGS)
def test_an_unknown_bot_is_refused_with_the_bots_there_are(lang: Lang) -> None:
    with pytest.raises(Complaint) as refusal:
        make_bot("gredy", "kingsburg")

    sentence = said(refusal.value, lang)
    assert {"en": "“gredy”", "de": "„gredy“"}[lang] in sentence
    assert "random, greedy" in sentence


def test_an_unknown_game_is_refused_with_the_games_there_are() -> None:
    with complains("kingsburg"):
        make_bot("random", "kingsburgh")


@pytest.mark.parametrize("game", SILENT_GAMES)
def test_a_game_without_a_judge_has_no_greedy(game: object) -> None:
    assert isinstance(game, type(GAME))
    assert find_judge(game) is None
    assert bots_for(game) == ("random",)
    assert bot_for(game, "random").name == "random"
    with pytest.raises(Complaint) as refusal:
        bot_for(game, "greedy")
    assert said(refusal.value, "en").endswith("bots for kingsburg: random")
    assert said(refusal.value, "de").endswith("Bots für kingsburg: random")
