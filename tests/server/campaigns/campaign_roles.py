"""Who may do what in a campaign: written by hand, so that a route whose act changes by mistake is noticed.

Every path with a realm is asked for realm 0. Ranks "of another" belong to realm 1.
"""

from __future__ import annotations

import base64
from typing import Any, Final

OWN: Final = frozenset({"reader", "writer", "hander", "deputy", "ruler"})
"""Of realm 0; the deputy's time is not over."""
OTHERS: Final = frozenset({"other reader", "other writer", "other hander", "other ruler"})
MASTER: Final = frozenset({"master"})
OUTSIDE: Final = frozenset({"stranger", "neighbour", "user", "expired", "removed"})
"""For them the campaign is not there. The neighbour leads another one, the user has an account alone, the
expired one was a deputy, the removed one a ruler."""
WRITING: Final = OWN - {"reader"}
HANDING: Final = frozenset({"hander", "deputy", "ruler"})
RULING: Final = frozenset({"ruler", "master"})
OVER_ALL: Final = frozenset({"master", "operator"})
PLAYING: Final = OWN | OTHERS | MASTER
LOOKING: Final = PLAYING | {"spectator"}
KNOWN: Final = LOOKING | {"invited", "operator"}
SCREEN: Final = frozenset({"projector"})
"""It knows that the campaign is there, and its own page."""
EVERYBODY: Final = KNOWN | SCREEN | OUTSIDE
KNOWING: Final = OWN | MASTER
NOBODY: Final = frozenset[str]()

C: Final = "/api/campaigns/{campaign}"
R: Final = f"{C}/realms/{{realm}}"
Line = tuple[str, str]

