"""Real endpoints on this machine that keep what they are sent: HTTP with or without TLS, and certificates."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from tafelrunde.server.notices.letters import Letter, written
from tafelrunde.server.notices.notices import Message
from tafelrunde.store.records import Channel, Notice


def letter_to(
    address: str, channel: Channel, name: str = "Änne", title: str = "Freitag"
) -> tuple[Notice, Letter]:
    notice = Notice("friday", 12, 1, channel, address, b"", id=1)
    message = Message("turn", "Kingsburg", title, "de", name, until=1_782_900_000.0, zone="Europe/Berlin")
    return notice, written(notice, message, "https://tafel.example.org")


@dataclass
class Request:
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Endpoint:
    """Answers every request with `status`, or not at all."""

    status: int = 201
    location: str = ""
    is_silent: bool = False
    port: int = 0
    requests: list[Request] = field(default_factory=list)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            pairs = (line.split(": ", 1) for line in head[1:] if line)
            headers = {name.lower(): value for name, value in pairs}
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            self.requests.append(Request(head[0].split(" ")[1], headers, body))
            if self.is_silent:
                await reader.read()
                return
            lines = [f"HTTP/1.1 {self.status} X", "Content-Length: 5", "Connection: close"]
            lines += [f"Location: {self.location}"] if self.location else []
            writer.write("\r\n".join([*lines, "", "hello"]).encode())
            await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def endpoint(status: int = 201, tls: ssl.SSLContext | None = None) -> AsyncIterator[Endpoint]:
    made = Endpoint(status)
    server = await asyncio.start_server(made.serve, "127.0.0.1", 0, ssl=tls)
    made.port = server.sockets[0].getsockname()[1]
    async with server:
        yield made


@dataclass
class Certificate:
    file: Path
    key: Path

    def context(self) -> ssl.SSLContext:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.file, self.key)
        return context


def certificate(folder: Path, *names: str) -> Certificate:
    """Signed by itself, for these names and addresses."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, names[0])])
    now = datetime.now(UTC)
    alternatives: list[x509.GeneralName] = [
        x509.IPAddress(ip_address(one)) if one[0].isdigit() else x509.DNSName(one) for one in names
    ]
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(alternatives), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    found = Certificate(folder / f"{names[0]}.pem", folder / f"{names[0]}.key")
    found.file.write_bytes(made.public_bytes(Encoding.PEM))
    found.key.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return found
