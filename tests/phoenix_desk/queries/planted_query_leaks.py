"""Leaks planted into the answers to questions, each in its own way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import Game, Words
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.armies.capacity import special_gold
from tafelrunde.games.phoenix.orders.muster import BuildTown
from tafelrunde.games.phoenix.secrecy.seen import PhoenixView
from tafelrunde.games.phoenix.standing.standing import can_conquer, enemies_at
from tafelrunde.games.phoenix.state.pieces import KEY, Army, counted
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import STAGE_POINTS
from tafelrunde.games.phoenix.world.coordinates import SIDES
from tafelrunde.phoenix_desk.orders.desk import Desk
from tafelrunde.phoenix_desk.queries import (
    building,
    compared,
    knowledge,
    odds,
    paths,
    pieces,
    reach,
    recruiting,
    sightings,
)
from tests.games.phoenix.leaks import of_pieces, of_realms
from tests.phoenix_desk.planted_leaks import ChannelLeak, Patch, strengths, treasuries

Plant = Callable[[Game, Patch], Game]


def instead(
    module: Any, name: str, made: Callable[[Any], Any], game_too: Callable[[Game], Game] | None = None
) -> Plant:
    """The function of that name gives way to one made of it."""

    def plant(game: Game, patch: Patch) -> Game:
        patch(module, name, made(getattr(module, name)))
        return game_too(game) if game_too else game

    return plant


# --- reach and paths ---------------------------------------------------------------------------------


def walls_in_the_way(honest: Any) -> Any:
    """Fields behind magic walls that nobody has seen are not in reach."""

    def answer(desk: Desk, state: State, unit: Army, places: dict[int, Army], *rest: Any) -> Any:
        hidden = {side // SIDES for _realm, side, _caster in state.magic}
        open_ones = {field: there for field, there in places.items() if field not in hidden}
        return honest(desk, state, unit, open_ones, *rest)

    return answer


def who_fears(honest: Any) -> Any:
    """A field with enemies is marked only if they are the stronger."""

    def reached(state: State, unit: Army, there: Army, halted: str) -> Any:
        foes = [state.army(key).troops for key in enemies_at(state, unit.realm, there.field)]
        return replace(honest(state, unit, there, halted), meets=sum(foes) > unit.troops)

    return reached


def sure_of_it(honest: Any) -> Any:
    """There is hope only where enemies are weak."""

    def is_hopeful(state: State, unit: Army, field: int) -> bool:
        around = state.setting.world.around[field]
        near = [key for other in around for key in enemies_at(state, unit.realm, other)]
        return any(10 * state.army(key).troops < unit.troops for key in near)

    return is_hopeful


def chatty(honest: Any) -> Any:
    """The reason why not tells more than the rule."""

    def reason(desk: Desk, refusal: IllegalMove) -> Any:
        found = honest(desk, refusal)
        return replace(found, said=Words(f"{found.said.en} {treasuries(desk.state)}", found.said.de))

    return reason


def prudent(honest: Any) -> Any:
    """Journeys take a month longer where strong armies wait."""

    def journey(state: State, army: Army, to: int) -> list[list[int]]:
        found = honest(state, army, to)
        return [*found, [to]] if found and strengths(state) % 2 else found

    return journey


# --- recruiting and building -------------------------------------------------------------------------


def open_chests(honest: Any) -> Any:
    """What lies in the chests of a foreign town is told with its price list."""

    def town_offers(desk: Desk, state: State, field: int, *, special: bool) -> Any:
        found = honest(desk, state, field, special=special)
        return (
            replace(found, money=special_gold(state, state.owner[field], field))
            if field in state.towns
            else found
        )

    return town_offers


def masons_talk(honest: Any) -> Any:
    """Of a foreign town one learns how many building points it lacks."""

    def town_sites(desk: Desk, state: State, field: int) -> Iterator[building.Site]:
        for one in honest(desk, state, field):
            town = state.towns.get(field)
            yield replace(one, points=STAGE_POINTS[town.built] - town.points) if town else one

    return town_sites


def sites_counted(honest: Any) -> Any:
    """A stage is refused with another rule while others have much gold."""

    def refused(state: State, realm: int, order: Any) -> IllegalMove | None:
        found = honest(state, realm, order)
        if isinstance(order, BuildTown) and found and treasuries(state) % 2:
            return IllegalMove("PH-1.5b", found.params)
        return found if found is None or isinstance(found, IllegalMove) else None

    return refused


# --- odds --------------------------------------------------------------------------------------------


def no_questions(honest: Any) -> Any:
    """Nothing is asked for: the true strengths are reckoned with."""
    return lambda desk, state, front: iter(())


def only_the_strong(honest: Any) -> Any:
    """Supporters are asked for only if they are strong enough."""

    def supporters(state: State, front: Any, party: Any) -> Iterator[Army]:
        return iter([army for army in honest(state, front, party) if can_conquer(state, army)])

    return supporters


def true_points(honest: Any) -> Any:
    """What somebody has is proposed as usual."""

    def ask(state: State, name: str, key: int) -> Any:
        value = state.army(key).troops if state.has_army(key) else state.person(key).now
        return replace(honest(state, name, key), usual=value)

    return ask


# --- months, pieces, the desk ------------------------------------------------------------------------


def only_the_large(honest: Any) -> Any:
    """Small armies are overlooked, which tells that they are small."""

    def foreign(view: PhoenixView) -> Iterator[Any]:
        rows = [(seat, number, piece) for seat, number, piece in honest(view)]
        return iter([row for row in rows if (getattr(row[2], "troops", None) or 5000) >= 5000])

    return foreign


def by_wealth(honest: Any) -> Any:
    """Fields that changed hands stand in the sequence of their owners' gold."""

    def owners(then: Any, now: Any) -> Iterator[compared.Owned]:
        gold = {row.name: row.gold or 0 for row in now.view.realms if row}
        for one in honest(then, now):
            yield replace(one, before=f"{one.before} {gold.get(one.before, 0)} {gold.get(one.now, 0)}")

    return owners


