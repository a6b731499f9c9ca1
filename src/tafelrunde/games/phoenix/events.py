"""What happens, in the past tense; fields are named as on the map. The rule behind each: `chronicle.py`.

Public events stand in `State.news`; what only one realm is told are notes (`notes.py`).
"""

from __future__ import annotations

from tafelrunde.engine.protocol import Event
from tafelrunde.games.phoenix.minutes import AnyMinute
from tafelrunde.games.phoenix.notes import AnyNote


class RealmFounded(Event, frozen=True, tag="realm_founded"):
    realm: int
    capital: str
    fields: tuple[str, ...]
    income: int
    """Of its fields, without the capital itself."""


class OrderDrawn(Event, frozen=True, tag="order_drawn"):
    month: int
    realms: tuple[int, ...]
    gate: int


class MonthBegan(Event, frozen=True, tag="month_began"):
    month: int


class MusterClosed(Event, frozen=True, tag="muster_closed"):
    """`late`: realms that had handed in nothing."""

    late: tuple[int, ...]


class TurnBegan(Event, frozen=True, tag="turn_began"):
    realm: int


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    realm: int


class TurnMissed(Event, frozen=True, tag="turn_missed"):
    realm: int


class ArmyAppeared(Event, frozen=True, tag="army_appeared"):
    realm: int
    number: int
    field: str


class ArmyMoved(Event, frozen=True, tag="army_moved"):
    """From the first of these fields to the last; `stopped`: it met somebody or something."""

    realm: int
    number: int
    path: tuple[str, ...]
    stopped: bool = False


class ArmyEmbarked(Event, frozen=True, tag="army_embarked"):
    realm: int
    number: int
    fleet: int


class ArmyLanded(Event, frozen=True, tag="army_landed"):
    realm: int
    number: int
    field: str


class ArmyGone(Event, frozen=True, tag="army_gone"):
    """Merged, disbanded or drowned."""

    realm: int
    number: int
    field: str


class ConflictArose(Event, frozen=True, tag="conflict_arose"):
    """Armies of enemies stand in one field."""

    field: str
    realms: tuple[int, ...]


class MeleeFought(Event, frozen=True, tag="melee_fought"):
    """Who attacked, who defended, and the realms on the winning side."""

    field: str
    attackers: tuple[int, ...]
    defenders: tuple[int, ...]
    winners: tuple[int, ...]


class ArmyOverrun(Event, frozen=True, tag="army_overrun"):
    """A realm has run over all armies of others in this field."""

    realm: int
    field: str
    victims: tuple[int, ...]


class FieldTaken(Event, frozen=True, tag="field_taken"):
    """`realm` is None where it belongs to nobody now. `how`: conquered, deed, amended."""

    field: str
    realm: int | None
    income: int
    how: str


class FieldPlundered(Event, frozen=True, tag="field_plundered"):
    realm: int
    field: str


class TownStands(Event, frozen=True, tag="town_stands"):
    """The stage that everybody sees now; empty where it is gone. `why`: built, placed, moved, torn, ..."""

    field: str
    stage: str
    income: int
    why: str


class SiteBegun(Event, frozen=True, tag="site_begun"):
    realm: int
    field: str
    stage: str


class SiteLost(Event, frozen=True, tag="site_lost"):
    field: str


class WorkStands(Event, frozen=True, tag="work_stands"):
    realm: int
    work: str
    field: str
    side: str


class WorkGone(Event, frozen=True, tag="work_gone"):
    work: str
    field: str
    side: str


class WorkDamaged(Event, frozen=True, tag="work_damaged"):
    """A wall was shot at; its building points are public (PH-1.5.10c)."""

    work: str
    field: str
    side: str
    lacks: int


class WorkRepaired(Event, frozen=True, tag="work_repaired"):
    work: str
    field: str
    side: str
    lacks: int


class PersonAppeared(Event, frozen=True, tag="person_appeared"):
    realm: int
    number: int
    name: str
    rank: str
    field: str


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


class CoastGranted(Event, frozen=True, tag="coast_granted"):
    realm: int
    to: int


