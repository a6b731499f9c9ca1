"""The pages that everybody sees."""

from __future__ import annotations

from playwright.sync_api import Page, expect


def test_the_lobby_opens(page: Page) -> None:
    page.goto("/")
    expect(page).to_have_title("Tafelrunde")
