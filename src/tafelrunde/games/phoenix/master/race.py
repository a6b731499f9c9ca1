"""The chariot race (PH-8): fees, good points and prizes; the race itself is driven on another board."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.holdings.courts import die, known_person
from tafelrunde.games.phoenix.holdings.ledger import book, earn
from tafelrunde.games.phoenix.moves.meeting import Driver, HoldRace
from tafelrunde.games.phoenix.standing.standing import realm_called
from tafelrunde.games.phoenix.state.pieces import KEY, Person
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import MAGE
from tafelrunde.games.phoenix.told.course import RaceHeld
from tafelrunde.games.phoenix.told.notes import PointsGained

FEE: Final = 5000
SEMIFINAL: Final = 5
FINAL: Final = 5
"""Tenths of good points (PH-8d, PH-R62)."""
SECULAR_PRIZES: Final[tuple[int, ...]] = (0, 1000, 500, 250)
WIZARD_PRIZES: Final[tuple[int, ...]] = (0, 2000, 1000, 500)
"""Gold for each good point, by place."""


def prize(person: Person, place: int) -> int:
    """By the good points he has when he starts (PH-8e, PH-8f)."""
    rates = WIZARD_PRIZES if person.rank == MAGE else SECULAR_PRIZES
    return rates[place] * (person.most // 10)


def check_race(state: State, move: HoldRace) -> None:
    realms = [realm_called(state, driver.realm) for driver in move.drivers]
    for realm, driver in zip(realms, move.drivers, strict=True):
        known_person(state, realm, driver.person)
        if realms.count(realm) > 1:
            raise IllegalMove("PH-8b", {"realm": state.setting.names[realm]})
        if state.realms[realm].gold < FEE:
            params = {"realm": state.setting.names[realm], "fee": FEE, "gold": state.realms[realm].gold}
            raise IllegalMove("PH-8a", params)
        if driver.place and (driver.fallen or not driver.final):
            raise IllegalMove("PH-8h", {"person": str(driver.person), "place": driver.place})
    places = sorted(driver.place for driver in move.drivers if driver.place)
    if places != list(range(1, len(places) + 1)):
        raise IllegalMove("PH-8h", {"person": "–", "place": ", ".join(map(str, places))})


def hold_race(state: State, move: HoldRace) -> None:
    """All fees go to the winner, whose prize the elementals add to."""
    winner = -1
    for driver in move.drivers:
        if driver.place == 1:
            winner = realm_called(state, driver.realm)
    for driver in move.drivers:
        pay_fee(state, realm_called(state, driver.realm), winner)
    placed = sorted(
        (driver.place, realm_called(state, driver.realm)) for driver in move.drivers if driver.place
    )
    state.publish(RaceHeld(len(move.drivers), tuple([realm for _place, realm in placed])))
    for driver in move.drivers:
        reward(state, realm_called(state, driver.realm), driver)


def pay_fee(state: State, realm: int, winner: int) -> None:
    if winner < 0:
        earn(state, realm, -FEE, "race")
    else:
        book(state, realm, -FEE, "race")
        book(state, winner, FEE, "race")


def reward(state: State, realm: int, driver: Driver) -> None:
    key = KEY * realm + driver.person
    if driver.fallen:
        die(state, key, "race")
        return
    gold = prize(state.person(key), driver.place)
    if gold:
        earn(state, realm, gold, "race")
    gain_points(state, key, SEMIFINAL + FINAL * driver.final, "race")


def gain_points(state: State, key: int, tenths: int, why: str) -> None:
    """His maximum grows; what he has now grows when he rests."""
    person = state.edit_person(key)
    person.most += tenths
    state.note(person.realm, PointsGained(person.number, tenths, person.most, why))
