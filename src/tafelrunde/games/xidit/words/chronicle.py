"""Which rule stands behind an event, and which events are headings of the story."""

from __future__ import annotations

from tafelrunde.engine.contract import Event
from tafelrunde.games.xidit.play import events as happened

RULES: dict[type[Event], str] = {
    happened.AssessmentsLaid: "XI-2.14",
    happened.DummyPlaced: "XI-17.11",
    happened.TileRevealed: "XI-19.6",
    happened.TitansWoke: "XI-12.4",
    happened.ReinforcementsArrived: "XI-12.9",
    happened.IdrakysPlaced: "XI-2.17",
    happened.YearBegan: "XI-15.1",
    happened.ProgrammeHandedIn: "XI-4.1",
    happened.ProgrammeRevealed: "XI-5.1",
    happened.Moved: "XI-5.7",
    happened.Stayed: "XI-20.1",
    happened.Waited: "XI-5.9",
    happened.Recruited: "XI-6.1",
    happened.ThreatEliminated: "XI-7.1",
    happened.TitanBeaten: "XI-13.1",
    happened.RewardsTaken: "XI-8.1",
    happened.BardsMissed: "XI-20.22",
    happened.StoryMissed: "XI-20.23",
    happened.StoryStored: "XI-14.17",
    happened.DummyRaised: "XI-17.13",
    happened.CensusHandedIn: "XI-14.4",
    happened.UnitsShown: "XI-14.7",
    happened.NobodyWon: "XI-20.12",
    happened.RegionScored: "XI-16.7",
    happened.AssessmentHeld: "XI-16.12",
    happened.Eliminated: "XI-16.15",
    happened.DummyEliminated: "XI-17.15",
}
VOID_RULES = {
    "recruited": "XI-6.5",
    "eliminated": "XI-7.7",
    "acted": "XI-20.2",
    "units": "XI-7.5",
    "empty": "XI-20.7",
    "nothing": "XI-6.9",
    "declined": "XI-13.9",
}
LONG_CENSUS_YEARS = (4, 8, 12)
CENSUS_GOLD_RULES = {1: "XI-14.11", 2: "XI-14.12"}


def of_tiles(event: Event) -> str | None:
    if isinstance(event, happened.TilePlaced):
        return "XI-11.4" if event.side == "recruitment" else "XI-11.3"
    if isinstance(event, happened.TileDiscarded):
        return "XI-11.1" if event.side == "recruitment" else "XI-11.2"
    if isinstance(event, happened.NextTileSet):
        borrowed = "XI-11.13" if event.borrowed else "XI-11.8"
        return borrowed if event.side == "recruitment" else "XI-11.9"
    if isinstance(event, happened.PileTurned):
        return "XI-11.10" if event.side == "recruitment" else "XI-11.11"
    return None


def of_rewards(event: Event) -> str | None:
    if isinstance(event, happened.GoldTaken):
        return CENSUS_GOLD_RULES.get(event.gold, "XI-14.11") if event.census else "XI-9.1"
    if isinstance(event, happened.BardsPlaced):
        return "XI-14.13" if event.census else "XI-9.5"
    if isinstance(event, happened.StoriesBuilt):
        return "XI-14.15" if event.census else "XI-10.1"
    if isinstance(event, happened.CensusWon):
        return "XI-14.21" if event.tied else "XI-14.8"
    return None


def rule_of(event: Event) -> str:
    special = of_tiles(event) or of_rewards(event)
    if special:
        return special
    if isinstance(event, happened.ActionVoid):
        return VOID_RULES[event.reason]
    if isinstance(event, happened.FirstPlayerSet):
        return "XI-20.35" if event.year == 1 else "XI-15.2"
    if isinstance(event, happened.CensusBegan):
        return "XI-14.1" if event.year in LONG_CENSUS_YEARS else "XI-18.2"
    if isinstance(event, happened.GameEnded):
        return "XI-16.21" if event.winners else "XI-20.17"
    return RULES[type(event)]


def heading(event: Event) -> int:
    """Years, and the censuses at their end."""
    if isinstance(event, happened.YearBegan):
        return 1
    return 2 if isinstance(event, happened.CensusBegan) else 0
