"""What was fought, cast, taken and lost in a campaign, counted from the events of its log.

`KINDS` lists all that is counted, each with the rule it goes by, group by group. A kind that never happened
stands there with nought, so that a reader sees what was looked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from tafelrunde.engine.contract import Event
from tafelrunde.games.phoenix.holdings.land import stage_at
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.told.events import Minuted, Reported
from tafelrunde.games.phoenix.told.land import (
    ArmyOverrun,
    FieldPlundered,
    FieldTaken,
    MeleeFought,
    TownStands,
)
from tafelrunde.games.phoenix.told.minutes import (
    BanWorked,
    ShotsWorked,
    TeleportWorked,
    WallRaised,
    WallsTorn,
    WallWorked,
)
from tafelrunde.games.phoenix.told.notes import Besieged, Cut, StormLosses
from tafelrunde.games.phoenix.told.people import (
    CombatFought,
    DuelFought,
    PersonCaptured,
    PersonDied,
    PersonFreed,
    PersonRetreated,
    WizardTeleported,
    WizardThrown,
)
from tafelrunde.games.phoenix.told.war_notes import Spoils, Walled
from tafelrunde.games.phoenix.world.places import read_field
from tafelrunde.phoenix_desk.campaign.campaign import Campaign

FIGHTS: Final = "fights"
OUTCOMES: Final = "outcomes"
MAGIC: Final = "magic"
GROUPS: Final = (FIGHTS, OUTCOMES, MAGIC)


class Kind(NamedTuple):
    group: str
    rule: str


KINDS: Final[dict[str, Kind]] = {
    "melee": Kind(FIGHTS, "PH-5.5a"),
    "sea_battle": Kind(FIGHTS, "PH-5.5a"),
    "overrun": Kind(FIGHTS, "PH-5.5d"),
    "fire": Kind(FIGHTS, "PH-5.1a"),
    "defensive_fire": Kind(FIGHTS, "PH-1.2c"),
    "wall_fire": Kind(FIGHTS, "PH-5.1s"),
    "duel": Kind(FIGHTS, "PH-5.3a"),
    "combat": Kind(FIGHTS, "PH-5.3r"),
    "tilt": Kind(FIGHTS, "PH-5.2a"),
    "retreat": Kind(FIGHTS, "PH-5.4a"),
    "siege": Kind(FIGHTS, "PH-1.7.1a"),
    "field_taken": Kind(OUTCOMES, "PH-1.8j"),
    "town_taken": Kind(OUTCOMES, "PH-5.8.1a"),
    "town_sunk": Kind(OUTCOMES, "PH-1.5i"),
    "town_destroyed": Kind(OUTCOMES, "PH-1.5k"),
    "wall_destroyed": Kind(OUTCOMES, "PH-5.1s"),
    "plundered": Kind(OUTCOMES, "PH-3.2.2.1a"),
    "spoils": Kind(OUTCOMES, "PH-5.6a"),
    "captured": Kind(OUTCOMES, "PH-1.9m"),
    "freed": Kind(OUTCOMES, "PH-5.8.4a"),
    "escaped": Kind(OUTCOMES, "PH-5.4e"),
    "died": Kind(OUTCOMES, "PH-1.9h"),
    "crowded": Kind(OUTCOMES, "PH-5.7a"),
    "storm": Kind(OUTCOMES, "PH-6.6.2a"),
    "teleport": Kind(MAGIC, "PH-1.3d"),
    "teleport_goods": Kind(MAGIC, "PH-1.4.1a"),
    "wall_raised": Kind(MAGIC, "PH-1.4.2i"),
    "wall_torn": Kind(MAGIC, "PH-1.4.4e"),
    "walled": Kind(MAGIC, "PH-1.4.2h"),
    "ban": Kind(MAGIC, "PH-1.4.3a"),
    "thrown_home": Kind(MAGIC, "PH-5.3n"),
}

Tally = dict[str, int]
"""By kind, how often; every kind is there."""


class Ground:
    """What the counting must know of the map: which fields are water, and which bear a town at the moment."""

    def __init__(self, state: State) -> None:
        world = state.setting.world
        self.state = state
        self.towns = {world.label(field) for field in state.towns if stage_at(state, field)}

    def is_water(self, label: str) -> bool:
        world = self.state.setting.world
        return bool(world.is_water[read_field(world, label)])


Reader = Callable[[Any, Ground], str]
"""The kind of an event, or empty."""


def of_melee(event: MeleeFought, ground: Ground) -> str:
    return "sea_battle" if ground.is_water(event.field) else "melee"


def of_field(event: FieldTaken, ground: Ground) -> str:
    if event.how != "conquered":
        return ""
    return "town_taken" if event.field in ground.towns else "field_taken"


def of_town(event: TownStands, ground: Ground) -> str:
    """The town is kept in mind, also where it was not fire that changed it."""
    (ground.towns.add if event.stage else ground.towns.discard)(event.field)
    if event.why != "fire":
        return ""
    return "town_sunk" if event.stage else "town_destroyed"


def of_shots(shots: ShotsWorked, _ground: Ground) -> str:
    if shots.side:
        return "wall_fire"
    return "defensive_fire" if shots.defence else "fire"


READERS: Final[dict[type, Reader]] = {
    MeleeFought: of_melee,
    ArmyOverrun: lambda _event, _ground: "overrun",
    ShotsWorked: of_shots,
    WallWorked: lambda worked, _ground: "wall_destroyed" if worked.destroyed else "",
    DuelFought: lambda _event, _ground: "duel",
    CombatFought: lambda event, _ground: str(event.kind),
    Besieged: lambda _note, _ground: "siege",
    FieldTaken: of_field,
    TownStands: of_town,
    FieldPlundered: lambda _event, _ground: "plundered",
    Spoils: lambda note, _ground: "spoils" if note.why == "combat_income" else "",
    PersonCaptured: lambda _event, _ground: "captured",
    PersonFreed: lambda _event, _ground: "freed",
    PersonRetreated: lambda _event, _ground: "escaped",
    PersonDied: lambda _event, _ground: "died",
    Cut: lambda _note, _ground: "crowded",
    StormLosses: lambda _note, _ground: "storm",
    WizardTeleported: lambda _event, _ground: "teleport",
    TeleportWorked: lambda _worked, _ground: "teleport_goods",
    WallRaised: lambda _worked, _ground: "wall_raised",
    WallsTorn: lambda worked, _ground: "wall_torn" if worked.torn else "",
    Walled: lambda _note, _ground: "walled",
    BanWorked: lambda _worked, _ground: "ban",
    WizardThrown: lambda _event, _ground: "thrown_home",
}


def tally(campaign: Campaign, since: int = 0) -> Tally:
    """All that happened after so many entries of the log."""
    found: Tally = dict.fromkeys(KINDS, 0)
    if not campaign.months:
        return found
    mark = campaign.months.last_begun(since)
    ground = Ground(mark.state)
    for place, events in enumerate(campaign.table.events[mark.entries :], mark.entries):
        for kind in kinds(events, ground):
            found[kind] += place >= since
    return found


def kinds(events: list[Event], ground: Ground) -> Iterator[str]:
    """What happened in one entry, kind by kind."""
    for thing in things(events):
        reader = READERS.get(type(thing))
        kind = reader(thing, ground) if reader is not None else ""
        if kind:
            yield kind


def things(events: list[Event]) -> Iterator[Any]:
    """Events one by one, and the notes and minutes inside them."""
    for event in events:
        if isinstance(event, Reported):
            yield from event.notes or ()
        elif isinstance(event, Minuted):
            yield from event.entries or ()
        else:
            yield event
