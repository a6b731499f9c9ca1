"""Which rule stands behind each event."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.phoenix import events
from tafelrunde.games.phoenix import events_course as course
from tafelrunde.games.phoenix import events_land as land
from tafelrunde.games.phoenix import events_people as people

RULES: Final[dict[type, str]] = {
    course.RealmFounded: "PH-2b",
    course.OrderDrawn: "PH-3.1a",
    course.MonthBegan: "PH-3a",
    course.MusterClosed: "PH-3.3b",
    course.TurnBegan: "PH-3.4b",
    course.TurnEnded: "PH-3r",
    course.TurnMissed: "PH-3w",
    land.ArmyAppeared: "PH-3d",
    land.ArmyMoved: "PH-3o",
    land.ArmyEmbarked: "PH-4d",
    land.ArmyLanded: "PH-4e",
    land.ArmyGone: "PH-1.8e",
    land.CreatureAppeared: "PH-6.3.2d",
    land.CreatureHanded: "PH-6.3.2a",
    land.CreatureGone: "PH-6.3.2a",
    land.ConflictArose: "PH-5.5a",
    land.MeleeFought: "PH-5.5l",
    land.ArmyOverrun: "PH-5.5d",
    land.FieldTaken: "PH-1.8k",
    land.FieldPlundered: "PH-3.2.2.1a",
    land.TownStands: "PH-1.5.12b",
    land.SiteBegun: "PH-1.5e",
    land.SiteLost: "PH-1.5g",
    land.WorkStands: "PH-3s",
    land.WorkGone: "PH-1.6a",
    land.WorkDamaged: "PH-5.1s",
    land.WorkRepaired: "PH-1.5.10a",
    people.PersonAppeared: "PH-1.9.1n",
    people.PersonMoved: "PH-3o",
    people.PersonDied: "PH-1.9h",
    people.PersonAppointed: "PH-1.9.1f",
    people.WizardRetrained: "PH-1.9.2d",
    people.CombatFought: "PH-5.3r",
    people.PersonCaptured: "PH-1.9m",
    people.PersonFreed: "PH-1.9r",
    people.PersonRetreated: "PH-5.4e",
    people.PersonSheltered: "PH-6.10.3c",
    people.WizardTeleported: "PH-1.3d",
    people.ArmyTeleported: "PH-1.4.1a",
    people.WizardThrown: "PH-5.3n",
    people.WizardDismissed: "PH-1.3.1a",
    people.DuelFought: "PH-5.3a",
    course.CoastGranted: "PH-4.1c",
    course.CoastRevoked: "PH-4.1d",
    course.WayGranted: "PH-4.2b",
    course.WayRevoked: "PH-4.2d",
    course.CapitalMoveBegan: "PH-1.5.13d",
    course.CapitalMoved: "PH-1.5.13b",
    course.Announced: "PH-2l",
    course.RulesAnswered: "PH-3.4e",
    course.Corrected: "PH-2l",
    course.RaceHeld: "PH-8e",
    course.CouncilDecided: "PH-9.1g",
    course.RealmAbsent: "PH-6.9.2a",
    course.RealmReturned: "PH-6.9.2a",
    course.RealmTurned: "PH-R39",
    course.OrderChanged: "PH-6.2c",
    course.RealmEntered: "PH-6.5e",
    course.RealmDeparted: "PH-6.9.3b",
    course.RealmRose: "PH-6.2a",
    course.RealmsUnited: "PH-6.2f",
    land.ArmyJoined: "PH-6.2k",
    people.PersonJoined: "PH-6.2j",
    course.PriceSet: "PH-6.4.1h",
    land.PostStands: "PH-6.4.1l",
    land.PostGone: "PH-6.4.1p",
    course.BonusPaid: "PH-6.6.6c",
    course.Happened: "PH-6.11a",
    course.CampaignEnded: "PH-2k",
    events.SheetHandedIn: "PH-3g",
    events.Reported: "PH-3.2d",
    events.Minuted: "PH-5w",
}


def rule_of(event: Any) -> str:
    return RULES[type(event)]
