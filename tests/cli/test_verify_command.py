"""`tafelrunde verify`: fair dice can be proved, changed ones are found at their entry."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tafelrunde.engine.log import ChanceNote, Ending, Log
from tafelrunde.engine.table import FairSource, SeededSource, Source
from tafelrunde.games.kingsburg.play.moves import Roll, SetOrder
from tests.cli.calling import tafelrunde
from tests.cli.logs import SECRET, cheated, fair, seeded, with_header, write

SOURCES: dict[str, Source] = {"fair": FairSource(SECRET, "example"), "seeded": SeededSource(7)}


@pytest.mark.parametrize(("log", "kind"), [(fair(), "fair"), (seeded(), "seeded")])
def test_every_outcome_of_an_honest_game_follows_from_its_source(tmp_path: Path, log: Log, kind: str) -> None:
    said = tafelrunde("verify", write(tmp_path, log), "--json")

    by_chance = sum(entry.seat == -1 for entry in log.entries)
    assert said.code == 0
    assert said.data["ok"] is True
    assert (said.data["kind"], said.data["drawn"], said.data["typed"]) == (kind, by_chance, 0)
    assert by_chance >= 5 * 4  # each year has three rolls and a die of the King at least


def loaded_dice(n: int, drawn: Any) -> Any:
    """Somebody gives the first seat three sixes in the second roll."""
    if isinstance(drawn, Roll) and n > 20:
        return Roll(((6, 6, 6), *drawn.dice[1:]), drawn.white)
    return drawn


@pytest.mark.parametrize("kind", SOURCES)
def test_loaded_dice_are_found_at_their_first_entry(tmp_path: Path, kind: str) -> None:
    log = cheated(SOURCES[kind], loaded_dice)
    first = next(e.n for e in log.entries if isinstance(e.move, Roll) and e.n > 20)
    path = write(tmp_path, log)

    assert tafelrunde("replay", path, "--verify").code == 0  # by the rules alone nothing is wrong
    said = tafelrunde("verify", path, "--json")

    assert said.code == 1
    assert (said.data["reason"], said.data["first_difference"]) == ("differs", first)
    assert "6+6+6" in said.data["found"]
    assert f"{first}" in tafelrunde("verify", path, lang="de").out


def test_dice_marked_as_typed_are_counted_and_left_alone(tmp_path: Path) -> None:
    log = cheated(SOURCES["fair"], loaded_dice, typed=True)
    typed = sum(entry.typed for entry in log.entries)

    said = tafelrunde("verify", write(tmp_path, log), "--json")

    assert typed > 0
    assert said.code == 0
    assert said.data["typed"] == typed


def test_a_wrong_first_entry_is_found_too(tmp_path: Path) -> None:
    def last_first(n: int, drawn: Any) -> Any:
        return SetOrder(drawn.order[::-1]) if isinstance(drawn, SetOrder) else drawn

    said = tafelrunde("verify", write(tmp_path, cheated(SOURCES["fair"], last_first)), "--json")

    assert (said.code, said.data["first_difference"]) == (1, 1)


def test_another_secret_than_the_promised_one_proves_nothing(tmp_path: Path) -> None:
    log = cheated(FairSource(bytes(32), "example"), lambda n, drawn: drawn)
    promised = fair(entries=1).header.chance

    said = tafelrunde("verify", write(tmp_path, with_header(log, chance=promised)), "--json")

    assert (said.code, said.data["reason"]) == (1, "commitment")


def test_the_secret_of_a_game_belongs_to_its_table_only(tmp_path: Path) -> None:
    said = tafelrunde("verify", write(tmp_path, with_header(fair(), table="another")), "--json")

    assert (said.code, said.data["reason"]) == (1, "commitment")


def test_before_the_end_the_secret_is_not_out(tmp_path: Path) -> None:
    path = write(tmp_path, fair(entries=50))

    assert tafelrunde("verify", path, "--json").data["reason"] == "secret_not_out"
    said = tafelrunde("verify", path)
    assert said.code == 1
    assert "not over yet" in said.out


def test_an_unfinished_seeded_game_can_be_checked_so_far(tmp_path: Path) -> None:
    said = tafelrunde("verify", write(tmp_path, seeded(entries=50)), "--json")

    assert (said.code, said.data["reason"], said.data["entries"]) == (0, "proved", 50)


def test_typed_dice_leave_nothing_to_verify(tmp_path: Path) -> None:
    log = with_header(seeded(), chance=ChanceNote("typed"))

    said = tafelrunde("verify", write(tmp_path, log), "--json")

    assert (said.code, said.data["reason"]) == (1, "typed")


@pytest.mark.parametrize("secret", ["", "zz", "00" * 15])
def test_a_damaged_secret_is_bad_input(tmp_path: Path, secret: str) -> None:
    log = fair()
    assert log.ending is not None
    ending = Ending(log.ending.end, log.ending.result, secret)

    said = tafelrunde("verify", write(tmp_path, Log(log.header, log.entries, ending)))

    assert said.code == 2
    assert f"game.jsonl:{len(log.entries) + 2}:" in said.err


@pytest.mark.parametrize("note", [ChanceNote("loaded"), ChanceNote("seeded")])
def test_an_unknown_kind_of_chance_is_bad_input(tmp_path: Path, note: ChanceNote) -> None:
    said = tafelrunde("verify", write(tmp_path, with_header(seeded(), chance=note)))

    assert said.code == 2
    assert "game.jsonl:1:" in said.err


def test_a_move_against_the_rules_is_bad_input_with_its_line(tmp_path: Path) -> None:
    log = fair()
    entry = log.entries[6]
    log.entries[6] = msgspec.structs.replace(entry, seat=(entry.seat + 1) % 3)

    said = tafelrunde("verify", write(tmp_path, log))

    assert said.code == 2
    assert "game.jsonl:8: illegal move: KB-" in said.err
