"""`tafelrunde phoenix correct`: changes any value of a campaign, with a reason (PH-2l)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from tafelrunde.cli.language import t
from tafelrunde.cli.phoenix.leading import decide
from tafelrunde.cli.reading import LARGEST_TEXT, read_bytes
from tafelrunde.engine.errors import BadFile, Complaint
from tafelrunde.engine.log import UNREADABLE
from tafelrunde.engine.text import shortened, whole_number
from tafelrunde.engine.validation import worded

FLAGS = {"true": True, "false": False, "ja": True, "nein": False, "yes": True, "no": False}


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-folder"))],
    reason: Annotated[str, typer.Option("--reason", help=t("phoenix-reason"))],
    changes: Annotated[list[str] | None, typer.Argument(help=t("phoenix-correct-changes"))] = None,
    file: Annotated[Path | None, typer.Option("--file", help=t("phoenix-correct-file"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    if not changes and file is None:
        raise Complaint(
            "say what to correct: path=value, such as realms.Yaromo.gold=5000, or --file FILE",
            "sage, was zu berichtigen ist: pfad=wert, etwa realms.Yaromo.gold=5000, oder --file DATEI",
        )
    listed = [] if file is None else changes_in(file)
    data = amendment(changes or (), reason)
    decide(folder, {**data, "changes": [*data["changes"], *listed]}, as_json)


def changes_in(file: Path) -> list[Any]:
    """A list of changes as JSON, such as `phoenix import --changes` writes."""
    try:
        return msgspec.json.decode(read_bytes(file, LARGEST_TEXT), type=list[Any])
    except UNREADABLE as error:
        said = worded(error)
        raise BadFile(
            str(file), f"no list of changes: {said.en}", f"keine Liste von Änderungen: {said.de}"
        ) from None


def amendment(changes: Sequence[str], reason: str) -> dict[str, Any]:
    return {"move": "amend", "changes": [change(text) for text in changes], "reason": reason}


def change(text: str) -> dict[str, Any]:
    """`armies.Yaromo.101.leaders=5`."""
    path, equals, value = (part.strip() for part in text.partition("="))
    if not equals or not path:
        raise Complaint(
            f"{shortened(text)!r}: write path=value, such as realms.Yaromo.gold=5000",
            f"{shortened(text)!r}: schreibe pfad=wert, etwa realms.Yaromo.gold=5000",
        )
    number = whole_number(value)
    return {"path": path, "value": FLAGS.get(value.lower(), value) if number is None else number}