ALLOWED: Final[dict[Line, frozenset[str]]] = {
    ("GET", "/api/campaigns"): EVERYBODY,
    ("POST", "/api/campaigns"): EVERYBODY,
    ("POST", "/api/archives"): EVERYBODY,
    ("POST", "/api/trials"): EVERYBODY,
    ("GET", "/api/worlds"): EVERYBODY,
    ("POST", "/api/worlds/map"): EVERYBODY,
    ("DELETE", f"{C}/trial"): frozenset({"ruler", "other ruler"}),  # and refused, for it is no trial
    # people
    ("GET", C): KNOWN,
    ("PATCH", C): MASTER,
    ("DELETE", C): OVER_ALL,
    ("GET", f"{C}/world"): LOOKING | {"operator"},
    ("GET", f"{C}/members"): LOOKING | {"operator"},
    ("POST", f"{C}/members"): RULING,
    ("PATCH", f"{C}/members/{{member}}"): RULING,
    ("DELETE", f"{C}/members/{{member}}"): RULING,
    ("POST", f"{C}/members/{{member}}/link"): RULING,
    ("POST", f"{C}/join"): frozenset({"invited"}),
    ("PATCH", f"{C}/me"): LOOKING,
    ("POST", f"{C}/me/link"): LOOKING,
    ("POST", f"{C}/me/claim"): NOBODY,  # needs a place and an account at once
    ("DELETE", f"{C}/me"): LOOKING,
    ("GET", f"{C}/contacts"): PLAYING,
    ("GET", f"{C}/contacts/{{channel}}"): PLAYING,
    ("PUT", f"{C}/contacts/{{channel}}"): PLAYING,
    ("DELETE", f"{C}/contacts/{{channel}}"): PLAYING,
    # the projector of a meeting
    ("GET", f"{C}/projector"): MASTER | SCREEN,
    ("GET", f"{C}/projector/world"): MASTER | SCREEN,
    ("GET", f"{C}/addresses"): MASTER,
    # sheets
    ("GET", f"{R}/draft"): OWN,  # nobody has shared it
    ("PUT", f"{R}/draft"): WRITING,
    ("POST", f"{R}/draft/check"): KNOWING,
    ("POST", f"{R}/draft/paste"): KNOWING,
    ("PUT", f"{R}/draft/shared"): WRITING,
    ("POST", f"{R}/ready"): HANDING,
    ("DELETE", f"{R}/ready"): HANDING,
    ("GET", f"{R}/sheet"): KNOWING,
    ("PUT", f"{R}/sheet"): MASTER,
    ("POST", f"{C}/sheets"): MASTER,
    # questions to map and desk
    ("POST", f"{R}/reach"): KNOWING,
    ("POST", f"{R}/deeds"): KNOWING,
    ("POST", f"{R}/way"): KNOWING,
    ("POST", f"{R}/recruiting"): KNOWING,
    ("POST", f"{R}/building"): KNOWING,
    ("POST", f"{R}/odds"): KNOWING,
    ("POST", f"{R}/pieces"): KNOWING,
    ("POST", f"{R}/possessions"): KNOWING,
    ("POST", f"{R}/card"): KNOWING,
    ("GET", f"{R}/history"): KNOWING,
    ("POST", f"{R}/battle"): KNOWING,
    ("GET", f"{R}/tags"): OWN,  # what a realm notes for itself
    ("PUT", f"{R}/tags"): WRITING,
    ("GET", f"{R}/sightings"): KNOWING,
    ("GET", f"{R}/months"): KNOWING,
    ("GET", f"{R}/view"): KNOWING,
    ("GET", f"{C}/view"): MASTER,
    # letters, inbox, questions about rules
    ("GET", f"{R}/letters"): OWN,  # they are sealed here
    ("POST", f"{R}/letters"): WRITING,
    ("PUT", f"{R}/letters/read"): OWN,
    ("PUT", f"{R}/letters/{{letter}}/read"): OWN,
    ("DELETE", f"{R}/letters/{{letter}}/read"): OWN,
    ("POST", f"{R}/letters/{{letter}}/answer"): WRITING,
    ("GET", f"{C}/letters"): MASTER,
    ("POST", f"{C}/letters"): MASTER,
    ("PUT", f"{C}/letters/read"): MASTER,
    ("PUT", f"{C}/letters/{{letter}}/read"): MASTER,
    ("DELETE", f"{C}/letters/{{letter}}/read"): MASTER,
    ("GET", f"{C}/inbox"): MASTER,
    ("PUT", f"{C}/inbox/{{task}}"): MASTER,
    ("GET", f"{R}/tasks"): OWN,
    ("GET", f"{R}/questions"): KNOWING,
    ("POST", f"{R}/questions"): WRITING,
    ("GET", f"{C}/questions"): MASTER,
    ("POST", f"{C}/questions/{{question}}/answer"): MASTER,
    # running
    ("GET", f"{C}/desk"): MASTER,
    ("POST", f"{C}/reminders"): MASTER,
    ("POST", f"{C}/bell"): MASTER,
    ("PATCH", f"{R}/player"): MASTER,
    ("POST", f"{R}/sheet/return"): MASTER,
    ("POST", f"{C}/run"): MASTER,
    ("POST", f"{C}/close"): MASTER,
    ("POST", f"{C}/decisions"): MASTER,
    ("POST", f"{C}/decisions/preview"): MASTER,
    ("POST", f"{C}/corrections"): MASTER,
    ("POST", f"{C}/corrections/preview"): MASTER,
    ("POST", f"{C}/correctable"): MASTER,
    ("PUT", f"{C}/mode"): MASTER,
    ("POST", f"{C}/dice"): MASTER,
    ("PATCH", f"{C}/clock"): MASTER,
    ("GET", f"{C}/rollback"): MASTER,
    ("POST", f"{C}/rollback"): MASTER,
    ("POST", f"{C}/rerun"): MASTER,
    ("POST", f"{C}/rerun/preview"): MASTER,
    ("GET", f"{C}/undone/{{place}}"): MASTER,
    ("GET", f"{C}/log"): MASTER,
    ("GET", f"{C}/log/months"): MASTER,
    ("GET", f"{C}/audit"): MASTER,
    ("GET", f"{C}/rehearsal"): MASTER,
    ("GET", f"{C}/rehearsal/phases/{{place}}"): MASTER,
    ("GET", f"{C}/rehearsal/view"): MASTER,
    ("GET", f"{C}/rehearsal/sight"): MASTER,
    ("GET", f"{C}/rehearsal/conflicts"): MASTER,
    ("POST", f"{C}/rehearsal"): MASTER,
    ("POST", f"{C}/rehearsal/acts"): MASTER,
    ("POST", f"{C}/rehearsal/publish"): MASTER,
    ("POST", f"{C}/rehearsal/discard"): MASTER,
    ("GET", f"{C}/rehearsal/reports/{{realm}}"): MASTER,
    # files and reviews
    ("GET", f"{C}/months"): PLAYING,
    ("GET", f"{C}/report"): MASTER,
    ("GET", f"{R}/report"): KNOWING,
    ("GET", f"{R}/reports/search"): KNOWING,
    ("GET", f"{C}/board"): PLAYING,
    ("GET", f"{R}/treasury"): KNOWING,
    ("GET", f"{C}/map"): MASTER,
    ("GET", f"{R}/map"): KNOWING,
    ("GET", f"{C}/public/months"): LOOKING,
    ("GET", f"{C}/public/board"): LOOKING,
    ("GET", f"{C}/public/map"): LOOKING,
    ("GET", f"{C}/archive"): MASTER,
    ("PUT", f"{C}/archive"): MASTER,
    ("GET", f"{C}/verify"): MASTER,
    ("GET", f"{C}/protocol"): MASTER,
    ("GET", f"{C}/readings"): MASTER,
    ("POST", f"{C}/compare"): MASTER,
    ("POST", f"{C}/whatif"): MASTER,
    ("POST", f"{C}/turning"): MASTER,
}

