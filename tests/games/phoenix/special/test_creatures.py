"""Creatures (6.3.2): whose they are, what they count as, what they show, and what they can do."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.armies.captives import take
from tafelrunde.games.phoenix.armies.inspection import inspect
from tafelrunde.games.phoenix.drawing.overlay import ARMY_SHAPES, MAGICAL_SHAPE, army_sign
from tafelrunde.games.phoenix.holdings.ledger import totals
from tafelrunde.games.phoenix.marching.persons import walking
from tafelrunde.games.phoenix.melee.battle_odds import defenceless
from tafelrunde.games.phoenix.melee.fronts import has_guard
from tafelrunde.games.phoenix.moves.creatures import HandCreature, MoveCreature, PlaceCreature, RemoveCreature
from tafelrunde.games.phoenix.moves.special import DeclareKind
from tafelrunde.games.phoenix.orders.magic import Ban
from tafelrunde.games.phoenix.orders.muster import Goods, Recruit
from tafelrunde.games.phoenix.orders.trade import OfferGoods, TakeOver
from tafelrunde.games.phoenix.orders.turn import (
    Accompany,
    Disband,
    Dismount,
    Merge,
    MoveArmy,
    MovePerson,
    ShiftLeaders,
    Split,
)
from tafelrunde.games.phoenix.secrecy.imagining import imagine
from tafelrunde.games.phoenix.standing.costs import budget, row_of
from tafelrunde.games.phoenix.standing.strength import strength
from tafelrunde.games.phoenix.standing.traits import DOUBLE_BAN, STEADFAST, UNBANNABLE
from tafelrunde.games.phoenix.standing.wizards import is_wizard
from tafelrunde.games.phoenix.state.pieces import KEY
from tafelrunde.games.phoenix.state.realm import BEASTS, MERCHANTS, OUTSIDE
from tafelrunde.games.phoenix.state.state import DICE, State
from tafelrunde.games.phoenix.state.undertakings import GoodsOffer
from tafelrunde.games.phoenix.tables.prices import FLEET, FOOT, HORSE, MAGE
from tafelrunde.games.phoenix.told.land import (
    ConflictArose,
    CreatureAppeared,
    CreatureGone,
    CreatureHanded,
    MeleeFought,
)
from tafelrunde.games.phoenix.told.war_notes import RanOver, TroopsBanned
from tafelrunde.phoenix_desk.foresight.lineups import lineups
from tafelrunde.phoenix_desk.map.overlay import overlay_of
from tests.games.phoenix.claims import rules
from tests.games.phoenix.marches import EAST, FAR, HERE, WEST, foot, march, riders, turn, where
from tests.games.phoenix.table import ANN, BOB, CLEO, army, at, hand_in, muster, position, refused, view
from tests.games.phoenix.wars import front, sources, throw, told

PALETTE = {"halo": "#fff", "ink": "#000"}
MINOTAUR = PlaceCreature("Ann", 401, "foot", HERE, 3000, 2, 40, ("unbannable",))
BANSHEE = PlaceCreature("Ann", 402, "magic", HERE, points=6, traits=("double_ban",))


def decide(state: State, move: Any) -> None:
    GAME.apply(state, state.setting.game_master, move, [])


def beasts(state: State, realm: int = BOB) -> State:
    """That realm has no land and is the game master's."""
    for field in range(len(state.owner)):
        if state.owner[field] == realm:
            state.owner[field] = 255
    state.edit_realm(realm).capital = -1
    state.edit_realm(realm).kind = BEASTS
    return state


# --- whose they are ----------------------------------------------------------------------------------


@rules("PH-6.3.2a", "PH-6.3.2d")
def test_the_game_master_gives_a_realm_a_creature() -> None:
    state = turn()
    decide(state, MINOTAUR)
    decide(state, BANSHEE)
    beast = army(state, ANN, 401)
    assert (beast.troops, beast.leaders, beast.might, beast.traits) == (3000, 2, 40, UNBANNABLE)
    assert CreatureAppeared(ANN, 401, HERE, False) in state.news
    assert CreatureAppeared(ANN, 402, HERE, True) in state.news
    assert state.account == totals(state)
    hand_in(state, ANN, MoveArmy(401, EAST))
    assert where(state, 401) == EAST


@pytest.mark.parametrize("number", [401, 402])
def test_ph_6_3_2a_numbers_are_used_once(number: int) -> None:
    state = turn()
    decide(state, MINOTAUR)
    decide(state, BANSHEE)
    for kind, points, count in (("foot", 0, 5), ("magic", 5, 0)):
        with refused("PH-1.8a", number=number, free=403):
            decide(state, PlaceCreature("Ann", number, kind, HERE, count, points=points))  # type: ignore[arg-type]


