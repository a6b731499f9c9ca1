"""What HTTP requests and answers carry about accounts, and how people want to hear of their turn."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tafelrunde.server.messages.bodies import Body, Lang, Name

Password = Annotated[str, Meta(max_length=200)]
Mail = Annotated[str, Meta(max_length=254)]


class Register(Body, frozen=True):
    name: Name
    password: Password
    mail: Mail = ""
    language: Lang = "en"


class SignIn(Body, frozen=True):
    name: Name
    password: Password


class ChangeAccount(Body, frozen=True):
    mail: Mail | None = None
    language: Lang | None = None
    password: Password = ""
    """The present one, to set a new one."""
    new_password: Password | None = None


class Wishes(Body, frozen=True):
    """What the web app wants to find again wherever this person signs in."""

    settings: dict[str, Any] | None = None
    lessons: dict[str, Any] | None = None


class Contact(Body, frozen=True):
    """How the person in a seat wants to hear of its turn: mail address, push subscription (JSON) or URL."""

    address: Annotated[str, Meta(min_length=1, max_length=2000)]


class ContactInfo(msgspec.Struct, frozen=True):
    seat: int
    channel: Literal["mail", "push", "hook"]
    address: str
    key: str = ""
    """Of a hook: what its owner checks signatures with."""


class Contacts(msgspec.Struct, frozen=True):
    contacts: list[ContactInfo]


class Ways(msgspec.Struct, frozen=True):
    """How this server can tell people of their turn; hooks and push always work."""

    mail: bool
    push_key: str
    """What browsers subscribe with (`applicationServerKey`)."""
