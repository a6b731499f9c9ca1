"""The laws of secrecy: nobody can tell the true position from another one that fits what he may know."""

from __future__ import annotations

from typing import Any

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.codec import decode_view, encode
from tafelrunde.engine.contract import CHANCE, LANGS, Event, Game, Seat, sample
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.engine.rulebook import explain
from tests.contract.laws import listed_offers, listed_outcomes, plain, refusal_of
from tests.contract.strangers import strangers
from tests.contract.walk import Position, Step, demand

WORLDS = 6
"""Other positions tried for each observer."""
MANY_WORLDS = 48
FORBIDDEN = 6
KIN = 3


def worlds(position: Position, observer: Seat | None) -> list[Any]:
    """Other positions that the observer cannot tell from this one; shared by all laws, so never changed."""
    others: list[Any] = position.once((worlds, observer), lambda: draw_worlds(position, observer))
    return others


def draw_worlds(position: Position, observer: Seat | None) -> list[Any]:
    """Each once, without the true one."""
    game = position.game
    found = {plain(game, position.state): position.state}
    for _ in range(WORLDS):
        other = game.resample(position.state, observer, position.rng)
        found.setdefault(plain(game, other), other)
    return list(found.values())[1:]


def heard(game: Game, events: list[Event], observer: Seat | None) -> bytes:
    """What an observer is told of these events."""
    return encode([game.redact(event, observer) for event in events])


def offers_as_bytes(game: Game, state: Any, seat: Seat | None) -> bytes:
    if seat is None:
        return b""
    offers = game.legal_moves(state, seat)
    if hasattr(offers, "sample"):
        return encode([sample(offers, Seeded(draw)) for draw in range(WORLDS)])
    return encode(list(offers))


def known(game: Game, state: Any, observer: Seat | None) -> bytes:
    """Everything an observer gets of a position: view, offers, whose turn it is, the result."""
    offers = offers_as_bytes(game, state, observer)
    return b"\n".join(
        [encode(game.view(state, observer)), offers, encode(game.to_act(state)), encode(game.result(state))]
    )


def truly_known(position: Position, observer: Seat | None) -> bytes:
    """What an observer gets of the true position."""
    true: bytes = position.once((known, observer), lambda: known(position.game, position.state, observer))
    return true


def worlds_look_alike(position: Position) -> None:
    """View and offers of every seat and of a spectator are byte-identical under `resample`."""
    game = position.game
    for observer in position.observers:
        true = truly_known(position, observer)
        for other in worlds(position, observer):
            demand(known(game, other, observer) == true, f"seat {observer} can tell another position apart")


def refusals_tell_nothing(position: Position) -> None:
    """The same forbidden move is refused with the same words in every world the seat may be in."""
    for seat in range(position.seats):
        others = worlds(position, seat)
        if others:
            for move in strangers(position, listed_offers(position, seat), FORBIDDEN):
                true = refusal_of(position.game, position.state, seat, move)
                for other in others:
                    demand(
                        is_same_answer(position, refusal_of(position.game, other, seat, move), true),
                        f"the answer to {move} tells seat {seat} what is hidden",
                    )


def is_same_answer(position: Position, one: IllegalMove | None, other: IllegalMove | None) -> bool:
    if one is None or other is None:
        return one is other
    # The same rule and parameters make the same words.
    alike = one.rule == other.rule and repr(one.params) == repr(other.params)
    return alike or said(position, one) == said(position, other)


def said(position: Position, refusal: IllegalMove) -> tuple[str, ...]:
    return tuple(explain(position.game, refusal, lang, position.names) for lang in LANGS)


def events_tell_no_more_than_views(step: Step) -> None:
    """A move in two worlds: an observer whose views stay alike hears the same."""
    game = step.before.game
    for observer in step.before.observers:
        seen = encode(game.view(step.after, observer))
        told = heard(game, step.events, observer)
        for other in worlds(step.before, observer):
            for move in counterparts(step, other):
                state, events = other.copy(), list[Event]()
                game.play(state, step.seat, move, events)
                if encode(game.view(state, observer)) == seen:
                    demand(
                        heard(game, events, observer) == told,
                        f"events tell seat {observer} more than its view, at {step.move}",
                    )


def counterparts(step: Step, other: Any) -> list[Any]:
    """The same move in another world; where it is impossible there, some of its kind.

    A move may name what only its seat knows: the others hear the same of it whatever it names.
    """
    game, rng = step.before.game, step.before.rng
    if refusal_of(game, other, step.seat, step.move) is None:
        return [step.move]
    if step.seat == CHANCE:
        return []
    offers = game.legal_moves(other, step.seat)
    if hasattr(offers, "sample"):
        drawn = [sample(offers, rng) for _ in range(KIN)]
        return [move for move in drawn if type(move) is type(step.move)]
    kin = [move for move in offers if type(move) is type(step.move)]
    return [kin[rng.below(len(kin))] for _ in range(KIN)] if kin else []


