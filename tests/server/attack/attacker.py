"""One attacker, in a process of its own: `python -m tests.server.attack.attacker JSON`.

It says `ready` and waits. For each name of an attack that it hears it attacks for a while, and prints what
became of it.
"""

from __future__ import annotations

import asyncio
import os
import select
import socket
import sys
import time
from contextlib import suppress
from functools import reduce

import msgspec

from tests.server.attack.hostile import CROWDS, FLOODS, Crowd, Flood
from tests.server.nonsense import TEXT, frame

BLOCK = 65_536
PAUSE = 0.5
"""Seconds until a flooder who was cut off comes back."""
PATIENCE = 300.0
"""A flooder who can neither send nor read for so long was not cut off."""


class Orders(msgspec.Struct):
    port: int
    table: str
    """Where a long game has been played."""
    running: str
    """Where people play."""
    token: str
    seconds: float
    """For each turn."""
    most: int
    """Bytes to send on one connection, if the server lets it."""
    yields: bool
    """Whether it leaves the processor to whoever wants it."""


class Outcome(msgspec.Struct):
    sent: int = 0
    connections: int = 0
    gone: float = 0.0
    """Seconds until the server had cut off a flooder, at worst."""
    stayed: int = 0
    """Flooders who were not."""
    answers: int = 0

    def __add__(self, other: Outcome) -> Outcome:
        """Of two turns."""
        return Outcome(
            self.sent + other.sent,
            self.connections + other.connections,
            max(self.gone, other.gone),
            self.stayed + other.stayed,
            self.answers + other.answers,
        )


def handshake(port: int, table: str) -> bytes:
    return (
        f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


def hello(token: str) -> bytes:
    return frame(0x80 | TEXT, msgspec.json.encode({"t": "hello", "token": token}))


# -- floods ----------------------------------------------------------------------------------------------


def flood(orders: Orders, name: str) -> Outcome:
    outcome, until, what = Outcome(), time.monotonic() + orders.seconds, FLOODS[name]
    while True:
        with open_door(orders, name, what) as door:
            started = time.monotonic()
            is_gone = pour(door, orders, what, outcome)
        outcome.connections += 1
        outcome.stayed += not is_gone
        outcome.gone = max(outcome.gone, time.monotonic() - started)
        if time.monotonic() + PAUSE > until:
            return outcome
        time.sleep(PAUSE)


def open_door(orders: Orders, name: str, what: Flood) -> socket.socket:
    door = socket.create_connection(("127.0.0.1", orders.port), PATIENCE)
    if what.on == "socket":
        door.sendall(handshake(orders.port, orders.table))
        assert b" 101 " in door.recv(4096)
        if name.endswith("after hello"):
            door.sendall(hello(orders.token))
            door.recv(BLOCK)
    door.setblocking(False)
    return door


def pour(door: socket.socket, orders: Orders, what: Flood, outcome: Outcome) -> bool:
    """Sends until the server ends it; False if it does not."""
    block = memoryview(what.more * (1 + BLOCK // len(what.more)))
    unsent, sent = memoryview(what.start + bytes(block)), 0
    with suppress(ConnectionError):
        while sent < orders.most:
            readable, writable, _ = select.select([door] if what.reads else [], [door], [], PATIENCE)
            if not (readable or writable):
                return False
            if readable and not door.recv(BLOCK):
                return True
            if writable:
                done = door.send(unsent)
                sent, outcome.sent = sent + done, outcome.sent + done
                unsent = unsent[done:] or block
        return False
    return True


# -- crowds ----------------------------------------------------------------------------------------------


async def crowd(orders: Orders, what: Crowd) -> Outcome:
    outcome = Outcome()
    behave = {"slow": be_slow, "silent": be_silent, "watchers": watch, "storm": storm}[what.kind]
    people = [asyncio.create_task(behave(orders, what, outcome)) for _ in range(what.size)]
    await asyncio.sleep(orders.seconds)
    for person in people:
        person.cancel()
    for trouble in await asyncio.gather(*people, return_exceptions=True):
        if trouble is not None and not isinstance(trouble, (asyncio.CancelledError, OSError, EOFError)):
            raise trouble
    return outcome


async def enter(orders: Orders, outcome: Outcome) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", orders.port)
    outcome.connections += 1
    return reader, writer


async def be_slow(orders: Orders, what: Crowd, outcome: Outcome) -> None:
    """A header that never ends, letter by letter."""
    _, writer = await enter(orders, outcome)
    writer.write(b"GET / HTTP/1.1\r\nHost: ")
    while True:
        writer.write(b"x")
        outcome.sent += 1
        await asyncio.sleep(0.5)


async def be_silent(orders: Orders, what: Crowd, outcome: Outcome) -> None:
    """A socket that is opened, and then neither reads nor says anything."""
    _, writer = await enter(orders, outcome)
    writer.transport.pause_reading()  # type: ignore[attr-defined] # a transport that reads
    writer.write(handshake(orders.port, orders.table))
    await asyncio.sleep(orders.seconds)


async def watch(orders: Orders, what: Crowd, outcome: Outcome) -> None:
    reader, writer = await enter(orders, outcome)
    writer.write(handshake(orders.port, orders.table))
    await reader.readuntil(b"\r\n\r\n")
    writer.write(hello(""))
    while piece := await reader.read(BLOCK):
        outcome.answers += len(piece) > 0


async def storm(orders: Orders, what: Crowd, outcome: Outcome) -> None:
    """One request after the other, as fast as they are answered."""
    places = ((b"TABLE", orders.table), (b"RUNNING", orders.running))
    requests = [
        reduce(lambda text, place: text.replace(place[0], place[1].encode()), places, one)
        for one in what.requests
    ]
    while True:
        reader, writer = await enter(orders, outcome)
        with suppress(ConnectionError, EOFError):
            while True:
                for one in requests:
                    writer.write(one)
                    outcome.sent += len(one)
                    await read_answer(reader)
                    outcome.answers += 1
        writer.close()
        await asyncio.sleep(PAUSE)


async def read_answer(reader: asyncio.StreamReader) -> None:
    head = (await reader.readuntil(b"\r\n\r\n")).lower()
    if b"transfer-encoding: chunked" in head:
        await reader.readuntil(b"0\r\n\r\n")
        return
    await reader.readexactly(int(head.partition(b"content-length:")[2].split(b"\r\n")[0]))


def step_back() -> None:
    """Leaves the processor to everybody else at once: else one would measure how the system shares it out.
    `nice` alone lets whoever runs already go on for some milliseconds."""
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    else:
        os.nice(19)


def main() -> None:
    orders = msgspec.json.decode(sys.argv[1], type=Orders)
    if orders.yields:
        step_back()
    print("ready", flush=True)
    for line in sys.stdin:
        print(msgspec.json.encode(act(orders, line.strip())).decode(), flush=True)


def act(orders: Orders, name: str) -> Outcome:
    return flood(orders, name) if name in FLOODS else asyncio.run(crowd(orders, CROWDS[name]))


if __name__ == "__main__":
    main()
