"""Every registered game, with every number of seats, obeys the laws of play and of secrecy."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games import load_game
from tests.contract.obey import ALL, PLAY, SECRECY, Laws, obey
from tests.contract.own_laws import OWN_LAWS
from tests.contract.tables import TABLES, WHOLE_GAMES, all_switched, any_options, short

SEEDS = st.integers(0, 2**32)


def share_of(seats: int) -> int:
    """With more seats games are longer and more eyes look: there each law looks at fewer positions."""
    return 3 * (seats - 1)


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
@WHOLE_GAMES
@given(data=st.data(), seed=SEEDS)
def test_laws_of_play(game_id: str, seats: int, data: st.DataObject, seed: int) -> None:
    game = load_game(game_id)
    assert obey(game, seats, seed, data.draw(any_options(game)), PLAY, share_of(seats), short(game_id)) > 0


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
@WHOLE_GAMES
@given(data=st.data(), seed=SEEDS)
def test_laws_of_secrecy(game_id: str, seats: int, data: st.DataObject, seed: int) -> None:
    game = load_game(game_id)
    assert obey(game, seats, seed, data.draw(any_options(game)), SECRECY, share_of(seats), short(game_id)) > 0


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_all_laws_with_default_options(game_id: str, seats: int) -> None:
    assert obey(load_game(game_id), seats, 2007, {}, ALL, share_of(seats), short(game_id)) > 0


@pytest.mark.parametrize("game_id", OWN_LAWS)
@pytest.mark.parametrize("seats", [3, 5])
def test_a_game_obeys_laws_of_its_own(game_id: str, seats: int) -> None:
    assert obey(load_game(game_id), seats, 11, {}, Laws(games=OWN_LAWS[game_id])) > 0


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_all_laws_with_every_option_switched(game_id: str, seats: int) -> None:
    game = load_game(game_id)
    assert obey(game, seats, 7, all_switched(game), ALL, share_of(seats), short(game_id)) > 0
