"""A campaign as a folder: `campaign.jsonl` is the log, and everything else follows from it or waits for it.

Whoever only reads opens the folder with `Campaign.open`; whoever writes, with `changing`. The log is replaced
as a whole, so that readers never see half of it.
"""

from __future__ import annotations

import difflib
import hashlib
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec

from tafelrunde.campaign.clock import begin_round
from tafelrunde.campaign.locking import locked, replace_file
from tafelrunde.engine.chance import commitment
from tafelrunde.engine.codec import encode, state_hash
from tafelrunde.engine.errors import BadFile, Complaint
from tafelrunde.engine.log import Header, Log, chain, ending_payload, entry_payload, read_log, write_log
from tafelrunde.engine.protocol import CHANCE, Event, Game, Seat
from tafelrunde.engine.table import FairSource, SeededSource, Source, Table, TypedSource
from tafelrunde.games import load_game
from tafelrunde.games.phoenix.state import MUSTER, OVER, State

GAME: Final = "phoenix"
LOG: Final = "campaign.jsonl"
SECRET: Final = "campaign.secret"
"""The secret of fair dice, until the end of the campaign publishes it."""
MASTER: Final = "SL"
"""The last seat's name in every log."""
SIMILAR: Final = 0.5


class Mark(msgspec.Struct, frozen=True):
    """The beginning of a month: how many entries came before, and the position."""

    entries: int
    state: Any


class Campaign:
    """A campaign in memory; `save` puts into the folder what was played since."""

    def __init__(self, path: Path, table: Table, written: bytes = b"") -> None:
        self.path = path
        self.table = table
        self.written = written
        """The file as it is; `saved` of the entries stand in it."""
        self.saved = 0
        self.months: dict[int, Mark] = {}
        """The position when the muster of each month opened."""
        self.when: list[int] = []
        """By entry, the month in which it was made."""
        self.steps: list[int] = []
        """And what the campaign was waiting for."""

    @staticmethod
    def open(path: Path) -> Campaign:
        """The campaign of a folder, as its log tells it."""
        return opened(path)

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

    @property
    def log_file(self) -> Path:
        return self.path / LOG

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
        rng = self.table.source.at(len(self.table.entries) + 1)
        return self.play(CHANCE, self.game.chance(self.state, rng))

    def remember(self, month: int, step: int) -> None:
        """Notes when the last entry was made, and marks the beginning of a month."""
        self.when.append(month)
        self.steps.append(step)
        if self.state.step == MUSTER and self.state.month not in self.months:
            self.months[self.state.month] = Mark(len(self.table.entries), self.state.copy())

    def save(self, *, anew: bool = False) -> None:
        """Everything played so far, for good; the folder must be held by `changing`."""
        if self.written and self.saved == len(self.table.entries) and not anew:
            return
        self.written = b"".join(self.lines())
        replace_file(self.log_file, self.written)
        self.saved = len(self.table.entries)
        begin_round(self.path, self.state, time.time())

    def lines(self) -> Iterator[bytes]:
        """The whole log; what stood in the file is not written anew."""
        log = self.table.log()
        if not self.written:
            yield from write_log(log)
            return
        yield self.written
        payloads = [entry_payload(entry) for entry in log.entries[self.saved :]]
        if log.ending is not None:
            payloads.append(ending_payload(log.ending))
        link = last_link(self.written)
        for payload in payloads:
            link = chain(link, payload)
            yield encode({**payload, "hash": link}) + b"\n"


class _Link(msgspec.Struct):
    hash: str


def last_link(written: bytes) -> str:
    """The hash that the next line goes on from."""
    lines = written.splitlines()
    if len(lines) == 1:
        return next_link(written)
    return msgspec.json.decode(lines[-1], type=_Link).hash


def next_link(header: bytes) -> str:
    return hashlib.sha256(header.rstrip(b"\n")).hexdigest()[:32]


def no_such_realm(name: str, names: Sequence[str]) -> Complaint:
    close = difflib.get_close_matches(name, names, 1, SIMILAR)
    listed = ", ".join(names)
    if close:
        return Complaint(
            f"there is no realm {name!r}; did you mean {close[0]!r}? Realms: {listed}",
            f"ein Reich {name!r} gibt es nicht; ist {close[0]!r} gemeint? Reiche: {listed}",
        )
    return Complaint(
        f"there is no realm {name!r}; realms: {listed}", f"ein Reich {name!r} gibt es nicht; Reiche: {listed}"
    )


