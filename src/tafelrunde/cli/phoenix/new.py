"""`tafelrunde phoenix new`: founds a campaign in a folder."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.text import Text

from tafelrunde.campaign.folder import GAME, Campaign
from tafelrunde.campaign.founding import Dice, Plan, found_campaign, realms_called, with_seats
from tafelrunde.cli.language import t
from tafelrunde.cli.output import console, print_json
from tafelrunde.cli.phoenix.leading import in_words
from tafelrunde.cli.reading import LARGEST_TEXT, read_bytes
from tafelrunde.cli.sim import read_options
from tafelrunde.games import load_game
from tafelrunde.games.phoenix.calendar import month_name
from tafelrunde.games.phoenix.description import Description, read_description
from tafelrunde.games.phoenix.turn_order import present

USUAL_REALMS: Final = 8
USUAL_SEATS: Final = 2
SEEDS: Final = 1_000_000
SECRET_BITS: Final = 62
"""Worlds are few enough to be tried out one by one; the seed of the dice is not."""


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-folder-new"))],
    realms: Annotated[
        int | None, typer.Option("--realms", min=2, max=200, help=t("phoenix-new-realms"))
    ] = None,
    realm: Annotated[list[str] | None, typer.Option("--realm", help=t("phoenix-new-realm"))] = None,
    later: Annotated[int, typer.Option("--later", min=0, max=20, help=t("phoenix-new-later"))] = USUAL_SEATS,
    seed: Annotated[int | None, typer.Option("--seed", help=t("phoenix-new-seed"))] = None,
    world: Annotated[Path | None, typer.Option("--world", help=t("phoenix-new-world"))] = None,
    size: Annotated[str, typer.Option("--size", help=t("phoenix-new-size"))] = "erkenfara",
    land: Annotated[int, typer.Option("--land", help=t("phoenix-new-land"))] = 48,
    months: Annotated[int, typer.Option("--months", min=0, help=t("phoenix-new-months"))] = 0,
    dice: Annotated[Dice, typer.Option("--dice", help=t("phoenix-new-dice"))] = "seeded",
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help=t("phoenix-new-option"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    names = realm or []
    founded = realms_called(names, realms or (len(names) if len(names) > 1 else USUAL_REALMS))
    plan = Plan(
        realms=with_seats(founded, later),
        seed=secrets.randbelow(SEEDS) if seed is None else seed,
        world=None if world is None else world_from(world),
        size=size,
        land=land,
        months=months,
        dice=dice,
        luck=secrets.randbits(SECRET_BITS) if seed is None else None,
        options=read_options(option or ()),
    )
    with in_words(load_game(GAME), ()):
        campaign = found_campaign(folder, plan)
    tell(campaign, plan.seed, as_json)


def world_from(path: Path) -> Description:
    return read_description(read_bytes(path, LARGEST_TEXT), str(path))


def tell(campaign: Campaign, seed: int, as_json: bool) -> None:
    state = campaign.state
    world = state.setting.world
    if as_json:
        print_json(
            {
                "folder": str(campaign.path),
                "seed": seed,
                "fields": world.size,
                "month": state.month,
                "realms": {
                    campaign.names[realm]: world.label(state.realms[realm].capital)
                    for realm in present(state)
                },
            }
        )
        return
    text = t(
        "phoenix-new-done",
        folder=str(campaign.path),
        realms=len(present(state)),
        world=world.name,
        fields=world.size,
        seed=str(seed),
        month=month_name(state.month),
    )
    console().print(Text(text), soft_wrap=True)
