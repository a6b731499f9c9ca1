"""Leaks planted into the channels on which a seat hears of a campaign, each in its own way."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace as with_other
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from tafelrunde.arena.match import derive
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import Game, Seat, Words
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.drawing.overlay import MapArmy
from tafelrunde.games.phoenix.secrecy.seen import ArmySeen, PersonSeen, PhoenixView, WorkSeen
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.told.course import Announced
from tafelrunde.games.phoenix.told.minutes import MeleeWorked
from tafelrunde.games.phoenix.world.world import World
from tafelrunde.phoenix_desk import folder, reports
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.map import overlay
from tafelrunde.phoenix_desk.months import runner
from tafelrunde.phoenix_desk.orders import sheet_check
from tafelrunde.phoenix_desk.orders.attempts import Attempt
from tafelrunde.phoenix_desk.reports import build, material
from tafelrunde.phoenix_desk.reports.html import as_page
from tafelrunde.phoenix_desk.reports.material import Month, Span
from tafelrunde.phoenix_desk.reports.reading.scenes import Fact
from tests.games.phoenix.leaks import of_pieces, of_realms, of_towns, of_view

Patch = Callable[[Any, str, Any], None]
"""(module, name, what stands there instead)."""


def secret_fields(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """Those that others do not see."""
    return tuple([field.name for field in msgspec.structs.fields(kind) if field.default is None])


OF_ARMIES, OF_PEOPLE = secret_fields(ArmySeen), secret_fields(PersonSeen)


class ChannelLeak(NamedTuple):
    secret: str
    channel: str
    plant: Callable[[Game, Patch], Game]
    where: str = "war"


def treasuries(state: State) -> int:
    return sum([realm.gold for realm in state.realms]) // 100


def strengths(state: State) -> int:
    return sum([army.troops for realm in state.realms for army in realm.armies.values()])


def seen_through(plant: Callable[[Game], Game]) -> Callable[[Game, Patch], Game]:
    """The view shows too much, and the channel passes it on."""
    return lambda game, patch: plant(game)


# --- reports, map, notice board ----------------------------------------------------------------------


def month_with(change: Callable[[Month, Span], Month]) -> Callable[[Game, Patch], Game]:
    """What a reader was shown in a month is gathered wrongly."""

    def plant(game: Game, patch: Patch) -> Game:
        honest = material.month_seen

        def month_seen(game: Game, span: Span, seat: Seat | None) -> Month:
            return change(honest(game, span, seat), span)

        patch(material, "month_seen", month_seen)
        return game

    return plant


def rumour(month: Month, span: Span) -> Month:
    """A line among the news counts magic walls."""
    return replace(month, news=(*month.news, Announced(f"Magic walls: {len(span.after.magic)}")))


def rich_news(month: Month, span: Span) -> Month:
    """The news stand in another sequence if treasuries are odd."""
    return replace(month, news=month.news[::-1]) if treasuries(span.after) % 2 else month


def whole_protocol(game: Game, patch: Patch) -> Game:
    """Realms read the game master's protocol of the month."""
    month_with(lambda month, span: replace(month, minutes=all_minutes(game, span)))(game, patch)
    patch(build_module(), "shared", lambda minutes, seat: tuple(minutes))
    return game


def dice_of_all(game: Game, patch: Patch) -> Game:
    """Scenes show every die of a fight, whoever threw it, though their words tell no more than before."""
    last: dict[str, tuple[Any, ...]] = {}
    honest = build_module().facts_of

    def remember(month: Month, span: Span) -> Month:
        last["whole"] = all_minutes(game, span)
        return month

    def facts_of(month: Month, look: Any) -> list[Fact]:
        melees = iter([one for one in last["whole"] if isinstance(one, MeleeWorked)])
        return [
            Fact(next(melees, minute), worked) if isinstance(minute, MeleeWorked) else Fact(minute, worked)
            for minute, worked in honest(month, look)
        ]

    patch(build_module(), "facts_of", facts_of)
    return month_with(remember)(game, patch)


