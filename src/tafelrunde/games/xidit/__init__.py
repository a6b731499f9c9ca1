"""Lords of Xidit for three to five players, with map, tiles and Titans of our own reconstruction."""

from __future__ import annotations

from tafelrunde.engine.contract import Game
from tafelrunde.games.xidit.meta import META, TERMS
from tafelrunde.games.xidit.play.codec import components, dump, load
from tafelrunde.games.xidit.play.draws import chance
from tafelrunde.games.xidit.play.events import XiditEvent
from tafelrunde.games.xidit.play.law import hold
from tafelrunde.games.xidit.play.legal import check, legal_moves, to_act
from tafelrunde.games.xidit.play.moves import XiditMove
from tafelrunde.games.xidit.play.odds import outcomes
from tafelrunde.games.xidit.play.recount import recount
from tafelrunde.games.xidit.play.rules import play
from tafelrunde.games.xidit.play.score import result
from tafelrunde.games.xidit.play.setup import setup
from tafelrunde.games.xidit.secrecy.seen import XiditView
from tafelrunde.games.xidit.secrecy.view import redact, view
from tafelrunde.games.xidit.secrecy.worlds import imagine, resample
from tafelrunde.games.xidit.words.account import account
from tafelrunde.games.xidit.words.chronicle import heading, rule_of
from tafelrunde.games.xidit.words.position import arrange
from tafelrunde.games.xidit.words.text import format_move, parse_move

GAME = Game(
    meta=META,
    package=__name__,
    move_type=XiditMove,
    event_type=XiditEvent,
    view_type=XiditView,
    terms=TERMS,
    setup=setup,
    to_act=to_act,
    legal_moves=legal_moves,
    check=check,
    play=play,
    chance=chance,
    outcomes=outcomes,
    view=view,
    redact=redact,
    resample=resample,
    imagine=imagine,
    result=result,
    dump=dump,
    load=load,
    arrange=arrange,
    hold=hold,
    format_move=format_move,
    parse_move=parse_move,
    rule_of=rule_of,
    components=components,
    recount=recount,
    heading=heading,
    account=account,
)
