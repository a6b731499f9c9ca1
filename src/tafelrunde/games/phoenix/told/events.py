"""All that happens, in the past tense; fields are named as on the map. The rule behind each: `chronicle.py`.

Public events stand in `State.news`; what only one realm is told are notes (`notes.py`).
"""

from __future__ import annotations

from tafelrunde.engine.contract import Event
from tafelrunde.games.phoenix.told.course import (
    Announced,
    BonusPaid,
    CampaignEnded,
    CapitalMoveBegan,
    CapitalMoved,
    CoastGranted,
    CoastRevoked,
    Corrected,
    CouncilDecided,
    DeadlinesSet,
    Happened,
    MonthBegan,
    MusterClosed,
    OrderChanged,
    OrderDrawn,
    PriceSet,
    RaceHeld,
    RealmAbsent,
    RealmDeparted,
    RealmEntered,
    RealmFounded,
    RealmReturned,
    RealmRose,
    RealmsUnited,
    RealmTurned,
    RulesAnswered,
    TurnBegan,
    TurnEnded,
    TurnMissed,
    WayGranted,
    WayRevoked,
)
from tafelrunde.games.phoenix.told.land import (
    ArmyAppeared,
    ArmyEmbarked,
    ArmyGone,
    ArmyJoined,
    ArmyLanded,
    ArmyMoved,
    ArmyOverrun,
    ConflictArose,
    CreatureAppeared,
    CreatureGone,
    CreatureHanded,
    FieldPlundered,
    FieldTaken,
    MeleeFought,
    PostGone,
    PostStands,
    SiteBegun,
    SiteLost,
    TownStands,
    WorkDamaged,
    WorkGone,
    WorkRepaired,
    WorkStands,
)
from tafelrunde.games.phoenix.told.minutes import AnyMinute
from tafelrunde.games.phoenix.told.notes import AnyNote
from tafelrunde.games.phoenix.told.people import (
    ArmyTeleported,
    CombatFought,
    DuelFought,
    PersonAppeared,
    PersonAppointed,
    PersonCaptured,
    PersonDied,
    PersonFreed,
    PersonJoined,
    PersonMoved,
    PersonRetreated,
    PersonSheltered,
    WizardDismissed,
    WizardRetrained,
    WizardTeleported,
    WizardThrown,
)

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
    | CreatureAppeared
    | CreatureHanded
    | CreatureGone
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
    | DeadlinesSet
    | RealmTurned
    | OrderChanged
    | RealmEntered
    | RealmDeparted
    | RealmRose
    | RealmsUnited
    | ArmyJoined
    | PersonJoined
    | BonusPaid
    | PriceSet
    | PostStands
    | PostGone
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
    """How the evaluations of a turn were worked out; a realm is told its own part (`sharing.py`)."""

    master: int
    entries: tuple[AnyMinute, ...] | None


PhoenixEvent = PublicEvent | SheetHandedIn | Reported | Minuted
