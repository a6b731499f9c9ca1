"""What can be typed besides moves: explain, ask why, take back, save, look around, leave."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Final

from rich.text import Text

from tafelrunde.bots import bots_for, make_bot
from tafelrunde.cli.errors import said
from tafelrunde.cli.language import language, t
from tafelrunde.cli.play.explanations import explain_now, explain_word, shown_rule
from tafelrunde.cli.play.points import points_table
from tafelrunde.cli.play.saves import save
from tafelrunde.cli.play.session import Leave, Session
from tafelrunde.cli.play.terminal import as_number
from tafelrunde.cli.play.undo import take_back
from tafelrunde.engine.contract import Seat
from tafelrunde.engine.errors import BadText, IllegalMove
from tafelrunde.engine.rulebook import explain
from tafelrunde.engine.text import fold
from tafelrunde.telling import complaints

ADVISER: Final = "greedy"
"""The bot that `hint` asks; at random there is nothing to advise."""


class Done(Enum):
    """Whether an order has changed the position, so that the question must be asked anew."""

    SAME = 0
    CHANGED = 1


Order = Callable[[Session, Seat, str], Done]


def help_(session: Session, seat: Seat, rest: str) -> Done:
    """`?` what is asked now; `? KB-5.4`, `? statue` a rule or a thing."""
    view = session.game.view(session.table.state, seat)
    if rest:
        session.terminal.say(*explain_word(session.game, session.picture, rest))
    else:
        session.terminal.say(*explain_now(session.game, session.picture, view), session.help())
    return Done.SAME


def why(session: Session, seat: Seat, rest: str) -> Done:
    """`why build church`: the rule that forbids it, or that it is allowed."""
    terminal, view = session.terminal, session.game.view(session.table.state, seat)
    try:
        move = session.game.parse_move(session.picture.spelled(view, rest))
        session.game.check(session.table.state, seat, move)
    except BadText as trouble:
        terminal.warn(complaints.said(trouble, language()))
    except IllegalMove as refusal:
        terminal.say(Text(explain(session.game, refusal, language(), session.names), style="bold"))
        terminal.say(*shown_rule(session.game, refusal.rule))
    else:
        text = t("why-allowed", move=session.game.format_move(move, language()))
        terminal.praise(text)
    return Done.SAME


def undo(session: Session, seat: Seat, rest: str) -> Done:
    reason = take_back(session.table, session.players)
    if reason is not None:
        session.terminal.warn(reason)
        return Done.SAME
    count = len(session.table.entries)
    session.heard = {person: min(heard, count) for person, heard in session.heard.items()}
    session.terminal.praise(t("undo-done"))
    return Done.CHANGED


def save_(session: Session, seat: Seat, rest: str) -> Done:
    """`save FILE`: from now on the game is kept there."""
    path = Path(rest).expanduser() if rest else session.path
    if path != session.path and path.exists():
        session.terminal.warn(t("os-exists", where=str(path), known="yes"))
        return Done.SAME
    try:
        save(session.table, session.players, path)
    except (OSError, ValueError) as trouble:
        reason = said(trouble) or str(trouble)
        session.terminal.warn(t("save-failed", reason=reason))
        return Done.SAME
    session.path = path
    session.terminal.praise(t("saved", path=str(path)))
    return Done.SAME


def log(session: Session, seat: Seat, rest: str) -> Done:
    """`log` everything, `log 10` the last ten sentences."""
    told = [session.sentence(event) for event in session.events_for(seat)]
    count = as_number(rest) or len(told)
    session.terminal.say(*told[-count:])
    return Done.SAME


def score(session: Session, seat: Seat, rest: str) -> Done:
    view = session.game.view(session.table.state, seat)
    points = [session.picture.points(view, other) for other in range(len(session.names))]
    summed = session.game.meta.points_decide
    session.terminal.say(points_table(session.picture, session.names, points, summed=summed))
    return Done.SAME


def board(session: Session, seat: Seat, rest: str) -> Done:
    """`board` everything, `board Brian` the province of another seat."""
    scene = session.scene(seat)
    folded = [fold(name) for name in session.names]
    if rest and fold(rest) in folded:
        session.terminal.say(session.picture.province(scene, folded.index(fold(rest))))
    elif rest:
        text = t("nobody-called", name=rest, names=", ".join(session.names))
        session.terminal.warn(text)
    else:
        session.terminal.say(session.picture.board(scene))
    return Done.SAME


def hint(session: Session, seat: Seat, rest: str) -> Done:
    """What the greedy bot would do; it sees no more than the person it advises."""
    game, state = session.game, session.table.state
    if ADVISER not in bots_for(game):
        session.terminal.warn(t("hint-none"))
        return Done.SAME
    bot = make_bot(ADVISER, game.meta.id)
    move = bot.choose(game.legal_moves(state, seat), lambda: game.view(state, seat), session.rng())
    session.terminal.praise(t("hint", move=game.format_move(move, language())))
    return Done.SAME


def quit_(session: Session, seat: Seat, rest: str) -> Done:
    """Leaves at once if the game can be kept, else only when asked twice."""
    reason = session.keep()
    if reason is not None and not session.leaving:
        session.leaving = True
        session.terminal.warn(t("quit-unsaved", reason=reason))
        return Done.SAME
    raise Leave


ORDERS: Final[dict[str, Order]] = {
    **dict.fromkeys(("?", "help", "hilfe"), help_),
    **dict.fromkeys(("why", "warum"), why),
    **dict.fromkeys(("undo", "zurueck"), undo),
    **dict.fromkeys(("save", "speichern", "sichern"), save_),
    **dict.fromkeys(("log", "verlauf"), log),
    **dict.fromkeys(("score", "punkte"), score),
    **dict.fromkeys(("board", "brett"), board),
    **dict.fromkeys(("hint", "tipp"), hint),
    **dict.fromkeys(("quit", "exit", "ende"), quit_),
}


def split_order(text: str) -> tuple[str, str]:
    """The first word in the form of `ORDERS`, and the rest; `?statue` needs no blank."""
    if text.startswith("?"):
        return "?", text[1:].strip()
    word, _, rest = text.partition(" ")
    return fold(word), rest.strip()
