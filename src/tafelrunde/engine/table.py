"""One running game: position and log, moved on together. The server's and the terminal's authority."""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence, Sequence
from typing import Any, Protocol

from tafelrunde.engine.chance import Fair, Place, Seeded, commitment, seed_for
from tafelrunde.engine.codec import encode, state_hash
from tafelrunde.engine.contract import CHANCE, Event, Game, Rng, Seat
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.engine.log import FORMAT, By, ChanceNote, Ending, Entry, Header, Log, first_state

KNOWLEDGE_SAMPLES = 24


class Source(Protocol):
    """Where the outcomes of CHANCE come from, entry by entry or by what they are for."""

    def at(self, place: Place) -> Rng: ...
    def note(self) -> ChanceNote: ...
    def secret(self) -> str: ...


class FairSource:
    """Dice that anyone can check afterwards: committed to at the start, revealed at the end."""

    def __init__(self, secret: bytes, table: str, by: By = "") -> None:
        self._secret, self._table, self._by = secret, table, by

    def at(self, place: Place) -> Rng:
        return Fair(self._secret, self._table, place)

    def note(self) -> ChanceNote:
        return ChanceNote("fair", commitment=commitment(self._secret, self._table), by=self._by)

    def secret(self) -> str:
        return self._secret.hex()


class SeededSource:
    """Repeatable dice for simulations and examples."""

    def __init__(self, seed: int, by: By = "") -> None:
        self._seed, self._by = seed, by

    def at(self, place: Place) -> Rng:
        return Seeded(seed_for(self._seed, place))

    def note(self) -> ChanceNote:
        return ChanceNote("seeded", seed=self._seed, by=self._by)

    def secret(self) -> str:
        return ""


class TypedSource:
    """Dice that lie on a real table: nothing is drawn, everything is typed in."""

    def at(self, place: Place) -> Rng:
        raise LookupError("dice of this table are typed in")

    def note(self) -> ChanceNote:
        return ChanceNote("typed")

    def secret(self) -> str:
        return ""


class Table:
    """A game in progress. A move is tried on a copy, so whatever is refused changes nothing."""

    def __init__(
        self,
        game: Game,
        table: str,
        seats: Sequence[str],
        source: Source,
        options: Mapping[str, str] | None = None,
        corrections: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.source = source
        self.header = Header(
            tafelrunde=FORMAT,
            game=game.meta.id,
            version=game.meta.version,
            table=table,
            seats=tuple(seats),
            options=dict(options or {}),
            corrections=dict(corrections or {}),
            chance=source.note(),
        )
        self.state = game.setup(len(seats), self.header.options, self.header.corrections)
        self.entries: MutableSequence[Entry] = []
        self.events: MutableSequence[list[Event]] = []
        """What happened at each entry."""

    def move(self, seat: Seat, move: Any, *, typed: bool = False) -> list[Event]:
        """Carries out a move and writes it down, or raises `IllegalMove` and changes nothing."""
        state = self.state.copy()
        events: list[Event] = []
        self.game.apply(state, seat, move, events)
        self.entries.append(Entry(len(self.entries) + 1, seat, move, state_hash(self.game, state), typed))
        self.events.append(events)
        self.state = state
        return events

    def settle(self) -> list[Event]:
        """Lets CHANCE act as long as it is its turn."""
        events: list[Event] = []
        while CHANCE in self.game.to_act(self.state):
            events += self.move(CHANCE, self.drawn())
        return events

    def drawn(self) -> Any:
        """What CHANCE does now, if its dice are not typed in."""
        return draw(self.game, self.header, self.source, self.state, len(self.entries) + 1)

    def log(self) -> Log:
        """The log so far; a finished game carries its result and the secret of its dice."""
        return self.log_after(0)

    def log_after(self, before: int) -> Log:
        """What came after so many entries."""
        result = self.game.result(self.state)
        ending = None if result is None else Ending(len(self.entries), result, self.source.secret())
        return Log(self.header, list(self.entries[before:]), ending, before)

    def can_take_back(self, seat: Seat) -> bool:
        """Only one's own last move, while nothing was rolled or revealed since and nobody else acted."""
        if seat == CHANCE or not self.entries or self.entries[-1].seat != seat:
            return False
        before = self._position(len(self.entries) - 1)
        return not reveals(self.game, before, self.entries[-1], len(self.header.seats))

    def take_back(self, seat: Seat) -> bool:
        """Undoes the seat's last move where that is safe; says whether it did."""
        if not self.can_take_back(seat):
            return False
        self.state = self._position(len(self.entries) - 1)
        self.entries.pop()
        self.events.pop()
        return True

    def _position(self, count: int) -> Any:
        state = first_state(self.game, self.header)
        for entry in self.entries[:count]:
            self.game.play(state, entry.seat, entry.move, [])
        return state


def draw(game: Game, header: Header, source: Source, state: Any, n: int) -> Any:
    """What the source has for CHANCE in this position, before entry `n`."""
    occasion = game.occasion if header.chance.by else None
    return game.chance(state, source.at(n if occasion is None else occasion(state)))


def reveals(game: Game, before: Any, entry: Entry, seats: int) -> bool:
    """Whether a move told anybody something hidden: in another world it is impossible or looks different."""
    after = before.copy()
    game.play(after, entry.seat, entry.move, [])
    if game.settles is not None and game.settles(before, after):
        return True
    for observer in (None, *range(seats)):
        seen = encode(game.view(after, observer))
        for other in other_worlds(game, before, observer):
            if not is_legal(game, other, entry) or seen != view_after(game, other, entry, observer):
                return True
    return False


def other_worlds(game: Game, state: Any, observer: Seat | None) -> list[Any]:
    """Positions the observer cannot tell from this one, each once."""
    samples = [game.resample(state, observer, Seeded(sample)) for sample in range(KNOWLEDGE_SAMPLES)]
    different = {encode(game.dump(other)): other for other in samples}
    different.pop(encode(game.dump(state)), None)
    return list(different.values())


def is_legal(game: Game, state: Any, entry: Entry) -> bool:
    try:
        game.check(state, entry.seat, entry.move)
    except IllegalMove:
        return False
    return True


def view_after(game: Game, state: Any, entry: Entry, observer: Seat | None) -> bytes:
    """What an observer sees once the move is made; the state is used up."""
    game.play(state, entry.seat, entry.move, [])
    return encode(game.view(state, observer))


def knows_more(game: Game, state: Any, seat: Seat, other: Seat) -> bool:
    """Whether this seat sees something that the other cannot tell."""
    seen = encode(game.view(state, seat))
    return any(
        encode(game.view(game.resample(state, other, Seeded(sample)), seat)) != seen
        for sample in range(KNOWLEDGE_SAMPLES)
    )


def resume(game: Game, log: Log, source: Source) -> Table:
    """A table that goes on where a log ends; the log has been replayed and found sound."""
    header = log.header
    table = Table(game, header.table, header.seats, source, header.options, header.corrections)
    table.header, table.state = header, first_state(game, header)
    for entry in log.entries:
        table.move(entry.seat, entry.move, typed=entry.typed)
    return table
