"""Which rule stands behind each event."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.phoenix import events as told

RULES: Final[dict[type, str]] = {
    told.RealmFounded: "PH-2b",
    told.OrderDrawn: "PH-3.1a",
    told.MonthBegan: "PH-3a",
    told.MusterClosed: "PH-3.3b",
    told.TurnBegan: "PH-3.4b",
    told.TurnEnded: "PH-3r",
    told.TurnMissed: "PH-3w",
    told.ArmyAppeared: "PH-3d",
    told.ArmyMoved: "PH-3o",
    told.ArmyEmbarked: "PH-4d",
    told.ArmyLanded: "PH-4e",
    told.ArmyGone: "PH-1.8e",
    told.ConflictArose: "PH-5.5a",
    told.MeleeFought: "PH-5.5l",
    told.ArmyOverrun: "PH-5.5d",
    told.FieldTaken: "PH-1.8k",
    told.FieldPlundered: "PH-3.2.2.1a",
    told.TownStands: "PH-1.5.12b",
    told.SiteBegun: "PH-1.5e",
    told.SiteLost: "PH-1.5g",
    told.WorkStands: "PH-3s",
    told.WorkGone: "PH-1.6a",
    told.WorkDamaged: "PH-5.1s",
    told.WorkRepaired: "PH-1.5.10a",
    told.PersonAppeared: "PH-1.9.1n",
    told.PersonMoved: "PH-3o",
    told.PersonDied: "PH-1.9h",
    told.PersonAppointed: "PH-1.9.1f",
    told.WizardRetrained: "PH-1.9.2d",
    told.CombatFought: "PH-5.3r",
    told.PersonCaptured: "PH-1.9m",
    told.PersonFreed: "PH-1.9r",
    told.PersonRetreated: "PH-5.4e",
    told.PersonSheltered: "PH-6.10.3c",
    told.WizardTeleported: "PH-1.3d",
    told.ArmyTeleported: "PH-1.4.1a",
    told.WizardThrown: "PH-5.3n",
    told.WizardDismissed: "PH-1.3.1a",
    told.DuelFought: "PH-5.3a",
    told.CoastGranted: "PH-4.1c",
    told.CoastRevoked: "PH-4.1d",
    told.WayGranted: "PH-4.2b",
    told.WayRevoked: "PH-4.2d",
    told.CapitalMoveBegan: "PH-1.5.13d",
    told.CapitalMoved: "PH-1.5.13b",
    told.Announced: "PH-2l",
    told.RulesAnswered: "PH-3.4e",
    told.Corrected: "PH-2l",
    told.RaceHeld: "PH-8e",
    told.CouncilDecided: "PH-9.1g",
    told.RealmAbsent: "PH-6.9.2a",
    told.RealmReturned: "PH-6.9.2a",
    told.RealmTurned: "PH-R39",
    told.BonusPaid: "PH-6.6.6c",
    told.Happened: "PH-6.11a",
    told.CampaignEnded: "PH-2k",
    told.SheetHandedIn: "PH-3g",
    told.Reported: "PH-3.2d",
    told.Minuted: "PH-5w",
}


def rule_of(event: Any) -> str:
    return RULES[type(event)]
