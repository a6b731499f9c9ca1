"""`tafelrunde phoenix new`, `invite`: founds a campaign, and gives its players what they need at home."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.text import Text

from tafelrunde.cli.input_files import LARGEST_TEXT, read_bytes
from tafelrunde.cli.language import t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.cli.phoenix.change import in_words
from tafelrunde.cli.phoenix.homes import campaign_at, home_at, home_in
from tafelrunde.cli.sim import read_options
from tafelrunde.games import load_game
from tafelrunde.games.phoenix.state.turn_order import present
from tafelrunde.games.phoenix.tables.calendar import month_name
from tafelrunde.games.phoenix.world.description import Description, read_description
from tafelrunde.phoenix_desk.campaign.campaign import GAME, Campaign
from tafelrunde.phoenix_desk.campaign.foundation import Dice, Plan, found_campaign, realms_called, with_seats
from tafelrunde.phoenix_desk.folder import invite
from tafelrunde.phoenix_desk.orders.drafts import file_name

USUAL_REALMS: Final = 8
USUAL_SEATS: Final = 2
SEEDS: Final = 1_000_000
SECRET_BITS: Final = 62
"""Worlds are few enough to be tried out one by one; the seed of the dice is not."""


def found_new(
    folder: Annotated[str, typer.Argument(help=t("phoenix-folder-new"))],
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
    db: Annotated[str | None, typer.Option("--db", help=t("phoenix-new-db"))] = None,
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
        home = home_at(folder, new=True) if db is None else home_in(db, folder, new=True)
        campaign = found_campaign(home, plan)
    tell(campaign, plan.seed, as_json)


def world_from(path: Path) -> Description:
    return read_description(read_bytes(path, LARGEST_TEXT), str(path))


def tell(campaign: Campaign, seed: int, as_json: bool) -> None:
    state = campaign.state
    world = state.setting.world
    if as_json:
        print_json(
            {
                "folder": campaign.home.where(),
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
        folder=campaign.home.where(),
        realms=len(present(state)),
        world=world.name,
        fields=world.size,
        seed=str(seed),
        month=month_name(state.month),
    )
    console().print(Text(text), soft_wrap=True)


def invite_realm(
    folder: Annotated[str, typer.Argument(help=t("phoenix-folder"))],
    realm: Annotated[str, typer.Argument(help=t("phoenix-invite-realm"))],
    out: Annotated[Path, typer.Argument(help=t("phoenix-invite-out"))],
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    campaign = campaign_at(folder)
    everybody = realm.casefold() in ("all", "alle")
    realms = present(campaign.state) if everybody else [campaign.realm(realm)]
    places = {number: out / file_name(campaign.names, number) if everybody else out for number in realms}
    for number, place in places.items():
        invite(campaign, number, place)
    if as_json:
        print_json({campaign.names[number]: str(place) for number, place in places.items()})
        return
    for number, place in places.items():
        say(console(), Text(t("phoenix-invited", realm=campaign.names[number], folder=str(place))))


COMMANDS: Final = {"new": found_new, "invite": invite_realm}
