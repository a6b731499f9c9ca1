"""What hits do to a field or a wall: towns sink, troops and weapons are lost (PH-5.1k to PH-5.1z).

The arithmetic is in `fire.py`; here it meets the state.
"""

from __future__ import annotations

from fractions import Fraction

from tafelrunde.games.phoenix.arithmetic.fire import (
    PERCENT,
    Host,
    HostStruck,
    Spread,
    is_weapon,
    leaders_lost,
    lost_tenths,
    needs_roll,
    spread,
    tenths,
    town_lost,
    units_lost,
    weapon_chance,
    weapons_lost,
)
from tafelrunde.games.phoenix.armies.bans import exposed_goods
from tafelrunde.games.phoenix.armies.formations import dissolve
from tafelrunde.games.phoenix.armies.recruits import named
from tafelrunde.games.phoenix.armies.turn_end import relieve_ships
from tafelrunde.games.phoenix.economy.rights import end_rights
from tafelrunde.games.phoenix.fire.breaches import hit_wall
from tafelrunde.games.phoenix.fire.shots import NO_AIM
from tafelrunde.games.phoenix.holdings.courts import die, seats, sink_lord
from tafelrunde.games.phoenix.holdings.land import set_stage, stage_at, tell_stage
from tafelrunde.games.phoenix.holdings.ledger import add_goods, lose_goods
from tafelrunde.games.phoenix.magic.duels import home_of
from tafelrunde.games.phoenix.magic.teleport import arrive
from tafelrunde.games.phoenix.melee.good_points import Bonus, fire_points, total
from tafelrunde.games.phoenix.standing.costs import is_way
from tafelrunde.games.phoenix.standing.shelter import is_closed
from tafelrunde.games.phoenix.standing.standing import carried, enemies_at, is_led
from tafelrunde.games.phoenix.standing.strength import guard_losses
from tafelrunde.games.phoenix.state.agenda import Cast, Hits
from tafelrunde.games.phoenix.state.pieces import KEY, Army, counted, is_large_enough, stage
from tafelrunde.games.phoenix.state.state import NOBODY, State
from tafelrunde.games.phoenix.state.throws import cast
from tafelrunde.games.phoenix.tables.prices import (
    FOOT,
    GOOD_NAMES,
    GOODS,
    LEADER,
    MAGE,
    MOUNT,
    NO_TOWN,
    STAGE_GP,
    STAGES,
    WARRIOR,
)
from tafelrunde.games.phoenix.told.minutes import ArmyStruck, FireWorked, KindStruck
from tafelrunde.games.phoenix.told.war_notes import FireLosses, TownHit, UnderFire

Rolls = dict[tuple[int, int], tuple[int, ...]]
"""By army and good, the W% of its weapons."""


def settle(state: State, struck: Hits) -> bool:
    """The first sum of hits; True while dice must fall."""
    shooter, field, aim, defending = struck.target
    if aim != NO_AIM:
        state.pending.pop(0)
        hit_wall(state, shooter, aim, struck.hits, struck.starts)
        return False
    hosts = hosts_at(state, shooter, field, defending=defending)
    found = spread(struck.hits, None if defending else town_points(state, shooter, field), hosts)
    rolls = survival(state, found)
    if rolls is None:
        return True
    state.pending.pop(0)
    tell_targets(state, struck, found)
    carry(state, field, found, rolls)
    return False


# --- who is hit --------------------------------------------------------------------------------------


def is_hostile_town(state: State, realm: int, field: int) -> bool:
    """A finished town that is neither own nor a partner's (PH-R142), nor spared (PH-6.9.2.2b)."""
    if is_way(state, realm, field) or is_closed(state, realm, field):
        return False
    return stage_at(state, field) != NO_TOWN


def town_points(state: State, realm: int, field: int) -> int | None:
    """Good points of the town that is shot at; None where there is none (PH-5.1m, PH-1.5.12a)."""
    return STAGE_GP[stage_at(state, field)] if is_hostile_town(state, realm, field) else None


