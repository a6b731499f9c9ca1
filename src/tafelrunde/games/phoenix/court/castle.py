"""Characters whose players are away (PH-6.10): sent to the castle of the elementals and called back."""

from __future__ import annotations

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.holdings.courts import is_character, known_person
from tafelrunde.games.phoenix.magic.duels import home_of
from tafelrunde.games.phoenix.moves.meeting import CallBack, SendAway
from tafelrunde.games.phoenix.standing.standing import realm_called
from tafelrunde.games.phoenix.state.pieces import KEY, Person
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.calendar import month_name
from tafelrunde.games.phoenix.told.people import PersonSheltered


def named(state: State, move: SendAway | CallBack) -> Person:
    realm = realm_called(state, move.realm)
    known_person(state, realm, move.person)
    return state.person(KEY * realm + move.person)


def check_away(state: State, move: SendAway) -> None:
    person, castle = named(state, move), state.setting.world.castle
    if person.captor >= 0 or not is_character(person) or castle < 0 or person.field == castle:
        raise refusal(state, "PH-6.10.3c", person)


def send_away(state: State, move: SendAway) -> None:
    """At once, wherever he is (PH-6.10.3c); he leaves his army."""
    person = state.move_person(named(state, move).key, state.setting.world.castle)
    person.army, person.present = 0, False
    person.sheltered = state.month + move.months - 1 if move.months else 0
    tell(state, person, away=True)


def check_back(state: State, move: CallBack) -> None:
    person = named(state, move)
    if person.field != state.setting.world.castle:
        raise refusal(state, "PH-6.10.2b", person)
    if person.sheltered >= state.month:
        until = month_name(person.sheltered)
        raise IllegalMove("PH-6.10.3d", {"person": str(person.number), "month": until})


def call_back(state: State, move: CallBack) -> None:
    """He appears in the capital (PH-6.10.2b)."""
    away = named(state, move)
    person = state.move_person(away.key, home_of(state, away))
    person.present, person.sheltered = True, 0
    tell(state, person, away=False)


def tell(state: State, person: Person, *, away: bool) -> None:
    place = state.setting.world.label(person.field)
    state.publish(PersonSheltered(person.realm, person.number, person.name, place, away))


def refusal(state: State, rule: str, person: Person) -> IllegalMove:
    return IllegalMove(rule, {"person": str(person.number), "realm": state.setting.names[person.realm]})
