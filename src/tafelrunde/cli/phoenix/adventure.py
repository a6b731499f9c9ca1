"""`tafelrunde phoenix adventure`: good points for a group that has come back (PH-7.1.1)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from tafelrunde.cli.language import t
from tafelrunde.cli.phoenix.leading import decide
from tafelrunde.engine.errors import Complaint

MEMBER: Final = re.compile(
    r"(?P<realm>.+):(?P<person>\d{3})=(?:(?P<points>\d{1,2})(?:[.,](?P<tenth>\d))?|fallen)"
)


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-folder"))],
    name: Annotated[str, typer.Argument(help=t("phoenix-adventure-name"))],
    group: Annotated[list[str], typer.Argument(help=t("phoenix-adventure-group"))],
    leader: Annotated[str, typer.Option("--leader", help=t("phoenix-adventure-leader"))] = "",
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    members = [member(text) for text in group]
    decision = {"move": "reward_adventure", "adventure": name, "leader": leader, "group": members}
    decide(folder, decision, as_json)


def member(text: str) -> dict[str, Any]:
    """`Yaromo:601=1.3`, or `Yaromo:601=fallen`."""
    found = MEMBER.fullmatch(text)
    if found is None:
        raise Complaint(
            f"{text!r}: write REALM:NUMBER=POINTS, such as Yaromo:601=1.3, or =fallen",
            f"{text!r}: schreibe REICH:NUMMER=PUNKTE, etwa Yaromo:601=1,3, oder =fallen",
        )
    tenths = 10 * int(found["points"] or 0) + int(found["tenth"] or 0)
    return {
        "realm": found["realm"],
        "person": int(found["person"]),
        "tenths": tenths,
        "fallen": found["points"] is None,
    }
