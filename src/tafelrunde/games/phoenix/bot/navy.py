"""War over the sea: fleets that carry hosts to the land of enemies, where no way leads there on foot."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.phoenix.armies.recruits import free_number
from tafelrunde.games.phoenix.bot.charts import Chart, is_port, waters
from tafelrunde.games.phoenix.bot.conscripts import Conscription
from tafelrunde.games.phoenix.bot.draft import Draft
from tafelrunde.games.phoenix.bot.foes import WarSurvey
from tafelrunde.games.phoenix.bot.raids import WarMarshal
from tafelrunde.games.phoenix.bot.seafight import enemy_fleets
from tafelrunde.games.phoenix.bot.voyages import Admiral, Shipwright
from tafelrunde.games.phoenix.holdings.land import stage_at
from tafelrunde.games.phoenix.orders.muster import Goods, Recruit
from tafelrunde.games.phoenix.state.pieces import Army
from tafelrunde.games.phoenix.tables.prices import (
    FLEET,
    HORSE,
    LEADER,
    LIGHT_WARSHIP,
    PRICE,
    RIDER,
    SHIP,
    SHIP_ROOM,
    SPACE,
)

SHIPS: Final = 20
TRANSPORT: Final = Goods(ships=SHIPS, leaders=1)
TRANSPORT_PRICE: Final = SHIPS * PRICE[SHIP] + PRICE[LEADER]
LANDING: Final = Goods(riders=(SHIPS * SHIP_ROOM - SPACE[LEADER]) // SPACE[RIDER], leaders=1)
LANDING_PRICE: Final = LANDING.riders * PRICE[RIDER] + PRICE[LEADER]
"""A fleet, and the host that fits into it."""
MOST_TRANSPORTS: Final = 5
MOST_SHIPS: Final = 120
"""Ships of all fleets together, above which none are built for war."""
NAVY_SHARE: Final = 4
"""One part of so many of what can be spent goes into ships where enemy fleets are near."""
LEAST_SHIPS: Final = 10
WARSHIP_GOLD: Final = 20_000
"""For so much gold that a port can spend, one of the ships is a warship."""
OFFING: Final = 24
"""Fleets of enemies so near to a port call for ships: three months away."""


def open_shores(survey: WarSurvey) -> set[int]:
    """Shores of enemies where nobody stands, and where ships could land somebody."""
    state, world = survey.state, survey.state.setting.world
    return {
        field
        for field in range(world.size)
        if survey.is_foreign(field) and field not in survey.shut and is_port(state, field)
    }


def warships(gold: int) -> Goods:
    """What to build for so much: ships that can board, and warships that fire (PH-1.2); nothing on credit."""
    spent = max(0, gold)
    light = spent // WARSHIP_GOLD
    return Goods(ships=(spent - light * PRICE[LIGHT_WARSHIP]) // PRICE[SHIP], leaders=1, light_warships=light)


class WarAdmiral(Admiral):
    """Sails for empty shores and for those of enemies where nobody stands."""

    def __init__(self, draft: Draft, survey: WarSurvey, marshal: WarMarshal) -> None:
        super().__init__(draft, survey, marshal)
        self.shores = {field for field in self.shores if field not in survey.shut}
        self.outward = Chart(survey, waters(self.state, self.shores))

    def sail(self, idle: list[Army]) -> list[Army]:
        """The strongest go aboard first."""
        return super().sail(sorted(idle, key=lambda army: (-army.troops, army.number)))


class Armada(Shipwright):
    """Builds transports and hosts for them in ports from which no enemy can be reached on foot."""

    def equip(self, conscription: Conscription, front: set[int]) -> None:
        survey, state = self.survey, self.draft.state
        assert isinstance(survey, WarSurvey)
        shores = open_shores(survey)
        ports: dict[int, int] = {}
        for port, water in self.slips(waters(state, shores)):
            if port not in front:
                ports.setdefault(port, water)
        fleets = [army for army in self.draft.armies() if army.kind == FLEET]
        missing = MOST_TRANSPORTS - sum([army.troops >= SHIPS for army in fleets])
        for port, water in ports.items():
            while missing > 0 and self.buys_transport(conscription, port, water):
                missing -= 1
        for port in ports:
            self.raise_landing(conscription, port, missing)

    def arm(self, conscription: Conscription) -> None:
        """Ships for war in the port nearest to a fleet of enemies, if one is in the offing."""
        ships = sum([army.troops for army in self.draft.armies() if army.kind == FLEET])
        for port, water in self.watched_ports() if ships < MOST_SHIPS else ():
            gold = min(conscription.limits(port)[0], conscription.budget // NAVY_SHARE)
            number = conscription.host_at(water, FLEET)
            number = number or free_number(self.draft.state, self.draft.realm, FLEET)
            goods = warships(gold)
            if goods.ships >= LEAST_SHIPS and number:
                conscription.paid(Recruit(self.draft.label(port), number, goods, self.draft.label(water)))
                return

    def watched_ports(self) -> list[tuple[int, int]]:
        """Ports with their water, nearest to enemy fleets first, as far as those are in the offing."""
        survey, state = self.survey, self.draft.state
        assert isinstance(survey, WarSurvey)
        world, found = state.setting.world, list[tuple[int, int, int]]()
        fleets = enemy_fleets(survey)
        for port in survey.own:
            if stage_at(state, port) and is_port(state, port):
                for water in sorted(waters(state, [port])):
                    far = min([world.distance(water, fleet) for fleet in fleets], default=OFFING + 1)
                    if far <= OFFING:
                        found.append((far, port, water))
        return [(port, water) for _far, port, water in sorted(found)]

    def buys_transport(self, conscription: Conscription, port: int, water: int) -> bool:
        number = free_number(self.draft.state, self.draft.realm, FLEET)
        if conscription.budget < TRANSPORT_PRICE or not number:
            return False
        order = Recruit(self.draft.label(port), number, TRANSPORT, self.draft.label(water))
        return conscription.paid(order)

    def raise_landing(self, conscription: Conscription, port: int, missing: int) -> None:
        """As many hosts as there are transports wait in a port for them."""
        state, realm = self.draft.state, self.draft.realm
        waiting = [a for a in self.draft.armies() if a.kind == HORSE and stage_at(state, a.field)]
        wanted = MOST_TRANSPORTS - missing - sum([army.troops == LANDING.riders for army in waiting])
        while wanted > 0 and conscription.budget >= LANDING_PRICE:
            number = free_number(state, realm, HORSE)
            if not number or not conscription.paid(Recruit(self.draft.label(port), number, LANDING)):
                return
            wanted -= 1
