"""The end of a productive season (KB-8): Inn, Embassy and Town Hall, over any goods and tokens."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.kingsburg import GAME
from tafelrunde.games.kingsburg.box.data import GOODS
from tafelrunde.games.kingsburg.play import events as happened
from tafelrunde.games.kingsburg.play.moves import Pass, PayTownHall
from tafelrunde.games.kingsburg.play.state import State
from tests.games.kingsburg.table import (
    ANN,
    BRIAN,
    CINDY,
    active,
    goods,
    play,
    position,
    province,
    random_game,
    refused,
)
from tests.games.rule_table import told

SEASONS = ("spring", "summer", "autumn")
TOWN_HALL = ["barricade", "crane", "town_hall"]
EMBASSY = [*TOWN_HALL, "embassy"]
owned_goods = st.tuples(*[st.integers(0, 2)] * 3)


def last_pass(phase: str, buildings: list[str]) -> State:
    """Ann owns these buildings; Brian's pass in step d ends the season."""
    return position(
        step="build",
        phase=phase,
        turn="Brian",
        done=["Ann", "Cindy"],
        Ann={"buildings": buildings},
        Brian={"goods": (0, 1, 0)},
    )


@pytest.mark.parametrize("phase", SEASONS)
def test_kb_8_1_the_inn_brings_a_token_after_summer_only(phase: str) -> None:
    state = last_pass(phase, ["inn"])

    events = play(state, BRIAN, "pass")

    expected = [happened.InnTokenTaken(ANN)] if phase == "summer" else []
    assert told(events, happened.InnTokenTaken) == expected
    assert province(state, ANN).tokens == len(expected)


@pytest.mark.parametrize("phase", SEASONS)
def test_kb_8_2_the_embassy_scores_after_every_season(phase: str) -> None:
    state = last_pass(phase, EMBASSY)

    events = play(state, BRIAN, "pass")

    assert told(events, happened.EmbassyScored) == [happened.EmbassyScored(ANN, 1)]
    reward = sum(event.vp for event in told(events, happened.RewardGiven) if event.seat == ANN)
    assert province(state, ANN).vp == 1 + reward
    assert province(state, BRIAN).vp == province(state, CINDY).vp == 0


def paying(phase: str, owned: tuple[int, int, int], tokens: int) -> State:
    return position(
        step="town_hall",
        phase=phase,
        done=["Brian", "Cindy"],
        Ann={"buildings": TOWN_HALL, "goods": owned, "tokens": tokens},
    )


@given(st.sampled_from(SEASONS), owned_goods, st.integers(0, 2))
def test_kb_8_3_the_town_hall_takes_one_good_of_any_kind_or_one_token_that_is_really_there(
    phase: str, owned: tuple[int, int, int], tokens: int
) -> None:
    have = dict(zip(GOODS, owned, strict=True)) | {"token": tokens}
    payable = [payment for payment, count in have.items() if count]
    state = paying(phase, owned, tokens)
    if not payable:
        assert GAME.view(state, None).step != "town_hall"
        return

    assert GAME.legal_moves(state, ANN) == [*map(PayTownHall, payable), Pass()]
    for payment in {*have, "mice"} - set(payable):
        with refused("KB-8.3", state):
            play(state, ANN, PayTownHall(payment))


@given(st.sampled_from(SEASONS), owned_goods, st.integers(0, 2), st.sampled_from([*GOODS, "token"]))
def test_kb_8_3_kb_8_4_one_payment_one_point_and_not_another_this_season(
    phase: str, owned: tuple[int, int, int], tokens: int, payment: str
) -> None:
    have = dict(zip(GOODS, owned, strict=True)) | {"token": tokens}
    if not have[payment]:
        return
    state = paying(phase, owned, tokens)

    events = play(state, ANN, PayTownHall(payment))

    have[payment] -= 1
    assert told(events, happened.TownHallPaid) == [happened.TownHallPaid(ANN, payment, 1)]
    assert province(state, ANN).reasons["town_hall"] == 1
    assert (*goods(state, ANN), province(state, ANN).tokens) == tuple(have.values())
    assert GAME.view(state, None).step != "town_hall"


@pytest.mark.parametrize("payment", [*GOODS, "token"])
def test_kb_8_4_a_second_payment_is_out_of_turn(payment: str) -> None:
    state = position(
        step="town_hall",
        done=["Cindy"],
        Ann={"buildings": TOWN_HALL, "goods": (2, 2, 2), "tokens": 2},
        Brian={"buildings": TOWN_HALL, "tokens": 1},
    )
    play(state, ANN, PayTownHall(payment))

    assert active(state) == BRIAN
    with refused("KB-2.4", state):
        play(state, ANN, PayTownHall(payment))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_kb_8_1_kb_8_2_kb_8_4_never_more_than_one_token_and_one_point_of_each_a_season(seats: int) -> None:
    """In whole games, counted from events: at most one of each kind for a seat, a season and a year."""
    seen: set[tuple[str, int, int, int]] = set()
    kinds = (happened.InnTokenTaken, happened.EmbassyScored, happened.TownHallPaid)
    for seed in range(5):
        seen.clear()
        for played in random_game(seats, seed):
            for event in played.events:
                if isinstance(event, kinds):
                    once = (type(event).__name__, event.seat, played.before.year, played.before.phase)
                    assert once not in seen
                    seen.add(once)
                    assert not isinstance(event, happened.InnTokenTaken) or played.before.phase == 4


def test_kb_8_3_nobody_without_a_town_hall_is_asked() -> None:
    state = position(
        step="build", turn="Brian", done=["Ann", "Cindy"], Brian={"goods": (0, 1, 0), "tokens": 3}
    )

    play(state, BRIAN, "pass")

    assert GAME.view(state, None).phase == 4
