"""Tafelrunde: a self-hosted game table. `TAFELRUNDE_PURE=1` imports the sources beside compiled modules."""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

__version__ = "0.1.0"

_HERE = Path(__file__).parent


def _find_sources(path: str) -> FileFinder:
    """A path hook that sees only `.py` files, for the directories of this package and no others."""
    if not Path(path).is_relative_to(_HERE):
        raise ImportError(path)
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


if os.environ.get("TAFELRUNDE_PURE", "0") not in ("", "0"):
    sys.path_hooks.insert(0, _find_sources)
    for _path in [path for path in sys.path_importer_cache if Path(path).is_relative_to(_HERE)]:
        del sys.path_importer_cache[_path]
