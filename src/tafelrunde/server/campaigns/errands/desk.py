"""The game masters' desk: where the campaign stands, how each realm stands in the round, who plays it."""

from __future__ import annotations

from math import ceil
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from tafelrunde.bots import bots_for
from tafelrunde.engine.contract import Lang
from tafelrunde.games.phoenix.standing.shelter import PRESENT
from tafelrunde.games.phoenix.state.realm import OUTSIDE
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.clock import MINUTE, Clock, allowance, keep_clock, read_clock
from tafelrunde.phoenix_desk.campaign.house import BotName, HouseRules, house_rules, keep_house_rules
from tafelrunde.phoenix_desk.months.deadline import players_of
from tafelrunde.phoenix_desk.months.notes import need_reason
from tafelrunde.phoenix_desk.months.rollback import rollbacks
from tafelrunde.phoenix_desk.months.runner import missing
from tafelrunde.phoenix_desk.orders.drafts import draft_of, has_draft
from tafelrunde.phoenix_desk.rehearsal.script import read_script
from tafelrunde.server.campaigns.errand import Errand
from tafelrunde.server.campaigns.errands.boxes import Writer
from tafelrunde.server.campaigns.errands.course import Course, Master, Reason, bots_of, course_of
from tafelrunde.server.campaigns.errands.drafts import SheetSeen, need_inside, need_realm
from tafelrunde.server.campaigns.errands.letters import tell_realm
from tafelrunde.server.campaigns.errands.returned import into_draft
from tafelrunde.server.campaigns.errands.summary import ClockSeen, check_bots, clock_seen
from tafelrunde.server.campaigns.happenings import Happening
from tafelrunde.server.campaigns.workbench import Workbench
from tafelrunde.server.campaigns.writing import writing
from tafelrunde.server.errors import Denied
from tafelrunde.server.notices.campaign_notices import REMINDER
from tafelrunde.server.texts import put
from tafelrunde.store.letters import MASTERS

REMIND_AGAIN: Final = 15 * MINUTE
"""Seconds for which somebody who was reminded by hand is left in peace."""
LONGEST_CALL: Final = 200
SheetState = Literal["waiting", "missing", "none"]


class RealmStanding(msgspec.Struct, frozen=True):
    """Of a sheet only whether it is handed in, or being written: nobody reads what a realm is writing."""

    realm: int
    name: str
    plays: bool
    sheet: SheetState
    """`waiting` to be played, `missing`, or `none` if none is needed now."""
    late: bool
    """Its sheet is missing, and the time is over."""
    absent: bool
    reminded: bool
    writing: bool
    """Somebody of the realm has begun to write in this round; what and how much, nobody is told."""
    bot: str = ""
    stand_in: str = ""
    called: float | None = None
    """When a game master last reminded it in this round."""


class RehearsalSeen(msgspec.Struct, frozen=True):
    who: str
    at: float
    revision: str


class DeskSeen(msgspec.Struct, frozen=True):
    course: Course
    clock: ClockSeen
    realms: tuple[RealmStanding, ...]
    rehearsal: RehearsalSeen | None
    rollbacks: int
    mode: Literal["meeting", "remote"]
    bots: tuple[str, ...]
    """Those that can play a realm, from weak to strong."""
    remind_again: float = REMIND_AGAIN


class AskDesk(msgspec.Struct, frozen=True):
    lang: Lang


def desk(bench: Workbench, args: AskDesk) -> DeskSeen:
    campaign = bench.campaign
    clock, script = read_clock(bench.home, campaign.state), read_script(bench.home)
    return DeskSeen(
        course_of(bench, campaign, args.lang),
        clock_seen(campaign, clock, bench.now),
        realms(bench, campaign),
        None if script is None else RehearsalSeen(script.who, script.at, script.revision),
        len(rollbacks(campaign)),
        "remote" if campaign.state.setting.together else "meeting",
        bots_for(campaign.game),
    )


def realms(bench: Workbench, campaign: Campaign) -> tuple[RealmStanding, ...]:
    rules, clock = house_rules(bench.home), read_clock(bench.home, campaign.state)
    waited = missing(campaign, players_of(campaign, rules.bots))
    is_over, begun = time_is_over(campaign, clock, bench.now), writing(campaign)
    return tuple(
        [
            RealmStanding(
                row.number,
                campaign.names[row.number],
                row.kind != OUTSIDE,
                sheet_state(campaign, row.number, waited=row.number in waited),
                row.number in waited and is_over,
                row.absence != PRESENT,
                row.number in clock.reminded,
                row.number in begun,
                rules.bots.get(row.number, ""),
                rules.stand_ins.get(row.number, ""),
                clock.called.get(row.number),
            )
            for row in campaign.state.realms
        ]
    )


def sheet_state(campaign: Campaign, realm: int, *, waited: bool) -> SheetState:
    if has_draft(campaign, realm):
        return "waiting"
    return "missing" if waited else "none"


def time_is_over(campaign: Campaign, clock: Clock, now: float) -> bool:
    allowed = allowance(campaign.state, clock)
    return allowed.minutes > 0 and clock.used(now) >= MINUTE * (allowed.minutes + allowed.grace)


# -- calling people --------------------------------------------------------------------------------------


