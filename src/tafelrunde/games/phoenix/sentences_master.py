"""What the game master decides and what dice show, as sentences in German and English.

A sentence has a beginning that no other has, then a pattern; reasons stand at the end. What a sentence cannot
say, such as a reason of several lines, is written as the JSON of the move.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, cast

import msgspec

from tafelrunde.engine.errors import BadText
from tafelrunde.engine.protocol import Lang, Words
from tafelrunde.engine.text import fold, printable, whole_number
from tafelrunde.games.phoenix.master_forms import GOLD, NAME, PERSON, REASON, Form, called, quoted
from tafelrunde.games.phoenix.moves import (
    Amend,
    Announce,
    Answer,
    Change,
    CloseRound,
    EndCampaign,
    Grant,
    Roll,
)
from tafelrunde.games.phoenix.moves_meeting import CallBack, DeclareAbsent, DeclareReturn, SendAway
from tafelrunde.games.phoenix.moves_special import BonusTown, DeclareKind, PirateBonus
from tafelrunde.games.phoenix.realm_words import REALM_KINDS, kind_called
from tafelrunde.games.phoenix.sentences_master_trade import TRADE_FORMS, TRADE_SAYINGS
from tafelrunde.games.phoenix.sentences_realms import REALM_FORMS, REALM_SAYINGS

INTO_CASTLE: Final = r"(?:in\s+die\s+Burg|to\s+the\s+castle)"
MONTHS: Final = r"(?:\s+(?:für|for)\s+(?P<months>\d\d?)\s+(?:Monate?|months?))?"
ANSWER: Final = r"(?:Antwort|Answer)\s*:\s*(?P<answer>.+)"
LONGEST: Final = 2000
CHANGE: Final = re.compile(r"\s*(?P<path>[^=]+?)\s*=\s*(?P<value>\"(?:[^\"\\]|\\.)*\"|[^,;\"]+?)\s*(?:,|$)")
FLAGS: Final = {"true": True, "false": False, "ja": True, "nein": False, "yes": True, "no": False}


def changes(text: str) -> tuple[Change, ...]:
    """`realms.Yaromo.gold = 5000, fields.503/22.owner = "Yaromo"`; nothing if a piece cannot be read."""
    found: list[Change] = []
    place = 0
    while place < len(text):
        change = CHANGE.match(text, place)
        if change is None:
            return ()
        found.append(Change(change["path"], value(change["value"])))
        place = change.end()
    return tuple(found)


def value(text: str) -> int | str | bool:
    if text.startswith('"'):
        return msgspec.json.decode(text, type=str)
    number = whole_number(text)
    return FLAGS.get(text.lower(), text) if number is None else number


def written(thing: int | str | bool, lang: Lang) -> str:
    if isinstance(thing, bool):
        return Words("yes" if thing else "no", "ja" if thing else "nein").said(lang)
    return str(thing) if isinstance(thing, int) else msgspec.json.encode(thing).decode()


def thrown(text: str) -> Roll:
    return Roll(tuple(tuple(int(die) for die in group.split()) for group in text.split(",")))


# fmt: off
FORMS: Final = (
    Form(("Berichtige", "Correct"), re.compile(rf"\s+(?P<changes>.+?){REASON}", re.IGNORECASE),
         lambda found: Amend(changes(found["changes"]), found["reason"]),
         Words("Correct PATH = VALUE, ...; reason: WHY", "Berichtige PFAD = WERT, ...; Grund: WARUM")),
    Form(("Gewähre", "Grant"), re.compile(rf"\s+{NAME}\s+{GOLD}{REASON}", re.IGNORECASE),
         lambda found: Grant(called(found), int(found["gold"]), found["reason"]),
         Words("Grant REALM 5000 gold; reason: WHY", "Gewähre REICH 5000 GS; Grund: WARUM")),
    Form(("Verkünde", "Announce"), re.compile(r"\s*:\s*(?P<text>.+)"),
         lambda found: Announce(found["text"]),
         Words("Announce: TEXT", "Verkünde: TEXT")),
    Form(("Sage", "Tell"), re.compile(rf"\s+{NAME}\s*:\s*(?P<text>.+)"),
         lambda found: Announce(found["text"], called(found)),
         Words("Tell REALM: TEXT", "Sage REICH: TEXT")),
    Form(("Frage", "Question"), re.compile(rf"\s*:\s*(?P<question>.+?)\s+{ANSWER}"),
         lambda found: Answer(found["question"], found["answer"]),
         Words("Question: TEXT Answer: TEXT", "Frage: TEXT Antwort: TEXT")),
    Form(("Schließe", "Close"), re.compile(rf"\s+(?:die\s+Runde|the\s+round){REASON}", re.IGNORECASE),
         lambda found: CloseRound(found["reason"]),
         Words("Close the round; reason: WHY", "Schließe die Runde; Grund: WARUM")),
    Form(("Schicke", "Send"), re.compile(rf"\s+{PERSON}\s+{INTO_CASTLE}{MONTHS}", re.IGNORECASE),
         lambda found: SendAway(called(found), int(found["person"]), int(found["months"] or 0)),
         Words("Send 601 of REALM to the castle for 3 months",
               "Schicke 601 von REICH in die Burg für 3 Monate")),
    Form(("Rufe", "Call"), re.compile(rf"\s+{PERSON}\s+(?:zurück|back)", re.IGNORECASE),
         lambda found: CallBack(called(found), int(found["person"])),
         Words("Call 601 of REALM back", "Rufe 601 von REICH zurück")),
    Form(("Beende", "End"), re.compile(rf"\s+(?:den\s+Feldzug|the\s+campaign){REASON}", re.IGNORECASE),
         lambda found: EndCampaign(found["reason"]),
         Words("End the campaign; reason: WHY", "Beende den Feldzug; Grund: WARUM")),
    Form(("Erkläre", "Declare"),
         re.compile(rf"\s+{NAME}\s+(?:für\s+)?(?:abwesend|absent)\s*:\s*(?P<times>[1-4])\.?\s*(?:Mal|time)\s*,\s*"
                    r"(?P<un>un)?(?:entschuldigt|excused)", re.IGNORECASE),
         lambda found: DeclareAbsent(called(found), int(found["times"]), found["un"] is None),
         Words("Declare REALM absent: 1. time, excused", "Erkläre REICH für abwesend: 1. Mal, entschuldigt")),
    Form(("Begrüße", "Welcome"), re.compile(rf"\s+{NAME}\s+(?:zurück|back)", re.IGNORECASE),
         lambda found: DeclareReturn(called(found)),
         Words("Welcome REALM back", "Begrüße REICH zurück")),
    Form(("Führe", "List"), re.compile(rf"\s+{NAME}\s+(?:als|as)\s+(?P<kind>.+)", re.IGNORECASE),
         lambda found: DeclareKind(called(found), kind_called(found["kind"])),
         Words("List REALM as pirates", "Führe REICH als Piraten")),
    Form(("Schenke", "Bestow"), re.compile(rf"\s+{NAME}\s*:\s*(?P<stage>\w+)\s+in\s+(?P<field>\S+)"),
         lambda found: BonusTown(called(found), cast(Any, found["stage"]), found["field"]),
         Words("Bestow REALM: BUR in 503/22", "Schenke REICH: BUR in 503/22")),
    Form(("Zahle", "Pay"),
         re.compile(rf"\s+{NAME}\s+{GOLD}\s+(?:Piratenbonus|pirate\s+bonus)", re.IGNORECASE),
         lambda found: PirateBonus(called(found), int(found["gold"])),
         Words("Pay REALM 25000 gold pirate bonus", "Zahle REICH 25000 GS Piratenbonus")),
    Form(("Wurf", "Roll"), re.compile(r"\s*:\s*(?P<values>[\d\s]+(?:,[\d\s]+)*)"),
         lambda found: thrown(found["values"]),
         Words("Roll: 3 5, 2", "Wurf: 3 5, 2")),
    *REALM_FORMS,
    *TRADE_FORMS,
)
# fmt: on
BEGINNINGS: Final = {fold(verb): form for form in FORMS for verb in form.verbs}
FIRST_WORD: Final = re.compile(r"\w+")


def first_words(lang: Lang) -> list[str]:
    """How sentences of the game master begin, `Berichtige` first."""
    return [form.verbs[0 if lang == "de" else 1] for form in FORMS]


def format_master(move: Any, lang: Lang) -> str:
    """A sentence that is read as the same move, or its JSON."""
    line = sentence(move, lang)
    try:
        is_read = bool(line) and parse_master(line.strip()) == move
    except BadText:
        is_read = False
    return line if is_read else msgspec.json.encode(move).decode()


def sentence(move: Any, lang: Lang) -> str:
    """How people say it; empty for what has no sentence."""
    say = SAYINGS.get(type(move))
    return say(move, lang) if say is not None else ""


def because(move: Any, lang: Lang) -> str:
    return Words(f"; reason: {move.reason}", f"; Grund: {move.reason}").said(lang)


def say_amend(move: Amend, lang: Lang) -> str:
    listed = ", ".join([f"{change.path} = {written(change.value, lang)}" for change in move.changes])
    return Words("Correct ", "Berichtige ").said(lang) + listed + because(move, lang)


def say_grant(move: Grant, lang: Lang) -> str:
    name = quoted(move.realm, lang)
    said = Words(f"Grant {name} {move.gold} gold", f"Gewähre {name} {move.gold} GS").said(lang)
    return said + because(move, lang)


def say_announce(move: Announce, lang: Lang) -> str:
    if not move.realm:
        return Words(f"Announce: {move.text}", f"Verkünde: {move.text}").said(lang)
    name = quoted(move.realm, lang)
    return Words(f"Tell {name}: {move.text}", f"Sage {name}: {move.text}").said(lang)


def say_answer(move: Answer, lang: Lang) -> str:
    asked, told = move.question, move.answer
    return Words(f"Question: {asked} Answer: {told}", f"Frage: {asked} Antwort: {told}").said(lang)


def say_close(move: CloseRound, lang: Lang) -> str:
    return Words("Close the round", "Schließe die Runde").said(lang) + because(move, lang)


def say_end(move: EndCampaign, lang: Lang) -> str:
    return Words("End the campaign", "Beende den Feldzug").said(lang) + because(move, lang)


def say_roll(move: Roll, lang: Lang) -> str:
    values = ", ".join([" ".join(map(str, group)) for group in move.values])
    return Words(f"Roll: {values}", f"Wurf: {values}").said(lang)


def say_absent(move: DeclareAbsent, lang: Lang) -> str:
    name, how = quoted(move.realm, lang), "" if move.excused else "un"
    return Words(
        f"Declare {name} absent: {move.times}. time, {how}excused",
        f"Erkläre {name} für abwesend: {move.times}. Mal, {how}entschuldigt",
    ).said(lang)


def say_return(move: DeclareReturn, lang: Lang) -> str:
    name = quoted(move.realm, lang)
    return Words(f"Welcome {name} back", f"Begrüße {name} zurück").said(lang)


def say_away(move: SendAway, lang: Lang) -> str:
    name, months = quoted(move.realm, lang), move.months
    many = "s" if months > 1 else "", "e" if months > 1 else ""
    stay = (
        Words(f" for {months} month{many[0]}", f" für {months} Monat{many[1]}") if months else Words("", "")
    )
    sent = Words(
        f"Send {move.person} of {name} to the castle", f"Schicke {move.person} von {name} in die Burg"
    )
    return sent.said(lang) + stay.said(lang)


def say_back(move: CallBack, lang: Lang) -> str:
    name = quoted(move.realm, lang)
    return Words(f"Call {move.person} of {name} back", f"Rufe {move.person} von {name} zurück").said(lang)


def say_kind(move: DeclareKind, lang: Lang) -> str:
    name, kind = quoted(move.realm, lang), REALM_KINDS[move.kind]
    return Words(f"List {name} as {kind.en}", f"Führe {name} als {kind.de}").said(lang)


def say_town(move: BonusTown, lang: Lang) -> str:
    return (
        Words("Bestow", "Schenke").said(lang) + f" {quoted(move.realm, lang)}: {move.stage} in {move.field}"
    )


def say_bonus(move: PirateBonus, lang: Lang) -> str:
    name = quoted(move.realm, lang)
    return Words(
        f"Pay {name} {move.gold} gold pirate bonus", f"Zahle {name} {move.gold} GS Piratenbonus"
    ).said(lang)


SAYINGS: Final[dict[type, Callable[[Any, Lang], str]]] = {
    Amend: say_amend,
    Grant: say_grant,
    Announce: say_announce,
    Answer: say_answer,
    CloseRound: say_close,
    EndCampaign: say_end,
    Roll: say_roll,
    DeclareAbsent: say_absent,
    DeclareReturn: say_return,
    SendAway: say_away,
    CallBack: say_back,
    DeclareKind: say_kind,
    BonusTown: say_town,
    PirateBonus: say_bonus,
    **REALM_SAYINGS,
    **TRADE_SAYINGS,
}


def is_masters(text: str) -> bool:
    """Whether a text begins like one of these sentences."""
    first = FIRST_WORD.match(text)
    return first is not None and fold(first[0]) in BEGINNINGS


def parse_master(text: str) -> Any:
    """The move of a sentence; the complaint shows how such a sentence reads."""
    first = FIRST_WORD.match(text)
    form = BEGINNINGS[fold(first[0])] if first else FORMS[0]
    start = first.end() if first else 0
    found = form.pattern.fullmatch(text, start) if len(text) <= LONGEST else None
    try:
        if found is not None:
            return msgspec.convert(msgspec.to_builtins(form.read(found)), type(form.read(found)))
    except (msgspec.MsgspecError, ValueError):
        pass
    shown = printable(text[:200])
    raise BadText(
        shown,
        start,
        len(shown),
        f"this sentence reads: {form.shape.en}",
        f"dieser Satz lautet: {form.shape.de}",
    )
