"""Leaks planted into what the server's workers answer, each in its own way and its own channel."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import Game
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.history import state_at
from tafelrunde.phoenix_desk.orders.pasting import pasted as honest_paste
from tafelrunde.phoenix_desk.orders.verdicts import verdict
from tafelrunde.phoenix_desk.queries import (
    building,
    compared,
    deeds,
    odds,
    paths,
    pieces,
    reach,
    recruiting,
)
from tafelrunde.server.campaigns.errands import drafts, questions_of_map, questions_of_pieces, summary
from tafelrunde.server.errors import Denied
from tests.games.phoenix.leaks import of_realms
from tests.phoenix_desk.planted_leaks import Patch, strengths, treasuries
from tests.phoenix_desk.queries import planted_query_leaks as queries
from tests.phoenix_desk.queries.desks import true_desk
from tests.server.campaigns.planted_file_leaks import FILE_LEAKS, Leak, Plant, instead
from tests.server.campaigns.planted_projector_leaks import PROJECTOR_LEAKS


def at_true_desk(plant: Plant) -> Plant:
    """The realm's desk holds the true position, and an answer makes use of it."""

    def both(game: Game, patch: Patch) -> Game:
        patch(questions_of_map, "seen_by", true_desk)
        return plant(game, patch)

    return both


# --- at a glance -----------------------------------------------------------------------------------------


def rich_colours(honest: Any) -> Any:
    """The summary has a realm's treasury where its colour should be."""

    def realms_named(campaign: Campaign) -> Any:
        gold = [row.gold for row in campaign.state.realms]
        return tuple([replace(one, colour=str(gold[one.number])) for one in honest(campaign)])

    return realms_named


def mark_of_position(honest: Any) -> Any:
    """The mark of the world is one of the whole position."""
    return lambda campaign: f"{hash(encode(campaign.game.dump(campaign.state))):x}"


def hurried_clock(honest: Any) -> Any:
    """The time that is left follows from strengths."""

    def clock_seen(campaign: Campaign, *rest: Any) -> Any:
        return replace(honest(campaign, *rest), used=float(strengths(campaign.state)))

    return clock_seen


# --- sheets ----------------------------------------------------------------------------------------------


def counting_seen(honest: Any) -> Any:
    """A draft is shown with a revision that others' gold decides."""

    def seen(campaign: Campaign, *rest: Any) -> Any:
        return replace(honest(campaign, *rest), revision=treasuries(campaign.state))

    return seen


def talking_refusal(honest: Any) -> Any:
    """Whoever is late with a save is told more than the month."""

    def need_same_round(campaign: Campaign, round: Any) -> None:
        try:
            honest(campaign, round)
        except Denied as refusal:
            told = f"{campaign.state.month} ({strengths(campaign.state)})"
            raise Denied(refusal.code, "draft-round-is-over", {"month": told}) from None

    return need_same_round


def boasting_news(honest: Any) -> Any:
    """What is heard of a sheet that was handed in tells how strong others are."""

    def tell_handed_in(bench: Any, campaign: Campaign, realm: int, by: int) -> None:
        honest(bench, campaign, realm, by)
        bench._pending[-1] = replace(bench._pending[-1], n=strengths(campaign.state))

    return tell_handed_in


def knowing_judge(honest: Any) -> Any:
    """One line less is judged while others are rich."""

    def verdict(game: Game, state: State, realm: int, text: str) -> Any:
        lines = text.split("\n")
        return honest(game, state, realm, "\n".join(lines[: len(lines) - treasuries(state) % 5]))

    return verdict


def one_verdict_for_all(honest: Any) -> Any:
    """A verdict is remembered by its text alone, whoever has asked for it."""

    def judged(bench: Any, campaign: Campaign, realm: int, text: str) -> Any:
        kept = bench.opened.kept
        return kept.setdefault(text, kept.get(text) or honest(bench, campaign, realm, text))

    return judged


def long_paste(honest: Any) -> Any:
    """A pasted text is called by names that only the game master knows."""

    def pasted(data: bytes, names: Any) -> Any:
        found = honest(data, names)
        return replace(found, text=f"{found.text}{LAST.get('gold')}")

    return pasted


LAST: dict[str, int] = {}


def remembering(game: Game, patch: Patch) -> Game:
    """The paste reads what the verdict before it has left."""

    def judge(game: Game, state: State, realm: int, text: str) -> Any:
        LAST["gold"] = treasuries(state)
        return verdict(game, state, realm, text)

    patch(drafts, "verdict", judge)
    patch(drafts, "pasted", long_paste(honest_paste))
    return game


# --- questions -------------------------------------------------------------------------------------------


def one_desk_for_all(honest: Any) -> Any:
    """The desk is kept without its realm's number."""

    def desk_of(bench: Any, realm: int) -> Any:
        kept = bench.opened.kept
        return kept.setdefault("desk", kept.get("desk") or honest(bench, realm))

    return desk_of


