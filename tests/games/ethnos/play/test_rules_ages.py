"""Dragons, the end of an age and the next one (ET-7, ET-10), as laws over whole games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.contract import CHANCE, Event
from tafelrunde.games.ethnos import GAME
from tafelrunde.games.ethnos.play import events as happened
from tafelrunde.games.ethnos.play.moves import Pass, Plunder, Reveal
from tafelrunde.games.ethnos.play.state import State
from tests.games.ethnos.table import (
    ANN,
    FOUR,
    NAMES,
    SEAT_COUNTS,
    active,
    chance,
    draw,
    end_age,
    glory,
    markers,
    offers,
    play,
    player,
    position,
    random_game,
    refused,
    view,
)
from tests.games.rule_table import Played, told

DRAGON = Reveal("dragon")
SCORING: tuple[tuple[type[Event], ...], ...] = (
    (happened.AgeEnded,),
    (happened.SkeletonsRemoved,),
    (happened.KingdomScored,),
    (happened.MerfolkScored,),
    (happened.GiantScored,),
    (happened.BandsScored,),
    (happened.Plundered, happened.HordeKept),
    (happened.FirstPlayerSet, happened.GameEnded),
)


def dragons_of(seats: int, seed: int) -> Iterator[Played]:
    """Every dragon of a random game as it is drawn."""
    return (played for played in random_game(seats, seed) if played.move == DRAGON)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_7_1_et_7_2_et_7_3_the_first_two_dragons_only_ask_for_another_card(seats: int) -> None:
    seen = 0
    for played in dragons_of(seats, 500 + seats):
        before, after = view(played.before), view(played.after)
        (event,) = told(played.events, happened.DragonDrawn)
        assert (event.seat, event.dragons) == (before.turn, before.dragons + 1)
        assert all(GAME.redact(event, watcher) == event for watcher in (None, *range(seats)))
        if event.dragons < 3:
            seen += 1
            assert played.events == [event]
            assert (after.to_act, after.drawing) == ((CHANCE,), before.drawing)
            assert (after.dragons, after.deck) == (before.dragons + 1, before.deck - 1)
            assert (after.players, after.market, after.turn) == (before.players, before.market, before.turn)
    assert seen == (4 if seats <= 3 else 6)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_7_4_et_7_5_the_third_dragon_and_nothing_else_ends_an_age_at_once(seats: int) -> None:
    for played in random_game(seats, 520 + seats):
        third = played.move == DRAGON and view(played.before).dragons == 2
        assert bool(told(played.events, happened.AgeEnded)) == third
        if third:
            assert not told(played.events, happened.CardDrawn)
            assert view(played.after).step in ("plunder", "deal", "over")


@pytest.mark.parametrize("turn", FOUR)
def test_et_7_5_nobody_moves_after_the_third_dragon_wherever_in_the_round_it_came(turn: str) -> None:
    state = position(turn=turn, first="Ann", dragons=2, market=["red elf"], Ann={"hand": ["red orc"]})
    end_age(state)

    for seat in range(4):
        with refused("ET-2.3", state):
            play(state, seat, "draw")


@pytest.mark.parametrize("colours", range(1, 6))
def test_et_7_6_hands_are_gone_before_the_scoring_and_bring_nothing(colours: int) -> None:
    cards = [f"2 {colour} dwarfs" for colour in ("red", "blue", "grey", "green", "purple")]
    state = position(
        dragons=2, market=["blue elf"], Ann={"hand": ["red elf"]}, Brian={"hand": cards[:colours]}
    )

    events = end_age(state)

    assert glory(state) == [0, 0, 0, 0]
    assert [place.hand_size for place in view(state).players] == [0, 0, 0, 0]
    assert not told(events, happened.BandsScored)


def stages(events: Sequence[Event]) -> list[int]:
    return [stage for event in events for stage, kinds in enumerate(SCORING) if isinstance(event, kinds)]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_7_7_scoring_always_runs_in_the_same_order(seats: int) -> None:
    running: list[int] = []
    for seed in range(6):
        for played in random_game(seats, 540 + 10 * seats + seed):
            if told(played.events, happened.AgeEnded):
                running = []
            if view(played.before).step in ("draw", "plunder"):
                running += stages(played.events)
                assert running == sorted(running)


@pytest.mark.parametrize("dragons", [1, 2])
def test_et_7_8_the_wizards_player_is_remembered_for_the_next_age(dragons: int) -> None:
    state = position(turn="Cindy", dragons=dragons, Cindy={"hand": ["red wizard"]}, market=["red elf"])
    play(state, 2, "play red wizard")
    play(state, 2, "use ability")

    for _ in range(3 - dragons):
        events = chance(state, "card dragon")

    assert view(state).turn == 2
    (first,) = told(events, happened.FirstPlayerSet)
    level = [seat for seat in range(4) if glory(state)[seat] == min(glory(state))]
    assert first.seat == min(level, key=lambda seat: (seat - 2) % 4)


def before_and_after_ages(seats: int, seed: int) -> Iterator[tuple[State, State]]:
    """The last position of an age and the first of the next, plundering left aside."""
    for played in random_game(seats, seed):
        if told(played.events, happened.FirstPlayerSet) and view(played.before).age < view(played.after).age:
            yield played.before, played.after


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("seed", range(3))
def test_et_10_1_et_10_2_et_10_3_et_10_4_et_10_5_what_stays_and_what_goes(seats: int, seed: int) -> None:
    found = 0
    for before, after in before_and_after_ages(seats, 600 + 10 * seats + seed):
        found += 1
        old, new = view(before), view(after)
        assert [realm.markers for realm in new.kingdoms] == [realm.markers for realm in old.kingdoms]
        assert [place.merfolk for place in new.players] == [place.merfolk for place in old.players]
        assert all(place.bands == () and place.trolls == () for place in new.players)
        assert new.troll_tokens == ((1, 2, 3, 4, 5, 6) if "troll" in new.tribes else ())
        assert (new.giant, new.giant_size) == (None, 0)
    assert found == (1 if seats <= 3 else 2)


@pytest.mark.parametrize(("answer", "left"), [(Pass(), ("grey", "red")), (Plunder(), ())])
def test_et_10_3_hordes_that_did_not_plunder_stay(answer: Any, left: tuple[str, ...]) -> None:
    state = position(dragons=2, Ann={"horde": ["red", "grey"], "hand": ["red elf"]}, market=["blue orc"])
    end_age(state)
    assert offers(state) == ["plunder", "pass"]

    play(state, ANN, answer)

    assert player(state, ANN).horde == left
    assert view(state).age == 2


def test_et_10_4_returned_troll_tokens_can_be_taken_again() -> None:
    state = position(
        dragons=2,
        tribes=["troll"],
        market=["red elf"],
        Ann={"trolls": [1, 2]},
        Brian={"trolls": [3], "glory": 5},
    )
    end_age(state)
    chance(state, GAME.parse_move("deal red troll, red elf, blue elf, grey elf | market " + EIGHT))

    play(state, ANN, "play red troll")

    assert player(state, ANN).trolls == (1,)


EIGHT = "2 blue trolls, 2 green trolls, 2 grey trolls and 2 purple trolls"


@given(
    points=st.lists(st.integers(0, 3), min_size=6, max_size=6),
    seats=st.integers(2, 6),
    drawer=st.integers(0, 5),
)
def test_et_10_6_et_10_7_et_10_9_least_glory_then_clockwise_from_the_third_dragon(
    points: list[int], seats: int, drawer: int
) -> None:
    names = NAMES[:seats]
    drawer %= seats
    everybody: dict[str, Any] = {name: {"glory": points[seat]} for seat, name in enumerate(names)}
    state = position(names=names, turn=names[drawer], dragons=2, market=["red elf"], **everybody)

    end_age(state)

    least = [seat for seat in range(seats) if points[seat] == min(points[:seats])]
    clockwise = [(drawer + step) % seats for step in range(seats)]
    assert view(state).first == next(seat for seat in clockwise if seat in least)
    assert glory(state) == points[:seats]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_10_8_every_age_starts_with_all_cards_like_the_first(seats: int) -> None:
    starts = []
    for played in random_game(seats, 700 + seats):
        if told(played.events, happened.AgeBegan):
            before, after = view(played.before), view(played.after)
            starts.append((before.deck, len(after.market), after.deck, after.upper, after.dragons))
            assert before.market == ()
            assert [place.hand_size for place in after.players] == [1] * seats
            assert after.turn == after.first == active(played.after)
    assert len(starts) == (2 if seats <= 3 else 3)
    assert len(set(starts)) == 1


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_10_9_glory_never_shrinks(seats: int) -> None:
    for played in random_game(seats, 720 + seats):
        old, new = glory(played.before), glory(played.after)
        assert all(after >= before for before, after in zip(old, new, strict=True))


def test_et_10_2_markers_of_the_first_age_count_again_in_the_second() -> None:
    state = position(dragons=2, tokens={"red": [2, 6, 8]}, Ann={"markers": {"red": 1}}, market=["red elf"])
    end_age(state)
    assert (glory(state)[ANN], markers(state, ANN)) == (2, {"red": 1})
    deal = "deal red elf, red elf, blue elf, blue elf | market 2 grey elves, 2 green elves, 2 purple elves"
    chance(state, f"{deal} and 2 orange elves")

    state.upper = 0  # the deck is used up to the dragons
    draw(state, active(state), "dragon", "dragon", "dragon")

    assert glory(state)[ANN] == 2 + 6
