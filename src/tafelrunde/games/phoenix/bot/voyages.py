"""Over the sea to land that nobody owns: fleets carry idle armies to empty shores and come back."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.armies.recruits import free_number
from tafelrunde.games.phoenix.bot.charts import HORIZON, Chart, is_port, this_month, waters
from tafelrunde.games.phoenix.bot.draft import Draft
from tafelrunde.games.phoenix.bot.lure import NO_LURE, Lure, lure_of
from tafelrunde.games.phoenix.bot.marches import Marshal
from tafelrunde.games.phoenix.bot.survey import SOON, Claims, Survey
from tafelrunde.games.phoenix.holdings.land import stage_at
from tafelrunde.games.phoenix.marching.steps import need_free, ready
from tafelrunde.games.phoenix.orders.muster import Goods, Recruit
from tafelrunde.games.phoenix.orders.turn import Embark, Land, MoveArmy
from tafelrunde.games.phoenix.standing.costs import row_of
from tafelrunde.games.phoenix.standing.standing import carried
from tafelrunde.games.phoenix.state.pieces import Army, ship_room, space
from tafelrunde.games.phoenix.tables.prices import (
    CONQUEST_MINIMUM,
    FLEET,
    LEADER,
    PRICE,
    SHIP,
    SHIP_ROOM,
    SPACE,
)

SHIPS: Final = -(-(CONQUEST_MINIMUM + SPACE[LEADER]) // SHIP_ROOM)
FLEET_GOODS: Final = Goods(ships=SHIPS, leaders=1)
FLEET_PRICE: Final = SHIPS * PRICE[SHIP] + PRICE[LEADER]
"""Room for one of the smallest armies that take land."""
FIELDS_FOR_A_FLEET: Final = 8
MOST_FLEETS: Final = 3
RICH: Final = 5
"""One fleet off the own coast is built by who has so many times its price to spend: landings must beat it."""
LAND_FIRST: Final = 12
"""As long as there is so much to take on foot, nobody builds ships."""


def empty_shores(survey: Survey, claims: Claims) -> list[int]:
    """Unowned land where an army could land, and which nobody comes to soon on foot."""
    state, world = survey.state, survey.state.setting.world
    land = [field for field in range(world.size) if world.income[field] and survey.is_wanted(field)]
    return [field for field in land if claims.steps.get(field, SOON) >= SOON and is_port(state, field)]


class Shipwright:
    """Builds fleets where the realm has a port and there is land beyond the sea."""

    def __init__(self, draft: Draft, survey: Survey, claims: Claims) -> None:
        self.draft = draft
        self.survey = survey
        self.claims = claims

    def build_fleets(self, budget: int) -> None:
        if len(self.claims.of(self.draft.realm)) >= LAND_FIRST:
            return
        shores = empty_shores(self.survey, self.claims)
        fleets = sum([1 for army in self.draft.armies() if army.kind == FLEET])
        missing = min(MOST_FLEETS, -(-len(shores) // FIELDS_FOR_A_FLEET)) - fleets
        if missing > 0 and budget >= FLEET_PRICE:
            self.build(missing, waters(self.draft.state, shores), budget)
        elif not fleets and budget >= RICH * FLEET_PRICE:
            self.build(1, waters(self.draft.state, self.survey.own), budget)

    def build(self, missing: int, goals: set[int], budget: int) -> None:
        for port, water in self.slips(goals):
            while missing > 0 and budget >= FLEET_PRICE:
                number = free_number(self.draft.state, self.draft.realm, FLEET)
                place = self.draft.label(water)
                if not number or not self.draft.order(
                    Recruit(self.draft.label(port), number, FLEET_GOODS, place)
                ):
                    break
                missing, budget = missing - 1, budget - FLEET_PRICE

    def slips(self, goals: set[int]) -> list[tuple[int, int]]:
        """Ports with a water from which a way leads to one of the goals, the nearest first."""
        state, chart = self.draft.state, Chart(self.survey, goals)
        found = [
            (chart.price(water), port, water)
            for port in self.survey.own
            if stage_at(state, port) and is_port(state, port)
            for water in waters(state, [port])
        ]
        return [(port, water) for price, port, water in sorted(found) if price < HORIZON]


class Admiral:
    """Moves the fleets of one realm, and the armies that wait for them or are aboard."""

    def __init__(self, draft: Draft, survey: Survey, marshal: Marshal) -> None:
        self.draft = draft
        self.state = draft.state
        self.survey = survey
        self.marshal = marshal
        self.shores = set(empty_shores(survey, marshal.claims))
        self.outward = Chart(survey, waters(self.state, self.shores))
        self.ports = [
            field for field in survey.own if stage_at(draft.state, field) and is_port(draft.state, field)
        ]

    def sail(self, idle: list[Army]) -> list[Army]:
        """Full fleets to empty shores, empty ones to idle armies, those to ports; returns who is idle."""
        fleets = [army for army in self.draft.armies() if army.kind == FLEET and is_free(self.draft, army)]
        waiting = [army.number for army in idle]
        for fleet in fleets:
            if carried(self.state, fleet):
                self.deliver(fleet.number)
            elif waiting and self.outward.price(fleet.field) < HORIZON:
                waiting = self.fetch(fleet.number, waiting)
        return [army for army in idle if army.number in waiting]

    # --- there ---------------------------------------------------------------------------------------

    def deliver(self, number: int) -> None:
        """Lands what is aboard, or sails on to where that is possible; home if there is no empty shore."""
        if not self.land_all(number):
            has_shore = self.outward.price(self.fleet(number).field) < HORIZON
            self.follow(number, self.outward if has_shore else self.homeward())
            self.land_all(number)

    def homeward(self) -> Chart:
        return Chart(self.survey, waters(self.state, self.ports))

    def follow(self, number: int, chart: Chart) -> None:
        """Sails as far as it gets this month."""
        fleet = self.fleet(number)
        path = this_month(self.state, fleet, chart.way(fleet.field))
        if path:
            labels = tuple([self.draft.label(field) for field in path])
            self.draft.order(MoveArmy(number, labels[-1], labels[:-1] or labels))

    def land_all(self, number: int) -> bool:
        """Whether something has gone ashore; it goes on from there as far as it can."""
        landed = False
        for key in carried(self.state, self.fleet(number)):
            army = self.state.army(key)
            for field in self.landings(army):
                if self.draft.order(Land(army.number, self.draft.label(field))):
                    landed = True
                    self.go_on(army.number)
                    break
        return landed

    def landings(self, army: Army) -> list[int]:
        """Fields beside the fleet that the army could take, the best first; home if there are none left."""
        around = self.state.setting.world.around[army.field]
        found = [field for field in around if self.is_landable(field)]
        if self.outward.price(army.field) == HORIZON:
            found += [field for field in around if field in self.ports]
        return sorted(
            found, key=lambda field: (-self.marshal.worth(field) - self.marshal.openings(field), field)
        )

    def is_landable(self, field: int) -> bool:
        return self.survey.is_wanted(field) and field not in self.survey.shut

    def go_on(self, number: int) -> None:
        army = self.draft.row.armies[number]
        self.marshal.look_again()
        path = self.marshal.conquest(army)
        if path:
            self.marshal.go(army, path)

    # --- and back ------------------------------------------------------------------------------------

    def fetch(self, number: int, waiting: list[int]) -> list[int]:
        """Takes an idle army aboard and sails; without one it sails to a port, where one comes to meet it."""
        for other in waiting:
            if self.is_aboard(number, other):
                self.deliver(number)
                return [left for left in waiting if left != other]
        self.follow(number, self.homeward())
        goals = [port for port in self.ports if self.fleet(number).field in waters(self.state, [port])]
        comer = self.call(goals, waiting)
        if comer and self.is_aboard(number, comer):
            self.deliver(number)
        return [left for left in waiting if left != comer]

    def is_aboard(self, number: int, other: int) -> bool:
        """An army beside the fleet that fits into it goes aboard."""
        army, fleet = self.draft.row.armies[other], self.fleet(number)
        if fleet.field not in self.state.setting.world.around[army.field] or space(army) > ship_room(fleet):
            return False
        return self.draft.order(Embark(other, number))

    def call(self, goals: list[int], waiting: list[int]) -> int:
        """The idle army nearest to one of these fields sets out for it; 0 if none can."""
        best, comer = NO_LURE, 0
        lures: dict[int, Lure] = {}
        for number in waiting if goals else ():
            army = self.draft.row.armies[number]
            row = row_of(self.state, army)
            if row not in lures:
                lures[row] = lure_of(self.marshal.ground(row), self.survey, goals)
            if lures[row].price(army.field) < best:
                best, comer = lures[row].price(army.field), number
        if comer:
            army = self.draft.row.armies[comer]
            row = row_of(self.state, army)
            path = self.marshal.this_month(ready(self.state, army), self.marshal.ground(row), lures[row])
            if path:
                self.marshal.go(army, path)
        return comer

    def fleet(self, number: int) -> Army:
        return self.draft.row.armies[number]


def is_free(draft: Draft, fleet: Army) -> bool:
    try:
        need_free(draft.state, fleet)
    except IllegalMove:
        return False
    return True
