"""Mail through a real mail server: STARTTLS, passwords, refusals."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from tafelrunde.server.notices.delivery import Rejected, Undelivered
from tafelrunde.server.notices.mail import Mail
from tafelrunde.server.settings import MailServer
from tests.server.playing import HandClock, run
from tests.server.receiving import certificate, letter_to

SENDER = "Tafelrunde <tafel@example.org>"


class Post:
    """A mail server's memory."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuses = ""

    async def handle_RCPT(  # noqa: N802 (aiosmtpd calls it so)
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.refuses:
            return self.refuses
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 OK"


def login(server: SMTP, session: Session, envelope: Envelope, mechanism: str, data: Any) -> AuthResult:
    good = isinstance(data, LoginPassword) and (data.login, data.password) == (b"tafel", b"geheim")
    return AuthResult(success=good, handled=good)


@asynccontextmanager
async def post_office(**options: Any) -> AsyncIterator[tuple[Post, int]]:
    post = Post()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: SMTP(post, hostname="mail.example.org", loop=loop, **options), "127.0.0.1", 0
    )
    async with server:
        yield post, server.sockets[0].getsockname()[1]


async def send(server: MailServer, address: str = "anne@example.org") -> None:
    await Mail(server, HandClock()).deliver(*letter_to(address, "mail"))


def test_a_mail_says_what_is_public_and_where_to_go() -> None:
    async def story() -> None:
        async with post_office() as (post, port):
            await send(MailServer("127.0.0.1", port, "none", sender=SENDER))

        [mail] = post.mails
        assert mail["From"] == SENDER
        assert mail["To"] == "anne@example.org"
        assert mail["Subject"] == "Du bist am Zug: Kingsburg („Freitag“)"
        assert mail["Message-ID"] == "<friday.12.1.turn@example.org>"
        assert mail["Auto-Submitted"] == "auto-generated"
        text = mail.get_content().replace("\r\n", "\n")
        assert "Hallo Änne," in text
        assert "01.07.2026, 12:00 (Europe/Berlin)" in text
        assert "\nhttps://tafel.example.org/t/friday\n" in text
        assert "#s=" not in text

    run(story())


def test_over_starttls_with_a_password(tmp_path: Path) -> None:
    async def story() -> None:
        own = certificate(tmp_path, "127.0.0.1")
        options = {"tls_context": own.context(), "require_starttls": True, "authenticator": login}
        async with post_office(auth_required=True, **options) as (post, port):
            server = MailServer("127.0.0.1", port, "starttls", "tafel", "geheim", SENDER, str(own.file))
            await send(server)
            assert len(post.mails) == 1
            with pytest.raises(Undelivered):
                await send(
                    MailServer("127.0.0.1", port, "starttls", "tafel", "falsch", SENDER, str(own.file))
                )
            with pytest.raises(Undelivered):  # a certificate that nobody vouches for
                await send(MailServer("127.0.0.1", port, "starttls", "tafel", "geheim", SENDER))
            with pytest.raises(Undelivered):  # nothing is ever said in the open
                await send(MailServer("127.0.0.1", port, "none", "tafel", "geheim", SENDER))
            assert len(post.mails) == 1

    run(story())


def test_a_server_without_tls_gets_nothing_where_tls_is_wished_for() -> None:
    async def story() -> None:
        async with post_office() as (post, port):
            with pytest.raises((Undelivered, Rejected)):
                await send(MailServer("127.0.0.1", port, "starttls", sender=SENDER))
            assert post.mails == []

    run(story())


@pytest.mark.parametrize(("answer", "trouble"), [("550 no such user", Rejected), ("450 busy", Undelivered)])
def test_a_refusal_for_good_is_told_from_one_for_now(answer: str, trouble: type[Exception]) -> None:
    async def story() -> None:
        async with post_office() as (post, port):
            post.refuses = answer
            with pytest.raises(trouble):
                await send(MailServer("127.0.0.1", port, "none", sender=SENDER))

    run(story())


def test_no_server_is_a_reason_to_try_again() -> None:
    async def story() -> None:
        async with post_office() as (_, port):
            pass
        with pytest.raises(Undelivered):
            await send(MailServer("127.0.0.1", port, "none", sender=SENDER))

    run(story())


@pytest.mark.parametrize("address", ["a@example.org\r\nBcc: all@example.org", "a@example.org\nX: y"])
def test_an_address_cannot_smuggle_in_headers(address: str) -> None:
    async def story() -> None:
        async with post_office() as (post, port):
            with pytest.raises(Rejected):
                await send(MailServer("127.0.0.1", port, "none", sender=SENDER), address)
            assert post.mails == []

    run(story())
