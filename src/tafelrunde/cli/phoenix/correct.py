"""`tafelrunde phoenix correct`: changes any value of a campaign, with a reason (PH-2l)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from tafelrunde.cli.language import t
from tafelrunde.cli.phoenix.leading import decide
from tafelrunde.engine.errors import Complaint

FLAGS = {"true": True, "false": False, "ja": True, "nein": False, "yes": True, "no": False}


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-folder"))],
    changes: Annotated[list[str], typer.Argument(help=t("phoenix-correct-changes"))],
    reason: Annotated[str, typer.Option("--reason", help=t("phoenix-reason"))],
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    decide(folder, amendment(changes, reason), as_json)


def amendment(changes: Sequence[str], reason: str) -> dict[str, Any]:
    return {"move": "amend", "changes": [change(text) for text in changes], "reason": reason}


def change(text: str) -> dict[str, Any]:
    """`armies.Yaromo.101.leaders=5`."""
    path, equals, value = (part.strip() for part in text.partition("="))
    if not equals or not path:
        raise Complaint(
            f"{text!r}: write path=value, such as realms.Yaromo.gold=5000",
            f"{text!r}: schreibe pfad=wert, etwa realms.Yaromo.gold=5000",
        )
    return {"path": path, "value": int(value) if value.isdecimal() else FLAGS.get(value.lower(), value)}
