"""Every entry of the minutes in words, and the fields it is about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tafelrunde.engine.protocol import Lang, Words
from tafelrunde.games.phoenix.minutes import (
    BanWorked,
    CombatWorked,
    DuelWorked,
    FireWorked,
    MeleeWorked,
    OverrunWorked,
    ShotsWorked,
    TeleportWorked,
    Thrown,
    WallRaised,
    WallsTorn,
    WallWorked,
)
from tafelrunde.games.phoenix.minutes_spoils import (
    CargoSeized,
    CatapultsTaken,
    FallenWorked,
    IncomeWorked,
    TownLooted,
)
from tafelrunde.games.phoenix.protocol_combat import combat_protocol
from tafelrunde.games.phoenix.protocol_fire import (
    dice_called,
    faces,
    fire_protocol,
    shots_protocol,
    wall_protocol,
)
from tafelrunde.games.phoenix.protocol_magic import (
    ban_protocol,
    duel_protocol,
    raised_protocol,
    teleport_protocol,
    torn_protocol,
)
from tafelrunde.games.phoenix.protocol_melee import melee_protocol, overrun_protocol
from tafelrunde.games.phoenix.protocol_spoils import (
    cargo_protocol,
    catapults_protocol,
    fallen_protocol,
    income_protocol,
    loot_protocol,
)

DICE: Final = Words("Dice: {} W{} for {} {}: {}", "Würfel: {} W{} für {} {}: {}")


def dice_protocol(worked: Thrown, _names: Sequence[str], lang: Lang) -> list[str]:
    what, shown = dice_called(worked.what, lang), faces(worked.values)
    return [DICE.said(lang).format(len(worked.values), worked.faces, what, worked.where, shown)]


WORDS: Final[dict[type, Callable[[Any, Sequence[str], Lang], list[str]]]] = {
    MeleeWorked: melee_protocol,
    OverrunWorked: overrun_protocol,
    Thrown: dice_protocol,
    ShotsWorked: shots_protocol,
    FireWorked: fire_protocol,
    WallWorked: wall_protocol,
    WallRaised: raised_protocol,
    WallsTorn: torn_protocol,
    TeleportWorked: teleport_protocol,
    BanWorked: ban_protocol,
    DuelWorked: duel_protocol,
    CombatWorked: combat_protocol,
    FallenWorked: fallen_protocol,
    IncomeWorked: income_protocol,
    TownLooted: loot_protocol,
    CargoSeized: cargo_protocol,
    CatapultsTaken: catapults_protocol,
}


def in_words(minute: Any, names: Sequence[str], lang: Lang) -> list[str]:
    """Line by line; `names` are those of the realms."""
    return WORDS[type(minute)](minute, names, lang)


def fields_of(minute: Any) -> tuple[str, ...]:
    """Labels of the fields that an entry is about."""
    if isinstance(minute, DuelWorked):
        return tuple(dict.fromkeys([one.field for one in (*minute.attackers, *minute.defenders)]))
    if isinstance(minute, ShotsWorked):
        return tuple(dict.fromkeys([minute.target, *[shot.field for shot in minute.shots]]))
    if isinstance(minute, TeleportWorked):
        return minute.start, minute.field
    if isinstance(minute, Thrown):
        return (minute.where.split(" ")[0],)
    return (str(minute.field),)
