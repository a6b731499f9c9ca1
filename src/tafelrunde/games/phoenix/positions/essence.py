"""What the hash of a position covers: all of `dump`, but large parts by hashes of their own.

A log wants a hash after every entry, in as much time as the entry has changed. Realms keep their hashes and
armies their text: a piece that is changed is copied first, and the copy has none. Lists that only grow are
hashed entry by entry.
"""

from __future__ import annotations

import hashlib
from binascii import hexlify
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec

from tafelrunde.engine.codec import encode
from tafelrunde.games.phoenix.positions.codec import (
    ARMY,
    PERSON,
    REALM,
    TOWN,
    dump_small,
    row,
    works_row,
    written_orders,
)
from tafelrunde.games.phoenix.state.books import Book
from tafelrunde.games.phoenix.state.pieces import Army, Town
from tafelrunde.games.phoenix.state.realm import Realm, seals, unsealed
from tafelrunde.games.phoenix.state.setting import Setting
from tafelrunde.games.phoenix.state.state import State, next_stamp


def seal(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:32]


def essence(state: State) -> bytes:
    state.stamp = next_stamp()  # all pieces that are looked at now are copied before they change
    setting = state.setting
    for realm in unsealed(state.realms):
        realm.seal = realm_seal(realm)
    return encode(
        {
            **dump_small(state),
            "foundation": foundation_seal(setting),
            "owner": msgspec.Raw(owner_text(setting, state.owner.parts)),
            "orders": msgspec.Raw(kept_text(setting, "orders", state.orders, written_orders)),
            "sites": msgspec.Raw(kept_text(setting, "sites", state.sites, list)),
            "works": works_seal(setting, state.works),
            "realms": seals(state.realms),
            "towns": msgspec.Raw(kept_text(setting, "towns", state.towns, written_towns)),
            "news": book_seal(setting, "news", state.news),
            "minutes": book_seal(setting, "minutes", state.minutes),
        }
    )


# --- pieces ------------------------------------------------------------------------------------------


def realm_seal(realm: Realm) -> str:
    text = {
        "row": row(realm, REALM),
        "handed": msgspec.to_builtins(realm.handed),
        "diary": msgspec.to_builtins(realm.diary),
        "armies": [msgspec.Raw(army_text(army)) for _number, army in sorted(realm.armies.items())],
        "people": [row(person, PERSON) for _number, person in sorted(realm.people.items())],
    }
    return seal(encode(text))


def army_text(army: Army) -> bytes:
    if not army.text:
        army.text = encode(row(army, ARMY))
    return army.text


def written_towns(towns: dict[int, Town]) -> list[msgspec.Raw]:
    return [msgspec.Raw(town_text(town)) for _field, town in sorted(towns.items())]


def town_text(town: Town) -> bytes:
    if not town.text:
        town.text = encode(row(town, TOWN))
    return town.text


# --- tables of the whole campaign --------------------------------------------------------------------


def foundation_seal(setting: Setting) -> str:
    if "foundation" not in setting.seals:
        setting.seals["foundation"] = seal(encode(setting.foundation))
    return str(setting.seals["foundation"])


def works_seal(setting: Setting, works: bytes) -> str:
    """Roads and walls seldom change."""
    before, found = setting.seals.get("works", (b"", ""))
    if before != works:
        found = seal(encode(works_row(works)))
        setting.seals["works"] = (works, found)
    return str(found)


LARGE: Final = 32
"""A map of more parts, 8,192 fields, is covered by hashes of its parts; the official one has 26."""


class Written(NamedTuple):
    """Parts of the map as they were, and what stands for each of them."""

    parts: list[bytes]
    texts: list[bytes]


def owner_text(setting: Setting, parts: list[bytes]) -> bytes:
    """The owners of all fields as one text; an entry changes few parts of the map."""
    written = part_seal if len(parts) > LARGE else hexlify
    known: Written | None = setting.seals.get("owner")
    if known is None:
        known = setting.seals["owner"] = Written(parts[:], [written(part) for part in parts])
    if known.parts != parts:  # quick: they are nearly always the very same objects
        for place, part in enumerate(parts):
            if part is not known.parts[place]:
                known.parts[place], known.texts[place] = part, written(part)
    return b'"%b"' % b"".join(known.texts)


def part_seal(part: bytes) -> bytes:
    return seal(part).encode()


def kept_text(setting: Setting, name: str, table: Any, written: Callable[[Any], Any]) -> bytes:
    """A table that grows with the realms and seldom changes, as text."""
    before, found = setting.seals.get(name, (None, b""))
    if before != table:
        found = encode(written(table))
        setting.seals[name] = (table.copy(), found)
    return bytes(found)


class Sealed(NamedTuple):
    """The first entries of a book, and the hash of them."""

    book: Book
    found: str


def book_seal(setting: Setting, name: str, book: Book) -> str:
    """Each entry is hashed with the hash of those before it; what is known already is not hashed again."""
    known: Sealed | None = setting.seals.get(name)
    if known is None or not book.begins_with(known.book):
        known = Sealed(Book(), "")
    found = known.found
    for entry in book.since(len(known.book)):
        found = seal(found.encode() + encode(msgspec.to_builtins(entry)))
    setting.seals[name] = Sealed(book.copy(), found)
    return found
