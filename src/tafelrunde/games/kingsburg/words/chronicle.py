"""Which rule stands behind an event, and which events are headings of the story."""

from __future__ import annotations

from tafelrunde.engine.contract import Event
from tafelrunde.games.kingsburg.box.data import BUILDING_INDEX
from tafelrunde.games.kingsburg.play import events as happened

RULES: dict[type[Event], str] = {
    happened.TurnOrderSet: "KB-4.4",
    happened.PhaseBegan: "KB-2.2",
    happened.AidDieGiven: "KB-3.1",
    happened.AidGoodTaken: "KB-3.4",
    happened.NeutralDiceRolled: "KB-15.2",
    happened.GuildPaid: "KB-16.8",
    happened.DiceRolled: "KB-4.1",
    happened.Influenced: "KB-5.3",
    happened.HelpDeclined: "KB-17.6",
    happened.EnemySeen: "KB-6.25",
    happened.EnvoyUsed: "KB-10.5",
    happened.EnvoyReturned: "KB-10.10",
    happened.EnvoyGiven: "KB-10.1",
    happened.InnTokenTaken: "KB-8.1",
    happened.EmbassyScored: "KB-8.2",
    happened.TownHallPaid: "KB-8.3",
    happened.RewardGiven: "KB-9.1",
    happened.Recruited: "KB-11.2",
    happened.EnemyRevealed: "KB-12.2",
    happened.ReinforcementsSent: "KB-12.4",
    happened.SpoilsTaken: "KB-12.6",
    happened.FortressScored: "KB-16.16",
    happened.StrongestScored: "KB-12.10",
    happened.GoodsLost: "KB-13.2",
    happened.BuildingDestroyed: "KB-13.6",
    happened.PointsLost: "KB-13.9",
    happened.SoldiersDismissed: "KB-12.13",
    happened.CathedralScored: "KB-16.4",
    happened.GameEnded: "KB-14.3",
}
PASS_RULES = {
    "influence": "KB-5.2",
    "build": "KB-7.8",
    "recruit": "KB-11.4",
    "town_hall": "KB-8.3",
    "reroll": "KB-17.26",
}
OUTCOME_RULES = {"won": "KB-12.6", "drawn": "KB-12.8", "lost": "KB-12.9"}
FIRST_ADVISOR_RULE = 6  # KB-6.7 is the Jester's
FORCED_PASS_RULE = "KB-5.9"


def rule_of(event: Event) -> str:
    if isinstance(event, happened.Helped):
        return f"KB-6.{FIRST_ADVISOR_RULE + event.advisor}"
    if isinstance(event, happened.Built):
        return f"KB-16.{BUILDING_INDEX[event.building] + 1}"
    if isinstance(event, happened.DiceRerolled):
        return "KB-4.7" if event.building == "statue" else "KB-4.9"
    if isinstance(event, happened.BattleFought):
        return OUTCOME_RULES[event.outcome]
    if isinstance(event, happened.Passed):
        return FORCED_PASS_RULE if event.forced and event.step == "influence" else PASS_RULES[event.step]
    return RULES[type(event)]


def heading(event: Event) -> int:
    """Years, and their phases."""
    if not isinstance(event, happened.PhaseBegan):
        return 0
    return 1 if event.phase == 1 else 2
