"""An empty sheet for a realm: what it has, and examples of orders, all of it as remarks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tafelrunde.engine.contract import Lang
from tafelrunde.games.phoenix.meta import STAGE_TERMS
from tafelrunde.games.phoenix.secrecy.seen import ArmySeen, PersonSeen, PhoenixView
from tafelrunde.games.phoenix.tables.calendar import is_recruiting, month_name
from tafelrunde.games.phoenix.words.text import HEADS
from tafelrunde.phoenix_desk.texts import text

FLEETS: Final = range(300, 400)


def form(view: PhoenixView, realm: int, lang: Lang) -> str:
    return "\n".join([HEADS.said(lang), *[f"# {line}".rstrip() for line in remarks(view, realm, lang)], ""])


def remarks(view: PhoenixView, realm: int, lang: Lang) -> Iterator[str]:
    """Treasury, towns, armies and people; then examples for what can be ordered now."""
    own = view.realms[realm]
    if own is None:
        return
    yield f"{own.name}, {month_name(view.month)}"
    if own.gold is not None:
        yield text(lang, "form-treasury", gold=own.gold)
    for label, town in view.towns.items():
        if view.owners.get(label) == realm and town.stage:
            yield f"{STAGE_TERMS[town.stage].said(lang)} {label}"
    for number, army in view.armies[realm].items():
        yield army_line(number, army)
    for number, person in view.people[realm].items():
        yield person_line(number, person)
    yield text(lang, "form-examples")
    place = own.capital or "503/22"
    for kind in ("form-muster", "form-turn") if view.step != "turn" else ("form-turn",):
        yield from [f"  {example}" for example in text(lang, kind, town=place).splitlines()]
    if view.step != "turn" and not is_recruiting(view.month):
        yield text(lang, "form-no-recruiting")


def army_line(number: str, army: ArmySeen) -> str:
    kind = {1: "K", 2: "R", 3: "S"}.get(int(number) // 100, "")
    goods = [(army.troops, kind), (army.leaders, "HF"), (army.mounts, "P"), (army.gold, "GS")]
    light, heavy = ("LKS", "SKS") if int(number) in FLEETS else ("LKP", "SKP")
    goods += [(army.light, light), (army.heavy, heavy)]
    return f"{number} {army.field}: {', '.join([f'{count} {name}' for count, name in goods if count])}"


def person_line(number: str, person: PersonSeen) -> str:
    name = f" {person.name}" if person.name else ""
    return f"{number} {person.field}: {person.rank}{name}"
