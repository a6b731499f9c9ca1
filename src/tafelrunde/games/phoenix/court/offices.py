"""Offices and their worth (PH-1.9.1, PH-1.9.3), and wizards whom nobody plays (PH-1.9.2). Phase B4."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.holdings.courts import die, lords, office, seats
from tafelrunde.games.phoenix.holdings.ledger import earn
from tafelrunde.games.phoenix.marching.persons import own_person
from tafelrunde.games.phoenix.orders.court import Appoint, Retrain
from tafelrunde.games.phoenix.realms.invader_courts import leads_without_town
from tafelrunde.games.phoenix.state.deeds import APPOINTED
from tafelrunde.games.phoenix.state.pieces import Person
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.calendar import month_name
from tafelrunde.games.phoenix.tables.phases import B4
from tafelrunde.games.phoenix.tables.prices import (
    CIVILIAN,
    MAGE,
    MARSHAL,
    OFFICER,
    RANK_CODES,
    RANK_GP,
    RANK_OF,
    RANK_STAGE,
    RULER,
)
from tafelrunde.games.phoenix.tables.prices import STAGES as STAGE_CODES
from tafelrunde.games.phoenix.tables.wizard_classes import class_of
from tafelrunde.games.phoenix.told.people import PersonAppointed, WizardRetrained

RULER_LOCK: Final = 8
"""Months (PH-R34)."""
RULER_BONUS: Final[dict[str, int]] = {"A": 120, "B": 80}
"""Tenths, by class; none from C on (PH-1.9.3c, PH-1.9.3d)."""
NAMELESS_LOSS: Final = 20
GREAT_LOSS: Final = 4
"""Whole points that somebody recruited as CZB loses besides."""
POINT_PRICE: Final = 3_750
LEAST: Final = 10


def appoint(state: State, realm: int, order: Appoint) -> None:
    """Up or down, at once (PH-1.9.1f, PH-1.9.1g)."""
    person, rank = own_person(state, realm, order.person), RANK_OF[order.rank]
    if (person.rank == MAGE) != (rank == MAGE) and not (person.rank == MAGE and rank == RULER):
        raise IllegalMove("PH-1.9e", {"person": str(person.number), "rank": order.rank})
    need_change(person, rank)
    if RULER in (rank, office(person)):
        need_open_throne(state, realm)
    need_open_office(state, realm, rank)
    if rank in range(OFFICER + 1, MAGE) and not leads_without_town(state, realm, rank):
        need_seat(state, realm, person, rank)
    before = RANK_CODES[office(person) or person.rank]
    if person.rank == MAGE:
        crown(state, person, rank)
    else:
        lift(state, person, rank)
    state.edit_person(person.key).done |= APPOINTED
    state.publish(PersonAppointed(realm, person.number, person.name, order.rank, before))
    if state.person(person.key).most < LEAST and person.rank == MAGE:
        die(state, person.key, "deposed")


def need_change(person: Person, rank: int) -> None:
    """PH-1.9c: who was never recruited has no rank to rise from, unless he was meant for it (PH-1.9.1n)."""
    if person.rank == CIVILIAN and person.title != rank:
        raise IllegalMove("PH-1.9c", {"person": str(person.number)})
    if rank == (office(person) or person.rank):
        raise IllegalMove("PH-1.9.1f", {"person": str(person.number), "rank": RANK_CODES[rank]})
    if person.nameless:
        raise IllegalMove("PH-1.9.3b", {"person": str(person.number)})


def need_open_throne(state: State, realm: int) -> None:
    """PH-1.9.1k: a wizard on the throne stays there."""
    for person in lords(state, realm):
        if person.rank == MAGE and person.locked >= state.month:
            until = month_name(person.locked + 1)
            raise IllegalMove("PH-1.9.1k", {"person": str(person.number), "month": until})


def need_open_office(state: State, realm: int, rank: int) -> None:
    """PH-1.9.1j: nobody follows the dead at once in an office that exists once."""
    for _number, until, _name, held in state.realms[realm].graves:
        if held == rank > OFFICER:
            month = month_name(until + 1) if until else "–"
            raise IllegalMove("PH-1.9.1j", {"rank": RANK_CODES[rank], "month": month})


def need_seat(state: State, realm: int, person: Person, rank: int) -> None:
    """PH-1.9.1b: a town of its stage, or a higher one, that carries nobody else of at least that rank."""
    others = [RANK_STAGE[office(lord)] for lord in lords(state, realm) if lord.key != person.key]
    towns = seats(state, realm)
    for needed in range(RANK_STAGE[office(person)] + 1, RANK_STAGE[rank] + 1):
        if sum([stage >= needed for stage in towns]) <= sum([stage >= needed for stage in others]):
            town = STAGE_CODES[RANK_STAGE[rank]]
            raise IllegalMove("PH-1.9.1b", {"rank": RANK_CODES[rank], "town": town})


def lift(state: State, person: Person, rank: int) -> None:
    """A new maximum at once; current points only ever sink by it (PH-1.9.1f, PH-1.9.1g)."""
    noble = state.edit_person(person.key)
    is_first = noble.rank == CIVILIAN
    take_rank(noble, rank)
    noble.now = noble.most if is_first else min(noble.now, noble.most)  # PH-1.9.1n


def take_rank(noble: Person, rank: int) -> None:
    """Another rank and its maximum, with what he has earned; a rebel's stays a marshal's (PH-R217).

    Not below the points of that rank, if a correction had left him fewer than his own one has.
    """
    own = noble.most - noble.bonus
    least = min(own, 10 * RANK_GP[rank])
    bonus = marshals_bonus(rank) if noble.bonus else 0
    noble.most = bonus + max(least, own + 10 * (RANK_GP[rank] - RANK_GP[noble.rank]))
    noble.bonus = bonus
    noble.rank = noble.title = rank


def marshals_bonus(rank: int) -> int:
    """Tenths that this office lacks to a marshal's points."""
    return 10 * max(0, RANK_GP[MARSHAL] - RANK_GP[rank])


