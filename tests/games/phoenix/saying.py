"""What may be said aloud: each field of a public event has a kind, and its values are of that kind.

Resampling cannot catch what a move publishes, for whatever is published may be seen from then on. So a figure
that is no realm, number, month or price of the map has no place in an event that everybody hears; and a realm
is told of a fight no more than Tabelle 10 allows.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.state.realm import MERCHANTS
from tafelrunde.games.phoenix.tables.prices import GOOD_NAMES, RANK_CODES, STAGE_OF, WORK_CODES, WORK_POINTS
from tafelrunde.games.phoenix.told.events import Minuted, Reported, SheetHandedIn
from tafelrunde.games.phoenix.told.notes import Delivered
from tafelrunde.games.phoenix.told.war_notes import DuelTold, Fought, UnderFire, WasOverrun
from tafelrunde.games.phoenix.world.coordinates import DIRECTIONS
from tafelrunde.games.phoenix.world.places import read_field
from tests.contract.walk import Step, demand

TERM = re.compile("[a-z_]+")
"""Words for how and why something happened."""
Kind = Callable[[Step, Any], bool]
"""(the move, a value that is told of it) -> whether it is such a thing."""


def is_realm(step: Step, value: Any) -> bool:
    return value is None or value in range(step.after.setting.realms)


def are_realms(step: Step, value: Any) -> bool:
    return all(is_realm(step, one) for one in value)


def is_unit(step: Step, value: Any) -> bool:
    return value in range(100, 700)


def is_place(step: Step, value: Any) -> bool:
    try:
        read_field(step.after.setting.world, value)
    except IllegalMove:
        return False
    return True


def are_places(step: Step, value: Any) -> bool:
    return all(is_place(step, one) for one in value)


def is_name(step: Step, value: Any) -> bool:
    """Of somebody who is or was there, or none."""
    states = (step.before.state, step.after)
    people = {one.name for state in states for realm in state.realms for one in realm.people.values()}
    return value in ("", *people)


def is_counted(step: Step, value: Any) -> bool:
    """Gates, months, votes, drivers, percents: whatever is counted at the table."""
    return value in range(1001)


def is_text(step: Step, value: Any) -> bool:
    """Words of the game master himself."""
    return isinstance(value, str)


def is_flag(step: Step, value: Any) -> bool:
    return isinstance(value, bool)


def is_term(step: Step, value: Any) -> bool:
    return TERM.fullmatch(value) is not None


def is_place_or_unit(step: Step, value: Any) -> bool:
    return is_place(step, value) if isinstance(value, str) else is_unit(step, value)


KINDS: dict[str, Kind] = {
    **dict.fromkeys(("realm", "captor"), is_realm),
    **dict.fromkeys(("attackers", "defenders", "winners", "victims", "realms", "late"), are_realms),
    **dict.fromkeys(("number", "fleet"), is_unit),
    **dict.fromkeys(("field", "start", "capital", "old"), is_place),
    **dict.fromkeys(("fields", "path"), are_places),
    **dict.fromkeys(("name",), is_name),
    **dict.fromkeys(("month", "gate", "times", "yes", "no", "drivers", "percent"), is_counted),
    **dict.fromkeys(("text", "reason", "question", "answer"), is_text),
    **dict.fromkeys(
        ("stopped", "away", "excused", "carried", "veto", "founded", "magical", "buying"), is_flag
    ),
    "to": is_realm,
    "into": is_unit,
    "new": is_place_or_unit,
    "side": lambda step, value: value in DIRECTIONS,
    "work": lambda step, value: value in WORK_CODES,
    "lacks": lambda step, value: 0 <= value <= max(WORK_POINTS.values()),  # PH-1.5.10c: public
    "stage": lambda step, value: value in ("", *STAGE_OF),
    **dict.fromkeys(("rank", "former"), lambda step, value: value in RANK_CODES),
    "price": lambda step, value: 0 <= value <= 1_000_000,  # PH-6.4.1: merchants hang it out
    "income": lambda step, value: value >= 0 and value % 100 == 0,
    "gold": lambda step, value: 25_000 <= value <= 125_000,  # PH-6.6.6c: the bonus of pirates
    **dict.fromkeys(("how", "why", "cause", "kind", "result", "good"), is_term),
}
"""By the name of a field of a public event."""
PRIVATE = (Reported, Minuted, SheetHandedIn)


def public_events_say_public_things(step: Step) -> None:
    for event in step.events:
        for field in () if isinstance(event, PRIVATE) else msgspec.structs.fields(event):
            value = getattr(event, field.name)
            demand(KINDS[field.name](step, value), f"{event} says {field.name} aloud")


# --- notes -------------------------------------------------------------------------------------------


def notes_say_what_table_10_allows(step: Step) -> None:
    """Losers learn what they inflicted, winners do not; nobody how strong the others were."""
    for event in step.events:
        if isinstance(event, Reported):
            for note in event.notes or ():
                rule, realm = ALLOWED.get(type(note)), event.realm
                demand(rule is None or rule(step, realm, note), f"{note} tells realm {realm} too much")


def fought_allows(step: Step, realm: int, note: Fought) -> bool:
    """PH-5.5v, PH-5.5w: numbers of the enemy's armies, own losses; what it cost the winner, the loser."""
    enemies = [number for numbers in note.enemies.values() for number in numbers]
    others = all(int(other) != realm and is_realm(step, int(other)) for other in note.enemies)
    own = all(is_unit(step, int(number)) for number in note.lost)
    told = note.inflicted is None or not note.won
    return others and own and told and all(is_unit(step, number) for number in enemies)


def overrun_allows(step: Step, realm: int, note: WasOverrun) -> bool:
    """E85: numbers of the attackers."""
    return note.realm != realm and all(is_unit(step, number) for number in note.numbers)


def fire_allows(step: Step, realm: int, note: UnderFire) -> bool:
    """PH-5.1o: the fields, each once, however often was shot from there."""
    return len(set(note.sources)) == len(note.sources) and are_places(step, note.sources)


def duel_allows(step: Step, realm: int, note: DuelTold) -> bool:
    """PH-5.3l: dice that lie on the table; automatic ones are not among them."""
    return all(1 <= face <= 6 for face in (*note.own, *note.others))


def delivery_allows(step: Step, realm: int, note: Delivered) -> bool:
    """PH-6.4.1n: what was bought at open prices, and nothing of what is left in store."""
    (prices,) = [row.prices for row in step.before.state.realms if row.kind == MERCHANTS]
    worth = sum([prices[GOOD_NAMES.index(good)] * count for good, count in note.goods.items()])
    return bool(note.gold == worth)


ALLOWED: dict[type, Callable[[Step, int, Any], bool]] = {
    Fought: fought_allows,
    WasOverrun: overrun_allows,
    UnderFire: fire_allows,
    DuelTold: duel_allows,
    Delivered: delivery_allows,
}