@rules("PH-6.3.2a")
def test_a_creature_needs_no_leader_and_no_size() -> None:
    state = turn(mine={"401": {"field": HERE, "troops": 3, "leaders": 0, "nature": FOOT}})
    inspect(state, ANN)
    hand_in(state, ANN)
    assert army(state, ANN, 401).troops == 3


FORBIDDEN = [
    Split(401, 103, Goods(warriors=200, leaders=1)),
    Merge(401, 101),
    Merge(101, 401),
    ShiftLeaders(401, 101, 1),
    ShiftLeaders(101, 401, 1),
    Disband(401),
    OfferGoods(401, "Bob", Goods(mounts=1)),
]


@rules("PH-6.3.2a")
@pytest.mark.parametrize("order", FORBIDDEN, ids=lambda order: type(order).__name__)
def test_nothing_is_taken_from_a_creature_or_added_to_it(order: Any) -> None:
    beast = {"field": HERE, "troops": 900, "leaders": 2, "nature": FOOT, "mounts": 5}
    state = turn(mine={**foot(leaders=3), "401": beast})
    with refused("PH-6.3.2a", army="401"):
        hand_in(state, ANN, order)


@rules("PH-6.3.2a")
def test_creatures_do_not_dismount_nor_take_gifts_nor_are_they_recruited() -> None:
    beast = {"field": HERE, "troops": 900, "leaders": 2, "nature": HORSE}
    state = turn(mine={"401": beast}, theirs={"301": {"field": HERE, "troops": 30, "leaders": 1}})
    with refused("PH-6.3.2a", army="401"):
        hand_in(state, ANN, Dismount(401, 200, 101))
    state.pledges = [GoodsOffer(1301, ANN, 0, (0, 0, 0, 2, 0, 0, 0, 0, 0, 0), state.month)]
    with refused("PH-6.3.2a", army="401"):
        hand_in(state, ANN, TakeOver("Bob", 301, 401))
    state = position(fields={HERE: {"owner": "Ann", "town": "HST"}}, realms={"Ann": {"gold": 9000}})
    with refused("PH-1.8a", number=401):
        muster(state, ANN, Recruit(HERE, 401, Goods(warriors=100, leaders=1)))


@rules("PH-6.3.2a", "PH-5.5i")
def test_a_creature_that_is_run_over_is_not_captured() -> None:
    weak = {"401": {"field": EAST, "troops": 100, "leaders": 1, "nature": FOOT}}
    state = turn(mine=riders(troops=5000, leaders=3), theirs=weak)
    state.account = totals(state)
    march(state, EAST, number=201)
    assert not state.realms[BOB].armies
    assert army(state, ANN, 201).goods == ()
    assert told(state, ANN, RanOver)[0].killed == {"warriors": 100, "leaders": 1}
    assert state.account == totals(state)


@rules("PH-6.3.2a", "PH-6.3.2d")
@pytest.mark.parametrize("placed", [MINOTAUR, BANSHEE], ids=["warlike", "magical"])
def test_creatures_change_realms_and_vanish(placed: PlaceCreature) -> None:
    state = turn()
    decide(state, placed)
    state.edit_realm(BOB).armies.pop(101, None)
    decide(state, HandCreature("Ann", placed.number, "Bob", 450))
    assert CreatureHanded(ANN, placed.number, BOB, 450, HERE) in state.news
    units: dict[int, Any] = {**state.realms[BOB].armies, **state.realms[BOB].people}
    assert units[450].field == at(state, HERE)
    assert units[450].traits == (UNBANNABLE if placed is MINOTAUR else DOUBLE_BAN)
    with refused("PH-1.8n", number=placed.number):
        decide(state, RemoveCreature("Ann", placed.number))
    decide(state, RemoveCreature("Bob", 450))
    assert CreatureGone(BOB, 450, HERE) in state.news
    assert 450 not in state.realms[BOB].armies
    assert 450 not in state.realms[BOB].people
    assert state.account == totals(state)


@rules("PH-6.3.2a", "PH-1.9p")
@pytest.mark.parametrize("to", ["Bob", "Cleo"])
def test_its_prisoners_go_over_with_a_creature_or_are_free_among_friends(to: str) -> None:
    people = {"Bob": {"601": {"field": HERE, "rank": "CHF"}}}
    state = position(realms_count=3, month=2, step="turn", active="Ann", people=people)
    decide(state, MINOTAUR)
    take(state, KEY * BOB + 601, KEY * ANN + MINOTAUR.number)
    decide(state, HandCreature("Ann", MINOTAUR.number, to, 450))
    prisoner = state.person(KEY * BOB + 601)
    assert (prisoner.captor, prisoner.warden) == ((-1, 0) if to == "Bob" else (CLEO, 450))


