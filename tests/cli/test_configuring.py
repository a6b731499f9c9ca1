"""The file of settings: complete, checked, and less than the command line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tafelrunde.cli.operating.configuration import read_settings
from tafelrunde.server.settings import MailServer, Settings
from tests.cli.calling import tafelrunde
from tests.complaining import complains

EXAMPLE = Path(__file__).parents[2] / "deploy" / "tafelrunde.example.toml"


def test_the_example_shows_every_setting_as_it_is_without_it(tmp_path: Path) -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    file = tmp_path / "settings.toml"
    file.write_text(re.sub(r"^#(?=[\[a-z])", "", text, flags=re.MULTILINE), encoding="utf-8")

    read = read_settings(file, {"database": "postgresql://db/x"})

    usual = Settings(node="", database="postgresql://db/x", mail=MailServer("localhost"))
    assert read == usual
    for struct in (Settings, MailServer):
        for field in struct.__struct_fields__:
            assert re.search(rf"^#\[?{field}\b", text, re.MULTILINE), field


def test_what_is_given_counts_more_than_the_file(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('port = 1234\nbot_processes = 7\n[mail]\nhost = "mail"\n', encoding="utf-8")

    read = read_settings(file, {"port": 99, "host": None})

    assert (read.port, read.bot_processes, read.host) == (99, 7, "127.0.0.1")
    assert read.mail == MailServer("mail")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("prot = 8080", "there is no setting “prot”"),
        ('[mail]\nhost = "x"\npassphrase = "y"', "there is no setting “passphrase”"),
        ('port = "many"', "port"),
        ('hosts = ["a.lan", "https://b.lan/"]', "“https://b.lan/” is not the name of a machine"),
        ("[mail]\nport = 25", "host"),
        ("port = ", "not valid TOML"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(text, encoding="utf-8")

    with complains(words, str(file)):
        read_settings(file, {})


def test_a_server_does_not_start_with_a_wrong_file(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text("prot = 8080\n", encoding="utf-8")

    said = tafelrunde("serve", "--config", file, lang="de")

    assert (said.code, said.out) == (2, "")
    assert "eine Einstellung „prot“ gibt es nicht" in said.err
