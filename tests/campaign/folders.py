"""Small campaigns in real folders: two realms on the plain world, and sheets for them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tafelrunde.campaign.drafts import hand_in
from tafelrunde.campaign.folder import Campaign, changing, found
from tafelrunde.campaign.running import Ran, Runner, deal_bots
from tafelrunde.engine.table import SeededSource, TypedSource

ANN, BOB = 0, 1
NAMES = ("Ann", "Bob")
CAPITAL = "101/27"
"""Ann's, on the plain world."""
EMPTY = "Zugblatt:\n"
RECRUIT = f"Zugblatt:\nRüste 1000 K und 5 HF als 101 in Rüstort {CAPITAL}\n"
MARCH = "Zugblatt:\n# voran\nBewege 101 nach 101/28\n"
MONTH = RECRUIT + "Bewege 101 nach 101/28\n"


def campaign_in(
    path: Path,
    *,
    options: Mapping[str, str] | None = None,
    seed: int = 7,
    months: int = 0,
    typed: bool = False,
) -> Campaign:
    foundation = {"realms": [{"name": name} for name in NAMES], "months": months}
    source = TypedSource() if typed else SeededSource(seed)
    return found(path, NAMES, source, options or {}, foundation)


def submit(path: Path, realm: int, text: str) -> None:
    """A sheet that must be fine."""
    with changing(path) as campaign:
        assert hand_in(campaign, realm, text).findings == ()


def run(path: Path, months: int = 1, *, bots: str = "", close: str = "", leave_out: bool = False) -> Ran:
    names = [bots] if bots else []
    with changing(path) as campaign:
        runner = Runner(campaign, deal_bots(campaign, names), 1, close=close, leave_out=leave_out)
        return runner.run(months)


def whole_month(path: Path, sheets: Mapping[int, str]) -> None:
    """Muster and turns of one month by these sheets; who has none orders nothing."""
    month = Campaign.open(path).state.month
    while (campaign := Campaign.open(path)).state.month == month and not campaign.is_over:
        for realm in campaign.game.to_act(campaign.state):
            if not (path / "orders" / str(month) / f"{NAMES[realm]}.txt").exists():
                is_muster = campaign.state.step == 1
                submit(path, realm, sheets.get(realm, EMPTY) if is_muster else EMPTY)
        run(path)
