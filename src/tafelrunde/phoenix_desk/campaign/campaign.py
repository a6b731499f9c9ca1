"""A campaign is its log: everything else follows from it or waits for it, wherever it has its home.

Whoever only reads opens it with `Campaign.open`; whoever writes, with `changing`.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterator, Mapping, MutableSequence, Sequence
from contextlib import contextmanager
from typing import Any, Final

from tafelrunde.engine.chance import commitment
from tafelrunde.engine.contract import CHANCE, Event, Game, Seat
from tafelrunde.engine.errors import BadFile, Complaint
from tafelrunde.engine.log import Header, Log, read_header, read_log, read_on, write_log
from tafelrunde.engine.table import FairSource, SeededSource, Source, Table, TypedSource
from tafelrunde.engine.text import quoted
from tafelrunde.games import load_game
from tafelrunde.games.phoenix.state.state import MUSTER, OVER, State
from tafelrunde.phoenix_desk.campaign.clock import begin_round
from tafelrunde.phoenix_desk.campaign.home import LOG, SECRET, Home
from tafelrunde.phoenix_desk.campaign.long_list import LongList, first_of
from tafelrunde.phoenix_desk.campaign.past import (
    Mark,
    Months,
    Past,
    believed,
    need_same,
    replayed,
    snapshot_of,
)

GAME: Final = "phoenix"
MASTER: Final = "SL"
"""The last seat's name in every log."""
SIMILAR: Final = 0.5


class Campaign:
    """A campaign that is being played; `save` brings home what was played since.

    What lies behind it is as good as here (`past.py`): ask for the entries you need, not for all of them.
    """

    def __init__(self, home: Home, table: Table, written: Sequence[bytes] = ()) -> None:
        self.home = home
        self.table = table
        self.written = first_of(written, len(written))
        """The header and the entries that are at home, line by line."""
        self.months = Months()
        """The position when the muster of each month opened."""
        self.when: MutableSequence[int] = []
        """By entry, the month in which it was made."""
        self.steps: MutableSequence[int] = []
        """And what the campaign was waiting for."""
        self.unkept: list[int] = []
        """Months whose beginning is no snapshot yet."""

    @staticmethod
    def open(home: Home) -> Campaign:
        """The campaign as its log tells it."""
        return loaded(home, read_lines(home))

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def header(self) -> Header:
        return self.table.header

    @property
    def state(self) -> State:
        state: State = self.table.state
        return state

    @property
    def names(self) -> tuple[str, ...]:
        """The realms, without the game master."""
        return self.state.setting.names

    @property
    def master(self) -> Seat:
        return len(self.names)

    @property
    def is_over(self) -> bool:
        return self.state.step == OVER

    def realm(self, name: str | int) -> int:
        """The realm that people call so, by name or number from 1."""
        found = self.state.setting.realm_named(str(name))
        if found < 0:
            raise no_such_realm(str(name), self.names)
        return found

    def play(self, seat: Seat, move: Any, *, typed: bool = False) -> list[Event]:
        """Carries out a move; it counts once it is saved."""
        month, step = self.state.month, self.state.step
        events = self.table.move(seat, move, typed=typed)
        self.remember(month, step)
        return events

    def advance(self) -> list[Event]:
        """Lets CHANCE draw as long as it is its turn, unless its dice are typed in."""
        events: list[Event] = []
        while CHANCE in self.game.to_act(self.state) and self.header.chance.kind != "typed":
            events += self.draw()
        return events

    def draw(self) -> list[Event]:
        """What CHANCE draws now, once."""
        return self.play(CHANCE, self.table.drawn())

    def remember(self, month: int, step: int) -> None:
        """Notes when the last entry was made, and marks the beginning of a month."""
        self.when.append(month)
        self.steps.append(step)
        if self.state.step == MUSTER and self.state.month not in self.months:
            self.months.begin(self.state.month, Mark(len(self.table.entries), self.state.copy()))
            self.unkept.append(self.state.month)

    def save(self, *, anew: bool = False) -> None:
        """Everything played so far, for good; the home must be held by `changing`."""
        entries = len(self.table.entries)
        if len(self.written) == entries + 1 and not anew:
            return
        written = len(self.written)
        lines = list(write_log(self.table.log_after(max(0, written - 1)), self.written))
        self.home.change_log(written, lines)
        self.written.extend(lines[: entries + 1 - written])
        self.keep_snapshots()
        begin_round(self.home, self.state, self.home.now())

    def keep_snapshots(self) -> None:
        """Of the months that have begun since, where the home wants them."""
        for mark in [self.months[month] for month in self.unkept if self.home.keeps_snapshots]:
            hash = self.table.entries[mark.entries - 1].state
            self.home.keep_snapshot(snapshot_of(self.game, mark, hash, self.months.entries.items()))
        self.unkept.clear()

    def rewound(self, entries: int) -> Campaign:
        """As it was after so many entries, in memory."""
        return loaded(self.home, first_of(self.written, entries + 1))


