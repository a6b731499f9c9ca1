"""What the hash of a position covers: all of `dump`, but large parts by hashes of their own.

A log wants a hash after every entry, in as much time as the entry has changed. Realms keep their hashes and
armies their text: a piece that is changed is copied first, and the copy has none. Lists that only grow are
hashed entry by entry.
"""

from __future__ import annotations

import hashlib
from binascii import hexlify
from typing import Any, NamedTuple

import msgspec

from tafelrunde.engine.codec import encode
from tafelrunde.games.phoenix.codec import ARMY, PERSON, REALM, TOWN, dump_small, row, works_row
from tafelrunde.games.phoenix.pieces import Army, Town
from tafelrunde.games.phoenix.realm import Realm
from tafelrunde.games.phoenix.setting import Setting
from tafelrunde.games.phoenix.state import State, next_stamp


def seal(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:32]


def essence(state: State) -> bytes:
    state.stamp = next_stamp()  # all pieces that are looked at now are copied before they change
    setting = state.setting
    return encode(
        {
            **dump_small(state),
            "foundation": foundation_seal(setting),
            "owner": msgspec.Raw(b'"' + hexlify(state.owner) + b'"'),  # half the time of a str
            "works": works_seal(setting, state.works),
            "realms": [realm.seal or realm_seal(realm) for realm in state.realms],
            "towns": [
                msgspec.Raw(town.text or town_text(town)) for _field, town in sorted(state.towns.items())
            ],
            "news": list_seal(setting, "news", state.news),
            "minutes": list_seal(setting, "minutes", state.minutes),
        }
    )


# --- pieces ------------------------------------------------------------------------------------------


def realm_seal(realm: Realm) -> str:
    """Worked out anew, and kept."""
    text = encode(
        {
            "row": row(realm, REALM),
            "handed": msgspec.to_builtins(realm.handed),
            "diary": msgspec.to_builtins(realm.diary),
            "armies": [msgspec.Raw(army_text(army)) for _number, army in sorted(realm.armies.items())],
            "people": [row(person, PERSON) for _number, person in sorted(realm.people.items())],
        }
    )
    realm.seal = seal(text)
    return realm.seal


def army_text(army: Army) -> bytes:
    if not army.text:
        army.text = encode(row(army, ARMY))
    return army.text


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


class Sealed(NamedTuple):
    """The first entries of a list, and the hash of them."""

    entries: list[Any]
    found: str


def list_seal(setting: Setting, name: str, entries: list[Any]) -> str:
    """Each entry is hashed with the hash of those before it; what is known already is not hashed again."""
    known: Sealed = setting.seals.get(name) or Sealed([], "")
    begun = len(known.entries)
    if known.entries != entries[:begun]:  # quick: they are nearly always the very same objects
        known, begun = Sealed([], ""), 0
    new, found = entries[begun:], known.found
    for entry in new:
        found = seal(found.encode() + encode(msgspec.to_builtins(entry)))
    known.entries.extend(new)
    setting.seals[name] = Sealed(known.entries, found)
    return found
