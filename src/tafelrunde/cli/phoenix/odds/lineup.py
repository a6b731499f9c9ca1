"""Forces for `battle`, `fire`, `duel` and `charfight` as they stand in a campaign."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, NamedTuple

import typer

from tafelrunde.cli.language import t
from tafelrunde.cli.phoenix.change import in_words
from tafelrunde.cli.phoenix.homes import campaign_at
from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.arithmetic.fire_odds import Target
from tafelrunde.games.phoenix.armies.bans import unbanned_weapons
from tafelrunde.games.phoenix.armies.weapons import WEIGHTS, weapon_of
from tafelrunde.games.phoenix.court.char_combat import by_rank, fighter, sides_of
from tafelrunde.games.phoenix.court.charfight_lines import Party
from tafelrunde.games.phoenix.fire.fire_lines import Aim
from tafelrunde.games.phoenix.fire.shots import line_of_fire
from tafelrunde.games.phoenix.fire.strikes import hosts_at, is_hostile_town
from tafelrunde.games.phoenix.holdings.land import stage_at
from tafelrunde.games.phoenix.magic.duel_lines import Circle
from tafelrunde.games.phoenix.magic.duel_pairs import joined, pairs_of
from tafelrunde.games.phoenix.magic.duels import duellist
from tafelrunde.games.phoenix.melee.fronts import Front
from tafelrunde.games.phoenix.standing.standing import own_army
from tafelrunde.games.phoenix.state.pieces import KEY, Person
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import GOOD_SHORT, NO_TOWN, RANK_CODES
from tafelrunde.games.phoenix.world.places import read_field
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.foresight.lineups import first_of, front_at, with_armies

FromOption = Annotated[str | None, typer.Option("--from", help=t("phoenix-taken-from"))]
FieldOption = Annotated[str, typer.Option("--field", help=t("phoenix-taken-field"))]
RealmOption = Annotated[str, typer.Option("--attacker", help=t("phoenix-taken-attacker"))]
ArmyOption = Annotated[list[int] | None, typer.Option("--army", help=t("phoenix-taken-army"))]
Far = Literal["level", "uphill"]
"""How far fire is read (PH-R9)."""


class Shots(NamedTuple):
    weapons: dict[str, int]
    aim: Aim
    distance: int
    climb: int
    walled: bool
    far: Far


def is_taken(folder: str | None, *typed: str) -> bool:
    """Whether forces come from a campaign; either that, or they are typed in."""
    words = [word for word in typed if word]
    if (folder is None) != bool(words) or (folder is None and len(typed) == 2 and len(words) < 2):
        raise Complaint("name-both-sides")
    return folder is not None


class Place(NamedTuple):
    """A position, and the field in it that is asked about."""

    campaign: Campaign
    state: State
    field: int


def place_of(folder: str | None, field: str) -> Place:
    assert folder is not None
    if not field:
        raise Complaint("name-field")
    campaign = campaign_at(folder)
    with in_words(campaign.game, campaign.header.seats):
        return Place(campaign, campaign.state, read_field(campaign.state.setting.world, field))


def come_in(place: Place, realm: str, armies: Sequence[int]) -> State:
    """The position with these armies of the attacker in the field."""
    if not armies:
        return place.state
    return with_armies(place.state, attacker(place, realm), armies, place.field)


def attacker(place: Place, realm: str) -> int:
    if not realm:
        raise Complaint("name-attacker", {"names": place.campaign.names})
    return place.campaign.realm(realm)


# --- melee -------------------------------------------------------------------------------------------


def taken_front(folder: str | None, field: str, realm: str, armies: Sequence[int]) -> tuple[Front, State]:
    place = place_of(folder, field)
    state = come_in(place, realm, armies)
    if realm:
        place.campaign.realm(realm)
    return front_at(state, place.field, realm), state


# --- people ------------------------------------------------------------------------------------------


def taken_circles(folder: str | None, field: str, realm: str) -> tuple[Circle, Circle]:
    """All wizards who meet in a duel with one in this field."""
    place = place_of(folder, field)
    state = place.state
    wanted = [place.campaign.realm(realm)] if realm else range(len(place.campaign.names))
    found = {}
    for one in wanted:
        pairs = pairs_of(state, one)
        here = [pair for pair in pairs if place.field in [state.person(key).field for key in pair]]
        if here:
            found[one] = joined([*here, *[pair for pair in pairs if pair not in here]])
    if not found:
        raise nobody(place)
    pairs = found[first_of(state, list(found))]
    sides = [sorted({pair[side] for pair in pairs}) for side in (0, 1)]
    first, second = [
        Circle(realms(state, side), tuple([duellist(state, key) for key in side])) for side in sides
    ]
    return first, second


def taken_parties(folder: str | None, field: str, realm: str, armies: Sequence[int]) -> tuple[Party, Party]:
    place = place_of(folder, field)
    state = come_in(place, realm, armies)
    wanted = [place.campaign.realm(realm)] if realm else range(len(place.campaign.names))
    found = {one: sides_of(state, one, place.field, knights=False) for one in wanted}
    able = [one for one, sides in found.items() if all(sides)]
    if not able:
        raise nobody(place)
    mine, theirs = found[first_of(state, able)]
    return party_of(state, mine), party_of(state, theirs)


def party_of(state: State, people: Sequence[Person]) -> Party:
    keys = by_rank(people)
    ranks = tuple([RANK_CODES[state.person(key).rank] for key in keys])
    return Party(realms(state, keys), ranks, tuple([fighter(state, key) for key in keys]))


def realms(state: State, keys: Sequence[int]) -> str:
    return ", ".join(dict.fromkeys([state.setting.names[key // KEY] for key in keys]))


def nobody(place: Place) -> Complaint:
    label = place.state.setting.world.label(place.field)
    return Complaint("nobody-stands-against", {"label": label})


# --- fire --------------------------------------------------------------------------------------------


def taken_shot(folder: str | None, field: str, realm: str, armies: Sequence[int]) -> Shots:
    """All weapons of one army at a field, as the rules find its line of fire."""
    place = place_of(folder, field)
    state, shooter = place.state, attacker(place, realm)
    if len(armies) != 1:
        raise Complaint("name-one-army")
    with in_words(place.campaign.game, place.campaign.header.seats):
        army = own_army(state, shooter, armies[0])
    free = unbanned_weapons(army)
    weapons = {GOOD_SHORT[weapon_of(army, weight)]: free[weight] for weight in WEIGHTS if free[weight]}
    if not weapons:
        raise Complaint("army-without-weapons", {"army": str(army.number)})
    line = line_of_fire(state, shooter, army.field, place.field)
    far: Far = "uphill" if state.setting.options["far_fire"] == "uphill" else "level"
    aim = Aim(target_of(state, shooter, place.field))
    return Shots(weapons, aim, line.distance, line.climb, line.walled, far)


def target_of(state: State, shooter: int, field: int) -> Target:
    hosts = hosts_at(state, shooter, field, defending=False)
    if not is_hostile_town(state, shooter, field):
        return Target(hosts, NO_TOWN)
    return Target(hosts, stage_at(state, field), state.towns[field].points)
