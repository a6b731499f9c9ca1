"""What can stand in a slot of a sentence, kind by kind: how it is asked for, read, written and shown.

Sentences themselves are patterns (`grammar.py`); how values are read and written is in `slot_values.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, NamedTuple

from tafelrunde.engine.contract import Lang, Words
from tafelrunde.games.phoenix.tables.trade_terms import TRAIT_TERMS
from tafelrunde.games.phoenix.words import vocabulary as words
from tafelrunde.games.phoenix.words.gatherings import (
    FATES,
    NOBODY,
    read_drivers,
    read_group,
    read_led,
    read_realms,
    show_drivers,
    show_group,
    show_led,
    show_realms,
)
from tafelrunde.games.phoenix.words.values import (
    PLAIN_CALL,
    PLAIN_NAME,
    Reader,
    read_called,
    read_changes,
    read_count,
    read_dice,
    read_field,
    read_goods,
    read_list,
    read_name,
    read_one,
    read_place,
    read_question,
    read_seats,
    read_table,
    read_text,
    read_unit,
    read_words,
    show_all_named,
    show_changes,
    show_dice,
    show_good,
    show_goods,
    show_list,
    show_name,
    show_named,
    show_plain,
    show_seats,
)
from tafelrunde.games.phoenix.words.vocabulary import Table, named

FIRST_UNIT: Final = 101
FIRST_PERSON: Final = 401
"""Magical creatures are people too (PH-6.3.2c)."""
LAST_HOST: Final = 499
LAST_UNIT: Final = 699


class Kind(NamedTuple):
    """`sample`: what stands for it where a sentence is shown, if its slot has no example of its own."""

    about: Words
    read: Reader
    show: Callable[[Any, Lang], str] = show_plain
    sample: Words = Words("", "")


def tabled(about: Words, names: Mapping[Any, Words], table: Table | None = None) -> Kind:
    return Kind(about, partial(read_table, table=table or named(names)), partial(show_named, names=names))


def unit(about: Words, first: int, last: int) -> Kind:
    return Kind(about, partial(read_unit, first=first, last=last))


# fmt: off
UNIT: Final = Words("the number of a unit, such as 101", "die Nummer einer Einheit, etwa 101")
HOST: Final = Words("the number of an army or fleet, such as 101", "die Nummer eines Heeres, etwa 101")
PERSON: Final = Words("the number of a person, such as 601", "die Nummer einer Person, etwa 601")
PLACE: Final = Words("a field such as 503/22", "eine Gemark wie 503/22")
COUNT: Final = Words("a number", "eine Zahl")
REALM: Final = Words("the name of a realm", "der Name eines Reiches")
NAME: Final = Words("a name", "ein Name")
TEXT: Final = Words("words", "Worte")
STAGE: Final = Words("a stage such as castle", "eine Ausbaustufe wie Burg")
RANK: Final = Words("a rank such as BUH", "ein Rang wie BUH")
KINDS: Final[dict[str, Kind]] = {
    "unit": unit(UNIT, FIRST_UNIT, LAST_UNIT),
    "host": unit(HOST, FIRST_UNIT, LAST_HOST),
    "person": unit(PERSON, FIRST_PERSON, LAST_UNIT),
    "people": Kind(PERSON, partial(read_list, item=unit(PERSON, FIRST_PERSON, LAST_UNIT).read), show_list),
    "creature": unit(Words("the number of a creature, such as 401", "die Nummer einer Kreatur, etwa 401"),
                     FIRST_PERSON, LAST_HOST),
    "hosts": Kind(HOST, partial(read_list, item=unit(HOST, FIRST_UNIT, LAST_HOST).read), show_list),
    "units": Kind(UNIT, partial(read_list, item=unit(UNIT, FIRST_UNIT, LAST_UNIT).read), show_list),
    "field": Kind(PLACE, read_field),
    "fields": Kind(PLACE, partial(read_list, item=read_field), show_list),
    "place": Kind(PLACE, read_place, sample=Words("503/22", "503/22")),
    "places": Kind(PLACE, partial(read_list, item=read_place), show_list, Words("503/22", "503/22")),
    "count": Kind(COUNT, read_count),
    "seats": Kind(COUNT, read_seats, show_seats),
    "realm": Kind(REALM, read_name, partial(show_name, plain=PLAIN_NAME)),
    "name": Kind(NAME, read_name, partial(show_name, plain=PLAIN_NAME)),
    "called": Kind(REALM, read_called, partial(show_name, plain=PLAIN_CALL), Words("REALM", "REICH")),
    "text": Kind(Words("words to the game master", "Worte an die Spielleitung"), read_text),
    "words": Kind(TEXT, read_words, sample=Words("TEXT", "TEXT")),
    "reason": Kind(TEXT, read_words, sample=Words("WHY", "WARUM")),
    "question": Kind(TEXT, read_question, sample=Words("TEXT", "TEXT")),
    "goods": Kind(Words("goods such as 500 K and 1 HF", "Rüstgüter wie 500 K und 1 HF"),
                  read_goods, show_goods),
    "good": Kind(Words("a kind of goods such as K", "eine Art von Rüstgütern wie K"),
                 partial(read_table, table=words.GOODS), show_good),
    "side": tabled(Words("a side such as east", "eine Seite wie Osten"), words.SIDE_NAMES, words.SIDES),
    "work": tabled(Words("road, quay, bridge or wall", "Straße, Kai, Brücke oder Wall"),
                   words.WORK_NAMES, words.WORKS),
    "stage": tabled(STAGE, words.STAGE_NAMES, words.STAGES),
    "town": Kind(STAGE, partial(read_table, table=words.STAGES)),
    "rank": Kind(Words("CHF, ZA, CZA or CZB", "CHF, ZA, CZA oder CZB"),
                 partial(read_table, table=words.RANKS)),
    "office": Kind(RANK, partial(read_table, table=words.OFFICES)),
    "leader": Kind(Words("FSH or ZB", "FSH oder ZB"), partial(read_table, table=words.LEADERS)),
    "card": tabled(Words("a card such as tanner", "eine Karte wie Gerber"), words.CARD_NAMES),
    "realm_kind": tabled(Words("a kind of realm such as pirates", "eine Art von Reich wie Piraten"),
                         words.REALM_KINDS),
    "creature_kind": tabled(Words("a kind of creature such as riders", "eine Art von Kreatur wie Reiter"),
                            words.CREATURES),
    "traits": Kind(Words("an ability such as “cannot be banned”", "eine Fähigkeit wie „nicht bannbar“"),
                   partial(read_one, table=named(TRAIT_TERMS)), partial(show_all_named, names=TRAIT_TERMS)),
    "excuse": tabled(Words("excused or unexcused", "entschuldigt oder unentschuldigt"), words.EXCUSES),
    "deadlines": tabled(
        Words("at meetings, remotely or without deadlines", "am Treffen, im Fernspiel oder ohne Fristen"),
        words.DEADLINES,
    ),
    "happening": tabled(Words("good harvest or plague", "gute Ernte oder Plage"), words.HAPPENINGS),
    "vote": tabled(Words("a kind of vote such as decision", "eine Art von Abstimmung wie Beschluss"),
                   words.VOTES),
    "realms": Kind(Words("names of realms, with commas between", "Namen von Reichen, mit Kommas dazwischen"),
                   read_realms, show_realms, Words("REALM, OTHER", "REICH, ANDERES")),
    "drivers": Kind(Words("drivers such as Yaromo 601 final place 1", "Fahrer wie Yaromo 601 Finale Platz 1"),
                    read_drivers, partial(show_drivers, names=FATES),
                    Words("REALM 601 final place 1, OTHER 602 fallen",
                          "REICH 601 Finale Platz 1, ANDERES 602 gefallen")),
    "group": Kind(Words("people such as Yaromo 601 3.5 GP", "Leute wie Yaromo 601 3,5 GP"),
                  read_group, partial(show_group, names=FATES),
                  Words("REALM 601 3.5 GP, OTHER 602 fallen", "REICH 601 3,5 GP, ANDERES 602 gefallen")),
    "led": Kind(Words("the name of a realm, or nobody", "der Name eines Reiches, oder niemand"),
                read_led, partial(show_led, names=NOBODY), Words("REALM", "REICH")),
    "changes": Kind(Words("a path and its value", "ein Pfad und sein Wert"), read_changes, show_changes,
                    Words("PATH = VALUE, ...", "PFAD = WERT, ...")),
    "dice": Kind(Words("what the dice show", "was die Würfel zeigen"), read_dice, show_dice),
}
# fmt: on
