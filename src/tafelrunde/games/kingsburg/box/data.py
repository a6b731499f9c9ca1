"""Tables from the box: buildings, advisors, enemies, with where each figure comes from.

Sources: `R-DE` the German rulebook, `R-EN` text and pictures of the English rulebook of the same
edition, `S1`-`S6` independent digital versions that were compared (docs/data-files.md). Confidence:
`confirmed` by rulebook text or picture, `three` or `two or more` sources that agree, `two of three`
where one source differs. Owners of the game can correct any value from a file: `corrections.py`.
"""

from __future__ import annotations

import msgspec

from tafelrunde.engine.contract import Words
from tafelrunde.engine.provenance import Provenance

GOODS = ("gold", "wood", "stone")
ENEMY_KINDS = ("goblins", "orcs", "zombies", "barbarians", "demons", "dragons")
YEARS = ("I", "II", "III", "IV", "V")
YEAR_STRENGTHS = ((2, 4), (3, 5), (4, 6), (5, 7), (7, 9))  # KB-1.10: printed on the year counter


class Building(msgspec.Struct, frozen=True):
    id: str
    name: Words
    row: int
    column: int
    cost: tuple[int, int, int]
    vp: int
    battle: int
    battle_against: dict[str, int]
    cost_from: Provenance
    vp_from: Provenance


class Gift(msgspec.Struct, frozen=True):
    """What an advisor gives: one of `choices` (goods; negative = given back) or `any_goods`, and the rest."""

    choices: tuple[tuple[int, int, int], ...] = ()
    any_goods: int = 0
    tokens: int = 0
    soldiers: int = 0
    vp: int = 0
    look: bool = False
    optional: bool = False


class Advisor(msgspec.Struct, frozen=True):
    number: int
    name: Words
    gift: Gift
    come_from: Provenance


class Spoils(msgspec.Struct, frozen=True):
    """Goods, buildings and points on an enemy card, as loss or as reward."""

    goods: tuple[int, int, int] = (0, 0, 0)
    any_goods: int = 0
    buildings: int = 0
    vp: int = 0


class Enemy(msgspec.Struct, frozen=True):
    id: str
    year: int
    kind: str
    strength: int
    loss: Spoils
    reward: Spoils
    come_from: Provenance


ENEMY_NAMES = {
    "goblins": Words("Goblins", "Goblins"),
    "orcs": Words("Orcs", "Orks"),
    "zombies": Words("Zombies", "Zombies"),
    "barbarians": Words("Barbarians", "Barbaren"),
    "demons": Words("Demons", "Dämonen"),
    "dragons": Words("Dragons", "Drachen"),
}

