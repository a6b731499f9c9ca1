"""From the command line to a running game, and through it to its end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.rule import Rule
from rich.text import Text

from tafelrunde.cli.input_files import corrections_from
from tafelrunde.cli.language import language, t
from tafelrunde.cli.pictures import badge
from tafelrunde.cli.play.ending import show_end, show_leave
from tafelrunde.cli.play.lobby import enter_lobby
from tafelrunde.cli.play.plan import PERSON, Plan, make_plan
from tafelrunde.cli.play.saves import load
from tafelrunde.cli.play.session import Leave, Session, new_table
from tafelrunde.cli.play.terminal import Terminal
from tafelrunde.cli.play.turn import Turn
from tafelrunde.cli.sim import read_options
from tafelrunde.engine.errors import BadFile, Complaint
from tafelrunde.engine.table import Table
from tafelrunde.games import load_table_game
from tafelrunde.telling.lobby import option_about


def play_new(
    game: str,
    *,
    players: int | None,
    name: Sequence[str] | None,
    bots: str | None,
    seed: int | None,
    option: Sequence[str] | None,
    data: Path | None,
    hot_seat: int | None,
) -> None:
    plan = make_plan(
        load_table_game(game),
        seats=players,
        people=hot_seat,
        names=name or (),
        bots=[] if bots is None else [bot.strip() for bot in bots.split(",")],
        options=read_options(option or ()),
        corrections=corrections_from(data),
        seed=seed,
    )
    begin(plan, Terminal(), data)


def play_from_lobby(wishes: Mapping[str, Any]) -> None:
    refuse(wishes, "lobby-asks")
    terminal = Terminal()
    chosen = enter_lobby(terminal)
    if isinstance(chosen, Plan):
        begin(chosen, terminal, None)
    else:
        run(resumed(chosen, terminal))


def go_on(path: Path, game: str | None, wishes: Mapping[str, Any]) -> None:
    refuse(wishes, "saved-game-goes-on")
    session = resumed(path, Terminal())
    if game is not None and session.game.meta.id != game:
        raise Complaint(
            "game-of-another-kind", {"path": str(path), "found": session.game.meta.id, "game": game}
        )
    run(session)


def refuse(wishes: Mapping[str, Any], why: str) -> None:
    """Options that would be ignored are better refused."""
    for name, value in wishes.items():
        if value is not None and value != []:
            raise Complaint(why, {"option": f"--{name.replace('_', '-')}"})


def resumed(path: Path, terminal: Terminal) -> Session:
    table, players = load(path)
    load_table_game(table.game.meta.id)
    session = Session(table, players, terminal, path)
    terminal.say_command(t("resumed", path=str(path)), "bold")
    return session


def begin(plan: Plan, terminal: Terminal, data: Path | None) -> None:
    session = Session(open_table(plan, data), plan.players, terminal)
    show_opening(session)
    run(session)


def open_table(plan: Plan, data: Path | None) -> Table:
    """The complaint about a wrong value names the file it stands in."""
    try:
        return new_table(plan)
    except BadFile:
        raise
    except Complaint as trouble:
        if data is None:
            raise
        raise BadFile(str(data), trouble) from None


def show_opening(session: Session) -> None:
    """Who sits where, what was agreed, and what the dice are committed to."""
    header, say = session.table.header, session.terminal.say
    say(Rule(f" {session.game.meta.name.said(language())} ", style="#c9961a"))
    for seat, name in enumerate(session.names):
        kind = t("person") if session.players[seat] == PERSON else t(f"bot-{session.players[seat]}")
        say(Text.assemble(badge(seat), f" {name} ", (f"({kind})", "dim")))
    for option in session.game.meta.options:
        value = header.options.get(option.name, option.values[0])
        if value != option.values[0]:
            say(Text(f"{option_about(session.game, option).said(language())}: {value} ({option.rule})"))
    say(Text())
    if header.chance.kind == "fair":
        say(Text(t("dice-fair")), Text(header.chance.commitment, style="bold"))
    else:
        say(Text(t("dice-seeded", seed=str(header.chance.seed))))
    say(session.help())
    session.terminal.wait(t("press-enter"))


def run(session: Session) -> None:
    """Plays to the end, or until somebody leaves; whoever leaves finds the game again."""
    try:
        play(session)
    except Leave:
        show_leave(session)
    except KeyboardInterrupt:
        show_leave(session)
        raise
    except EOFError:
        show_leave(session)
        if not session.terminal.interactive:
            raise  # nobody has decided to stop: the input was too short
    else:
        show_end(session)


def play(session: Session) -> None:
    while (seat := session.next_seat()) is not None:
        if seat in session.bots:
            session.bot_moves(seat)
            continue
        session.autosave()
        session.hand_over(seat)
        turn = Turn(session, seat)
        turn.show()
        turn.decide()
