"""A campaign at a running server, over HTTP: it is brought there, or taken home, as one archive.

`https://games.example.org#Erkenfara` names one; so does the link of its game master. The secret of a link, or
the word of a session, comes from the environment: others on this machine see what commands are called with.
"""

from __future__ import annotations

import ipaddress
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from urllib.parse import quote, unquote, urlsplit

import msgspec

from tafelrunde.cli.language import language
from tafelrunde.engine.contract import Words
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.text import quoted, shortened
from tafelrunde.phoenix_desk.archives.pack import packed
from tafelrunde.phoenix_desk.archives.restore import read_archive
from tafelrunde.phoenix_desk.archives.unpack import LARGEST_ARCHIVE, Archive
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.home import Home

if TYPE_CHECKING:
    import httpx

SERVERS: Final = ("http://", "https://")
VARIABLE: Final = "TAFELRUNDE_TOKEN"
SECONDS: Final = 300.0
"""A large campaign is played once more by the server before it is taken."""
LINK: Final = "/c/"
"""What stands before the name of a campaign in the link of a member."""
LONGEST_ANSWER: Final = 500


class Address(NamedTuple):
    server: str
    """Without a slash at its end."""
    name: str = ""
    token: str = ""


class Hosted(NamedTuple):
    """What a server says of a campaign that was brought to it."""

    place: str
    entries: int
    link: str


def is_server(place: str) -> bool:
    return place.startswith(SERVERS)


def address_of(place: str, token: str = "") -> Address:
    """`URL#NAME`, or a member's link; the token that was given otherwise counts first."""
    parts = urlsplit(place)
    if not is_private(parts.scheme, parts.hostname or ""):
        raise Complaint("server-needs-tls", {"server": shown(place)})
    before, sign, name = parts.path.rpartition(LINK)
    server = f"{parts.scheme}://{parts.netloc}{before if sign else parts.path}".rstrip("/")
    if sign and name:
        return Address(server, unquote(name), token or parts.fragment)
    return Address(server, unquote(parts.fragment), token)


def is_private(scheme: str, host: str) -> bool:
    """Whether nobody listens on the way: over TLS, or on this machine."""
    if scheme == "https" or host == "localhost":
        return bool(host)
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def shown(place: str) -> Words:
    """Without a secret that may stand in it."""
    return quoted(shortened(place.partition("#")[0]))


# --- there and back -------------------------------------------------------------------------------------


def bring(source: Home, address: Address, name: str, me: str) -> Hosted:
    """Founds the campaign at the server, as it is here."""
    query = {"name": name, "me": me}
    body = asked(address, "POST", "/api/archives", content=packed(source), params=query)
    told: Any = msgspec.json.decode(body)
    return Hosted(f"{address.server}#{name}", told["entries"], told["master"]["link"])


def fetch(address: Address) -> tuple[Archive, Campaign]:
    """The whole campaign, proved line by line; only its game masters get it."""
    if not address.name:
        raise Complaint("server-needs-name", {"server": shown(address.server)})
    if not address.token:
        raise Complaint("server-needs-token", {"server": shown(address.server), "variable": VARIABLE})
    data = asked(address, "GET", f"/api/campaigns/{quote(address.name, safe='')}/archive")
    return read_archive(data, f"{address.server}#{address.name}")


def asked(address: Address, method: str, path: str, **more: Any) -> bytes:
    """What the server answers; refusals in its own words."""
    import httpx

    headers = {"content-type": "application/zip", "accept-language": language()}
    if address.token:
        headers["authorization"] = f"Bearer {address.token}"
    try:
        with (
            httpx.Client(timeout=SECONDS) as client,
            client.stream(method, f"{address.server}{path}", headers=headers, **more) as answer,
        ):
            body = read_bounded(answer, address)
    except (httpx.HTTPError, httpx.InvalidURL) as trouble:
        reason = shortened(str(trouble)) or type(trouble).__name__
        raise Complaint("server-unreachable", {"server": shown(address.server), "reason": reason}) from None
    if not answer.is_success:
        text = told_in(body) or str(answer.status_code)
        raise Complaint("server-refused", {"server": shown(address.server), "text": text})
    return body


def read_bounded(answer: httpx.Response, address: Address) -> bytes:
    found = bytearray()
    for piece in answer.iter_bytes():
        found += piece
        if len(found) > LARGEST_ARCHIVE:
            raise Complaint("server-sends-too-much", {"server": shown(address.server)})
    return bytes(found)


def told_in(body: bytes) -> str:
    """The sentence of a refusal, on one line and nothing but letters."""
    try:
        text = str(msgspec.json.decode(body)["text"])
    except (msgspec.DecodeError, KeyError, TypeError):
        return ""
    return "".join([sign if sign.isprintable() else " " for sign in text[:LONGEST_ANSWER]])
