"""axe looks at a page and says what people with other senses or devices would stumble over."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Page

from tests.web.browsing import ROOT


@cache
def source() -> str:
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """Each with its rule and the places; empty when nothing is wrong."""
    page.evaluate(source())
    found: list[dict[str, Any]] = page.evaluate("axe.run().then(result => result.violations)")
    return [f"{one['id']}: {node['html'][:200]}" for one in found for node in one["nodes"]]
