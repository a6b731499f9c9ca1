"""The one place that counts fights: against the minutes, against parts of the log, and in both languages."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import get_args

from tafelrunde.engine.rulebook import load_rulebook
from tafelrunde.games import load_game
from tafelrunde.games.phoenix.told import minutes
from tafelrunde.games.phoenix.told.minutes import (
    CombatWorked,
    DuelWorked,
    FireWorked,
    MeleeWorked,
    OrderFell,
    OverrunWorked,
    Thrown,
)
from tafelrunde.games.phoenix.told.spoils import AnySpoils
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, changing
from tafelrunde.phoenix_desk.campaign.memory import Memory
from tafelrunde.phoenix_desk.folder import Folder, open_campaign
from tafelrunde.phoenix_desk.months.runner import Runner, deal_bots
from tafelrunde.phoenix_desk.review.evaluations import evaluations
from tafelrunde.phoenix_desk.review.tally import KINDS, READERS, tally
from tests.cli.phoenix_folders import phoenix
from tests.cli.phoenix_wars import after_war
from tests.phoenix_desk.battlefields import planted
from tests.phoenix_desk.homes import campaign_in

FOUGHT = {MeleeWorked, OverrunWorked, DuelWorked, CombatWorked, FireWorked}
TOLD_OTHERWISE = FOUGHT | set(get_args(AnySpoils)) | {OrderFell, Thrown}
"""Evaluations whose fight is a public event, what followed from it, orders that fell, and dice."""


@cache
def ravaged() -> Campaign:
    """Four months of random orders in a war that has begun."""
    home = planted(Memory("campaign"))
    with changing(home) as campaign:
        Runner(campaign, deal_bots(campaign, ["random"]), 8).run(4)
    return Campaign.open(home)


def test_an_attack_counts_each_of_its_fights_once() -> None:
    found = tally(open_campaign(after_war()))
    assert {kind: found[kind] for kind in ("melee", "fire", "duel", "combat", "ban")} == {
        "melee": 1,
        "fire": 1,
        "duel": 1,
        "combat": 1,
        "ban": 1,
    }
    assert found["sea_battle"] == found["overrun"] == found["defensive_fire"] == 0


def test_fights_are_as_many_as_the_minutes_have() -> None:
    campaign = ravaged()
    worked = Counter(type(one.minute) for one in evaluations(campaign))
    found = tally(campaign)
    assert found["duel"] == worked[DuelWorked] > 0
    assert found["combat"] + found["tilt"] + found["retreat"] == worked[CombatWorked] > 0
    assert found["overrun"] == worked[OverrunWorked]
    assert found["fire"] + found["defensive_fire"] + found["wall_fire"] == worked[minutes.ShotsWorked]


def test_parts_of_a_log_add_up_to_the_whole() -> None:
    campaign = ravaged()
    entries = len(campaign.table.entries)
    tails = [tally(campaign, since) for since in range(entries + 1)]
    for before, after in pairwise(tails):
        assert all(before[kind] >= after[kind] for kind in KINDS)
    assert not any(tails[entries].values())


def test_towns_that_change_hands_count_as_towns() -> None:
    """Fields and towns together are the conquests that everybody was told of."""
    campaign = ravaged()
    conquests = [
        event
        for events in campaign.table.events
        for event in events
        if getattr(event, "how", "") == "conquered"
    ]
    found = tally(campaign)
    assert found["field_taken"] + found["town_taken"] == len(conquests)


def test_every_evaluation_is_counted_in_one_way_or_the_other() -> None:
    assert set(get_args(minutes.AnyMinute)) <= set(READERS) | TOLD_OTHERWISE


def test_every_kind_goes_by_a_rule_that_exists() -> None:
    rulebook = load_rulebook(load_game("phoenix"))
    assert [kind for kind, row in KINDS.items() if rulebook.find(row.rule) is None] == []


def test_run_tells_the_count_in_both_languages_and_as_data(tmp_path: Path) -> None:
    path = planted(Folder(tmp_path / "campaign")).path
    data = phoenix("run", path, "--bots", "random", "--json").data["counted"]
    assert [len(data[group]) for group in ("fights", "outcomes", "magic")] == [11, 13, 7]
    since = len(open_campaign(path).table.entries)
    texts = {lang: phoenix("run", path, "--bots", "random", lang=lang).out for lang in ("en", "de")}
    campaign = open_campaign(path)
    assert since < len(campaign.table.entries)
    for lang, words in (("en", ("Melees on land", "PH-5.5a")), ("de", ("Nahkämpfe an Land", "PH-5.5a"))):
        assert all(word in texts[lang] for word in words), texts[lang]
        assert "phoenix-tally" not in texts[lang]


def test_a_run_counts_only_what_happened_in_it(tmp_path: Path) -> None:
    path = planted(Folder(tmp_path / "campaign")).path
    months = [phoenix("run", path, "--bots", "random", "--json").data["counted"] for _ in range(2)]
    whole = tally(open_campaign(path))
    for group in months[0]:
        for kind in months[0][group]:
            assert months[0][group][kind] + months[1][group][kind] == whole[kind], kind


def test_a_quiet_month_says_so(tmp_path: Path) -> None:
    path = tmp_path / "quiet"
    campaign_in(Folder(path))
    assert "Nobody fought" in phoenix("run", path, "--close", "quiet").out