DECIDE_THEMSELVES: Final = frozenset(
    {
        ("GET", C),
        ("POST", f"{C}/members"),
        ("PATCH", f"{C}/members/{{member}}"),
        ("DELETE", f"{C}/members/{{member}}"),
        ("POST", f"{C}/members/{{member}}/link"),
        ("POST", f"{C}/join"),
    }
)
"""Routes without an act: the right depends on whom it is about."""
HANDING_OUT: Final = frozenset(
    {
        ("POST", "/api/campaigns"),
        ("POST", "/api/archives"),
        ("POST", "/api/trials"),
        ("POST", f"{C}/members"),
        ("POST", f"{C}/members/{{member}}/link"),
        ("POST", f"{C}/join"),
        ("POST", f"{C}/me/link"),
    }
)
"""Answers with a link in them, which is told just this once."""

SECRET: Final = "Geheimnis"
"""Stands in drafts, sheets and letters; no refusal repeats it."""
REASON: Final = {"reason": "vergessen"}
SENTENCE: Final = {"sentence": "Nachricht: Es regnet"}
CHANGES: Final = {"changes": [{"path": "realms.{realm}.gold", "value": 5}], **REASON}
LETTER: Final = {"id": "1", "text": "Gruß", "to": [1]}

BODIES: Final[dict[Line, Any]] = {
    ("POST", "/api/campaigns"): {
        "name": "Neu {rank}",
        "count": 2,
        "later": 0,
        "size": "hexagon 2",
        "seed": 3,
    },
    ("POST", "/api/worlds/map"): {"text": "gf;kf;Gelaendetyp"},
    ("PATCH", C): {"language": "en"},
    ("POST", f"{C}/members"): {"role": "realm", "realm": 0, "right": "read"},
    ("PATCH", f"{C}/members/{{member}}"): {"right": "write"},
    ("POST", f"{C}/join"): {"name": "Neu"},
    ("PATCH", f"{C}/me"): {"language": "en"},
    ("PUT", f"{C}/contacts/{{channel}}"): {"address": "https://example.org/hook"},
    ("PUT", f"{R}/draft"): {"month": 1, "step": "muster", "base": 1, "text": "SL: Wir warten"},
    ("POST", f"{R}/draft/check"): {"text": "SL: Wir warten"},
    ("POST", f"{R}/draft/paste"): {"data": base64.b64encode(b"SL: Wir warten").decode()},
    ("PUT", f"{R}/draft/shared"): {"shared": True},
    ("POST", f"{R}/ready"): {"month": 1, "step": "muster", "revision": 1},
    ("PUT", f"{R}/sheet"): {"text": "SL: Wir warten"},
    ("POST", f"{R}/sheet/return"): {"reason": "Zu viel"},
    ("POST", f"{C}/sheets"): {"files": []},
    ("POST", f"{R}/reach"): {"unit": 101},
    ("POST", f"{R}/deeds"): {"unit": 101},
    ("POST", f"{R}/way"): {"unit": 101, "to": "101/28"},
    ("POST", f"{R}/odds"): {"field": "101/28"},
    ("POST", f"{R}/card"): {"unit": 601},
    ("POST", f"{R}/battle"): {"attackers": "3000 K 10 HF", "defenders": "900 R 8 HF"},
    ("PUT", f"{R}/tags"): {"piece": "601", "name": "Alrik"},
    ("POST", f"{R}/letters"): LETTER,
    ("POST", f"{R}/letters/{{letter}}/answer"): {"answer": "decline"},
    ("POST", f"{C}/letters"): LETTER,
    ("PUT", f"{C}/inbox/{{task}}"): {"done": True},
    ("POST", f"{R}/questions"): {"question": "Darf man das?"},
    ("POST", f"{C}/questions/{{question}}/answer"): {"answer": "Ja."},
    ("POST", f"{C}/bell"): {"text": "Die Rüstrunde beginnt"},
    ("PATCH", f"{R}/player"): {"stand_in": "settler"},
    ("POST", f"{C}/close"): REASON,
    ("POST", f"{C}/decisions"): SENTENCE,
    ("POST", f"{C}/decisions/preview"): SENTENCE,
    ("POST", f"{C}/corrections"): CHANGES,
    ("POST", f"{C}/corrections/preview"): CHANGES,
    ("POST", f"{C}/correctable"): {"realm": 0},
    ("PUT", f"{C}/mode"): {"mode": "days"},
    ("PATCH", f"{C}/clock"): {"minutes": 30},
    ("POST", f"{C}/rollback"): {"to": "1", "last": 1, **REASON},
    ("POST", f"{C}/rerun"): {"month": "1", "last": 1, **REASON},
    ("POST", f"{C}/rerun/preview"): {"month": "1", **REASON},
    ("POST", f"{C}/rehearsal/acts"): {"revision": "x", "act": {"act": "go"}},
    ("POST", f"{C}/rehearsal/publish"): {"revision": "x"},
    ("POST", f"{C}/rehearsal/discard"): {"revision": "x"},
    ("POST", f"{C}/compare"): {"options": {}},
    ("POST", f"{C}/turning"): {
        "minute": {"minute": "combat_worked", "field": "1", "kind": "tilt", "bouts": []}
    },
}
QUERIES: Final[dict[Line, str]] = {
    ("GET", "/api/worlds"): "?size=hexagon 2&realms=2&seed=3",
    ("GET", f"{R}/months"): "?before=1&after=1",
    ("POST", "/api/archives"): "?name=Neu {rank}",
    ("GET", f"{C}/report"): "?form=text",
    ("GET", f"{R}/report"): "?form=text",
    ("GET", f"{R}/reports/search"): "?text=Ann",
    ("GET", f"{C}/board"): "?form=text",
}
FILES: Final = frozenset({("POST", "/api/archives"), ("PUT", f"{C}/archive")})
"""They take a file, not JSON."""
