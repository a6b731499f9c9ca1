"""Everything that leaves the game master's house for one seat, channel by channel."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from msgspec.structs import replace

from tafelrunde.bots import bot_for
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import LANGS, Game, Offers, Rng, Seat, sample
from tafelrunde.engine.log import Entry
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.drawing.picture import Style, draw_svg
from tafelrunde.games.phoenix.moves.kinds import Sheet
from tafelrunde.games.phoenix.orders.trade import Tell
from tafelrunde.games.phoenix.secrecy.sharing import part_of
from tafelrunde.games.phoenix.state.state import MUSTER
from tafelrunde.games.phoenix.told.events import Minuted, Reported
from tafelrunde.games.phoenix.told.notes import Informed
from tafelrunde.phoenix_desk import folder
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.map import overlay
from tafelrunde.phoenix_desk.months import runner
from tafelrunde.phoenix_desk.orders import sheet_check, verdicts
from tafelrunde.phoenix_desk.reports import as_board, as_html, as_json, as_text, build, material, picture
from tafelrunde.phoenix_desk.reports.material import Given, Sheets, Span, sheets_in
from tests.contract.walk import Step
from tests.games.phoenix.disguises import disguised
from tests.games.phoenix.wars_watched import watched_all
from tests.phoenix_desk.report_campaigns import played

SAMPLES = range(6)
SHEET = "Zugblatt:\n" + "\n".join(
    [
        "Kaufe 12 S als 302 über Kontor 101/25",
        "Kaufe 3000 K und 9 HF als 103 über Kontor 101/25",
        *[f"Bewege {number} nach 101/{field}" for number in (101, 102, 201) for field in (19, 20, 27)],
        *[f"Bewege {number} nach 101/03" for number in (101, 301, 601)],
        "Plündere mit 104",
        "Lade 300 GS auf 101",
    ]
)
DRAFT = (
    SHEET
    + "\n"
    + "\n".join(
        [
            "",
            "# was sich erst zeigt",
            "Kaufe 12 S und 1 HF als 388 über Kontor 101/25",
            "Kaufe 3000 K und 9 HF als 188 über Kontor 101/25",
            *[
                f"Bewege {number} nach 101/{field:02}"
                for number in (103, 202, 302)
                for field in (10, 21, 28, 33)
            ],
            *[
                f"Schieße vor der Bewegung mit {number} auf 101/{field}"
                for number in (101, 301)
                for field in (28, 34)
            ],
            *[f"Banne mit 501 in 101/{field} mit 2 ZKP" for field in (19, 20, 28)],
            "Reiße die magische Wand mit 501 im Osten von 101/27 ein",
            "Teleportiere 501 nach 101/28",
            "601 fordert 601 von Bob",
            "601 zieht sich nach 101/26 zurück",
            "Rüste 100 K und 1 HF als 104 in Rüstort 101/27",
            "Gebe Bob Wegerecht",
            "Schenke Bob 300 GS",
            "Übernimm von Bob aus 301 nach 302",
            "Bewge 101 nach 101/28",
        ]
    )
)
"""Of a member who tries everything."""
Channel = Callable[[Game, Span, Seat | None], bytes]


@cache
def spans(where: str, seed: int = 0) -> tuple[Span, ...]:
    """The months of a war, from muster to muster."""
    steps = watched_all(where, seed)
    starts: dict[int, int] = {}
    for n, step in enumerate(steps):
        if step.before.state.step == MUSTER:
            starts.setdefault(step.before.state.month, n)
    found = []
    for first, last in pairwise(starts.values()):
        before, after = steps[first].before.state, steps[last].before.state
        told = [step.events for step in steps[first:last]]
        events = [event for row in told for event in row]
        found.append(Span(before.month, before, after, events, sheets_among(steps[first:last])))
    return tuple(found)


def sheets_among(steps: Sequence[Step]) -> Sheets:
    made = [Entry(n, step.seat, step.move, "") for n, step in enumerate(steps, 1)]
    asked = [step.before.state.step for step in steps]
    together = steps[0].before.state.setting.together
    return sheets_in(made, asked, [step.events for step in steps], together=together)


def another(span: Span, seat: Seat | None, luck: int) -> Span:
    """The same month for this seat, with other secrets: other positions, and other notes to others."""
    before, after = (GAME.resample(state, seat, Seeded(luck)) for state in (span.before, span.after))
    events = [retold(event, seat, luck) for event in span.events]
    return Span(span.month, before, after, events, others_sheets(span, seat, luck))


def others_sheets(span: Span, seat: Seat | None, luck: int) -> Sheets:
    """The seat's own stay; others have ordered something else."""
    secret = (Given("month", (Tell(f"secret {luck}"),) * (luck % 3)),)
    return {realm: rows if realm == seat else secret for realm, rows in span.sheets.items()}


