"""Lords of Xidit with planted leaks: programmes, census numbers, screens, Bastion and piles given away."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec

from tafelrunde.engine.contract import Events, Game
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.xidit import GAME
from tafelrunde.games.xidit.play.choices import counted
from tafelrunde.games.xidit.play.events import GoldTaken, ProgrammeRevealed, UnitsShown, Waited
from tafelrunde.games.xidit.play.moves import Programme, Show
from tafelrunde.games.xidit.play.state import CENSUS, NOTHING, OVER, PROGRAMME, State
from tafelrunde.games.xidit.play.turns import order_names
from tafelrunde.games.xidit.secrecy.seen import Player, XiditView
from tests.contract.obey import PositionLaw, StepLaw
from tests.contract.planted import (
    resampling_too_much,
)
from tests.contract.secrecy import (
    events_tell_no_more_than_views,
    refusals_tell_nothing,
    secret_choices_are_not_told,
    worlds_look_alike,
)

TRUE = GAME


def is_odd(state: State) -> bool:
    """One bit about what is handed in and hidden: enough to be a leak."""
    return (sum(state.handed) + sum(state.gold)) % 2 == 1


def showing(
    shown: Callable[[State, int, Player], Player],
    may_see: Callable[[State, int | None, int], bool] = lambda state, seat, owner: True,
) -> Game:
    """A view that shows something behind a screen to whom it should not: (state, who looks, whose it is)."""

    def view(state: State, seat: int | None) -> XiditView:
        seen: XiditView = TRUE.view(state, seat)
        if state.step == OVER:
            return seen
        players = [
            shown(state, owner, place) if may_see(state, seat, owner) else place
            for owner, place in enumerate(seen.players)
        ]
        return msgspec.structs.replace(seen, players=tuple(players))

    return replace(TRUE, view=view)


def programme(state: State, owner: int, place: Player) -> Player:
    """Orders that are handed in and not revealed yet."""
    if state.step != PROGRAMME or state.handed[owner] == NOTHING:
        return place
    return msgspec.structs.replace(place, programme=order_names(state.handed[owner]))


def units(state: State, owner: int, place: Player) -> Player:
    return msgspec.structs.replace(place, units=counted(state.units[owner]))


def gold(state: State, owner: int, place: Player) -> Player:
    return msgspec.structs.replace(place, gold=state.gold[owner])


def bards_left(state: State, owner: int, place: Player) -> Player:
    return msgspec.structs.replace(place, bards_left=state.left[owner])


def bastion(state: State, owner: int, place: Player) -> Player:
    return msgspec.structs.replace(place, bastion=20 - state.left[owner] - sum(place.bards.values()))


def to_the_left_neighbour(state: State, seat: int | None, owner: int) -> bool:
    return seat == (owner + 1) % state.seats


def to_spectators(state: State, seat: int | None, owner: int) -> bool:
    return seat is None


def early_census(state: State, seat: int | None) -> XiditView:
    """Numbers stand in the view before all have shown theirs."""
    seen: XiditView = TRUE.view(state, seat)
    if state.step != CENSUS:
        return seen
    return msgspec.structs.replace(seen, census={**seen.census, str(seen.counting): tuple(state.handed)})


def below_the_top(state: State, seat: int | None) -> XiditView:
    """Tiles whose order could be remembered are shown without the memory aid."""
    seen: XiditView = TRUE.view(state, seat)
    pile = msgspec.structs.replace(seen.recruit_pile, known=tuple(state.recruit_pile[-2::-1]))
    return msgspec.structs.replace(seen, recruit_pile=pile)


def hinting_view(state: State, seat: int | None) -> XiditView:
    """A secret shows in a number that means something else."""
    seen: XiditView = TRUE.view(state, seat)
    return seen if state.step == OVER else msgspec.structs.replace(seen, wanted=seen.wanted + is_odd(state))


def sorted_offers(state: State, seat: int) -> Any:
    offers = TRUE.legal_moves(state, seat)
    return offers[::-1] if isinstance(offers, (list, tuple)) and is_odd(state) else offers


def naming_check(state: State, seat: int, move: Any) -> None:
    """The refusal names what others have."""
    try:
        TRUE.check(state, seat, move)
    except IllegalMove as refusal:
        raise IllegalMove("XI-14.4", {"count": sum(state.gold), "unit": "militia", "have": 0}) from refusal


def permissive_check(state: State, seat: int, move: Any) -> None:
    """What is forbidden is allowed, if something hidden is odd."""
    if not (is_odd(state) and isinstance(move, Programme)):
        TRUE.check(state, seat, move)


def boastful_play(state: State, seat: int, move: Any, events: Events) -> None:
    """Whoever hands in a programme says it aloud."""
    TRUE.play(state, seat, move, events)
    if isinstance(move, Programme):
        events.append(ProgrammeRevealed(seat, move.orders))


def sighing_play(state: State, seat: int, move: Any, events: Events) -> None:
    """An event about something else tells that the first order is to wait."""
    TRUE.play(state, seat, move, events)
    if isinstance(move, Programme) and move.orders[0] == "wait":
        events.append(Waited(seat))


def counting_play(state: State, seat: int, move: Any, events: Events) -> None:
    """A number for the census is told as soon as it is handed in."""
    TRUE.play(state, seat, move, events)
    if isinstance(move, Show):
        events.append(UnitsShown("militia", (move.count,)))


def gossiping_play(state: State, seat: int, move: Any, events: Events) -> None:
    """Others hear how much gold lies behind the screens."""
    TRUE.play(state, seat, move, events)
    events.append(GoldTaken(0, sum(state.gold), census=False))


LEAKS: dict[str, tuple[Game, PositionLaw | StepLaw]] = {
    "a programme is shown before the reveal": (showing(programme), worlds_look_alike),
    "the right neighbour's programme is shown": (
        showing(programme, to_the_left_neighbour),
        worlds_look_alike,
    ),
    "spectators see programmes": (showing(programme, to_spectators), worlds_look_alike),
    "units behind screens are shown": (showing(units), worlds_look_alike),
    "gold is shown": (showing(gold), worlds_look_alike),
    "gold is shown to spectators": (showing(gold, to_spectators), worlds_look_alike),
    "unplaced bards are shown": (showing(bards_left), worlds_look_alike),
    "the Bastion is open": (showing(bastion), worlds_look_alike),
    "census numbers are shown before all are in": (replace(TRUE, view=early_census), worlds_look_alike),
    "a pile is open below its top": (replace(TRUE, view=below_the_top), worlds_look_alike),
    "a number in the view hints at secrets": (replace(TRUE, view=hinting_view), worlds_look_alike),
    "secrets order the offers": (replace(TRUE, legal_moves=sorted_offers), worlds_look_alike),
    "a refusal names others' gold": (replace(TRUE, check=naming_check), refusals_tell_nothing),
    "secrets decide what is refused": (replace(TRUE, check=permissive_check), refusals_tell_nothing),
    "a programme is told when it is handed in": (
        replace(TRUE, play=boastful_play),
        secret_choices_are_not_told,
    ),
    "an event tells one order of a programme": (
        replace(TRUE, play=sighing_play),
        secret_choices_are_not_told,
    ),
    "a census number is told when it is handed in": (
        replace(TRUE, play=counting_play),
        events_tell_no_more_than_views,
    ),
    "events tell how much gold there is": (
        replace(TRUE, play=gossiping_play),
        events_tell_no_more_than_views,
    ),
    "resample changes what a seat itself has": (resampling_too_much(TRUE), worlds_look_alike),
}
"""Each with the law that must catch it."""
