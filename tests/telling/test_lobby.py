"""What a lobby says of the games: all of it is asked for, and a stranger's game needs none."""

from __future__ import annotations

import pytest

from tafelrunde.engine.contract import LANGS, Lang, Words
from tafelrunde.games import game_ids, load_game
from tafelrunde.telling.lobby import about, option_about
from tests.server.numbers import GAME as NUMBERS
from tests.telling.complaint_uses import messages_of


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game_id", game_ids())
def test_a_lobby_says_what_a_game_is_about_and_what_each_option_decides(game_id: str, lang: Lang) -> None:
    game = load_game(game_id)
    asked = {"about", *(f"option-{option.name}" for option in game.meta.options)}

    assert messages_of(game.package, "lobby", lang).keys() == asked


def test_a_game_without_texts_is_shown_by_the_names_of_its_options() -> None:
    (option,) = NUMBERS.meta.options

    assert about(NUMBERS) == Words("", "")
    assert option_about(NUMBERS, option) == Words("space", "space")
