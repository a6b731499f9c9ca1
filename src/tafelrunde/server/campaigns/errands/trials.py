"""A campaign to try the game with: one person, bots for the other realms, a creature that must be driven off.

It is a campaign like any other. That its months are played as soon as its only player hands in is the clock's
doing (`Clock.early`), that the creature is there the game master's, who decides once, when it is founded.
"""

from __future__ import annotations

import secrets
from typing import Final

import msgspec
from sqlalchemy import Connection

from tafelrunde.engine.contract import Lang, Words
from tafelrunde.games.phoenix.moves.creatures import PlaceCreature
from tafelrunde.games.phoenix.moves.special import DeclareKind
from tafelrunde.games.phoenix.positions.foundation import RealmFoundation
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.clock import Clock, keep_clock, round_of
from tafelrunde.phoenix_desk.campaign.foundation import Dice, Plan, found_campaign, realms_called
from tafelrunde.phoenix_desk.campaign.home import HOUSE, LOG
from tafelrunde.phoenix_desk.campaign.house import HouseRules, written
from tafelrunde.server.campaigns.errand import Errand
from tafelrunde.server.campaigns.errands.founding import SECRET_BITS
from tafelrunde.server.campaigns.workbench import Workbench
from tafelrunde.server.errors import Denied
from tafelrunde.store import campaigns, members
from tafelrunde.store.records import MemberRecord, PaperRecord

WEEKS: Final = 7 * 24 * 3600.0
LIFE: Final = 6 * WEEKS
"""Seconds after the last visit for which a trial is kept."""
MINE: Final = 0
"""The realm of whoever tries; bots play those after it."""
SEED: Final = 34
"""Of a small world whose southern start lies in a plain by the sea, with every terrain within four fields."""
SIZE: Final = "hexagon 2"
CAPITAL: Final = "403/13"
LAIR: Final = "403/12"
"""Beside the capital: whatever is recruited there reaches it in the first month, on foot too."""
CREATURE: Final = 401
STRENGTH: Final = 300
"""In warriors: a thousand of them win for certain and lose some, ten times as many simply run it over."""
NEIGHBOURS: Final = ("settler", "warlord")
BEASTS: Final = Words("Wilderness", "Wildnis")
BEASTS_PLAYER: Final = "settler"
"""Settlers lead no creatures, so this one stays in its lair."""


class Trial(msgspec.Struct, frozen=True):
    ruler: MemberRecord
    language: Lang = "de"
    dice: Dice = "fair"


class TrialFounded(msgspec.Struct, frozen=True):
    ruler: int
    """The number of whoever tries among the members."""
    realm: str


def found_trial(bench: Workbench, args: Trial) -> TrialFounded:
    """The campaign, its only member and its end together, or nothing."""
    home = bench.home
    if home.has(LOG):
        raise Denied("taken", "campaign-name-in-use")
    beasts = BEASTS.said(args.language)
    bots = {**dict(enumerate(NEIGHBOURS, MINE + 1)), len(NEIGHBOURS) + 1: BEASTS_PLAYER}
    rules = HouseRules(bots=bots, language=args.language)
    made: list[int] = []

    def beside(connection: Connection) -> None:
        made.append(members.add_member(connection, args.ruler))
        campaigns.put_paper(connection, PaperRecord(bench.name, *HOUSE, revision=1, data=written(rules)))
        campaigns.set_expiry(connection, bench.name, bench.now + LIFE)

    def prepare(campaign: Campaign) -> None:
        release_creature(campaign, beasts)
        keep_clock(home, Clock(*round_of(campaign.state), since=bench.now, early=True))

    home.beside = beside
    campaign = found_campaign(home, plan_of(beasts, args.dice), prepare)
    return TrialFounded(made[-1], campaign.names[MINE])


def release_creature(campaign: Campaign, beasts: str) -> None:
    """The game master's only decisions (PH-6.3.2b)."""
    campaign.play(campaign.master, DeclareKind(beasts, "beasts"))
    campaign.play(campaign.master, PlaceCreature(beasts, CREATURE, "foot", LAIR, STRENGTH))


def plan_of(beasts: str, dice: Dice) -> Plan:
    """Always the same world; whatever is rolled in it differs each time."""
    realms = realms_called((f"{realms_called((), 1)[0].name}@{CAPITAL}",), len(NEIGHBOURS) + 1)
    return Plan(
        realms=(*realms, RealmFoundation(beasts, later=True)),
        seed=SEED,
        size=SIZE,
        dice=dice,
        luck=secrets.randbits(SECRET_BITS),
        options={"deadlines": "days"},
    )


ERRANDS = (Errand("trial.found", found_trial, Trial, lane="founding"),)
