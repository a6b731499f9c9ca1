"""Archives that somebody has damaged, cut, blown up or made up: refused, with the file that is wrong."""

from __future__ import annotations

import io
import struct
from functools import cache
from zipfile import ZIP_DEFLATED, ZIP_LZMA, ZIP_STORED, ZipFile, ZipInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.engine.contract import LANGS
from tafelrunde.engine.errors import Complaint
from tafelrunde.phoenix_desk.archives import unpack
from tafelrunde.phoenix_desk.archives.pack import PEOPLE, file_name, packed, plain, zipped
from tafelrunde.phoenix_desk.archives.restore import read_archive
from tafelrunde.phoenix_desk.archives.unpack import paper_called, unpacked
from tafelrunde.phoenix_desk.campaign.campaign import changing
from tafelrunde.phoenix_desk.campaign.home import Paper
from tafelrunde.phoenix_desk.campaign.memory import Memory
from tafelrunde.phoenix_desk.orders.questions import ask
from tafelrunde.telling.complaints import said
from tests.phoenix_desk.homes import campaign_in, run

LOG = "campaign.jsonl"


@cache
def files() -> dict[str, bytes]:
    """A sound campaign, file by file."""
    with ZipFile(io.BytesIO(whole())) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


@cache
def whole() -> bytes:
    home = Memory("campaign")
    campaign_in(home)
    run(home, 1, bots="random")
    with changing(home) as campaign:
        ask(campaign, "Darf ich?")
    return packed(home)


def refused(data: bytes) -> str:
    """Why an archive is not taken; nothing but a complaint in both languages may come of it."""
    with pytest.raises(Complaint) as refusal:
        read_archive(data, "a.zip")
    assert all(said(refusal.value, lang) for lang in LANGS)
    return said(refusal.value, "en")


def made(names: dict[str, bytes], compression: int = ZIP_STORED) -> bytes:
    out = io.BytesIO()
    with ZipFile(out, "w", compression) as archive:
        for name, data in names.items():
            archive.writestr(name, data)
    return out.getvalue()


def test_a_sound_one_is_taken() -> None:
    _archive, campaign = read_archive(whole(), "a.zip")
    assert campaign.state.month == 2


@pytest.mark.parametrize("data", [b"", b"PK", b"x" * 100, b"\0" * 22, b"PK\x05\x06" + bytes(18)])
def test_what_is_no_archive(data: bytes) -> None:
    assert refused(data).startswith("a.zip: ")


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_an_archive_with_any_byte_changed_is_refused_or_the_same(data: st.DataObject) -> None:
    """What zip does not look at may be anything; what is taken is the campaign to the last byte."""
    place = data.draw(st.integers(0, len(whole()) - 1))
    other = data.draw(st.integers(1, 255))
    spoilt = bytearray(whole())
    spoilt[place] ^= other
    try:
        archive, _campaign = read_archive(bytes(spoilt), "a.zip")
    except Complaint:
        refused(bytes(spoilt))
    else:
        assert packed(archive) == whole()


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_half_an_archive_is_refused(data: st.DataObject) -> None:
    refused(whole()[: data.draw(st.integers(0, len(whole()) - 1))])
    refused(whole()[data.draw(st.integers(1, len(whole()))) :])


@settings(max_examples=80, deadline=None)
@given(st.data())
def test_a_file_inside_that_was_edited_is_named(data: st.DataObject) -> None:
    """Somebody unpacks, edits and packs again: the checksums of zip are right, the log is not."""
    log = bytearray(files()[LOG])
    place = data.draw(st.integers(0, len(log) - 1))
    log[place] ^= data.draw(st.integers(1, 127))
    told = refused(zipped({**files(), LOG: bytes(log)}))
    assert told.startswith(f"a.zip/{LOG}")


@pytest.mark.parametrize(
    "name",
    [
        "../campaign.jsonl",
        "/etc/passwd",
        "orders/../../x.txt",
        "orders/3/../x.txt",
        "orders/3/a/b.txt",
        "orders/03/Ann.txt",
        "orders/3/Ann.exe",
        "orders\\3\\Ann.txt",
        "C:/campaign.jsonl",
        "campaign.jsonl/",
        "orders/",
        "questions/-1.json",
        "questions/9999999999.json",
        "drafts/3/Ann.json",
        "rehearsal.json",
        "moved-to.txt",
        ".lock",
        f"orders/3/{'x' * 200}.txt",
        "orders/3/\u202egpj.txt",
    ],
)
def test_files_that_no_campaign_has_are_refused(name: str) -> None:
    assert paper_called(name) is None
    assert "does not belong to a campaign" in refused(made({**files(), name: b""}))


