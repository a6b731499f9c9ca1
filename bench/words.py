"""The sentences of the benchmarks; numbers and common options are said as everywhere on the command line."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.cli import language as cli
from tafelrunde.telling.fluent import bundle, formatted

OWN: Final = "bench-"


def t(id: str, **args: Any) -> str:
    if not id.startswith(OWN):
        return cli.t(id, **args)
    return formatted(bundle("bench", ("texts",), cli.language()), id, args)
