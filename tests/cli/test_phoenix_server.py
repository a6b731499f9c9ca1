"""`tafelrunde phoenix host` and `export` with a running server: there and back, byte for byte."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tafelrunde.cli.phoenix.remote import VARIABLE, address_of
from tafelrunde.engine.errors import Complaint
from tests.cli.phoenix_folders import copy_of, founded, phoenix, sheet
from tests.cli.test_phoenix_hosted import ASKED
from tests.server.process import Process, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving(tmp_path_factory.mktemp("server")) as process:
        yield process


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A campaign with everything that a folder can hold: a kept log, questions, sheets that wait."""
    here = copy_of(founded(2), tmp_path / "here")
    assert phoenix("rollback", here, "--to", "2", "--reason", "Irrtum").code == 0
    assert phoenix("run", here, "--bots", "random").code == 0
    assert phoenix("ask", here, "Darf ich?").code == 0
    assert phoenix("orders", "submit", here, "Ann", sheet(here)).code == 0
    return here


def contents(folder: Path) -> dict[str, bytes]:
    files = [path for path in folder.rglob("*") if path.is_file()]
    ours = (".lock", "moved-to.txt")
    return {str(path.relative_to(folder)): path.read_bytes() for path in files if path.name not in ours}


def test_there_and_back_byte_for_byte(
    server: Process, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = contents(folder)
    said = phoenix("host", folder, "--server", server.address, "--name", "Krieg 1", "--me", "Mia")
    assert said.code == 0, said.err
    assert "old copy" in said.out
    link = said.out.strip().split()[-1]
    assert "/c/Krieg%201#" in link
    assert phoenix("run", folder, "--bots", "random").code == 2, "the folder is an old copy"

    monkeypatch.setenv(VARIABLE, urlsplit(link).fragment)
    back = phoenix("export", f"{server.address}#Krieg 1", "--folder", tmp_path / "back")
    assert back.code == 0, back.err
    assert contents(tmp_path / "back") == contents(folder) == before
    for command, *more in ASKED:
        there, here = [phoenix(command, place, *more, "--json") for place in (tmp_path / "back", folder)]
        assert (there.code, there.data) == (here.code, here.data), command

    monkeypatch.delenv(VARIABLE)
    by_link = phoenix("export", link, "--folder", tmp_path / "again", "--json")
    assert by_link.code == 0, by_link.err
    assert contents(tmp_path / "again") == before


def test_the_server_answers_as_the_folder_does(server: Process, folder: Path) -> None:
    said = phoenix("host", folder, "--server", server.address, "--name", "Same", "--json")
    token, here = urlsplit(said.data["link"]).fragment, "/api/campaigns/Same"
    asked = {
        "verify": server.ask("GET", f"{here}/verify?lang=en", token=token),
        "protocol": server.ask("GET", f"{here}/protocol?lang=en", token=token),
    }
    for command, answer in asked.items():
        assert answer == phoenix(command, folder, "--json").data
    reading = server.ask(
        "POST", f"{here}/compare?lang=en", {"options": {"hf_gp": "tiered"}, "month": "2"}, token
    )
    assert reading == phoenix("compare", folder, "--option", "hf_gp=tiered", "--month", "2", "--json").data
    trial = server.ask("POST", f"{here}/whatif?lang=en", {"bots": ["random"]}, token)
    assert trial == phoenix("whatif", folder, "--bots", "random", "--json").data


def test_what_goes_wrong_is_said_and_the_folder_stays_what_it_was(
    server: Process, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    first = phoenix(
        "host", copy_of(founded(2), tmp_path / "one"), "--server", server.address, "--name", "Twice"
    )
    assert first.code == 0, first.err
    place, out = f"{server.address}#Twice", tmp_path / "out"
    for words, part in (
        (("host", folder, "--server", server.address, "--name", "Twice"), "refuses"),
        (("host", folder, "--server", server.address, "--name", "a/b"), "refuses"),
        (("host", folder, "--server", "http://127.0.0.1:1", "--name", "X"), "cannot be reached"),
        (("export", place, "--folder", out), VARIABLE),
        (("export", place, "--folder", out, "--token", "wrong"), "refuses"),
        (("export", server.address, "--folder", out, "--token", "x"), "name the campaign"),
        (("status", place), "only `phoenix host` and `phoenix export --folder` work"),
        (("run", place), "only `phoenix host`"),
        (("new", place, "--realms", 2), "only `phoenix host`"),
    ):
        said = phoenix(*words)
        assert (said.code, part in said.err) == (2, True), (words, said.err)
    assert not out.exists()
    assert phoenix("announce", folder, "Hallo").code == 0, "it is still played here"


@pytest.mark.parametrize("place", ["http://example.org#X", "http://10.0.0.1/c/X#t", "http://[2001:db8::1]#X"])
def test_secrets_do_not_travel_in_the_open(place: str) -> None:
    with pytest.raises(Complaint, match="server-needs-tls"):
        address_of(place)


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        ("https://example.org#Krieg%201", ("https://example.org", "Krieg 1", "")),
        ("https://example.org/games/#X", ("https://example.org/games", "X", "")),
        ("https://example.org/games/c/Krieg%201#abc", ("https://example.org/games", "Krieg 1", "abc")),
        ("http://localhost:8080#X", ("http://localhost:8080", "X", "")),
        ("http://[::1]:8080#X", ("http://[::1]:8080", "X", "")),
    ],
)
def test_how_a_campaign_at_a_server_is_named(place: str, expected: tuple[str, str, str]) -> None:
    assert address_of(place) == expected
    assert address_of(place, "given").token == "given"


def test_large_archives_get_through_and_nothing_else_does(server: Process) -> None:
    junk = bytes(3_000_000)
    zipped = {"content-type": "application/zip"}
    answer = server.client.post(f"{server.address}/api/archives?name=Big", content=junk, headers=zipped)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad")
    other = server.client.post(f"{server.address}/api/campaigns", content=junk, headers=zipped)
    assert other.status_code == 415
