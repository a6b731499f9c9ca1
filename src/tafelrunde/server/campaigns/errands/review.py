"""Looking back and ahead, for game masters: what the log proves, evaluations, other readings, trials."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from tafelrunde.engine.contract import Lang
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.log import read_log
from tafelrunde.engine.table import SeededSource
from tafelrunde.games import load_game
from tafelrunde.phoenix_desk.answers.minutes import Minutes, minutes_of
from tafelrunde.phoenix_desk.answers.readings import Reading, need_other_reading, reading
from tafelrunde.phoenix_desk.answers.turning import Turned, turnings
from tafelrunde.phoenix_desk.answers.turning.told import Turning
from tafelrunde.phoenix_desk.answers.whatif import Seen, Tried, Wishes, ahead, beside, foreseen, otherwise
from tafelrunde.phoenix_desk.campaign.campaign import changing, read_lines
from tafelrunde.phoenix_desk.campaign.history import read_month
from tafelrunde.phoenix_desk.campaign.home import LOG
from tafelrunde.phoenix_desk.campaign.memory import copied
from tafelrunde.phoenix_desk.months.runner import deal_bots
from tafelrunde.phoenix_desk.rehearsal.forecast import TRIALS
from tafelrunde.phoenix_desk.review.comparison import compare
from tafelrunde.server.campaigns.errand import Errand
from tafelrunde.server.campaigns.errands.rehearsals import RevisionText, held
from tafelrunde.server.campaigns.workbench import Workbench
from tafelrunde.telling.verification import Proof, judge

SHEET: Final = "sheet"
"""Where a sheet came from, as far as the server knows."""
MonthText = Annotated[str, Meta(max_length=40)]
Value = Annotated[str, Meta(max_length=500)] | int | bool


class In(msgspec.Struct, frozen=True):
    lang: Lang = "de"


class Protocol(msgspec.Struct, frozen=True):
    month: str = ""
    field: str = ""
    lang: Lang = "de"


class OtherReading(msgspec.Struct, frozen=True):
    options: dict[str, str]
    month: str = ""
    lang: Lang = "de"


class TrySheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    realm: Annotated[str, Meta(max_length=60)]
    text: Annotated[str, Meta(max_length=60_000)]


class TryChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`realms.Yaromo.gold`, 5000."""

    path: Annotated[str, Meta(max_length=200)]
    value: Value


class TryRoll(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Entry 120 of the log, "3 17"."""

    entry: Annotated[int, Meta(ge=1)]
    values: Annotated[str, Meta(min_length=1, max_length=2_000)]


class WhatIf(msgspec.Struct, frozen=True):
    """With a month: that one once more; without: so many months from now on."""

    sheets: tuple[TrySheet, ...] = ()
    changes: tuple[TryChange, ...] = ()
    dice: tuple[str, ...] = ()
    rolls: tuple[TryRoll, ...] = ()
    options: dict[str, str] = {}
    month: str = ""
    months: int = 1
    bots: tuple[str, ...] = ()
    close: bool = False
    revision: RevisionText = ""
    """Of the rehearsal that is held: then from where it stands, and dice that are not given are nobody's."""
    lang: Lang = "de"


def verify(bench: Workbench, args: In) -> Proof:
    """Every line of the log is read and played, also what snapshots would spare."""
    where = bench.home.where(LOG)
    log = read_log(read_lines(bench.home), where, load_game)
    return judge(load_game(log.header.game), log, where, args.lang)


def protocol(bench: Workbench, args: Protocol) -> Minutes:
    return minutes_of(bench.campaign, args.month, args.field, args.lang)


def comparison(bench: Workbench, args: OtherReading) -> Reading:
    campaign = bench.campaign
    need_other_reading(campaign, args.options)
    found = compare(campaign, args.options, read_month(args.month) if args.month else 1)
    return reading(campaign, args.options, found, args.lang)


def whatif(bench: Workbench, args: WhatIf) -> Tried:
    sheets = tuple([(sheet.realm, sheet.text, SHEET) for sheet in args.sheets])
    changes: tuple[dict[str, Any], ...] = tuple([msgspec.structs.asdict(change) for change in args.changes])
    rolls = tuple([(roll.entry, roll.values) for roll in args.rolls])
    wishes = Wishes(sheets, changes, args.dice, rolls, args.options)
    seen = trial(bench, wishes, args)
    if not args.month and not wishes.is_empty:
        seen = beside(seen, trial(bench, Wishes(), args))
    return foreseen(seen, args.lang)


def trial(bench: Workbench, wishes: Wishes, args: WhatIf) -> Seen:
    if wishes.rolls and not args.month:
        raise Complaint("whatif-needs-month")
    rehearsal = held(bench, args.revision) if args.revision else None
    with changing(copied(rehearsal.home if rehearsal else bench.home)) as campaign:
        if args.month:
            return otherwise(campaign, read_month(args.month), wishes)
        bots = {**deal_bots(campaign, args.bots), **(rehearsal.runner.bots if rehearsal else {})}
        if rehearsal:
            campaign.table.source = SeededSource(TRIALS[0], campaign.header.chance.by)
        return ahead(campaign, wishes, args.months, bots, close=args.close)


class Fight(msgspec.Struct, frozen=True):
    minute: Turned


class Turnings(msgspec.Struct, frozen=True):
    """By pair of those who fight each other."""

    turnings: tuple[Turning, ...]


def turning(bench: Workbench, args: Fight) -> Turnings:
    """Of any evaluation, whether it stands in the log, in a rehearsal or in what was only tried."""
    return Turnings(turnings(args.minute, bench.campaign.names))


ERRANDS = (
    Errand("review.verify", verify, In, lane="long"),
    Errand("review.protocol", protocol, Protocol, lane="long"),
    Errand("review.compare", comparison, OtherReading, lane="long"),
    Errand("review.whatif", whatif, WhatIf, lane="long"),
    Errand("review.turning", turning, Fight, lane="long"),
)
