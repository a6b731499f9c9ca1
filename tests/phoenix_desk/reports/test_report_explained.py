"""Every figure of a fight that a realm is told is explained in the same report, with its rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from tafelrunde.engine.contract import LANGS
from tafelrunde.games.phoenix import GAME
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, changing
from tafelrunde.phoenix_desk.campaign.memory import Memory
from tafelrunde.phoenix_desk.months.runner import Runner, deal_bots
from tafelrunde.phoenix_desk.reports import Report, as_html, as_text, build, month_of
from tests.phoenix_desk.battlefields import planted
from tests.phoenix_desk.homes import NAMES

MASTER = len(NAMES)
MONTHS = 4
EXPLAINED: dict[str, tuple[str, ...]] = {
    "fought": ("melee_worked", "fallen_worked"),
    "was_overrun": ("overrun_worked",),
    "ran_over": ("overrun_worked",),
    "fire_rolled": ("shots_worked",),
    "fire_losses": ("fire_worked",),
    "town_hit": ("fire_worked",),
    "duel_told": ("duel_worked",),
    "combat_told": ("combat_worked",),
    "took_over": ("catapults_taken",),
    "troops_banned": ("ban_worked",),
}
"""By kind of note, the evaluations that must stand there for the same field."""
SPOILS = {"combat_income": "income_worked", "town_loot": "town_looted", "seized_cargo": "cargo_seized"}


@cache
def war(bots: str) -> Campaign:
    home = planted(Memory("campaign"))
    with changing(home) as campaign:
        Runner(campaign, deal_bots(campaign, bots.split(",")), 5).run(MONTHS)
    return Campaign.open(home)


def report(bots: str, seat: int, month: int) -> Report:
    return build(GAME, month_of(war(bots), seat, month))


def wanted(found: Report) -> Iterator[tuple[str, str]]:
    """Kind of evaluation and field, for every note of a fight."""
    for line in found.own[0].diary:
        if line.kind == "spoils":
            yield SPOILS[line.data["why"]], line.data["field"]
        for kind in EXPLAINED.get(line.kind, ()):
            yield kind, line.data["target" if line.kind == "fire_rolled" else "field"]


@pytest.mark.parametrize("bots", ["random", "warlord,settler"])
def test_what_a_realm_is_told_of_a_fight_is_explained(bots: str) -> None:
    compared = 0
    for month in range(1, MONTHS + 2):
        for seat in range(MASTER):
            found = report(bots, seat, month)
            there = {(one.kind, field) for one in found.worked for field in one.fields}
            for pair in wanted(found):
                assert pair in there, (month, seat, pair)
                compared += 1
    assert compared > (10 if bots == "random" else 0)


def test_text_and_page_hold_every_line_and_the_page_every_rule() -> None:
    for seat in (*range(MASTER), MASTER):
        for month in range(1, MONTHS + 1):
            found = report("random", seat, month)
            for lang in LANGS:
                text = " ".join(as_text(found, lang).split())
                page = as_html(GAME, found, lang)
                for one in found.worked:
                    for line in one.lines:
                        said = " ".join(line.said(lang).split())
                        assert said in text
                        for rule in re.findall(r"PH-[\w.]*\w", said):
                            assert f'<dt id="{rule}">' in page


def test_the_game_master_is_told_every_evaluation_and_the_public_none() -> None:
    for month in range(1, MONTHS + 1):
        found = report("random", MASTER, month)
        whole = [minute for minute in found.minutes if minute["minute"] != "thrown"]
        assert [one.data for one in found.worked] == whole
        assert build(GAME, month_of(war("random"), None, month)).worked == ()


def test_every_line_of_figures_names_a_rule() -> None:
    """The first line of an evaluation may be a mere heading; what follows has its rule."""
    for seat in (0, 1, MASTER):
        for month in range(1, MONTHS + 1):
            for one in report("random", seat, month).worked:
                for line in one.lines[1:] or one.lines:
                    assert "PH-" in line.en, line.en
                    assert "PH-" in line.de, line.de
