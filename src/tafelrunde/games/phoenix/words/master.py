"""What the game master decides and what chance shows, as sentences in German and English.

Each begins with a word that no other has; words of both languages may be mixed. What a sentence cannot say,
such as a reason of several lines, is written as the JSON of the move.
"""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.contract import Lang
from tafelrunde.engine.errors import BadText, Complaint
from tafelrunde.engine.text import END, fold, printable
from tafelrunde.games.phoenix.moves import creatures, meeting, realms, special
from tafelrunde.games.phoenix.moves.kinds import (
    Amend,
    Announce,
    Answer,
    CloseRound,
    DrawOrder,
    EndCampaign,
    Grant,
    Roll,
)
from tafelrunde.games.phoenix.moves.market import DealCards
from tafelrunde.games.phoenix.words.grammar import Form, forms_of, shape
from tafelrunde.games.phoenix.words.line import Line, sentence
from tafelrunde.games.phoenix.words.sentences import Sentences

WHY: Final = "; Grund|reason : {reason}"
BECAUSE: Final = "; reason|Grund : {reason}"
AWAY: Final = "Schicke {person=601} von|of {realm:called} in|to die|the Burg|castle "
SENT: Final = "Send {person=601} of|von {realm:called} to|in the|die castle|Burg "
DECISIONS: Final[list[Form]] = [
    *forms_of(Amend, "Korrigiere|Berichtige {changes} " + WHY, "Correct {changes} " + BECAUSE),
    *forms_of(
        Grant,
        "Gewähre {realm:called} {gold=5000} GS|gold " + WHY,
        "Grant {realm:called} {gold=5000} gold|GS " + BECAUSE,
    ),
    *forms_of(
        Announce,
        ("Verkünde : {text:words}", "Sage {realm:called} : {text:words}"),
        ("Announce : {text:words}", "Tell {realm:called} : {text:words}"),
    ),
    *forms_of(
        Answer,
        "Frage : {question} Antwort|Answer : {answer:words}",
        "Question : {question} Answer|Antwort : {answer:words}",
    ),
    *forms_of(CloseRound, "Schließe die|the Runde|round " + WHY, "Close the|die round|Runde " + BECAUSE),
    *forms_of(
        meeting.SendAway,
        (
            AWAY + "für|for 1 Monat|month =months:1",
            AWAY + "[für|for {months:count=3} Monate|Monat|months|month]",
        ),
        (
            SENT + "for|für 1 month|Monat =months:1",
            SENT + "[for|für {months:count=3} months|month|Monate|Monat]",
        ),
    ),
    *forms_of(
        meeting.CallBack,
        "Rufe {person=601} von|of {realm:called} zurück|back",
        "Call {person=601} of|von {realm:called} back|zurück",
    ),
    *forms_of(
        EndCampaign, "Beende den|the Feldzug|campaign " + WHY, "End the|den campaign|Feldzug " + BECAUSE
    ),
    *forms_of(
        meeting.DeclareAbsent,
        (
            "Erkläre {realm:called} (für) abwesend|absent : {times:count=1} (.) Mal|time , "
            "{excused:excuse=entschuldigt}"
        ),
        (
            "Declare {realm:called} [für] absent|abwesend : (absence) {times:count=1} [.] [time|Mal] , "
            "{excused:excuse=excused}"
        ),
    ),
    *forms_of(
        meeting.DeclareReturn, "Begrüße {realm:called} zurück|back", "Welcome {realm:called} back|zurück"
    ),
    *forms_of(
        meeting.SetDeadlines,
        "Spielt (fortan|henceforth) {deadlines=im Fernspiel}",
        "Play (henceforth|fortan) {deadlines=remotely}",
    ),
    *forms_of(
        meeting.Happen,
        (
            "Verzeichne|Record {kind:happening=gute Ernte} in {fields:places} : {percent:count=20} "
            "Prozent|percent [; Worte|words : {text:words}]"
        ),
        (
            "Record|Verzeichne {kind:happening=good harvest} in {fields:places} : {percent:count=20} "
            "percent|Prozent [; words|Worte : {text:words}]"
        ),
    ),
    *forms_of(
        meeting.HoldCouncil,
        (
            "Rat|Council : {kind:vote=Beschluss} [; dafür|for {yes:realms}] [; dagegen|against {no:realms}] "
            "[; Spielleitung|masters dafür|for {master_yes:count=1}] "
            "[; Spielleitung|masters dagegen|against {master_no:count=1}] [; Veto =veto] "
            "; Frage|question : {question:words}"
        ),
        (
            "Council|Rat : {kind:vote=decision} [; for|dafür {yes:realms}] [; against|dagegen {no:realms}] "
            "[; masters|Spielleitung for|dafür {master_yes:count=1}] "
            "[; masters|Spielleitung against|dagegen {master_no:count=1}] [; veto =veto] "
            "; question|Frage : {question:words}"
        ),
    ),
    *forms_of(meeting.HoldRace, "Wagenrennen|Race : {drivers}", "Race|Wagenrennen : {drivers}"),
    *forms_of(
        meeting.RewardAdventure,
        "Abenteuer|Adventure : {group} ; Leitung|led [by] {leader:led} ; Name : {adventure:words}",
        "Adventure|Abenteuer : {group} ; led|Leitung (by) {leader:led} ; name : {adventure:words}",
    ),
    *forms_of(
        special.DeclareKind,
        "Führe {realm:called} als|as {kind:realm_kind=Piraten}",
        "List {realm:called} as|als {kind:realm_kind=pirates}",
    ),
    *forms_of(
        special.BonusTown,
        "Schenke {realm:called} : {stage:town=BUR} in {field:place}",
        "Bestow {realm:called} : {stage:town=BUR} in {field:place}",
    ),
    *forms_of(
        special.PirateBonus,
        "Zahle {realm:called} {gold=25000} GS|gold Piratenbonus|pirate [bonus]",
        "Pay {realm:called} {gold=25000} gold|GS pirate|Piratenbonus (bonus)",
    ),
    *forms_of(Roll, "Wurf : {values:dice=3 5, 2}", "Roll : {values:dice=3 5, 2}"),
]
REALMS: Final[list[Form]] = [
    *forms_of(
        realms.Rebel,
        (
            "Putsch von|of {person=602} aus|of {realm:called} : Lehen|fief {fief:places} "
            "[; Heere|armies {armies:units=101, 301}] [; Gefolge|people {people:units=605}] "
            "; Reich|realm {to:called} [; Name : {name:words=X}]"
        ),
        (
            "Putsch|Rebellion of|von {person=602} of|aus {realm:called} : fief|Lehen {fief:places} "
            "[; armies|Heere {armies:units=101, 301}] [; people|Gefolge {people:units=605}] "
            "; realm|Reich {to:called=OTHER} [; name : {name:words=NAME}]"
        ),
    ),
    *forms_of(
        realms.Arrive,
        (
            "Ankunft von|of {realm:called} bei|near {field:place} : Anführer|leader {leader=FSH} "
            "[; {gold=100000} GS|gold] [; {officers:count=5} CHF] [; {lesser:count=2} CZA] "
            "[; {greater:count=1} CZB] [; {civilians:count=3} ZIV] [; Name : {name:words=X}]"
        ),
        (
            "Arrival of|von {realm:called} near|bei {field:place} : leader|Anführer {leader=FSH} "
            "[; {gold=100000} gold|GS] [; {officers:count=5} CHF] [; {lesser:count=2} CZA] "
            "[; {greater:count=1} CZB] [; {civilians:count=3} ZIV] [; name : {name:words=X}]"
        ),
    ),
    *forms_of(
        realms.Unite,
        "Vereinige {realm:called} mit|with {into:called=ANDEREM}",
        "Unite {realm:called} with|mit {into:called=OTHER}",
    ),
    *forms_of(realms.Depart, "Verabschiede {realm:called}", "Farewell {realm:called}"),
    *forms_of(
        realms.ChangeRealm,
        "Überstelle {person=605} von|of {realm:called} an|to {to:called=ANDERES}",
        "Transfer {person=605} of|von {realm:called} to|an {to:called=OTHER}",
    ),
]
TRADE: Final[list[Form]] = [
    *forms_of(
        creatures.PlaceCreature,
        (
            "Beschwöre {number:creature=401} für|for {realm:called} in {field:place} : "
            "{kind:creature_kind=Reiter} "
            "<[, Stärke|strength {strength:count=3000}] [, {leaders=5} HF|leaders|leader] [, {points=40} GP] "
            "[, {traits=nicht bannbar}]>"
        ),
        (
            "Conjure {number:creature=401} for|für {realm:called} in {field:place} : "
            "{kind:creature_kind=riders} "
            "<[, strength|Stärke {strength:count=3000}] [, {leaders=5} HF|leaders|leader] [, {points=40} GP] "
            "[, {traits=cannot be banned}]>"
        ),
    ),
    *forms_of(
        creatures.MoveCreature,
        "Treibe {number:creature=401} von|of {realm:called} nach|to {to:place}",
        "Drive {number:creature=401} of|von {realm:called} to|nach {to:place}",
    ),
    *forms_of(
        creatures.HandCreature,
        "Überlasse {number:creature=401} von|of {realm:called} an|to {to:called} als|as {into:creature=402}",
        "Entrust {number:creature=401} of|von {realm:called} to|an {to:called} as|als {into:creature=402}",
    ),
    *forms_of(
        creatures.RemoveCreature,
        "Verbanne {number:creature=401} von|of {realm:called}",
        "Banish {number:creature=401} of|von {realm:called}",
    ),
    *forms_of(
        DealCards,
        "Teile {realm:called} {count=5} Karten|Karte|cards|card {card=Gerber} (zu)",
        "Deal {realm:called} {count=5} cards|card|Karten|Karte {card=tanner} [zu]",
    ),
]
DRAW: Final[list[Form]] = forms_of(
    DrawOrder,
    "Reihenfolge|order {month:count=1} : {realms:seats=3, 1, 2} ; Auftauchpunkt|Tor|gate {gate:count=5}",
    "order|Reihenfolge {month:count=1} : {realms:seats=3, 1, 2} ; surfacing|gate|Tor (point) {gate:count=5}",
)
MASTER: Final = Sentences([*DECISIONS, *REALMS, *TRADE, *DRAW])
LONGEST_SHOWN: Final = 200
FIRST_WORDS: Final = tuple(
    dict.fromkeys(word for form in (*DECISIONS, *REALMS, *TRADE, *DRAW) for word in form.parts[0].words)
)


