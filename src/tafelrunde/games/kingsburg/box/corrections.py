"""Printed values as an owner of the game corrects them (docs/data-files.md).

What a file does not name stays as printed. `template` (from `template.py`) is a file with all of it. Nothing
here opens files, and nothing here plays.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, UnsetType
from msgspec.structs import replace

from tafelrunde.engine.errors import BadField
from tafelrunde.engine.provenance import Provenance
from tafelrunde.engine.validation import filled_in, read_row, read_rows
from tafelrunde.games.kingsburg.box.data import (
    ADVISORS,
    BUILDINGS,
    ENEMIES,
    Advisor,
    Building,
    Enemy,
    Gift,
    Spoils,
)
from tafelrunde.games.kingsburg.box.template import template

__all__ = ["apply_corrections", "template"]

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

    game: str = "kingsburg"
    source: Source = "owner"
    buildings: dict[str, Any] = {}
    advisors: dict[str, Any] = {}
    enemies: dict[str, Any] = {}


NESTED: Final[dict[str, type[msgspec.Struct]]] = {
    "cost": GoodsCorrection,
    "battle_against": BattleCorrection,
    "choices": Choice,
    "loss": LossCorrection,
    "reward": RewardCorrection,
}


# --- corrected rows --------------------------------------------------------------------------------


def corrected_goods(printed: Goods, correction: Any) -> Goods:
    goods = filled_in(correction)
    return (goods.get("gold", printed[0]), goods.get("wood", printed[1]), goods.get("stone", printed[2]))


def correct_building(printed: Building, correction: BuildingCorrection, owner: Provenance) -> Building:
    cost = corrected_goods(printed.cost, correction.cost)
    against = {**printed.battle_against, **filled_in(correction.battle_against)}
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
    fields = filled_in(correction)
    if "choices" in fields:
        fields["choices"] = tuple((choice.gold, choice.wood, choice.stone) for choice in fields["choices"])
    gift = replace(printed.gift, **fields)
    check_gift(f"advisors.{printed.number}", gift)
    return printed if gift == printed.gift else replace(printed, gift=gift, come_from=owner)


def check_gift(path: str, gift: Gift) -> None:
    """What no single field shows: goods of choice beside listed goods, or a swap that nobody can decline."""
    if gift.choices and gift.any_goods:
        raise BadField(f"{path}.any_goods", "kingsburg-either-choices")
    for i, choice in enumerate(gift.choices):
        if not any(choice) or choice in gift.choices[:i]:
            raise BadField(f"{path}.choices[{i}]", "kingsburg-choice-twice")
    if gift.choices and not gift.optional and all(min(choice) < 0 for choice in gift.choices):
        raise BadField(f"{path}.choices", "kingsburg-way-out")


def corrected_spoils(printed: Spoils, correction: Any) -> Spoils:
    fields = {
        name: value for name, value in filled_in(correction).items() if name not in ("gold", "wood", "stone")
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
    file = read_row(dict(data), Corrections, "", NESTED)
    if file.game != "kingsburg":
        raise BadField("game", "data-other-game", {"game": "kingsburg"})
    owner = Provenance((file.source,), "owner")
    numbers = [str(advisor.number) for advisor in ADVISORS]
    buildings = read_rows(file.buildings, BuildingCorrection, "buildings", (b.id for b in BUILDINGS), NESTED)
    advisors = read_rows(file.advisors, AdvisorCorrection, "advisors", numbers, NESTED)
    enemies = read_rows(file.enemies, EnemyCorrection, "enemies", (e.id for e in ENEMIES), NESTED)
    return (
        tuple(correct_building(b, buildings[b.id], owner) if b.id in buildings else b for b in BUILDINGS),
        tuple(
            correct_advisor(a, advisors[str(a.number)], owner) if str(a.number) in advisors else a
            for a in ADVISORS
        ),
        tuple(correct_enemy(e, enemies[e.id], owner) if e.id in enemies else e for e in ENEMIES),
    )
