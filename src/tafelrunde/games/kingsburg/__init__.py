"""Kingsburg, first edition, for two to five players."""

from __future__ import annotations

from tafelrunde.engine.protocol import Game
from tafelrunde.games.kingsburg.chronicle import rule_of
from tafelrunde.games.kingsburg.codec import components, dump, load, recount
from tafelrunde.games.kingsburg.draws import chance
from tafelrunde.games.kingsburg.events import KingsburgEvent
from tafelrunde.games.kingsburg.legal import check, legal_moves, to_act
from tafelrunde.games.kingsburg.meta import META, TERMS
from tafelrunde.games.kingsburg.moves import KingsburgMove
from tafelrunde.games.kingsburg.odds import outcomes
from tafelrunde.games.kingsburg.position import arrange
from tafelrunde.games.kingsburg.rules import play
from tafelrunde.games.kingsburg.score import result
from tafelrunde.games.kingsburg.setup import setup
from tafelrunde.games.kingsburg.text import format_move, parse_move
from tafelrunde.games.kingsburg.view import KingsburgView, imagine, redact, resample, view

GAME = Game(
    meta=META,
    package=__name__,
    move_type=KingsburgMove,
    event_type=KingsburgEvent,
    view_type=KingsburgView,
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
