"""Golden campaigns with wars: what the game master arranges, and what must really happen in each of them.

The armies of a founding realm need months to meet, so the game master puts some at each other's throat with
corrections that stand in the log like everything else; his first announcement says what the campaign shows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from tafelrunde.engine.contract import Event
from tafelrunde.engine.table import Table
from tafelrunde.games.phoenix.moves.kinds import Amend, Announce, Change
from tafelrunde.games.phoenix.moves.meeting import CallBack, DeclareAbsent, DeclareReturn, SendAway
from tafelrunde.games.phoenix.moves.realms import ChangeRealm, Rebel, Unite
from tafelrunde.games.phoenix.moves.special import DeclareKind, PirateBonus
from tafelrunde.games.phoenix.state.state import MUSTER
from tafelrunde.games.phoenix.told.events import Minuted, Reported
from tafelrunde.games.phoenix.told.land import MeleeFought
from tafelrunde.games.phoenix.world.places import read_field
from tests.games.phoenix.settling import generated

ONE, TWO, THREE, FREE = "Theostelos", "Yaromo", "Vachal", "Avallon"
Rows = Mapping[str, Mapping[str, Mapping[str, Any]]]
"""By realm and number, values of an army or a person; its field comes first."""
SEA_BATTLE = "SeaBattle"
"""A melee on water, counted besides."""


class Script(NamedTuple):
    """What the game master does in which month, and how often what must happen at least."""

    moves: tuple[tuple[int, Any], ...]
    shows: Mapping[str, int]


NOTHING = Script((), {})


def placed(kind: str, rows: Rows) -> tuple[Change, ...]:
    return tuple(
        Change(f"{kind}.{realm}.{number}.{name}", value)
        for realm, units in rows.items()
        for number, unit in units.items()
        for name, value in unit.items()
    )


def arranged(shows: str, armies: Rows, people: Rows | None = None, **more: int | str) -> tuple[Any, ...]:
    """The moves with which a campaign begins; `more`: other paths, with __ for a dot."""
    changes = tuple(Change(path.replace("__", "."), value) for path, value in more.items())
    return (
        (1, Announce(f"Golden campaign: {shows}.")),
        (2, Amend((*changes, *placed("armies", armies), *placed("people", people or {})), shows)),
    )


def mage(field: str, most: int, **more: Any) -> dict[str, Any]:
    """A wizard; points in tenths."""
    return {"field": field, "rank": "Z", "title": "Z", "most": most, "now": most, **more}


def noble(field: str, rank: str, most: int, **more: Any) -> dict[str, Any]:
    return {"field": field, "rank": rank, "title": rank, "most": most, "now": most, **more}


GUNS = {"leaders": 4, "light": 6, "heavy": 5}
MAGIC = Script(
    (
        *arranged(
            "duels, bans, teleports and magic walls",
            {
                ONE: {"101": {"field": "101/25", "troops": 4000, "leaders": 9}},
                TWO: {"101": {"field": "101/21", "troops": 2000, "leaders": 5}},
                THREE: {"101": {"field": "101/36", "troops": 3000, "leaders": 5}},
            },
            {
                ONE: {"501": mage("101/26", 200), "502": mage("101/27", 700), "503": mage("101/28", 90)},
                TWO: {"501": mage("101/19", 350), "502": mage("101/21", 60), "503": mage("101/20", 1300)},
                THREE: {"501": mage("101/29", 180), "502": mage("101/35", 120), "503": mage("101/36", 640)},
            },
        ),
    ),
    {
        "DuelFought": 3,
        "DuelWorked": 3,
        "WizardThrown": 2,
        "WizardTeleported": 2,
        "ArmyTeleported": 1,
        "WallRaised": 4,
        "WallsTorn": 2,
        "Walled": 1,
        "BanWorked": 1,
        "TroopsBanned": 1,
    },
)
FLEETS = Script(
    (
        *arranged(
            "fleets, sea battles, landings and fire from ships",
            {
                ONE: {
                    "301": {"field": "101/31", "troops": 60, **GUNS},
                    "101": {"field": "101/24", "troops": 3000, "leaders": 5, "aboard": 301},
                    "102": {"field": "101/25", "troops": 2000, "leaders": 5},
                },
                TWO: {
                    "301": {"field": "101/32", "troops": 50, **GUNS},
                    "302": {"field": "102/01", "troops": 40, **GUNS},
                    "201": {"field": "101/24", "troops": 900, "leaders": 3, "aboard": 302},
                },
                THREE: {
                    "301": {"field": "101/38", "troops": 70, "leaders": 3, "light": 3},
                    "302": {"field": "101/44", "troops": 30, "leaders": 3, "heavy": 3},
                },
            },
        ),
    ),
    {SEA_BATTLE: 3, "ArmyLanded": 1, "ArmyEmbarked": 1, "ShotsWorked": 1, "FireLosses": 1, "ArmyGone": 1},
)
SIEGES = Script(
    (
        *arranged(
            "sieges, overruns, combat of characters and prisoners",
            {
                ONE: {
                    "101": {"field": "101/27", "troops": 3000, **GUNS},
                    "201": {"field": "101/26", "troops": 9000, "leaders": 20},
                },
                TWO: {
                    "101": {"field": "101/19", "troops": 8000, **GUNS},
                    "201": {"field": "101/18", "troops": 2000, "leaders": 12, "guard": True},
                },
                THREE: {
                    "101": {"field": "101/28", "troops": 9000, **GUNS},
                    "102": {"field": "101/20", "troops": 300, "leaders": 1},
                },
            },
            {
                ONE: {"611": noble("101/27", "BUH", 300), "612": noble("101/26", "CHF", 150, army=201)},
                TWO: {"611": noble("101/19", "BUH", 280, army=101), "612": noble("101/18", "CHF", 140)},
                THREE: {"611": noble("101/28", "CHF", 160), "612": noble("101/20", "CHF", 120, army=102)},
            },
        ),
    ),
    {
        "MeleeFought": 4,
        "ArmyOverrun": 1,
        "FireWorked": 2,
        "TownHit": 1,
        "FieldTaken": 4,
        "CombatFought": 1,
        "PersonCaptured": 1,
        "Spoils": 2,
    },
)
BESIDE_A_GATE, IN_THE_NEST = "301/03", "2001/03"
SPECIAL = Script(
    (
        (1, Announce("Golden campaign: pirates and their nest, undead, an invader.")),
        (1, DeclareKind(ONE, "pirate")),
        (1, DeclareKind(TWO, "undead")),
        (1, DeclareKind(THREE, "invader")),
        (
            2,
            Amend(
                placed(
                    "armies",
                    {
                        ONE: {
                            "301": {"field": IN_THE_NEST, "troops": 60, "leaders": 3, "light": 2},
                            "302": {"field": BESIDE_A_GATE, "troops": 30, "leaders": 3, "heavy": 4},
                        },
                        TWO: {
                            "101": {"field": "203/19", "troops": 9000, "leaders": 20},
                            "201": {"field": "203/19", "troops": 9000, "leaders": 20},
                        },
                        THREE: {
                            "101": {"field": "203/20", "troops": 4000, "leaders": 9},
                            "201": {"field": "203/20", "troops": 2500, "leaders": 5},
                            "301": {"field": BESIDE_A_GATE, "troops": 60, "leaders": 3},
                        },
                    },
                ),
                "pirates, undead and an invader",
            ),
        ),
        (3, PirateBonus(ONE, 50_000)),
    ),
    {
        "RealmTurned": 3,
        "BonusPaid": 1,
        "RaiseDead": 1,
        "Raised": 1,
        "Travel": 2,
        "StormLosses": 1,
        "MeleeFought": 2,
    },
)
ABSENCE = Script(
    (
        *arranged(
            "a realm that is away, comes back and deserts, and a character in the castle",
            {
                ONE: {"201": {"field": "101/28", "troops": 4000, "leaders": 9}},
                TWO: {
                    "101": {"field": "101/21", "troops": 3000, "leaders": 9},
                    "102": {"field": "103/26", "troops": 2000, "leaders": 9},
                },
                THREE: {"101": {"field": "101/20", "troops": 3000, "leaders": 9}},
            },
        ),
        (2, SendAway(ONE, 602, 2)),
        (3, DeclareAbsent(TWO, 1, excused=True)),
        (5, DeclareReturn(TWO)),
        (5, CallBack(ONE, 602)),
        (6, DeclareAbsent(TWO, 4, excused=False)),
    ),
    {
        "RealmAbsent": 2,
        "TurnMissed": 4,
        "RealmReturned": 1,
        "PersonSheltered": 2,
        "ArmyGone": 1,
        "MeleeFought": 1,
    },
)
PUTSCH = Script(
    (
        *arranged(
            "a putsch that founds a realm, and two realms that unite",
            {
                ONE: {
                    "101": {"field": "101/34", "troops": 3000, "leaders": 9},
                    "102": {"field": "101/27", "troops": 4000, "leaders": 9},
                },
                TWO: {"101": {"field": "101/21", "troops": 3000, "leaders": 9}},
            },
            {ONE: {"611": noble("101/34", "BUH", 240), "612": noble("101/34", "CHF", 130)}},
            **{"towns__101/34__stage": "STD", "towns__101/28__stage": "BUR"},
        ),
        (3, Rebel(ONE, 611, ("101/34", "101/35"), FREE, (101,), (612,), "Freies Land")),
        (4, ChangeRealm("Freies Land", 612, TWO)),
        (6, Unite("Freies Land", TWO)),
    ),
    {"RealmRose": 1, "RealmsUnited": 1, "PersonAppointed": 1, "MeleeFought": 1, "TurnEnded": 16},
)
WARLORDS = Script(
    ((1, Announce("Golden campaign: three warlords fight it out, nobody helps.")),),
    {"MeleeFought": 20, "ArmyOverrun": 2, "FieldTaken": 150, "ShotsWorked": 1, "WallRaised": 1},
)
WARLORD_WORLD = generated(3, "hexagon 1", seed=4, months=24)
SPECIAL_WORLD = generated(3, "hexagon 2", seed=1, months=8)
PUTSCH_REALMS = [{}, {}, {"later": True, "name": FREE}]


def due(script: Script, table: Table) -> Any:
    """The game master's next move, if its month is at the muster; None if he waits."""
    state = table.state
    played = sum(entry.seat == state.setting.game_master for entry in table.entries)
    if state.step != MUSTER or played == len(script.moves):
        return None
    month, move = script.moves[played]
    return move if month <= state.month else None


def happened(table: Table) -> Counter[str]:
    """Orders, events, notes and minutes of a campaign by kind, and battles at sea."""
    orders = [order for entry in table.entries for order in getattr(entry.move, "orders", ())]
    told = [one for events in table.events for event in events for one in entries(event)]
    seen = Counter(type(one).__name__ for one in (*orders, *told))
    world = table.state.setting.world
    fights = [one for one in told if isinstance(one, MeleeFought)]
    seen[SEA_BATTLE] = sum(bool(world.is_water[read_field(world, one.field)]) for one in fights)
    return seen


def entries(event: Event) -> Iterable[Any]:
    """What an event tells: itself, or the notes and minutes in it."""
    if isinstance(event, Reported):
        return event.notes or ()
    return event.entries or () if isinstance(event, Minuted) else (event,)


def missing(script: Script, table: Table) -> dict[str, int]:
    """What should have happened and did not, or not often enough."""
    seen = happened(table) if script.shows else Counter[str]()
    return {kind: seen[kind] for kind, count in script.shows.items() if seen[kind] < count}
