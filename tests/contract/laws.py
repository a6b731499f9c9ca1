"""The laws of play at a position, one plain function each. A law that does not hold raises `Broken`.

The laws of a move and of a whole game stand in `story.py`, those of secrecy in `secrecy.py`.
"""

from __future__ import annotations

from math import isclose
from typing import Any

import msgspec

from tafelrunde.engine.codec import decode_move, decode_view, encode, state_hash
from tafelrunde.engine.contract import CHANCE, LANGS, Game, Seat, sample
from tafelrunde.engine.errors import Complaint, IllegalMove
from tafelrunde.engine.rulebook import explain, load_rulebook
from tests.contract.strangers import strangers
from tests.contract.walk import Broken, Position, demand

STRANGERS = 16
DRAWS = 4


def listed_offers(position: Position, seat: Seat) -> list[Any]:
    """The moves on offer, or some of them where they cannot be listed."""
    offers = position.game.legal_moves(position.state, seat)
    if hasattr(offers, "sample"):
        return [sample(offers, position.rng) for _ in range(DRAWS)]
    return list(offers)


def listed_outcomes(position: Position) -> list[Any]:
    """What CHANCE may do now, or some of it where it cannot be listed."""
    outcomes = position.game.outcomes(position.state)
    if outcomes is None:
        return [position.game.chance(position.state, position.rng) for _ in range(DRAWS)]
    return [move for move, _probability in outcomes]


def listed_moves(position: Position, seat: Seat) -> list[Any]:
    return listed_outcomes(position) if seat == CHANCE else listed_offers(position, seat)


def refusal_of(game: Game, state: Any, seat: Seat, move: Any) -> IllegalMove | None:
    try:
        game.check(state, seat, move)
    except IllegalMove as refusal:
        return refusal
    return None


def plain(game: Game, state: Any) -> bytes:
    """The full state as bytes."""
    return encode(game.dump(state))


def whoever_acts_has_moves(position: Position) -> None:
    """Seats to act are seats of this table, and each has offers. Others have offers only if they may change
    what they handed in while somebody is missing: what they are offered must then be accepted."""
    acting = position.acting
    demand(len(set(acting)) == len(acting), f"somebody acts twice: {acting}")
    demand(set(acting) <= {CHANCE, *range(position.seats)}, f"unknown seats are to act: {acting}")
    for seat in range(position.seats):
        offers = listed_offers(position, seat)
        if seat in acting:
            demand(bool(offers), f"seat {seat} must act and has no offers")
            continue
        for move in offers:
            refusal = refusal_of(position.game, position.state, seat, move)
            demand(bool(acting) and refusal is None, f"seat {seat} has offers out of turn: {move}")


def offered_is_accepted(position: Position) -> None:
    """Every offered move passes `check`, and none is offered twice."""
    for seat in position.acting:
        moves = listed_moves(position, seat)
        for move in moves:
            refusal = refusal_of(position.game, position.state, seat, move)
            demand(refusal is None, f"offered to seat {seat} but refused: {move} {refusal!r}")
        if hasattr(position.game.legal_moves(position.state, seat), "__len__") and seat != CHANCE:
            demand(len(set(moves)) == len(moves), f"offered twice to seat {seat}: {moves}")


def accepted_is_offered(position: Position) -> None:
    """What was not offered is refused with a rule and changes nothing, or comes to the same as an offer."""
    before = plain(position.game, position.state)
    for seat in (CHANCE, *range(position.seats)):
        offers = listed_moves(position, seat) if seat != CHANCE or CHANCE in position.acting else []
        for move in strangers(position, offers, STRANGERS if offers else 2):
            refusal = refusal_of(position.game, position.state, seat, move)
            if refusal is not None:
                refusal_is_explained(position, refusal)
            else:
                demand(bool(offers), f"seat {seat} moved out of turn: {move}")
                comes_to_an_offer(position, seat, move)
    demand(plain(position.game, position.state) == before, "a refused move changed the position")


def refusal_is_explained(position: Position, refusal: IllegalMove) -> None:
    """The rule exists and has a sentence in each language that the parameters complete."""
    rule = load_rulebook(position.game).find(refusal.rule)
    if rule is None:
        raise Broken(f"refused by {refusal.rule}, which is not in the rulebook")
    for lang in LANGS:
        demand(rule.refusal(lang) != "", f"{rule.id} refuses but has no sentence for it ({lang})")
        try:
            text = explain(position.game, refusal, lang, position.names)
        except (KeyError, IndexError, ValueError) as error:
            raise Broken(f"{rule.id} cannot be explained ({lang}): {error!r}") from None
        demand("{" not in text and "}" not in text, f"a gap is left open ({lang}): {text}")


