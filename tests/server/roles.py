"""Who may do what: written by hand, so that a route whose role changes by mistake is noticed."""

from __future__ import annotations

from typing import Any, Final

EVERYBODY: Final = frozenset(
    {"stranger", "neighbour", "user", "invited", "guest", "player", "host", "operator"}
)
"""`neighbour` sits at another table."""
SEATED: Final = frozenset({"player", "host"})
LEADING: Final = frozenset({"host", "operator"})
SIGNED_IN: Final = frozenset({"user", "operator"})

OPEN: Final = frozenset({"/openapi.json", "/healthz", "/metrics"})
"""Addresses beside the interface, the same for everybody. So are the pages, which hold no data."""

T: Final = "/api/tables/{table}"

ALLOWED: Final[dict[tuple[str, str], frozenset[str]]] = {
    ("GET", "/api/games"): EVERYBODY,
    ("GET", "/api/games/{game}"): EVERYBODY,
    ("GET", "/api/games/{game}/rules"): EVERYBODY,
    ("GET", "/api/games/{game}/rules/search"): EVERYBODY,
    ("GET", "/api/games/{game}/lesson"): EVERYBODY,
    ("POST", "/api/games/{game}/lesson/why"): EVERYBODY,
    ("POST", "/api/games/{game}/lesson/try"): EVERYBODY,
    ("GET", "/api/tables"): EVERYBODY,
    ("GET", "/api/my/tables"): SIGNED_IN,
    ("GET", "/api/operator/tables"): frozenset({"operator"}),
    ("POST", "/api/tables"): EVERYBODY,
    ("POST", "/api/solo"): EVERYBODY,
    ("GET", T): EVERYBODY,
    ("PATCH", T): LEADING,
    ("DELETE", T): LEADING,
    ("POST", f"{T}/start"): LEADING,
    ("POST", f"{T}/rematch"): SEATED,
    ("POST", f"{T}/join"): EVERYBODY,
    ("POST", f"{T}/leave"): SEATED,
    ("POST", f"{T}/link"): SEATED,
    ("POST", f"{T}/claim"): frozenset(),  # needs a seat and an account at once
    ("POST", f"{T}/host"): LEADING,
    ("POST", f"{T}/seats/{{seat}}/invite"): LEADING,
    ("POST", f"{T}/seats/{{seat}}/open"): LEADING,
    ("POST", f"{T}/seats/{{seat}}/kick"): LEADING,
    ("PUT", f"{T}/seats/{{seat}}/bot"): LEADING | {"player"},
    ("DELETE", f"{T}/seats/{{seat}}/bot"): LEADING | {"player"},
    ("POST", f"{T}/watch"): frozenset(),  # this table lets nobody watch
    ("GET", f"{T}/guests"): SEATED,
    ("POST", f"{T}/guests"): SEATED,
    ("DELETE", f"{T}/guests/{{guest}}"): LEADING | {"player"},
    ("GET", f"{T}/view"): SEATED | {"guest", "operator"},
    ("GET", f"{T}/offers"): SEATED,
    ("GET", f"{T}/undo"): SEATED,
    ("POST", f"{T}/moves"): SEATED,
    ("GET", f"{T}/story"): SEATED | {"guest", "operator"},
    ("GET", f"{T}/log"): SEATED | {"guest", "operator"},
    ("GET", f"{T}/data"): SEATED | {"guest", "operator"},
    ("GET", f"{T}/replay"): SEATED | {"guest", "operator"},
    ("POST", f"{T}/branch"): SEATED,  # of a running game; of a finished one whoever may watch it
    ("GET", f"{T}/account"): SEATED | {"guest", "operator"},
    ("GET", f"{T}/chat"): SEATED | {"guest", "operator"},
    ("POST", f"{T}/chat"): SEATED | {"guest"},
    ("GET", f"{T}/note"): SEATED,
    ("PUT", f"{T}/note"): SEATED,
    ("GET", f"{T}/contacts"): SEATED,
    ("PUT", f"{T}/contacts/{{channel}}"): SEATED,
    ("DELETE", f"{T}/contacts/{{channel}}"): SEATED,
    ("POST", f"{T}/seats/{{seat}}/time"): LEADING,
    ("GET", "/api/notices"): EVERYBODY,
    ("POST", "/api/account"): EVERYBODY,
    ("GET", "/api/account"): SIGNED_IN,
    ("PUT", "/api/account/wishes"): SIGNED_IN,
    ("PATCH", "/api/account"): SIGNED_IN,
    ("GET", "/api/session"): EVERYBODY,
    ("POST", "/api/session"): EVERYBODY,
    ("DELETE", "/api/session"): SIGNED_IN,
}

BODIES: Final[dict[tuple[str, str], Any]] = {
    ("POST", "/api/tables"): {"game": "kingsburg", "seats": [{"kind": "me"}, {"kind": "bot"}]},
    ("POST", "/api/solo"): {"game": "kingsburg"},
    ("POST", "/api/games/{game}/lesson/why"): {"n": 3, "move": {"move": "pass"}},
    ("POST", "/api/games/{game}/lesson/try"): {"n": 3, "move": {"move": "pass"}},
    ("PATCH", T): {"title": "Friday"},
    ("POST", f"{T}/start"): {"fill": "best"},
    ("POST", f"{T}/host"): {"seat": 1},
    ("POST", f"{T}/chat"): {"text": "Hello"},
    ("POST", f"{T}/branch"): {"step": 1},
    ("PUT", f"{T}/note"): {"text": "mine"},
    ("POST", f"{T}/seats/{{seat}}/time"): {"seconds": 60},
    ("POST", f"{T}/moves"): {"id": "a", "n": 1, "text": "pass"},
    ("PUT", f"{T}/contacts/{{channel}}"): {"address": "ann@example.org"},
    ("POST", "/api/session"): {"name": "User", "password": "password of user"},
}