# fmt: off
BUILDINGS = (
    Building(
        "statue", Words("Statue", "Standbild"), row=1, column=1,
        cost=(2, 0, 0), vp=3, battle=0, battle_against={},
        cost_from=Provenance(("R-DE",), "confirmed"),
        vp_from=Provenance(("R-DE", "R-EN picture"), "confirmed"),
    ),
    Building(
        "chapel", Words("Chapel", "Kapelle"), row=1, column=2,
        cost=(3, 0, 1), vp=5, battle=0, battle_against={},
        cost_from=Provenance(("S1", "S2", "S3", "S4", "S5", "S6"), "two or more"),
        vp_from=Provenance(("R-EN picture",), "confirmed"),
    ),
    Building(
        "church", Words("Church", "Kirche"), row=1, column=3,
        cost=(3, 1, 2), vp=7, battle=0, battle_against={"demons": 1},
        cost_from=Provenance(("R-EN picture", "S1", "S2", "S4", "S5"), "confirmed"),
        vp_from=Provenance(("R-EN picture",), "confirmed"),
    ),
    Building(
        "cathedral", Words("Cathedral", "Kathedrale"), row=1, column=4,
        cost=(5, 0, 3), vp=9, battle=0, battle_against={},
        cost_from=Provenance(("S1", "S2", "S3", "S4", "S5", "S6"), "two or more"),
        vp_from=Provenance(("S1", "S2", "S3", "S4", "S5", "S6"), "two or more"),
    ),
    Building(
        "inn", Words("Inn", "Kneipe"), row=2, column=1,
        cost=(1, 1, 0), vp=0, battle=0, battle_against={},
        cost_from=Provenance(("R-DE",), "confirmed"),
        vp_from=Provenance(("R-DE",), "confirmed"),
    ),
    Building(
        "market", Words("Market", "Markt"), row=2, column=2,
        cost=(2, 2, 0), vp=1, battle=0, battle_against={},
        cost_from=Provenance(("R-EN picture", "S1", "S2", "S4", "S5"), "confirmed"),
        vp_from=Provenance(("R-EN picture",), "confirmed"),
    ),
    Building(
        "farms", Words("Farms", "Bauernhof"), row=2, column=3,
        cost=(2, 3, 1), vp=2, battle=-1, battle_against={},
        cost_from=Provenance(("R-DE crane note", "R-EN picture"), "confirmed"),
        vp_from=Provenance(("R-EN picture",), "confirmed"),
    ),
    Building(
        "merchants_guild", Words("Merchants’ Guild", "Gilde der Kaufleute"), row=2, column=4,
        cost=(3, 1, 2), vp=4, battle=0, battle_against={},
        cost_from=Provenance(("R-EN picture", "S1", "S2", "S4", "S5"), "confirmed"),
        vp_from=Provenance(("R-EN picture",), "confirmed"),
    ),
    Building(
        "guard_tower", Words("Guard Tower", "Wachtturm"), row=3, column=1,
        cost=(1, 0, 1), vp=1, battle=1, battle_against={},
        cost_from=Provenance(("R-DE",), "confirmed"),
        vp_from=Provenance(("R-DE",), "confirmed"),
    ),
    Building(
        "blacksmith", Words("Blacksmith", "Schmiede"), row=3, column=2,
        cost=(1, 2, 0), vp=2, battle=1, battle_against={},
        cost_from=Provenance(("R-EN picture", "R-DE envoy example"), "confirmed"),
        vp_from=Provenance(("R-EN picture",), "confirmed"),
    ),
    Building(
        "barracks", Words("Barracks", "Kaserne"), row=3, column=3,
        cost=(2, 2, 1), vp=4, battle=0, battle_against={},
        cost_from=Provenance(("R-EN picture", "S1", "S2", "S4", "S5"), "confirmed"),
        vp_from=Provenance(("R-EN picture",), "confirmed"),
    ),
    Building(
        "wizards_guild", Words("Wizards’ Guild", "Gilde der Zauberer"), row=3, column=4,
        cost=(3, 2, 2), vp=6, battle=2, battle_against={},
        cost_from=Provenance(("R-EN picture", "S1", "S2", "S4", "S5"), "confirmed"),
        vp_from=Provenance(("R-EN picture",), "confirmed"),
    ),
    Building(
        "palisade", Words("Palisade", "Palisaden"), row=4, column=1,
        cost=(0, 2, 0), vp=0, battle=1, battle_against={"zombies": 1},
        cost_from=Provenance(("R-DE",), "confirmed"),
        vp_from=Provenance(("R-DE",), "confirmed"),
    ),
    Building(
        "stable", Words("Stable", "Ställe"), row=4, column=2,
        cost=(1, 1, 1), vp=2, battle=0, battle_against={},
        cost_from=Provenance(("R-EN picture", "S1", "S2", "S4", "S5"), "confirmed"),
        vp_from=Provenance(("R-EN picture",), "confirmed"),
    ),
    Building(
        "stone_wall", Words("Stone Wall", "Steinwall"), row=4, column=3,
        cost=(2, 0, 2), vp=2, battle=1, battle_against={},
        cost_from=Provenance(("R-EN picture", "S1", "S2", "S4", "S5"), "confirmed"),
        vp_from=Provenance(("R-EN picture",), "confirmed"),
    ),
    Building(
        "fortress", Words("Fortress", "Festung"), row=4, column=4,
        cost=(3, 0, 2), vp=4, battle=1, battle_against={},
        cost_from=Provenance(("R-EN picture", "S1", "S2", "S4", "S5"), "confirmed"),
        vp_from=Provenance(("R-EN picture",), "confirmed"),
    ),
    Building(
        "barricade", Words("Barricade", "Barrikade"), row=5, column=1,
        cost=(0, 1, 0), vp=0, battle=0, battle_against={"goblins": 1},
        cost_from=Provenance(("R-DE envoy example (1 gold + 3 wood pay Barricade and Blacksmith)", "S1", "S2", "S4", "S5"), "confirmed"),
        vp_from=Provenance(("R-EN picture",), "confirmed"),
    ),
    Building(
        "crane", Words("Crane", "Kran"), row=5, column=2,
        cost=(0, 1, 1), vp=1, battle=0, battle_against={},
        cost_from=Provenance(("S1", "S2", "S4", "S5"), "two or more"),
        vp_from=Provenance(("R-EN picture",), "confirmed"),
    ),
    Building(
        "town_hall", Words("Town Hall", "Rathaus"), row=5, column=3,
        cost=(2, 1, 1), vp=2, battle=0, battle_against={},
        cost_from=Provenance(("R-EN picture", "S1", "S2", "S4", "S5"), "confirmed"),
        vp_from=Provenance(("R-EN picture",), "confirmed"),
    ),
    Building(
        "embassy", Words("Embassy", "Botschaft"), row=5, column=4,
        cost=(2, 2, 2), vp=4, battle=0, battle_against={},
        cost_from=Provenance(("R-EN picture", "S1", "S2", "S4", "S5"), "confirmed"),
        vp_from=Provenance(("R-EN picture",), "confirmed"),
    ),
)

