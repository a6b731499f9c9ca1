"""Lucky Nim, a game that another package adds to Tafelrunde."""

from __future__ import annotations

from tafelrunde.engine.contract import Game
from tafelrunde_nim.codec import arrange, components, dump, load, recount
from tafelrunde_nim.meta import META, TERMS
from tafelrunde_nim.moves import NimEvent, NimMove, rule_of
from tafelrunde_nim.rules import chance, check, legal_moves, outcomes, play, result, to_act
from tafelrunde_nim.state import setup
from tafelrunde_nim.text import format_move, parse_move
from tafelrunde_nim.view import NimView, imagine, redact, resample, view

GAME = Game(
    meta=META,
    package=__name__,
    move_type=NimMove,
    event_type=NimEvent,
    view_type=NimView,
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
