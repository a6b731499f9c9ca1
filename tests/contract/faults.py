"""Kingsburg with planted faults: each variation breaks one law of play, or of what is told and written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from tafelrunde.engine.contract import CHANCE, Event, Events, Game, Lang, Result, Rng
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games import load_game
from tafelrunde.games.kingsburg.play.events import PhaseBegan
from tafelrunde.games.kingsburg.play.moves import Build, Influence, RollReinforcements
from tafelrunde.games.kingsburg.play.state import OVER, State
from tafelrunde.games.kingsburg.secrecy.view import KingsburgView
from tests.contract import laws, secrecy, story
from tests.contract.obey import Laws, PositionLaw

TRUE = load_game("kingsburg")


def offers_too_much(state: State, seat: int) -> list[Any]:
    return [*TRUE.legal_moves(state, seat), Build("cathedral")] if seat == state.active else []


def offers_twice(state: State, seat: int) -> list[Any]:
    return list(TRUE.legal_moves(state, seat)) * 2


def offers_too_little(state: State, seat: int) -> list[Any]:
    """Nobody is told that he may pass, or take the last good of three."""
    offers = list(TRUE.legal_moves(state, seat))
    return offers[:-1] if len(offers) > 1 else offers


def offers_to_nobody(state: State, seat: int) -> list[Any]:
    return []


def offers_out_of_turn(state: State, seat: int) -> list[Any]:
    return list(TRUE.legal_moves(state, seat if state.active == CHANCE else state.active))


def check_that_notes(state: State, seat: int, move: Any) -> None:
    """A refused move pays a good."""
    try:
        TRUE.check(state, seat, move)
    except IllegalMove:
        state.goods[0] += 1
        raise


def check_by_nothing(state: State, seat: int, move: Any) -> None:
    """The refusal names no rule of the book."""
    try:
        TRUE.check(state, seat, move)
    except IllegalMove as refusal:
        raise IllegalMove("KB-99.9", refusal.params) from None


def check_without_words(state: State, seat: int, move: Any) -> None:
    """The refusal says too little for its sentence."""
    try:
        TRUE.check(state, seat, move)
    except IllegalMove as refusal:
        raise IllegalMove(refusal.rule, {}) from None


def check_any_dice(state: State, seat: int, move: Any) -> None:
    """Any group may go to a free advisor."""
    if not (
        seat == state.active and isinstance(move, Influence) and TRUE.legal_moves(state, seat)[0] != move
    ):
        TRUE.check(state, seat, move)


def changing_view(state: State, seat: int | None) -> KingsburgView:
    state.turn += 1
    seen: KingsburgView = TRUE.view(state, seat)
    return seen


def late_view(state: State, seat: int | None) -> KingsburgView:
    seen: KingsburgView = TRUE.view(state, seat)
    return msgspec.structs.replace(seen, to_act=(0,))


def unreadable_view(state: State, seat: int | None) -> KingsburgView:
    """A list where the view promises a tuple: JSON cannot tell them apart."""
    seen: KingsburgView = TRUE.view(state, seat)
    return msgspec.structs.replace(seen, order=list(state.order))


def mumbled_move(move: Any, lang: Lang) -> str:
    return TRUE.format_move(move, lang).replace("3", "4")


def forgetful_load(data: Mapping[str, Any]) -> State:
    state: State = TRUE.load(data)
    state.order.sort()
    return state


def loaded_dice(state: State) -> list[tuple[Any, float]] | None:
    outcomes = TRUE.outcomes(state)
    return None if outcomes is None else [(move, chance * 1.01) for move, chance in outcomes]


def seventh_side(state: State, rng: Rng) -> Any:
    drawn = TRUE.chance(state, rng)
    return RollReinforcements(7) if isinstance(drawn, RollReinforcements) else drawn


def short_outcomes(state: State) -> list[tuple[Any, float]] | None:
    """The first outcome is forgotten, and its probability given to the second."""
    outcomes = TRUE.outcomes(state)
    if outcomes is None:
        return None
    (_first, chance), (second, other), *rest = outcomes
    return [(second, chance + other), *rest]


def generous_play(state: State, seat: int, move: Any, events: Events) -> None:
    """A point nobody can give a reason for."""
    TRUE.play(state, seat, move, events)
    state.vp[0] += 1


class Shared:
    """Something that copies of a position have in common, and should not."""

    count = 0


def sharing_play(state: State, seat: int, move: Any, events: Events) -> None:
    TRUE.play(state, seat, move, events)
    Shared.count += 1


def sharing_dump(state: State) -> dict[str, Any]:
    return {**TRUE.dump(state), "shared": Shared.count}


def moody_play(state: State, seat: int, move: Any, events: Events) -> None:
    TRUE.play(state, seat, move, events)
    Shared.count += 1
    events.append(PhaseBegan(state.year, Shared.count))


def silent_play(state: State, seat: int, move: Any, events: Events | None) -> None:
    """Nobody listens, so somebody gets a good more."""
    TRUE.play(state, seat, move, events)
    if events is None:
        state.goods[0] += 1


def wavering_redact(event: Event, seat: int | None) -> Event:
    if isinstance(event, PhaseBegan):
        return PhaseBegan(event.year, event.phase + 1)
    return event


def endless_play(state: State, seat: int, move: Any, events: Events) -> None:
    """Nothing ever happens."""


def early_result(state: State) -> Result | None:
    over = state.copy()
    over.step = OVER
    return TRUE.result(over)


def unknown_rule(event: Any) -> str:
    return "KB-2"


def generous_recount(events: Sequence[Any], seats: int) -> list[int]:
    return [points + 1 for points in TRUE.recount(events, seats)]


def poor_imagination(view: Any, rng: Rng) -> State:
    state: State = TRUE.imagine(view, rng)
    state.tokens[0] = 0
    return state


def impossible_imagination(view: Any, rng: Rng) -> State:
    state: State = TRUE.imagine(view, rng)
    state.order = [seat + 7 for seat in state.order]
    return state


def only(law: PositionLaw) -> Laws:
    return Laws(positions=(law,))


FAULTS: dict[str, tuple[Game, Laws]] = {
    "an illegal move is offered": (
        replace(TRUE, legal_moves=offers_too_much),
        only(laws.offered_is_accepted),
    ),
    "moves are offered twice": (replace(TRUE, legal_moves=offers_twice), only(laws.offered_is_accepted)),
    "a move is not offered": (replace(TRUE, legal_moves=offers_too_little), only(laws.accepted_is_offered)),
    "nothing is offered": (replace(TRUE, legal_moves=offers_to_nobody), only(laws.whoever_acts_has_moves)),
    "all get offers": (replace(TRUE, legal_moves=offers_out_of_turn), only(laws.whoever_acts_has_moves)),
    "a refusal changes something": (replace(TRUE, check=check_that_notes), only(laws.accepted_is_offered)),
    "a refusal names no rule": (replace(TRUE, check=check_by_nothing), only(laws.accepted_is_offered)),
    "a refusal lacks words": (replace(TRUE, check=check_without_words), only(laws.accepted_is_offered)),
    "any dice are accepted": (replace(TRUE, check=check_any_dice), only(laws.accepted_is_offered)),
    "looking changes something": (replace(TRUE, view=changing_view), only(laws.questions_change_nothing)),
    "the view has another turn": (replace(TRUE, view=late_view), only(laws.views_know_whose_turn_it_is)),
    "a view loses something": (replace(TRUE, view=unreadable_view), only(laws.views_survive_json)),
    "a text says another move": (
        replace(TRUE, format_move=mumbled_move),
        only(laws.moves_survive_text_and_json),
    ),
    "loading forgets the turn order": (replace(TRUE, load=forgetful_load), only(laws.state_survives_json)),
    "probabilities exceed one": (replace(TRUE, outcomes=loaded_dice), only(laws.odds_add_up)),
    "an outcome is not listed": (replace(TRUE, outcomes=short_outcomes), only(laws.odds_add_up)),
    "an impossible outcome is drawn": (replace(TRUE, chance=seventh_side), only(laws.odds_add_up)),
    "copies share something": (
        replace(TRUE, play=sharing_play, dump=sharing_dump),
        only(laws.copies_are_independent),
    ),
    "a result before the end": (replace(TRUE, result=early_result), only(laws.no_result_before_the_end)),
    "a seat imagines what cannot be": (
        replace(TRUE, imagine=impossible_imagination),
        only(laws.every_position_is_allowed),
    ),
    "a seat imagines nonsense": (
        replace(TRUE, imagine=poor_imagination),
        only(secrecy.imagination_fits_the_view),
    ),
    "a point comes from nowhere": (
        replace(TRUE, play=generous_play),
        Laws(steps=(story.components_are_conserved,)),
    ),
    "events name no rule": (
        replace(TRUE, rule_of=unknown_rule),
        Laws(steps=(story.events_survive_json_and_name_a_rule,)),
    ),
    "a move tells another story each time": (
        replace(TRUE, play=moody_play),
        Laws(steps=(story.the_same_move_leads_to_the_same_position,)),
    ),
    "listening changes the game": (
        replace(TRUE, play=silent_play),
        Laws(steps=(story.the_same_move_leads_to_the_same_position,)),
    ),
    "hearing twice tells more": (
        replace(TRUE, redact=wavering_redact),
        Laws(steps=(secrecy.redacting_twice_changes_nothing,)),
    ),
    "a replay leads elsewhere": (
        replace(TRUE, play=sharing_play, dump=sharing_dump),
        Laws(games=(story.replay_gives_the_same_game,)),
    ),
    "the recount differs": (
        replace(TRUE, recount=generous_recount),
        Laws(games=(story.points_can_be_recounted,)),
    ),
}
"""Each with the law that must catch it."""

ENDLESS = replace(TRUE, play=endless_play)
