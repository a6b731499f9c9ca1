"""What lies beside the map: assessments, queues, Titans, barracks, seats, and the own screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from tafelrunde.cli.pictures import Scene
from tafelrunde.cli.pictures.frame import fitted
from tafelrunde.cli.pictures.xidit.frame import heading
from tafelrunde.cli.pictures.xidit.places import (
    box_of,
    cost_row,
    influence,
    own_city,
    prize_sign,
    recruit_row,
    road_from,
    titan_prize,
)
from tafelrunde.cli.pictures.xidit.words import (
    DARK,
    RECRUIT,
    STORY,
    THREAT,
    arms,
    order_sign,
    road_sign,
    say,
    term,
    unit_counts,
)
from tafelrunde.games.xidit.play.box import COLOUR_NAMES, ORDER_COUNT, UNIT_NAMES
from tafelrunde.games.xidit.secrecy.view import Lair, Pile, XiditView

NAME: Final = 10
CALENDAR_MARK: Final = "*"


def calendar(view: XiditView) -> Text:
    """All years; this one in brackets, those with a census with a star."""
    text = Text()
    for year in range(1, view.years + 1):
        star = CALENDAR_MARK if year in box_of(view).census_years else ""
        now = year == view.year
        text.append(f"[{year}{star}]" if now else f" {year}{star} ", "bold" if now else DARK)
    return text


def status(view: XiditView) -> Text:
    """Year, and which order is being carried out."""
    text = Text.assemble((f" {say('year')} ", "bold"), calendar(view))
    if view.order:
        text.append(f" {say('order', order=view.order, of=ORDER_COUNT)} ", "bold")
    return text


def assessment_lines(view: XiditView) -> list[Text]:
    """Their sequence, and below it how far the dummy is."""
    names = [term(column) for column in view.columns]
    lines = [Text(" › ".join(names))]
    if view.dummy is not None:
        parts = [
            f"{view.dummy[column]:^{len(name)}}" for column, name in zip(view.columns, names, strict=True)
        ]
        lines.append(Text("   ".join(parts), style="bold"))
    return lines


def in_queue(label: str, number: int | None, text: str, style: str) -> Text:
    if number is None:
        return Text.assemble((f"{label} ", DARK), ("–", DARK))
    return Text.assemble((f"{label} ", DARK), (f"{number}", "bold"), (text, style))


def recruit_lines(view: XiditView) -> list[Text]:
    """Next tile and top of the pile, what else lies there, and the discard."""
    box, pile = box_of(view), view.recruit_pile
    rows = [
        in_queue(say(label), number, f"+{recruit_row(box, number)}" if number else "", RECRUIT)
        for label, number in (("next", view.next_recruit), ("then", pile.top))
    ]
    return [Text("  ").join(rows).append(more(pile), DARK), discard_line(view.recruit_discard)]


def threat_lines(view: XiditView) -> list[Text]:
    box, pile = box_of(view), view.threat_pile
    rows = [
        in_queue(
            say(label),
            number,
            f"!{cost_row(box, number)} {prize_sign(box, number)}" if number else "",
            THREAT,
        )
        for label, number in (("next", view.next_threat), ("then", pile.top))
    ]
    return [rows[0], rows[1].append(more(pile), DARK), discard_line(view.threat_discard)]


def more(pile: Pile) -> str:
    """How many tiles lie below the top; with the memory aid, which ones are known."""
    known = f" {' '.join(map(str, pile.known))}" if pile.known else ""
    return f" +{pile.size - 1}{known}" if pile.size > 1 else ""


def discard_line(tiles: Sequence[int]) -> Text:
    return Text(f"{say('discard')} {' '.join(map(str, tiles)) or '–'}", style=DARK)


def titan_lines(view: XiditView) -> list[Text]:
    return [titan_line(view, lair) for lair in view.titans]


def titan_line(view: XiditView, lair: Lair) -> Text:
    """`4 T4a rages 5·3·2`, or how many slumber."""
    text = Text.assemble((f"{lair.units} ", "bold"))
    if lair.raging is not None:
        text.append(f"{lair.raging} {say('rages')} {titan_prize(box_of(view), lair.raging)}  ", THREAT)
    if lair.sleeping:
        text.append(say("slumber", count=len(lair.sleeping)), DARK)
    elif lair.raging is None:
        text.append(say("slain"), DARK)
    return text


def barracks_line(view: XiditView) -> Text:
    return Text(unit_counts([view.barracks.get(unit, 0) for unit in UNIT_NAMES]))


def seat_line(scene: Scene, seat: int) -> Text:
    """`≈ Ann   1. 17 ▲5 ═╌∿●○●`: place in the round, city, stories on the map, orders."""
    view: XiditView = scene.view
    player = view.players[seat]
    place = (seat - view.first) % len(view.players) + 1
    return Text.assemble(
        arms(seat), " ", fitted(Text(scene.names[seat]), NAME), f" {place}. ",
        f"{player.city or '–':>2} {STORY}{influence(view, seat):<2} ", orders_of(view, seat),
    )  # fmt: skip


def orders_of(view: XiditView, seat: int) -> Text:
    """The revealed programme, the order being carried out marked; before that, who is ready."""
    player = view.players[seat]
    if view.step in ("programme", "census"):
        own = view.programme if seat == view.seat else ()
        signs = Text("").join(order_sign(order) for order in own)
        return signs if own else Text(say("ready") if player.ready else "…", style=DARK)
    text = Text()
    for number, order in enumerate(player.programme, 1):
        sign = order_sign(order)
        text.append(sign.plain, "bold reverse" if number == view.order else sign.style)
    return text


def screen_lines(view: XiditView, seat: int) -> list[Text]:
    """Everything behind one screen, as far as this viewer may see it."""
    player = view.players[seat]
    if player.units is None:
        return [Text(say("screen-hidden"), style=DARK)]
    units = Text(unit_counts([player.units.get(unit, 0) for unit in UNIT_NAMES]), style="bold")
    bastion = "?" if player.bastion is None else player.bastion
    rest = say("screen", gold=player.gold or 0, bards=player.bards_left or 0, bastion=str(bastion))
    stories = say("screen-stories", stories=player.stories, stored=player.stored)
    return [units, Text(rest), Text(stories)]


def road_line(view: XiditView, city: int) -> Text:
    """`═ black 13  ╌ red 11  ∿ blue 14`."""
    parts = []
    for colour in COLOUR_NAMES:
        end = road_from(box_of(view), city, colour)
        parts.append(Text.assemble(road_sign(colour), f" {term(colour)} ", (str(end or "–"), "bold")))
    return Text("  ").join(parts)


def side(scene: Scene, width: int) -> list[Text]:
    """The whole column, part by part."""
    view: XiditView = scene.view
    parts = [
        (say("assessments" if view.dummy is None else "assessments-dummy"), assessment_lines(view)),
        (say("recruits"), recruit_lines(view)),
        (say("threats"), threat_lines(view)),
        (say("titans"), titan_lines(view)),
        (say("barracks"), [barracks_line(view)]),
        (say("seats"), [seat_line(scene, seat) for seat in range(len(scene.names))]),
    ]
    if view.seat is not None:
        parts.append((say("your-screen"), screen_lines(view, view.seat)))
    city = own_city(view)
    if city is not None:
        parts.append((say("roads-from", city=city), [road_line(view, city)]))
    lines = []
    for title, below in parts:
        lines += [heading(title, width), *[Text.assemble(" ", line) for line in below]]
    return lines