ALL = Provenance(("R-DE", "R-EN", "S1", "S2", "S4"), "confirmed")
ADVISORS = (
    Advisor(1, Words("Jester", "Hofnarr"), Gift(vp=1), ALL),
    Advisor(2, Words("Squire", "Gutsherr"), Gift(choices=((1, 0, 0),)), ALL),
    Advisor(3, Words("Architect", "Baumeister"), Gift(choices=((0, 1, 0),)), ALL),
    Advisor(4, Words("Merchant", "Händler"), Gift(choices=((1, 0, 0), (0, 1, 0))), ALL),
    Advisor(5, Words("Sergeant", "Hauptmann"), Gift(soldiers=1), ALL),
    Advisor(6, Words("Alchemist", "Alchemist"), Gift(choices=((-1, 1, 1), (1, -1, 1), (1, 1, -1)), optional=True), ALL),
    Advisor(7, Words("Astronomer", "Astronom"), Gift(any_goods=1, tokens=1), ALL),
    Advisor(8, Words("Treasurer", "Schatzmeister"), Gift(choices=((2, 0, 0),)), ALL),
    Advisor(9, Words("Master Hunter", "Meisterjäger"), Gift(choices=((1, 1, 0), (0, 1, 1))), ALL),
    Advisor(10, Words("General", "Heerführer"), Gift(soldiers=2, look=True), ALL),
    Advisor(11, Words("Swordsmith", "Schwertschmied"), Gift(choices=((0, 1, 1), (1, 0, 1))), ALL),
    Advisor(12, Words("Duchess", "Edelfrau"), Gift(any_goods=2, tokens=1), ALL),
    Advisor(13, Words("Champion", "Held"), Gift(choices=((0, 0, 3),)), ALL),
    Advisor(14, Words("Smuggler", "Schmuggler"), Gift(any_goods=3, vp=-1, optional=True), ALL),
    Advisor(15, Words("Inventor", "Erfinder"), Gift(choices=((1, 1, 1),)), ALL),
    Advisor(16, Words("Wizard", "Zauberer"), Gift(choices=((4, 0, 0),)), ALL),
    Advisor(17, Words("Queen", "Königin"), Gift(any_goods=2, vp=3, look=True), ALL),
    Advisor(18, Words("King", "König"), Gift(choices=((1, 1, 1),), soldiers=1), ALL),
)

