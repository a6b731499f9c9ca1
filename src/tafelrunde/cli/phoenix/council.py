"""`tafelrunde phoenix council`: a vote of the Council of Grey Eminences (PH-9.1)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from tafelrunde.cli.language import t
from tafelrunde.cli.phoenix.leading import decide


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-folder"))],
    question: Annotated[str, typer.Argument(help=t("phoenix-council-question"))],
    kind: Annotated[
        Literal["decision", "recommendation", "exclusion", "confidence"],
        typer.Option("--kind", help=t("phoenix-council-kind")),
    ] = "decision",
    yes: Annotated[list[str] | None, typer.Option("--yes", help=t("phoenix-council-yes"))] = None,
    no: Annotated[list[str] | None, typer.Option("--no", help=t("phoenix-council-no"))] = None,
    master_yes: Annotated[
        int, typer.Option("--master-yes", min=0, max=2, help=t("phoenix-council-master"))
    ] = 0,
    master_no: Annotated[
        int, typer.Option("--master-no", min=0, max=2, help=t("phoenix-council-master"))
    ] = 0,
    veto: Annotated[bool, typer.Option("--veto", help=t("phoenix-council-veto"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    decision = {
        "move": "hold_council",
        "question": question,
        "kind": kind,
        "yes": yes or [],
        "no": no or [],
        "master_yes": master_yes,
        "master_no": master_no,
        "veto": veto,
    }
    decide(folder, decision, as_json)
