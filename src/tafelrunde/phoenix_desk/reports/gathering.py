"""Gathers lines that are alike, so that thirty marches of a realm are one sentence and not thirty.

A kind of line that can be gathered has a recipe here and two texts beside its own: `ID-all` for the sentence,
which has `$parts` in it, and `ID-each` for a part. Nothing is lost: two lists of lines that say different
things are gathered into different sentences (a test tries it).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from tafelrunde.engine.contract import Lang, Words
from tafelrunde.phoenix_desk.protocol.clerk import side_said
from tafelrunde.phoenix_desk.reports.report import Gathered, Line
from tafelrunde.phoenix_desk.reports.sentences import (
    ARMY_WORDS,
    ENGLISH_FIRST,
    Teller,
    armies_said,
    begun,
    numbers_said,
    rows_of,
    text,
)
from tafelrunde.telling.events import joined


class Recipe(NamedTuple):
    """Lines with the same `key` are one sentence; in it, those with the same `each` are one part, which lists
    what is `collected`. Without `each`, the sentence lists it itself; without `collected`, a part is a line.
    """

    key: tuple[str, ...] = ()
    each: tuple[str, ...] = ()
    collected: str = ""
    once: bool = False
    """Whether what is told twice is said once."""


MARCHES: Final = Recipe(("realm", "arm"), ("start", "end", "stopped"), "number")
JOURNEYS: Final = Recipe(("realm", "arm"), ("start", "end"), "number")
JUMPS: Final = Recipe(("realm", "arm"), ("start", "field"), "number")
ARMIES_IN_PLACES: Final = Recipe(("realm", "arm"), ("field",), "number")
TO_REALMS: Final = Recipe(("realm",), (), "to")
OWN_IN_PLACES: Final = Recipe(("arm",), ("field",), "number")
OWN_MARCHES: Final = Recipe(("arm",), ("before", "now"), "number")
LOSSES: Final = Recipe(("field",), ("goods",), "number")
RECIPES: Final[dict[str, Recipe]] = {
    "event-realm_founded": Recipe((), ("realm", "capital", "fields", "income")),
    "event-order_drawn": Recipe((), ("month", "realms", "gate")),
    "event-army_appeared": ARMIES_IN_PLACES,
    "event-army_moved": MARCHES,
    "event-army_embarked": Recipe(("realm",), ("fleet",), "number"),
    "event-army_landed": ARMIES_IN_PLACES,
    "event-army_gone": ARMIES_IN_PLACES,
    "event-army_joined": Recipe(("realm", "to"), ("number", "field", "new")),
    "event-army_teleported": JUMPS,
    "event-conflict_arose": Recipe(("realms",), (), "field", once=True),
    "event-melee_fought": Recipe(("attackers", "defenders", "winners"), (), "field"),
    "event-army_overrun": Recipe(("realm", "victims"), (), "field"),
    "event-field_taken": Recipe(("realm", "how"), (), "field"),
    "event-field_plundered": Recipe(("realm",), (), "field"),
    "event-town_stands": Recipe(("why", "stage"), (), "place"),
    "event-site_begun": Recipe((), ("realm", "stage"), "field"),
    "event-site_lost": Recipe((), (), "place"),
    "event-work_stands": Recipe(("realm",), ("work",), "spot"),
    "event-work_gone": Recipe((), ("work",), "spot"),
    "event-work_damaged": Recipe((), ("work", "lacks"), "spot"),
    "event-work_repaired": Recipe((), ("work", "lacks"), "spot"),
    "event-person_appeared": Recipe(("realm",), ("field",), "person"),
    "event-person_moved": JOURNEYS,
    "event-person_joined": Recipe(("realm", "to"), ("number", "name", "new")),
    "event-person_appointed": Recipe(("realm",), ("name", "number", "rank")),
    "event-person_retreated": JUMPS,
    "event-wizard_teleported": JUMPS,
    "event-combat_fought": Recipe(("kind", "attackers", "defenders"), (), "field"),
    "event-coast_granted": TO_REALMS,
    "event-coast_revoked": TO_REALMS,
    "event-way_granted": TO_REALMS,
    "event-way_revoked": TO_REALMS,
    "event-price_set": Recipe(("realm", "buying"), ("good", "price")),
    "note-recruited": Recipe((), ("arm", "goods"), "stand"),
    "note-prevented": Recipe((), ("what",), "spot"),
    "note-town_grew": Recipe((), ("points", "now"), "field"),
    "note-cut": LOSSES,
    "note-drowned": LOSSES,
    "note-fire_losses": LOSSES,
    "note-troops_banned": LOSSES,
    "note-halted": Recipe((), ("to", "field"), "number"),
    "note-spoils": Recipe(("why", "arm"), ("gold", "field"), "number"),
    "note-received": Recipe(("realm", "where"), ("what",)),
    "note-amended": Recipe(("reason",), ("path", "before", "after")),
    "change-town_new": Recipe((), ("stage",), "field"),
    "change-site_new": Recipe((), ("stage",), "field"),
    "change-town_stage": Recipe((), ("before", "now"), "field"),
    "change-town_points": Recipe((), ("before", "now"), "field"),
    "change-town_lost": Recipe((), ("stage",), "field"),
    "change-army_new": OWN_IN_PLACES,
    "change-army_gone": OWN_IN_PLACES,
    "change-army_moved": OWN_MARCHES,
    "change-army_strength": OWN_MARCHES,
    "change-person_new": OWN_IN_PLACES,
    "change-person_gone": Recipe((), (), "number"),
    "change-person_moved": Recipe(("arm",), ("before", "now"), "number"),
    "change-work_new": Recipe((), ("work",), "spot"),
    "change-work_gone": Recipe((), ("work",), "spot"),
    "due-site": Recipe(("stage", "now", "goal", "limit", "gold", "months"), (), "field"),
    "due-damaged": Recipe((), ("stage", "lost", "gold"), "field"),
    "due-besieged": Recipe((), (), "field"),
    "due-unblocked": Recipe(("month",), (), "field"),
    "due-held": Recipe(("month",), ("field",), "number"),
    "due-special": Recipe(("arm",), ("gold",), "number"),
    "due-chest": Recipe((), ("gold",), "field"),
}
"""By the id of the text of a single line."""
DERIVED: Final[dict[str, Callable[[Mapping[str, Any]], Any]]] = {
    "arm": lambda fields: fields["number"] // 100,
    "start": lambda fields: fields["start"] if "start" in fields else fields["path"][0],
    "end": lambda fields: fields["path"][-1],
    "place": lambda fields: fields["field"],
    "person": lambda fields: (fields["number"], fields["rank"], fields["name"]),
    "stand": lambda fields: (fields["number"], fields["field"]),
    "spot": lambda fields: (fields["field"], fields["side"]),
}
"""What a recipe may name besides the fields of a line."""


def gather(topic: str, lines: Sequence[Line], teller: Teller) -> tuple[Gathered, ...]:
    """Each sentence stands where the first of its lines stood."""
    bundles: dict[tuple[str, ...], list[int]] = {}
    for place, line in enumerate(lines):
        recipe = RECIPES.get(f"{topic}-{line.kind}")
        alike = values(line, recipe.key) if recipe else (str(place),)
        bundles.setdefault((line.kind, *alike), []).append(place)
    return tuple([told(topic, lines, places, teller) for places in bundles.values()])


def told(topic: str, lines: Sequence[Line], places: Sequence[int], teller: Teller) -> Gathered:
    first = lines[places[0]]
    if len(places) == 1:
        return Gathered(first.kind, first.rule, first.said, tuple(places))
    id = f"{topic}-{first.kind}"
    found = in_order([lines[place] for place in places], RECIPES[id])
    said = Words(*[begun(sentence(id, found, teller, lang)) for lang in ENGLISH_FIRST])
    return Gathered(first.kind, first.rule, said, tuple(places))


def sentence(id: str, lines: Sequence[Line], teller: Teller, lang: Lang) -> str:
    recipe = RECIPES[id]
    variables = teller.arguments(lines[0].data, lang) | {"count": len(lines)}
    if "arm" in recipe.key:
        variables["arms"] = arms_said(lines[0], lang)
    if not recipe.each:
        return text(lang, f"{id}-all", **variables, **listed(recipe, lines, teller, lang))
    parts = [part(id, alike, teller, lang) for alike in parted(lines, recipe)]
    return text(lang, f"{id}-all", **variables, parts="; ".join(parts))


def part(id: str, lines: Sequence[Line], teller: Teller, lang: Lang) -> str:
    variables = teller.arguments(lines[0].data, lang) | {"count": len(lines)}
    if "arm" in RECIPES[id].each:
        variables["arms"] = arms_said(lines[0], lang)
    return text(lang, f"{id}-each", **variables, **listed(RECIPES[id], lines, teller, lang))


def arms_said(line: Line, lang: Lang) -> str:
    """`Reiterheere`."""
    return text(lang, f"arms-{ARMY_WORDS[value(line, 'arm')]}")


def parted(lines: Sequence[Line], recipe: Recipe) -> list[list[Line]]:
    """Lines of one part stand together; without anything to collect, every line is one."""
    if not recipe.collected:
        return [[line] for line in lines]
    found: dict[tuple[str, ...], list[Line]] = {}
    for line in lines:
        found.setdefault(values(line, recipe.each), []).append(line)
    return list(found.values())


def listed(recipe: Recipe, lines: Sequence[Line], teller: Teller, lang: Lang) -> dict[str, str]:
    """What is collected, as the variables of a text."""
    name = recipe.collected
    if not name:
        return {}
    found = [value(line, name) for line in lines]
    if recipe.once:
        found = list(dict.fromkeys(found))
    if name == "number":
        return {"numbers": numbers_said(found), "armies": armies_said(found, lang)}
    if name == "place":
        return {"places": places_said(found, teller)}
    if name == "stand":
        return {"stands": stands_said(found)}
    if name == "spot":
        return {"spots": spots_said(found, lang)}
    if name == "person":
        return {"people": ", ".join([person_said(person, teller, lang) for person in found])}
    if name == "to":
        return {"realms": joined([teller.names[realm] for realm in found], lang)}
    return {"fields": ", ".join(found)}


def places_said(fields: Sequence[str], teller: Teller) -> str:
    """`503/22, 503/23 (Yaromo), 601/04 (Vachal)`."""
    owned: dict[int, list[str]] = {}
    for field in fields:
        owned.setdefault(teller.owners.get(field, -1), []).append(field)
    said = [
        f"{', '.join(found)} ({teller.names[owner]})" if owner >= 0 else ", ".join(found)
        for owner, found in sorted(owned.items())
    ]
    return "; ".join(said)


def person_said(person: tuple[int, str, str], teller: Teller, lang: Lang) -> str:
    """`Burgherr Alrik (604)`."""
    number, rank, name = person
    return f"{teller.term('rank', rank, lang)} {f'{name} ({number})' if name else number}"


def stands_said(stands: Sequence[tuple[int, str]]) -> str:
    """`201+204 in 503/22, 202 in 503/23`."""
    numbers: dict[str, list[int]] = {}
    for number, field in stands:
        numbers.setdefault(field, []).append(number)
    return ", ".join([f"{'+'.join(rows_of(found))} in {field}" for field, found in numbers.items()])


def spots_said(spots: Sequence[tuple[str, str]], lang: Lang) -> str:
    """`503/22 O SW, 503/23 W`."""
    sides: dict[str, list[str]] = {}
    for field, side in spots:
        sides.setdefault(field, []).append(side_said(side, lang))
    return ", ".join([" ".join([field, *filter(None, found)]) for field, found in sides.items()])


def value(line: Line, name: str) -> Any:
    return DERIVED[name](line.data) if name in DERIVED else line.data.get(name)


def values(line: Line, names: Sequence[str]) -> tuple[str, ...]:
    return tuple([str(value(line, name)) for name in names])


def in_order(lines: Sequence[Line], recipe: Recipe) -> list[Line]:
    """By army or field, so that a reader finds his own."""
    if not recipe.collected:
        return list(lines)
    return sorted(lines, key=lambda line: natural(str(value(line, recipe.collected))))


def natural(said: str) -> list[int]:
    """503/22 before 1001/04."""
    return [int(digits) for digits in re.findall(r"\d+", said)]
