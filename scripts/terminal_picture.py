"""Draws docs/pictures/terminal.svg: a game of Kingsburg in the middle, as the terminal shows it.

Always the same game: run it again after the board has changed.
"""

from __future__ import annotations

import re
import sys
from io import StringIO
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from tafelrunde.cli.language import use_language
from tafelrunde.cli.play.plan import PERSON
from tafelrunde.cli.play.session import Session
from tafelrunde.cli.play.terminal import Terminal
from tafelrunde.cli.play.turn import Turn
from tafelrunde.engine.table import SeededSource, Table
from tafelrunde.games import load_game

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "terminal.svg"
NAMES = ("Ann", "Brian", "Clara", "Dora")
SEED = 15
YEAR, GROUPS, DICE = 3, 3, 2
NEWS = 6
# The night surface of the house: bone on a dark ground.
SURFACE, INK = (28, 26, 32), (237, 230, 214)
DARK = [
    SURFACE,
    (179, 50, 44),
    (46, 125, 79),
    (201, 150, 26),
    (31, 95, 168),
    (122, 79, 163),
    (70, 140, 150),
    INK,
]
NIGHT = TerminalTheme(SURFACE, INK, DARK)
# No fonts from elsewhere: whoever looks at the picture asks no other server.
FORMAT = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL).replace(
    "Fira Code", "DejaVu Sans Mono, Menlo, Consolas"
)


def middle_of_a_game() -> Session:
    """Greedy bots on all seats until Ann has dice left in the third year and some advisors are taken."""
    table = Table(load_game("kingsburg"), "picture", NAMES, SeededSource(SEED))
    session = Session(table, ("greedy",) * len(NAMES), Terminal())
    while (seat := session.next_seat()) is not None:
        view = table.game.view(table.state, 0)
        lively = len(view.court) >= GROUPS and len(view.provinces[0].dice) >= DICE
        if seat == 0 and lively and (view.year, view.step) == (YEAR, "influence"):
            break
        session.bot_moves(seat)
    seen = Session(table, (PERSON, *["greedy"] * (len(NAMES) - 1)), session.terminal)
    seen.terminal.console = Console(
        file=StringIO(), record=True, width=100, height=36, force_terminal=True, color_system="truecolor",
        highlight=False, markup=False, emoji=False,
    )  # fmt: skip
    return seen


def main() -> None:
    use_language("en")
    session = middle_of_a_game()
    turn = Turn(session, 0)
    session.terminal.say(turn.board(), *turn.news[-NEWS:], turn.question(), session.prompt(0))
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    session.terminal.console.save_svg(
        str(PICTURE), title="tafelrunde play kingsburg", theme=NIGHT, code_format=FORMAT
    )
    print(PICTURE, file=sys.stderr)


if __name__ == "__main__":
    main()
