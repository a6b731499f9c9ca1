"""The full state as plain data and back, and the counts that never change."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from tafelrunde.games.phoenix.holdings.ledger import totals
from tafelrunde.games.phoenix.moves.kinds import AnyOrder
from tafelrunde.games.phoenix.positions.foundation import setting_for
from tafelrunde.games.phoenix.state.agenda import Cast, read, written
from tafelrunde.games.phoenix.state.books import Book
from tafelrunde.games.phoenix.state.owners import owners_of
from tafelrunde.games.phoenix.state.pieces import Army, Person, Town
from tafelrunde.games.phoenix.state.realm import Realm
from tafelrunde.games.phoenix.state.state import State, empty_state
from tafelrunde.games.phoenix.state.undertakings import (
    GoodsOffer,
    Growth,
    LandOffer,
    RepairJob,
    Site,
    SpellWall,
    WaitingBan,
)
from tafelrunde.games.phoenix.tables.prices import GOOD_NAMES
from tafelrunde.games.phoenix.told.events import PublicEvent
from tafelrunde.games.phoenix.told.minutes import AnyMinute
from tafelrunde.games.phoenix.told.notes import AnyNote

NUMBERS: Final = ("month", "step", "active", "place", "phase", "part", "waiting", "missed")
ARMY: Final = (
    "realm", "number", "field", "troops", "mounts", "leaders", "light", "heavy", "gold", "special", "goods",
    "guard", "aboard", "held", "giver", "gift", "moved", "fired", "banned", "points", "climbs", "done",
    "came", "kills", "captures", "nature", "might", "traits",
)  # fmt: skip
PERSON: Final = (
    "realm", "number", "field", "name", "rank", "title", "most", "now", "army", "present", "nameless",
    "captor", "warden", "knight", "spares", "refuge", "rivals", "wounds", "great", "bonus", "barred",
    "locked", "sheltered", "traits", "awarded", "award_year", "moved", "points", "climbs", "done",
)  # fmt: skip
TOWN: Final = ("field", "built", "points", "site", "bonus", "special", "torn")
REALM: Final = (
    "number", "kind", "absence", "gold", "capital", "home", "ways", "coasts", "consents", "declines", "gifts",
    "free", "bonus", "old_seat", "new_seat", "seat_month", "told", "graves", "line", "cards", "dealt",
    "post_lost", "store", "coming", "prices", "bids",
)  # fmt: skip
TABLES: Final = ("damage", "plundered", "happenings", "besieged", "gates", "posts")
ROWS: Final[dict[str, Callable[..., Any]]] = {
    "sites": Site, "repairs": RepairJob, "growth": Growth, "magic": SpellWall, "bans": WaitingBan,
}  # fmt: skip
BUILT: Final = re.compile(rb"[^\0]")


def row(piece: Any, names: tuple[str, ...]) -> list[Any]:
    return [getattr(piece, name) for name in names]


def works_row(works: bytes) -> list[tuple[int, int]]:
    """Edges with works, and these as bits; most have none."""
    return [(found.start(), works[found.start()]) for found in BUILT.finditer(works)]


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
        **{name: [list(item) for item in getattr(state, name)] for name in ROWS},
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
        "pending": [list(numbers) for numbers in written(state.pending)],
        **{name: {str(key): value for key, value in getattr(state, name).items()} for name in TABLES},
        **{name: getattr(state, name) for name in (*ROWS, *NUMBERS, "account")},
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
    state.deeds = [LandOffer(*map(frozen, offer)) for offer in data["deeds"]]
    state.pledges = [GoodsOffer(*map(frozen, offer)) for offer in data["pledges"]]
    state.news = Book(msgspec.convert(data["news"], tuple[PublicEvent, ...]))
    state.minutes = Book(msgspec.convert(data["minutes"], tuple[AnyMinute, ...]))
    state.asked = msgspec.convert(data["asked"], tuple[Cast, ...])
    state.rolled = msgspec.convert(data["rolled"], tuple[tuple[int, ...], ...])
    for name in TABLES:
        setattr(state, name, {int(key): value for key, value in data[name].items()})
    for name, kind in ROWS.items():
        setattr(state, name, [kind(*item) for item in data[name]])
    for name in NUMBERS:
        setattr(state, name, data[name])
    state.account = list(data["account"])
    state.pending = read(state.phase, data["pending"])
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
