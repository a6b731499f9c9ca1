"""Reads an archive that anybody may have made: bounded in every way, and only what a campaign consists of.

Nothing is written to disk here, and no name in an archive ever becomes a path unless it is that of a paper.
"""

from __future__ import annotations

import io
import re
import struct
import zlib
from collections.abc import Iterable
from typing import Final, NamedTuple
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from tafelrunde.engine.errors import BadFile, Params
from tafelrunde.engine.text import quoted, shortened
from tafelrunde.phoenix_desk.archives.pack import PEOPLE, SEALED, file_name
from tafelrunde.phoenix_desk.campaign.home import KINDS, LOG, Kind, Paper
from tafelrunde.phoenix_desk.campaign.layout import FILES, LOG_FILE
from tafelrunde.phoenix_desk.campaign.memory import Memory

MEGABYTE: Final = 1024 * 1024
LARGEST_ARCHIVE: Final = 64 * MEGABYTE
LARGEST_CONTENT: Final = 384 * MEGABYTE
"""All files together, unpacked."""
MOST_FILES: Final = 20_000
LARGEST_LIST: Final = 4 * MEGABYTE
"""Of the list of files at the end, which is read as a whole."""
MOST_DENSE: Final = 200
"""How many times as large as packed a file may be; logs of bots' campaigns come to 40."""
SMALL: Final = MEGABYTE
"""Up to here nobody asks how dense a file is."""
MOST_LINES: Final = 300_000
"""Of one file: a line takes memory however short it is. Logs of ten years have some ten thousand."""
LARGEST_PEOPLE: Final = MEGABYTE
BESIDE: Final = (PEOPLE, SEALED)
END: Final = struct.Struct("<4s4H2LH")
"""The last record of a zip file, without a comment."""
END_SIGN: Final = b"PK\x05\x06"
ENCRYPTED: Final = 0x1
NAME: Final = r"([\w-]{1,100})"
NUMBER: Final = r"(0|[1-9]\d{0,8})"
BROKEN: Final = (BadZipFile, zlib.error, EOFError, OSError, NotImplementedError, ValueError, struct.error)
"""What Python says of zip files that are none, or are damaged."""


class Archive(Memory):
    """A campaign out of an archive; what is wrong in it is told with the name of the file inside."""

    def __init__(self, where: str) -> None:
        super().__init__(where)
        self.beside: dict[str, bytes] = {}
        """By name, what is no paper."""

    def where(self, paper: Paper | None = None) -> str:
        return self.name if paper is None else f"{self.name}/{file_name(paper)}"


class Ending(NamedTuple):
    """What the last record of a zip file says."""

    sign: bytes
    disk: int
    list_disk: int
    here: int
    files: int
    list_size: int
    list_start: int
    comment: int


def unpacked(data: bytes, where: str) -> Archive:
    """The papers in an archive; refused with the file that is wrong, before anything is done with it."""
    need_bounded(data, where)
    archive = Archive(where)
    try:
        with ZipFile(io.BytesIO(data)) as packed:
            take_all(packed, archive)
    except BROKEN as trouble:
        raise BadFile(where, "archive-damaged") from trouble
    if not archive.has(LOG):
        raise BadFile(where, "archive-without-log", {"log": LOG_FILE})
    return archive


def need_bounded(data: bytes, where: str) -> None:
    """Before Python reads the list of files, which may be made up."""
    if len(data) > LARGEST_ARCHIVE:
        raise BadFile(where, "archive-too-large", {"most": LARGEST_ARCHIVE // MEGABYTE})
    end = Ending(*END.unpack(data[-END.size :].rjust(END.size, b"\0")))
    if end.sign != END_SIGN or end.comment or end.list_start + end.list_size + END.size != len(data):
        raise BadFile(where, "archive-damaged")
    if end.files > MOST_FILES or end.list_size > LARGEST_LIST:
        raise BadFile(where, "archive-too-many-files", {"most": MOST_FILES})


def take_all(packed: ZipFile, archive: Archive) -> None:
    infos, seen = packed.infolist(), set[str]()
    need_content(infos, archive.name)
    for info in infos:
        name = known_name(archive.name, info)
        if name in seen:
            raise wrong(archive.name, name, "archive-file-twice")
        seen.add(name)
        take(archive, name, read_whole(packed, info, archive.name))


def need_content(infos: Iterable[ZipInfo], where: str) -> None:
    """By the sizes that the list claims; `read_whole` takes no more than these."""
    sizes = [info.file_size for info in infos]
    if len(sizes) > MOST_FILES:
        raise BadFile(where, "archive-too-many-files", {"most": MOST_FILES})
    if sum(sizes) > LARGEST_CONTENT:
        raise BadFile(where, "archive-content-too-large", {"most": LARGEST_CONTENT // MEGABYTE})


def known_name(where: str, info: ZipInfo) -> str:
    name = info.filename
    if name not in BESIDE and paper_called(name) is None:
        raise BadFile(where, "archive-file-unknown", {"file": quoted(shortened(name))})
    if info.flag_bits & ENCRYPTED or info.compress_type not in (ZIP_STORED, ZIP_DEFLATED):
        raise wrong(where, name, "archive-file-packing")
    if name == PEOPLE and info.file_size > LARGEST_PEOPLE:
        raise wrong(where, name, "archive-people-too-many")
    if info.file_size > max(SMALL, MOST_DENSE * info.compress_size):
        raise wrong(where, name, "archive-file-too-dense", {"most": MOST_DENSE})
    return name


def read_whole(packed: ZipFile, info: ZipInfo, where: str) -> bytes:
    """Exactly as much as its entry says; Python compares the checksum at the end."""
    try:
        with packed.open(info) as file:
            data = file.read(info.file_size + 1)
    except BROKEN as trouble:
        raise wrong(where, info.filename, "archive-file-damaged") from trouble
    if len(data) != info.file_size:
        raise wrong(where, info.filename, "archive-file-damaged")
    if data.count(b"\n") + data.count(b"\r") > MOST_LINES:
        raise wrong(where, info.filename, "archive-file-too-long", {"most": MOST_LINES})
    return data


def take(archive: Archive, name: str, data: bytes) -> None:
    paper = paper_called(name)
    if paper is None:
        archive.beside[name] = data
    else:
        archive.write(paper, data)


def wrong(where: str, name: str, message: str, params: Params | None = None) -> BadFile:
    return BadFile(f"{where}/{name}", message, params)


# --- names --------------------------------------------------------------------------------------------


def pattern_of(kind: Kind) -> re.Pattern[str]:
    return re.compile(re.escape(FILES[kind]).replace(r"\{number\}", NUMBER).replace(r"\{name\}", NAME))


PATTERNS: Final = {kind: pattern_of(kind) for kind in KINDS}


def paper_called(name: str) -> Paper | None:
    """The paper that lies under exactly this name in a folder; sheets in the making never do."""
    for kind, pattern in PATTERNS.items():
        found = pattern.fullmatch(name)
        if found is not None:
            number, realm = (*found.groups(), "", "")[:2]
            return Paper(kind, int(number or 0), realm)
    return None
