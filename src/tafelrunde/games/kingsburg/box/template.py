"""The printed tables as a TOML file that an owner can edit: what `corrections.py` reads."""

from __future__ import annotations

from tafelrunde.engine.provenance import origin, template_of
from tafelrunde.games.kingsburg.box.data import (
    ADVISORS,
    BUILDINGS,
    ENEMIES,
    ENEMY_NAMES,
    GOODS,
    YEARS,
    Advisor,
    Building,
    Enemy,
    Spoils,
)

DOUBTFUL = ("two of three",)


def inline(values: dict[str, int]) -> str:
    """`{ gold = 1, wood = 2 }`."""
    return "{ " + ", ".join(f"{name} = {value}" for name, value in values.items()) + " }" if values else "{}"


def goods(amounts: tuple[int, int, int]) -> dict[str, int]:
    return dict(zip(GOODS, amounts, strict=True))


def some_goods(amounts: tuple[int, int, int]) -> dict[str, int]:
    return {good: amount for good, amount in goods(amounts).items() if amount}


def yes_or_no(answer: bool) -> str:
    return "true" if answer else "false"


def building_rows(building: Building) -> list[str]:
    return [
        f"[buildings.{building.id}]  # {building.name.en} / {building.name.de}",
        f"cost = {inline(goods(building.cost))}  # {origin(building.cost_from, DOUBTFUL)}",
        f"vp = {building.vp}  # {origin(building.vp_from, DOUBTFUL)}",
        f"battle = {building.battle}",
        f"battle_against = {inline(building.battle_against)}  # on top of battle",
    ]


def advisor_rows(advisor: Advisor) -> list[str]:
    gift, name = advisor.gift, advisor.name
    return [
        f"[advisors.{advisor.number}]  # {name.en} / {name.de}; {origin(advisor.come_from, DOUBTFUL)}",
        f"choices = [{', '.join(inline(some_goods(choice)) for choice in gift.choices)}]",
        f"any_goods = {gift.any_goods}",
        f"tokens = {gift.tokens}",
        f"soldiers = {gift.soldiers}",
        f"vp = {gift.vp}",
        f"look = {yes_or_no(gift.look)}",
        f"optional = {yes_or_no(gift.optional)}",
    ]


def enemy_rows(enemy: Enemy) -> list[str]:
    name, year = ENEMY_NAMES[enemy.kind], YEARS[enemy.year - 1]
    return [
        f"[enemies.{enemy.id}]  # {name.en} / {name.de}, year {year}; {origin(enemy.come_from, DOUBTFUL)}",
        f"strength = {enemy.strength}",
        f"loss = {inline({**spoils(enemy.loss), 'buildings': enemy.loss.buildings})}",
        f"reward = {inline(spoils(enemy.reward))}",
    ]


def spoils(printed: Spoils) -> dict[str, int]:
    return {**goods(printed.goods), "any_goods": printed.any_goods, "vp": printed.vp}


def template() -> str:
    """Every printed value in the format of a corrections file; applied unchanged, it corrects nothing."""
    rows = [
        *(building_rows(building) for building in BUILDINGS),
        *(advisor_rows(advisor) for advisor in ADVISORS),
        *(enemy_rows(enemy) for enemy in ENEMIES),
    ]
    return template_of("kingsburg", "Kingsburg", "board and cards", rows)