# --- opening and founding -----------------------------------------------------------------------------


def opened(path: Path) -> Campaign:
    return loaded(path, read_bytes(path))


def loaded(path: Path, data: bytes) -> Campaign:
    """Replays a log; its last position must be the recorded one."""
    where = str(path / LOG)
    log = read_log(data.splitlines(keepends=True), where, load_game)
    if log.header.game != GAME:
        raise BadFile(where, "this is no campaign of Phoenix", "das ist kein Feldzug von Phoenix")
    campaign = Campaign(path, empty_table(path, log, where), data)
    replay_into(campaign, log, where)
    campaign.saved = len(log.entries)
    return campaign


def read_bytes(path: Path) -> bytes:
    try:
        return (path / LOG).read_bytes()
    except (FileNotFoundError, NotADirectoryError):
        raise BadFile(
            str(path),
            f"no campaign is here: {LOG} is missing. `tafelrunde phoenix new` founds one",
            f"hier liegt kein Feldzug: {LOG} fehlt. `tafelrunde phoenix new` gründet einen",
        ) from None


def empty_table(path: Path, log: Log, where: str) -> Table:
    header, source = log.header, source_of(path, log.header)
    try:
        table = Table(load_game(GAME), header.table, header.seats, source, header.options, header.corrections)
    except Complaint as complaint:
        raise BadFile(f"{where}:1", complaint.en, complaint.de) from None
    table.header = header
    return table


def source_of(path: Path, header: Header) -> Source:
    """Where dice come from: the seed in the header, the secret in the folder, or a real table."""
    if header.chance.seed is not None:
        return SeededSource(header.chance.seed)
    return fair_source(path / SECRET, header) if header.chance.kind == "fair" else TypedSource()


def fair_source(path: Path, header: Header) -> Source:
    """Dice that were committed to when the campaign was founded."""
    try:
        secret = bytes.fromhex(path.read_text(encoding="ascii").strip())
    except (FileNotFoundError, ValueError):
        secret = b""
    if commitment(secret, header.table) != header.chance.commitment:
        raise BadFile(
            str(path),
            "the secret of the dice is missing or not the one that was committed to",
            "das Geheimnis der Würfel fehlt oder ist nicht das, auf das sich der Feldzug festgelegt hat",
        )
    return FairSource(secret, header.table)


def replay_into(campaign: Campaign, log: Log, where: str) -> None:
    """Plays what the log holds; `verify` checks every position, here the last one answers for all."""
    table, game = campaign.table, campaign.game
    for entry in log.entries:
        events: list[Event] = []
        month, step = campaign.state.month, campaign.state.step
        game.play(table.state, entry.seat, entry.move, events)
        table.entries.append(entry)
        table.events.append(events)
        campaign.remember(month, step)
    if log.entries and state_hash(game, table.state) != log.entries[-1].state:
        raise BadFile(
            f"{where}:{len(log.entries) + 1}",
            "the position differs from the recorded one; `tafelrunde phoenix verify` names the entry",
            "die Stellung weicht von der aufgezeichneten ab; `tafelrunde phoenix verify` nennt den Eintrag",
        )


def found(
    path: Path,
    names: Sequence[str],
    source: Source,
    options: Mapping[str, str],
    corrections: Mapping[str, Any],
) -> Campaign:
    """A new campaign in a folder that holds none; its first order is drawn, and it is saved."""
    path.mkdir(parents=True, exist_ok=True)
    with locked(path):
        if (path / LOG).exists():
            raise Complaint(
                f"{path}: a campaign is here already; found the new one in another folder",
                f"{path}: hier liegt schon ein Feldzug; gründe den neuen in einem anderen Ordner",
            )
        table = Table(load_game(GAME), table_name(path), [*names, MASTER], source, options, corrections)
        campaign = Campaign(path, table)
        if source.secret():
            replace_file(path / SECRET, source.secret().encode())
        campaign.advance()
        campaign.save()
    return campaign


def table_name(path: Path) -> str:
    """A campaign is called as its folder was when it was founded."""
    return path.resolve().name


@contextmanager
def changing(path: Path) -> Iterator[Campaign]:
    """The campaign of a folder for whoever goes on with it; nobody else can meanwhile."""
    read_bytes(path)
    with locked(path):
        yield opened(path)
