"""A campaign to try things on: a copy of its folder that is gone afterwards."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tafelrunde.campaign.drafts import FOLDER
from tafelrunde.campaign.folder import LOG, SECRET, read_bytes


@contextmanager
def copied(folder: Path) -> Iterator[Path]:
    """The log, the secret of its dice and the sheets that wait, where nobody else can read them."""
    written = read_bytes(folder)
    with TemporaryDirectory(prefix="tafelrunde-") as name:
        copy = Path(name) / "campaign"
        copy.mkdir()
        (copy / LOG).write_bytes(written)
        if (folder / SECRET).exists():
            shutil.copy(folder / SECRET, copy / SECRET)
        if (folder / FOLDER).is_dir():
            shutil.copytree(folder / FOLDER, copy / FOLDER)
        yield copy
