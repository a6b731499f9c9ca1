"""The court: eighteen advisors, their help in short, and who sits with them."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tafelrunde.cli.language import language
from tafelrunde.cli.pictures import ARMS, Scene, badge
from tafelrunde.cli.pictures.kingsburg.signs import gift_sign, printed
from tafelrunde.games.kingsburg.box.data import Advisor
from tafelrunde.games.kingsburg.play.moves import Influence
from tafelrunde.games.kingsburg.secrecy.view import Group, KingsburgView

NEUTRAL: Final = "◇"
HELP_WIDTH: Final = 7
GUEST_WIDTH: Final = 8
SHORT_GUEST_WIDTH: Final = 3
NAME_WIDTH: Final = 14


def group_sign(group: Group) -> Text:
    """The dice of a group, and what token and Market add: `5+3+2`, or closer together `466+1`."""
    placed = group.placed
    change = (2 if placed.token else 0) + placed.market
    added = f"{change:+d}" if change else ""
    dice = [*map(str, placed.dice), *(f"w{die}" for die in placed.white)]
    roomy = len("+".join(dice) + added) <= GUEST_WIDTH - SHORT_GUEST_WIDTH
    return Text.assemble((("+" if roomy else "").join(dice), ARMS[group.seat % len(ARMS)][1]), added)


def guests(view: KingsburgView, advisor: int, *, short: bool) -> Text:
    """Whose dice lie with this advisor; which ones, if there is room."""
    groups = [group for group in view.court if group.placed.advisor == advisor]
    blocks = [block for block in view.neutral if block.advisor == advisor]
    alone = len(groups) + len(blocks) == 1 and not short
    text = Text()
    for block in blocks:
        text.append(f" {NEUTRAL} ", style="bold")
        text.append("+".join(map(str, block.dice)) if alone else "")
    for group in groups:
        text.append_text(badge(group.seat))
        if alone:
            text.append_text(group_sign(group))
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
    name = Text.assemble((advisor.name.said(language()), name_style(scene, advisor.number)))
    name.truncate(name_width, overflow="ellipsis", pad=True)
    sign = gift_sign(advisor.gift)
    sign.truncate(HELP_WIDTH, pad=True)
    sitting.truncate(SHORT_GUEST_WIDTH if scene.short else GUEST_WIDTH, overflow="ellipsis", pad=True)
    return Text.assemble((f"{advisor.number:2d} ", "bold"), name, " ", sign, " ", sitting)


def court_lines(scene: Scene, columns: int, name_width: int = NAME_WIDTH) -> list[Text]:
    """The advisors column by column, the Jester top left and the King bottom right."""
    lines = [advisor_line(scene, advisor, name_width) for advisor in printed(scene.view)[1]]
    rows = -(-len(lines) // columns)
    return [Text(" ").join(lines[row::rows]) for row in range(rows)]
