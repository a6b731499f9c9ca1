"""Secrets of a server that outlive it: made once, kept in its folder, readable by nobody else."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Final

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from tafelrunde.engine.errors import BadFile

FILE: Final = "notices.key"


class Keys(msgspec.Struct, frozen=True):
    """`push` signs web pushes (VAPID, PKCS 8 in PEM), `hook` is the secret behind signed webhooks."""

    push: str
    hook: bytes


def made() -> Keys:
    push = ec.generate_private_key(ec.SECP256R1())
    pem = push.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return Keys(pem.decode(), secrets.token_bytes(32))


def kept_keys(folder: Path) -> Keys:
    """The keys in this folder; the first server to ask makes them, and all others get the same."""
    path = folder / FILE
    if not path.exists():
        _make(path)
    try:
        return msgspec.json.decode(path.read_bytes(), type=Keys)
    except msgspec.DecodeError:
        raise BadFile(
            str(path),
            "these are no keys of a server; put the right file back, or remove it and all subscriptions end",
            "das sind keine Schlüssel; richtige Datei zurücklegen oder löschen, dann enden alle Anmeldungen",
        ) from None


def _make(path: Path) -> None:
    """Whole or not at all: written aside and linked, so that nobody reads half a file or another's keys."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(msgspec.json.encode(made()))
        file.flush()
        os.fsync(file.fileno())
    try:
        path.hardlink_to(draft)
    except FileExistsError:
        pass
    finally:
        draft.unlink()
