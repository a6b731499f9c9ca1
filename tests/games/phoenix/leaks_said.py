"""Leaks planted into what moves publish and note: figures of a fight that Tabelle 10 keeps secret."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from tafelrunde.engine.contract import Event
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import GOOD_NAMES
from tafelrunde.games.phoenix.told.events import Reported
from tafelrunde.games.phoenix.told.land import ArmyMoved, ArmyOverrun, FieldTaken, MeleeFought, TownStands
from tafelrunde.games.phoenix.told.notes import Delivered
from tafelrunde.games.phoenix.told.people import DuelFought, PersonDied
from tafelrunde.games.phoenix.told.war_notes import DuelTold, Fought, UnderFire, WasOverrun
from tests.games.phoenix.leaks import Leak, Plant
from tests.games.phoenix.leaks_told import playing
from tests.games.phoenix.saying import notes_say_what_table_10_allows, public_events_say_public_things


def strength(state: State, number: int) -> int:
    """Of some army of that number; enough to be a secret."""
    return sum([row.armies[number].troops for row in state.realms if number in row.armies])


def saying(kind: type, change: Callable[[Any, State], Any]) -> Plant:
    """Public events of this kind say more."""

    def after(before: State, state: State, move: Any, told: list[Event]) -> None:
        told[:] = [change(event, before) if type(event) is kind else event for event in told]

    return playing(after)


def noting(kind: type, change: Callable[[Any, State], Any]) -> Plant:
    """Notes of this kind tell more."""

    def noted(event: Event, before: State) -> Event:
        if not isinstance(event, Reported) or event.notes is None:
            return event
        notes = [change(note, before) if type(note) is kind else note for note in event.notes]
        return replace(event, notes=tuple(notes))

    def after(before: State, state: State, move: Any, told: list[Event]) -> None:
        told[:] = [noted(event, before) for event in told]

    return playing(after)


def armies_in(state: State) -> int:
    return sum([army.troops for realm in state.realms for army in realm.armies.values()])


def winners_with_strengths(event: MeleeFought, state: State) -> MeleeFought:
    return replace(event, winners=(*event.winners, armies_in(state)))


def victims_with_strengths(event: ArmyOverrun, state: State) -> ArmyOverrun:
    return replace(event, victims=(*event.victims, armies_in(state)))


def path_with_strength(event: ArmyMoved, state: State) -> ArmyMoved:
    return replace(event, path=(*event.path, f"{strength(state, event.number)} men"))


def conquest_with_gold(event: FieldTaken, state: State) -> FieldTaken:
    return replace(event, how=f"{event.how} for {sum([realm.gold for realm in state.realms])}")


def town_with_points(event: TownStands, state: State) -> TownStands:
    return replace(event, why=f"{event.why} {sum([town.points for town in state.towns.values()])}")


def death_with_points(event: PersonDied, state: State) -> PersonDied:
    return replace(event, cause=f"{event.cause}, {state.realms[event.realm].people[event.number].now}")


def duel_with_power(event: DuelFought, state: State) -> DuelFought:
    powers = [one.now for realm in event.attackers for one in state.realms[realm].people.values()]
    return replace(event, result=f"{event.result} with {sum(powers)}")


def winner_learns_losses(note: Fought, state: State) -> Fought:
    return replace(note, inflicted={"warriors": armies_in(state)})


def enemies_counted(note: Fought, state: State) -> Fought:
    """Strengths in place of the numbers of armies."""
    enemies = {realm: tuple([7 * n + 1000 for n in numbers]) for realm, numbers in note.enemies.items()}
    return replace(note, enemies=enemies)


def attackers_counted(note: WasOverrun, state: State) -> WasOverrun:
    return replace(note, numbers=(*note.numbers, armies_in(state)))


def shots_counted(note: UnderFire, state: State) -> UnderFire:
    """From which fields, and how often."""
    return replace(note, sources=(*note.sources, *note.sources))


def automatic_ones(note: DuelTold, state: State) -> DuelTold:
    """Automatic ones beside the dice that were thrown."""
    return replace(note, others=(*note.others, 0))


def store_counted(note: Delivered, state: State) -> Delivered:
    """A delivery is told with what the merchants have left."""
    left = [1 + sum(row) for row in zip(*[realm.store for realm in state.realms], strict=True)]
    return replace(note, goods=dict(zip(GOOD_NAMES, left, strict=False)))


PUBLIC, NOTES = public_events_say_public_things, notes_say_what_table_10_allows
SAID: dict[str, Leak] = {
    name: Leak(secret, plant, law, where)
    for name, secret, plant, law, where in (
        (
            "melee told",
            "strengths of foreign armies",
            saying(MeleeFought, winners_with_strengths),
            PUBLIC,
            "war",
        ),
        (
            "overrun told",
            "strengths of foreign armies",
            saying(ArmyOverrun, victims_with_strengths),
            PUBLIC,
            "war",
        ),
        ("march told", "strengths of foreign armies", saying(ArmyMoved, path_with_strength), PUBLIC, "war"),
        ("conquest told", "treasury", saying(FieldTaken, conquest_with_gold), PUBLIC, "war"),
        ("town told", "town damage", saying(TownStands, town_with_points), PUBLIC, "war"),
        ("death told", "good points", saying(PersonDied, death_with_points), PUBLIC, "courts"),
        ("duel told", "wizards' power", saying(DuelFought, duel_with_power), PUBLIC, "coven"),
        ("losses noted", "strengths of foreign armies", noting(Fought, winner_learns_losses), NOTES, "war"),
        ("enemies noted", "strengths of foreign armies", noting(Fought, enemies_counted), NOTES, "war"),
        (
            "attackers noted",
            "strengths of foreign armies",
            noting(WasOverrun, attackers_counted),
            NOTES,
            "war",
        ),
        ("shots noted", "how often was shot", noting(UnderFire, shots_counted), NOTES, "siege"),
        ("ones noted", "hidden dice", noting(DuelTold, automatic_ones), NOTES, "coven"),
        ("store noted", "stores of merchants", noting(Delivered, store_counted), NOTES, "merchants"),
    )
}
"""Each with the law that must catch it."""
