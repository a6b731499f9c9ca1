"""`tafelrunde phoenix orders show`: the sheet that waits, or those that a realm played in a month."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tafelrunde.campaign.drafts import draft_text, has_draft
from tafelrunde.campaign.folder import Campaign
from tafelrunde.campaign.history import begun_month
from tafelrunde.campaign.retelling import sheets_of
from tafelrunde.cli.language import language, t
from tafelrunde.cli.output import print_json
from tafelrunde.games.phoenix.text import format_move


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-folder"))],
    realm: Annotated[str, typer.Argument(help=t("phoenix-realm"))],
    month: Annotated[str, typer.Option("--month", help=t("phoenix-show-month"))] = "",
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    campaign = Campaign.open(folder)
    number = campaign.realm(realm)
    when = begun_month(campaign, month) or campaign.state.month
    played = sheets_of(campaign, number, when)
    is_waiting = when == campaign.state.month and has_draft(campaign, number)
    waiting = draft_text(campaign, number) if is_waiting else None
    if as_json:
        print_json({"month": when, "realm": campaign.names[number], "played": played, "waiting": waiting})
        return
    for sheet in played:
        print(format_move(sheet, language()))
    if waiting is not None:
        print(f"# {t('phoenix-show-waiting')}")
        print(waiting, end="")
    if not played and waiting is None:
        print(f"# {t('phoenix-show-none', realm=campaign.names[number])}")
