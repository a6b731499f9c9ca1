"""Forces for `battle`, `fire`, `duel` and `charfight` as they stand in a campaign."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

import typer

from tafelrunde.campaign.folder import Campaign
from tafelrunde.campaign.lineups import first_of, front_at, with_armies
from tafelrunde.cli.language import t
from tafelrunde.cli.phoenix.leading import in_words
from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.banning import unbanned_weapons
from tafelrunde.games.phoenix.char_combat import fighter, in_order, sides_of
from tafelrunde.games.phoenix.charfight_lines import Party
from tafelrunde.games.phoenix.conflicts import joined, pairs_of
from tafelrunde.games.phoenix.data import GOOD_SHORT, NO_TOWN, RANK_CODES
from tafelrunde.games.phoenix.duel_lines import Circle
from tafelrunde.games.phoenix.duels import duellist
from tafelrunde.games.phoenix.fire_lines import Aim
from tafelrunde.games.phoenix.fire_odds import Target
from tafelrunde.games.phoenix.fronts import Front
from tafelrunde.games.phoenix.land import stage_at
from tafelrunde.games.phoenix.pieces import KEY, Person
from tafelrunde.games.phoenix.places import read_field
from tafelrunde.games.phoenix.shots import line_of_fire
from tafelrunde.games.phoenix.standing import own_army
from tafelrunde.games.phoenix.state import State
from tafelrunde.games.phoenix.strikes import hosts_at, is_hostile_town
from tafelrunde.games.phoenix.weapons import WEIGHTS, weapon_of

FromOption = Annotated[Path | None, typer.Option("--from", help=t("phoenix-taken-from"))]
FieldOption = Annotated[str, typer.Option("--field", help=t("phoenix-taken-field"))]
RealmOption = Annotated[str, typer.Option("--attacker", help=t("phoenix-taken-attacker"))]
ArmyOption = Annotated[list[int] | None, typer.Option("--army", help=t("phoenix-taken-army"))]
Far = Literal["level", "uphill"]
"""How far fire is read (PH-R9)."""


class Shots(NamedTuple):
    weapons: dict[str, int]
    aim: Aim
    distance: int
    up: int
    far: Far


def is_taken(folder: Path | None, *typed: str) -> bool:
    """Whether forces come from a campaign; either that, or they are typed in."""
    words = [word for word in typed if word]
    if (folder is None) != bool(words) or (folder is None and len(typed) == 2 and len(words) < 2):
        raise Complaint(
            "type in both sides, or take them from a campaign: --from FOLDER --field 503/22",
            "gib beide Seiten ein, oder nimm sie aus einem Feldzug: --from ORDNER --field 503/22",
        )
    return folder is not None


class Place(NamedTuple):
    """A position, and the field in it that is asked about."""

    campaign: Campaign
    state: State
    field: int


def place_of(folder: Path | None, field: str) -> Place:
    assert folder is not None
    if not field:
        raise Complaint("--field: name the field, such as 503/22", "--field: nenne die Gemark, etwa 503/22")
    campaign = Campaign.open(folder)
    with in_words(campaign.game, campaign.header.seats):
        return Place(campaign, campaign.state, read_field(campaign.state.setting.world, field))


def come_in(place: Place, realm: str, armies: Sequence[int]) -> State:
    """The position with these armies of the attacker in the field."""
    if not armies:
        return place.state
    return with_armies(place.state, attacker(place, realm), armies, place.field)


def attacker(place: Place, realm: str) -> int:
    if not realm:
        names = ", ".join(place.campaign.names)
        raise Complaint(f"--attacker: name the realm: {names}", f"--attacker: nenne das Reich: {names}")
    return place.campaign.realm(realm)


# --- melee -------------------------------------------------------------------------------------------


def taken_front(folder: Path | None, field: str, realm: str, armies: Sequence[int]) -> tuple[Front, State]:
    place = place_of(folder, field)
    state = come_in(place, realm, armies)
    if realm:
        place.campaign.realm(realm)
    return front_at(state, place.field, realm), state


# --- people ------------------------------------------------------------------------------------------


def taken_circles(folder: Path | None, field: str, realm: str) -> tuple[Circle, Circle]:
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


def taken_parties(folder: Path | None, field: str, realm: str, armies: Sequence[int]) -> tuple[Party, Party]:
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
    keys = in_order(people)
    ranks = tuple([RANK_CODES[state.person(key).rank] for key in keys])
    return Party(realms(state, keys), ranks, tuple([fighter(state, key) for key in keys]))


def realms(state: State, keys: Sequence[int]) -> str:
    return ", ".join(dict.fromkeys([state.setting.names[key // KEY] for key in keys]))


def nobody(place: Place) -> Complaint:
    label = place.state.setting.world.label(place.field)
    return Complaint(
        f"in {label} nobody stands against anybody in this way",
        f"in {label} steht so niemand gegen jemanden",
    )


# --- fire --------------------------------------------------------------------------------------------


def taken_shot(folder: Path | None, field: str, realm: str, armies: Sequence[int]) -> Shots:
    """All weapons of one army at a field, as the rules find its line of fire."""
    place = place_of(folder, field)
    state, shooter = place.state, attacker(place, realm)
    if len(armies) != 1:
        raise Complaint("--army: name one army that fires", "--army: nenne ein Heer, das schießt")
    with in_words(place.campaign.game, place.campaign.header.seats):
        army = own_army(state, shooter, armies[0])
    free = unbanned_weapons(army)
    weapons = {GOOD_SHORT[weapon_of(army, weight)]: free[weight] for weight in WEIGHTS if free[weight]}
    if not weapons:
        raise Complaint(
            f"army {army.number} has no weapons that can fire",
            f"Heer {army.number} hat keine Waffen, die schießen können",
        )
    line = line_of_fire(state, shooter, army.field, place.field)
    far: Far = "uphill" if state.setting.options["far_fire"] == "uphill" else "level"
    return Shots(weapons, Aim(target_of(state, shooter, place.field)), line.distance, line.up, far)


def target_of(state: State, shooter: int, field: int) -> Target:
    hosts = hosts_at(state, shooter, field, defending=False)
    if not is_hostile_town(state, shooter, field):
        return Target(hosts, NO_TOWN)
    return Target(hosts, stage_at(state, field), state.towns[field].points)
