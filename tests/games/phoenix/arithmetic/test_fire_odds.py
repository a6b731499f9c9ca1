"""The arithmetic of ranged fire and its exact odds: shares, losses, survival, and all throws of the dice."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.engine.chance import Seeded
from tafelrunde.games.phoenix.arithmetic.fire import (
    Host,
    Struck,
    is_weapon,
    leaders_lost,
    lost_tenths,
    needs_roll,
    percent,
    spread,
    tenths,
    town_lost,
    units_lost,
    weapon_chance,
    weapons_lost,
)
from tafelrunde.games.phoenix.arithmetic.fire_odds import (
    Target,
    fire_odds,
    hit_weights,
    mean,
    quantile,
    thrown,
    variance,
    wall_odds,
)
from tafelrunde.games.phoenix.standing.fire_table import damage
from tafelrunde.games.phoenix.tables.prices import (
    GOODS,
    HEAVY_CATAPULT,
    HEAVY_WARSHIP,
    LEADER,
    LIGHT_CATAPULT,
    LIGHT_WARSHIP,
    POINTS_TENTHS,
    RIDER,
    SHIP,
    STAGE_GP,
    STAGE_POINTS,
    WARRIOR,
)
from tests.games.phoenix.claims import rules

COUNTS = st.dictionaries(
    st.sampled_from([0, 1, 2, 3, 5, 6, 7, 8]), st.integers(1, 3000), min_size=1, max_size=3
)
HOSTS = st.lists(st.tuples(COUNTS, st.integers(0, 700), st.integers(0, 40)), min_size=1, max_size=3)


def host(goods: dict[int, int], points: int = 0, leaders: int = 1) -> Host:
    exposed = tuple(sorted(goods.items()))
    return Host(0, exposed, Fraction(points), leaders, tenths(exposed))


@rules("PH-5.1w", "PH-R53", "PH-5.1q", "PH-5.1t")
def test_the_example_of_erratum_92_is_spread_by_building_points() -> None:
    riders, foot = host({RIDER: 10_000}, 0), host({WARRIOR: 20_000, HEAVY_CATAPULT: 10}, 0)
    found = spread(400, None, (riders, foot))

    shares = [struck.damage / 400 for row in found.hosts for struck in row.kinds]
    assert shares == [Fraction(1, 4), Fraction(1, 4), Fraction(1, 2)]


@rules("PH-5.1k", "PH-5.1m", "PH-5.1x", "PH-R59")
def test_a_town_takes_two_thirds_and_protects_before_each_army_does() -> None:
    found = spread(1200, 200, (host({WARRIOR: 5000}, 100), host({RIDER: 2500}, 300)))

    assert found.reduced == 400  # 200 good points: a third
    assert [found.town, found.troops] == [268, 132]
    assert [row.share for row in found.hosts] == [Fraction(1, 2), Fraction(1, 2)]
    assert [row.damage for row in found.hosts] == [33, Fraction(33, 2)]
    assert [units_lost(struck) for row in found.hosts for struck in row.kinds] == [
        330,
        82,
    ]  # 16.5 / 0.2 = 82.5


@rules("PH-5.1k", "PH-5.1w", "PH-R59", "PH-R143")
@given(hits=st.integers(0, 20_000), town=st.sampled_from([None, 100, 200, 300, 400, 500]), rows=HOSTS)
def test_every_hit_is_accounted_for(
    hits: int, town: int | None, rows: list[tuple[dict[int, int], int, int]]
) -> None:
    hosts = tuple([host(goods, points, leaders) for goods, points, leaders in rows])
    found = spread(hits, town, hosts)

    assert found.town + found.troops == found.reduced
    assert sum(row.share for row in found.hosts) == 1
    unprotected = sum(row.damage * (row.host.points / 100 + 1) for row in found.hosts)
    assert unprotected == found.troops
    for row in found.hosts:
        assert sum(struck.damage for struck in row.kinds) == row.damage
        for struck in row.kinds:
            lost = (
                units_lost(struck)
                if not is_weapon(struck.good)
                else weapons_lost(struck, (100,) * struck.units)
            )
            assert 0 <= lost <= struck.units
    assert 0 <= found.town - town_lost(found) < 1


@rules("PH-R106")
def test_in_an_empty_town_a_third_of_the_hits_is_lost() -> None:
    found = spread(300, 100, ())
    assert [found.reduced, found.town] == [150, Fraction(201, 2)]
    assert not found.hosts
    assert town_lost(found) == 100


@pytest.mark.parametrize(
    ("good", "hurt", "faces"),
    [(LIGHT_CATAPULT, 30, 30), (HEAVY_WARSHIP, 180, 90), (LIGHT_CATAPULT, 100, 100)],
)
@rules("PH-1.5.11a", "PH-1.5.11b", "PH-R10", "PH-R107")
def test_the_examples_of_damaged_weapons_and_the_end_at_half(good: int, hurt: int, faces: int) -> None:
    for count in (1, 4):
        struck = Struck(good, count, Fraction(hurt * count))
        assert weapon_chance(struck) == Fraction(faces, 100)
        assert needs_roll(struck) == (faces < 100)
        assert [roll for roll in range(1, 101) if weapons_lost(struck, (roll,))] == list(range(1, faces + 1))


@pytest.mark.parametrize("good", [LIGHT_CATAPULT, HEAVY_CATAPULT, LIGHT_WARSHIP, HEAVY_WARSHIP])
@rules("PH-1.2.1d", "PH-1.2.2c", "PH-1.2.3c", "PH-1.2.4c", "PH-R10", "PH-1.5h")
def test_a_weapon_is_gone_at_half_its_points(good: int) -> None:
    half = Fraction(POINTS_TENTHS[good], 20)
    for count in (1, 7):
        assert weapons_lost(Struck(good, count, half * count), ()) == count
        assert needs_roll(Struck(good, count, (half - 1) * count))


@rules("PH-R107", "PH-R143")
def test_a_ship_sinks_at_its_full_points_and_parts_of_units_live() -> None:
    assert [units_lost(Struck(SHIP, 9, Fraction(points))) for points in (9, 10, 19, 20, 900)] == [
        0,
        1,
        1,
        2,
        9,
    ]
    assert units_lost(Struck(WARRIOR, 50, Fraction(199, 100))) == 19
    struck = Struck(LIGHT_CATAPULT, 1, Fraction(1, 2))
    assert percent(weapon_chance(struck)) == 0
    assert weapons_lost(struck, ()) == 0


@rules("PH-5.1p", "PH-R109")
@given(leaders=st.integers(0, 300), whole=st.integers(1, 10_000), data=st.data())
def test_leaders_fall_in_proportion_and_the_last_with_the_army(
    leaders: int, whole: int, data: st.DataObject
) -> None:
    lost = data.draw(st.integers(0, whole))
    gone = leaders_lost(leaders, lost, whole)

    assert 0 <= gone <= leaders
    assert gone <= Fraction(leaders * lost, whole)
    assert (gone == leaders) == (leaders == 0 or lost == whole)


# --- dice ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("weapon", "distance", "up"), [("LKP", 1, 1), ("SKP", 1, 2), ("SKS", 2, 1), ("LKS", 1, 0)]
)
@rules("PH-5.1j", "PH-5.1k")
def test_weights_of_hits_count_every_throw(weapon: str, distance: int, up: int) -> None:
    column = damage("level", weapon, distance, up)
    counted: dict[int, int] = {}
    for faces in product(range(10), repeat=3):
        hits = sum(column[face] for face in faces)
        counted[hits] = counted.get(hits, 0) + 1

    assert thrown(column, 3) == counted
    assert hit_weights("level", {weapon: 3}, distance, up) == counted


def test_weapons_that_do_not_reach_have_no_odds() -> None:
    assert hit_weights("level", {"SKP": 2, "LKP": 1}, 2, 0) == {}
    assert hit_weights("level", {"SKP": 2, "LKP": 0}, 2, 0)


@given(counts=st.lists(st.integers(0, 9), min_size=4, max_size=4))
@settings(max_examples=15)
def test_the_mean_of_many_weapons_is_the_sum_of_their_means(counts: list[int]) -> None:
    weapons = dict(zip(("LKP", "SKP", "LKS", "SKS"), counts, strict=True))
    weights = hit_weights("level", weapons, 1, 0)
    whole = sum(weights.values())

    assert whole == 10 ** sum(counts)
    expected = sum(
        count * Fraction(sum(damage("level", weapon, 1, 0)), 10) for weapon, count in weapons.items()
    )
    assert Fraction(sum(hits * weight for hits, weight in weights.items()), whole) == expected


def small_target() -> Target:
    """A city with an army of every sort of loss; its weapons are hurt, not all of them killed."""
    army = host({WARRIOR: 400, LIGHT_CATAPULT: 2, HEAVY_CATAPULT: 1}, 60, 9)
    return Target((army, host({RIDER: 900}, 20, 3)), 2, 1600)


def test_all_odds_of_a_field_sum_to_one() -> None:
    found = fire_odds(hit_weights("level", {"SKP": 4, "LKP": 2}, 1, 0), small_target())

    tables = [
        found.hits,
        found.town,
        found.stages,
        *(odds for row in found.hosts for odds in row.lost.values()),
    ]
    assert len(tables) == 3 + 4 + 2
    assert all(sum(table.values()) == 1 for table in tables)
    assert set(found.stages) == {1, 2}
    assert all(0 <= row.annihilated < 1 for row in found.hosts)


def test_odds_agree_with_thrown_dice() -> None:
    """Three standard errors of 4,000 evaluations, by the functions that the campaign uses."""
    target, weapons = small_target(), {"SKP": 4, "LKP": 2}
    found, rng, tries = fire_odds(hit_weights("level", weapons, 1, 0), target), Seeded(7), 4_000
    sums: dict[tuple[int, int], int] = {}
    for _ in range(tries):
        columns = [damage("level", weapon, 1, 0) for weapon, count in weapons.items() for _n in range(count)]
        hits = sum(column[rng.below(10)] for column in columns)
        for place, row in enumerate(spread(hits, STAGE_GP[2], target.hosts).hosts):
            lost = {}
            for struck in row.kinds:
                rolls = tuple(
                    1 + rng.below(100) for _ in range(struck.units if is_weapon(struck.good) else 0)
                )
                lost[struck.good] = weapons_lost(struck, rolls) if rolls else units_lost(struck)
            lost[LEADER] = leaders_lost(row.host.leaders, lost_tenths(lost), row.host.whole)
            for good, count in lost.items():
                sums[place, good] = sums.get((place, good), 0) + count
    for (place, good), total in sums.items():
        odds = found.hosts[place].lost[good]
        error = float(variance(odds) / tries) ** 0.5
        assert abs(total / tries - float(mean(odds))) <= 3 * error + 1e-12, (place, good)


def test_an_army_that_is_shot_to_pieces_is_gone_for_certain() -> None:
    found = fire_odds(
        hit_weights("level", {"SKP": 3}, 1, 0), Target((host({WARRIOR: 100, LIGHT_CATAPULT: 1}, 0, 5),))
    )

    assert 0 < found.hosts[0].annihilated < 1
    assert found.hosts[0].lost[LEADER][5] == found.hosts[0].annihilated
    assert found.town == found.stages == {}


@rules("PH-5.1s")
def test_a_wall_falls_when_more_than_half_is_lost() -> None:
    weights = hit_weights("level", {"LKP": 1}, 1, 0)  # 225 ... 100 on six faces, then 70, 40, 10, 5
    assert wall_odds(weights) == Fraction(7, 10)
    assert wall_odds(weights, lacks=40) == Fraction(8, 10)
    assert wall_odds(weights, lacks=50) == 1


def test_quantiles_enclose_their_share() -> None:
    odds = fire_odds(hit_weights("level", {"LKP": 2}, 1, 0), Target()).hits
    for share in (Fraction(1, 20), Fraction(1, 2), Fraction(19, 20)):
        value = quantile(odds, share)
        assert sum(chance for hits, chance in odds.items() if hits < value) < share
        assert sum(chance for hits, chance in odds.items() if hits <= value) >= share
    assert quantile(odds, Fraction(1)) == max(odds)


def test_every_good_that_fire_can_hit_has_building_points() -> None:
    assert [good for good in range(GOODS) if POINTS_TENTHS[good] == 0] == [LEADER]
    assert len(STAGE_GP) == len(STAGE_POINTS)
