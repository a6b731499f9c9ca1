"""Notices by mail."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from datetime import UTC, datetime
from email.errors import MessageError
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, parseaddr
from typing import Final

import msgspec

from tafelrunde.server.notices.delivery import Rejected, Undelivered
from tafelrunde.server.notices.letters import Letter
from tafelrunde.server.settings import MailServer
from tafelrunde.server.texts import put
from tafelrunde.server.time import Clockwork
from tafelrunde.store.records import Notice

TIMEOUT: Final = 20.0
FOR_GOOD: Final = 500
"""SMTP's answers from here on will not change."""
TOO_LARGE: Final = 552


def composed(notice: Notice, letter: Letter, sender: str, now: float) -> EmailMessage:
    mail = EmailMessage(policy=SMTP)
    domain = parseaddr(sender)[1].partition("@")[2] or "localhost"
    try:
        mail["From"], mail["To"], mail["Subject"] = sender, notice.address, letter.subject
    except (ValueError, MessageError) as error:
        raise Rejected("address") from error
    mail["Date"] = format_datetime(datetime.fromtimestamp(now, UTC))
    mail["Message-ID"] = f"<{letter.id}@{domain}>"
    mail["Auto-Submitted"] = "auto-generated"
    mail["Content-Language"] = letter.lang
    mail.set_content(words_of(letter))
    if letter.report is not None:
        mail.add_alternative(letter.report.html, subtype="html")
    return mail


def words_of(letter: Letter) -> str:
    """Whoever shows no HTML reads the report as text."""
    footer = put(letter.lang, "footer" if letter.of == "table" else "campaign-footer")
    report = f"{letter.report.text}\n" if letter.report is not None else ""
    return f"{letter.text}\n\n{letter.url}\n\n{report}-- \n{footer}\n"


class TooLarge(Exception):
    """The mail server takes no mail of this size."""


class Mail:
    """Hands mails to a server, one connection each."""

    def __init__(self, server: MailServer, clockwork: Clockwork) -> None:
        self._server, self._clockwork = server, clockwork

    async def deliver(self, notice: Notice, letter: Letter) -> None:
        try:
            await self._post(notice, letter)
        except TooLarge:
            # The link that stands in it leads to the report.
            await self._post(notice, msgspec.structs.replace(letter, report=None))

    async def _post(self, notice: Notice, letter: Letter) -> None:
        mail = composed(notice, letter, self._server.sender, self._clockwork.now())
        await asyncio.to_thread(self._send, mail, may_shrink=letter.report is not None)

    def _send(self, mail: EmailMessage, *, may_shrink: bool) -> None:
        try:
            with self._connected() as server:
                if self._server.user:
                    server.login(self._server.user, self._server.password)
                server.send_message(mail)
        except smtplib.SMTPRecipientsRefused as refusal:
            codes = [code for code, _ in refusal.recipients.values()]
            raise (Rejected if min(codes) >= FOR_GOOD else Undelivered)("recipient refused") from None
        except smtplib.SMTPResponseException as trouble:
            if may_shrink and trouble.smtp_code == TOO_LARGE:
                raise TooLarge from None
            raise Undelivered(type(trouble).__name__) from None
        except (smtplib.SMTPException, OSError) as trouble:
            raise Undelivered(type(trouble).__name__) from None

    def _connected(self) -> smtplib.SMTP:
        server = self._server
        context = ssl.create_default_context(cafile=server.authority or None)
        if server.security == "tls":
            return smtplib.SMTP_SSL(server.host, server.port, timeout=TIMEOUT, context=context)
        connection = smtplib.SMTP(server.host, server.port, timeout=TIMEOUT)
        if server.security == "starttls":
            try:
                connection.starttls(context=context)
            except BaseException:
                connection.close()
                raise
        return connection
