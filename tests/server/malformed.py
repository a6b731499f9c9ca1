"""Malformed messages on sockets of tables where people play: `python -m tests.server.malformed`.

A real server, players who play on all the while, and others who send nonsense in the names of strangers and
of the very same seats. Every message that cannot be read is refused, no socket ends in an error of the
server, the server's log has none, every table goes on, and every game can be replayed.
"""

from __future__ import annotations

import argparse
import asyncio
import socket
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tafelrunde.engine.chance import Seeded
from tafelrunde.store.opening import open_store
from tests.server.crash import open_table
from tests.server.crash_checks import Lost, check_table, read_truth
from tests.server.crash_players import Player
from tests.server.nonsense import TEXT, frame, is_unreadable, nonsense, pick, wrong_frames
from tests.server.process import UNHURRIED, Process, serving

TABLES = (
    ("kingsburg", ("me", "open", "open")),
    ("ethnos", ("me", "open")),
    ("xidit", ("me", "open", "open")),
)
BATCH = 25
"""Messages between two looks at the answers."""
FRAMES_SHARE = 20
"""After one batch in so many, frames against the rules end the socket."""
LARGEST = 65_536
INTERNAL_ERROR = 1011
PATIENCE = 300.0
"""Only a run that fails waits so long."""
LAX = "limits_scale = 1000.0\nmessage_burst = 1000000000\nlargest_backlog = 200000\nping_seconds = 5.0\n"
STRICT = "limits_scale = 1000.0\nlargest_backlog = 200000\nping_seconds = 5.0\n"


@dataclass
class Attacker:
    """Sends nonsense to one table, with the link of a seat or without any."""

    port: int
    table: str
    token: str
    rng: Seeded
    sent: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    """By kind of message and code."""
    closings: Counter[int] = field(default_factory=Counter)
    n: int = 0
    offers: Any = None

    async def attack(self, messages: int) -> None:
        while self.sent < messages:
            address = f"ws://127.0.0.1:{self.port}/ws/{self.table}"
            async with connect(
                address, compression=None, max_size=None, close_timeout=5, **UNHURRIED
            ) as opened:
                with suppress(ConnectionClosed):
                    if self.rng.below(5):  # some never say hello
                        await opened.send(msgspec.json.encode({"t": "hello", "token": self.token}).decode())
                    await self._harass(opened, messages)
            self._check_closing(opened)

    async def _harass(self, opened: ClientConnection, messages: int) -> None:
        while self.sent < messages:
            texts = [self._nonsense() for _ in range(min(BATCH, messages - self.sent))]
            for text in texts:
                await opened.send(text)
            self.sent += len(texts)
            await self._hear(opened, sum(map(is_unreadable, texts)))
            if self.rng.below(FRAMES_SHARE) == 0:
                self.sent += 1
                opened.transport.write(pick(self.rng, wrong_frames(LARGEST)))
                if self.rng.below(4) == 0:
                    opened.transport.close()  # gone without a word
                await opened.close()

    def _nonsense(self) -> str:
        known = {"id": f"x{self.rng.below(1000)}", "n": self.n}
        return nonsense(self.rng, known, self.offers)

    async def _hear(self, opened: ClientConnection, unreadable: int) -> None:
        """Reads all answers to the batch; whatever could not be read must have been refused."""
        await opened.send('{"t":"ping"}')
        refusals = 0
        while True:
            async with asyncio.timeout(PATIENCE):
                message = msgspec.json.decode(await opened.recv())
            kind, code = message["t"], message.get("code", "")
            self.answers[f"{kind} {code}".strip()] += 1
            refusals += kind == "refused"
            if kind == "refused" and not message["text"]:
                raise Lost(f"refused without a reason: {message}")
            if code == "fault":
                raise Lost("a message led to a fault of the server")
            if kind == "step":
                self.n, self.offers = message["n"], message["offers"] or self.offers
            if kind == "pong" and refusals >= unreadable:
                return  # pongs before that answer a ping that was among the nonsense

    def _check_closing(self, opened: ClientConnection) -> None:
        code = opened.close_code or 0
        self.closings[code] += 1
        is_slow = "ping timeout" in (opened.close_reason or "")  # of either side, on a machine that is busy
        if code == INTERNAL_ERROR and not is_slow:
            raise Lost("a socket ended in an error of the server")


