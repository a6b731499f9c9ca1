"""Sheets that are being written: saved at every pause, merged, judged line by line, handed in, taken back.

A draft is a paper of its realm and round with its last revisions, so that a save which is based on an older
one can be merged. Nobody but the realm reads it, until it is handed in or shared with the game masters.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.log import UNREADABLE
from tafelrunde.games.phoenix.orders.trade import Tell
from tafelrunde.games.phoenix.state.realm import OUTSIDE
from tafelrunde.games.phoenix.words.text import parse_sheet
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, no_such_realm
from tafelrunde.phoenix_desk.orders import drafts as sheets
from tafelrunde.phoenix_desk.orders.addressed import addressed
from tafelrunde.phoenix_desk.orders.bulk import hand_in_all, in_words, letter_data
from tafelrunde.phoenix_desk.orders.pasting import Pasted, pasted
from tafelrunde.phoenix_desk.orders.revisions import Revision, Round, Saved, round_of, save, writable
from tafelrunde.phoenix_desk.orders.sheet_check import WHOLE_SHEET
from tafelrunde.phoenix_desk.orders.verdicts import LineVerdict, Verdict, verdict
from tafelrunde.server.campaigns.errand import Errand
from tafelrunde.server.campaigns.errands.clocks import wake
from tafelrunde.server.campaigns.happenings import Happening
from tafelrunde.server.campaigns.workbench import Workbench
from tafelrunde.server.campaigns.writing import note_begun, paper_of
from tafelrunde.server.errors import Denied

MOST_KEPT: Final = 40
MOST_BYTES: Final = 1_000_000
"""Of earlier revisions that a save may be based on."""
SheetText = Annotated[str, Meta(max_length=250_000)]


class Kept(msgspec.Struct, frozen=True):
    """The paper of a draft: its last revisions, the newest at the end."""

    revisions: tuple[Revision, ...]
    shared: bool = False
    """The realm lets the game masters read it."""

    @property
    def newest(self) -> Revision:
        return self.revisions[-1]


class OfRealm(msgspec.Struct, frozen=True):
    realm: int


class DraftSeen(msgspec.Struct, frozen=True):
    realm: int
    round: Round
    revision: int
    text: str
    shared: bool
    handed_in: bool
    """A sheet of this realm waits to be played; it may be an older revision."""
    verdict: Verdict | None = None


# -- papers ----------------------------------------------------------------------------------------------


def kept_draft(campaign: Campaign, realm: int) -> Kept:
    """What the realm has written for this round; a spoilt paper is as good as none."""
    round = round_of(campaign.state)
    first = Kept((Revision(realm, round),))
    try:
        data = campaign.home.read(paper_of("draft", campaign, realm, round))
        return first if data is None else msgspec.json.decode(data, type=Kept)
    except UNREADABLE:
        return first


def keep_draft(campaign: Campaign, kept: Kept) -> None:
    newest, size, revisions = kept.newest, 0, list[Revision]()
    for revision in reversed(kept.revisions[-MOST_KEPT:]):
        size += len(revision.text)
        if revisions and size > MOST_BYTES:
            break
        revisions.insert(0, revision)
    trimmed = msgspec.structs.replace(kept, revisions=tuple(revisions))
    campaign.home.write(paper_of("draft", campaign, newest.realm, newest.round), msgspec.json.encode(trimmed))


def need_realm(campaign: Campaign, realm: int) -> None:
    if not 0 <= realm < len(campaign.names):
        raise Denied("missing", no_such_realm(str(realm), campaign.names))


# -- writing ---------------------------------------------------------------------------------------------


def seen(campaign: Campaign, realm: int, kept: Kept, judged: Verdict | None = None) -> DraftSeen:
    newest = kept.newest
    return DraftSeen(
        realm,
        newest.round,
        newest.number,
        newest.text,
        kept.shared,
        sheets.has_draft(campaign, realm),
        judged,
    )


def read(bench: Workbench, args: OfRealm) -> DraftSeen:
    campaign = bench.campaign
    need_realm(campaign, args.realm)
    kept = kept_draft(campaign, args.realm)
    return seen(campaign, args.realm, kept, judged_if_short(bench, campaign, args.realm, kept.newest.text))


def read_shared(bench: Workbench, args: OfRealm) -> DraftSeen:
    """For game masters: whether there is an unshared draft they are not told either."""
    campaign = bench.campaign
    need_realm(campaign, args.realm)
    kept = kept_draft(campaign, args.realm)
    if not kept.shared:
        raise Denied("forbidden", "draft-not-shared")
    return seen(campaign, args.realm, kept)


class SaveDraft(msgspec.Struct, frozen=True):
    realm: int
    by: int
    """The member who saves."""
    month: int
    step: str
    base: int
    """The revision that the text is based on."""
    text: SheetText


class DraftSaved(msgspec.Struct, frozen=True):
    round: Round
    revision: int
    text: str | None
    """Where it is another one than was sent: others wrote at the same time."""
    merged: bool
    conflicts: tuple[int, ...]
    verdict: Verdict


def save_draft(bench: Workbench, args: SaveDraft) -> DraftSaved:
    """Durable before it is judged: a long sheet is not lost with its verdict."""
    with bench.noting() as campaign:
        need_realm(campaign, args.realm)
        need_same_round(campaign, Round(args.month, args.step))
        kept = kept_draft(campaign, args.realm)
        saved = saved_on(kept, args.base, args.text)
        if saved.revision != kept.newest:
            keep_draft(campaign, grown(kept, saved.revision))
            bench.tell(Happening("draft", (args.realm,), but=args.by, n=saved.revision.number))
            note_begun(bench, campaign, args.realm)
    found = judged_if_short(bench, campaign, args.realm, saved.revision.text)
    text = saved.revision.text if saved.merged else None
    return DraftSaved(saved.revision.round, saved.revision.number, text, saved.merged, saved.conflicts, found)


def need_same_round(campaign: Campaign, round: Round) -> None:
    now = round_of(campaign.state)
    if round != now:
        raise Denied("stale", "draft-round-is-over", {"month": str(now.month)})


def saved_on(kept: Kept, base: int, text: str) -> Saved:
    found = [revision for revision in kept.revisions if revision.number == base]
    if not found and base == 0:
        found = [Revision(kept.newest.realm, kept.newest.round)]
    if not found:
        raise Denied("stale", "draft-base-forgotten", {"base": str(base), "newest": str(kept.newest.number)})
    return save(kept.newest, found[0], text)


def grown(kept: Kept, revision: Revision) -> Kept:
    return msgspec.structs.replace(kept, revisions=(*kept.revisions, revision))


def judged(bench: Workbench, campaign: Campaign, realm: int, text: str) -> Verdict:
    """Of each realm the last one is remembered: who saves, reads and hands in asks about the same text."""
    opened, known = bench.shelf.opened.get(bench.name), dict[int, tuple[str, Verdict]]()
    if opened is not None and opened.campaign is campaign:
        known = opened.kept.setdefault("verdicts", known)
    before, found = known.get(realm, (None, None))
    if found is None or before != text:
        found = verdict(campaign.game, campaign.state, realm, addressed(text))
        known[realm] = text, found
    return found


def judged_if_short(bench: Workbench, campaign: Campaign, realm: int, text: str) -> Verdict:
    """What has too many orders to be judged is kept and read all the same: the verdict says no more."""
    try:
        return judged(bench, campaign, realm, text)
    except Complaint as complaint:
        refused = LineVerdict(WHOLE_SHEET, "refused", said=in_words(complaint))
        return Verdict((), (refused,), is_fine=False, consequences=None)


class CheckText(msgspec.Struct, frozen=True):
    realm: int
    text: SheetText


def check(bench: Workbench, args: CheckText) -> Verdict:
    """The verdict on a text that nobody keeps.

    Game masters ask, too: were it remembered, they could tell by the time it takes what a realm has written.
    """
    campaign = bench.campaign
    need_realm(campaign, args.realm)
    return verdict(campaign.game, campaign.state, args.realm, addressed(args.text))


def append_lines(campaign: Campaign, realm: int, lines: Sequence[str]) -> Revision | None:
    """Further lines at the end of a realm's draft, as a revision; None if all of them stand there already.

    Within `noting` or `changing`.
    """
    kept = kept_draft(campaign, realm)
    before = kept.newest.text.split("\n") if kept.newest.text.strip() else []
    new = [line for line in lines if line not in before]
    if not new:
        return None
    saved = save(kept.newest, kept.newest, "\n".join([*before, *new]))
    keep_draft(campaign, grown(kept, saved.revision))
    return saved.revision


class ShareDraft(msgspec.Struct, frozen=True):
    realm: int
    by: int
    shared: bool


def share(bench: Workbench, args: ShareDraft) -> DraftSeen:
    with bench.noting() as campaign:
        need_realm(campaign, args.realm)
        kept = msgspec.structs.replace(kept_draft(campaign, args.realm), shared=args.shared)
        keep_draft(campaign, kept)
        bench.tell(Happening("draft", (args.realm,), masters=args.shared, but=args.by, n=kept.newest.number))
    return seen(campaign, args.realm, kept)


class Paste(msgspec.Struct, frozen=True):
    realm: int
    data: bytes


def paste(bench: Workbench, args: Paste) -> Pasted:
    """What somebody copied out of a mail, or a file: line by line what was understood; nothing is kept."""
    return pasted(args.data, bench.campaign.names)


# -- handing in ------------------------------------------------------------------------------------------


class Ready(msgspec.Struct, frozen=True):
    realm: int
    by: int
    revision: int
    month: int
    step: str
    """The round whose draft was seen; in another one the same number is another text."""


class HandedIn(msgspec.Struct, frozen=True):
    handed_in: bool
    verdict: Verdict


def ready(bench: Workbench, args: Ready) -> HandedIn:
    """Hands in the revision that its reader saw, if it is still the newest and nothing is wrong with it."""
    with bench.noting() as campaign:
        need_realm(campaign, args.realm)
        need_same_round(campaign, Round(args.month, args.step))
        newest = kept_draft(campaign, args.realm).newest
        if newest.number != args.revision:
            raise Denied("stale", "draft-changed-meanwhile", {"newest": str(newest.number)})
        return hand_in(bench, campaign, args.realm, args.by, newest.text)


class HandIn(msgspec.Struct, frozen=True):
    realm: int
    by: int
    text: SheetText


def hand_in_text(bench: Workbench, args: HandIn) -> HandedIn:
    """A sheet that came on paper or by mail, handed in by a game master."""
    with bench.noting() as campaign:
        need_realm(campaign, args.realm)
        return hand_in(bench, campaign, args.realm, args.by, args.text)


def hand_in(bench: Workbench, campaign: Campaign, realm: int, by: int, text: str) -> HandedIn:
    """Judged before: what is refused as too large does not wait to be played."""
    need_inside(campaign, realm)
    found = judged(bench, campaign, realm, text)
    checked = sheets.hand_in(campaign, realm, addressed(writable(text)))
    if checked.is_fine:
        tell_handed_in(bench, campaign, realm, by)
        wake(bench, campaign)
    return HandedIn(checked.is_fine, found)


def need_inside(campaign: Campaign, realm: int) -> None:
    if campaign.is_over or campaign.state.realms[realm].kind == OUTSIDE:
        raise Denied("state", "realm-has-no-turn", {"realm": campaign.names[realm]})


def tell_handed_in(bench: Workbench, campaign: Campaign, realm: int, by: int) -> None:
    month = campaign.state.month
    bench.tell(Happening("sheet", (realm,), masters=True, but=by, month=month, detail="handed in"))
    orders, _wrong = parse_sheet(sheets.draft_text(campaign, realm))
    if any(isinstance(order, Tell) for order in orders):
        bench.tell(Happening("special", masters=True, but=by, month=month, n=realm))


class Withdraw(msgspec.Struct, frozen=True):
    realm: int
    by: int


def withdraw(bench: Workbench, args: Withdraw) -> DraftSeen:
    """Takes a sheet back that waits; the draft is still there."""
    with bench.noting() as campaign:
        need_realm(campaign, args.realm)
        if not sheets.withdraw(campaign, args.realm):
            raise Denied("state", "no-sheet-waits", {"realm": campaign.names[args.realm]})
        month = campaign.state.month
        told = Happening("sheet", (args.realm,), masters=True, but=args.by, month=month, detail="withdrawn")
        bench.tell(told)
        kept = kept_draft(campaign, args.realm)
    return seen(campaign, args.realm, kept)


class SheetSeen(msgspec.Struct, frozen=True):
    realm: int
    month: int
    text: str | None
    """None if no sheet waits."""


def waiting_sheet(bench: Workbench, args: OfRealm) -> SheetSeen:
    """What the realm has handed in: its members read it, and the game masters."""
    campaign = bench.campaign
    need_realm(campaign, args.realm)
    text = sheets.draft_text(campaign, args.realm) if sheets.has_draft(campaign, args.realm) else None
    return SheetSeen(args.realm, campaign.state.month, text)


class SheetFile(msgspec.Struct, frozen=True):
    name: Annotated[str, Meta(max_length=200)]
    data: bytes


class Collect(msgspec.Struct, frozen=True):
    by: int
    files: Annotated[tuple[SheetFile, ...], Meta(max_length=250)]


def collect(bench: Workbench, args: Collect) -> bytes:
    """Many sheets at once, as a game master gets them by mail; each is handed in or told why not."""
    with bench.noting() as campaign:
        letters = hand_in_all(campaign, [(file.name, file.data) for file in args.files])
        for letter in letters:
            if letter.is_handed_in:
                tell_handed_in(bench, campaign, campaign.realm(letter.realm), args.by)
        wake(bench, campaign)
    return msgspec.json.encode([letter_data(letter) for letter in letters])


ERRANDS = (
    Errand("draft.read", read, OfRealm),
    Errand("draft.shared", read_shared, OfRealm),
    Errand("draft.save", save_draft, SaveDraft),
    Errand("draft.check", check, CheckText),
    Errand("draft.share", share, ShareDraft),
    Errand("draft.paste", paste, Paste),
    Errand("sheet.ready", ready, Ready),
    Errand("sheet.hand in", hand_in_text, HandIn),
    Errand("sheet.withdraw", withdraw, Withdraw),
    Errand("sheet.read", waiting_sheet, OfRealm),
    Errand("sheets.collect", collect, Collect, lane="long"),
)
