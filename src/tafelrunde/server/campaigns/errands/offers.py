"""Answers to offers. The first one counts; an accepted offer stands in the drafts of both realms at once."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from sqlalchemy import Connection

from tafelrunde.engine.contract import Words
from tafelrunde.games.phoenix.play.legal import is_player
from tafelrunde.games.phoenix.state.state import MUSTER, OVER, TURN, State
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.server.campaigns.errand import Errand
from tafelrunde.server.campaigns.errands.boxes import (
    Letter,
    Now,
    Writer,
    find,
    need_still,
    now_in,
    recipients_of,
    shown,
    state_of,
)
from tafelrunde.server.campaigns.errands.drafts import append_lines
from tafelrunde.server.campaigns.happenings import Happening
from tafelrunde.server.campaigns.workbench import Workbench
from tafelrunde.server.errors import Denied
from tafelrunde.store import letters
from tafelrunde.store.letters import LetterRecord, Outcome

Answer = Literal["accept", "decline", "withdraw"]
OUTCOME: Final[dict[Answer, Outcome]] = {
    "accept": "accepted",
    "decline": "declined",
    "withdraw": "withdrawn",
}
STATES: Final = {
    "accepted": Words("accepted", "angenommen"),
    "declined": Words("declined", "abgelehnt"),
    "withdrawn": Words("withdrawn", "zurückgezogen"),
    "lapsed": Words("lapsed", "verfallen"),
}
SETTLED: Final = 1
"""What an offer's answer is told by, apart from the offer itself."""


class Settle(msgspec.Struct, frozen=True):
    writer: Writer
    letter: str
    answer: Answer


class Deal(msgspec.Struct, frozen=True):
    """An offer, and between whom it is made."""

    letter: LetterRecord
    receiver: int


def settle(bench: Workbench, args: Settle) -> Letter:
    now, outcome = now_in(bench.campaign), OUTCOME[args.answer]
    deal = bench.database.read(lambda connection: deal_of(connection, bench.name, args))
    if not is_repeated(deal.letter, args.writer, outcome):
        need_open(deal.letter, now)
        if args.answer == "accept":
            accept(bench, args, deal)
        else:
            bench.write(lambda connection: close(connection, bench, args, deal))

    def again(connection: Connection) -> Letter:
        letter = find(connection, bench.name, args.writer.box, args.letter)
        return shown(connection, args.writer, now, [letter])[0]

    return bench.database.read(again)


def deal_of(connection: Connection, campaign: str, args: Settle) -> Deal:
    """The offer, if it is this side that may answer it so."""
    letter = find(connection, campaign, args.writer.box, args.letter)
    if letter.kind != "offer":
        raise Denied("bad", "no-offer")
    deal = Deal(letter, recipients_of(connection, letter)[0])
    side = letter.sender if args.answer == "withdraw" else deal.receiver
    if args.writer.box != side:
        raise Denied("forbidden", "offer-of-others")
    return deal


def is_repeated(letter: LetterRecord, writer: Writer, outcome: Outcome) -> bool:
    """The same answer of the same person, whose first reply was lost on the way."""
    return (letter.outcome, letter.settled_by) == (outcome, writer.name)


def need_open(letter: LetterRecord, now: Now) -> None:
    state = state_of(letter, now)
    if state is not None and state != "open":
        raise Denied("stale", "offer-settled", {"state": STATES[state]})


def close(connection: Connection, bench: Workbench, args: Settle, deal: Deal) -> None:
    """Within the transaction, where only one can be the first."""
    need_still(connection, bench, args.writer)
    outcome = OUTCOME[args.answer]
    if not letters.settle(connection, deal.letter, outcome, args.writer.name, bench.now):
        first = find(connection, bench.name, args.writer.box, args.letter)
        raise Denied("stale", "offer-settled", {"state": STATES[first.outcome or "lapsed"]})
    letters.mark_read(connection, args.writer.member, deal.letter.id)
    other = deal.letter.sender if args.writer.box == deal.receiver else deal.receiver
    bench.tell(
        Happening(
            "offer",
            (other,),
            but=args.writer.member,
            month=deal.letter.month,
            n=SETTLED,
            detail=deal.letter.key,
        )
    )


def accept(bench: Workbench, args: Settle, deal: Deal) -> None:
    """Both drafts and the answer become true together."""
    telling, sender, receiver = bench.home.beside, deal.letter.sender, deal.receiver

    def whole(connection: Connection) -> None:
        close(connection, bench, args, deal)
        if telling is not None:
            telling(connection)

    bench.home.beside = whole
    try:
        with bench.noting() as campaign:
            need_time(campaign, sender, receiver)
            added = append(bench, campaign, sender, deal.letter.gives)
            added = append(bench, campaign, receiver, deal.letter.wants) or added
    finally:
        bench.home.beside = telling
    if not added:  # both had written it already: there was no paper to change
        bench.write(lambda connection: close(connection, bench, args, deal))


def append(bench: Workbench, campaign: Campaign, realm: int, lines: tuple[str, ...]) -> bool:
    revision = append_lines(campaign, realm, lines)
    if revision is not None:
        bench.tell(Happening("draft", (realm,), month=campaign.state.month, n=revision.number))
    return revision is not None


def need_time(campaign: Campaign, *realms: int) -> None:
    """Turn orders go where the turn is still to come."""
    for realm in realms:
        if not has_orders_to_give(campaign.state, realm):
            raise Denied("state", "offer-too-late", {"realm": campaign.names[realm]})


def has_orders_to_give(state: State, realm: int) -> bool:
    """Whether what a realm writes now can still be played this month."""
    if not is_player(state, realm) or state.step == OVER:
        return False
    if state.setting.together or state.step <= MUSTER:
        return state.step <= MUSTER
    order = state.orders.get(state.month, ())
    if realm == state.active:
        return state.step == TURN
    return realm in order and state.active in order and order.index(realm) > order.index(state.active)


ERRANDS = (Errand("offer.settle", settle, Settle),)
