"""What can be chosen for the slots of random orders, as far as the realm knows: by slot, by kind or by name.

Whatever takes more than a line is a function of `search.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations
from typing import Any, Final

from tafelrunde.games.phoenix.armies.weapons import unfired
from tafelrunde.games.phoenix.economy.dealers import CARDS, posts_of
from tafelrunde.games.phoenix.economy.gifts import TRADED
from tafelrunde.games.phoenix.holdings.land import stage_at
from tafelrunde.games.phoenix.proposals import search
from tafelrunde.games.phoenix.proposals.idea import Idea, up_to
from tafelrunde.games.phoenix.proposals.search import is_port, ports_first
from tafelrunde.games.phoenix.special.gates import other_end
from tafelrunde.games.phoenix.standing.wizards import is_wizard
from tafelrunde.games.phoenix.state.pieces import Army, Person, is_damaged
from tafelrunde.games.phoenix.state.realm import UNDEAD
from tafelrunde.games.phoenix.tables import prices
from tafelrunde.games.phoenix.tables.calendar import is_recruiting
from tafelrunde.games.phoenix.tables.prices import FLEET, FOOT, HORSE
from tafelrunde.games.phoenix.tables.wizard_classes import class_of
from tafelrunde.games.phoenix.world.coordinates import DIRECTIONS

Occasion = Callable[[Idea], Sequence[Any]]
"""Nothing to choose from: no such order now."""


def armies(is_meant: Callable[[Army], Any]) -> Occasion:
    return lambda idea: [army for army in idea.armies if is_meant(army)]


def wizards(is_meant: Callable[[Person], Any]) -> Occasion:
    return lambda idea: [person for person in idea.people if is_wizard(person) and is_meant(person)]


def pairs(is_meant: Callable[[Army, Army], Any]) -> Occasion:
    """Two different own armies in one field."""
    return lambda idea: [
        {"army": one, "into": two}
        for one, two in permutations(idea.armies, 2)
        if one.field == two.field and is_meant(one, two)
    ]


def is_laden(army: Army) -> bool:
    return army.gold > 0 or army.special > 0


# fmt: off
REALMS: Final[dict[str, Occasion]] = {
    "realm": lambda idea: idea.others,
    "with_coast": lambda idea: idea.among(idea.row.coasts),
    "with_way": lambda idea: idea.among(idea.row.ways | idea.row.consents),
    "willing": lambda idea: [
        other for other in idea.others if idea.state.realms[other].consents >> idea.realm & 1
    ],
    "neighbours": search.neighbours,
    "those_beside": search.those_beside,
    "owner_there": lambda idea: [idea.owner(idea.army.field)],
    "text": lambda idea: [f"{idea.state.month} {idea.some(idea.state.setting.names)}"],
    "either": lambda idea: (True, False),
    "seldom": lambda idea: [idea.lot(4)],
    "off_season": lambda idea: [not is_recruiting(idea.state.month)],
}
LAND: Final[dict[str, Occasion]] = {
    "town": lambda idea: idea.towns,
    "field": lambda idea: idea.towns,
    "town_or_land": lambda idea: idea.towns if idea.lot(2) else idea.land,
    "town_sites": lambda idea: idea.land if not idea.sites or idea.lot(4) else idea.sites,
    "fields": lambda idea: [(field,) for field in idea.land if field not in idea.state.towns],
    "recruiting": lambda idea: ports_first(idea, idea.land if idea.state.month == 1 else idea.towns),
    "open_ports": lambda idea: ports_first(idea, [f for f in idea.land if f not in idea.state.towns]),
    "fortresses": lambda idea: [f for f in idea.towns if idea.state.towns[f].built == prices.FORTRESS],
    "damaged_towns": lambda idea: [field for field in idea.sites if is_damaged(idea.state.towns[field])],
    "chests": lambda idea: [field for field in idea.sites if idea.chest(field)],
    "post": lambda idea: posts_of(idea.state, idea.realm),
    "side": lambda idea: DIRECTIONS,
    "work": lambda idea: prices.WORK_CODES,
    "stage": search.next_stage,
    "free_stages": lambda idea: [prices.STAGES[stage] for stage in (1, 2, 3) if idea.row.free >> stage & 1],
    "points": lambda idea: up_to(min(prices.TOWN_GROWTH, idea.row.gold // prices.POINT_PRICE)),
    "missing": search.missing_points,
    "damaged_works": search.damaged_works,
    "lost": lambda idea: up_to(idea["lost"]),
    "own_walls": search.own_walls,
    "nearby": lambda idea: search.nearby(idea, idea.world.disc(idea.person.field, idea.rng.below(3))),
    "around": lambda idea: search.nearby(
        idea, [field for field in idea.world.disc(idea.person.field, 2) if field != idea.person.field]
    ),
}
GOODS: Final[dict[str, Occasion]] = {
    "good": lambda idea: prices.GOOD_NAMES,
    "traded": lambda idea: [prices.GOOD_NAMES[kind] for kind in TRADED],
    "stock": lambda idea: search.some_of(idea, idea.rng.below(len(prices.GOOD_NAMES)), 4),
    "traded_goods": lambda idea: search.some_of(idea, idea.some(TRADED), 8),
    "recruits": lambda idea: search.recruits(idea, min(1500, 100 + max(0, idea.row.gold) // 50)),
    "few_recruits": lambda idea: search.recruits(idea, 300),
    "undead_goods": search.undead_goods,
    "part": search.part,
    "wares": search.wares,
    "weapons": search.weapons,
    "price": lambda idea: range(500),
    "dear": lambda idea: range(1 + 3 * prices.PRICE[prices.GOOD_NAMES.index(idea["good"])]),
    "cheap": lambda idea: range(1 + 2 * prices.PRICE[prices.GOOD_NAMES.index(idea["good"])]),
    "card": lambda idea: [CARDS[kind] for kind, count in enumerate(idea.row.cards) if count],
    "cards": lambda idea: up_to(idea.row.cards[CARDS.index(idea["card"])]),
    "gold": lambda idea: up_to(idea.chest(idea["field"])),
    "gift": lambda idea: up_to(1 + idea.row.gold // 20) if idea.row.gold else [],
    "load": lambda idea: up_to(idea.chest(idea.army.field) or idea.row.gold // 4),
    "from_chest": lambda idea: [idea.chest(idea.army.field) > 0],
    "cargo": lambda idea: up_to(idea.army.special or idea.army.gold),
    "from_special": lambda idea: [idea.army.special > 0],
    "pieces": lambda idea: up_to(min(100, idea.army.gold + idea.army.special)),
    "carried": lambda idea: up_to(idea.army.gold),
    "gold_or_none": lambda idea: range(idea.army.gold + 1),
    "special_or_none": lambda idea: range(idea.army.special + 1),
}
ARMIES: Final[dict[str, Occasion]] = {
    "army": lambda idea: idea.armies,
    "all_arms": lambda idea: (FOOT, HORSE, FLEET),
    "arms": lambda idea: (FOOT, HORSE, FLEET) if is_port(idea, idea["town"]) else (FOOT, HORSE),
    "new": lambda idea: idea.new(idea["kind"]),
    "new_foot": lambda idea: idea.new(FOOT),
    "new_alike": lambda idea: idea.new(idea.army.kind),
    "new_or_there": lambda idea: search.new_or_there(idea, idea["kind"], idea["town"]),
    "horse": lambda idea: search.new_or_there(idea, HORSE, idea.army.field),
    "foot": lambda idea: search.new_or_there(idea, FOOT, idea.army.field),
    "guard": lambda idea: [idea["town"] == idea.row.capital and idea.lot(8)],
    "not_the_last": lambda idea: idea.armies if len(idea.row.armies) > 1 else [],
    "afoot": armies(lambda army: not army.aboard),
    "aboard": armies(lambda army: army.aboard),
    "no_guard": armies(lambda army: not army.guard),
    "laden": armies(is_laden),
    "riders": armies(lambda army: army.kind == HORSE),
    "with_leaders": armies(lambda army: army.leaders > 1),
    "with_mounts": armies(lambda army: army.kind == FOOT and army.mounts),
    "with_wares": armies(lambda army: army.troops if army.kind == FLEET else army.mounts),
    "with_captives": armies(lambda army: army.goods),
    "undead": lambda idea: [a for a in idea.armies if a.kind < FLEET and idea.row.kind == UNDEAD],
    "in_towns": search.in_towns,
    "laden_in_towns": lambda idea: list(filter(is_laden, search.in_towns(idea))),
    "couriers": lambda idea: [army for army in idea.armies if army.gold and idea.is_abroad(army.field)],
    "armed": lambda idea: [army for army in idea.armies if any(unfired(army, idea.state.month))],
    "able_abroad": lambda idea: [a for a in search.able(idea) if idea.owner(a.field) != idea.realm],
    "able_in_towns": lambda idea: [a for a in search.able(idea) if stage_at(idea.state, a.field)],
    "pairs_alike": pairs(lambda one, two: one.kind == two.kind),
    "pairs_with_leaders": pairs(lambda one, two: one.leaders > 1),
    "pairs_laden": pairs(lambda one, two: is_laden(one)),
    "pairs_with_captives": pairs(lambda one, two: one.goods),
    "leaders": lambda idea: up_to(idea.army.leaders - 1),
    "leaders_along": search.leaders_along,
    "mounted": lambda idea: search.all_or_some(idea, min(idea.army.troops, idea.army.mounts)),
    "troops": lambda idea: search.all_or_some(idea, idea.army.troops),
    "works_to_tear": search.works_to_tear,
    "offers": search.offers,
    "aims": search.aims,
}
MARCHES: Final[dict[str, Occasion]] = {
    "goals": search.goals,
    "sparing": lambda idea: [(idea.army.gold > 0 and idea.is_abroad(idea["to"])) or idea.lot(6)],
    "embarkations": search.embarkations,
    "shores": lambda idea: [f for f in idea.world.around[idea.army.field] if not idea.world.is_water[f]],
    "passages": search.passages,
    "waters_beyond": lambda idea: [
        f for f in idea.world.around[other_end(idea.state, idea["gate"])] if idea.world.is_water[f]
    ],
}
PEOPLE: Final[dict[str, Occasion]] = {
    "person": lambda idea: idea.people,
    "rank": lambda idea: ("CHF", "CHF", "ZA", "CZA", "CZB"),
    "number": lambda idea: idea.new(prices.CHARACTER if idea["rank"] == "CHF" else prices.WIZARD),
    "name": lambda idea: [f"P{idea['number']}"],
    "free_offices": search.free_offices,
    "company": lambda idea: [0, *2 * idea.at(idea.person.field)],
    "there": lambda idea: [(army,) for army in idea.at(idea.person.field)],
    "to": lambda idea: idea.world.around[idea.person.field],
    "one_or_two_steps": search.one_or_two_steps,
    "wizard": wizards(lambda wizard: True),
    "nameless": wizards(lambda wizard: wizard.nameless),
    "carrier": wizards(lambda wizard: class_of(wizard.most).room),
    "strong": wizards(lambda wizard: wizard.now >= 10),
    "power": lambda idea: up_to(idea.person.now // 10),
    "spell_goals": search.spell_goals,
    "meetings": lambda idea: [
        {"person": own, "foe": foe, "realm": foe.realm}
        for foe in idea.strangers for own in idea.people if own.field == foe.field
    ],
    "nobles": lambda idea: [person for person in idea.people if person.rank != prices.MAGE],
    "refuges": lambda idea: [{}, *[{"to": field} for field in idea.world.around[idea.person.field]]],
    "rivals": search.rivals,
    "lines": search.lines,
    "captives": lambda idea: [
        {"person": foe, "realm": foe.realm} for foe in idea.strangers if foe.captor == idea.realm
    ],
}
# fmt: on
OCCASIONS: Final[dict[str, Occasion]] = {**REALMS, **LAND, **GOODS, **ARMIES, **MARCHES, **PEOPLE}
