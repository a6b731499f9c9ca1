"""Every line of a sheet has its verdict, the sheet its costs, and both say what really comes of it."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import msgspec
import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import LANGS, sample
from tafelrunde.engine.rulebook import load_rulebook
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.moves.kinds import Sheet
from tafelrunde.games.phoenix.standing.costs import budget
from tafelrunde.games.phoenix.state import state as states
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.words.text import format_move
from tafelrunde.phoenix_desk.campaign.home import Home
from tafelrunde.phoenix_desk.orders.open_ends import ALWAYS
from tafelrunde.phoenix_desk.orders.sheet_check import check_text
from tafelrunde.phoenix_desk.orders.verdicts import LineVerdict, Verdict, verdict
from tafelrunde.phoenix_desk.texts import both
from tests.complaining import complains
from tests.games.phoenix.claims import rules
from tests.games.phoenix.table import ANN, position
from tests.phoenix_desk.homes import CAPITAL, RECRUIT, campaign_in
from tests.phoenix_desk.orders.test_consequences import is_next, is_turn_of, musters, play_alone

HERE, EAST, FAR = "101/27", "101/28", "101/29"
HOST: dict[str, Any] = {"field": HERE, "troops": 3_000, "leaders": 5}


def told(state: State, text: str, realm: int = ANN) -> Verdict:
    return verdict(GAME, state, realm, text)


def at_turn(armies: dict[str, Any]) -> State:
    return position(month=2, step="turn", active="Ann", armies={"Ann": armies})


# --- line by line -------------------------------------------------------------------------------------


def test_every_line_has_a_verdict_and_what_is_wrong_is_marked_where_it_stands(home: Home) -> None:
    state = campaign_in(home).state
    orders = "  Bewge 101 nach 101/28\r\n  Bewege 199 nach 101/28\nSonderbefehl: Ein Fest!\n"
    text = f"{RECRUIT}\n  # voran\n{orders}"

    found = told(state, text)

    kinds = [line.kind for line in found.lines]
    assert kinds == ["heading", "fine", "empty", "remark", "refused", "refused", "open", "empty"]
    assert [line.line for line in found.lines] == list(range(1, 9))
    lines = text.split("\n")
    assert [lines[at - 1][one.start : one.end] for at, one in marked(found)] == ["Bewge", "199"]
    assert [(one.rule, one.said is not None) for _at, one in marked(found)] == [("", True), ("PH-1.8n", True)]
    assert not found.is_fine


def marked(found: Verdict) -> list[tuple[int, LineVerdict]]:
    return [(line.line, line) for line in found.lines if line.kind == "refused"]


def test_a_line_says_its_part_its_gold_and_its_way(home: Home) -> None:
    state = campaign_in(home).state
    recruited = f"Rüste 1000 K und 5 HF als 101 in Rüstort {CAPITAL}"

    found = told(state, f"Sonderbefehl: Ein Fest!\n\n{recruited}\n# Ende")

    assert [(line.part, line.gold) for line in found.lines] == [
        ("turn", 0),
        ("", 0),
        ("muster", -10_000),
        ("", 0),
    ]
    marched = told(at_turn({"101": HOST}), f"Bewege 101 nach {EAST}").lines[0]
    assert (marched.part, marched.path, marched.gold) == ("turn", (HERE, EAST), 0)


def test_a_refused_line_has_the_sentence_that_helps() -> None:
    state = at_turn({"101": HOST})
    orders = f"Bewge 101 nach {EAST}\nMove 101 to {EAST} quikly\nMove 101 to 101/40\nUnsinn\nLöse 199 auf"
    lines = told(state, orders).lines

    assert [line.kind for line in lines] == ["refused"] * 5
    misspelt, odd, far, nonsense, nobody = lines
    assert misspelt.remedy == f"Bewege 101 nach {EAST}"
    assert (odd.remedy, nonsense.remedy, nobody.remedy) == ("", "", "")
    assert far.remedy == f"Move 101 to {far.path[-1]}"
    assert told(state, far.remedy).lines[0].kind == "fine"


def test_what_a_sheet_leaves_behind_is_told_at_the_order_that_is_to_blame() -> None:
    state = at_turn({"101": {"field": HERE, "troops": 2_000, "leaders": 1}})
    text = "Sonderbefehl: Ein Fest!\nSpalte von 101 als 104 ab: 500 K und 1 HF\n"

    found = told(state, text)

    assert [(line.kind, line.rule) for line in found.lines[:2]] == [
        ("open", "PH-R40"),
        ("refused", "PH-1.1.5a"),
    ]
    assert (found.sheet, found.is_fine) == ((), False)


def test_who_can_give_no_orders_is_told_so_about_the_sheet() -> None:
    state = position(month=2, step="turn", active="Bob")
    state.orders[2], state.place = (0, 1), 1

    found = told(state, "Bewege 101 nach 101/28")

    assert [one.rule for one in found.sheet] == ["PH-3r"]
    assert found.consequences is None


def test_a_verdict_agrees_with_the_check_of_the_sheet() -> None:
    wrong = 0
    for campaign, state in musters()[::3]:
        for luck in range(4):
            sheet = sample(campaign.game.legal_moves(state, ANN), Seeded(luck))
            text = format_move(sheet, "de") + ("\nBewege 101 nach 101/01\nUnsinn" if luck % 2 else "")
            found, checked = (
                verdict(campaign.game, state, ANN, text),
                check_text(campaign.game, state, ANN, text),
            )
            assert found.is_fine == checked.is_fine
            assert {line.line for line in found.lines if line.kind == "refused"} >= {
                one.line for one in checked.findings if one.line
            }
            wrong += not found.is_fine
    assert wrong


def test_what_is_too_large_is_not_judged(home: Home) -> None:
    state = campaign_in(home).state
    with complains("5,000"):
        told(state, "\n" * 5_000)
    with complains("1,500"):
        told(state, "Bewege 101 nach 101/28\n" * 1_501)
    assert told(state, "# Ein Vermerk\n" * 4_999).is_fine


# --- what is open -------------------------------------------------------------------------------------

FOES = {"Bob": {"101": {"field": EAST, "troops": 1_000, "leaders": 1}}}


@rules("PH-5.5a", "PH-5.5g")
def test_a_march_to_enemies_and_one_through_them_are_seen_when_they_happen() -> None:
    riders = {"201": {"field": HERE, "troops": 3_000, "leaders": 5}}
    state = position(month=2, step="turn", active="Ann", armies={"Ann": riders, **FOES})
    ends = {}
    for text in (f"Bewege 201 nach {EAST}", f"Bewege 201 nach {FAR} via {EAST}", "Bewege 201 nach 101/26"):
        (line,) = told(state, text).lines
        ends[text] = (line.kind, line.rule, EAST in line.said.de if line.said else False)
    assert list(ends.values()) == [("open", "PH-5.5a", True), ("open", "PH-5.5g", True), ("fine", "", False)]


@rules("PH-R228")
def test_what_the_other_realm_must_answer_is_open_in_remote_play_only() -> None:
    for deadlines, kind in (("days", "open"), ("meeting", "refused")):
        state = position(month=2, options={"deadlines": deadlines})
        assert told(state, "Gebe Bob Wegerecht").lines[0].kind == kind


@rules("PH-5.4e", "PH-5.1f")
def test_dice_and_conditions_are_open() -> None:
    armies = {"101": {**HOST, "light": 3}}
    knight = {"601": {"field": HERE, "rank": "CHF", "most": 5}}
    state = position(
        month=2, step="turn", active="Ann", armies={"Ann": armies, **FOES}, people={"Ann": knight}
    )
    text = f"Schieße vor der Bewegung mit 101 auf {EAST}\n601 zieht sich nach 101/26 zurück"

    assert [(line.kind, line.rule) for line in told(state, text).lines] == [
        ("open", "PH-5.1f"),
        ("open", "PH-5.4e"),
    ]


def test_whatever_is_open_has_a_rule_of_the_book_and_a_sentence_in_both_languages() -> None:
    book = load_rulebook(GAME)
    for rule, id in [*ALWAYS.values(), ("PH-6.4.1i", "open-hand"), ("PH-6.6.2a", "open-storm")]:
        assert book.find(rule) is not None
        assert all(both(id).said(lang).endswith(".") for lang in LANGS)


# --- the sheet as a whole -----------------------------------------------------------------------------


def test_the_costs_of_the_steps_are_what_the_army_has_really_used() -> None:
    walked = 0
    for campaign, state in musters():
        for luck in range(3):
            before = state.copy()
            realm = state.orders[state.month][0]
            play_alone(campaign, before, realm, Sheet(), partial(is_turn_of, realm=realm))
            sheet = sample(campaign.game.legal_moves(before, realm), Seeded(luck))
            found = verdict(campaign.game, before, realm, format_move(sheet, "en")).consequences
            real = before.copy()
            play_alone(campaign, real, realm, sheet, partial(is_next, realm=realm))
            for march in found.marches if found is not None else ():
                assert len(march.costs) == len(march.path) - 1
                army = before.realms[realm].armies.get(march.number)
                if army is not None and not march.stopped and all(march.costs):
                    assert sum(march.costs) == budget(before, army) - march.points
                    walked += 1
    assert walked > 20


def test_what_a_town_has_recruited_and_what_is_left_are_its_limit() -> None:
    tried = 0
    for campaign, state in musters():
        if state.month == 1:
            continue
        idle = verdict(campaign.game, state, ANN, "").consequences
        for room in idle.rooms if idle is not None else ():
            text = f"Rüste 100 K und 1 HF als 199 in Rüstort {room.field}"
            busy = verdict(campaign.game, state, ANN, text).consequences
            if busy is not None and busy.spent and room.gold is not None and room.leaders is not None:
                (now,) = [one for one in busy.rooms if one.field == room.field and not one.special]
                assert (now.gold, now.leaders) == (room.gold - now.used[0], room.leaders - now.used[1])
                assert now.used[1] == 1
                tried += 1
    assert tried


def test_a_verdict_is_json_and_names_fields_as_on_the_map(home: Home) -> None:
    found = told(campaign_in(home).state, f"{RECRUIT}Bewege 101 nach {EAST}\nBaue Burg in 888/01\n")

    data = msgspec.json.encode(found)

    assert msgspec.json.decode(data, type=Verdict) == found
    (march,) = found.consequences.marches if found.consequences else ()
    assert march.path == (CAPITAL, EAST)
    assert all(re.fullmatch(r"\d+/\d\d", label) for label in march.path)


@pytest.mark.parametrize("moves", [5, 60])
def test_a_sheet_is_tried_once_however_many_lines_it_has(moves: int) -> None:
    """One copy of the position for each march, and few more: also where most marches are refused."""
    armies = {f"{101 + n}": HOST for n in range(moves)}
    state, text = (
        at_turn(armies),
        "\n".join([f"Bewege {101 + n} nach 101/{n % 48 + 1:02}" for n in range(moves)]),
    )
    before = states.next_stamp()

    found = told(state, text)

    assert any(line.kind == "refused" for line in found.lines)
    assert states.next_stamp() - before <= 2 * (moves + 4)
    assert found.consequences is not None
    assert len(found.consequences.far) <= 3
