"""Strangers as a realm at war sees them: whose land is fair game, and how strong their armies may be.

Strengths are secret. What is guessed here comes from what everybody sees (land, towns, numbers of armies,
rights) and from the realm's own notes of this month.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.phoenix.bot.draft import Indifferent
from tafelrunde.games.phoenix.bot.survey import Claims, Survey
from tafelrunde.games.phoenix.holdings.score import worth
from tafelrunde.games.phoenix.secrecy.imagining import imagined_person
from tafelrunde.games.phoenix.secrecy.seen import PhoenixView
from tafelrunde.games.phoenix.standing.standing import are_allied, is_spared
from tafelrunde.games.phoenix.standing.wizards import is_wizard
from tafelrunde.games.phoenix.state.pieces import KEY, Army, Person
from tafelrunde.games.phoenix.state.state import NOBODY, State
from tafelrunde.games.phoenix.tables.prices import (
    FLEET,
    FOOT,
    PRICE,
    RANK_GP,
    RIDER,
    SHIP,
    START_GOLD,
    WARRIOR,
    WIZARD_GP,
)
from tafelrunde.games.phoenix.tables.wizard_classes import class_of
from tafelrunde.games.phoenix.told.people import WizardThrown
from tafelrunde.games.phoenix.told.war_notes import Fought, WasOverrun

PEACEFUL_PERCENT: Final = 12
"""Part of all the gold it ever had that a realm has in armies, if it offers a right of way."""
WARLIKE_PERCENT: Final = 50
"""And if it does not."""
LEAST: Final = {WARRIOR: 900, RIDER: 450, SHIP: 10}
"""The smallest armies that take land, and the smallest fleets that carry them."""
OVERRUN: Final = 10
INCOME_MONTHS: Final = 4


class WarSurvey(Survey):
    """The land, where that of strangers without a right of way is there to be taken."""

    def __init__(self, state: State, realm: int) -> None:
        super().__init__(state, realm)
        self.is_prey = [
            other != realm and not self.is_friend[other] and not is_spared(state, other)
            for other in range(state.setting.realms)
        ]
        """By realm, whether its land may be attacked."""
        self.shut = {
            army.field
            for other in state.realms
            for army in other.armies.values()
            if not army.aboard and not are_allied(state, realm, other.number, army.field)
        }

    def is_foreign(self, field: int) -> bool:
        owner = self.state.owner[field]
        return owner != NOBODY and self.is_prey[owner] and field != self.audvacar

    def is_wanted(self, field: int) -> bool:
        """Unowned land, land on offer and land of enemies; never the free city."""
        return self.is_foreign(field) or super().is_wanted(field)

    @property
    def audvacar(self) -> int:
        return self.state.setting.world.landmarks.audvacar


class WarClaims(Claims):
    """Unowned land as a peaceful realm counts it; the border to enemies is a rim too."""

    def __init__(self, survey: WarSurvey, far: int) -> None:
        super().__init__(survey.state, far)
        around = survey.state.setting.world.around
        beyond = {other for field in survey.own for other in around[field] if survey.is_foreign(other)}
        self.rim = [*self.rim, *sorted(beyond)]


def front(survey: WarSurvey) -> set[int]:
    """Land from which a way leads to enemies on foot."""
    world, owner = survey.state.setting.world, survey.state.owner.flat()
    found = {field for field in range(world.size) if owner[field] != NOBODY and survey.is_foreign(field)}
    queue = sorted(found)
    for field in queue:
        for other, _edge, _climb, _river in world.land_steps[field]:
            if other not in found:
                found.add(other)
                queue.append(other)
    return found


# --- guesses -----------------------------------------------------------------------------------------


def guess_strangers(state: State, seen: PhoenixView, realm: int) -> None:
    """Gives every foreign army and person of a planned position the strength that it may have."""
    taxes = worth(state)
    for other in range(state.setting.realms):
        if other != realm:
            guess_armies(state, other, realm, sum(taxes[other]))
            bring_people(state, other, seen)
    for key, least in met_this_month(state, realm).items():
        if state.has_army(key) and state.army(key).troops < least:
            state.edit_army(key).troops = least


def guess_armies(state: State, other: int, realm: int, income: int) -> None:
    """All armies of a realm alike: a part of the gold that it can have had, shared out among them."""
    armies = list(state.realms[other].armies.values())
    is_peaceful = state.realms[other].consents >> realm & 1
    earned = START_GOLD + income * ((state.month - 1) // INCOME_MONTHS)
    spent = earned * (PEACEFUL_PERCENT if is_peaceful else WARLIKE_PERCENT) // 100
    for army in armies:
        good = troops_of(army)
        mine = state.edit_army(army.key)
        mine.troops = max(LEAST[good], spent // (len(armies) * PRICE[good]))


def troops_of(army: Army) -> int:
    return SHIP if army.kind == FLEET else WARRIOR if army.kind == FOOT else RIDER


def met_this_month(state: State, realm: int) -> dict[int, int]:
    """By key, how strong armies must be that have beaten or run over own ones (PH-5.5v, PH-5.5w)."""
    found: dict[int, int] = {}
    for note in state.realms[realm].diary:
        if isinstance(note, Fought) and not note.won:
            for other, numbers in note.enemies.items():
                for number in numbers:
                    found[KEY * int(other) + number] = fallen(note.lost) // len(numbers)
        elif isinstance(note, WasOverrun):
            for number in note.numbers:
                found[KEY * note.realm + number] = OVERRUN * fallen(note.lost) // len(note.numbers)
    return found


def fallen(lost: dict[str, dict[str, int]]) -> int:
    """Warriors and riders among the losses."""
    return sum([goods.get("warriors", 0) + goods.get("riders", 0) for goods in lost.values()])


def bring_people(state: State, other: int, seen: PhoenixView) -> None:
    """Characters and wizards of a stranger where everybody sees them, with points of their rank and deeds."""
    world = state.setting.world
    thrown = {(event.realm, event.number) for event in seen.news if isinstance(event, WizardThrown)}
    for name, there in seen.people[other].items():
        person = imagined_person(other, int(name), there, world, Indifferent())
        person.most = person.now = 10 * (RANK_GP[person.rank] or WIZARD_GP["ZA" if there.nameless else "CZB"])
        if is_wizard(person) and person.moved:
            person.now = min(person.most, regained(person, state.month - person.moved))
        if (other, person.number) in thrown:
            person.now = 0  # PH-5.3n
        state.add_person(person)


def regained(wizard: Person, months: int) -> int:
    """Power of one who so long ago went somewhere, most likely to cast there all that he had (PH-1.3c)."""
    return 10 * class_of(wizard.most).regained * (months + 1)
