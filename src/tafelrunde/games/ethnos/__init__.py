"""Ethnos, first edition, for two to six players."""

from __future__ import annotations

from tafelrunde.engine.contract import Game
from tafelrunde.games.ethnos.meta import META, TERMS
from tafelrunde.games.ethnos.play.codec import components, dump, load, recount
from tafelrunde.games.ethnos.play.draws import chance
from tafelrunde.games.ethnos.play.events import EthnosEvent
from tafelrunde.games.ethnos.play.law import hold
from tafelrunde.games.ethnos.play.legal import check, legal_moves, to_act
from tafelrunde.games.ethnos.play.moves import EthnosMove
from tafelrunde.games.ethnos.play.odds import outcomes
from tafelrunde.games.ethnos.play.rules import play
from tafelrunde.games.ethnos.play.score import result
from tafelrunde.games.ethnos.play.setup import setup
from tafelrunde.games.ethnos.secrecy.view import EthnosView, imagine, redact, resample, view
from tafelrunde.games.ethnos.words.account import account
from tafelrunde.games.ethnos.words.chronicle import heading, rule_of
from tafelrunde.games.ethnos.words.position import arrange
from tafelrunde.games.ethnos.words.text import format_move, parse_move

GAME = Game(
    meta=META,
    package=__name__,
    move_type=EthnosMove,
    event_type=EthnosEvent,
    view_type=EthnosView,
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
