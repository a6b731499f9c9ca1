"""War over the sea: fleets that carry hosts to the land of enemies, where no way leads there on foot."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.phoenix.bots.charts import Chart, is_port, waters
from tafelrunde.games.phoenix.bots.conscripting import Conscription
from tafelrunde.games.phoenix.bots.draft import Draft
from tafelrunde.games.phoenix.bots.foes import WarSurvey
from tafelrunde.games.phoenix.bots.raiding import WarMarshal
from tafelrunde.games.phoenix.bots.sailing import Admiral, Shipwright
from tafelrunde.games.phoenix.data import FLEET, HORSE, LEADER, PRICE, RIDER, SHIP, SHIP_ROOM, SPACE
from tafelrunde.games.phoenix.land import stage_at
from tafelrunde.games.phoenix.orders_muster import Goods, Recruit
from tafelrunde.games.phoenix.pieces import Army
from tafelrunde.games.phoenix.recruiting import free_number

SHIPS: Final = 20
TRANSPORT: Final = Goods(ships=SHIPS, leaders=1)
TRANSPORT_PRICE: Final = SHIPS * PRICE[SHIP] + PRICE[LEADER]
LANDING: Final = Goods(riders=(SHIPS * SHIP_ROOM - SPACE[LEADER]) // SPACE[RIDER], leaders=1)
LANDING_PRICE: Final = LANDING.riders * PRICE[RIDER] + PRICE[LEADER]
"""A fleet, and the host that fits into it."""
MOST_TRANSPORTS: Final = 5


def open_shores(survey: WarSurvey) -> set[int]:
    """Shores of enemies where nobody stands, and where ships could land somebody."""
    state, world = survey.state, survey.state.setting.world
    return {
        field
        for field in range(world.size)
        if survey.is_foreign(field) and field not in survey.shut and is_port(state, field)
    }


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
