"""Printed values as an owner of the game corrects them (docs/data-files.md).

What a file does not name stays as printed. `template` (from `template.py`) is a file with all of it. Nothing
here opens files, and nothing here plays.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType
from msgspec.structs import asdict, replace

from tafelrunde.engine.errors import Complaint
from tafelrunde.games.kingsburg.data import (
    ADVISORS,
    BUILDINGS,
    ENEMIES,
    Advisor,
    Building,
    Enemy,
    Gift,
    Provenance,
    Spoils,
)
from tafelrunde.games.kingsburg.template import template

__all__ = ["apply_corrections", "template"]

T = TypeVar("T", bound=msgspec.Struct)
Goods = tuple[int, int, int]

Amount = Annotated[int, Meta(ge=0, le=20)]
AnyGoods = Annotated[int, Meta(ge=0, le=9)]  # every mix of them is a move on offer
Swap = Annotated[int, Meta(ge=-9, le=9)]
Points = Annotated[int, Meta(ge=-59, le=59)]  # the score track
Battle = Annotated[int, Meta(ge=-9, le=9)]
Source = Annotated[str, Meta(min_length=1, max_length=200)]


class GoodsCorrection(msgspec.Struct, forbid_unknown_fields=True):
    gold: Amount | UnsetType = UNSET
    wood: Amount | UnsetType = UNSET
    stone: Amount | UnsetType = UNSET


class BattleCorrection(msgspec.Struct, forbid_unknown_fields=True):
    """A struct and not a mapping, so that a complaint can name the enemy."""

    goblins: Battle | UnsetType = UNSET
    orcs: Battle | UnsetType = UNSET
    zombies: Battle | UnsetType = UNSET
    barbarians: Battle | UnsetType = UNSET
    demons: Battle | UnsetType = UNSET
    dragons: Battle | UnsetType = UNSET


class BuildingCorrection(msgspec.Struct, forbid_unknown_fields=True):
    cost: GoodsCorrection | UnsetType = UNSET
    vp: Amount | UnsetType = UNSET
    battle: Battle | UnsetType = UNSET
    battle_against: BattleCorrection | UnsetType = UNSET


class Choice(msgspec.Struct, forbid_unknown_fields=True):
    """Goods that an advisor gives; a negative number is given to him."""

    gold: Swap = 0
    wood: Swap = 0
    stone: Swap = 0


class AdvisorCorrection(msgspec.Struct, forbid_unknown_fields=True):
    choices: list[Choice] | UnsetType = UNSET
    any_goods: AnyGoods | UnsetType = UNSET
    tokens: Amount | UnsetType = UNSET
    soldiers: Amount | UnsetType = UNSET
    vp: Points | UnsetType = UNSET
    look: bool | UnsetType = UNSET
    optional: bool | UnsetType = UNSET


class RewardCorrection(GoodsCorrection, forbid_unknown_fields=True):
    any_goods: AnyGoods | UnsetType = UNSET
    vp: Amount | UnsetType = UNSET


class LossCorrection(GoodsCorrection, forbid_unknown_fields=True):
    any_goods: Amount | UnsetType = UNSET
    buildings: Amount | UnsetType = UNSET
    vp: Amount | UnsetType = UNSET


class EnemyCorrection(msgspec.Struct, forbid_unknown_fields=True):
    strength: Amount | UnsetType = UNSET
    loss: LossCorrection | UnsetType = UNSET
    reward: RewardCorrection | UnsetType = UNSET


class Corrections(msgspec.Struct, forbid_unknown_fields=True):
    """A whole file; its tables are read one by one, so that a complaint can name the row."""

    game: Literal["kingsburg"] = "kingsburg"
    source: Source = "owner"
    buildings: dict[str, Any] = {}
    advisors: dict[str, Any] = {}
    enemies: dict[str, Any] = {}


# --- complaints ------------------------------------------------------------------------------------

KINDS: Final = {
    "int": ("a whole number", "eine ganze Zahl"),
    "float": ("a number with a point", "eine Zahl mit Komma"),
    "str": ("a text", "ein Text"),
    "bool": ("true or false", "true oder false"),
    "object": ("a table", "eine Tabelle"),
    "array": ("a list", "eine Liste"),
    "null": ("nothing", "nichts"),
}
BOUNDS: Final = {">=": ("or more", "oder mehr"), "<=": ("or less", "oder weniger")}
NESTED: Final[dict[str, type[msgspec.Struct]]] = {
    "cost": GoodsCorrection,
    "battle_against": BattleCorrection,
    "choices": Choice,
    "loss": LossCorrection,
    "reward": RewardCorrection,
}


def say(path: str, en: str, de: str) -> Complaint:
    return Complaint(f"{path}: {en}", f"{path}: {de}")


def worded(message: str) -> tuple[str, str]:
    """What the validator says, in both languages."""
    expected = re.match(r"Expected `(\w+)`", message)
    if expected is None:  # the only value that must be one of several is the game's name
        return "must be 'kingsburg'", "muss „kingsburg“ sein"
    en, de = KINDS.get(expected[1], (expected[1], expected[1]))
    bound = re.search(r"(of length )?([<>]=) (-?\d+)", message)
    if bound:
        more, mehr = BOUNDS[bound[2]]
        length, laenge = (" of length", " mit der Länge") if bound[1] else (",", ",")
        return f"must be {en}{length} {bound[3]} {more}", f"muss {de} sein{laenge} {bound[3]} {mehr}"
    got = re.search(r"got `(\w+)`", message)
    if got is None:
        return f"must be {en}", f"muss {de} sein"
    found = KINDS.get(got[1], (got[1], got[1]))
    return f"must be {en}, not {found[0]}", f"muss {de} sein, nicht {found[1]}"


def complaint(prefix: str, kind: type[msgspec.Struct], error: msgspec.ValidationError) -> Complaint:
    """The validator's complaint, with the path of the field as the owner wrote it."""
    message, _, place = str(error).partition(" - at ")
    inner = re.search(r"\$([^`]*)", place)
    path = (prefix + (inner[1] if inner else "")).strip(".")
    unknown = re.search(r"unknown field `(.*)`", message)
    if unknown is None:
        return say(path or "corrections", *worded(message))
    struct = NESTED.get(re.sub(r".*\.|\[.*", "", path), kind)
    known = ", ".join(struct.__struct_fields__)
    field = f"{path}.{unknown[1]}".strip(".")
    return say(field, f"no such field; there are {known}", f"kein solches Feld; es gibt {known}")


