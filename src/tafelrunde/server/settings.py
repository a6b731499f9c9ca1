"""What an operator can set. Every value has a default that suits a table server for friends."""

from __future__ import annotations

import secrets
from typing import Literal

import msgspec

from tafelrunde.store.records import Pace


def new_node() -> str:
    return secrets.token_hex(8)


class MailServer(msgspec.Struct, frozen=True):
    """Whom we hand mail to."""

    host: str
    port: int = 587
    security: Literal["starttls", "tls", "none"] = "starttls"
    user: str = ""
    password: str = ""
    sender: str = "Tafelrunde <tafelrunde@localhost>"
    authority: str = ""
    """File with the certificate that the server's own must be signed by; empty: the usual ones."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int = 8080
    database: str = "sqlite:///tafelrunde.db"
    public_url: str = ""
    """Where people reach this server, if not where it listens: pages, links and sockets come from there."""
    origins: tuple[str, ...] = ()
    """Other sites whose pages may open sockets here."""
    hosts: tuple[str, ...] = ()
    """More names that this server answers to, besides the one of `public_url`; see wire/hosts.py."""
    node: str = msgspec.field(default_factory=new_node)
    """Tells the processes on one database apart."""

    # -- sockets --------------------------------------------------------------------------------------
    hello_seconds: float = 10.0
    """A socket that has not said hello by then is closed."""
    largest_message: int = 65_536
    """Bytes of one message from a client."""
    largest_backlog: int = 1_048_576
    """Bytes that may wait for a client who does not read; more, and the client is dropped."""
    message_burst: int = 200
    messages_per_second: float = 50.0
    patience: int = 100
    """Messages above the rate are refused; after so many refusals the socket is closed. Each message within
    the rate makes up for one of them."""
    ping_seconds: float = 20.0
    """Each socket is asked so often whether it is still there, and has as long to answer."""
    most_sockets: int = 20_000
    most_sockets_from_one: int = 200
    """From one address; those of this machine itself, where a proxy may stand, are not counted."""
    most_connections_from_one: int = 200
    """Likewise connections on which requests come."""

    # -- tables in memory -----------------------------------------------------------------------------
    sweep_seconds: float = 5.0
    idle_seconds: float = 300.0
    """A table that nobody has looked at for so long is dropped from memory; the store has it all."""
    look_seconds: float = 120.0
    """How long it counts that somebody was looking at the table."""
    most_resumed: int = 200
    """Missed steps that are told one by one to a client who comes back; above, it gets a fresh view."""
    most_offers: int = 2_000
    """Moves that are listed for a seat; above, it has to find them itself."""

    # -- bots -----------------------------------------------------------------------------------------
    bot_processes: int = 2
    """How many bots may think at the same time, each in a process of its own."""
    bot_seconds: float = 5.0
    """A bot that has found no move by then makes one by chance."""
    pace: Pace = "brisk"
    """How long bots wait before they move at tables that do not choose: `none`, `brisk` or `calm`."""

    # -- requests -------------------------------------------------------------------------------------
    scribe: bool = True
    """Replays, stories, logs and lessons are made in a process of their own; else in a thread of this one."""
    request_seconds: float = 20.0
    """A request that is not there as a whole by then is given up, and its connection closed."""
    limits_scale: float = 1.0
    """Multiplies how much one address or person may ask for over HTTP; see limits.py."""
    largest_head: int = 16_384
    """Bytes of a request before its body; more, and it is answered 431."""
    most_headers: int = 100
    most_pipelined: int = 8
    """Requests on one connection that may wait for the answer to one before them; with more it is closed."""
    refusal_seconds: float = 1.0
    """Who has asked too often waits so long for the answer 429, on that connection."""

    # -- notices --------------------------------------------------------------------------------------
    mail: MailServer | None = None
    """Without one, nobody gets mail."""
    push_contact: str = ""
    """Whom push services may turn to, `mailto:...`; empty: the sender of our mails, or our address."""
    reachable: tuple[str, ...] = ()
    """Hosts (`name` or `name:port`) that webhooks may go to although they are not in the open internet."""
