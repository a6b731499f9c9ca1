"""Leaks planted into what a seat is told: events, offers, refusals, whose turn it is."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from tafelrunde.engine.contract import CHANCE, Event, Events, Game, Rng
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.moves.kinds import Roll, Sheet
from tafelrunde.games.phoenix.state.state import MUSTER, State
from tafelrunde.games.phoenix.told.course import Announced, TurnEnded
from tafelrunde.games.phoenix.told.events import Minuted, Reported, SheetHandedIn
from tafelrunde.games.phoenix.told.notes import Informed
from tests.contract.planted import telling_everybody, telling_spectators
from tests.contract.secrecy import (
    events_tell_no_more_than_views,
    outcomes_stay_hidden,
    refusals_tell_nothing,
    secret_choices_are_not_told,
    worlds_look_alike,
)
from tests.games.phoenix.leaks import Leak, Plant


def treasuries(state: State) -> int:
    """A figure that nobody but the game master can work out."""
    return sum([realm.gold for realm in state.realms])


# --- events ------------------------------------------------------------------------------------------


def redacting(redact: Any) -> Plant:
    """`redact(event, seat, what the seat should hear)`."""
    return lambda game: replace(
        game, redact=lambda event, seat: redact(event, seat, game.redact(event, seat))
    )


def notes_counted(event: Event, seat: int | None, heard: Event) -> Event:
    """The words are gone, their number stays."""
    if isinstance(event, Reported) and heard != event:
        return msgspec.structs.replace(event, notes=(Informed(str(len(event.notes or ()))),))
    return heard


def notes_of_the_neighbour(event: Event, seat: int | None, heard: Event) -> Event:
    if isinstance(event, Reported) and seat is not None and event.realm == seat + 1:
        return event
    return heard


def minutes_for_fighters(event: Event, seat: int | None, heard: Event) -> Event:
    """Realms are thought to have a right to the protocol."""
    return event if isinstance(event, Minuted) and seat is not None else heard


def playing(after: Any) -> Plant:
    """`after(state before, state after, move, events)` changes what is told of a move."""

    def plant(game: Game) -> Game:
        def play(state: State, seat: int, move: Any, events: Events | None) -> None:
            before, told = state.copy(), list[Event]()
            game.play(state, seat, move, told)
            after(before, state, move, told)
            if events is not None:
                events.extend(told)

        return replace(game, play=play)

    return plant


def quiet_without_notes(before: State, state: State, move: Any, told: list[Event]) -> None:
    """Who hears nothing of a report knows that there was nothing to tell."""
    told[:] = [event for event in told if not (isinstance(event, Reported) and not event.notes)]


def dice_aloud(before: State, state: State, move: Any, told: list[Event]) -> None:
    if isinstance(move, Roll):
        told.append(Announced(str(move.values)))


def long_sheets(before: State, state: State, move: Any, told: list[Event]) -> None:
    if isinstance(move, Sheet) and before.step == MUSTER:
        told[:] = [Announced(str(len(move.orders))) if isinstance(e, SheetHandedIn) else e for e in told]


def magic_in_the_air(before: State, state: State, move: Any, told: list[Event]) -> None:
    if len(state.magic) % 2:
        told.append(Announced("There is magic in the air."))


def rich_men_last(before: State, state: State, move: Any, told: list[Event]) -> None:
    """The sequence of what is told depends on treasuries."""
    if treasuries(state) // 100 % 2:
        told.sort(key=lambda event: isinstance(event, TurnEnded))


# --- offers, refusals, turns -------------------------------------------------------------------------


class Hinting:
    """Offers drawn by other luck where somebody is rich."""

    def __init__(self, offers: Any, skip: bool) -> None:
        self.offers, self.skip = offers, skip

    def sample(self, rng: Rng) -> Any:
        for _ in range(self.skip):
            rng.below(2)
        return self.offers.sample(rng)


def hinting_offers(game: Game) -> Game:
    def legal_moves(state: State, seat: int) -> Any:
        offers = game.legal_moves(state, seat)
        return Hinting(offers, treasuries(state) // 100 % 2 == 1) if offers else offers

    return replace(game, legal_moves=legal_moves)


def checking(answer: Any) -> Plant:
    """`answer(state, seat, move, refusal or None)` gives another refusal or None."""

    def plant(game: Game) -> Game:
        def check(state: State, seat: int, move: Any) -> None:
            refusal = None
            try:
                game.check(state, seat, move)
            except IllegalMove as found:
                refusal = found
            other = answer(state, seat, move, refusal)
            if other is not None:
                raise other

        return replace(game, check=check)

    return plant


def refused_by_wealth(state: State, seat: int, move: Any, refusal: IllegalMove | None) -> IllegalMove | None:
    """The rule that is named depends on treasuries."""
    return IllegalMove("PH-2k") if refusal and treasuries(state) // 100 % 2 else refusal


def refused_with_strengths(
    state: State, seat: int, move: Any, refusal: IllegalMove | None
) -> IllegalMove | None:
    """The words tell how strong the others are."""
    if refusal is None:
        return None
    armies = [army for realm in state.realms for army in realm.armies.values() if army.realm != seat]
    shown = dict.fromkeys(refusal.params, sum([army.troops for army in armies]))
    return IllegalMove(refusal.rule, shown)


def refused_at_walls(state: State, seat: int, move: Any, refusal: IllegalMove | None) -> IllegalMove | None:
    """A sheet of whoever has a foreign magic wall in his way is not accepted."""
    if isinstance(move, Sheet) and any(realm != seat for realm, _side, _caster in state.magic):
        return IllegalMove("PH-2k")
    return refusal


def waiting_by_wealth(game: Game) -> Game:
    """The poorest acts first."""

    def to_act(state: State) -> tuple[int, ...]:
        acting = game.to_act(state)
        if CHANCE in acting:
            return acting
        return tuple(sorted(acting, key=lambda realm: state.realms[realm].gold))

    return replace(game, to_act=to_act)


TOLD: dict[str, Leak] = {
    name: Leak(secret, plant, law, where)
    for name, secret, plant, law, where in (
        (
            "notes to all",
            "notes of other realms",
            telling_everybody,
            events_tell_no_more_than_views,
            "war",
        ),
        (
            "notes to spectators",
            "notes of other realms",
            telling_spectators,
            events_tell_no_more_than_views,
            "war",
        ),
        (
            "notes to a neighbour",
            "notes of other realms",
            redacting(notes_of_the_neighbour),
            events_tell_no_more_than_views,
            "war",
        ),
        (
            "number of notes",
            "notes of other realms",
            redacting(notes_counted),
            events_tell_no_more_than_views,
            "war",
        ),
        (
            "reports that are missing",
            "notes of other realms",
            playing(quiet_without_notes),
            events_tell_no_more_than_views,
            "war",
        ),
        ("minutes told", "minutes", redacting(minutes_for_fighters), outcomes_stay_hidden, "siege"),
        ("dice told", "hidden dice", playing(dice_aloud), outcomes_stay_hidden, "siege"),
        ("sheets counted", "orders handed in", playing(long_sheets), secret_choices_are_not_told, "war"),
        ("rumours", "magic walls", playing(magic_in_the_air), events_tell_no_more_than_views, "coven"),
        ("late endings", "treasury", playing(rich_men_last), events_tell_no_more_than_views, "war"),
        ("offers", "treasury", hinting_offers, worlds_look_alike, "war"),
        ("turns", "treasury", waiting_by_wealth, worlds_look_alike, "war"),
        ("rule of a refusal", "treasury", checking(refused_by_wealth), refusals_tell_nothing, "war"),
        (
            "words of a refusal",
            "strengths of foreign armies",
            checking(refused_with_strengths),
            refusals_tell_nothing,
            "war",
        ),
        ("sheets refused", "magic walls", checking(refused_at_walls), refusals_tell_nothing, "coven"),
    )
}
"""Each with the law that must catch it."""