def orders_of_all(game: Game, patch: Patch) -> Game:
    """A realm reads the orders of its neighbours after its own."""

    def sheets_read_by(seat: Seat | None, span: Span) -> Any:
        rows = tuple([row for realm in sorted(span.sheets) for row in span.sheets[realm]])
        return {} if seat is None else {seat: rows}

    patch(material, "sheets_read_by", sheets_read_by)
    return game


def all_minutes(game: Game, span: Span) -> tuple[Any, ...]:
    master = span.after.setting.game_master
    return material.minutes_of([game.redact(event, master) for event in span.events])


def build_module() -> Any:
    """The module, not the function of the same name."""
    return sys.modules[build.__module__]


def comment_in_the_page(game: Game, patch: Patch) -> Game:
    """A remark for whoever reads the source of the page."""

    def commented(game: Game, document: Any, drawn: Any) -> str:
        return f"{as_page(game, document, drawn)}<!-- {last.get('gold')} -->"

    last: dict[str, int] = {}

    def remember(month: Month, span: Span) -> Month:
        last["gold"] = treasuries(span.after)
        return month

    patch(reports, "as_page", commented)
    return month_with(remember)(game, patch)


def faint_armies(game: Game, patch: Patch) -> Game:
    """Weak armies are not drawn."""
    honest = overlay.armies_on_map

    def armies_on_map(view: PhoenixView, world: World) -> list[MapArmy]:
        strong = [
            {number: army for number, army in row.items() if (army.troops or 0) > 2000} for row in view.armies
        ]
        return honest(replace(view, armies=tuple(strong)), world)

    patch(overlay, "armies_on_map", armies_on_map)
    return of_pieces("armies", "troops")(game)


def walls_on_the_map(game: Game, patch: Patch) -> Game:
    """Magic walls are drawn like others."""
    honest = overlay.sides_with

    def sides_with(view: PhoenixView, world: World, code: str) -> tuple[int, ...]:
        magic = [WorkSeen("WL", wall.field, wall.side, 0) for wall in view.magic]
        return honest(replace(view, works=(*view.works, *magic)), world, code)

    patch(overlay, "sides_with", sides_with)
    return of_view("magic", "works")(game)


def ruins_on_the_map(game: Game, patch: Patch) -> Game:
    """Damaged towns are drawn one stage smaller."""
    honest = overlay.town_on_map

    def town_on_map(world: World, owners: dict[int, int], view: PhoenixView, label: str) -> Any:
        town = view.towns[label]
        drawn = replace(town, stage="" if town.stage.endswith("!") else town.stage)
        return honest(world, owners, replace(view, towns={**view.towns, label: drawn}), label)

    def mark(seen: PhoenixView, full: PhoenixView) -> PhoenixView:
        towns = {
            label: replace(town, stage=town.stage + "!") if (full.towns[label].points or 0) % 100 else town
            for label, town in seen.towns.items()
        }
        return replace(seen, towns=towns)

    def view(state: State, seat: Seat | None) -> PhoenixView:
        return mark(game.view(state, seat), game.view(state, state.setting.game_master))

    patch(overlay, "town_on_map", town_on_map)
    return with_other(game, view=view)


# --- orders, invitations, bots -----------------------------------------------------------------------


def warning_check(game: Game, patch: Patch) -> Game:
    """The check of a sheet warns of magic walls."""
    honest = sheet_check.refusals

    def refusals(attempt: Attempt) -> Iterator[tuple[int, IllegalMove]]:
        yield from honest(attempt)
        if any(wall.realm != attempt.realm for wall in attempt.before.magic):
            yield -1, IllegalMove("PH-2k")

    patch(sheet_check, "refusals", refusals)
    return game


def boasting_check(game: Game, patch: Patch) -> Game:
    """What is wrong with an order is said with the strength of the enemy."""
    honest = sheet_check.refusal_found

    def refusal_found(game: Game, state: State, *rest: Any) -> sheet_check.Finding:
        found = honest(game, state, *rest)
        return replace(found, said=Words(f"{strengths(state)} men against you", found.said.de))

    patch(sheet_check, "refusal_found", refusal_found)
    return game


