"""What a town can recruit in a month, and with which money (PH-3.3, PH-3.3.1, PH-1.7.1, PH-6.4)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.holdings.ledger import need_gold, pay
from tafelrunde.games.phoenix.standing.sieges import siege_percent
from tafelrunde.games.phoenix.state.pieces import KEY, is_damaged, stage
from tafelrunde.games.phoenix.state.realm import FOUNDING, NO_FIELD
from tafelrunde.games.phoenix.state.state import GOLD, State
from tafelrunde.games.phoenix.tables.calendar import (
    FREE_TOWNS_MONTH,
    PLUNDER_MONTHS,
    is_recruiting,
    month_name,
    recruiting_names,
)
from tafelrunde.games.phoenix.tables.prices import (
    AUDVACAR_GOLD,
    FORTRESS,
    NO_TOWN,
    STAGE_GOLD,
    STAGE_LEADERS,
    STAGE_LIMIT_RULE,
    STAGE_POINTS,
    STAGE_SIEGE,
    STAGE_WIZARDS,
    STAGES,
)
from tafelrunde.games.phoenix.told.land import TownStands
from tafelrunde.games.phoenix.told.notes import Booked

WHAT: Final = ("gold", "leaders", "wizards")
UNLIMITED: Final = 10**12


class Buyer:
    """A realm that recruits in a field: its rights there, and what it may spend."""

    def __init__(self, state: State, realm: int, field: int, *, special: bool) -> None:
        self.realm = realm
        self.field = field
        self.special = special
        self.first: bool = state.month == 1 and not special
        """The first recruiting is free of limits (PH-2e)."""
        self.audvacar: bool = field == state.setting.world.landmarks.audvacar
        self.stage: int = NO_TOWN
        self.term: str = "no_town"
        if self.first:
            self._need_start(state)
        elif self.audvacar:
            self._need_guest(state)
        else:
            self._need_town(state)

    def _need_start(self, state: State) -> None:
        """PH-2e: any of the seven fields."""
        if state.owner[self.field] != self.realm:
            world = state.setting.world
            own = [world.label(field) for field in range(world.size) if state.owner[field] == self.realm]
            params = {"goods": "leaders", "field": world.label(self.field), "fields": ", ".join(own)}
            raise IllegalMove("PH-2e", params)

    def _need_guest(self, state: State) -> None:
        """PH-6.4d: an army there; only treasuries, in recruiting months (PH-6.4e)."""
        if self.realm not in guests(state):
            raise IllegalMove("PH-6.4d", {"month": month_name(state.month)})
        if not is_recruiting(state.month) or self.special:
            months = recruiting_names(state.month)
            raise IllegalMove("PH-3.3a", {"month": month_name(state.month), "recruit_months": months})

    def _need_town(self, state: State) -> None:
        """PH-3.3c, PH-3.2.2.1g."""
        world, town = state.setting.world, state.towns.get(self.field)
        own = state.owner[self.field] == self.realm
        self.stage = NO_TOWN if town is None or not own else recruiting_stage(state, self.field)
        if self.stage == NO_TOWN or is_new(state, self.realm, self.field):
            reason = "reason_new_town" if self.stage else "reason_no_town" if own else "reason_not_yours"
            params = {
                "field": world.label(self.field),
                "reason": reason,
                "month": month_name(state.month),
            }
            raise IllegalMove("PH-3.3c", params)
        self.term = STAGES[self.stage]
        since = state.plundered.get(self.field, -PLUNDER_MONTHS - 1)
        if state.month <= since + PLUNDER_MONTHS:  # PH-R73
            params = {
                "town": self.term,
                "field": world.label(self.field),
                "since": month_name(since),
                "month": month_name(since + PLUNDER_MONTHS + 1),
            }
            raise IllegalMove("PH-3.2.2.1g", params)

    def need_great_wizard(self, state: State) -> None:
        """A wizard of class B comes to a fortress only if there is no capital (PH-3.3j)."""
        capital = state.realms[self.realm].capital
        if self.stage == FORTRESS and capital != NO_FIELD:
            label = state.setting.world.label
            raise IllegalMove("PH-3.3j", {"field": label(self.field), "capital": label(capital)})

    def limits(self, state: State) -> tuple[int, int, int]:
        """Gold, leaders and wizards; siege and halving are multiplied and rounded down once (PH-R70)."""
        if self.first:
            return UNLIMITED, UNLIMITED, UNLIMITED
        if self.audvacar:
            share = AUDVACAR_GOLD // len(guests(state))
            return share, UNLIMITED, UNLIMITED
        percent = siege_percent(state, self.field) if STAGE_SIEGE[self.stage] else 100
        half = 2 if self.special else 1
        rows = (STAGE_GOLD, STAGE_LEADERS, STAGE_WIZARDS)
        gold, leaders, wizards = (row[self.stage] * percent // (100 * half) for row in rows)
        return gold, leaders, wizards

    @property
    def slot(self) -> int:
        """Where its use is counted: treasury and special income apart (PH-R84), in Audvacar by realm."""
        return (self.field * 256 + self.realm) * 2 + (1 if self.special else 0)


def is_new(state: State, realm: int, field: int) -> bool:
    """A free town that a founding realm has placed at this muster: it did not stand before (PH-3.3c)."""
    if state.month != FREE_TOWNS_MONTH or state.realms[realm].kind != FOUNDING:
        return False
    placed = [event.field for event in state.news if isinstance(event, TownStands) and event.why == "placed"]
    return state.setting.world.label(field) in placed


def guests(state: State) -> list[int]:
    """Realms with an army in Audvacar (PH-6.4d)."""
    there = state.armies_at(state.setting.world.landmarks.audvacar)
    return sorted({key // KEY for key in there if state.army(key).aboard == 0})


def recruiting_stage(state: State, field: int) -> int:
    """The stage by which a town recruits (PH-1.5.12e, PH-R13)."""
    town = state.towns[field]
    if state.setting.damaged_by_table or not is_damaged(town):
        return stage(town)
    found = town.built
    while found and town.points < STAGE_POINTS[found]:
        found -= 1
    return found


def need_capacity(
    state: State, buyer: Buyer, gold: int, leaders: int, wizards: int, beside: int
) -> list[int]:
    """What the town will have recruited; `beside`: gold for leaders and wizards (PH-R76)."""
    wanted = [gold + beside if buyer.audvacar else gold, leaders, wizards]
    used = state.used.get(buyer.slot, [0, 0, 0])
    total = [before + more for before, more in zip(used, wanted, strict=True)]
    for what, asked, limit in zip(WHAT, total, buyer.limits(state), strict=True):
        if asked > limit:
            raise beyond_limit(state, buyer, what, asked, limit)
    return total


def beyond_limit(state: State, buyer: Buyer, what: str, asked: int, limit: int) -> IllegalMove:
    """The rule behind the limit: Audvacar's share, special income, a siege, or the size of the town."""
    if buyer.audvacar:
        return IllegalMove("PH-6.4e", {"limit": limit, "count": len(guests(state)), "need": asked})
    place = state.setting.world.label(buyer.field)
    params = {"town": buyer.term, "field": place, "limit": limit, "what": what, "asked": asked}
    if buyer.special:
        return IllegalMove("PH-3.3.1a", params)
    count = state.besieged.get(buyer.field, 0)
    if count and STAGE_SIEGE[buyer.stage]:
        return IllegalMove("PH-1.7.1b", {**params, "count": count})
    return IllegalMove(STAGE_LIMIT_RULE[buyer.stage], params)


