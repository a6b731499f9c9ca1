"""`tafelrunde bench`: the benchmarks of a checkout. They lie beside `src/` and are no part of the package."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from tafelrunde.engine.errors import Complaint

CHECKOUT: Final = Path(__file__).parents[3]
Hidden = Annotated[bool, typer.Option(hidden=True)]


def found(checkout: Path) -> Callable[..., None]:
    """The checkout's own command, or one that says where it is to be had."""
    if not (checkout / "bench" / "command.py").is_file():
        return decline
    sys.path.insert(0, str(checkout))
    module: Any = import_module("bench.command")
    measure: Callable[..., None] = module.command
    return measure


def decline(
    what: Annotated[str, typer.Argument(hidden=True)] = "", quick: Hidden = False, json: Hidden = False
) -> None:
    raise Complaint("bench-needs-checkout")


command: Final = found(CHECKOUT)
