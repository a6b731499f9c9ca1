"""What happens to characters and wizards."""

from __future__ import annotations

from tafelrunde.engine.contract import Event


class PersonAppeared(Event, frozen=True, tag="person_appeared"):
    realm: int
    number: int
    name: str
    rank: str
    field: str


class PersonJoined(Event, frozen=True, tag="person_joined"):
    """He belongs to another realm now, under that number."""

    realm: int
    number: int
    name: str
    to: int
    new: int


class PersonMoved(Event, frozen=True, tag="person_moved"):
    realm: int
    number: int
    path: tuple[str, ...]


class PersonDied(Event, frozen=True, tag="person_died"):
    """`cause`: duel, combat, captured, fire, race, ..."""

    realm: int
    number: int
    name: str
    field: str
    cause: str


class PersonAppointed(Event, frozen=True, tag="person_appointed"):
    """Promoted or degraded: his rank now and before."""

    realm: int
    number: int
    name: str
    rank: str
    former: str


class WizardRetrained(Event, frozen=True, tag="wizard_retrained"):
    """A character no longer (PH-1.9.2d)."""

    realm: int
    number: int
    name: str


class CombatFought(Event, frozen=True, tag="combat_fought"):
    """`kind`: combat, tilt (of knights), retreat."""

    field: str
    attackers: tuple[int, ...]
    defenders: tuple[int, ...]
    kind: str


class PersonCaptured(Event, frozen=True, tag="person_captured"):
    realm: int
    number: int
    name: str
    field: str
    captor: int


class PersonFreed(Event, frozen=True, tag="person_freed"):
    realm: int
    number: int
    name: str
    field: str


class PersonRetreated(Event, frozen=True, tag="person_retreated"):
    """From a lost battle to a neighbouring field, or a wizard home."""

    realm: int
    number: int
    start: str
    field: str


class PersonSheltered(Event, frozen=True, tag="person_sheltered"):
    """In the castle of the elementals (PH-6.10.3b), or back from there."""

    realm: int
    number: int
    name: str
    field: str
    away: bool


class WizardTeleported(Event, frozen=True, tag="wizard_teleported"):
    realm: int
    number: int
    start: str
    field: str


class ArmyTeleported(Event, frozen=True, tag="army_teleported"):
    """It went with a wizard."""

    realm: int
    number: int
    start: str
    field: str


class WizardThrown(Event, frozen=True, tag="wizard_thrown"):
    """Lost a duel or ended it in a draw; `field` is where he is now."""

    realm: int
    number: int
    start: str
    field: str


class WizardDismissed(Event, frozen=True, tag="wizard_dismissed"):
    realm: int
    number: int
    field: str


class DuelFought(Event, frozen=True, tag="duel_fought"):
    """Wizards of these realms; `result` is the attackers': won, drawn or lost."""

    fields: tuple[str, ...]
    attackers: tuple[int, ...]
    defenders: tuple[int, ...]
    result: str
