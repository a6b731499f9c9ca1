"""How reports are printed: text in 100 columns, pages that stand alone, data that can be read again."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import msgspec
import pytest

from tafelrunde.engine.contract import LANGS, Lang, Seat
from tafelrunde.games.phoenix import GAME
from tafelrunde.phoenix_desk.campaign.foundation import Plan, found_campaign, realms_called
from tafelrunde.phoenix_desk.reports import (
    Report,
    as_board,
    as_html,
    as_json,
    as_text,
    build,
    month_of,
    picture,
)
from tafelrunde.phoenix_desk.reports.html import natural
from tafelrunde.phoenix_desk.reports.outlook import Look
from tafelrunde.phoenix_desk.reports.picture import blended, clip
from tafelrunde.phoenix_desk.reports.text import WIDTH
from tests.phoenix_desk.report_campaigns import MONTHS, REALMS, empty_folder, played

MASTER = REALMS
READERS: list[Seat | None] = [0, 1, MASTER, None]
VOID = {"meta", "br", "hr", "img", "link", "input"}


class Page(HTMLParser):
    """Reads a page as strictly as it was meant: every element closed, in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.headings: list[int] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.tags.append((tag, found))
        if tag not in VOID:
            self.open.append(tag)
        self.ids += [found["id"] or ""] if "id" in found else []
        self.links += [found["href"] or ""] if "href" in found else []
        if re.fullmatch("h[1-6]", tag):
            self.headings.append(int(tag[1]))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, (tag, self.open[-3:])


def page(seat: Seat | None, lang: Lang, bots: str = "settler") -> str:
    month = month_of(played(1, bots), seat, MONTHS)
    return as_html(GAME, build(GAME, month), lang, picture(month, lang))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("bots", ["random", "settler"])
def test_text_keeps_to_its_columns(lang: Lang, bots: str) -> None:
    for seat in READERS:
        for month in (1, MONTHS):
            report = build(GAME, month_of(played(1, bots), seat, month))
            lines = (as_text(report, lang) + as_board(report, lang)).splitlines()
            assert max(map(len, lines)) == WIDTH
            assert all(line == line.rstrip() for line in lines)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seat", READERS)
def test_a_page_is_whole_and_can_be_walked_through(lang: Lang, seat: Seat | None) -> None:
    read = Page(page(seat, lang))

    assert read.open == []
    assert len(read.ids) == len(set(read.ids))
    assert {link.removeprefix("#") for link in read.links} <= set(read.ids)
    assert read.headings.count(1) == 1
    assert all(below - above <= 1 for above, below in zip(read.headings, read.headings[1:], strict=False))
    assert ("html", {"lang": lang}) in read.tags
    assert all("scope" in attrs for tag, attrs in read.tags if tag == "th")


@pytest.mark.parametrize("seat", READERS)
def test_a_page_asks_nobody_for_anything(seat: Seat | None) -> None:
    text = page(seat, "de")

    assert re.findall(r"https?://(?!www\.w3\.org/2000/svg)", text) == []
    assert not re.search(r"<script|@import|url\((?!#)|\ssrc=", text)
    assert "default-src 'none'" in text


def test_every_row_of_a_table_has_all_its_cells() -> None:
    for table in re.findall(r"<table>(.*?)</table>", page(MASTER, "en"), re.DOTALL):
        counts = {len(re.findall("<t[hd]", row)) for row in re.findall(r"<tr>(.*?)</tr>", table, re.DOTALL)}
        assert len(counts) == 1


def test_every_rule_that_is_referred_to_is_printed_below() -> None:
    text = page(0, "de")
    cited = set(re.findall(r'href="#(PH-[^"]+)"', text))

    assert len(cited) > 5
    assert cited == set(re.findall(r'<dt id="(PH-[^"]+)"', text))


def test_names_cannot_break_a_page() -> None:
    names = ['<b>Rot & "Co"', "Blau's </table>", "Grün"]
    plan = Plan(realms=realms_called(names, REALMS), seed=1, size="hexagon 2")
    campaign = found_campaign(empty_folder(), plan)
    month = month_of(campaign, 0, 1)
    text = as_html(GAME, build(GAME, month), "de", picture(month, "de"))

    assert Page(text).open == []
    assert "&lt;b&gt;Rot &amp; &quot;Co&quot;" in text
    assert "<b>Rot" not in text


@pytest.mark.parametrize("seat", READERS)
def test_json_can_be_read_by_its_schema(seat: Seat | None) -> None:
    for month in range(1, MONTHS + 2):
        data = as_json(build(GAME, month_of(played(), seat, month)))
        assert as_json(msgspec.json.decode(data, type=Report, strict=True)) == data


def test_a_map_shows_the_realms_land_by_day_and_by_night() -> None:
    month = month_of(played(1, "settler"), 0, MONTHS)
    drawn = picture(month, "de")
    look = Look(month.after)
    middle, radius = clip(look, 0)

    assert set(drawn.day) == set(drawn.night) == set(re.findall(r"var\((--m\d+)\)", drawn.svg))
    assert len(drawn.day) > 5
    assert look.world.label(middle) in look.fields[0]
    assert radius >= 5


def test_colours_that_stay_are_no_variables() -> None:
    both = blended('<a fill="#111111"/><b fill="#222222"/>', '<a fill="#EEEEEE"/><b fill="#222222"/>')

    assert both.svg == '<a fill="var(--m0)"/><b fill="#222222"/>'
    assert (both.day, both.night) == ({"--m0": "#111111"}, {"--m0": "#EEEEEE"})


def test_rules_are_sorted_as_in_the_rulebook() -> None:
    rules = ["PH-3.1a", "PH-1.5.10a", "PH-3a", "PH-1.5.4a", "PH-3o"]

    assert sorted(rules, key=natural) == ["PH-1.5.4a", "PH-1.5.10a", "PH-3a", "PH-3o", "PH-3.1a"]


@pytest.mark.parametrize(("lang", "point"), [("en", "Surfacing point"), ("de", "Auftauchpunkt")])
def test_the_head_names_the_world_and_the_turn_order_the_surfacing_point(lang: Lang, point: str) -> None:
    """A gate carries fleets away; where they come up is another thing."""
    text = as_text(build(GAME, month_of(played(), 0, MONTHS)), lang)

    assert "· Hexagon 2" in text.splitlines()[2]
    assert point in " ".join(text.split())
    assert not re.search(r"\bGate\b|\bTor\b", text)
