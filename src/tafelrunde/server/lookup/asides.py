"""A learner leaves the line of a lesson: any legal move is played on, against bots, and commented.

What is asked for says all: the moment of the lesson and the learner's moves since. Chance and bots follow
from that, so the same tries always lead to the same game, and nothing has to be kept but for speed.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any, Final, Literal

import msgspec

from tafelrunde.bots import best_bot, bot_for, find_judge
from tafelrunde.bots.greedy import weighed
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.codec import decode_move
from tafelrunde.engine.contract import CHANCE, Event, Game, Lang, Move, Rng, Seat
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.engine.rulebook import explain
from tafelrunde.games import load_game
from tafelrunde.server.lookup.lessons import (
    LessonStep,
    Moment,
    firsts,
    moments,
    names_in,
    notes_of,
    shown,
    topics,
    worded,
)

GOOD: Final = 0.5
FINE: Final = 2.0
"""What a move may lose in the eyes of the game's judge, in points to be expected."""

Grade = Literal["good", "fine", "costs"]


class Remark(msgspec.Struct, frozen=True):
    """A move beside another: the lesson's, and off its line the one that a good bot would make."""

    grade: Grade
    loss: float | None
    """In points, where points decide the game."""
    better: str
    """The other move in words."""


class Verdict(msgspec.Struct, frozen=True):
    """Whether the rules allow a move; if not, which one forbids it."""

    allowed: bool
    rule: str = ""
    text: str = ""


class Aside(msgspec.Struct, frozen=True):
    """What came of a move beside the line, up to the learner's next decision."""

    verdict: Verdict
    remark: Remark | None = None
    steps: tuple[LessonStep, ...] = ()


class Branch(msgspec.Struct, frozen=True):
    """A game beside the line: moments since the learner's last move, and all topics so far."""

    moments: tuple[Moment, ...]
    told: frozenset[str]

    @property
    def now(self) -> Moment:
        return self.moments[-1]


def judge(game: Game, n: int, before: tuple[bytes, ...], move: Move, lang: Lang) -> Verdict | None:
    """What the rules say of a move there; None where the lesson has no such moment."""
    branch = branched(game.meta.id, n, before)
    if branch is None:
        return None
    game_id = game.meta.id
    try:
        game.check(branch.now.state, notes_of(game_id).seat, move)
    except IllegalMove as refusal:
        text = explain(game, refusal, lang, names_in(game_id, lang))
        return Verdict(allowed=False, rule=refusal.rule, text=text)
    return Verdict(allowed=True)


def tried(
    game: Game, n: int, before: tuple[bytes, ...], move: bytes, lang: Lang, most_offers: int
) -> Aside | None:
    game_id, played = game.meta.id, decode_move(game, move)
    verdict = judge(game, n, before, played, lang)
    branch = branched(game_id, n, before)
    if verdict is None or branch is None or not verdict.allowed:
        return None if verdict is None else Aside(verdict)
    after = branched(game_id, n, (*before, move))
    assert after is not None  # the moment is there, and the move is legal
    notes, names, told = notes_of(game_id), names_in(game_id, lang), branch.told
    steps = []
    for moment in after.moments:
        happens = topics(game, moment, notes.seat)
        said = firsts(notes, happens - told)
        told |= happens
        steps.append(shown(game, moment, notes.seat, said, names, lang, most_offers))
    return Aside(verdict, remarked(game, branch.now, notes.seat, played, lang), tuple(steps))


def remarked(game: Game, moment: Moment, seat: Seat, move: Move, lang: Lang) -> Remark | None:
    """True by construction: the judge that bots play by weighs both moves."""
    judging, view, rng = find_judge(game), game.view(moment.state, seat), Seeded(moment.n)
    if judging is None:
        return None
    offers = game.legal_moves(moment.state, seat)
    other = moment.following.move if moment.following else chosen(game, offers, view, rng)
    mine, others = weighed(game, judging, view, (move, other), rng)
    loss = max(0.0, others - mine)
    grade: Grade = "good" if loss <= GOOD else "fine" if loss <= FINE else "costs"
    words = worded(game, moment.state, seat, other, names_in(game.meta.id, lang), lang)
    return Remark(grade, round(loss, 1) if game.meta.points_decide else None, words)


def chosen(game: Game, offers: Any, view: Any, rng: Rng) -> Move:
    move: Move = bot_for(game, best_bot(game)).choose(offers, lambda: view, rng)
    return move


@lru_cache(maxsize=256)
def branched(game_id: str, n: int, moves: tuple[bytes, ...]) -> Branch | None:
    """The game after these moves of the learner from that moment of the lesson on."""
    game, seat = load_game(game_id), notes_of(game_id).seat
    if not moves:
        return from_line(game, n, seat)
    before = branched(game_id, n, moves[:-1])
    if before is None or seat not in game.to_act(before.now.state):
        return None
    move = decode_move(game, moves[-1])
    try:
        game.check(before.now.state, seat, move)
    except IllegalMove:
        return None
    seed = hashlib.sha256(b"\0".join((game_id.encode(), b"%d" % n, *moves))).digest()
    after = tuple(played_on(game, before.now, seat, move, Seeded(int.from_bytes(seed[:8]))))
    told = before.told.union(*(topics(game, moment, seat) for moment in after))
    return Branch(after, told)


def from_line(game: Game, n: int, seat: Seat) -> Branch | None:
    told = frozenset[str]()
    for moment in moments(game.meta.id):
        told |= topics(game, moment, seat)
        if moment.n == n:
            return Branch((moment,), told) if moment.following and moment.following.seat == seat else None
    return None


def played_on(game: Game, start: Moment, seat: Seat, move: Move, rng: Seeded) -> list[Moment]:
    """The move, then chance and bots until the learner must decide; a moment before each decision."""
    state, n, found = start.state.copy(), start.n + 1, list[Moment]()
    events: list[Event] = []
    game.play(state, seat, move, events)
    while (waiting := game.to_act(state)) and seat not in waiting:
        other = waiting[0]
        if other == CHANCE:
            decided = game.chance(state, rng)
        else:
            found.append(Moment(n, state.copy(), events, None))
            events = []
            decided = chosen(game, game.legal_moves(state, other), game.view(state, other), rng)
        game.play(state, other, decided, events)
        n += 1
    return [*found, Moment(n, state, events, None)]
