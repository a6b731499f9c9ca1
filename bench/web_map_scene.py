"""The campaign whose map is measured: the official world, twelve realms of bots, three years and more.

Playing it takes half a minute, so it is kept in `build/` for as long as the database and the rules are
the same.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from bench.campaign_scene import People, Scene, build
from tafelrunde.games.phoenix.meta import META
from tafelrunde.store.versions import newest

KEPT: Final = Path(__file__).parents[1] / "build" / "bench"
SCENE: Final = Scene(
    "Erkenfara", seed=7, realms=12, settled=36, months=36, court=12, bots=("settler", "warlord")
)


class Kept(msgspec.Struct, frozen=True):
    """A database that has the campaign, and the links of its people."""

    database: Path
    people: People


def kept_campaign(scene: Scene = SCENE) -> Kept:
    """The campaign, played now if it was not before."""
    name = f"map-{scene.months}-{newest()}-{META.version}"
    database, links = KEPT / f"{name}.db", KEPT / f"{name}.json"
    if not links.exists():
        KEPT.mkdir(parents=True, exist_ok=True)
        for left in KEPT.glob(f"{name}.db*"):
            left.unlink()
        links.write_bytes(msgspec.json.encode(build(f"sqlite:///{database}", scene)))
    return Kept(database, msgspec.json.decode(links.read_bytes(), type=People))
