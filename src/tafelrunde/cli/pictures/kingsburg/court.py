"""The court: eighteen advisors, their help in short, and who sits with them."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tafelrunde.cli.language import language
from tafelrunde.cli.pictures import Scene, badge
from tafelrunde.cli.pictures.kingsburg.signs import FACES, NEUTRAL, faces, gift_sign, printed
from tafelrunde.games.kingsburg.data import Advisor
from tafelrunde.games.kingsburg.moves import Influence
from tafelrunde.games.kingsburg.view import Group, KingsburgView

HELP_WIDTH: Final = 7
GUEST_WIDTH: Final = 8
SHORT_GUEST_WIDTH: Final = 3
NAME_WIDTH: Final = 14


def change_sign(group: Group) -> str:
    """What token and Market add to the dice, such as `+2` or `+1`."""
    change = (2 if group.placed.token else 0) + group.placed.market
    return f"{change:+d}" if change else ""


def guests(view: KingsburgView, advisor: int, *, short: bool) -> Text:
    """Whose dice lie with this advisor."""
    groups = [group for group in view.court if group.placed.advisor == advisor]
    blocks = [block for block in view.neutral if block.advisor == advisor]
    text = Text()
    for block in blocks:
        text.append(f" {NEUTRAL[0]} ", style=NEUTRAL[1])
        if not short and not groups:
            text.append("".join(FACES[die - 1] for die in block.dice))
    for group in groups:
        text.append_text(badge(group.seat))
        if not short and len(groups) + len(blocks) == 1:
            text.append_text(faces(group.placed.dice, group.placed.white, group.seat))
            text.append(change_sign(group))
    return text


def name_style(scene: Scene, advisor: int) -> str:
    """Who can be influenced now is bright, who helps now is inverted."""
    if scene.view.helping == advisor:
        return "reverse"
    if any(isinstance(move, Influence) and move.advisor == advisor for move in scene.moves):
        return "bold underline"
    return "dim" if scene.moves and scene.view.step == "influence" else ""


def advisor_line(scene: Scene, advisor: Advisor, name_width: int) -> Text:
    sitting = guests(scene.view, advisor.number, short=scene.short)
    name = Text(advisor.name.said(language()), style=name_style(scene, advisor.number))
    name.truncate(name_width, overflow="ellipsis", pad=True)
    sign = gift_sign(advisor.gift)
    sign.truncate(HELP_WIDTH, pad=True)
    sitting.truncate(SHORT_GUEST_WIDTH if scene.short else GUEST_WIDTH, pad=True)
    return Text.assemble((f"{advisor.number:2d} ", "bold"), name, " ", sign, " ", sitting)


def court_lines(scene: Scene, columns: int, name_width: int = NAME_WIDTH) -> list[Text]:
    """The advisors column by column, the Jester top left and the King bottom right."""
    lines = [advisor_line(scene, advisor, name_width) for advisor in printed(scene.view)[1]]
    rows = -(-len(lines) // columns)
    return [Text(" ").join(lines[row::rows]) for row in range(rows)]
