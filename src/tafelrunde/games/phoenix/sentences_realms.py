"""Sentences of the game master about realms that rise, come and join each other (6.2, 6.5)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final, cast

from tafelrunde.engine.protocol import Lang, Words
from tafelrunde.games.phoenix.master_forms import (
    GOLD,
    NAME,
    OTHER_NAME,
    PERSON,
    Form,
    called,
    other_called,
    quoted,
)
from tafelrunde.games.phoenix.moves_realms import Arrive, ChangeRealm, Depart, Rebel, Unite

LIST: Final = r"[\d/,\s]+?"
NUMBERS: Final = re.compile(r"\d+")
FIELDS: Final = re.compile(r"\d+\s*/\s*\d+")
REBEL: Final = (
    rf"\s+(?:von|of)\s+(?P<person>[56]\d\d)\s+(?:aus|of)\s+{NAME}\s*:\s*(?:Lehen|fief)\s+(?P<fief>{LIST})\s*"
    rf"(?:;\s*(?:Heere|armies)\s+(?P<armies>{LIST})\s*)?(?:;\s*(?:Gefolge|people)\s+(?P<people>{LIST})\s*)?"
    rf";\s*(?:Reich|realm)\s+{OTHER_NAME}(?:\s*;\s*(?:Name|name)\s*:\s*(?P<name>.+))?"
)


def many(code: str) -> str:
    return rf"(?:;\s*(?P<{code}>\d{{1,2}})\s+{code}\s*)?"


ARRIVE: Final = (
    rf"\s+(?:von|of)\s+{NAME}\s+(?:bei|near)\s+(?P<field>[\d/]+)\s*:"
    rf"\s*(?:Anführer|leader)\s+(?P<leader>FSH|ZB)\s*(?:;\s*{GOLD}\s*)?"
    rf"{many('CHF')}{many('CZA')}{many('CZB')}{many('ZIV')}(?:;\s*Name\s*:\s*(?P<name>.+))?"
)


def landing(found: re.Match[str]) -> Arrive:
    gold, officers, lesser, greater, civilians = [
        int(found[name] or 0) for name in ("gold", "CHF", "CZA", "CZB", "ZIV")
    ]
    leader, name = cast(Any, found["leader"].upper()), found["name"] or ""
    return Arrive(called(found), found["field"], leader, gold, officers, lesser, greater, civilians, name)


def numbers(text: str | None) -> tuple[int, ...]:
    return tuple(int(number) for number in NUMBERS.findall(text or ""))


def rebellion(found: re.Match[str]) -> Rebel:
    fief = tuple("".join(label.split()) for label in FIELDS.findall(found["fief"]))
    return Rebel(
        called(found),
        int(found["person"]),
        fief,
        other_called(found),
        numbers(found["armies"]),
        numbers(found["people"]),
        found["name"] or "",
    )


# fmt: off
REALM_FORMS: Final = (
    Form(("Putsch", "Rebellion"), re.compile(REBEL, re.IGNORECASE), rebellion,
         Words("Rebellion of 602 of REALM: fief 503/22; armies 101, 301; people 605; realm OTHER; name: NAME",
               "Putsch von 602 aus REICH: Lehen 503/22; Heere 101, 301; Gefolge 605; Reich REICH; Name: X")),
    Form(("Ankunft", "Arrival"), re.compile(ARRIVE, re.IGNORECASE), landing,
         Words("Arrival of REALM near 503/22: leader FSH; 100000 gold; 5 CHF; 2 CZA; 1 CZB; 3 ZIV; name: X",
               "Ankunft von REICH bei 503/22: Anführer FSH; 100000 GS; 5 CHF; 2 CZA; 1 CZB; 3 ZIV; Name: X")),
    Form(("Vereinige", "Unite"), re.compile(rf"\s+{NAME}\s+(?:mit|with)\s+{OTHER_NAME}", re.IGNORECASE),
         lambda found: Unite(called(found), other_called(found)),
         Words("Unite REALM with OTHER", "Vereinige REICH mit ANDEREM")),
    Form(("Verabschiede", "Farewell"), re.compile(rf"\s+{NAME}", re.IGNORECASE),
         lambda found: Depart(called(found)),
         Words("Farewell REALM", "Verabschiede REICH")),
    Form(("Überstelle", "Transfer"), re.compile(rf"\s+{PERSON}\s+(?:an|to)\s+{OTHER_NAME}", re.IGNORECASE),
         lambda found: ChangeRealm(called(found), int(found["person"]), other_called(found)),
         Words("Transfer 605 of REALM to OTHER", "Überstelle 605 von REICH an ANDERES")),
)
# fmt: on


def listed(items: Sequence[Any]) -> str:
    return ", ".join(map(str, items))


def say_rebel(move: Rebel, lang: Lang) -> str:
    realm, to = quoted(move.realm, lang), quoted(move.to, lang)
    parts = [
        Words(
            f"Rebellion of {move.person} of {realm}: fief {listed(move.fief)}",
            f"Putsch von {move.person} aus {realm}: Lehen {listed(move.fief)}",
        )
    ]
    if move.armies:
        parts.append(Words(f"armies {listed(move.armies)}", f"Heere {listed(move.armies)}"))
    if move.people:
        parts.append(Words(f"people {listed(move.people)}", f"Gefolge {listed(move.people)}"))
    parts.append(Words(f"realm {to}", f"Reich {to}"))
    if move.name:
        parts.append(Words(f"name: {move.name}", f"Name: {move.name}"))
    return "; ".join([part.said(lang) for part in parts])


def say_arrive(move: Arrive, lang: Lang) -> str:
    realm, counts = quoted(move.realm, lang), (move.officers, move.lesser, move.greater, move.civilians)
    parts = [
        Words(
            f"Arrival of {realm} near {move.field}: leader {move.leader}",
            f"Ankunft von {realm} bei {move.field}: Anführer {move.leader}",
        )
    ]
    if move.gold:
        parts.append(Words(f"{move.gold} gold", f"{move.gold} GS"))
    for count, code in zip(counts, ("CHF", "CZA", "CZB", "ZIV"), strict=True):
        if count:
            parts.append(Words(f"{count} {code}", f"{count} {code}"))
    if move.name:
        parts.append(Words(f"name: {move.name}", f"Name: {move.name}"))
    return "; ".join([part.said(lang) for part in parts])


def say_unite(move: Unite, lang: Lang) -> str:
    realm, into = quoted(move.realm, lang), quoted(move.into, lang)
    return Words(f"Unite {realm} with {into}", f"Vereinige {realm} mit {into}").said(lang)


def say_depart(move: Depart, lang: Lang) -> str:
    realm = quoted(move.realm, lang)
    return Words(f"Farewell {realm}", f"Verabschiede {realm}").said(lang)


def say_change(move: ChangeRealm, lang: Lang) -> str:
    realm, to = quoted(move.realm, lang), quoted(move.to, lang)
    return Words(
        f"Transfer {move.person} of {realm} to {to}", f"Überstelle {move.person} von {realm} an {to}"
    ).said(lang)


REALM_SAYINGS: Final[dict[type, Callable[[Any, Lang], str]]] = {
    Rebel: say_rebel,
    Arrive: say_arrive,
    Unite: say_unite,
    Depart: say_depart,
    ChangeRealm: say_change,
}