def counted_all(honest: Any) -> Any:
    """A search shows what foreign armies have."""

    def army_piece(desk: Desk, seat: int, number: int, army: Any, busy: set[int]) -> Any:
        goods = counted(desk.state.army(KEY * seat + number))
        return replace(
            honest(desk, seat, number, army, busy), goods={str(n): have for n, have in enumerate(goods)}
        )

    return army_piece


def by_strength(honest: Any) -> Any:
    """Foreign armies come in the sequence of their strength."""

    def pieces_sorted(desk: Desk, wanted: pieces.Wanted, sheet: str = "") -> Sequence[pieces.Piece]:
        def weight(piece: pieces.Piece) -> int:
            key = KEY * piece.seat + piece.number
            return desk.state.army(key).troops if desk.state.has_army(key) else 0

        return sorted(honest(desk, wanted, sheet), key=weight)

    return pieces_sorted


def masters_desk(honest: Any) -> Any:
    """The view on the desk is the game master's."""

    def seen_by(game: Game, state: State, realm: int) -> Desk:
        view: Any = game.view(state, state.setting.game_master)
        return Desk(game, game.imagine(view, Seeded(0)), realm, view)

    return seen_by


def lucky_desk(honest: Any) -> Any:
    """What is imagined follows from what is."""

    def seen_by(game: Game, state: State, realm: int) -> Desk:
        view: Any = game.view(state, realm)
        return Desk(game, game.imagine(view, Seeded(strengths(state))), realm, view)

    return seen_by


QUERY_LEAKS: dict[str, ChannelLeak] = {
    "reach that sees walls": ChannelLeak(
        "magic walls", "reach", instead(reach, "answer", walls_in_the_way), "coven"
    ),
    "reach that fears": ChannelLeak("strengths", "reach", instead(reach, "reached", who_fears)),
    "hope that is sure": ChannelLeak("strengths", "reach", instead(reach, "is_hopeful", sure_of_it)),
    "a chatty reason": ChannelLeak("treasury", "reach", instead(reach, "reason", chatty)),
    "a chatty refusal": ChannelLeak("treasury", "paths", instead(paths, "reason", chatty)),
    "prudent journeys": ChannelLeak("strengths", "paths", instead(paths, "journey", prudent)),
    "open chests": ChannelLeak(
        "special income", "recruiting", instead(recruiting, "town_offers", open_chests), "siege"
    ),
    "masons who talk": ChannelLeak(
        "town damage", "building", instead(building, "town_sites", masons_talk), "siege"
    ),
    "a price by wealth": ChannelLeak("treasury", "building", instead(building, "refused", sites_counted)),
    "odds without questions": ChannelLeak("strengths", "odds", instead(odds, "unknown_keys", no_questions)),
    "supporters that are strong": ChannelLeak(
        "strengths", "odds", instead(odds, "supporters", only_the_strong)
    ),
    "points that are usual": ChannelLeak(
        "wizards' power", "odds", instead(odds, "ask", true_points), "coven"
    ),
    "sightings of the large": ChannelLeak(
        "strengths",
        "sightings",
        instead(sightings, "foreign", only_the_large, of_pieces("armies", "troops")),
    ),
    "owners by wealth": ChannelLeak(
        "treasury", "two months", instead(compared, "owners", by_wealth, of_realms("gold"))
    ),
    "a search that counts": ChannelLeak("strengths", "pieces", instead(pieces, "army_piece", counted_all)),
    "a search by strength": ChannelLeak("strengths", "pieces", instead(pieces, "pieces", by_strength)),
    "the game master's desk": ChannelLeak("everything", "desk", instead(knowledge, "seen_by", masters_desk)),
    "a lucky desk": ChannelLeak("strengths", "desk", instead(knowledge, "seen_by", lucky_desk)),
}
