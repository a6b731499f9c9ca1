"""Campaigns at the commands that all games share, and at those that are not for them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tafelrunde.engine.contract import LANGS, Lang
from tafelrunde.games import CAMPAIGNS, game_ids, table_game_ids
from tafelrunde.phoenix_desk.campaign.layout import LOG_FILE
from tests.cli.calling import tafelrunde
from tests.cli.phoenix_wars import after_war
from tests.cli.terminal import tell

ELSEWHERE = {
    "en": "found one with: tafelrunde phoenix new",
    "de": "gegründet wird er mit: tafelrunde phoenix new",
}
SCENARIOS = Path(__file__).parents[1] / "games" / "phoenix" / "scenarios"


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short campaign between bots."""
    folder = tmp_path_factory.mktemp("campaigns")
    data = folder / "foundation.toml"
    data.write_text("months = 3\n", encoding="utf-8")
    wishes = ("--players", 4, "--games", 1, "--bots", "random", "--processes", 1, "--data", data)
    said = tafelrunde("sim", "phoenix", *wishes, "--save", folder / "logs", "--json")
    assert said.code == 0, said.err
    assert said.data["games"] == 1
    (path,) = (folder / "logs").glob("*.jsonl")
    return path


def test_campaigns_are_games_but_none_for_a_table() -> None:
    assert set(game_ids()) - set(table_game_ids()) == set(CAMPAIGNS)


@pytest.mark.parametrize("lang", LANGS)
def test_a_campaign_can_be_replayed_and_verified(log: Path, lang: Lang) -> None:
    shown = tafelrunde("replay", str(log), lang=lang)
    sound = tafelrunde("replay", str(log), "--verify", "--json", lang=lang)
    verified = tafelrunde("verify", str(log), "--json", lang=lang)

    assert (shown.code, sound.code, verified.code) == (0, 0, 0), shown.err + sound.err + verified.err
    assert sound.data["finished"] is True
    assert len(sound.data["result"]) == 4


def test_a_replay_shows_a_realm_only_what_it_may_know(log: Path) -> None:
    seen = tafelrunde("replay", str(log), "--seat", "random 1", "--json").data["steps"][-1]["view"]
    public = tafelrunde("replay", str(log), "--json").data["steps"][-1]["view"]

    golds = [realm["gold"] for realm in seen["realms"] if realm is not None]
    assert sum(gold is not None for gold in golds) == 1
    assert all(realm is None or realm["gold"] is None for realm in public["realms"])


@pytest.mark.parametrize("lang", LANGS)
def test_rules_and_scenarios_of_a_campaign_are_at_hand(lang: Lang) -> None:
    rule = tafelrunde("rules", "phoenix", "PH-2c", "--json", lang=lang)
    checked = tafelrunde("check", str(SCENARIOS), "--json", lang=lang)

    assert rule.code == 0, rule.err
    assert "PH-2c" in rule.out
    assert checked.data["scenarios"] == checked.data["passed"] > 0


@pytest.mark.parametrize("lang", LANGS)
def test_play_says_where_campaigns_are_founded(lang: Lang, log: Path, tmp_path: Path) -> None:
    unfinished = tmp_path / "unfinished.jsonl"
    unfinished.write_bytes(b"".join(log.read_bytes().splitlines(keepends=True)[:-3]))
    new = tafelrunde("play", "phoenix", lang=lang)
    loaded = tell(["play", "--load", unfinished, "--lang", lang], [], tmp_path)

    for code, err in ((new.code, new.err), (loaded.code, loaded.err)):
        assert code == 2
        assert ELSEWHERE[lang] in " ".join(err.split())


def test_the_lobby_of_the_terminal_does_not_offer_campaigns(tmp_path: Path) -> None:
    asked = tell(["play", "--lang", "en"], ["1"], tmp_path)

    assert "Kingsburg" in asked.out
    assert "Phoenix" not in asked.out


@pytest.mark.parametrize("lang", LANGS)
def test_a_war_is_told_in_sentences_of_the_language_and_to_each_what_he_may_know(lang: Lang) -> None:
    """The game master reads every evaluation, a realm its own part, a spectator the news alone."""
    war = str(after_war() / LOG_FILE)
    told = {
        seat: "\n".join(
            [
                line
                for step in tafelrunde("replay", war, "--seat", seat, "--json", lang=lang).data["steps"]
                for line in step["told"]
            ]
        )
        for seat in ("SL", "Ann", "spectator")
    }
    sums = {"en": "Strength ", "de": "Heeresstärke "}[lang]
    fought = {"en": "Melee in 101/28: Ann against Bob", "de": "Nahkampf in 101/28: Ann gegen Bob"}[lang]
    assert all(fought in text for text in told.values())
    assert sums in told["SL"]
    assert "PH-5.5j" in told["Ann"]
    assert "PH-5.5j" not in told["spectator"]
    own = {"en": "{}: Melee in 101/28", "de": "{}: Nahkampf in 101/28"}[lang]
    assert own.format("Ann") in told["Ann"]
    assert own.format("Bob") in told["SL"]
    assert own.format("Bob") not in told["Ann"]
    assert not re.search(r"\b[a-z]+_[a-z]+\b", "".join(told.values()))
