"""axe looks at a page and says what people with other senses or devices would stumble over."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Page

from tests.web.browsing import ROOT

FADED = """() => document.getAnimations()
    .filter(one => Number.isFinite(one.effect.getComputedTiming().endTime))
    .forEach(one => one.finish())"""
"""Colours fade. They are not waited for: a browser that draws nothing would let them fade for ever."""


@cache
def source() -> str:
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """Each with its rule and the places; empty when nothing is wrong."""
    page.evaluate(source())
    found: list[dict[str, Any]] = page.evaluate("axe.run().then(result => result.violations)")
    return [f"{one['id']}: {node['html'][:200]}" for one in found for node in one["nodes"]]


def violations_in_both_lights(page: Page) -> list[str]:
    """By day and by night: colours are others, and so are contrasts."""
    found = []
    for light in ("dark", "light"):
        page.emulate_media(color_scheme=light)
        page.evaluate(FADED)
        found += [f"{light}: {one}" for one in violations(page)]
    return found