def read(data: Any, kind: type[T], path: str) -> T:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise complaint(path, kind, error) from None


def read_rows(rows: Mapping[str, Any], kind: type[T], table: str, known: Iterable[str]) -> dict[str, T]:
    """One table of the file, by row; the first row that does not exist is refused with the ones that do."""
    names = list(known)
    for name in rows:
        if name not in names:
            listed = ", ".join(names)
            raise say(
                f"{table}.{name}", f"not printed; there are {listed}", f"nicht gedruckt; es gibt {listed}"
            )
    return {name: read(row, kind, f"{table}.{name}") for name, row in rows.items()}


# --- corrected rows --------------------------------------------------------------------------------


def named(correction: Any) -> dict[str, Any]:
    """The fields that the owner wrote down."""
    if correction is UNSET:
        return {}
    return {name: value for name, value in asdict(correction).items() if value is not UNSET}


def corrected_goods(printed: Goods, correction: Any) -> Goods:
    goods = named(correction)
    return (goods.get("gold", printed[0]), goods.get("wood", printed[1]), goods.get("stone", printed[2]))


def correct_building(printed: Building, correction: BuildingCorrection, owner: Provenance) -> Building:
    cost = corrected_goods(printed.cost, correction.cost)
    against = {**printed.battle_against, **named(correction.battle_against)}
    vp = printed.vp if correction.vp is UNSET else correction.vp
    return replace(
        printed,
        cost=cost,
        vp=vp,
        battle=printed.battle if correction.battle is UNSET else correction.battle,
        battle_against={kind: bonus for kind, bonus in against.items() if bonus},
        cost_from=printed.cost_from if cost == printed.cost else owner,
        vp_from=printed.vp_from if vp == printed.vp else owner,
    )


def correct_advisor(printed: Advisor, correction: AdvisorCorrection, owner: Provenance) -> Advisor:
    fields = named(correction)
    if "choices" in fields:
        fields["choices"] = tuple((choice.gold, choice.wood, choice.stone) for choice in fields["choices"])
    gift = replace(printed.gift, **fields)
    check_gift(f"advisors.{printed.number}", gift)
    return printed if gift == printed.gift else replace(printed, gift=gift, come_from=owner)


def check_gift(path: str, gift: Gift) -> None:
    """What no single field shows: goods of choice beside listed goods, or a swap that nobody can decline."""
    if gift.choices and gift.any_goods:
        raise say(
            f"{path}.any_goods",
            "an advisor gives either choices or any_goods; set choices = [] or any_goods = 0",
            "ein Berater gibt entweder choices oder any_goods; setze choices = [] oder any_goods = 0",
        )
    for i, choice in enumerate(gift.choices):
        if not any(choice) or choice in gift.choices[:i]:
            raise say(f"{path}.choices[{i}]", "empty, or listed twice", "leer oder doppelt genannt")
    if gift.choices and not gift.optional and all(min(choice) < 0 for choice in gift.choices):
        raise say(
            f"{path}.choices",
            "every choice costs goods, so there must be a way out: optional = true",
            "jede Wahl kostet Waren, also muss man ablehnen dürfen: optional = true",
        )


def corrected_spoils(printed: Spoils, correction: Any) -> Spoils:
    fields = {
        name: value for name, value in named(correction).items() if name not in ("gold", "wood", "stone")
    }
    return replace(printed, goods=corrected_goods(printed.goods, correction), **fields)


def correct_enemy(printed: Enemy, correction: EnemyCorrection, owner: Provenance) -> Enemy:
    enemy = replace(
        printed,
        strength=printed.strength if correction.strength is UNSET else correction.strength,
        loss=corrected_spoils(printed.loss, correction.loss),
        reward=corrected_spoils(printed.reward, correction.reward),
    )
    return printed if enemy == printed else replace(enemy, come_from=owner)


def apply_corrections(
    data: Mapping[str, Any],
) -> tuple[tuple[Building, ...], tuple[Advisor, ...], tuple[Enemy, ...]]:
    """The printed tables with an owner's corrections; anything impossible is refused with its field."""
    file = read(dict(data), Corrections, "")
    owner = Provenance((file.source,), "owner")
    buildings = read_rows(file.buildings, BuildingCorrection, "buildings", (b.id for b in BUILDINGS))
    advisors = read_rows(file.advisors, AdvisorCorrection, "advisors", (str(a.number) for a in ADVISORS))
    enemies = read_rows(file.enemies, EnemyCorrection, "enemies", (e.id for e in ENEMIES))
    return (
        tuple(correct_building(b, buildings[b.id], owner) if b.id in buildings else b for b in BUILDINGS),
        tuple(
            correct_advisor(a, advisors[str(a.number)], owner) if str(a.number) in advisors else a
            for a in ADVISORS
        ),
        tuple(correct_enemy(e, enemies[e.id], owner) if e.id in enemies else e for e in ENEMIES),
    )
