"""The server's settings: what the command line says, else its file of settings, else what is usual."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from tafelrunde.cli.input_files import read_toml
from tafelrunde.cli.operating.place import database_url
from tafelrunde.engine.errors import BadFile
from tafelrunde.engine.text import quoted
from tafelrunde.engine.validation import worded
from tafelrunde.server.settings import MailServer, Settings
from tafelrunde.server.wire.hosts import name_of

STRUCTS: Final[Mapping[str, type[msgspec.Struct]]] = {"": Settings, "mail": MailServer}
"""The file and its tables."""


def read_settings(path: Path | None, given: Mapping[str, Any]) -> Settings:
    """Settings from a TOML file; what is given and not None counts more. The database is named in full."""
    wishes = {} if path is None else read_toml(path)
    check_names(path, wishes)
    chosen = {**wishes, **{name: value for name, value in given.items() if value is not None}}
    try:
        settings = msgspec.convert({"database": "", **chosen}, Settings)
        check_hosts(path, settings.hosts)
        return msgspec.structs.replace(settings, database=database_url(settings.database))
    except msgspec.ValidationError as error:
        raise BadFile(str(path), worded(error)) from None


def check_hosts(path: Path | None, hosts: Iterable[str]) -> None:
    for host in hosts:
        if not name_of(host):
            raise BadFile(str(path), "no-host-name", {"name": quoted(host)})


def check_names(path: Path | None, wishes: Mapping[str, Any]) -> None:
    """A setting that does not exist is a typing error, and silence about it would cost an evening."""
    for table, struct in STRUCTS.items():
        found = wishes.get(table, {}) if table else wishes
        unknown = [name for name in found if name not in struct.__struct_fields__]
        if unknown:
            known = ", ".join(struct.__struct_fields__)
            raise BadFile(str(path), "unknown-setting", {"name": quoted(unknown[0]), "known": known})