def first_words(lang: Lang) -> list[str]:
    """How sentences of the game master begin, `Korrigiere` first."""
    forms = [form for form in (*DECISIONS, *REALMS, *TRADE) if form.lang == lang]
    return list(dict.fromkeys(form.parts[0].words[0] for form in forms))


def format_master(move: Any, lang: Lang) -> str:
    """A sentence that is read as the same move, or its JSON."""
    return MASTER.written(move, lang)


def is_masters(text: str) -> bool:
    """Whether a text begins like one of these sentences."""
    return Line(text[:LONGEST_SHOWN]).word(0) in MASTER.by_word


def parse_master(text: str) -> Any:
    """The move of a sentence; a complaint names the word where reading stopped and shows how it should be."""
    try:
        line = sentence(text)
        move = MASTER.read(line)
        wrong = line.complaint(MASTER.meant(line) if move is None else None, is_order=False)
    except BadText as complaint:
        move, wrong = None, complaint
    if move is None:
        raise with_shape(text, wrong)
    return move


def meant_by(text: str) -> str:
    """The first word that was meant by a text that begins with none of them; empty if there is none."""
    line = Line(text[:LONGEST_SHOWN])
    line.miss(0, END, FIRST_WORDS)
    meant = MASTER.meant(line)
    return meant.spelling if meant is not None else ""


def with_shape(text: str, wrong: BadText) -> BadText:
    """The complaint without its marks, which are set anew: the text may be too long to show."""
    shown, first = printable(text[:LONGEST_SHOWN]), Line(text[:LONGEST_SHOWN])
    form = max(reversed(MASTER.by_word[first.word(0)]), key=lambda form: begun(form, first))
    right, end = shape(form), min(wrong.end, len(shown))
    start = wrong.start if wrong.start < end else first.after(0)
    fault = Complaint(wrong.message, wrong.params)
    return BadText(shown, start, end, "phoenix-sentence-reads", {"fault": fault, "right": right})


def begun(form: Form, line: Line) -> int:
    """How many of its first two words are typed; one is not enough, `Putsch` is a word of both languages."""
    return sum(
        bool(part.words) and fold(part.words[0]) == line.word(at) for at, part in enumerate(form.parts[:2])
    )