@dataclass
class Siege:
    """A server, its tables, the people who play and those who disturb them."""

    process: Process
    database: str
    rng: Seeded
    players: dict[str, list[Player]] = field(default_factory=dict)
    attackers: list[Attacker] = field(default_factory=list)

    async def open_tables(self) -> None:
        port = int(self.process.address.rpartition(":")[2])
        for game, kinds in TABLES:
            table, tokens = await asyncio.to_thread(open_table, self.process, game, kinds)
            self.players[table] = [
                Player(port, table, seat, token, Seeded(self.rng.below(2**60)))
                for seat, token in tokens.items()
            ]
            for token in ("", *tokens.values()):
                self.attackers.append(Attacker(port, table, token, Seeded(self.rng.below(2**60))))

    async def attack(self, messages: int) -> None:
        """All at once; the players of games that can be played by offers alone play meanwhile."""
        share = -(-messages // len(self.attackers))
        people = [
            asyncio.create_task(player.play()) for players in self.players.values() for player in players
        ]
        try:
            await asyncio.gather(*(attacker.attack(attacker.sent + share) for attacker in self.attackers))
        finally:
            for person in people:
                person.cancel()
            await asyncio.gather(*people, return_exceptions=True)

    async def flood(self, messages: int) -> None:
        """Messages without end from people who never read: they are cut off, with a good-bye for the rest."""
        for attacker in self.attackers:
            door = await asyncio.to_thread(open_door, attacker.port, attacker.table)
            with door, suppress(OSError):
                door.settimeout(PATIENCE)
                await asyncio.to_thread(pour, door, attacker, messages // len(self.attackers))

    async def check_alive(self) -> None:
        """Every table answers, shows its game and replays."""
        for table, players in self.players.items():
            shown = await fresh_view(players[0])
            if shown["n"] < 1:
                raise Lost(f"table {table} shows nothing")
        health = await asyncio.to_thread(self.process.ask, "GET", "/healthz")
        if not health["ok"]:
            raise Lost(f"the server is not well: {health}")

    async def check_games(self) -> None:
        """After the server has stopped: what was told is true, and no line of its log tells of an error."""
        store = open_store(self.database)
        await store.open()
        for table, players in self.players.items():
            check_table(await read_truth(store, table), (), players)
        await store.close()
        errors = [line for line in self.process.told() if line["level"] == "error"]
        if errors:
            raise Lost(f"the server complains: {errors[0]}")


async def fresh_view(player: Player) -> Any:
    address = f"ws://127.0.0.1:{player.port}/ws/{player.table}"
    async with (
        asyncio.timeout(PATIENCE),
        connect(address, compression=None, max_size=None, **UNHURRIED) as opened,
    ):
        await opened.send(msgspec.json.encode({"t": "hello", "token": player.token}).decode())
        while True:
            message = msgspec.json.decode(await opened.recv())
            if message["t"] == "step":
                return message


def open_door(port: int, table: str) -> socket.socket:
    """A socket of somebody who does not read what is sent."""
    door = socket.socket()
    door.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    door.connect(("127.0.0.1", port))
    door.sendall(
        f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    return door


def pour(door: socket.socket, attacker: Attacker, messages: int) -> None:
    door.sendall(frame(0x80 | TEXT, msgspec.json.encode({"t": "hello", "token": attacker.token})))
    for _ in range(messages):
        text = nonsense(attacker.rng, {"id": "f", "n": attacker.n}, attacker.offers)
        door.sendall(frame(0x80 | TEXT, text.encode("utf-8", "replace")))
        attacker.sent += 1


async def besiege(folder: Path, messages: int, seed: int) -> Counter[str]:
    """So many messages, then as floods a tenth as many more on a server with the usual limits."""
    answers: Counter[str] = Counter()
    for settings, is_flood in ((LAX, False), (STRICT, True)):
        config, database = folder / "server.toml", f"sqlite:///{folder}/{int(is_flood)}.db"
        config.write_text(settings, encoding="utf-8")
        with ExitStack() as stack:
            server = serving(folder, "--config", str(config), db=database)
            siege = Siege(await asyncio.to_thread(stack.enter_context, server), database, Seeded(seed))
            await siege.open_tables()
            await (siege.flood(messages // 10) if is_flood else siege.attack(messages))
            await siege.check_alive()
            await asyncio.to_thread(siege.process.stop)
            await siege.check_games()
        for attacker in siege.attackers:
            answers += attacker.answers
            answers += Counter({f"closed {code}": count for code, count in attacker.closings.items()})
            answers["sent"] += attacker.sent
    return answers


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.malformed", description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args(words)
    with tempfile.TemporaryDirectory(prefix="tafelrunde-malformed-") as folder:
        try:
            answers = asyncio.run(besiege(Path(folder), arguments.messages, arguments.seed))
        except Lost as broken:
            print(broken, file=sys.stderr)
            return 1
    print("; ".join(f"{kind}: {count}" for kind, count in answers.most_common()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
