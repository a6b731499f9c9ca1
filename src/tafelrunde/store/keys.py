"""Secrets of a server that outlive it: made once, kept in its database, the same for all its processes."""

from __future__ import annotations

import secrets

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from tafelrunde.store import nodes
from tafelrunde.store.interface import Store
from tafelrunde.store.transactions import Transactions


class Keys(msgspec.Struct, frozen=True):
    """`push` signs web pushes (VAPID, PKCS 8 in PEM), `hook` is the secret behind signed webhooks."""

    push: str
    hook: bytes


def made() -> Keys:
    push = ec.generate_private_key(ec.SECP256R1())
    pem = push.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return Keys(pem.decode(), secrets.token_bytes(32))


async def kept_keys(store: Store) -> Keys:
    """The keys of this database; the first to ask makes them, and all others get the same."""
    kept = await store.keys() or await store.keep_keys(msgspec.json.encode(made()))
    return msgspec.json.decode(kept, type=Keys)


def keys_in(database: Transactions) -> Keys:
    """The same for those who work on a database without a loop."""
    kept = database.read(nodes.keys) or database.write(
        lambda connection: nodes.keep_keys(connection, msgspec.json.encode(made()))
    )
    return msgspec.json.decode(kept, type=Keys)
