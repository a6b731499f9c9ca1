"""The full state as JSON, as quickly as its changes allow: what has not changed is not written again.

A log wants a hash after every entry. Armies, towns and realms keep their text: a piece that is changed is
copied first, and the copy has none. Of the news of a month, only what is new is added.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from tafelrunde.engine.codec import encode
from tafelrunde.games.phoenix.codec import ARMY, PERSON, REALM, TOWN, dump_small, row, works_row
from tafelrunde.games.phoenix.pieces import Army, Town
from tafelrunde.games.phoenix.realm import Realm
from tafelrunde.games.phoenix.setting import Setting
from tafelrunde.games.phoenix.state import State, next_stamp


def written(state: State) -> bytes:
    """The bytes of `encode(dump(state))`."""
    state.stamp = next_stamp()  # all pieces that are written now are copied before they change
    setting = state.setting
    return encode(
        {
            **dump_small(state),
            "foundation": msgspec.Raw(foundation_text(setting)),
            "works": msgspec.Raw(works_text(setting, bytes(state.works))),
            "realms": [msgspec.Raw(realm_text(realm)) for realm in state.realms],
            "towns": [msgspec.Raw(town_text(town)) for _field, town in sorted(state.towns.items())],
            "news": msgspec.Raw(told_text(setting, "news", state.news)),
            "minutes": msgspec.Raw(told_text(setting, "minutes", state.minutes)),
        }
    )


# --- pieces ------------------------------------------------------------------------------------------


def realm_text(realm: Realm) -> bytes:
    if not realm.text:
        realm.text = encode(
            {
                "row": row(realm, REALM),
                "handed": msgspec.to_builtins(realm.handed),
                "diary": msgspec.to_builtins(realm.diary),
                "armies": [msgspec.Raw(army_text(army)) for _number, army in sorted(realm.armies.items())],
                "people": [row(person, PERSON) for _number, person in sorted(realm.people.items())],
            }
        )
    return realm.text


def army_text(army: Army) -> bytes:
    if not army.text:
        army.text = encode(row(army, ARMY))
    return army.text


def town_text(town: Town) -> bytes:
    if not town.text:
        town.text = encode(row(town, TOWN))
    return town.text


# --- tables of the whole campaign --------------------------------------------------------------------


def foundation_text(setting: Setting) -> bytes:
    if "foundation" not in setting.texts:
        setting.texts["foundation"] = encode(setting.foundation)
    text: bytes = setting.texts["foundation"]
    return text


def works_text(setting: Setting, works: bytes) -> bytes:
    """Roads and walls seldom change."""
    before, text = setting.texts.get("works", (b"", b""))
    if before != works:
        text = encode(works_row(bytearray(works)))
        setting.texts["works"] = (works, text)
    return text  # type: ignore[no-any-return]


class Told(NamedTuple):
    """The first so many entries of a list that only grows, as JSON without its end."""

    entries: tuple[Any, ...]
    text: bytes


def told_text(setting: Setting, name: str, entries: Sequence[Any]) -> bytes:
    """All entries as a list; what was written for the position before it is used again if it begins so."""
    known: Told = setting.texts.get(name, Told((), b"["))
    begun = len(known.entries)
    if known.entries != tuple(entries[:begun]):  # quick: they are nearly always the very same objects
        known, begun = Told((), b"["), 0
    new = b",".join([encode(msgspec.to_builtins(entry)) for entry in entries[begun:]])
    text = known.text + (b"," if begun and new else b"") + new
    setting.texts[name] = Told(tuple(entries), text)
    return text + b"]"
