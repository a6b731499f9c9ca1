"""Differences of two positions: what a correction has changed is found by the path of the correction."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.phoenix.moves.kinds import Amend, Change
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.memory import Memory
from tafelrunde.phoenix_desk.review.audit import audit
from tafelrunde.phoenix_desk.review.differences import differences
from tests.phoenix_desk.battlefields import EAST, HERE, planted

CHANGES: list[tuple[str, Any, Any]] = [
    ("realms.Ann.gold", None, 7),
    ("armies.Ann.101.troops", 5000, 4999),
    ("armies.Ann.101.kills", None, True),
    ("armies.Bob.101.field", EAST, "101/29"),
    ("people.Ann.601.now", 120, 55),
    ("people.Ann.601.rank", "BUH", "STH"),
    (f"fields.{EAST}.owner", "Bob", "Ann"),
    (f"works.{HERE}.O.STR", None, True),
    (f"works.{HERE}.O.WL", None, True),
    (f"works.{EAST}.W.WL", None, True),
    (f"plundered.{EAST}", None, 1),
    ("rights.Ann.Bob.coast", None, True),
    ("realms.Ann.cards.mining", None, 3),
]


def amended(campaign: Campaign, path: str, value: Any) -> State:
    state = campaign.state.copy()
    move = Amend((Change(path, value),), "Probe")
    campaign.game.apply(state, campaign.master, move, None)
    return state


@pytest.mark.parametrize(("path", "before", "after"), CHANGES, ids=[row[0] for row in CHANGES])
def test_a_correction_is_found_by_its_path(path: str, before: Any, after: Any) -> None:
    campaign = Campaign.open(planted(Memory("campaign")))
    found = differences(campaign.state, amended(campaign, path, after))
    own = [one for one in found if one.path == path]
    assert [(one.after) for one in own] == [after]
    assert before is None or own[0].before == before
    topic = path.split(".")[:2]
    assert all(one.path.split(".")[:2] == topic or one.path.startswith("people.") for one in found)


def test_a_position_does_not_differ_from_itself() -> None:
    campaign = Campaign.open(planted(Memory("campaign")))
    assert differences(campaign.state, campaign.state.copy()) == []


def test_an_audit_has_the_value_that_each_change_found() -> None:
    home = planted(Memory("campaign"))
    (found,) = audit(Campaign.open(home))
    values = {change.path: (change.before, change.after) for change in found.changes}
    assert values["armies.Ann.101.troops"] == ("100", "5000")
    assert values["armies.Ann.101.field"] == (None, HERE)