def test_ph_6_3_2a_nothing_comes_or_goes_while_dice_fall() -> None:
    state = turn()
    decide(state, MINOTAUR)
    state.step = DICE
    for move in (BANSHEE, RemoveCreature("Ann", 401), HandCreature("Ann", 401, "Bob", 401)):
        with refused("PH-3r", current="chance"):
            decide(state, move)


@rules("PH-6.3.2a", "PH-6.4.1e")
def test_the_merchants_lead_no_creatures() -> None:
    state = turn()
    decide(state, MINOTAUR)
    state.edit_realm(BOB).kind = MERCHANTS
    with refused("PH-6.4.1e", realm="Bob"):
        decide(state, PlaceCreature("Bob", 401, "foot", EAST, 10))
    with refused("PH-6.4.1e", realm="Bob"):
        decide(state, HandCreature("Ann", 401, "Bob", 401))


# --- hostile ones ------------------------------------------------------------------------------------


@rules("PH-6.3.2b", "PH-6.3.2a")
def test_hostile_creatures_go_where_the_game_master_wants_and_fight() -> None:
    state = beasts(turn())
    decide(state, PlaceCreature("Bob", 401, "riders", FAR, 30000))
    with refused("PH-6.3.2c", army="401"):
        decide(state, MoveCreature("Bob", 401, state.setting.world.label(first_water(state))))
    decide(state, MoveCreature("Bob", 401, HERE))
    assert where(state, 401, BOB) == HERE
    assert ConflictArose(HERE, (ANN, BOB)) in state.news
    hand_in(state, ANN)
    assert state.step != DICE  # thirty to one: the army is run over
    assert not state.realms[ANN].armies


def first_water(state: State) -> int:
    return next(field for field in range(len(state.owner)) if state.setting.world.is_water[field])


@rules("PH-6.3.2b")
def test_a_hostile_creature_fights_a_melee_with_its_strength() -> None:
    state = beasts(turn())
    decide(state, PlaceCreature("Bob", 401, "riders", HERE, 2000))
    hand_in(state, ANN)
    assert state.step == DICE
    throw(state, (10, 10))
    assert MeleeFought(HERE, (ANN,), (BOB,), (BOB,)) in state.news
    assert army(state, BOB, 401).troops < 2000
    assert not state.realms[ANN].armies


@rules("PH-6.3.2b")
def test_magical_ones_roam_too_and_need_no_land_of_their_own() -> None:
    state = beasts(turn())
    decide(state, PlaceCreature("Bob", 402, "magic", FAR, points=20))
    decide(state, MoveCreature("Bob", 402, WEST))
    assert state.realms[BOB].people[402].field == at(state, WEST)
    inspect(state, BOB)


@rules("PH-6.3.2b")
def test_friendly_creatures_are_moved_by_their_realm_alone() -> None:
    state = turn()
    decide(state, MINOTAUR)
    with refused("PH-6.3.2b", realm="Ann", armies=2):
        decide(state, MoveCreature("Ann", 401, EAST))


@rules("PH-6.3.2b")
def test_the_realm_of_creatures_has_neither_land_nor_other_armies() -> None:
    state = turn(fields={FAR: {"owner": "Bob"}})
    with refused("PH-6.3.2b", realm="Bob", armies=0):
        decide(state, DeclareKind("Bob", "beasts"))
    for field in range(len(state.owner)):
        state.owner[field] = 255
    with refused("PH-6.3.2b", realm="Ann", count=0, armies=1):
        decide(state, DeclareKind("Ann", "beasts"))
    decide(state, DeclareKind("Bob", "beasts"))
    assert state.realms[BOB].kind == BEASTS


# --- what they count as ------------------------------------------------------------------------------


@rules("PH-6.3.2c")
@pytest.mark.parametrize(
    ("kind", "nature", "points", "like"), [("foot", FOOT, 21, 101), ("riders", HORSE, 21, 201)]
)
def test_warlike_creatures_are_armies(kind: Any, nature: int, points: int, like: int) -> None:
    common = {str(like): {"field": HERE, "troops": 500, "leaders": 1}}
    state = turn(mine=common)
    decide(state, PlaceCreature("Ann", 401, kind, HERE, 500))
    beast, other = army(state, ANN, 401), army(state, ANN, like)
    assert beast.kind == other.kind == nature
    assert row_of(state, beast) == row_of(state, other)
    assert strength(beast, defending=True) == strength(other, defending=True)
    assert budget(state, beast) == points


