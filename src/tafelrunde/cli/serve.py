"""`tafelrunde serve`: starts the table server."""

from __future__ import annotations

import errno
import os
import socket
import sys
import threading
import webbrowser
from typing import Annotated, Final

import typer

from tafelrunde.cli.language import t
from tafelrunde.cli.operating.place import database_url, shown_url, upgraded
from tafelrunde.engine.errors import Complaint
from tafelrunde.server.logging import LogFormat, start_logging
from tafelrunde.server.settings import Settings

BACKLOG: Final = 1024
HIGHEST_PORT: Final = 65_535
EVERYWHERE: Final = ("0.0.0.0", "::", "")


def command(
    host: Annotated[
        str, typer.Option("--host", envvar="TAFELRUNDE_HOST", help=t("serve-host"))
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", min=0, max=HIGHEST_PORT, envvar="TAFELRUNDE_PORT", help=t("serve-port"))
    ] = 8080,
    db: Annotated[str | None, typer.Option("--db", help=t("option-db"))] = None,
    public_url: Annotated[
        str, typer.Option("--public-url", envvar="TAFELRUNDE_PUBLIC_URL", help=t("serve-public-url"))
    ] = "",
    bots: Annotated[
        int, typer.Option("--bots", min=1, max=64, envvar="TAFELRUNDE_BOTS", help=t("serve-bots"))
    ] = 2,
    log: Annotated[LogFormat | None, typer.Option("--log", help=t("serve-log"))] = None,
    open_browser: Annotated[bool, typer.Option("--open", help=t("serve-open"))] = False,
) -> None:
    from tafelrunde.server.running import run  # all of the server, which no page of help needs

    url = database_url(db)
    with listening(host, port) as door:
        upgraded(url)
        own_port = door.getsockname()[1]
        address = public_url or address_of(host, own_port)
        settings = Settings(host=host, port=own_port, database=url, public_url=public_url, bot_processes=bots)
        start_logging(log)
        run(settings, door, lambda: greet(address, url, open_browser=open_browser))


def listening(host: str, port: int) -> socket.socket:
    """The bound socket; a port that is taken is found before anything else happens."""
    try:
        family, _, _, _, address = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        return socket.create_server((str(address[0]), port), family=family, backlog=BACKLOG)
    except OSError as trouble:
        raise closed_door(host, port, trouble) from None


def closed_door(host: str, port: int, trouble: OSError) -> Complaint:
    if trouble.errno == errno.EADDRINUSE:
        return Complaint(
            f"port {port} is taken. Perhaps Tafelrunde is running already: look at {address_of(host, port)}; "
            f"otherwise choose another port with --port, 0 for any that is free",
            f"Port {port} ist belegt. Vielleicht läuft Tafelrunde schon: siehe {address_of(host, port)}; "
            f"sonst mit --port einen anderen wählen, 0 für irgendeinen freien",
        )
    if trouble.errno in (errno.EACCES, errno.EPERM):
        return Complaint(
            f"port {port} may only be opened by root; choose one from 1024 on, such as --port 8080",
            f"Port {port} darf nur root öffnen; bitte einen ab 1024 wählen, etwa --port 8080",
        )
    return Complaint(
        f"--host {host!r} is no address of this machine; 127.0.0.1 is for this machine only, 0.0.0.0 for all",
        f"--host {host!r} ist keine Adresse dieses Rechners; 127.0.0.1 gilt nur hier, 0.0.0.0 für alle",
    )


def address_of(host: str, port: int) -> str:
    """What to type into a browser on this machine."""
    name = "127.0.0.1" if host in EVERYWHERE else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}/"


def greet(address: str, url: str, *, open_browser: bool) -> None:
    print(t("serve-ready", address=address, database=shown_url(url)), flush=True)
    if open_browser and has_screen():
        # A browser may take its time; the server must not wait for it.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def has_screen() -> bool:
    """Without one, a browser would open as text inside this terminal."""
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))