def no_such_realm(name: str, names: Sequence[str]) -> Complaint:
    close = difflib.get_close_matches(name, names, 1, SIMILAR)
    if close:
        return Complaint(
            "no-such-realm-but", {"name": quoted(name), "close": quoted(close[0]), "listed": names}
        )
    return Complaint("no-such-realm", {"name": quoted(name), "listed": names})


# --- opening and founding -----------------------------------------------------------------------------


def loaded(home: Home, lines: Sequence[bytes]) -> Campaign:
    """The campaign of a log: from its last sound snapshot, else from the beginning."""
    for entries in home.snapshots():
        campaign = resumed(home, lines, entries) if entries < len(lines) else None
        if campaign is not None:
            return campaign
    log = read_log(lines, home.where(LOG), load_game)
    need_phoenix(home, log.header)
    campaign = Campaign(home, empty_table(home, log), lines[: len(log.entries) + 1])
    replay_into(campaign, log)
    return campaign


def resumed(home: Home, lines: Sequence[bytes], entries: int) -> Campaign | None:
    """Replays only what came after a snapshot; None if that is not to be believed."""
    where, game, end = home.where(LOG), load_game(GAME), lines[entries:]
    position = believed(game, home.snapshot(entries), end[0])
    if position is None:
        return None
    header = read_header(lines[0].rstrip(b"\n"), f"{where}:1", load_game)
    need_phoenix(home, header)
    log = Log(header, [], before=entries)
    read_on(game, log, end, where)
    past = Past(home, game, header, lines, position.marks)
    campaign = Campaign(home, empty_table(home, log), first_of(lines, entries + len(log.entries) + 1))
    table = campaign.table
    table.state, campaign.months = position.state, Months(past)
    table.entries, table.events = LongList(entries, past.entries), LongList(entries, past.events)
    campaign.when, campaign.steps = LongList(entries, past.when), LongList(entries, past.steps)
    campaign.months.begin(campaign.state.month, Mark(entries, campaign.state.copy()))
    replay_into(campaign, log)
    return campaign


def need_phoenix(home: Home, header: Header) -> None:
    if header.game != GAME:
        raise BadFile(home.where(LOG), "no-campaign-of-phoenix")


def read_lines(home: Home) -> Sequence[bytes]:
    lines = home.lines()
    if lines is None:
        raise home.nobody_here()
    return lines


def empty_table(home: Home, log: Log) -> Table:
    header, source = log.header, source_of(home, log.header)
    try:
        table = Table(load_game(GAME), header.table, header.seats, source, header.options, header.corrections)
    except Complaint as complaint:
        raise BadFile(f"{home.where(LOG)}:1", complaint) from None
    table.header = header
    return table


def source_of(home: Home, header: Header) -> Source:
    """Where dice come from: the seed in the header, the secret at home, or a real table."""
    if header.chance.seed is not None:
        return SeededSource(header.chance.seed, header.chance.by)
    return fair_source(home, header) if header.chance.kind == "fair" else TypedSource()


def fair_source(home: Home, header: Header) -> Source:
    """Dice that were committed to when the campaign was founded."""
    try:
        secret = bytes.fromhex((home.read(SECRET) or b"").decode("ascii").strip())
    except ValueError:
        secret = b""
    if commitment(secret, header.table) != header.chance.commitment:
        raise BadFile(home.where(SECRET), "secret-missing-or-other")
    return FairSource(secret, header.table, header.chance.by)


def replay_into(campaign: Campaign, log: Log) -> None:
    """Plays what the log holds."""
    table = campaign.table
    for entry, month, step, events in replayed(campaign.game, campaign.state, log.entries):
        table.entries.append(entry)
        table.events.append(events)
        campaign.remember(month, step)
    if log.entries:
        need_same(campaign.game, campaign.state, log.entries[-1], campaign.home.where(LOG))


def found(
    home: Home,
    names: Sequence[str],
    source: Source,
    options: Mapping[str, str],
    corrections: Mapping[str, Any],
    prepare: Callable[[Campaign], None] = lambda _campaign: None,
) -> Campaign:
    """A new campaign where none is yet; its first order is drawn, what is to be prepared is, it is saved."""
    with home.held():
        if home.has(LOG):
            raise Complaint("campaign-here-already", {"path": home.where()})
        table = Table(load_game(GAME), home.name, [*names, MASTER], source, options, corrections)
        campaign = Campaign(home, table)
        if source.secret():
            home.write(SECRET, source.secret().encode())
        campaign.advance()
        prepare(campaign)
        campaign.save()
    return campaign


@contextmanager
def changing(home: Home) -> Iterator[Campaign]:
    """The campaign for whoever goes on with it; nobody else can meanwhile."""
    read_lines(home)
    with home.held():
        yield Campaign.open(home)
