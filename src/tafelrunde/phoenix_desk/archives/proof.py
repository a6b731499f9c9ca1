"""Whether an archive may become a campaign: every line of its log and every paper beside it is looked at."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.errors import BadFile, Complaint
from tafelrunde.engine.log import Log, read_log, replay_file
from tafelrunde.games import load_game
from tafelrunde.phoenix_desk.archives.unpack import Archive
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, source_of
from tafelrunde.phoenix_desk.campaign.home import LOG, Home, Kind, Paper
from tafelrunde.phoenix_desk.months.notes import notes_of
from tafelrunde.phoenix_desk.months.rollback import rollbacks
from tafelrunde.phoenix_desk.orders.questions import open_questions
from tafelrunde.telling.verification import draw_again

SHEETS: Final[tuple[Kind, ...]] = ("sheet", "old sheet")


def proved(archive: Archive) -> Campaign:
    """The campaign in an archive, played from its first entry to its last; refused with file and line."""
    campaign = Campaign.open(archive)
    need_true_dice(campaign)
    need_readable(campaign)
    return campaign


def need_true_dice(campaign: Campaign) -> None:
    """Each position is the recorded one, and what was drawn follows from seed or secret."""
    home, game = campaign.home, campaign.game
    where, log = home.where(LOG), log_in(home, LOG)
    source = source_of(home, log.header)
    if log.header.chance.kind == "typed":
        for _played in replay_file(game, log, where):
            pass
        return
    verdict = draw_again(game, log, where, source, "en")
    if not verdict.ok:
        raise BadFile(f"{where}:{(verdict.first_difference or 0) + 1}", "archive-dice-differ")


def log_in(home: Home, paper: Paper) -> Log:
    return read_log((home.read(paper) or b"").splitlines(keepends=True), home.where(paper), load_game)


def need_readable(campaign: Campaign) -> None:
    """What lies beside the log; nobody should find out in the middle of a month."""
    home = campaign.home
    notes_of(home)
    rollbacks(campaign)
    open_questions(campaign)
    for paper in home.papers("kept log"):
        log_in(home, paper)
    for kind in SHEETS:
        for paper in home.papers(kind):
            need_text(home, paper)


def need_text(home: Home, paper: Paper) -> None:
    try:
        (home.read(paper) or b"").decode()
    except UnicodeDecodeError:
        raise BadFile(home.where(paper), Complaint("draft-not-utf8")) from None