ENEMIES = (
    Enemy(
        "barbarians-I-2", 1, "barbarians", 2, loss=Spoils(any_goods=1, buildings=1), reward=Spoils(goods=(1, 0, 0)),
        come_from=Provenance(("S1", "S2", "S3"), "three"),
    ),
    Enemy(
        "goblins-I-2", 1, "goblins", 2, loss=Spoils(goods=(0, 1, 1), buildings=1, vp=1), reward=Spoils(goods=(0, 1, 0)),
        come_from=Provenance(("S1", "S2", "S3"), "three"),
    ),
    Enemy(
        "goblins-I-3", 1, "goblins", 3, loss=Spoils(goods=(1, 0, 0), buildings=1), reward=Spoils(goods=(0, 0, 1)),
        come_from=Provenance(("R-DE", "R-EN card picture", "S1", "S2", "S3"), "confirmed"),
    ),
    Enemy(
        "orcs-I-3", 1, "orcs", 3, loss=Spoils(any_goods=2, vp=1), reward=Spoils(goods=(1, 0, 0)),
        come_from=Provenance(("S1", "S2", "S3"), "three"),
    ),
    Enemy(
        "zombies-I-4", 1, "zombies", 4, loss=Spoils(vp=2), reward=Spoils(vp=1),
        come_from=Provenance(("S1", "S2", "S3"), "three"),
    ),
    Enemy(
        "goblins-II-3", 2, "goblins", 3, loss=Spoils(goods=(0, 2, 2), buildings=1, vp=1), reward=Spoils(goods=(0, 1, 0)),
        come_from=Provenance(("S1", "S2", "S3"), "three"),
    ),
    Enemy(
        "goblins-II-4", 2, "goblins", 4, loss=Spoils(goods=(2, 0, 0), buildings=1), reward=Spoils(goods=(0, 0, 1)),
        come_from=Provenance(("S1", "S2", "S3"), "three"),
    ),
    Enemy(
        "orcs-II-4", 2, "orcs", 4, loss=Spoils(any_goods=2, buildings=1), reward=Spoils(goods=(1, 0, 0)),
        come_from=Provenance(("S1", "S2"), "two of three"),
    ),
    Enemy(
        "barbarians-II-5", 2, "barbarians", 5, loss=Spoils(any_goods=2, vp=1), reward=Spoils(goods=(1, 0, 0)),
        come_from=Provenance(("S1", "S2"), "two of three"),
    ),
    Enemy(
        "zombies-II-5", 2, "zombies", 5, loss=Spoils(vp=2), reward=Spoils(vp=1),
        come_from=Provenance(("S1", "S2", "S3"), "three"),
    ),
    Enemy(
        "goblins-III-4", 3, "goblins", 4, loss=Spoils(goods=(0, 3, 3), buildings=1, vp=1), reward=Spoils(goods=(0, 1, 0)),
        come_from=Provenance(("S1", "S2", "S3"), "three"),
    ),
    Enemy(
        "goblins-III-5", 3, "goblins", 5, loss=Spoils(goods=(3, 0, 0), buildings=1), reward=Spoils(goods=(0, 0, 1)),
        come_from=Provenance(("S1", "S2", "S3"), "three"),
    ),
    Enemy(
        "orcs-III-5", 3, "orcs", 5, loss=Spoils(any_goods=2, buildings=1), reward=Spoils(goods=(1, 0, 0)),
        come_from=Provenance(("S1", "S2"), "two of three"),
    ),
    Enemy(
        "demons-III-6", 3, "demons", 6, loss=Spoils(goods=(2, 1, 1), vp=1), reward=Spoils(vp=1),
        come_from=Provenance(("S1", "S2", "S3"), "three"),
    ),
    Enemy(
        "zombies-III-6", 3, "zombies", 6, loss=Spoils(vp=2), reward=Spoils(vp=1),
        come_from=Provenance(("S1", "S2", "S3"), "three"),
    ),
    Enemy(
        "goblins-IV-5", 4, "goblins", 5, loss=Spoils(goods=(0, 4, 4), buildings=1, vp=1), reward=Spoils(goods=(0, 1, 0)),
        come_from=Provenance(("S1", "S2", "S3"), "three"),
    ),
    Enemy(
        "goblins-IV-6", 4, "goblins", 6, loss=Spoils(goods=(4, 0, 0), buildings=1), reward=Spoils(goods=(0, 0, 1)),
        come_from=Provenance(("S1", "S2", "S3"), "three"),
    ),
    Enemy(
        "demons-IV-6", 4, "demons", 6, loss=Spoils(any_goods=4, vp=1), reward=Spoils(goods=(1, 0, 0), vp=1),
        come_from=Provenance(("S1", "S3"), "two of three"),
    ),
    Enemy(
        "orcs-IV-7", 4, "orcs", 7, loss=Spoils(any_goods=2, buildings=1), reward=Spoils(any_goods=1),
        come_from=Provenance(("S1", "S2"), "two of three"),
    ),
    Enemy(
        "zombies-IV-7", 4, "zombies", 7, loss=Spoils(vp=2), reward=Spoils(vp=1),
        come_from=Provenance(("S1", "S2", "S3"), "three"),
    ),
    Enemy(
        "barbarians-V-7", 5, "barbarians", 7, loss=Spoils(vp=8), reward=Spoils(vp=1),
        come_from=Provenance(("S1", "S2", "S3"), "three"),
    ),
    Enemy(
        "barbarians-V-8", 5, "barbarians", 8, loss=Spoils(buildings=1), reward=Spoils(vp=1),
        come_from=Provenance(("S1", "S2", "S3"), "three"),
    ),
    Enemy(
        "demons-V-8", 5, "demons", 8, loss=Spoils(buildings=1, vp=2), reward=Spoils(vp=2),
        come_from=Provenance(("S1", "S2", "S3"), "three"),
    ),
    Enemy(
        "demons-V-9", 5, "demons", 9, loss=Spoils(buildings=1), reward=Spoils(vp=2),
        come_from=Provenance(("S1", "S2", "S3"), "three"),
    ),
    Enemy(
        "dragons-V-9", 5, "dragons", 9, loss=Spoils(vp=5), reward=Spoils(vp=3),
        come_from=Provenance(("S1", "S2", "S3"), "three"),
    ),
)
# fmt: on

BUILDING_INDEX = {building.id: i for i, building in enumerate(BUILDINGS)}
ENEMY_INDEX = {enemy.id: i for i, enemy in enumerate(ENEMIES)}
CARDS_PER_YEAR = 5
