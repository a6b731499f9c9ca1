"""An empty sheet for a realm: what it has, and examples of orders, all of it as remarks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tafelrunde.engine.protocol import Lang, Words
from tafelrunde.games.phoenix.calendar import is_recruiting, month_name
from tafelrunde.games.phoenix.meta import STAGE_TERMS
from tafelrunde.games.phoenix.seen import ArmySeen, PersonSeen, PhoenixView
from tafelrunde.games.phoenix.text import HEADS

FLEETS: Final = range(300, 400)
MUSTER_EXAMPLES: Final = (
    Words(
        "Recruit 1000 warriors and 5 leaders as 101 in town {town}",
        "Rüste 1000 K und 5 HF als 101 in Rüstort {town}",
    ),
    Words("Build road in the east of {town}", "Errichte Straße im Osten von {town}"),
    Words("Build castle in {town}", "Baue Burg in {town}"),
)
TURN_EXAMPLES: Final = (
    Words("Move 101 to {town}", "Bewege 101 nach {town}"),
    Words("Split from 101 as 102: 500 warriors and 1 leader", "Spalte von 101 als 102 ab: 500 K und 1 HF"),
    Words("Load 20000 gold onto 101", "Lade 20000 GS auf 101"),
)  # fmt: skip


def form(view: PhoenixView, realm: int, lang: Lang) -> str:
    return "\n".join([HEADS.said(lang), *[f"# {line}".rstrip() for line in remarks(view, realm, lang)], ""])


def remarks(view: PhoenixView, realm: int, lang: Lang) -> Iterator[str]:
    """Treasury, towns, armies and people; then examples for what can be ordered now."""
    own = view.realms[realm]
    if own is None:
        return
    yield f"{own.name}, {month_name(view.month)}"
    if own.gold is not None:
        yield Words(f"Treasury: {own.gold} gold", f"Reichsschatz: {own.gold} GS").said(lang)
    for label, town in view.towns.items():
        if view.owners.get(label) == realm and town.stage:
            yield f"{STAGE_TERMS[town.stage].said(lang)} {label}"
    for number, army in view.armies[realm].items():
        yield army_line(number, army)
    for number, person in view.people[realm].items():
        yield person_line(number, person)
    yield Words("Examples:", "Beispiele:").said(lang)
    place = own.capital or "503/22"
    examples = (*MUSTER_EXAMPLES, *TURN_EXAMPLES) if view.step != "turn" else TURN_EXAMPLES
    yield from ["  " + example.said(lang).format(town=place) for example in examples]
    if view.step != "turn" and not is_recruiting(view.month):
        yield Words(
            "Troops are not recruited this month.", "Truppen werden in diesem Monat nicht gerüstet."
        ).said(lang)


def army_line(number: str, army: ArmySeen) -> str:
    kind = {1: "K", 2: "R", 3: "S"}.get(int(number) // 100, "")
    goods = [(army.troops, kind), (army.leaders, "HF"), (army.mounts, "P"), (army.gold, "GS")]
    light, heavy = ("LKS", "SKS") if int(number) in FLEETS else ("LKP", "SKP")
    goods += [(army.light, light), (army.heavy, heavy)]
    return f"{number} {army.field}: {', '.join([f'{count} {name}' for count, name in goods if count])}"


def person_line(number: str, person: PersonSeen) -> str:
    name = f" {person.name}" if person.name else ""
    return f"{number} {person.field}: {person.rank}{name}"
