"""`tafelrunde phoenix race`: who drove in the chariot race, and how it ended (PH-8)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from tafelrunde.cli.language import t
from tafelrunde.cli.phoenix.leading import decide
from tafelrunde.engine.errors import Complaint

DRIVER: Final = re.compile(r"(?P<realm>.+):(?P<person>\d{3})(?:=(?P<how>[123]|final|fallen))?")


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-folder"))],
    drivers: Annotated[list[str], typer.Argument(help=t("phoenix-race-drivers"))],
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    decide(folder, {"move": "hold_race", "drivers": [driver(text) for text in drivers]}, as_json)


def driver(text: str) -> dict[str, Any]:
    """`Yaromo:601=1` won, `=final` was in the final, `=fallen` died."""
    found = DRIVER.fullmatch(text)
    if found is None:
        raise Complaint(
            f"{text!r}: write REALM:NUMBER, and =1, =2, =3, =final or =fallen after it",
            f"{text!r}: schreibe REICH:NUMMER, danach =1, =2, =3, =final oder =fallen",
        )
    how = found["how"] or ""
    return {
        "realm": found["realm"],
        "person": int(found["person"]),
        "final": how == "final" or how.isdecimal(),
        "place": int(how) if how.isdecimal() else 0,
        "fallen": how == "fallen",
    }
