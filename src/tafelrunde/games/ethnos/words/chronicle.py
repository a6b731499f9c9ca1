"""Which rule stands behind an event, and which events are headings of the story."""

from __future__ import annotations

from tafelrunde.engine.contract import Event
from tafelrunde.games.ethnos.play import events as happened

RULES: dict[type[Event], str] = {
    happened.TribeChosen: "ET-14.30",
    happened.TribesDrawn: "ET-1.7",
    happened.TokensLaid: "ET-1.4",
    happened.AgeBegan: "ET-2.2",
    happened.CardDealt: "ET-1.19",
    happened.MarketLaid: "ET-1.20",
    happened.DeckSplit: "ET-1.22",
    happened.CardTaken: "ET-3.2",
    happened.CardDrawn: "ET-3.4",
    happened.BandPlayed: "ET-4.10",
    happened.GiantTaken: "ET-13.11",
    happened.MerfolkMoved: "ET-13.20",
    happened.HordeGrew: "ET-13.33",
    happened.TrollTaken: "ET-13.45",
    happened.FreeMarkerDeclined: "ET-14.22",
    happened.CardsKept: "ET-13.8",
    happened.CardsDiscarded: "ET-6.1",
    happened.WizardDraws: "ET-13.54",
    happened.Passed: "ET-14.14",
    happened.AgeEnded: "ET-7.4",
    happened.SkeletonsRemoved: "ET-13.44",
    happened.MerfolkScored: "ET-13.28",
    happened.GiantScored: "ET-13.16",
    happened.BandsScored: "ET-9.1",
    happened.Plundered: "ET-13.38",
    happened.HordeKept: "ET-13.37",
    happened.GameEnded: "ET-11.2",
}
MISSED_RULES = {"small": "ET-5.3", "nowhere": "ET-14.19", "halfling": "ET-13.17", "supply": "ET-5.5"}
DECLINED_RULES = {"centaur": "ET-14.17", "wizard": "ET-14.9"}
DRAGON_RULES = ("ET-7.1", "ET-7.1", "ET-7.4")
KINGDOM_RULES = ("ET-8.1", "ET-8.3", "ET-8.4")
DUEL_RULES = {"more": "ET-12.6", "alone": "ET-12.7", "tie": "ET-14.2"}


def rule_of(event: Event) -> str:
    if isinstance(event, happened.MarkerPlaced):
        return "ET-13.26" if event.free else "ET-5.1"
    if isinstance(event, happened.MarkerMissed):
        return MISSED_RULES[event.reason]
    if isinstance(event, happened.DragonDrawn):
        return DRAGON_RULES[event.dragons - 1]
    if isinstance(event, happened.AbilityDeclined):
        return DECLINED_RULES.get(event.tribe, "ET-14.13")
    if isinstance(event, happened.KingdomScored):
        return DUEL_RULES[event.duel] if event.duel else KINGDOM_RULES[event.age - 1]
    if isinstance(event, happened.FirstPlayerSet):
        return "ET-1.18" if event.age == 1 else "ET-10.6"
    return RULES[type(event)]


def heading(event: Event) -> int:
    """Ages, and how they are scored."""
    if isinstance(event, happened.AgeBegan):
        return 1
    return 2 if isinstance(event, happened.AgeEnded) else 0