class CoastRevoked(Event, frozen=True, tag="coast_revoked"):
    realm: int
    to: int


class WayGranted(Event, frozen=True, tag="way_granted"):
    realm: int
    to: int


class WayRevoked(Event, frozen=True, tag="way_revoked"):
    realm: int
    to: int


class CapitalMoveBegan(Event, frozen=True, tag="capital_move_began"):
    realm: int
    old: str
    new: str
    month: int
    """At the end of which it is over."""


class CapitalMoved(Event, frozen=True, tag="capital_moved"):
    realm: int
    field: str


class Announced(Event, frozen=True, tag="announced"):
    text: str


class RulesAnswered(Event, frozen=True, tag="rules_answered"):
    question: str
    answer: str


class Corrected(Event, frozen=True, tag="corrected"):
    """That the game master has corrected something, and why; what, the realms concerned are told."""

    reason: str


class RaceHeld(Event, frozen=True, tag="race_held"):
    """How many drove, and the realms of the first three."""

    drivers: int
    realms: tuple[int, ...]


class CouncilDecided(Event, frozen=True, tag="council_decided"):
    """A vote of the council; `kind`: decision, recommendation, exclusion, confidence."""

    question: str
    kind: str
    yes: int
    no: int
    carried: bool
    veto: bool


class RealmAbsent(Event, frozen=True, tag="realm_absent"):
    """For the how-manieth time, and whether it was excused."""

    realm: int
    times: int
    excused: bool


class RealmReturned(Event, frozen=True, tag="realm_returned"):
    realm: int


class RealmTurned(Event, frozen=True, tag="realm_turned"):
    """What kind of realm it is from now on: invader, pirates, undead or founding realm."""

    realm: int
    kind: str


class BonusPaid(Event, frozen=True, tag="bonus_paid"):
    """Of pirates with little land (PH-6.6.6c)."""

    realm: int
    gold: int


class Happened(Event, frozen=True, tag="happened"):
    """`kind`: harvest, plague; `text` is the game master's own story."""

    kind: str
    fields: tuple[str, ...]
    percent: int
    text: str


class CampaignEnded(Event, frozen=True, tag="campaign_ended"):
    reason: str


PublicEvent = (
    RealmFounded
    | OrderDrawn
    | MonthBegan
    | MusterClosed
    | TurnBegan
    | TurnEnded
    | TurnMissed
    | ArmyAppeared
    | ArmyMoved
    | ArmyEmbarked
    | ArmyLanded
    | ArmyGone
    | ConflictArose
    | MeleeFought
    | ArmyOverrun
    | FieldTaken
    | FieldPlundered
    | TownStands
    | SiteBegun
    | SiteLost
    | WorkStands
    | WorkGone
    | WorkDamaged
    | WorkRepaired
    | PersonAppeared
    | PersonMoved
    | PersonDied
    | PersonAppointed
    | WizardRetrained
    | CombatFought
    | PersonCaptured
    | PersonFreed
    | PersonRetreated
    | PersonSheltered
    | WizardTeleported
    | ArmyTeleported
    | WizardThrown
    | WizardDismissed
    | DuelFought
    | CoastGranted
    | CoastRevoked
    | WayGranted
    | WayRevoked
    | CapitalMoveBegan
    | CapitalMoved
    | Announced
    | RulesAnswered
    | Corrected
    | RaceHeld
    | CouncilDecided
    | RealmAbsent
    | RealmReturned
    | RealmTurned
    | BonusPaid
    | Happened
    | CampaignEnded
)


class SheetHandedIn(Event, frozen=True, tag="sheet_handed_in"):
    """That a realm is ready; not told again when it changes its orders."""

    realm: int


class Reported(Event, frozen=True, tag="reported"):
    """New notes to a realm; others hear that there may be some. `master` is the game master's seat."""

    realm: int
    master: int
    notes: tuple[AnyNote, ...] | None


class Minuted(Event, frozen=True, tag="minuted"):
    """How the evaluations of a turn were worked out; `entries` are the game master's alone."""

    master: int
    entries: tuple[AnyMinute, ...] | None


PhoenixEvent = PublicEvent | SheetHandedIn | Reported | Minuted