def masters_invitation(game: Game, patch: Patch) -> Game:
    """A realm is sent the game master's view."""
    honest = folder.invite

    def invite(campaign: Campaign, realm: int, folder: Path) -> Path:
        path = honest(campaign, realm, folder)
        view = campaign.game.view(campaign.state, campaign.master)
        path.write_bytes(path.read_bytes() + msgspec.json.encode(view))
        return path

    patch(folder, "invite", invite)
    return game


def log_beside_the_invitation(game: Game, patch: Patch) -> Game:
    """The folder that is sent holds the position too."""
    honest = folder.invite

    def invite(campaign: Campaign, realm: int, folder: Path) -> Path:
        (folder / "state.json").write_bytes(msgspec.json.encode(campaign.game.dump(campaign.state)))
        return honest(campaign, realm, folder)

    patch(folder, "invite", invite)
    return game


def knowing_bots(game: Game, patch: Patch) -> Game:
    """Bots are shown what the game master sees."""

    def chosen(campaign: Campaign, bot: Any, seat: Seat, seed: int) -> Any:
        state, master = campaign.state, campaign.master
        rng = Seeded(derive(seed, "bot", seat))
        look = lambda: replace(game.view(state, master), seat=seat)  # noqa: E731
        return bot.choose(game.legal_moves(state, seat), look, rng)

    patch(runner, "chosen", chosen)
    return game


def lucky_bots(game: Game, patch: Patch) -> Game:
    """A bot's luck follows from treasuries."""

    def chosen(campaign: Campaign, bot: Any, seat: Seat, seed: int) -> Any:
        offers = campaign.game.legal_moves(campaign.state, seat)
        return offers.sample(Seeded(treasuries(campaign.state)))

    patch(runner, "chosen", chosen)
    return game


CHANNEL_LEAKS: dict[str, ChannelLeak] = {
    "foreign treasuries": ChannelLeak("treasury", "report as JSON", seen_through(of_realms("gold"))),
    "foreign armies": ChannelLeak(
        "strengths of foreign armies", "report as text", seen_through(of_pieces("armies", *OF_ARMIES))
    ),
    "foreign power": ChannelLeak(
        "wizards' power", "report as JSON", seen_through(of_pieces("people", *OF_PEOPLE)), "coven"
    ),
    "a comment in the page": ChannelLeak("treasury", "report as a page", comment_in_the_page),
    "the whole protocol": ChannelLeak("protocol", "report as text", whole_protocol),
    "the protocol as data": ChannelLeak("minutes", "report as JSON", whole_protocol),
    "dice of all": ChannelLeak("dice", "report as JSON", dice_of_all),
    "orders of all": ChannelLeak("orders", "report as JSON", orders_of_all),
    "walls in the news": ChannelLeak("magic walls", "notice board", month_with(rumour), "coven"),
    "sequence of the news": ChannelLeak("treasury", "notice board", month_with(rich_news)),
    "faint armies": ChannelLeak("strengths of foreign armies", "map", faint_armies),
    "magic walls drawn": ChannelLeak("magic walls", "map", walls_on_the_map, "coven"),
    "ruins": ChannelLeak("town damage", "map", ruins_on_the_map, "siege"),
    "a check that warns": ChannelLeak("magic walls", "orders checked", warning_check, "coven"),
    "a check that boasts": ChannelLeak("strengths of foreign armies", "orders checked", boasting_check),
    "the wrong view sent": ChannelLeak("everything", "invitation", masters_invitation),
    "the position sent": ChannelLeak("everything", "invitation", log_beside_the_invitation),
    "towns in the invitation": ChannelLeak(
        "town damage", "invitation", seen_through(of_towns("points")), "siege"
    ),
    "bots that see all": ChannelLeak("strengths of foreign armies", "bots", knowing_bots),
    "bots that are lucky": ChannelLeak("treasury", "bots", lucky_bots),
}