def retold(event: Any, seat: Seat | None, luck: int) -> Any:
    if isinstance(event, Reported) and event.realm != seat:
        return replace(event, notes=(Informed(f"secret {luck}"),) * (luck % 3))
    if isinstance(event, Minuted):
        return replace(event, entries=tuple(reworked(event.entries or (), seat, luck)))
    return event


def reworked(minutes: Iterable[Any], seat: Seat | None, luck: int) -> Iterator[Any]:
    """Evaluations with other secrets; those that the seat has no part in have happened or not."""
    for place, minute in enumerate(minutes):
        if seat is not None and part_of(minute, seat) is not None:
            yield disguised(minute, seat)
        elif (place + luck) % 2:
            yield minute


# --- the channels ------------------------------------------------------------------------------------


def report_json(game: Game, span: Span, seat: Seat | None) -> bytes:
    return as_json(build(game, material.month_seen(game, span, seat)))


def report_text(game: Game, span: Span, seat: Seat | None) -> bytes:
    report = build(game, material.month_seen(game, span, seat))
    return "\n".join([as_text(report, lang) for lang in LANGS]).encode()


def report_page(game: Game, span: Span, seat: Seat | None) -> bytes:
    month = material.month_seen(game, span, seat)
    return as_html(game, build(game, month), "de", picture(month, "de")).encode()


def drawn_map(game: Game, span: Span, seat: Seat | None) -> bytes:
    world = span.after.setting.world
    return draw_svg(world, overlay.overlay_of(game.view(span.after, seat), world), Style("en")).encode()


def notice_board(game: Game, span: Span, seat: Seat | None) -> bytes:
    """Everybody's, whoever reads it."""
    return as_board(build(game, material.month_seen(game, span, None)), "en").encode()


def sheet_checked(game: Game, span: Span, seat: Seat | None) -> bytes:
    return b"" if seat is None else msgspec.json.encode(sheet_check.check_text(game, span.after, seat, SHEET))


def verdict_told(game: Game, span: Span, seat: Seat | None) -> bytes:
    return b"" if seat is None else msgspec.json.encode(verdicts.verdict(game, span.after, seat, DRAFT))


def at_home(game: Game, span: Span) -> Campaign:
    """A real campaign whose table shows this position."""
    campaign = copy.copy(played())
    campaign.table = copy.copy(campaign.table)
    campaign.table.game, campaign.table.state = game, span.after
    return campaign


def invitation(game: Game, span: Span, seat: Seat | None) -> bytes:
    """All files that a realm's player gets."""
    if seat is None:
        return b""
    with TemporaryDirectory(prefix="tafelrunde-") as name:
        folder.invite(at_home(game, span), seat, Path(name))
        return b"".join([path.read_bytes() for path in sorted(Path(name).rglob("*")) if path.is_file()])


class Listener:
    """A bot that writes down all it is given."""

    name = "listener"
    heard = b""

    def choose(self, offers: Offers, look: Callable[[], Any], rng: Rng, /) -> Any:
        self.heard = encode(look()) + encode(sample(offers, rng))
        return Sheet()


def bot_input(game: Game, span: Span, seat: Seat | None) -> bytes:
    """View, offers and luck of a bot, and what a good one makes of them."""
    if seat is None:
        return b""
    listener, campaign = Listener(), at_home(game, span)
    runner.chosen(campaign, listener, seat, 1)
    return listener.heard + encode(runner.chosen(campaign, bot_for(GAME, "warlord"), seat, 1))


CHANNELS: dict[str, Channel] = {
    "report as JSON": report_json,
    "report as text": report_text,
    "report as a page": report_page,
    "map": drawn_map,
    "notice board": notice_board,
    "orders checked": sheet_checked,
    "verdict": verdict_told,
    "invitation": invitation,
    "bots": bot_input,
}


def told_apart(channel: str, game: Game, where: str) -> str:
    """Who can tell months apart that should look alike to him, and by what; empty if nobody can."""
    give = CHANNELS[channel]
    for span in spans(where):
        for seat in (0, 1, None):
            true = give(game, span, seat)
            for luck in SAMPLES:
                if give(game, another(span, seat, luck), seat) != true:
                    return f"month {span.month}: seat {seat} can tell secrets by the {channel}"
    return ""
