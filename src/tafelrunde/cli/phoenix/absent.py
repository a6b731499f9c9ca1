"""`tafelrunde phoenix absent`: a realm is away (PH-6.9.2)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tafelrunde.cli.language import t
from tafelrunde.cli.phoenix.leading import decide


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-folder"))],
    realm: Annotated[str, typer.Argument(help=t("phoenix-realm"))],
    times: Annotated[int, typer.Option("--times", min=1, max=4, help=t("phoenix-absent-times"))] = 1,
    excused: Annotated[bool, typer.Option("--excused/--unexcused", help=t("phoenix-absent-excused"))] = True,
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    decision = {"move": "declare_absent", "realm": realm, "times": times, "excused": excused}
    decide(folder, decision, as_json)