@rules("PH-6.3.2c")
def test_creatures_of_the_sea_are_fleets() -> None:
    state = turn(fields={EAST: {"terrain": "w"}, FAR: {"terrain": "w"}})
    with refused("PH-6.3.2c", army="401", field=HERE):
        decide(state, PlaceCreature("Ann", 401, "fleet", HERE, 20))
    with refused("PH-6.3.2c", army="401", field=EAST):
        decide(state, PlaceCreature("Ann", 401, "riders", EAST, 20))
    decide(state, PlaceCreature("Ann", 401, "fleet", EAST, 20))
    assert (army(state, ANN, 401).kind, budget(state, army(state, ANN, 401))) == (FLEET, 42)
    hand_in(state, ANN, MoveArmy(401, FAR))
    assert where(state, 401) == FAR


@rules("PH-6.3.2c")
def test_magical_creatures_are_wizards_who_are_no_characters() -> None:
    state = turn(fields={HERE: {"owner": "Ann"}, EAST: {"owner": "Ann"}})
    decide(state, BANSHEE)
    banshee = state.realms[ANN].people[402]
    assert is_wizard(banshee)
    assert (banshee.rank, banshee.nameless, banshee.most, banshee.now) == (MAGE, True, 60, 60)
    assert budget(state, walking(banshee)) == 42
    hand_in(state, ANN, MoveArmy(402, EAST))
    assert state.realms[ANN].people[402].field == at(state, EAST)
    with refused("PH-1.3g", wizard="402"):
        alone = turn(fields={HERE: {"owner": "Ann"}})
        decide(alone, BANSHEE)
        hand_in(alone, ANN, MovePerson(402, FAR))


@rules("PH-6.3.2c")
def test_a_magical_creature_accompanies_an_army() -> None:
    state = turn()
    decide(state, BANSHEE)
    hand_in(state, ANN, Accompany(402, 101), MoveArmy(101, EAST))
    assert state.realms[ANN].people[402].field == at(state, EAST)


@rules("PH-6.3.2c", "PH-6.3.2e")
@pytest.mark.parametrize(
    "move",
    [
        PlaceCreature("Ann", 401, "magic", HERE, strength=5, points=5),
        PlaceCreature("Ann", 401, "magic", HERE),
        PlaceCreature("Ann", 401, "foot", HERE),
        PlaceCreature("Ann", 401, "foot", HERE, 50, traits=("double_ban",)),
        PlaceCreature("Ann", 401, "magic", HERE, points=5, traits=("steadfast",)),
    ],
)
def test_strength_and_abilities_fit_the_kind(move: PlaceCreature) -> None:
    with refused("PH-6.3.2c", army="401"):
        decide(turn(), move)


# --- what they show ----------------------------------------------------------------------------------


@rules("PH-6.3.2d")
def test_others_see_magical_or_warlike_and_nothing_else() -> None:
    state = turn()
    decide(state, MINOTAUR)
    decide(state, BANSHEE)
    other, own = view(state, BOB), view(state, ANN)
    hidden = other.armies[ANN]["401"]
    assert (hidden.troops, hidden.nature, hidden.might, hidden.traits) == (None,) * 4
    assert (other.people[ANN]["402"].most, other.people[ANN]["402"].traits) == (None, None)
    shown = own.armies[ANN]["401"]
    assert (shown.troops, shown.nature, shown.might, shown.traits) == (3000, FOOT, 40, UNBANNABLE)
    assert own.people[ANN]["402"].traits == DOUBLE_BAN


@rules("PH-6.3.2d")
def test_whoever_sees_a_warlike_creature_on_land_may_think_of_foot_or_riders() -> None:
    state = turn(fields={FAR: {"terrain": "w"}})
    decide(state, MINOTAUR)
    decide(state, PlaceCreature("Ann", 403, "fleet", FAR, 5))
    guesses = [imagine(view(state, BOB), Seeded(seed)) for seed in range(20)]
    assert {army(guess, ANN, 401).nature for guess in guesses} == {FOOT, HORSE}
    assert {army(guess, ANN, 403).nature for guess in guesses} == {FLEET}
    assert army(imagine(view(state, ANN), Seeded(1)), ANN, 401).traits == UNBANNABLE