def hosts_at(state: State, shooter: int, field: int, *, defending: bool) -> tuple[Host, ...]:
    """Hostile armies, or the attackers alone; banned troops only where all are (PH-5.1v, PH-R44)."""
    keys = enemies_at(state, shooter, field)
    armies = [state.army(key) for key in keys if not defending or key // KEY == state.active]
    free = [host_of(state, army, exposed_goods(army)) for army in armies]
    if any(host.exposed for host in free):
        return tuple(free)
    return tuple([host_of(state, army, counted(army)) for army in armies])


def host_of(state: State, army: Army, goods: list[int]) -> Host:
    exposed = tuple([(good, goods[good]) for good in range(GOODS) if goods[good] and good != LEADER])
    whole = tenths(tuple(enumerate(counted(army))))
    points = total(fire_points(state, army))
    return Host(army.key, exposed, points, army.leaders, whole)


def survival(state: State, found: Spread) -> Rolls | None:
    """The W% of all damaged weapons (PH-1.5.11c); None while they have to fall."""
    wanted: list[tuple[int, int]] = []
    casts: list[Cast] = []
    for row in found.hosts:
        for struck in row.kinds:
            if needs_roll(struck):
                wanted.append((row.host.key, struck.good))
                casts.append(Cast("weapon_survival", str(row.host.key % KEY), PERCENT, struck.units))
    if not casts:
        return {}
    thrown = cast(state, *casts)
    return None if thrown is None else dict(zip(wanted, thrown, strict=True))


# --- what they learn ---------------------------------------------------------------------------------


def tell_targets(state: State, struck: Hits, found: Spread) -> None:
    """Who is shot at learns the fields, not how often (PH-5.1o); an attack ends all rights (PH-4.1e)."""
    shooter, field, _aim, defending = struck.target
    label = state.setting.world.label
    realms = {row.host.key // KEY for row in found.hosts}
    if not defending and is_hostile_town(state, shooter, field) and state.owner[field] != NOBODY:
        realms.add(state.owner[field])
    for realm in sorted(realms):
        state.note(realm, UnderFire(label(field), tuple(map(label, struck.starts))))
        if not defending:
            end_rights(state, shooter, realm)


# --- losses ------------------------------------------------------------------------------------------


def carry(state: State, field: int, found: Spread, rolls: Rolls) -> None:
    """Works out all losses, takes them away, and writes the minutes."""
    before, owner = stage_at(state, field), state.owner[field]
    lost = [losses_of(state, row, rolls) for row in found.hosts]
    worked = [struck_army(state, row, rolls, gone) for row, gone in zip(found.hosts, lost, strict=True)]
    for row, gone in zip(found.hosts, lost, strict=True):
        take_losses(state, row.host.key, gone)
    points = hit_town(state, field, town_lost(found)) if found.town else 0
    state.minute(
        FireWorked(
            state.setting.world.label(field),
            found.hits,
            STAGES[before] if found.town else "",
            STAGE_GP[before] if found.town else 0,
            str(found.reduced),
            str(found.town),
            points,
            str(found.troops),
            tuple(worked),
            owner if found.town and owner != NOBODY else -1,
        )
    )


def losses_of(state: State, row: HostStruck, rolls: Rolls) -> dict[int, int]:
    """By good, leaders included (PH-5.1p, PH-R109)."""
    army = state.army(row.host.key)
    lost: dict[int, int] = {}
    for struck in row.kinds:
        if is_weapon(struck.good):
            count = weapons_lost(struck, rolls.get((army.key, struck.good), ()))
        else:
            count = units_lost(struck)
        lost[struck.good] = guard_losses(state.setting, count) if army.guard else count  # PH-R43
    if army.kind == FOOT and army.field not in state.towns:  # PH-1.1.2b: nobody leads them
        left = army.troops - lost.get(WARRIOR, 0)
        lost[MOUNT] = max(lost.get(MOUNT, 0), army.mounts - left)
    lost[LEADER] = leaders_lost(row.host.leaders, lost_tenths(lost), row.host.whole)
    return lost


def take_losses(state: State, key: int, lost: dict[int, int]) -> None:
    """An army of which nothing is left is gone with all who are with it; one too small breaks up."""
    goods = [lost.get(good, 0) for good in range(GOODS)]
    if not any(goods):
        return
    army = state.army(key)
    state.note(army.realm, FireLosses(army.number, state.setting.world.label(army.field), named(goods)))
    lose_goods(state, goods)
    add_goods(state.edit_army(key), [-count for count in goods])
    left = state.army(key)
    if not any(counted(left)):
        annihilate(state, left)
        return
    relieve_ships(state, left)
    if not (is_large_enough(left) and is_led(state, left)):
        dissolve(state, key)


def annihilate(state: State, army: Army) -> None:
    """Whoever was with it dies, wizards who are characters flee (PH-5.1z); so do those aboard."""
    for key in (*carried(state, army), army.key):
        lose_people(state, state.army(key))
    dissolve(state, army.key)


def lose_people(state: State, army: Army) -> None:
    people = state.realms[army.realm].people
    for person in [people[number] for number in sorted(people)]:
        is_with_it = person.army == army.number and person.field == army.field and person.captor < 0
        if not is_with_it:
            continue
        if not person.present:  # PH-6.10.4a
            die(state, person.key, "absent")
        elif person.rank == MAGE and not person.nameless:
            arrive(state, person.key, home_of(state, person))
        else:
            die(state, person.key, "fire")


# --- towns ---------------------------------------------------------------------------------------


def hit_town(state: State, field: int, points: int) -> int:
    """It sinks to the stage that fits what is left; below a castle it is gone (PH-1.5i, PH-1.5.5c)."""
    before, town = stage_at(state, field), state.edit_town(field)
    owner, stages = state.owner[field], seats(state, state.owner[field])
    lost = min(points, town.points)
    town.points -= lost
    left, now = town.points, stage(town)
    if state.owner[field] != NOBODY and lost:
        state.note(state.owner[field], TownHit(state.setting.world.label(field), lost, left))
    if now == NO_TOWN:
        set_stage(state, field, NO_TOWN, "fire")
    elif now != before:
        tell_stage(state, field, "fire")
    if now != before and owner != NOBODY:
        sink_lord(state, owner, stages)
    return lost


# --- minutes -----------------------------------------------------------------------------------------


def struck_army(state: State, row: HostStruck, rolls: Rolls, lost: dict[int, int]) -> ArmyStruck:
    army = state.army(row.host.key)
    kinds = [
        KindStruck(
            GOOD_NAMES[struck.good],
            struck.units,
            str(struck.damage),
            str(weapon_chance(struck) if is_weapon(struck.good) else Fraction(0)),
            rolls.get((army.key, struck.good), ()),
            lost[struck.good],
        )
        for struck in row.kinds
    ]
    points = tuple([named_bonus(bonus) for bonus in fire_points(state, army)])
    return ArmyStruck(
        army.realm, army.number, str(row.share), points, str(row.damage), tuple(kinds), lost[LEADER]
    )


def named_bonus(bonus: Bonus) -> tuple[str, str, str]:
    return bonus.reason, bonus.rule, str(bonus.value)
