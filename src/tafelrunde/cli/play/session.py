"""One game at the terminal: people and bots take their turns until it is over or somebody leaves."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from rich.text import Text

from tafelrunde.bots import Bot, make_bot
from tafelrunde.cli.errors import said
from tafelrunde.cli.language import language, t
from tafelrunde.cli.pictures import ARMS, Scene, badge, find_picture
from tafelrunde.cli.play.plan import PERSON, Plan
from tafelrunde.cli.play.saves import SUFFIX, save, usual_folder
from tafelrunde.cli.play.terminal import Terminal
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import Event, Rng, Seat
from tafelrunde.engine.rulebook import load_rulebook
from tafelrunde.engine.table import FairSource, SeededSource, Source, Table, knows_more
from tafelrunde.telling.events import tell

SECRET_BYTES: Final = 32


class Leave(Exception):
    """Somebody wants to stop playing; the game can go on later."""


def new_table(plan: Plan) -> Table:
    """A fresh table; unless a seed is given, its dice are committed to before the first move."""
    name = f"{plan.game.meta.id}-{time.strftime('%Y%m%d')}-{secrets.token_hex(4)}"
    source: Source
    if plan.seed is None:
        source = FairSource(secrets.token_bytes(SECRET_BYTES), name)
    else:
        source = SeededSource(plan.seed)
    return Table(plan.game, name, plan.names, source, plan.options, plan.corrections)


class Session:
    def __init__(
        self, table: Table, players: Sequence[str], terminal: Terminal, path: Path | None = None
    ) -> None:
        self.table, self.players, self.terminal = table, tuple(players), terminal
        self.game, self.names = table.game, table.header.seats
        self.picture = find_picture(table.game)
        self.path = path or usual_folder() / f"{table.header.table}{SUFFIX}"
        self.bots: dict[Seat, Bot] = {
            seat: make_bot(name, self.game.meta.id)
            for seat, name in enumerate(self.players)
            if name != PERSON
        }
        self.heard = {seat: self.last_move(seat) for seat in self.people}
        """How many entries each person has been told."""
        self.reader: Seat | None = None
        """Who looked at the screen last."""
        self.shown: Any = None
        """The moment that the board was last drawn for, where it is not drawn every time."""
        self.save_failed = False
        self.leaving = False
        """Whether somebody has asked to leave although the game cannot be saved."""

    @property
    def people(self) -> list[Seat]:
        return [seat for seat, name in enumerate(self.players) if name == PERSON]

    def last_move(self, seat: Seat) -> int:
        """How many entries there were before this seat's last one."""
        return max([entry.n - 1 for entry in self.table.entries if entry.seat == seat], default=0)

    def next_seat(self) -> Seat | None:
        """Whose turn it is; bots first, so that nobody waits for them later. None when the game is over."""
        self.table.settle()
        acting = self.game.to_act(self.table.state)
        return min(acting, key=lambda seat: (seat not in self.bots, seat), default=None)

    def bot_moves(self, seat: Seat) -> None:
        state = self.table.state
        offers = self.game.legal_moves(state, seat)
        move = self.bots[seat].choose(offers, lambda: self.game.view(state, seat), self.rng())
        self.table.move(seat, move)

    def rng(self) -> Rng:
        """Bots' own luck: repeatable where the dice are, and never taken from the secret of fair dice."""
        seed = self.table.header.chance.seed
        return Seeded(secrets.randbits(64) if seed is None else seed * 1_000_003 - len(self.table.entries))

    def keep(self) -> str | None:
        """Saves the game; else says why that was not possible."""
        try:
            save(self.table, self.players, self.path)
        except OSError as trouble:
            return said(trouble)
        return None

    def autosave(self) -> None:
        """Complains once if saving fails; the game goes on."""
        reason = self.keep()
        if reason is not None and not self.save_failed:
            self.terminal.warn(t("save-failed", reason=reason))
            self.terminal.wait(t("press-enter"))
        self.save_failed = reason is not None

    def hand_over(self, seat: Seat) -> None:
        """Between people: if one of them knows what the other may not, the screen is emptied first."""
        before, self.reader = self.reader, seat
        if before is None or before == seat:
            return
        state = self.table.state
        if knows_more(self.game, state, seat, before) or knows_more(self.game, state, before, seat):
            self.terminal.forget()
            self.terminal.say(Text(t("hand-over", name=self.names[seat]), style="bold"))
            self.terminal.wait(t("press-enter"))

    def news(self, seat: Seat) -> list[Text]:
        """What this person has not been told yet."""
        events = self.events_for(seat, self.heard[seat])
        self.heard[seat] = len(self.table.entries)
        return [self.sentence(event) for event in events if self.picture.is_news(event)]

    def events_for(self, seat: Seat, since: int = 0) -> list[Event]:
        """What happened since that entry, as this seat may hear of it."""
        return [self.game.redact(event, seat) for entry in self.table.events[since:] for event in entry]

    def sentence(self, event: Event) -> Text:
        """One event, under the arms of the seat it is about."""
        about = getattr(event, "seat", None)
        text = tell(self.game, event, self.names, language())
        if about is None:
            return Text(text, style="bold")
        return Text.assemble(badge(about), " ", text)

    def scene(self, seat: Seat) -> Scene:
        state = self.table.state
        offers = self.game.legal_moves(state, seat) if seat in self.game.to_act(state) else ()
        moves = () if hasattr(offers, "sample") else offers
        view = self.game.view(state, seat)
        return Scene(view, self.names, self.terminal.width, self.terminal.short, moves)

    def help(self) -> Text:
        """What can be typed, with a rule of this game as an example."""
        return Text(t("orders-help", rule=load_rulebook(self.game).rule[0].id))

    def prompt(self, seat: Seat) -> str:
        return f"{ARMS[seat % len(ARMS)][0]} {self.names[seat]} › "
