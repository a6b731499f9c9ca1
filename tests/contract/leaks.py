"""Kingsburg with planted leaks: each variation gives the hidden enemy card away, in its own way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec

from tafelrunde.engine.contract import Event, Events, Game
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games import load_game
from tafelrunde.games.kingsburg.box.data import ENEMIES
from tafelrunde.games.kingsburg.play.events import EnemySeen, Passed, PhaseBegan
from tafelrunde.games.kingsburg.play.moves import Recruit
from tafelrunde.games.kingsburg.play.state import State
from tafelrunde.games.kingsburg.secrecy.view import KingsburgView, knows_enemy
from tests.contract.obey import PositionLaw, StepLaw
from tests.contract.planted import (
    never_resampling,
    resampling_too_much,
    telling_everybody,
    telling_spectators,
)
from tests.contract.secrecy import (
    events_tell_no_more_than_views,
    outcomes_stay_hidden,
    refusals_tell_nothing,
    resampling_is_honest,
    worlds_look_alike,
)

TRUE = load_game("kingsburg")


def is_hidden(state: State, seat: int | None) -> bool:
    """Whether there is a card that this seat must not know."""
    return state.enemy >= 0 and not knows_enemy(state, seat)


def is_odd(state: State) -> bool:
    """One bit about the card: enough to be a leak."""
    return state.enemy >= 0 and not state.revealed and state.enemy % 2 == 1


def showing(may_see: Callable[[State, int | None], bool]) -> Game:
    """A view that shows the card to whom it should not."""

    def view(state: State, seat: int | None) -> KingsburgView:
        seen: KingsburgView = TRUE.view(state, seat)
        if is_hidden(state, seat) and may_see(state, seat):
            return msgspec.structs.replace(seen, enemy=ENEMIES[state.enemy].id)
        return seen

    return replace(TRUE, view=view)


def to_everybody(state: State, seat: int | None) -> bool:
    return True


def to_the_next_seat(state: State, seat: int | None) -> bool:
    """The neighbour looks over the looker's shoulder."""
    return seat is not None and state.looked >> (seat + 1) % state.seats & 1 == 1


def to_spectators(state: State, seat: int | None) -> bool:
    return seat is None


def hinting_view(state: State, seat: int | None) -> KingsburgView:
    """The card shows in a number that means something else."""
    seen: KingsburgView = TRUE.view(state, seat)
    return msgspec.structs.replace(seen, losing=seen.losing + 1) if is_odd(state) else seen


def forgotten_field_view(state: State, seat: int | None) -> KingsburgView:
    """The card shows where nobody looks."""
    seen: KingsburgView = TRUE.view(state, seat)
    return msgspec.structs.replace(seen, corrections={"card": state.enemy}) if is_odd(state) else seen


def redact_with_a_trace(event: Event, seat: int | None) -> Event:
    """The name is gone, its first letter stays."""
    if isinstance(event, EnemySeen) and event.seat != seat and event.card:
        return EnemySeen(event.seat, event.card[0])
    return event


def sorted_offers(state: State, seat: int) -> list[Any]:
    """The best answer to the hidden card comes first."""
    offers = list(TRUE.legal_moves(state, seat))
    return offers[::-1] if is_odd(state) else offers


def warning_offers(state: State, seat: int) -> list[Any]:
    """Where much must be recruited, less is not offered."""
    offers = list(TRUE.legal_moves(state, seat))
    if is_odd(state) and isinstance(offers[0] if offers else None, Recruit):
        return offers[1:]
    return offers


def telling_check(state: State, seat: int, move: Any) -> None:
    """The rule that a refusal names depends on the card."""
    try:
        TRUE.check(state, seat, move)
    except IllegalMove as refusal:
        raise IllegalMove("KB-14.2") if is_odd(state) else refusal from None


def wordy_check(state: State, seat: int, move: Any) -> None:
    """A parameter of a refusal depends on the card."""
    try:
        TRUE.check(state, seat, move)
    except IllegalMove as refusal:
        params = dict.fromkeys(refusal.params, "nothing") if is_odd(state) else refusal.params
        raise IllegalMove(refusal.rule, params) from None


def permissive_check(state: State, seat: int, move: Any) -> None:
    """What is forbidden is allowed, if the card is odd."""
    if not (is_odd(state) and seat == state.active and isinstance(move, Recruit)):
        TRUE.check(state, seat, move)


def chatty_play(state: State, seat: int, move: Any, events: Events) -> None:
    """An event about something else carries the card."""
    odd = is_odd(state)
    TRUE.play(state, seat, move, events)
    if odd:
        events[:] = [told_differently(event) for event in events]


def told_differently(event: Event) -> Event:
    if isinstance(event, Passed):
        return Passed(event.seat, event.step, not event.forced)
    return event


def hasty_play(state: State, seat: int, move: Any, events: Events) -> None:
    """Everybody hears of the drawn card at once."""
    before = state.enemy
    TRUE.play(state, seat, move, events)
    if before < 0 <= state.enemy and not state.revealed:
        events.append(PhaseBegan(state.year, state.enemy))


LEAKS: dict[str, tuple[Game, PositionLaw | StepLaw]] = {
    "the view shows the card to all": (showing(to_everybody), worlds_look_alike),
    "the view shows the card to the looker's neighbour": (showing(to_the_next_seat), worlds_look_alike),
    "the view shows the card to spectators": (showing(to_spectators), worlds_look_alike),
    "a number in the view hints at the card": (replace(TRUE, view=hinting_view), worlds_look_alike),
    "a forgotten field shows the card": (replace(TRUE, view=forgotten_field_view), worlds_look_alike),
    "seats hear what another saw": (telling_everybody(TRUE), outcomes_stay_hidden),
    "spectators hear what a seat saw": (telling_spectators(TRUE), outcomes_stay_hidden),
    "the redacted event keeps a letter": (replace(TRUE, redact=redact_with_a_trace), outcomes_stay_hidden),
    "the card orders the offers": (replace(TRUE, legal_moves=sorted_offers), worlds_look_alike),
    "the card takes an offer away": (replace(TRUE, legal_moves=warning_offers), worlds_look_alike),
    "the card chooses the rule of a refusal": (replace(TRUE, check=telling_check), refusals_tell_nothing),
    "the card changes the words of a refusal": (replace(TRUE, check=wordy_check), refusals_tell_nothing),
    "the card decides what is refused": (replace(TRUE, check=permissive_check), refusals_tell_nothing),
    "another event carries the card": (replace(TRUE, play=chatty_play), events_tell_no_more_than_views),
    "the card is told aloud when drawn": (replace(TRUE, play=hasty_play), outcomes_stay_hidden),
    "resample never changes the card": (never_resampling(TRUE), resampling_is_honest),
    "resample changes a card that was seen": (resampling_too_much(TRUE), worlds_look_alike),
}
"""Each with the law that must catch it."""
