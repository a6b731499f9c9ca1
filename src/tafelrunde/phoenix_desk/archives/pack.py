"""A campaign as one zip file, always the same bytes; unpacked, it is a campaign folder (`folder.py`)."""

from __future__ import annotations

import io
from collections.abc import Mapping
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from tafelrunde.phoenix_desk.campaign.home import Home, Paper
from tafelrunde.phoenix_desk.campaign.layout import FILES
from tafelrunde.phoenix_desk.campaign.moving import papers_in

PEOPLE: Final = "people.json"
"""Who belongs to the campaign, without their links."""
SEALED: Final = "private.sealed"
"""What nobody but the server that wrote it can read: sheets in the making, letters between realms."""
LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)
"""A file has no time of its own; this is the first one that zip knows."""
LEVEL: Final = 6
UNIX: Final = 3
FILE_FOR_OWNER: Final = 0o100600 << 16


def file_name(paper: Paper) -> str:
    """Where a paper lies in a folder, and in an archive."""
    return FILES[paper.kind].format(number=paper.number, name=paper.name)


def packed(home: Home, beside: Mapping[str, bytes] | None = None) -> bytes:
    """Everything that a campaign takes along, and these files beside it."""
    files = {file_name(paper): data or b"" for paper, data in papers_in(home).items()}
    return zipped({**files, **(beside or {})})


def zipped(files: Mapping[str, bytes]) -> bytes:
    out = io.BytesIO()
    with ZipFile(out, "w", ZIP_DEFLATED, compresslevel=LEVEL) as archive:
        for name in sorted(files):
            archive.writestr(plain(name), files[name])
    return out.getvalue()


def plain(name: str) -> ZipInfo:
    """An entry that tells nothing of the machine it was made on."""
    info = ZipInfo(name, LONG_AGO)
    info.compress_type, info.create_system, info.external_attr = ZIP_DEFLATED, UNIX, FILE_FOR_OWNER
    return info