def masters_views(honest: Any) -> Any:
    """Sightings come from the position itself: an army's strength is its name."""

    def sightings(views: Any) -> Any:
        return tuple([replace(one, trail=one.trail[: 1 + len(str(views)) % 2]) for one in honest(views)])

    return sightings


def masters_past(honest: Any) -> Any:
    """Months that are over are shown as the game master saw them."""
    return lambda campaign, realm, month: campaign.game.view(state_at(campaign, month), campaign.master)


def bold_deeds(honest: Any) -> Any:
    """A deed more is possible while others are weak."""

    def tried(desk: Any, ideas: list[Any], sheet: str) -> Any:
        return list(honest(desk, ideas, sheet))[strengths(desk.state) % 2 :]

    return tried


def cards_that_count(honest: Any) -> Any:
    """The price on a card is what all armies are worth."""

    def card(desk: Any, *rest: Any) -> Any:
        return replace(honest(desk, *rest), worth=strengths(desk.state))

    return card


def rows_that_count(honest: Any) -> Any:
    """One piece less is idle while others are rich."""

    def rows(desk: Any, *rest: Any) -> Any:
        found = honest(desk, *rest)
        return replace(found, idle=found.idle[treasuries(desk.state) % 2 :])

    return rows


def pasts_that_count(honest: Any) -> Any:
    """Where a piece was is told as long as others are weak."""

    def history(campaign: Campaign, *rest: Any) -> Any:
        return tuple(
            [
                replace(one, field=one.field * (strengths(campaign.state) % 2))
                for one in honest(campaign, *rest)
            ]
        )

    return history


LEAKS: dict[str, Leak] = {
    "colours of gold": Leak("treasury", "summary", instead(summary, "realms_named", rich_colours)),
    "a mark of everything": Leak("everything", "summary", instead(summary, "world_mark", mark_of_position)),
    "a hurried clock": Leak("strengths", "summary", instead(summary, "clock_seen", hurried_clock)),
    "revisions that count": Leak("treasury", "drafts", instead(drafts, "seen", counting_seen)),
    "a refusal that talks": Leak("strengths", "drafts", instead(drafts, "need_same_round", talking_refusal)),
    "news that boast": Leak("strengths", "drafts", instead(drafts, "tell_handed_in", boasting_news)),
    "a judge who knows": Leak("treasury", "verdict", instead(drafts, "verdict", knowing_judge)),
    "one verdict for all": Leak("everything", "drafts", instead(drafts, "judged", one_verdict_for_all)),
    "a paste that remembers": Leak("treasury", "verdict", remembering),
    "one desk for all": Leak("everything", "view", instead(questions_of_map, "desk_of", one_desk_for_all)),
    "reach that fears": Leak(
        "strengths", "reach", at_true_desk(instead(reach, "reached", queries.who_fears))
    ),
    "prudent journeys": Leak("strengths", "way", at_true_desk(instead(paths, "journey", queries.prudent))),
    "a chatty refusal": Leak("treasury", "way", at_true_desk(instead(paths, "reason", queries.chatty))),
    "open chests": Leak(
        "special income",
        "recruiting",
        at_true_desk(instead(recruiting, "town_offers", queries.open_chests)),
        "siege",
    ),
    "masons who talk": Leak(
        "town damage", "building", at_true_desk(instead(building, "town_sites", queries.masons_talk)), "siege"
    ),
    "odds without questions": Leak(
        "strengths", "odds", at_true_desk(instead(odds, "unknown_keys", queries.no_questions))
    ),
    "a search that counts": Leak(
        "strengths", "pieces", at_true_desk(instead(pieces, "army_piece", queries.counted_all))
    ),
    "bold deeds": Leak("strengths", "reach", at_true_desk(instead(deeds, "tried", bold_deeds))),
    "cards that count": Leak(
        "strengths", "pieces", at_true_desk(instead(questions_of_pieces, "card", cards_that_count))
    ),
    "rows that count": Leak(
        "treasury", "pieces", at_true_desk(instead(questions_of_pieces, "possessions", rows_that_count))
    ),
    "pasts that count": Leak(
        "strengths", "past months", instead(questions_of_pieces, "history", pasts_that_count)
    ),
    "owners by wealth": Leak(
        "treasury", "past months", queries.instead(compared, "owners", queries.by_wealth, of_realms("gold"))
    ),
    "trails cut short": Leak(
        "strengths",
        "past months",
        queries.instead(questions_of_map, "sightings", masters_views, of_realms("gold")),
    ),
    "the game master's past": Leak(
        "everything", "view", instead(questions_of_map, "month_view", masters_past)
    ),
    "the game master's desk": Leak(
        "everything", "view", instead(questions_of_map, "seen_by", queries.masters_desk)
    ),
    **FILE_LEAKS,
    **PROJECTOR_LEAKS,
}
