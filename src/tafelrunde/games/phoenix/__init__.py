"""Phoenix, the campaign on the world of Erkenfara: realms, and a game master in the last seat."""

from __future__ import annotations

from tafelrunde.engine.protocol import Game
from tafelrunde.games.phoenix.chronicle import rule_of
from tafelrunde.games.phoenix.codec import components, dump, load
from tafelrunde.games.phoenix.essence import essence
from tafelrunde.games.phoenix.events import PhoenixEvent
from tafelrunde.games.phoenix.founding import setup
from tafelrunde.games.phoenix.imagining import imagine
from tafelrunde.games.phoenix.legal import check, legal_moves, settles, to_act
from tafelrunde.games.phoenix.meta import META, TERMS
from tafelrunde.games.phoenix.moves import PhoenixMove
from tafelrunde.games.phoenix.position import arrange
from tafelrunde.games.phoenix.resampling import resample
from tafelrunde.games.phoenix.rules import chance, outcomes, play
from tafelrunde.games.phoenix.score import recount, result
from tafelrunde.games.phoenix.seen import PhoenixView
from tafelrunde.games.phoenix.text import format_move, parse_move
from tafelrunde.games.phoenix.view import redact, view

GAME = Game(
    meta=META,
    package=__name__,
    move_type=PhoenixMove,
    event_type=PhoenixEvent,
    view_type=PhoenixView,
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
    essence=essence,
    settles=settles,
)
