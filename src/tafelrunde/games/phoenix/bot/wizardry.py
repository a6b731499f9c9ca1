"""Wizards of a realm: they ban whom it attacks, duel with weaker ones and put walls before its towns."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.phoenix.armies.recruits import free_number
from tafelrunde.games.phoenix.bot.draft import Draft
from tafelrunde.games.phoenix.bot.duels import TENTHS, Hunt, company, dares, is_safe
from tafelrunde.games.phoenix.bot.survey import Survey
from tafelrunde.games.phoenix.holdings.land import side_name, stage_at
from tafelrunde.games.phoenix.magic.duel_pairs import foes_in, near
from tafelrunde.games.phoenix.orders.magic import Ban, RaiseMagicWall, TeleportLate
from tafelrunde.games.phoenix.orders.muster import Enlist
from tafelrunde.games.phoenix.standing.standing import enemies_at
from tafelrunde.games.phoenix.standing.wizards import is_wizard, wizards_at
from tafelrunde.games.phoenix.state.pieces import Person
from tafelrunde.games.phoenix.state.realm import NO_FIELD
from tafelrunde.games.phoenix.tables.prices import STAGE_GOLD, WIZARD, WIZARD_PRICE
from tafelrunde.games.phoenix.tables.wizard_classes import RAISING
from tafelrunde.games.phoenix.world.coordinates import SIDES

MOST_WIZARDS: Final = 4
RICH: Final = 4
"""A wizard is enlisted by who has so many times his price to spend."""
LEAST_BAN: Final = 3
"""Power below which a ban is not worth the way."""
ALARM: Final = 2
"""Enemies so near to a town are a danger to it."""


def enlist_wizard(draft: Draft, budget: int, most: int = MOST_WIZARDS) -> int:
    """One more for a rich realm with a capital; returns what is left to spend."""
    seat, price = draft.row.capital, WIZARD_PRICE["CZB"]
    own = [person for person in draft.row.people.values() if is_wizard(person)]
    number = free_number(draft.state, draft.realm, WIZARD)
    if seat == NO_FIELD or len(own) >= most or budget < RICH * price or not number:
        return budget
    if draft.state.month == 1 or wizards_at(draft.state, seat):
        return budget  # two of them beside each other cast nothing (PH-1.4d)
    return budget - price if draft.order(Enlist(draft.label(seat), number, "CZB")) else budget


class Circle:
    """The free wizards of one realm, after its armies have moved."""

    def __init__(self, draft: Draft, survey: Survey, *, roams: bool) -> None:
        self.roams = roams
        """Whether they are sent to the frontier; else the capital comes first."""
        self.draft = draft
        self.state = draft.state
        self.world = draft.state.setting.world
        self.survey = survey
        people = draft.row.people
        self.free = [people[number] for number in sorted(people) if is_wizard(people[number])]

    def cast(self, battles: list[int]) -> None:
        """Bans where fights are coming, the hardest first; then duels and walls; the others go to posts."""
        for field in battles:
            for wizard in self.free:
                if wizard.now >= TENTHS * LEAST_BAN and self.bans(wizard, field):
                    self.free.remove(wizard)
                    break
        gone = Hunt(self.draft).hunt(self.free)
        self.free = [wizard for wizard in self.free if wizard.number not in gone]
        self.keep()

    def keep(self) -> None:
        """Whoever is free protects a town in danger, or goes to the first post that he reaches."""
        towns = self.towns_in_danger() if self.free else []
        posts = self.posts() if self.free else []
        for wizard in self.free:
            if not self.protects(wizard, towns):
                self.retire(wizard, posts)

    # --- bans ----------------------------------------------------------------------------------------

    def bans(self, wizard: Person, field: int) -> bool:
        """From own land beside the field (PH-1.4.3f)."""
        stands = [
            other
            for other in self.world.around[field]
            if is_safe(self.draft, other, wizard) and self.power_to_ban(wizard, other, field)
        ]
        here = [other for other in stands if other == wizard.field]
        for other in here or sorted(stands, key=lambda each: (-company(self.draft, each), each)):
            if other == wizard.field or self.draft.order(
                TeleportLate(wizard.number, self.draft.label(other))
            ):
                power = self.power_to_ban(wizard, other, field)
                return self.draft.order(Ban(wizard.number, self.draft.label(field), power=power))
        return False

    def power_to_ban(self, wizard: Person, stand: int, field: int) -> int:
        """All he has; half where he is likely to win a duel with the rest (PH-5.3l); none where he is not."""
        foes = foes_in(self.state, wizard, dict.fromkeys((*near(self.state, stand), field)))
        if not foes:
            return wizard.now // TENTHS
        rest = wizard.copy()
        rest.now -= TENTHS * (wizard.now // TENTHS // 2)
        return wizard.now // TENTHS // 2 if dares(self.state, [rest], foes) else 0

    def is_challenged(self, wizard: Person, fields: tuple[int, ...]) -> bool:
        """A duel would follow that he is not likely to win (PH-5.3a)."""
        return not dares(self.state, [wizard], foes_in(self.state, wizard, dict.fromkeys(fields)))

    # --- walls ---------------------------------------------------------------------------------------

    def protects(self, wizard: Person, towns: list[int]) -> bool:
        """He goes to the dearest own town in danger and raises a wall towards the enemy."""
        for town in towns:
            if self.is_there(wizard, town):
                self.raise_wall(wizard.number, town)
                return True
        return False

    def retire(self, wizard: Person, posts: list[int]) -> None:
        """To a post nearer to the enemy, or home; from stronger wizards he flees to any town."""
        if wizard.field in posts and not self.is_challenged(wizard, near(self.state, wizard.field)):
            posts = posts[: posts.index(wizard.field) + 1]
        for post in posts:
            if self.is_there(wizard, post):
                return

    def posts(self) -> list[int]:
        """Own towns, nearest to strange wizards first; for who roams the capital last: others come there."""
        seat, realm = self.draft.row.capital, self.draft.realm
        others = [
            row for row in self.state.realms if row.number != realm and not self.survey.is_friend[row.number]
        ]
        goals = [person.field for row in others for person in row.people.values() if is_wizard(person)]
        goals = goals or [row.capital for row in others if row.capital != NO_FIELD]
        far = {
            town: min([self.world.distance(town, goal) for goal in goals], default=0)
            for town in self.survey.own
            if stage_at(self.state, town)
        }
        return sorted(far, key=lambda town: ((town == seat) == self.roams, far[town], town))

    def towns_in_danger(self) -> list[int]:
        towns = [field for field in self.survey.own if stage_at(self.state, field)]
        found = [field for field in towns if self.threats(field)]
        return sorted(found, key=lambda field: (-STAGE_GOLD[stage_at(self.state, field)], field))

    def threats(self, town: int) -> list[int]:
        """Fields of enemies near a town."""
        realm, disc = self.draft.realm, self.world.disc(town, ALARM)
        return [
            field for field in disc if not self.world.is_water[field] and enemies_at(self.state, realm, field)
        ]

    def is_there(self, wizard: Person, field: int) -> bool:
        """Whether he stands there, or has teleported there."""
        if not is_safe(self.draft, field, wizard) or self.is_challenged(wizard, near(self.state, field)):
            return False
        return wizard.field == field or self.draft.order(TeleportLate(wizard.number, self.draft.label(field)))

    def raise_wall(self, number: int, town: int) -> None:
        """On the side that lies nearest to the enemies."""
        threats = self.threats(town)
        sides = [
            SIDES * town + side for side in range(SIDES) if self.world.neighbour[SIDES * town + side] >= 0
        ]
        sides.sort(key=lambda side: (self.farness(self.world.neighbour[side], threats), side))
        if sides and self.draft.row.people[number].now >= TENTHS * RAISING[0]:
            direction: Any = side_name(sides[0])
            self.draft.order(RaiseMagicWall(number, self.draft.label(town), direction))

    def farness(self, field: int, threats: list[int]) -> int:
        return min([self.world.distance(field, threat) for threat in threats], default=0)
