"""`tafelrunde phoenix orders form`: an empty sheet with what the realm needs to know to fill it in."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tafelrunde.campaign.desk import sit_down
from tafelrunde.campaign.forms import form
from tafelrunde.cli.language import language, t


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-desk"))],
    realm: Annotated[str, typer.Argument(help=t("phoenix-realm"))],
) -> None:
    desk = sit_down(folder, realm)
    print(form(desk.view, desk.realm, language()), end="")