def secret_choices_are_not_told(step: Step) -> None:
    """While several decide at once, what one hands in is its secret: who sees the same hears the same."""
    game, before = step.before.game, step.before
    if len(before.acting) < 2 or step.seat == CHANCE:
        return
    for move in [sample(game.legal_moves(before.state, step.seat), before.rng) for _ in range(KIN)]:
        state, events = before.state.copy(), list[Event]()
        game.play(state, step.seat, move, events)
        for observer in before.observers:
            if observer != step.seat and encode(game.view(state, observer)) == encode(
                game.view(step.after, observer)
            ):
                demand(
                    heard(game, events, observer) == heard(game, step.events, observer),
                    f"events tell seat {observer} what seat {step.seat} handed in",
                )


def outcomes_stay_hidden(position: Position) -> None:
    """Two outcomes of CHANCE that an observer's views do not tell apart: he hears the same of both.

    Outcomes that lead to one and the same position hide nothing; they may be told.
    """
    for after in outcomes_by_view(position):
        told = {heard(position.game, events, observer) for observer, _state, events in after}
        demand(len(told) == 1, f"events tell seat {after[0][0]} which outcome CHANCE drew")


def resampling_is_honest(position: Position) -> None:
    """What CHANCE has hidden from an observer, `resample` varies; else the other laws prove nothing."""
    game = position.game
    for observer, state, _events in [after[0] for after in outcomes_by_view(position)]:
        hidden = Position(game, state, position.seats, position.rng)
        demand(varies(hidden, observer), f"resample never varies what seat {observer} cannot see")


def varies(position: Position, observer: Seat | None) -> bool:
    """Whether one of many resampled positions is another one; stops at the first."""
    game, true = position.game, plain(position.game, position.state)
    others = (game.resample(position.state, observer, position.rng) for _ in range(MANY_WORLDS))
    return any(plain(game, other) != true for other in others)


Outcome = tuple[Seat | None, Any, list[Event]]


def outcomes_by_view(position: Position) -> list[list[Outcome]]:
    """For each observer: outcomes of CHANCE that lead to different positions and look the same to him."""
    groups: list[list[Outcome]] = position.once(outcomes_by_view, lambda: group_outcomes(position))
    return groups


def group_outcomes(position: Position) -> list[list[Outcome]]:
    game = position.game
    played: list[tuple[Any, list[Event], bytes]] = []
    for move in listed_outcomes(position) if CHANCE in position.acting else []:
        state, events = position.state.copy(), list[Event]()
        game.play(state, CHANCE, move, events)
        played.append((state, events, plain(game, state)))
    groups: dict[tuple[Seat | None, bytes], dict[bytes, Outcome]] = {}
    for observer in position.observers:
        for state, events, written in played:
            key = observer, encode(game.view(state, observer))
            groups.setdefault(key, {}).setdefault(written, (observer, state, events))
    return [list(group.values()) for group in groups.values() if len(group) > 1]


def redacting_twice_changes_nothing(step: Step) -> None:
    game = step.before.game
    for observer in step.before.observers:
        once = [game.redact(event, observer) for event in step.events]
        demand(heard(game, once, observer) == encode(once), f"seat {observer} hears more the second time")


def imagination_fits_the_view(position: Position) -> None:
    """From a view that went through JSON comes a position that gives back this view and the same offers."""
    game = position.game
    components = dict(game.components(position.state))
    for observer in position.observers:
        seen = encode(game.view(position.state, observer))
        imagined = game.imagine(decode_view(game, seen), position.rng)
        demand(
            known(game, imagined, observer) == truly_known(position, observer),
            f"what seat {observer} imagines does not fit what it sees",
        )
        demand(
            dict(game.components(imagined)) == components,
            f"seat {observer} imagines other components",
        )


def taking_back_unveils_nothing(step: Step) -> None:
    """Undo is granted only to who moved last, and only if nobody learned from the move what was hidden."""
    table, game = step.table, step.before.game
    granted = [seat for seat in (CHANCE, *range(step.before.seats)) if table.can_take_back(seat)]
    demand(granted in ([], [step.seat]) and CHANCE not in granted, f"{granted} may take back {step.move}")
    if not granted:
        return
    for observer in step.before.observers:
        seen = encode(game.view(step.after, observer))
        for other in worlds(step.before, observer):
            if refusal_of(game, other, step.seat, step.move) is None:
                state = other.copy()
                game.play(state, step.seat, step.move, [])
                shown = encode(game.view(state, observer))
                demand(shown == seen, f"{step.move} unveiled something to seat {observer}; it can be undone")
    take_back_and_repeat(step)


def take_back_and_repeat(step: Step) -> None:
    table, game = step.table, step.before.game
    entries = list(table.entries)
    demand(table.take_back(step.seat), "undo was promised and refused")
    demand(plain(game, table.state) == plain(game, step.before.state), "undo leads to another position")
    demand(table.entries == entries[:-1] and len(table.events) == len(table.entries), "undo spoils the log")
    table.move(step.seat, step.move)
    demand(table.entries == entries, "the same move is recorded differently after undo")
