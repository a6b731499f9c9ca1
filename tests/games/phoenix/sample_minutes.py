"""Minutes of all kinds, with figures that can be worked out by hand: Ann is realm 0, Bob realm 1."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.phoenix.told.minutes import (
    ArmyBanned,
    ArmyStruck,
    BanWorked,
    BoutWorked,
    CombatWorked,
    DuellistWorked,
    DuelWorked,
    FateWorked,
    FighterWorked,
    FireWorked,
    KindStruck,
    MeleeWorked,
    OrderFell,
    OverrunWorked,
    Shot,
    ShotsWorked,
    TeleportWorked,
    Thrown,
    UnitWorked,
    WallRaised,
    WallsTorn,
    WallWorked,
)
from tafelrunde.games.phoenix.told.spoils import (
    ArmyFallen,
    CargoSeized,
    CatapultsTaken,
    FallenWorked,
    IncomeWorked,
    TownLooted,
)

NAMES = ("Ann", "Bob")


def duellist(realm: int, result: str, change: int, now: int) -> DuellistWorked:
    hits = 3 if result == "won" else 1
    return DuellistWorked(
        realm, 501, "101/27", 80, 50, (6, 4, 2), 3, hits, 1, 4 - hits, "1/2", change, now, result
    )


def combat(kind: str) -> CombatWorked:
    ann, bob = FighterWorked(0, 601, 3, 240, (6, 6, 1)), FighterWorked(1, 602, 2, 165, (5, 2))
    fates = (FateWorked(0, 601, 240, 10, 250, 0), FateWorked(1, 602, 5, -10, 0, 2))
    return CombatWorked("101/27", kind, (BoutWorked(ann, bob, 2, 0, "3/2", "4/3", 1),), fates)


POINTS = (("gp_leaders", "PH-1.1.5d", "20"), ("gp_home", "PH-5.5.2b", "50"))
SAMPLES: tuple[Any, ...] = (
    ShotsWorked(12, "101/27", "NO", True, (Shot(0, 101, "101/28", "SKP", 2, 2, 1, (0, 7), 130),), 130),
    FireWorked(
        "101/27",
        130,
        "STD",
        60,
        "325/4",
        "871/16",
        54,
        "429/16",
        (
            ArmyStruck(
                1,
                101,
                "2/3",
                POINTS,
                "2145/204",
                (
                    KindStruck("warriors", 1000, "7", "0", (), 70),
                    KindStruck("light_catapults", 2, "3", "3/5", (80, 12), 1),
                ),
                1,
            ),
        ),
    ),
    FireWorked("101/27", 9, "", 0, "9", "0", 0, "9", ()),
    WallWorked("101/27", "NO", 60, 50, 10, True),
    WallRaised(0, 501, "101/27", "NO", 3),
    WallsTorn(0, 501, "101/27", "NO", 2, (1,)),
    WallsTorn(0, 501, "101/27", "NO", 2, ()),
    TeleportWorked(0, 501, "101/27", "101/30", 5001, 3, 12),
    BanWorked(0, 501, "101/27", 1000, (ArmyBanned(1, 101, 900, {"warriors": 900}),)),
    BanWorked(0, 501, "101/27", 1000, ()),
    DuelWorked((duellist(0, "won", 5, 85),), (duellist(1, "lost", -70, 0),), (3, 1), (2, 1), "2", "won"),
    DuelWorked((duellist(0, "drawn", 0, 80),), (duellist(1, "drawn", 0, 80),), (2, 2), (2, 2), "1", "drawn"),
    combat("combat"),
    combat("tilt"),
    combat("retreat"),
    FallenWorked(
        "101/27",
        (
            ArmyFallen(0, 101, {"warriors": 900, "leaders": 3}, {"warriors": 301, "leaders": 2}, "2/3"),
            ArmyFallen(1, 101, {"warriors": 300}, {"warriors": 300}, "0"),
        ),
    ),
    IncomeWorked("101/27", 0, 101, "1500", "3005/2", (50, 25), "1/2", 562),
    IncomeWorked("101/27", 0, 101, "1500", "0", (100, 50), "1", 1500),
    TownLooted("101/27", 0, 101, "STD", 4000),
    CargoSeized("101/27", 0, 101, (1, 301), "3/10", 1000, 300),
    CatapultsTaken("101/27", 0, 101, {"light_catapults": 3}, {"light_catapults": 1}),
    *[Thrown(what, "101/27", 6, (1, 2)) for what in ("duel", "combat", "tilt", "retreat")],
    *[Thrown(what, "101/27", 20, (1, 2)) for what in ("melee", "melee_tie", "fire", "weapon_survival")],
    OrderFell(0, 3, "PH-1.1.5a", {"army": "101", "field": "101/27"}),
)
UNIT = UnitWorked(0, (101,), "900", (("gp_leaders", "PH-1.1.5d", "3"),), "3", 7, "10", "1/4", "8")
FOE = UnitWorked(1, (201,), "500", (), "0", 2, "", "", "")
MELEE = MeleeWorked(
    *("101/27", (UNIT,), (FOE,), (7, 2), 0, ("900", "500"), ("945", "505"), True, "fighting"),
    *("500", "-9/50", "410", "1"),
)
OVERRUN = OverrunWorked("101/27", 0, (101,), ((1, 201),), 9000, 300, True, 1500)
WHOLE: tuple[Any, ...] = (*SAMPLES, MELEE, OVERRUN)
