"""A person is told of each turn once, whatever is taken back and played again."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.contract import CHANCE
from tafelrunde.server.clocks.clocks import Turn
from tafelrunde.server.tables.turns import next_turns, to_tell, told
from tafelrunde.store.records import Step

Kind = Literal["moves", "undo", "ask", "clock"]


class Story:
    """A table as its turns see it: who waits, and who was told when."""

    def __init__(self) -> None:
        self.n = 0
        self.waits: set[int] = set()
        self.turns: dict[int, Turn] = {}
        self.heard: list[tuple[int, int]] = []
        """(step, seat) of every notice."""

    def step(
        self, kind: Kind, actor: int, waits: Collection[int], looking: Collection[int] = (), asker: int = -2
    ) -> list[int]:
        self.n += 1
        step = Step(self.n, kind, b"{}", actor, 0.0)
        self.turns = next_turns(self.turns, step, self.waits, set(waits), asker)
        away = [seat for seat in to_tell(self.turns, self.waits, set(waits)) if seat not in looking]
        self.turns = told(self.turns, away)
        self.waits = set(waits)
        self.heard += [(self.n, seat) for seat in away]
        return away


def test_a_turn_of_several_steps_is_told_once() -> None:
    story = Story()
    assert story.step("moves", CHANCE, {0}) == [0]
    assert story.step("moves", 0, {0}) == []
    assert story.step("moves", 0, {0}) == []
    assert story.step("moves", 0, {1}) == [1]


def test_who_decides_together_is_told_together_and_once() -> None:
    story = Story()
    assert story.step("moves", CHANCE, {0, 1, 2}) == [0, 1, 2]
    assert story.step("moves", 1, {0, 2}) == []
    assert story.step("moves", 0, {2}) == []
    assert story.step("moves", 2, {0, 1, 2}) == [0, 1]


def test_a_move_taken_back_and_made_again_tells_nobody_twice() -> None:
    story = Story()
    story.step("moves", CHANCE, {0})
    assert story.step("moves", 0, {1}) == [1]
    assert story.step("undo", 0, {0}, asker=0) == []
    assert story.step("moves", 0, {0}) == []
    assert story.step("moves", 0, {1}) == []


def test_another_move_instead_makes_it_another_turn() -> None:
    story = Story()
    story.step("moves", CHANCE, {0})
    story.step("moves", 0, {1})
    story.step("undo", 0, {0}, asker=0)
    assert story.step("moves", 0, {2}) == [2]
    assert story.step("moves", 2, {1}) == [1]


def test_who_saw_it_come_and_left_before_it_came_again_is_told() -> None:
    story = Story()
    story.step("moves", CHANCE, {0})
    assert story.step("moves", 0, {1}, looking={1}) == []
    story.step("undo", 0, {0}, asker=0)
    assert story.step("moves", 0, {1}) == [1]


def test_bots_between_two_people_do_not_make_it_another_turn() -> None:
    """Seats 2 and 3 are bots: nobody waits for them."""
    story = Story()
    story.step("moves", CHANCE, {0})
    story.step("moves", 0, ())
    assert story.step("moves", 2, {1}) == [1]
    story.step("undo", 0, {0}, asker=0)
    story.step("moves", 0, ())
    story.step("moves", 3, ())
    assert story.step("moves", 2, {1}) == []


def test_a_decision_that_others_made_needless_comes_again_as_a_new_turn() -> None:
    story = Story()
    story.step("moves", CHANCE, {0, 1})
    story.step("moves", 0, ())
    assert story.step("moves", 2, {1}) == [1]


def test_others_who_must_decide_again_after_an_undo_are_told() -> None:
    story = Story()
    story.step("moves", CHANCE, {0, 1})
    story.step("moves", 0, {1})
    story.step("moves", 1, {2})
    assert story.step("undo", 1, {0, 1}, asker=0) == [1]


def test_who_comes_back_to_the_seat_need_not_be_told() -> None:
    story = Story()
    story.step("moves", CHANCE, ())
    story.waits = {0}  # the bot that stood in has left the turn to its player
    assert story.step("clock", CHANCE, {0}, asker=CHANCE) == []
    assert story.turns[0].told


branches = st.lists(st.tuples(st.integers(1, 3), st.booleans(), st.integers(0, 5)), min_size=1, max_size=12)


@given(branches)
def test_each_turn_is_told_once_however_often_it_is_taken_back(
    turns: list[tuple[int, bool, int]],
) -> None:
    """Seats 0, 1, 2 in order, each with some steps; each may take its turn back some times and repeat it."""
    story = Story()
    story.step("moves", CHANCE, {0})
    for turn, (length, _, undos) in enumerate(turns):
        seat, following = turn % 3, (turn + 1) % 3
        for again in range(undos + 1):
            for _ in range(length - 1):
                story.step("moves", seat, {seat})
            story.step("moves", seat, {following})
            if again < undos:
                story.step("undo", seat, {seat}, asker=seat)

    assert [seat for _, seat in story.heard] == [turn % 3 for turn in range(len(turns) + 1)]
