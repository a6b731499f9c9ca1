"""`tafelrunde phoenix treasury`: the treasury book of a realm over all months."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from tafelrunde.campaign.folder import Campaign
from tafelrunde.campaign.reports.report import Book
from tafelrunde.campaign.reports.treasury import book_as_csv, book_as_text, treasury
from tafelrunde.cli.language import language, t
from tafelrunde.cli.phoenix.report import give
from tafelrunde.engine.codec import encode

Format = Literal["text", "json", "csv"]


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-folder"))],
    realm: Annotated[str, typer.Argument(help=t("phoenix-treasury-realm"))],
    form: Annotated[Format, typer.Option("--format", "-f", help=t("phoenix-treasury-format"))] = "text",
    out: Annotated[Path | None, typer.Option("--out", "-o", help=t("phoenix-report-out"))] = None,
) -> None:
    campaign = Campaign.open(folder)
    seat = campaign.realm(realm)
    give(written(treasury(campaign, seat), campaign.names[seat], form), out)


def written(book: Book, realm: str, form: Format) -> bytes:
    if form == "json":
        return encode(book) + b"\n"
    if form == "csv":
        return book_as_csv(book, language()).encode()
    return book_as_text(book, realm, language()).encode()