@rules("PH-6.3.2d")
def test_the_map_shows_magical_or_warlike() -> None:
    state = turn()
    decide(state, MINOTAUR)
    decide(state, BANSHEE)
    drawn = overlay_of(view(state, BOB), state.setting.world)
    signs = {piece.number: army_sign(drawn, piece, PALETTE) for piece in drawn.armies if piece.realm == ANN}
    assert MAGICAL_SHAPE in signs[402]
    assert MAGICAL_SHAPE not in signs[401]
    assert ARMY_SHAPES[4] in signs[401]


# --- what they can do --------------------------------------------------------------------------------


@rules("PH-6.3.2e", "PH-6.3.2a")
def test_own_good_points_count_for_the_creature_and_not_for_armies_beside_it() -> None:
    state = turn(mine={**foot(leaders=3)}, theirs=foot())
    decide(state, MINOTAUR)
    army_points, beast_points = sources(front(state, HERE).attackers)
    assert "gp_creature" not in army_points
    assert (army_points["gp_leaders"], beast_points["gp_leaders"], beast_points["gp_creature"]) == (3, 2, 40)


@rules("PH-6.3.2e", "PH-1.4.3f")
@pytest.mark.parametrize(("traits", "space"), [((), 1500), (("double_ban",), 3000)])
def test_the_banshee_bans_double(traits: Any, space: int) -> None:
    state = turn(theirs=foot(FAR, troops=9000), fields={EAST: {"owner": "Ann"}})
    decide(state, PlaceCreature("Ann", 402, "magic", EAST, points=6, traits=traits))
    hand_in(state, ANN, Ban(402, FAR, power=3))
    assert told(state, BOB, TroopsBanned) == [TroopsBanned(101, FAR, {"warriors": space})]


@rules("PH-6.3.2e")
def test_the_banshee_pays_half_for_the_same_space() -> None:
    state = turn(theirs=foot(FAR, troops=9000), fields={EAST: {"owner": "Ann"}})
    decide(state, PlaceCreature("Ann", 402, "magic", EAST, points=6, traits=("double_ban",)))
    hand_in(state, ANN, Ban(402, FAR, space=2000))
    assert state.realms[ANN].people[402].now == 40


@rules("PH-6.3.2e")
@pytest.mark.parametrize(("traits", "banned"), [(0, 1000), (UNBANNABLE, 0), (STEADFAST, 1000)])
def test_some_cannot_be_banned(traits: int, banned: int) -> None:
    beast = {"field": EAST, "troops": 1000, "leaders": 1, "nature": FOOT, "traits": traits}
    people = {"Ann": {"501": {"field": HERE, "rank": "Z", "most": 9}}}
    state = turn(theirs={"401": beast}, people=people, fields={HERE: {"owner": "Ann"}})
    hand_in(state, ANN, Ban(501, EAST, power=8))
    assert sum(note.goods["warriors"] for note in told(state, BOB, TroopsBanned)) == banned


@rules("PH-6.3.2e", "PH-5.5d")
@pytest.mark.parametrize(("traits", "overrun"), [(0, True), (UNBANNABLE, True), (STEADFAST, False)])
def test_some_cannot_be_run_over(traits: int, overrun: bool) -> None:
    weak = {"field": EAST, "troops": 100, "leaders": 1, "nature": FOOT, "traits": traits}
    state = turn(mine=riders(troops=5000), theirs={"401": weak})
    march(state, EAST, number=201)
    assert (state.step != DICE) == overrun
    assert (401 not in state.realms[BOB].armies) == overrun
    if not overrun:
        assert has_guard(front(state, EAST).parties[0])


@rules("PH-6.3.2b")
def test_a_seat_that_is_kept_for_later_has_no_creatures() -> None:
    """Nobody would ever lead them."""
    state = turn()
    decide(state, MINOTAUR)
    state.edit_realm(BOB).kind = OUTSIDE
    for move in (PlaceCreature("Bob", 401, "foot", EAST, 500), HandCreature("Ann", 401, "Bob", 402)):
        with refused("PH-6.2d", realm="Bob", reason="reason_outside"):
            decide(state, move)


@rules("PH-6.3.2e")
def test_odds_know_who_is_not_run_over() -> None:
    weak = {"field": HERE, "troops": 50, "leaders": 1, "nature": FOOT, "traits": STEADFAST}
    state = turn(mine=riders(troops=5000), theirs={"401": weak})
    [(mine, theirs)] = lineups(state, front(state, HERE))
    assert not defenceless(mine, theirs)
    state.edit_army(army(state, BOB, 401).key).traits = 0
    [(mine, theirs)] = lineups(state, front(state, HERE))
    assert defenceless(mine, theirs)
