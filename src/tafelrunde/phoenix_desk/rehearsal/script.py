"""A rehearsal on paper: where it began, with which sheets, and all acts since with who and when.

Dice that are drawn belong to their occasions (decision 20) and bots to their rounds, so whoever plays the
acts again comes to the same entries: a rehearsal outlives the process that it was held in.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from tafelrunde.engine.errors import BadFile, Complaint
from tafelrunde.engine.log import UNREADABLE
from tafelrunde.engine.validation import worded
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, read_lines
from tafelrunde.phoenix_desk.campaign.home import REHEARSAL, Home, Paper
from tafelrunde.phoenix_desk.months.deadline import players_of
from tafelrunde.phoenix_desk.months.notes import Note, lines_of, need_name, take_note
from tafelrunde.phoenix_desk.rehearsal.acts import AnyAct, perform
from tafelrunde.phoenix_desk.rehearsal.rehearsal import Rehearsal


class Acted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One act, and what the rehearsal had come to after it."""

    who: str
    at: float
    act: AnyAct
    entries: int
    rolls: int


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: int
    """Among all rehearsals of the campaign."""
    who: str
    at: float
    lines: int
    """Of the log, when it began."""
    last: str
    """The last of them, which answers for all before it."""
    sheets: dict[str, bytes]
    """That waited then, by name; a realm may replace its own meanwhile."""
    month: int
    bots: dict[int, str] = {}
    leave_out: bool = False
    acts: tuple[Acted, ...] = ()

    @property
    def revision(self) -> str:
        """What somebody has seen of it, to be named by whoever goes on."""
        return f"{self.number}.{len(self.acts)}"

    def papers(self) -> dict[Paper, bytes]:
        return {Paper("sheet", self.month, name): data for name, data in self.sheets.items()}


def read_script(home: Home) -> Script | None:
    """That of the rehearsal which is being held; None if there is none."""
    data = home.read(REHEARSAL)
    try:
        return None if data is None else msgspec.json.decode(data, type=Script)
    except UNREADABLE as error:
        raise BadFile(home.where(REHEARSAL), "no-script", {"reason": worded(error)}) from None


def need_script(home: Home, revision: str | None = None) -> Script:
    """The one that somebody has seen; nobody acts on what another has changed meanwhile."""
    script = read_script(home)
    if script is None:
        raise Complaint("no-rehearsal")
    if revision not in (None, script.revision):
        raise WentOn(script)
    return script


class WentOn(Complaint):
    """Another game master has acted since."""

    def __init__(self, script: Script) -> None:
        last = script.acts[-1].who if script.acts else script.who
        super().__init__("rehearsal-went-on", {"who": last})


# --- holding one; the home must be held -----------------------------------------------------------------


def begin(
    home: Home, campaign: Campaign, who: str, now: float, bots: Mapping[int, str], *, leave_out: bool = False
) -> Script:
    """One at a time: a second one would be about the same dice."""
    known = read_script(home)
    if known is not None:
        raise Complaint("rehearsal-open", {"who": known.who})
    month, lines = campaign.state.month, read_lines(home)
    sheets = {paper.name: home.read(paper) or b"" for paper in home.papers("sheet") if paper.number == month}
    script = Script(
        len(lines_of(home)) + 1,  # every end of one leaves a note
        need_name(who),
        now,
        len(lines),
        lines[-1].decode(),
        sheets,
        month,
        dict(bots),
        leave_out,
    )
    keep(home, script)
    return script


def act(home: Home, rehearsal: Rehearsal, script: Script, act: AnyAct, who: str, now: float) -> Script:
    """One act more, on the rehearsal and on paper."""
    name = need_name(who)
    perform(rehearsal, act)
    acted = Acted(name, now, act, rehearsal.entries, rehearsal.rolls)
    longer = msgspec.structs.replace(script, acts=(*script.acts, acted))
    keep(home, longer)
    return longer


def keep(home: Home, script: Script) -> None:
    home.write(REHEARSAL, msgspec.json.encode(script) + b"\n")


def publish(home: Home, rehearsal: Rehearsal, who: str, now: float) -> Campaign:
    """Its entries become the campaign's; nothing is left of the script."""
    rehearsal.original = home
    campaign = rehearsal.bring_home(need_name(who), now)
    home.remove(REHEARSAL)
    return campaign


def discard(home: Home, script: Script, who: str, now: float) -> Note:
    """By the script alone: a campaign that has moved on needs no rehearsal to be rid of one."""
    entries = script.acts[-1].entries if script.acts else 0
    seen = max([acted.rolls for acted in script.acts], default=0)
    note = Note("discarded", need_name(who), now, script.lines - 1, entries, seen)
    take_note(home, note)
    home.remove(REHEARSAL)
    return note


# --- again -----------------------------------------------------------------------------------------------


def has_moved(home: Home, script: Script) -> bool:
    """Whether the campaign went on, or back, without the rehearsal."""
    lines = read_lines(home)
    return len(lines) != script.lines or lines[-1].decode() != script.last


class Live:
    """A rehearsal in memory that follows its script; what fits goes on, all else is played again."""

    def __init__(self, rehearsal: Rehearsal, script: Script) -> None:
        self.rehearsal, self.script = rehearsal, script

    def fits(self, script: Script) -> bool:
        """Whether the script only has more acts than this has played."""
        played = self.script.acts
        return (
            self.script.number == script.number
            and script.acts[: len(played)] == played
            and msgspec.structs.replace(script, acts=played) == self.script
        )

    def follow(self, home: Home, script: Script) -> None:
        self.rehearsal.original = home
        for acted in script.acts[len(self.script.acts) :]:
            perform(self.rehearsal, acted.act)
        self.script = script


def rebuilt(home: Home, script: Script) -> Live:
    """The rehearsal of a script from its beginning; the campaign must be where it was then."""
    if has_moved(home, script):
        raise Complaint("campaign-moved-on")
    rehearsal = Rehearsal(home, leave_out=script.leave_out, sheets=script.papers())
    rehearsal.runner.bots = players_of(rehearsal.campaign, script.bots)
    live = Live(rehearsal, msgspec.structs.replace(script, acts=()))
    live.follow(home, script)
    return live


class Cast:
    """The last rehearsals of this process, so that not each look has to play them from the beginning."""

    def __init__(self, most: int = 2) -> None:
        self.most = most
        self.live: dict[str, Live] = {}
        """By campaign, the longest unused first."""

    def rehearsal(self, home: Home, script: Script) -> Rehearsal:
        """As the script has it; raises `campaign-moved-on` if it is of another day."""
        known = self.live.pop(home.name, None)
        if has_moved(home, script):
            raise Complaint("campaign-moved-on")
        if known is None or not known.fits(script):
            known = rebuilt(home, script)
        known.follow(home, script)
        self.live[home.name] = known
        for name in list(self.live)[: -self.most]:
            del self.live[name]
        return known.rehearsal

    def acted(self, home: Home, script: Script) -> None:
        """The rehearsal of this campaign has played the last act of the script."""
        self.live[home.name].script = script

    def forget(self, home: Home) -> None:
        self.live.pop(home.name, None)
