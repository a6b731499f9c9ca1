"""Lords of Xidit for three to five players, with map, tiles and Titans of our own reconstruction."""

from __future__ import annotations

from tafelrunde.engine.protocol import Game
from tafelrunde.games.xidit.chronicle import rule_of
from tafelrunde.games.xidit.codec import components, dump, load
from tafelrunde.games.xidit.draws import chance
from tafelrunde.games.xidit.events import XiditEvent
from tafelrunde.games.xidit.legal import check, legal_moves, to_act
from tafelrunde.games.xidit.meta import META, TERMS
from tafelrunde.games.xidit.moves import XiditMove
from tafelrunde.games.xidit.odds import outcomes
from tafelrunde.games.xidit.position import arrange
from tafelrunde.games.xidit.recount import recount
from tafelrunde.games.xidit.rules import play
from tafelrunde.games.xidit.score import result
from tafelrunde.games.xidit.seen import XiditView
from tafelrunde.games.xidit.setup import setup
from tafelrunde.games.xidit.text import format_move, parse_move
from tafelrunde.games.xidit.view import redact, view
from tafelrunde.games.xidit.worlds import imagine, resample

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
    format_move=format_move,
    parse_move=parse_move,
    rule_of=rule_of,
    components=components,
    recount=recount,
)
