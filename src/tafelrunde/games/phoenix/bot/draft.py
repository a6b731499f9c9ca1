"""A sheet in the making: every order is carried out on an imagined position at once, or left out.

The position is the bot's own, made from its view; what is refused there would be refused at the table.
"""

from __future__ import annotations

from typing import Any

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.armies.inspection import inspect
from tafelrunde.games.phoenix.holdings.ledger import add_goods
from tafelrunde.games.phoenix.months.execution import begin_turn, execute
from tafelrunde.games.phoenix.moves.kinds import Sheet
from tafelrunde.games.phoenix.positions.foundation import setting_for
from tafelrunde.games.phoenix.secrecy.imagining import (
    fill_course,
    fill_map,
    fill_realm,
    fill_row,
    imagined_person,
)
from tafelrunde.games.phoenix.secrecy.seen import PhoenixView
from tafelrunde.games.phoenix.state.pieces import KEY, Army
from tafelrunde.games.phoenix.state.realm import Realm
from tafelrunde.games.phoenix.state.state import GOLD, State, empty_state
from tafelrunde.games.phoenix.tables.prices import CONQUEST_MINIMUM, GOODS


class Draft:
    """Orders of one realm so far, and the position after them. Phases must be planned in their order."""

    def __init__(self, state: State, realm: int) -> None:
        state.planning = True
        self.state = state
        self.realm = realm
        self.orders: list[Any] = []

    @property
    def row(self) -> Realm:
        return self.state.realms[self.realm]

    @property
    def gold(self) -> int:
        return self.row.gold

    def label(self, field: int) -> str:
        return self.state.setting.world.label(field)

    def armies(self) -> list[Army]:
        """Own armies and fleets, by number."""
        armies = self.row.armies
        return [armies[number] for number in sorted(armies)]

    def order(self, order: Any) -> bool:
        """Puts the order on the sheet if it can be carried out now."""
        try:
            execute(self.state, self.realm, order)
        except IllegalMove:
            return False
        self.orders.append(order)
        return True

    def begin_turn(self) -> None:
        """From here on orders of the turn are planned, not those of the muster."""
        begin_turn(self.state, self.realm)

    def sheet(self) -> Sheet:
        """All orders; none where they would leave an army behind that is none."""
        try:
            inspect(self.state, self.realm)
        except IllegalMove:
            return Sheet()
        return Sheet(tuple(self.orders))


class Indifferent:
    """Guesses the same every time: a peaceful realm does not ask how strong the others are."""

    def below(self, n: int, /) -> int:
        return 0


def planned(seen: PhoenixView, seat: int, *, with_strangers: bool) -> State:
    """A position that fits the view, to plan on, without an account; strangers' pieces only if wanted."""
    realms = len(seen.realms) - 1
    setting, _founded = setting_for(realms, seen.options, seen.foundation)
    state, rng = empty_state(setting), Indifferent()
    fill_course(state, seen)
    fill_map(state, seen, rng)
    for number in range(realms):
        if number == seat:
            fill_realm(state, number, seen, rng)
        else:
            fill_stranger(state, number, seen, with_pieces=with_strangers)
    for key, _receiver, _price, goods, _month in state.pledges:
        if state.has_army(key) and key // KEY != seat:
            add_goods(state.edit_army(key), list(goods[:GOODS]))  # whoever offers something has it
            state.edit_army(key).special += goods[GOLD]
    return state


def fill_stranger(state: State, number: int, seen: PhoenixView, *, with_pieces: bool) -> None:
    """Rights, armies and people of another realm; all armies are taken for such as could conquer."""
    shown, labelled = seen.realms[number], state.setting.world.labelled
    assert shown is not None
    fill_row(state, number, shown, Indifferent())
    if not with_pieces:
        return
    for name, there in seen.armies[number].items():
        army = Army(number, int(name), labelled[there.field])
        army.aboard, army.moved = there.aboard, there.moved
        army.troops, army.leaders = CONQUEST_MINIMUM, 1
        state.add_army(army)
    for name, person in seen.people[number].items():
        state.add_person(imagined_person(number, int(name), person, state.setting.world, Indifferent()))
