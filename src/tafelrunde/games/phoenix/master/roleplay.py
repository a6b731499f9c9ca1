"""Character sheets for role-play (PH-7.6): every figure that the rules fix is worked out and compared."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from tafelrunde.engine.errors import IllegalMove

BASE: Final = 75
HIGHEST: Final = 100
CHEAP: Final = 95
"""Up to here a point costs two, above it three (PH-7.6.1.2d)."""
ATTRIBUTES: Final = (
    "strength", "dexterity", "agility", "constitution", "intelligence", "magic", "looks",
)  # fmt: skip
GRADES: Final[dict[int, tuple[int, int]]] = {3: (500, 999), 4: (1000, 1999), 5: (2000, 3999)}
GRADE_OF_RANK: Final[dict[str, int]] = {
    "ZIV": 3, "CHF": 3, "BUH": 3, "STH": 4, "FSH": 4, "HER": 5,
    "ZA": 3, "ZB": 4, "ZC": 5, "ZD": 5, "ZE": 5, "ZF": 5,
}  # fmt: skip
SELF_CONTROL: Final[dict[str, int]] = {"assassin": 30, "conjurer": 30, "druid": 30, "rogue": -10}
SKILL_POINTS: Final = 27
SPELL_POINTS: Final = 9
WORDS: Final = 256

Value = Annotated[int, msgspec.Meta(ge=-1000, le=1000)]


class CharacterSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player hands in (PH-7.4.1a)."""

    name: str
    rank: Literal["ZIV", "CHF", "BUH", "STH", "FSH", "HER", "ZA", "ZB", "ZC", "ZD", "ZE", "ZF"]
    grade: int
    experience: int
    """Points of total experience."""
    calling: str = ""
    """assassin, conjurer, druid and rogue change self-control; all others do not."""
    description: str = ""
    strength: Value = BASE
    dexterity: Value = BASE
    agility: Value = BASE
    constitution: Value = BASE
    intelligence: Value = BASE
    magic: Value = BASE
    looks: Value = BASE
    charisma: Value | None = None
    """What the player wrote; worked out if left empty."""
    self_control: Value | None = None
    skill_points: int = SKILL_POINTS
    spell_points: int = SPELL_POINTS


class WorkedOut(msgspec.Struct, frozen=True):
    """What follows from a sheet."""

    charisma: int
    self_control: int
    cost: int
    """Points that the attributes above 75 cost."""
    paid: int
    """Points that the attributes below 75 brought."""


def attributes(sheet: CharacterSheet) -> dict[str, int]:
    return {name: getattr(sheet, name) for name in ATTRIBUTES}


def price(value: int) -> int:
    """Of raising one attribute from 75 to this."""
    return 2 * max(0, min(value, CHEAP) - BASE) + 3 * max(0, value - CHEAP)


def work_out(sheet: CharacterSheet) -> WorkedOut:
    values = attributes(sheet).values()
    return WorkedOut(
        charisma=(4 * (BASE - 40) + 2 * sheet.intelligence + sheet.looks) // 4,
        self_control=BASE + SELF_CONTROL.get(sheet.calling, 0),
        cost=sum(price(value) for value in values),
        paid=sum(max(0, BASE - value) for value in values),
    )


def learnt(experience: int) -> int:
    """What teachers make of experience won (PH-7.6.1.3a)."""
    return 2 * experience


def complaints(sheet: CharacterSheet) -> list[IllegalMove]:
    """Everything that is wrong with a sheet, each with its rule."""
    right, found = work_out(sheet), list[IllegalMove]()
    found += wrong_grade(sheet)
    for name, value in attributes(sheet).items():
        if not 1 <= value <= HIGHEST:
            found.append(IllegalMove("PH-7.6.1.2a", {"attribute": f"attribute_{name}", "value": value}))
    if right.cost > right.paid:
        found.append(IllegalMove("PH-7.6.1.2d", {"cost": right.cost, "paid": right.paid}))
    if sheet.charisma not in (None, right.charisma):
        found.append(IllegalMove("PH-7.6.1.2b", {"value": sheet.charisma, "right": right.charisma}))
    if sheet.self_control not in (None, right.self_control):
        params = {"value": sheet.self_control, "right": right.self_control, "calling": sheet.calling or "–"}
        found.append(IllegalMove("PH-7.6.1.2c", params))
    for what, used, most in (
        ("skills", sheet.skill_points, SKILL_POINTS),
        ("spells", sheet.spell_points, SPELL_POINTS),
    ):
        if used > most:
            found.append(IllegalMove("PH-7.6.1.2e", {"what": what, "used": used, "most": most}))
    if len(sheet.description) > WORDS:
        found.append(IllegalMove("PH-7b", {"length": len(sheet.description)}))
    return found


def wrong_grade(sheet: CharacterSheet) -> list[IllegalMove]:
    """Nobody begins above the grade of his rank; whoever wishes may begin below it (PH-7.2a)."""
    most = GRADE_OF_RANK[sheet.rank]
    if not 1 <= sheet.grade <= most:
        return [IllegalMove("PH-7.2a", {"rank": sheet.rank, "grade": most})]
    least, top = GRADES.get(sheet.grade, (0, GRADES[3][0] - 1))
    if not least <= sheet.experience <= top:
        params = {"points": sheet.experience, "grade": sheet.grade, "least": least, "most": top}
        return [IllegalMove("PH-7.6.1.1a", params)]
    return []
