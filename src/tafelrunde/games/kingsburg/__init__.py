"""Kingsburg, first edition, for two to five players."""

from __future__ import annotations

from tafelrunde.engine.contract import Game
from tafelrunde.games.kingsburg.meta import META, TERMS
from tafelrunde.games.kingsburg.play.codec import components, dump, load, recount
from tafelrunde.games.kingsburg.play.draws import chance
from tafelrunde.games.kingsburg.play.events import KingsburgEvent
from tafelrunde.games.kingsburg.play.law import hold
from tafelrunde.games.kingsburg.play.legal import check, legal_moves, to_act
from tafelrunde.games.kingsburg.play.moves import KingsburgMove
from tafelrunde.games.kingsburg.play.odds import outcomes
from tafelrunde.games.kingsburg.play.rules import play
from tafelrunde.games.kingsburg.play.score import result
from tafelrunde.games.kingsburg.play.setup import setup
from tafelrunde.games.kingsburg.secrecy.view import KingsburgView, imagine, redact, resample, view
from tafelrunde.games.kingsburg.words.account import account
from tafelrunde.games.kingsburg.words.chronicle import heading, rule_of
from tafelrunde.games.kingsburg.words.position import arrange
from tafelrunde.games.kingsburg.words.text import format_move, parse_move

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
    hold=hold,
    format_move=format_move,
    parse_move=parse_move,
    rule_of=rule_of,
    components=components,
    recount=recount,
    heading=heading,
    account=account,
)
