"""Which build is installed here: compiled from these very sources, from older ones, or not at all."""

from __future__ import annotations

import hashlib
import sysconfig
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal

import msgspec

BuildState = Literal["current", "stale", "missing"]
RECORD = "_compiled.json"


class Record(msgspec.Struct, frozen=True):
    """What `setup.py` writes down after compiling."""

    python: str
    compiled: tuple[str, ...]
    sources: dict[str, str]


def build_state(package: Traversable | None = None) -> BuildState:
    """Only a current build says something about the code that lies here."""
    folder = files("tafelrunde") if package is None else package
    try:
        record = msgspec.json.decode(folder.joinpath(RECORD).read_bytes(), type=Record)
    except (OSError, msgspec.DecodeError):
        return "missing"
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    modules = [folder.joinpath(name.removesuffix(".py") + suffix) for name in record.compiled]
    if record.python != sysconfig.get_config_var("SOABI") or not all(m.is_file() for m in modules):
        return "missing"
    return "current" if all(same(folder.joinpath(n), d) for n, d in record.sources.items()) else "stale"


def same(source: Traversable, digest: str) -> bool:
    return source.is_file() and hashlib.sha256(source.read_bytes()).hexdigest() == digest