class Remind(msgspec.Struct, frozen=True):
    by: int
    realms: Annotated[tuple[int, ...], Meta(max_length=250)] = ()
    """None: all that are waited for."""


class Reminded(msgspec.Struct, frozen=True):
    realms: tuple[int, ...]
    """Who was reminded now; others were a moment ago."""


def remind(bench: Workbench, args: Remind) -> Reminded:
    """Says to realms that their sheets are missing; to each at most once in a while."""
    with bench.noting() as campaign:
        waited = late_of(bench, campaign)
        for realm in args.realms:
            need_waited(campaign, realm, waited)
        clock = read_clock(bench.home, campaign.state)
        found = [one for one in args.realms or waited if bench.now >= free_again(clock, one)]
        if not found:
            raise nobody_to_remind(clock, args.realms or waited, bench.now)
        called = {**clock.called, **dict.fromkeys(found, bench.now)}
        keep_clock(bench.home, msgspec.structs.replace(clock, called=called))
        bench.tell(Happening("deadline", tuple(found), month=campaign.state.month, detail=REMINDER))
        bench.tell(Happening("clock", masters=True, but=args.by, month=campaign.state.month))
    return Reminded(tuple(found))


def late_of(bench: Workbench, campaign: Campaign) -> tuple[int, ...]:
    """Realms that the round waits for."""
    return tuple([seat for seat in missing(campaign, bots_of(bench, campaign)) if seat < len(campaign.names)])


def need_waited(campaign: Campaign, realm: int, waited: tuple[int, ...]) -> None:
    need_realm(campaign, realm)
    if realm not in waited:
        raise Denied("state", "realm-not-waited-for", {"realm": campaign.names[realm]})


def free_again(clock: Clock, realm: int) -> float:
    return clock.called[realm] + REMIND_AGAIN if realm in clock.called else 0.0


def nobody_to_remind(clock: Clock, realms: tuple[int, ...], now: float) -> Denied:
    if not realms:
        return Denied("state", "nobody-waited-for")
    seconds = min([free_again(clock, realm) for realm in realms]) - now
    return Denied("limit", "reminded-lately", {"minutes": ceil(seconds / MINUTE)}, retry=ceil(seconds))


class Ring(msgspec.Struct, frozen=True):
    by: int
    text: str


def ring(bench: Workbench, args: Ring) -> bytes:
    """A word to everybody who is there just now; nobody keeps it."""
    month = bench.campaign.state.month
    bench.tell(Happening("bell", realms=None, masters=True, but=args.by, month=month, detail=args.text))
    bench.write(lambda connection: None)
    return b""


# -- who plays a realm -----------------------------------------------------------------------------------


class SetPlayer(msgspec.Struct, frozen=True):
    """Only what is given changes, and only for this realm: nobody undoes what another does for a second."""

    by: int
    realm: int
    bot: BotName | msgspec.UnsetType = msgspec.UNSET
    stand_in: BotName | msgspec.UnsetType = msgspec.UNSET


def set_player(bench: Workbench, args: SetPlayer) -> HouseRules:
    with bench.noting() as campaign:
        need_realm(campaign, args.realm)
        before = house_rules(bench.home)
        rules = msgspec.structs.replace(
            before,
            bots=with_bot(before.bots, args.realm, args.bot),
            stand_ins=with_bot(before.stand_ins, args.realm, args.stand_in),
        )
        check_bots(campaign.names, rules)
        keep_house_rules(bench.home, rules)
        bench.tell(Happening("house", realms=None, masters=True, but=args.by))
    return rules


def with_bot(bots: dict[int, str], realm: int, name: str | msgspec.UnsetType) -> dict[int, str]:
    """Empty: nobody."""
    if name is msgspec.UNSET:
        return bots
    others = {one: bot for one, bot in bots.items() if one != realm}
    return {**others, realm: name} if name else others


# -- a sheet that goes back ------------------------------------------------------------------------------


class ReturnSheet(Master, frozen=True):
    realm: int
    reason: Reason


def return_sheet(bench: Workbench, args: ReturnSheet) -> SheetSeen:
    """What waits is a draft of its realm again, which hears of it and reads why."""
    reason = need_reason(args.reason)
    with bench.noting() as campaign:
        need_realm(campaign, args.realm)
        need_inside(campaign, args.realm)
        paper, month = draft_of(campaign, args.realm), campaign.state.month
        sheet = bench.home.read(paper)
        if sheet is None:
            raise Denied("state", "no-sheet-waits", {"realm": campaign.names[args.realm]})
        into_draft(campaign, args.realm, sheet)
        bench.home.remove(paper)
        told = Happening("sheet", (args.realm,), masters=True, but=args.by, month=month, detail="returned")
        bench.tell(told)
        why = put(house_rules(bench.home).language, "sheet-returned-letter", reason=reason)
        tell_realm(bench, campaign, Writer(MASTERS, args.by, args.who), args.realm, why)
    return SheetSeen(args.realm, month, None)


ERRANDS = (
    Errand("desk", desk, AskDesk),
    Errand("desk.remind", remind, Remind),
    Errand("desk.ring", ring, Ring),
    Errand("desk.player", set_player, SetPlayer),
    Errand("sheet.return", return_sheet, ReturnSheet),
)
