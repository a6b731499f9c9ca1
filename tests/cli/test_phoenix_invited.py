"""At home, with an invitation: the commands of the game master have nothing to tell there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.phoenix_folders import phoenix
from tests.cli.phoenix_wars import after_war

MASTERS = (
    *(
        ("protocol",),
        ("conflicts",),
        ("audit",),
        ("log",),
        ("status",),
        ("realms",),
        ("verify",),
        ("whatif",),
    ),
    *(("questions",), ("news",), ("treasury", "Bob"), ("report", "Bob"), ("orders", "show", "Bob")),
)
"""Commands of the game master, and those that look at another realm."""


@pytest.fixture(scope="module")
def invited(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What Ann's player has at home."""
    folder = tmp_path_factory.mktemp("home") / "ann"
    assert phoenix("invite", after_war(), "Ann", folder).code == 0
    return folder


@pytest.mark.parametrize("words", MASTERS, ids=" ".join)
def test_an_invitation_tells_nothing_of_others(words: tuple[str, ...], invited: Path) -> None:
    command = words[:2] if words[0] == "orders" else words[:1]
    said = phoenix(*command, invited, *words[len(command) :])

    assert said.code != 0
    assert said.out == ""
    assert "Traceback" not in said.err


@pytest.mark.parametrize("words", MASTERS, ids=" ".join)
def test_the_same_commands_answer_in_the_campaign_itself(words: tuple[str, ...]) -> None:
    """Else the test above would prove nothing."""
    command = words[:2] if words[0] == "orders" else words[:1]
    said = phoenix(*command, after_war(), *words[len(command) :])

    assert said.out or words[0] in ("orders", "whatif"), said.err
