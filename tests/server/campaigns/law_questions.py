"""Every errand that somebody outside the game masters' circle can have done, by channel."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tafelrunde.server.campaigns.errands.boxes import Writer
from tafelrunde.server.campaigns.errands.letters import Send, key_of
from tests.phoenix_desk.channels import DRAFT
from tests.phoenix_desk.queries.query_channels import FORCES
from tests.server.campaigns.law_worlds import NAME, Asked, World


def units(world: World) -> list[int]:
    """Own ones, by the numbers that they bear in the view."""
    assert world.seat is not None
    view = world.view
    return sorted([int(number) for row in (view.armies, view.people) for number in row[world.seat]])


def places(world: World) -> list[str]:
    """Where others stand or live."""
    view = world.view
    rows = [army.field for seat, own in enumerate(view.armies) if seat != world.seat for army in own.values()]
    towns = [label for label in view.towns if view.owners.get(label) not in (world.seat, None)]
    return [*dict.fromkeys([*towns, *rows])][:2]


def summary(world: World) -> Iterator[Asked]:
    yield "summary", {}
    yield "world", {}
    yield "files.months", {}


def drafts(world: World) -> Iterator[Asked]:
    """A member who tries everything, and goes on with it as far as it goes."""
    month, step = world.span.after.month, "muster"
    round = {"month": month, "step": step, "base": 0, "by": 1}
    yield "draft.read", {}
    yield "draft.save", {**round, "step": "month", "text": DRAFT}
    yield "draft.save", {**round, "text": DRAFT}
    yield "draft.read", {}
    yield "sheet.ready", {"month": month, "step": step, "by": 1, "revision": 1}
    yield "draft.save", {**round, "base": 1, "text": "SL: Wir warten ab"}
    yield "sheet.ready", {"month": month, "step": step, "by": 1, "revision": 2}
    yield "sheet.read", {}
    yield "draft.share", {"by": 1, "shared": True}
    yield "draft.read", {}
    yield "sheet.withdraw", {"by": 1}
    yield "sheet.withdraw", {"by": 1}
    yield "tags.put", {"by": 1, "piece": "101", "name": "Vorhut", "note": "wartet"}
    yield "tags.read", {}


def checked(world: World) -> Iterator[Asked]:
    yield "draft.check", {"text": DRAFT}
    yield "draft.paste", {"data": msgspec.to_builtins(DRAFT.encode("cp1252"))}


def reach(world: World) -> Iterator[Asked]:
    for number in [*units(world), 188]:
        yield "ask.reach", {"unit": number, "fields": places(world)}
        yield "ask.deeds", {"unit": number, "sheet": "Bewege 101 nach 101/28"}


def way(world: World) -> Iterator[Asked]:
    for number in [*units(world)[:4], 188]:
        for label in places(world):
            yield "ask.way", {"unit": number, "to": label}


def towns(world: World) -> Iterator[Asked]:
    for label in ["", *places(world)]:
        yield "ask.recruiting", {"field": label, "sheet": DRAFT}


def sites(world: World) -> Iterator[Asked]:
    for label in ["", *places(world)]:
        yield "ask.building", {"field": label}


def odds(world: World) -> Iterator[Asked]:
    own = [number for number in units(world) if number < 500][:2]
    for label in places(world):
        yield "ask.odds", {"field": label, "own": own}
    typed = {f"{name} {number}": FORCES[1] for name in ("Ann", "Bob", "Cleo") for number in (101, 102)}
    yield "ask.odds", {"field": places(world)[0], "own": own, "typed": typed}
    yield "ask.battle", {"attackers": FORCES[1], "defenders": FORCES[2], "terrain": 9}


def pieces(world: World) -> Iterator[Asked]:
    yield "ask.pieces", {}
    yield "ask.possessions", {"sheet": "Bewege 101 nach 101/28"}
    for number in [*units(world), 188]:
        yield "ask.card", {"unit": number, "sheet": "Bewege 101 nach 101/28"}
    for label in places(world):
        yield "ask.card", {"field": label}
    yield "ask.pieces", {"wanted": {"text": "1", "idle": True}, "sheet": "Bewege 101 nach 101/28"}


def past(world: World) -> Iterator[Asked]:
    first, last = world.span.month, world.span.after.month
    for number in [*units(world), 188]:
        yield "ask.history", {"unit": number}
    for label in places(world):
        yield "ask.history", {"field": label}
    yield "ask.sightings", {"first": first}
    yield "ask.months", {"before": first, "after": last}
    yield "ask.months", {"before": first - 1, "after": last}


def view(world: World) -> Iterator[Asked]:
    for month in (None, world.span.month, world.span.after.month, 1000):
        yield "ask.view", {"month": month}


def reports(world: World) -> Iterator[Asked]:
    for form in ("html", "text", "json"):
        yield "files.report", {"form": form, "month": world.span.month}
        yield "files.board", {"form": form, "lang": "en"}
    yield "files.report", {"month": 1000}


def search(world: World) -> Iterator[Asked]:
    """Words that stand in every report, and some that others would like to read there."""
    for text in ("101", "PH-5", "gold", "verloren"):
        yield "files.search", {"text": text}
    yield "files.search", {"text": "Ann", "before": world.span.month}


def treasury(world: World) -> Iterator[Asked]:
    for form in ("csv", "text", "json"):
        yield "files.treasury", {"form": form}


def maps(world: World) -> Iterator[Asked]:
    yield "files.map", {"style": {"form": "svg"}}
    yield "files.map", {"style": {"form": "png", "width": 200}}
    yield "files.map", {"style": {"form": "svg", "dark": True}, "month": world.span.month}


def public(world: World) -> Iterator[Asked]:
    """The present month is too young for those who look on."""
    yield "public.months", {}
    for form in ("html", "text", "json"):
        yield "public.board", {"form": form}
    yield "public.map", {"style": {"form": "svg"}}
    yield "public.map", {"style": {"form": "png", "width": 200}}
    yield "public.board", {"month": world.span.month}


def projector(world: World) -> Iterator[Asked]:
    yield "projector", {}


def notices(world: World) -> Iterator[Asked]:
    """Whether one goes out, and the report that goes with it."""
    state = world.span.after
    message = {"of": "campaign", "occasion": "x", "campaign": NAME, "lang": "de", "name": "Ann"}
    round = [state.month, state.step, state.active]
    for about in ("round", "turn", "deadline", "report", "answer", "letter", "offer", "special", "question"):
        told = {**message, "about": about, "realm": world.seat, "month": world.span.month, "round": round}
        yield "notices.prospect", {"member": world.member, "message": told}
    told = {**message, "about": "report", "realm": world.seat, "month": world.span.month}
    yield "notices.report", {"member": world.member, "message": told}


def tasks(world: World) -> Iterator[Asked]:
    """What waits for a realm, when somebody has written and made an offer, and after it has answered."""
    assert world.seat is not None
    other = 1 - world.seat
    me = {"box": world.seat, "member": world.member, "name": "Me"}
    you = {"box": other, "member": other + 1, "name": "You"}
    offer = {"writer": you, "id": "1", "to": [world.seat], "text": "Handel", "kind": "offer"}
    mine, yours = [("Ann", "Bob")[seat] for seat in (world.seat, other)]
    sent = {**offer, "gives": [f"Schenke {mine} 300 GS"], "wants": [f"Gebe {yours} Wegerecht"]}
    yield "letter.send", sent
    yield "question.ask", {"by": world.member, "question": "Darf man das?"}
    for errand in ("tasks", "letters.read", "letters.mark"):
        yield errand, {"reader": me}
    key = key_of(NAME, Send(Writer(other, other + 1, "You"), "1", (), ""))
    yield "offer.settle", {"writer": me, "letter": key, "answer": "accept"}
    yield "draft.read", {}
    yield "tasks", {"reader": me}
    yield "questions.realm", {}
