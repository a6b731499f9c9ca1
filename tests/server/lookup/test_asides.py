"""A learner may leave the line of a lesson: any legal move is played on and commented, and always alike."""

from __future__ import annotations

import pytest

from tafelrunde.bots import find_judge
from tafelrunde.bots.greedy import listed, weighed
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.codec import convert_move, encode
from tafelrunde.engine.contract import sample
from tafelrunde.games import load_game
from tafelrunde.server.lookup.asides import FINE, GOOD, branched, judge, tried
from tafelrunde.server.lookup.lessons import Moment, moments, notes_of

TAUGHT = ("kingsburg", "ethnos", "xidit")
MOST_OFFERS = 2000
FEW = 6


def own_moments(game_id: str) -> list[Moment]:
    seat = notes_of(game_id).seat
    return [moment for moment in moments(game_id) if moment.following and moment.following.seat == seat]


def test_another_move_is_judged_by_the_rules() -> None:
    game, first = load_game("kingsburg"), own_moments("kingsburg")[0]
    allowed = judge(game, first.n, (), convert_move(game, {"move": "take", "gold": 1}), "en")
    forbidden = judge(game, first.n, (), convert_move(game, {"move": "take", "gold": 2}), "de")
    assert allowed is not None
    assert allowed.allowed
    assert forbidden is not None
    assert not forbidden.allowed
    assert forbidden.text.startswith(forbidden.rule)


def test_no_moment_no_answer() -> None:
    game, first = load_game("kingsburg"), own_moments("kingsburg")[0]
    leave, two = (
        encode(convert_move(game, {"move": "pass"})),
        encode(convert_move(game, {"move": "take", "gold": 2})),
    )
    assert tried(game, 10**6, (), leave, "en", MOST_OFFERS) is None
    assert tried(game, first.n - 1, (), leave, "en", MOST_OFFERS) is None, "somebody else decides there"
    assert tried(game, first.n, (two,), leave, "en", MOST_OFFERS) is None, "such a past cannot be"


@pytest.mark.parametrize("game_id", TAUGHT)
def test_a_game_beside_the_line_is_played_to_its_end(game_id: str) -> None:
    game, start, seat = load_game(game_id), own_moments(game_id)[1], notes_of(game_id).seat
    before: tuple[bytes, ...] = ()
    said: list[str] = []
    rng = Seeded(20)
    branch = branched(game_id, start.n, ())
    while branch and seat in game.to_act(branch.now.state):
        move = encode(sample(game.legal_moves(branch.now.state, seat), rng))
        aside = tried(game, start.n, before, move, "de", MOST_OFFERS)
        assert aside is not None
        assert aside.verdict.allowed
        assert aside.remark is not None
        assert aside.steps[-1].n > branch.now.n
        said += [note.text.de for step in aside.steps for note in step.notes]
        before = (*before, move)
        branch = branched(game_id, start.n, before)
    assert branch is not None
    assert game.result(branch.now.state) is not None
    assert len(said) == len(set(said)) >= FEW, "first times are told once"


@pytest.mark.parametrize("game_id", TAUGHT)
def test_what_a_learner_sees_beside_the_line_is_what_the_seat_may_see(game_id: str) -> None:
    game, start, seat = load_game(game_id), own_moments(game_id)[2], notes_of(game_id).seat
    move = encode(sample(game.legal_moves(start.state, seat), Seeded(3)))
    aside, branch = tried(game, start.n, (), move, "en", MOST_OFFERS), branched(game_id, start.n, (move,))
    assert aside is not None
    assert branch is not None
    for step, moment in zip(aside.steps, branch.moments, strict=True):
        assert bytes(step.view) == encode(game.view(moment.state, seat))
        assert bytes(step.events) == encode([game.redact(event, seat) for event in moment.events])


@pytest.mark.parametrize("game_id", TAUGHT)
def test_the_same_tries_lead_to_the_same_game(game_id: str) -> None:
    game, start, seat = load_game(game_id), own_moments(game_id)[2], notes_of(game_id).seat
    move = encode(sample(game.legal_moves(start.state, seat), Seeded(3)))
    once = tried(game, start.n, (), move, "en", MOST_OFFERS)
    branched.cache_clear()
    assert encode(once) == encode(tried(game, start.n, (), move, "en", MOST_OFFERS))


@pytest.mark.parametrize("game_id", TAUGHT)
def test_the_judge_of_the_game_grades_a_move(game_id: str) -> None:
    """The line itself is good; every other grade is what the judge makes of both moves."""
    game, seat, judging = load_game(game_id), notes_of(game_id).seat, find_judge(load_game(game_id))
    assert judging is not None
    grades = set()
    for moment in own_moments(game_id)[:FEW]:
        assert moment.following is not None
        line = moment.following.move
        view = game.view(moment.state, seat)
        for move in (line, *listed(game.legal_moves(moment.state, seat), Seeded(1))[:FEW]):
            aside = tried(game, moment.n, (), encode(move), "en", MOST_OFFERS)
            assert aside is not None
            assert aside.remark is not None
            mine, others = weighed(game, judging, view, (move, line), Seeded(moment.n))
            wanted = "good" if others - mine <= GOOD else "fine" if others - mine <= FINE else "costs"
            assert aside.remark.grade == wanted
            assert move != line or wanted == "good"
            grades.add(wanted)
    assert grades >= {"good", "costs"}
