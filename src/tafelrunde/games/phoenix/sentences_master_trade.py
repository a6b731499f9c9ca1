"""Sentences of the game master about creatures (6.3.2) and the cards of the merchants (6.4.1)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, cast

from tafelrunde.engine.protocol import Lang, Words
from tafelrunde.engine.text import fold
from tafelrunde.games.phoenix.master_forms import NAME, OTHER_NAME, Form, called, other_called, quoted
from tafelrunde.games.phoenix.moves_creatures import HandCreature, MoveCreature, PlaceCreature, RemoveCreature
from tafelrunde.games.phoenix.moves_market import DealCards
from tafelrunde.games.phoenix.traits import TRAITS
from tafelrunde.games.phoenix.vocabulary import CARD_NAMES

NUMBER: Final = r"(?:(?:Kreatur|creature)\s+)?(?P<number>4\d\d)"
OF: Final = rf"\s+{NUMBER}\s+(?:von|of)\s+{NAME}"
KINDS: Final[dict[str, Words]] = {
    "foot": Words("warriors", "Krieger"),
    "riders": Words("riders", "Reiter"),
    "fleet": Words("fleet", "Flotte"),
    "magic": Words("magical", "magisch"),
}
STRENGTH: Final = re.compile(r"(?:Stärke|strength)\s+(\d{1,9})", re.IGNORECASE)
LEADERS: Final = re.compile(r"(\d{1,9})\s+(?:HF|leaders?)", re.IGNORECASE)
POINTS: Final = re.compile(r"(\d{1,9})\s+GP", re.IGNORECASE)


def placed(found: re.Match[str]) -> PlaceCreature:
    """What stands behind the colon: the kind, then strength, leaders, good points and abilities."""
    first, *parts = [part.strip() for part in found["what"].split(",")]
    numbers = {"strength": 0, "leaders": 0, "points": 0}
    traits: list[Any] = []
    for part in parts:
        for name, pattern in (("strength", STRENGTH), ("leaders", LEADERS), ("points", POINTS)):
            count = pattern.fullmatch(part)
            if count:
                numbers[name] = int(count[1])
                break
        else:
            traits.append(meant(part, {trait.code: trait.words for trait in TRAITS}))
    kind: Any = meant(first, KINDS)
    return PlaceCreature(
        called(found), int(found["number"]), kind, found["field"], **numbers, traits=tuple(traits)
    )


def meant(text: str, words: dict[str, Words]) -> str:
    """The code of what is called so, or the text itself where nothing is."""
    said = fold(text)
    return next((code for code, word in words.items() if said in (fold(word.en), fold(word.de))), text)


# fmt: off
TRADE_FORMS: Final = (
    Form(("Beschwöre", "Conjure"),
         re.compile(rf"\s+{NUMBER}\s+(?:für|for)\s+{NAME}\s+in\s+(?P<field>[^\s:]+)\s*:\s*(?P<what>.+)",
                    re.IGNORECASE),
         placed,
         Words("Conjure 401 for REALM in 503/22: riders, strength 3000, 5 HF, 40 GP, cannot be banned",
               "Beschwöre 401 für REICH in 503/22: Reiter, Stärke 3000, 5 HF, 40 GP, nicht bannbar")),
    Form(("Treibe", "Drive"), re.compile(rf"{OF}\s+(?:nach|to)\s+(?P<field>\S+)", re.IGNORECASE),
         lambda found: MoveCreature(called(found), int(found["number"]), found["field"]),
         Words("Drive 401 of REALM to 503/22", "Treibe 401 von REICH nach 503/22")),
    Form(("Überlasse", "Entrust"),
         re.compile(rf"{OF}\s+(?:an|to)\s+{OTHER_NAME}\s+(?:als|as)\s+(?P<into>4\d\d)", re.IGNORECASE),
         lambda found: HandCreature(called(found), int(found["number"]), other_called(found),
                                    int(found["into"])),
         Words("Entrust 401 of REALM to REALM as 402", "Überlasse 401 von REICH an REICH als 402")),
    Form(("Verbanne", "Banish"), re.compile(OF, re.IGNORECASE),
         lambda found: RemoveCreature(called(found), int(found["number"])),
         Words("Banish 401 of REALM", "Verbanne 401 von REICH")),
    Form(("Teile", "Deal"),
         re.compile(rf"\s+{NAME}\s+(?P<count>\d{{1,3}})\s+(?:Karten?|cards?)\s+(?P<card>.+?)(?:\s+zu)?",
                    re.IGNORECASE),
         lambda found: DealCards(called(found), cast(Any, meant(found["card"], CARD_NAMES)),
                                 int(found["count"])),
         Words("Deal REALM 5 cards tanner", "Teile REICH 5 Karten Gerber zu")),
)
# fmt: on


def say_placing(move: PlaceCreature, lang: Lang) -> str:
    name = quoted(move.realm, lang)
    parts = [KINDS[move.kind].said(lang)]
    if move.strength:
        parts.append(Words(f"strength {move.strength}", f"Stärke {move.strength}").said(lang))
    parts += [f"{move.leaders} HF"] if move.leaders else []
    parts += [f"{move.points} GP"] if move.points else []
    parts += [trait.words.said(lang) for code in move.traits for trait in TRAITS if trait.code == code]
    head = Words(f"Conjure {move.number} for {name}", f"Beschwöre {move.number} für {name}").said(lang)
    return f"{head} in {move.field}: {', '.join(parts)}"


def say_moving(move: MoveCreature, lang: Lang) -> str:
    name = quoted(move.realm, lang)
    return Words(
        f"Drive {move.number} of {name} to {move.to}", f"Treibe {move.number} von {name} nach {move.to}"
    ).said(lang)


def say_handing(move: HandCreature, lang: Lang) -> str:
    name, other = quoted(move.realm, lang), quoted(move.to, lang)
    return Words(
        f"Entrust {move.number} of {name} to {other} as {move.into}",
        f"Überlasse {move.number} von {name} an {other} als {move.into}",
    ).said(lang)


def say_removal(move: RemoveCreature, lang: Lang) -> str:
    name = quoted(move.realm, lang)
    return Words(f"Banish {move.number} of {name}", f"Verbanne {move.number} von {name}").said(lang)


def say_deal(move: DealCards, lang: Lang) -> str:
    name, card = quoted(move.realm, lang), CARD_NAMES[move.card]
    return Words(
        f"Deal {name} {move.count} cards {card.en}", f"Teile {name} {move.count} Karten {card.de} zu"
    ).said(lang)


TRADE_SAYINGS: Final[dict[type, Callable[[Any, Lang], str]]] = {
    PlaceCreature: say_placing,
    MoveCreature: say_moving,
    HandCreature: say_handing,
    RemoveCreature: say_removal,
    DealCards: say_deal,
}
