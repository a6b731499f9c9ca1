"""Phoenix, the campaign on the world of Erkenfara: realms, and a game master in the last seat."""

from __future__ import annotations

from tafelrunde.engine.contract import Game
from tafelrunde.games.phoenix.holdings.score import recount, result
from tafelrunde.games.phoenix.meta import META, TERMS
from tafelrunde.games.phoenix.moves.kinds import PhoenixMove
from tafelrunde.games.phoenix.play.legal import check, legal_moves, settles, to_act
from tafelrunde.games.phoenix.play.occasion import occasion
from tafelrunde.games.phoenix.play.rules import chance, outcomes, play
from tafelrunde.games.phoenix.positions.codec import components, dump, load
from tafelrunde.games.phoenix.positions.essence import essence
from tafelrunde.games.phoenix.positions.foundation import setup
from tafelrunde.games.phoenix.positions.position import arrange
from tafelrunde.games.phoenix.secrecy.imagining import imagine
from tafelrunde.games.phoenix.secrecy.resampling import resample
from tafelrunde.games.phoenix.secrecy.seen import PhoenixView
from tafelrunde.games.phoenix.secrecy.view import redact, view
from tafelrunde.games.phoenix.told.chronicle import rule_of
from tafelrunde.games.phoenix.told.events import PhoenixEvent
from tafelrunde.games.phoenix.words.text import format_move, parse_move

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
    occasion=occasion,
)