def crown(state: State, person: Person, rank: int) -> None:
    """A wizard becomes ruler, or no longer is (PH-1.9.3c)."""
    wizard = state.edit_person(person.key)
    wizard.title = rank
    if rank == RULER:
        wizard.bonus = RULER_BONUS.get(class_of(wizard.most).letter, 0)
        wizard.most += wizard.bonus
        wizard.locked = state.month + RULER_LOCK - 1
    else:
        wizard.most -= wizard.bonus
        wizard.bonus, wizard.locked = 0, 0
        wizard.now = min(wizard.now, max(0, wizard.most))


def retrain(state: State, realm: int, order: Retrain) -> None:
    """A character wizard whom nobody plays any more; there is no way back (PH-1.9.2d, PH-1.9.2e)."""
    person = own_person(state, realm, order.person)
    reason = ""
    if person.rank != MAGE:
        reason = "reason_no_wizard"
    elif person.nameless:
        reason = "reason_nameless"
    elif person.title == RULER:
        reason = "reason_rules"
    if reason:
        raise IllegalMove("PH-1.9.2d", {"person": str(person.number), "reason": reason})
    wizard = state.edit_person(person.key)
    if wizard.great:
        wizard.most -= 10 * GREAT_LOSS
        earn(state, realm, GREAT_LOSS * POINT_PRICE, "retraining")
    wizard.most -= NAMELESS_LOSS
    wizard.nameless, wizard.great, wizard.present = True, False, True
    wizard.now = min(wizard.now, max(0, wizard.most))
    state.publish(WizardRetrained(realm, wizard.number, wizard.name))
    if wizard.most < LEAST:
        die(state, wizard.key, "retraining")


ORDERS: Final[dict[type, tuple[int, Callable[[State, int, Any], None]]]] = {
    Appoint: (B4, appoint),
    Retrain: (B4, retrain),
}
