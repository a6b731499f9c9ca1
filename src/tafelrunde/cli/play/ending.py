"""The end of a session: the ranking, where the log lies, how to check the dice; or how to go on later."""

from __future__ import annotations

from shlex import quote

from rich.rule import Rule
from rich.text import Text

from tafelrunde.cli.language import t
from tafelrunde.cli.pictures import badge
from tafelrunde.cli.play.points import points_table
from tafelrunde.cli.play.session import Session
from tafelrunde.engine.contract import Result


def show_end(session: Session) -> None:
    """The last news, then everything that remains to be said."""
    result = session.game.result(session.table.state)
    assert result is not None
    for seat in session.people[-1:]:
        session.terminal.say(*session.news(seat))
    reason = session.keep()
    session.terminal.say(Rule(style="#c9961a"), *ranking(session, result), Text())
    points = [(place.points, place.reasons) for place in result.seats]
    summed = session.game.meta.points_decide
    session.terminal.say(points_table(session.picture, session.names, points, summed=summed), Text())
    if reason is None:
        show_log(session)
    else:
        session.terminal.warn(t("save-lost", reason=reason))


def ranking(session: Session, result: Result) -> list[Text]:
    lines = []
    for place in sorted(result.seats, key=lambda place: (place.rank, place.seat)):
        name, style = session.names[place.seat], "bold" if place.rank == 1 else ""
        text = f"{place.rank}. {name}"
        if session.game.meta.points_decide:
            text = t("rank", rank=place.rank, name=name, points=place.points)
        lines.append(Text.assemble(badge(place.seat), " ", (text, style)))
    return lines


def show_log(session: Session) -> None:
    path, say = quote(str(session.path)), session.terminal.say_command
    say(t("log-saved", path=str(session.path)))
    if session.table.header.chance.kind == "fair":
        say(t("verify-dice", path=path))
    say(t("replay-it", path=path))


def show_leave(session: Session) -> None:
    """The game is kept; how it goes on."""
    reason = session.keep()
    session.terminal.say(Text())
    if reason is None:
        session.terminal.say_command(t("goes-on", path=quote(str(session.path))), "bold")
    else:
        session.terminal.warn(t("save-lost", reason=reason))