def test_names_of_papers_are_known_again() -> None:
    for paper in (Paper("sheet", 12, "Südland"), Paper("kept log", 3), Paper("question", 1), Paper("audit")):
        assert paper_called(file_name(paper)) == paper


def test_bombs_do_not_go_off(monkeypatch: pytest.MonkeyPatch) -> None:
    bomb = made({**files(), "orders/1/Ann.txt": bytes(9_000_000)}, ZIP_DEFLATED)
    assert "orders/1/Ann.txt: packed too densely" in refused(bomb)

    monkeypatch.setattr(unpack, "LARGEST_CONTENT", 1_000)
    assert "unpacked, an archive has at most" in refused(whole())
    monkeypatch.setattr(unpack, "MOST_FILES", 2)
    assert "at most 2 files" in refused(whole())
    monkeypatch.setattr(unpack, "LARGEST_ARCHIVE", 1_000)
    assert "at most 0 MB" in refused(whole())


def test_a_size_that_is_a_lie_is_found_out() -> None:
    """The list says 10 bytes, and there are more."""
    data = bytearray(made({LOG: b"x" * 5_000}, ZIP_DEFLATED))
    entry = data.rindex(b"PK\x01\x02")
    struct.pack_into("<L", data, entry + 24, 10)
    assert refused(bytes(data)) == f"a.zip/{LOG}: this file is damaged"


def test_a_list_of_files_that_is_a_lie_is_found_out() -> None:
    data = bytearray(whole())
    struct.pack_into("<H", data, len(data) - 12, 65_535)
    assert "at most 20,000 files" in refused(bytes(data))


def test_packed_in_another_way() -> None:
    assert "packed in a way" in refused(made(files(), ZIP_LZMA))
    locked = bytearray(whole())
    for sign, offset in ((b"PK\x01\x02", 8), (b"PK\x03\x04", 6)):
        locked[locked.index(sign) + offset] |= 1
    assert "encrypted" in refused(bytes(locked))


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_a_file_twice() -> None:
    out = io.BytesIO()
    with ZipFile(out, "w") as archive:
        for _ in range(2):
            archive.writestr(plain(LOG), files()[LOG])
    assert refused(out.getvalue()) == f"a.zip/{LOG}: this file is in the archive twice"


def test_without_a_log_it_is_no_campaign() -> None:
    assert "campaign.jsonl is missing" in refused(zipped({"clock.json": b"{}"}))


def test_what_lies_beside_the_log_is_looked_at() -> None:
    for name, data in (
        ("audit.jsonl", b'{"what":"?"}\n'),
        ("rollbacks.jsonl", b"no\n"),
        ("questions/7.json", b"[]"),
        ("campaign.1.jsonl", b"{}\n"),
        ("orders/2/Ann.txt", b"\xff\xfe\xff"),
        (PEOPLE, b'[{"name":"Eve"}]'),
    ):
        assert refused(zipped({**files(), name: data})).startswith(f"a.zip/{name}"), name


def test_links_and_folders_are_only_names() -> None:
    """What zip says of a file besides its name and bytes is not looked at."""
    link = ZipInfo("orders/1/Ann.txt")
    link.external_attr = 0o120777 << 16
    out = io.BytesIO()
    with ZipFile(out, "w") as archive:
        archive.writestr(plain(LOG), files()[LOG])
        archive.writestr(link, "/etc/passwd")
    assert unpacked(out.getvalue(), "a.zip").read(Paper("sheet", 1, "Ann")) == b"/etc/passwd"


@pytest.mark.parametrize("end", [b"\n", b"\r"])
def test_lines_without_end_are_not_even_looked_at(end: bytes) -> None:
    """A few megabytes of them took gigabytes of memory."""
    log = files()[LOG] + end * (unpack.MOST_LINES + 1)
    assert refused(made({**files(), LOG: log})).startswith(f"a.zip/{LOG}: this file has too many lines")


def test_people_without_end_are_not_even_looked_at() -> None:
    people = b"[" + b" " * unpack.LARGEST_PEOPLE + b"]"
    assert refused(made({**files(), PEOPLE: people})) == f"a.zip/{PEOPLE}: no campaign has so many people"
