"""Sentences of the game master about realms that rise, come and join each other (6.2, 6.5)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from tafelrunde.engine.protocol import Lang, Words
from tafelrunde.games.phoenix.master_forms import NAME, OTHER_NAME, PERSON, Form, called, other_called, quoted
from tafelrunde.games.phoenix.moves_realms import ChangeRealm, Rebel, Unite

LIST: Final = r"[\d/,\s]+?"
NUMBERS: Final = re.compile(r"\d+")
FIELDS: Final = re.compile(r"\d+\s*/\s*\d+")
REBEL: Final = (
    rf"\s+(?:von|of)\s+(?P<person>[56]\d\d)\s+(?:aus|of)\s+{NAME}\s*:\s*(?:Lehen|fief)\s+(?P<fief>{LIST})\s*"
    rf"(?:;\s*(?:Heere|armies)\s+(?P<armies>{LIST})\s*)?(?:;\s*(?:Gefolge|people)\s+(?P<people>{LIST})\s*)?"
    rf";\s*(?:Reich|realm)\s+{OTHER_NAME}(?:\s*;\s*(?:Name|name)\s*:\s*(?P<name>.+))?"
)


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
    Form(("Vereinige", "Unite"), re.compile(rf"\s+{NAME}\s+(?:mit|with)\s+{OTHER_NAME}", re.IGNORECASE),
         lambda found: Unite(called(found), other_called(found)),
         Words("Unite REALM with OTHER", "Vereinige REICH mit ANDEREM")),
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


def say_unite(move: Unite, lang: Lang) -> str:
    realm, into = quoted(move.realm, lang), quoted(move.into, lang)
    return Words(f"Unite {realm} with {into}", f"Vereinige {realm} mit {into}").said(lang)


def say_change(move: ChangeRealm, lang: Lang) -> str:
    realm, to = quoted(move.realm, lang), quoted(move.to, lang)
    return Words(
        f"Transfer {move.person} of {realm} to {to}", f"Überstelle {move.person} von {realm} an {to}"
    ).said(lang)


REALM_SAYINGS: Final[dict[type, Callable[[Any, Lang], str]]] = {
    Rebel: say_rebel,
    Unite: say_unite,
    ChangeRealm: say_change,
}
