"""The full state as plain data and back, and the counts that never change."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from tafelrunde.games.phoenix.books import Book
from tafelrunde.games.phoenix.data import GOOD_NAMES
from tafelrunde.games.phoenix.events import PublicEvent
from tafelrunde.games.phoenix.founding import setting_for
from tafelrunde.games.phoenix.ledger import totals
from tafelrunde.games.phoenix.minutes import AnyMinute
from tafelrunde.games.phoenix.moves import AnyOrder
from tafelrunde.games.phoenix.notes import AnyNote
from tafelrunde.games.phoenix.owners import owners_of
from tafelrunde.games.phoenix.pieces import Army, Person, Town
from tafelrunde.games.phoenix.realm import Realm
from tafelrunde.games.phoenix.state import State, empty_state

NUMBERS: Final = ("month", "step", "active", "place", "phase", "part", "waiting", "missed")
ARMY: Final = (
    "realm", "number", "field", "troops", "mounts", "leaders", "light", "heavy", "gold", "special", "goods",
    "guard", "aboard", "held", "giver", "moved", "fired", "banned", "points", "climbs", "done",
    "came", "kills", "nature", "might", "traits",
)  # fmt: skip
PERSON: Final = (
    "realm", "number", "field", "name", "rank", "title", "most", "now", "army", "present", "nameless",
    "captor", "warden", "knight", "spares", "wounds", "great", "bonus", "barred", "locked", "sheltered",
    "traits", "awarded", "award_year", "moved", "points", "climbs", "done",
)  # fmt: skip
TOWN: Final = ("field", "built", "points", "site", "special", "torn")
REALM: Final = (
    "number", "kind", "absence", "gold", "capital", "home", "ways", "coasts", "consents", "declines", "free",
    "bonus", "old_seat", "new_seat", "seat_month", "told", "graves", "cards", "dealt", "post_lost", "store",
    "coming", "prices", "bids",
)  # fmt: skip
TABLES: Final = ("damage", "plundered", "happenings", "besieged", "gates", "posts")
LISTS: Final = ("sites", "repairs", "growth", "account", "magic", "bans")
BUILT: Final = re.compile(rb"[^\0]")


def row(piece: Any, names: tuple[str, ...]) -> list[Any]:
    return [getattr(piece, name) for name in names]


def works_row(works: bytes) -> list[tuple[int, int]]:
    """Edges with works, and these as bits; most have none."""
    return [(found.start(), works[found.start()]) for found in BUILT.finditer(works)]


def plain(item: Any) -> Any:
    return list(item) if isinstance(item, tuple) else item


def dump_realm(realm: Realm) -> dict[str, Any]:
    return {
        "row": row(realm, REALM),
        "handed": msgspec.to_builtins(realm.handed),
        "diary": msgspec.to_builtins(realm.diary),
        "armies": [row(realm.armies[number], ARMY) for number in sorted(realm.armies)],
        "people": [row(realm.people[number], PERSON) for number in sorted(realm.people)],
    }


def dump(state: State) -> dict[str, Any]:
    return {
        **dump_small(state),
        "foundation": state.setting.foundation,
        "orders": written_orders(state.orders),
        "owner": state.owner.flat().hex(),
        **{name: [plain(item) for item in getattr(state, name)] for name in LISTS},
        "works": [list(built) for built in works_row(state.works)],
        "realms": [dump_realm(realm) for realm in state.realms],
        "towns": [row(town, TOWN) for _field, town in sorted(state.towns.items())],
        "news": [msgspec.to_builtins(event) for event in state.news],
        "minutes": [msgspec.to_builtins(entry) for entry in state.minutes],
    }


def written_orders(orders: Mapping[int, tuple[int, ...]]) -> dict[str, list[int]]:
    return {str(month): list(realms) for month, realms in orders.items()}


def dump_small(state: State) -> dict[str, Any]:
    """Everything that is never large."""
    return {
        "options": state.setting.options,
        "deeds": [[giver, receiver, list(fields)] for giver, receiver, fields in state.deeds],
        "pledges": [[key, to, price, list(goods), month] for key, to, price, goods, month in state.pledges],
        "asked": msgspec.to_builtins(state.asked),
        "rolled": msgspec.to_builtins(state.rolled),
        "pending": [list(item) for item in state.pending],
        **{name: {str(key): value for key, value in getattr(state, name).items()} for name in TABLES},
        **{name: getattr(state, name) for name in (*LISTS, *NUMBERS)},
    }


def load(data: Mapping[str, Any]) -> State:
    """A position from what `dump` gave, also after JSON."""
    setting, _founded = setting_for(len(data["realms"]), data["options"], data["foundation"])
    state = empty_state(setting)
    state.owner = owners_of(bytes.fromhex(data["owner"]))
    for edge, works in data["works"]:
        state.set_works(edge, works)
    for number, realm in enumerate(data["realms"]):
        load_realm(state, number, realm)
    for values in data["towns"]:
        state.add_town(filled(Town(values[0], values[1], values[2]), TOWN, values))
    state.orders = {int(month): tuple(realms) for month, realms in data["orders"].items()}
    state.deeds = [(giver, receiver, tuple(fields)) for giver, receiver, fields in data["deeds"]]
    state.pledges = [
        (key, to, price, tuple(goods), month) for key, to, price, goods, month in data["pledges"]
    ]
    state.news = Book(msgspec.convert(data["news"], tuple[PublicEvent, ...]))
    state.minutes = Book(msgspec.convert(data["minutes"], tuple[AnyMinute, ...]))
    state.asked = msgspec.convert(data["asked"], tuple[tuple[str, str, int, int], ...])
    state.rolled = msgspec.convert(data["rolled"], tuple[tuple[int, ...], ...])
    state.pending = [tuple(item) for item in data["pending"]]
    for name in TABLES:
        setattr(state, name, {int(key): value for key, value in data[name].items()})
    for name in LISTS:
        setattr(state, name, [tuple(item) if isinstance(item, list) else item for item in data[name]])
    for name in NUMBERS:
        setattr(state, name, data[name])
    return state


def load_realm(state: State, number: int, data: Mapping[str, Any]) -> None:
    realm = filled(state.edit_realm(number), REALM, data["row"])
    if data["handed"] is not None:
        realm.handed = msgspec.convert(data["handed"], tuple[AnyOrder | None, ...])
    realm.diary = msgspec.convert(data["diary"], tuple[AnyNote, ...])
    for values in data["armies"]:
        state.add_army(filled(Army(values[0], values[1], values[2]), ARMY, values))
    for values in data["people"]:
        state.add_person(filled(Person(values[0], values[1], values[2]), PERSON, values))


def filled(piece: Any, names: tuple[str, ...], values: list[Any]) -> Any:
    for name, value in zip(names, values, strict=True):
        setattr(piece, name, frozen(value))
    return piece


def frozen(value: Any) -> Any:
    """JSON has lists where pieces have tuples."""
    return tuple([frozen(item) for item in value]) if isinstance(value, list) else value


def components(state: State) -> dict[str, int]:
    """Fields never change in number; goods and gold are never there without an account of them."""
    kinds = (*GOOD_NAMES, "gold")
    unaccounted = {
        f"{kind} without account": there - booked
        for kind, there, booked in zip(kinds, totals(state), state.account, strict=True)
    }
    return {"fields": len(state.owner), "edges": len(state.works), **unaccounted}
