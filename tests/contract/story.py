"""The laws of what is told and written down: at every move, and at the end of a game."""

from __future__ import annotations

from typing import Any

from tafelrunde.engine.codec import decode_event, encode
from tafelrunde.engine.log import read_log, replay, write_log
from tafelrunde.engine.rulebook import load_rulebook
from tests.contract.laws import plain
from tests.contract.walk import Broken, Step, Walk, demand


def components_are_conserved(step: Step) -> None:
    game = step.before.game
    before, after = dict(game.components(step.before.state)), dict(game.components(step.after))
    demand(before == after, f"components changed: {before} became {after}")


def events_survive_json_and_name_a_rule(step: Step) -> None:
    """As they happened and as everybody hears of them."""
    game = step.before.game
    rulebook = load_rulebook(game)
    for event in step.events:
        for told in [event, *(game.redact(event, seat) for seat in step.before.observers)]:
            demand(decode_event(game, encode(told)) == told, f"JSON changes the event {told}")
            rule = game.rule_of(told)
            demand(rulebook.find(rule) is not None, f"{told} names {rule}, which is not in the rulebook")


def the_same_move_leads_to_the_same_position(step: Step) -> None:
    """What the table recorded follows from `play` alone, whether or not anybody listens."""
    game = step.before.game
    events = list[Any]()
    for listener in (events, None):
        state = step.before.state.copy()
        game.play(state, step.seat, step.move, listener)
        demand(plain(game, state) == plain(game, step.after), "the same move led to another position")
    demand(encode(events) == encode(step.events), "the same move told another story")


def log_survives_writing(walk: Walk) -> None:
    written = b"".join(write_log(walk.table.log()))
    again = read_log(written.splitlines(keepends=True), "log", lambda _id: walk.game)
    demand(again == walk.table.log(), "a written log reads as another one")
    demand(b"".join(write_log(again)) == written, "a log is written differently the second time")


def replay_gives_the_same_game(walk: Walk) -> None:
    """`replay` itself compares the hash after every entry."""
    told = [played.events for played in replay(walk.game, walk.table.log())]
    demand(encode(told) == encode(walk.table.events), "the replay tells another story")


def points_can_be_recounted(walk: Walk) -> None:
    """The result agrees with what the events alone add up to, ranks are ranks and reasons sum up.

    Where nobody at the table has won, ranks begin with 2.
    """
    result = walk.game.result(walk.table.state)
    if result is None:
        raise Broken("the game is over and has no result")
    demand([place.seat for place in result.seats] == list(range(walk.seats)), "seats missing in the result")
    told = [event for events in walk.table.events for event in events]
    points = [place.points for place in result.seats]
    demand(walk.game.recount(told, walk.seats) == points, f"the recount differs from {points}")
    best_rank = 1 if result.winners else 2
    for place in result.seats:
        demand(sum(place.reasons.values()) == place.points, f"reasons do not add up: {place}")
        better = sum(other.rank < place.rank for other in result.seats)
        demand(place.rank == better + best_rank, f"ranks are not 1, 2, ...: {result}")
    if walk.game.meta.points_decide:
        best = max(points)
        demand(all(points[seat] == best for seat in result.winners), f"a winner has fewer points: {result}")
