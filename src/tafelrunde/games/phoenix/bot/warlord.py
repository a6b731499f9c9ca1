"""A realm at war: it settles like a peaceful one and takes from its neighbours whatever it can."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.engine.contract import Offers, Rng
from tafelrunde.games.phoenix.bot.assault import Assault
from tafelrunde.games.phoenix.bot.builder import Builder
from tafelrunde.games.phoenix.bot.conscripts import Conscription
from tafelrunde.games.phoenix.bot.diplomacy import bank, receivers, take_gifts
from tafelrunde.games.phoenix.bot.draft import Draft
from tafelrunde.games.phoenix.bot.foes import WarClaims, WarSurvey, front, guess_strangers
from tafelrunde.games.phoenix.bot.hosts import gather
from tafelrunde.games.phoenix.bot.leader import sheet_for
from tafelrunde.games.phoenix.bot.marches import is_settler
from tafelrunde.games.phoenix.bot.navy import Armada, WarAdmiral
from tafelrunde.games.phoenix.bot.raids import WarMarshal
from tafelrunde.games.phoenix.bot.recruits import Recruiter
from tafelrunde.games.phoenix.bot.retinue import joust, ride_out
from tafelrunde.games.phoenix.bot.roads import RoadBuilder
from tafelrunde.games.phoenix.bot.seafight import SeaFight, cruise
from tafelrunde.games.phoenix.bot.settler import RESERVE
from tafelrunde.games.phoenix.bot.siegecraft import Siege, buy_train, is_train
from tafelrunde.games.phoenix.bot.survey import FAR
from tafelrunde.games.phoenix.bot.voyages import Shipwright
from tafelrunde.games.phoenix.bot.watch import Watch
from tafelrunde.games.phoenix.bot.wizardry import Circle, enlist_wizard
from tafelrunde.games.phoenix.economy.cargo import is_own_town
from tafelrunde.games.phoenix.moves.kinds import Sheet
from tafelrunde.games.phoenix.orders.turn import Unload
from tafelrunde.games.phoenix.state.pieces import Army
from tafelrunde.games.phoenix.tables.calendar import is_recruiting
from tafelrunde.games.phoenix.tables.prices import FLEET, FOOT

ROADS_PERCENT: Final = 5
MUCH_GOLD: Final = 20_000
"""Gold with an army that is worth carrying home."""


class Warlord:
    name = "warlord"

    def choose(self, offers: Offers, look: Callable[[], Any], rng: Rng, /) -> Sheet:
        return sheet_for(look(), guess_strangers, plan_muster, plan_turn)


def plan_muster(draft: Draft) -> None:
    """What has been begun goes on; then armies for empty land, then hosts, then what is left for towns."""
    survey = WarSurvey(draft.state, draft.realm)
    builder = Builder(draft, survey)
    builder.go_on()
    builder.repair_works()
    if not is_recruiting(draft.state.month):
        return
    builder.place_free_towns()
    owed = RESERVE + builder.owed()
    claims = WarClaims(survey, FAR)
    recruiter = Recruiter(draft, survey, claims, draft.gold - owed)
    recruiter.recruit()
    Shipwright(draft, survey, claims).build_fleets(draft.gold - owed)
    spare = draft.gold - owed
    roads = RoadBuilder(draft, survey.own, recruiter.outposts(), spare * ROADS_PERCENT // 100)
    roads.connect()
    conscription = Conscription(draft, survey, draft.gold - owed)
    conscription.hold_capital()
    battlefield = front(survey)
    conscription.budget = enlist_wizard(draft, conscription.budget)
    buy_train(conscription, battlefield)
    armada = Armada(draft, survey, claims)
    armada.arm(conscription)
    conscription.raise_hosts(battlefield)
    armada.equip(conscription, battlefield)
    builder.begin(draft.gold - owed)


def plan_turn(draft: Draft) -> None:
    """Fire and attacks first, then land that lies open, then ships and sieges; who is left keeps watch."""
    draft.begin_turn()
    bank(draft)
    joust(draft)
    ride_out(draft)
    carried = {army.number: army.gold for army in draft.armies() if army.gold}
    marshal = WarMarshal(draft, WarSurvey(draft.state, draft.realm))
    watch, siege, assault = Watch(marshal), Siege(draft, marshal), Assault(marshal)
    stay = receivers(draft)
    armies = [a for a in draft.armies() if a.number not in stay and is_settler(draft.state, a)]
    trains = [army for army in armies if is_train(army)]
    siege.open_fire(trains)
    siege.open_fire([army for army in draft.armies() if army.kind == FLEET and is_train(army)])
    hosts = assault.attack([a for a in armies if not is_train(a) and not is_garrison(draft, a)])
    marshal.look_again()
    laden = [army for army in hosts if army.gold + army.special >= MUCH_GOLD]
    watch.carry_home(laden)
    idle = marshal.march([army for army in hosts if army not in laden])
    siege.close_in(trains, watch)
    if any(army.kind == FLEET for army in draft.armies()):
        sea = SeaFight(marshal)
        sea.attack(sea.fleets())
        admiral = WarAdmiral(draft, marshal.war, marshal)
        idle = admiral.sail(idle)
        cruise(marshal, admiral)
    watch.keep_watch(siege.surround(gather(draft, idle), watch))
    unload(draft, carried)
    Circle(draft, marshal.war, roams=True).cast(assault.battles)
    take_gifts(draft)


def unload(draft: Draft, carried: dict[int, int]) -> None:
    """Gold that was brought home; loot of a conquest that is only hoped for is not counted on."""
    for army in draft.armies():
        had = carried.get(army.number, 0)
        if had and army.gold == had and is_own_town(draft.state, draft.realm, army.field):
            draft.order(Unload(army.number, had))


def is_garrison(draft: Draft, army: Army) -> bool:
    """Warriors in the own capital stay there."""
    return army.kind == FOOT and army.field == draft.row.capital
