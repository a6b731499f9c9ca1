"""`tafelrunde serve`: starts the table server."""

from __future__ import annotations

import errno
import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from tafelrunde.cli.language import t
from tafelrunde.cli.operating.configuration import read_settings
from tafelrunde.cli.operating.place import VARIABLE, shown_url, upgraded
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.text import quoted
from tafelrunde.server.logging import LogFormat, start_logging
from tafelrunde.server.settings import Settings
from tafelrunde.server.wire.lan import EVERYWHERE, addresses_of

BACKLOG: Final = 1024
HIGHEST_PORT: Final = 65_535


def command(
    host: Annotated[
        str | None, typer.Option("--host", envvar="TAFELRUNDE_HOST", help=t("serve-host"))
    ] = None,
    port: Annotated[
        int | None,
        typer.Option("--port", min=0, max=HIGHEST_PORT, envvar="TAFELRUNDE_PORT", help=t("serve-port")),
    ] = None,
    db: Annotated[str | None, typer.Option("--db", envvar=VARIABLE, help=t("serve-db"))] = None,
    public_url: Annotated[
        str | None, typer.Option("--public-url", envvar="TAFELRUNDE_PUBLIC_URL", help=t("serve-public-url"))
    ] = None,
    config: Annotated[
        Path | None, typer.Option("--config", envvar="TAFELRUNDE_CONFIG", help=t("serve-config"))
    ] = None,
    log: Annotated[LogFormat | None, typer.Option("--log", help=t("serve-log"))] = None,
    open_browser: Annotated[bool, typer.Option("--open", help=t("serve-open"))] = False,
    lan: Annotated[bool, typer.Option("--lan", help=t("serve-lan"))] = False,
) -> None:
    from tafelrunde.server.runner import run  # all of the server, which no page of help needs

    host = host or (EVERYWHERE[0] if lan else None)
    given = {"host": host, "port": port, "database": db or None, "public_url": public_url}
    settings = read_settings(config, given)
    with listening(settings.host, settings.port) as door:
        upgraded(settings.database)
        settings = msgspec.structs.replace(settings, port=door.getsockname()[1])
        start_logging(log)
        allow_many_files()
        run(settings, door, lambda: greet(settings, open_browser=open_browser))


def allow_many_files() -> None:
    """Each socket is an open file, and many systems allow a program only 1024 unless it asks for more."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # then as many as there are
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, hard), hard))


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
        return Complaint("port-taken", {"port": str(port), "address": address_of(host, port)})
    if trouble.errno in (errno.EACCES, errno.EPERM):
        return Complaint("port-for-root", {"port": str(port)})
    return Complaint("no-address-here", {"host": quoted(host)})


def address_of(host: str, port: int) -> str:
    """What to type into a browser on this machine."""
    name = "127.0.0.1" if host in EVERYWHERE else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}/"


def greet(settings: Settings, *, open_browser: bool) -> None:
    address = settings.public_url or address_of(settings.host, settings.port)
    print(t("serve-ready", address=address, database=shown_url(settings.database)), flush=True)
    if settings.host in EVERYWHERE and not settings.public_url:
        for reachable in addresses_of(settings):
            print(t("serve-reachable", address=f"{reachable}/"), flush=True)
    if open_browser and has_screen():
        # A browser may take its time; the server must not wait for it.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def has_screen() -> bool:
    """Without one, a browser would open as text inside this terminal."""
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))