def comes_to_an_offer(position: Position, seat: Seat, move: Any) -> None:
    """An accepted move is offered, or leads where an offered one leads (its fields in another order)."""
    game = position.game
    offers = game.outcomes(position.state) if seat == CHANCE else game.legal_moves(position.state, seat)
    if offers is None:
        return
    if hasattr(offers, "sample"):
        demand(move in offers, f"accepted from seat {seat} but not among its moves: {move}")
        return
    moves = listed_moves(position, seat)
    if move not in moves:
        reached = {hash_after(position, seat, offer) for offer in moves}
        demand(
            hash_after(position, seat, move) in reached, f"accepted from seat {seat} but not offered: {move}"
        )


def hash_after(position: Position, seat: Seat, move: Any) -> str:
    state = position.state.copy()
    position.game.apply(state, seat, move, [])
    return state_hash(position.game, state)


def every_position_is_allowed(position: Position) -> None:
    """What scenario files and branches are held to holds of whatever is played and imagined, too."""
    game = position.game
    if game.hold is None:
        return
    imagined = [game.imagine(game.view(position.state, seat), position.rng) for seat in position.observers]
    for state in (position.state, *imagined):
        try:
            game.hold(state, position.names)
        except Complaint as error:
            raise Broken(f"a position that was reached is refused: {error!r}") from None


def questions_change_nothing(position: Position) -> None:
    """Only `play` changes a position."""
    game, state, rng = position.game, position.state, position.rng
    before = plain(game, state)
    for seat in position.observers:
        game.resample(state, seat, rng)
        game.imagine(game.view(state, seat), rng)
        if seat is not None:
            game.legal_moves(state, seat)
    if CHANCE in position.acting:
        game.outcomes(state)
        game.chance(state, rng)
    game.result(state)
    game.components(state)
    demand(plain(game, state) == before, "a question changed the position")


def copies_are_independent(position: Position) -> None:
    """Playing on a copy leaves the original as it was, and the other way round."""
    game = position.game
    before = plain(game, position.state)
    for played, kept in ((0, 1), (1, 0)):
        pair = [position.state.copy()]
        pair.append(pair[0].copy())
        play_on(game, pair[played], position)
        demand(plain(game, pair[kept]) == before, "a copy changed with its original")
    demand(plain(game, position.state) == before, "the original changed with its copy")


def play_on(game: Game, state: Any, position: Position) -> None:
    """A few moves further."""
    for _ in range(DRAWS):
        for seat in game.to_act(state)[:1]:
            move = (
                game.chance(state, position.rng)
                if seat == CHANCE
                else sample(game.legal_moves(state, seat), position.rng)
            )
            game.play(state, seat, move, [])


def moves_survive_text_and_json(position: Position) -> None:
    game = position.game
    for seat in position.acting:
        for move in listed_moves(position, seat):
            demand(decode_move(game, encode(move)) == move, f"JSON changes the move {move}")
            for lang in LANGS:
                text = game.format_move(move, lang)
                demand(game.parse_move(text) == move, f"{text!r} does not mean {move}")


def state_survives_json(position: Position) -> None:
    """Dumped, written, read and loaded it is the same position, and offers the same."""
    game = position.game
    before = plain(game, position.state)
    again = game.load(msgspec.json.decode(before))
    demand(plain(game, again) == before, "a dumped position loads as another one")
    hashed = state_hash(game, position.state)
    demand(hashed == state_hash(game, again), "a loaded position has another hash")
    demand(game.to_act(again) == position.acting, "a loaded position asks somebody else")
    demand(game.load(game.dump(position.state)) is not position.state, "load gives back the same object")
    for seat in position.acting:
        if seat != CHANCE and not hasattr(game.legal_moves(again, seat), "sample"):
            moves = list(game.legal_moves(again, seat))
            demand(moves == listed_offers(position, seat), f"loaded, it offers seat {seat} other moves")


def views_survive_json(position: Position) -> None:
    for seat in position.observers:
        view = position.game.view(position.state, seat)
        data = encode(view)
        again = decode_view(position.game, data)
        demand(again == view and encode(again) == data, f"JSON changes the view of seat {seat}")


def views_know_whose_turn_it_is(position: Position) -> None:
    for seat in position.observers:
        view = position.game.view(position.state, seat)
        shown = tuple(getattr(view, "to_act", position.acting))
        demand(shown == position.acting, f"seat {seat} is told that {shown} act, not {position.acting}")


def no_result_before_the_end(position: Position) -> None:
    result = position.game.result(position.state)
    demand((result is not None) == (not position.acting), "a result before the end, or none after it")


def odds_add_up(position: Position) -> None:
    """Probabilities are positive and sum to one; CHANCE draws nothing that is not listed."""
    if CHANCE not in position.acting:
        return
    outcomes = position.game.outcomes(position.state)
    if outcomes is None:
        return
    moves = [move for move, _probability in outcomes]
    demand(isclose(sum(p for _move, p in outcomes), 1.0, abs_tol=1e-9), "probabilities do not sum to one")
    demand(all(p > 0 for _move, p in outcomes), "an impossible outcome is listed")
    demand(len(set(moves)) == len(moves), "an outcome is listed twice")
    for _ in range(DRAWS):
        drawn = position.game.chance(position.state, position.rng)
        demand(drawn in moves, f"CHANCE drew what is not listed: {drawn}")