# --- money -------------------------------------------------------------------------------------------


def special_gold(state: State, realm: int, field: int) -> int:
    """Special income in a town: left there, or carried by armies that came in earlier months (PH-3.2.3c)."""
    carried = [state.army(key).special for key in state.armies_at(field) if key // KEY == realm]
    return state.towns[field].special + sum(carried)


def purchase(state: State, buyer: Buyer, gold: int, used: list[int]) -> None:
    """Pays, from the treasury or with the special income of the town; raises before anything is paid."""
    place = state.setting.world.label(buyer.field)
    if buyer.special:
        need_special(state, buyer, gold, place)
        spend_special(state, buyer.realm, buyer.field, gold)
    else:
        need_gold(state, buyer.realm, gold, "recruiting")
        pay(state, buyer.realm, gold, "recruiting", place)
    state.used[buyer.slot] = used


def need_special(state: State, buyer: Buyer, gold: int, place: str) -> None:
    """PH-3.2.3c."""
    have = special_gold(state, buyer.realm, buyer.field)
    if have < gold:
        params = {"town": buyer.term, "field": place, "have": have, "need": gold}
        raise IllegalMove("PH-3.2.3c", {**params, "month": month_name(state.month)})


def spend_special(state: State, realm: int, field: int, gold: int) -> None:
    """The town's chest first, then the armies by number."""
    state.account[GOLD] -= gold
    left = gold
    town = state.edit_town(field)
    taken = min(left, town.special)
    town.special -= taken
    left -= taken
    for key in state.armies_at(field):
        if key // KEY == realm and left:
            army = state.edit_army(key)
            taken = min(left, army.special)
            army.special -= taken
            left -= taken
    place = state.setting.world.label(field)
    state.note(realm, Booked(-gold, "special", state.realms[realm].gold, place))
