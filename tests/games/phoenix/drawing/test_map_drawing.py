"""The drawn map: all of a world and of an overlay is on it, and nothing that the overlay does not hold."""

from __future__ import annotations

import re
import sys
from functools import cache
from xml.etree import ElementTree

import pytest

from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.drawing.arms import CHARGES, DASHES, arms
from tafelrunde.games.phoenix.drawing.overlay import MapArmy, MapRealm, MapTown, Overlay
from tafelrunde.games.phoenix.drawing.picture import Style, draw_svg
from tafelrunde.games.phoenix.drawing.png import png_from_svg
from tafelrunde.games.phoenix.drawing.shapes import Sheet
from tafelrunde.games.phoenix.drawing.terrain_look import HATCHING, SIGNS, TONES
from tafelrunde.games.phoenix.tables.terrain import HEIGHT, NAMES_DE, NAMES_EN, TERRAINS
from tafelrunde.games.phoenix.world.description import Description, build
from tafelrunde.games.phoenix.world.making.generator import Recipe, generate
from tafelrunde.games.phoenix.world.world import World
from tafelrunde.telling.complaints import said
from tests.complaining import complains

SVG = "{http://www.w3.org/2000/svg}"


@cache
def world() -> World:
    return build(generate(Recipe(4, 2, "hexagon 2")))


def overlay() -> Overlay:
    first, second = world().landmarks.starts
    return Overlay(
        realms=(MapRealm("Süd & <West>"), MapRealm("Nord", "#123456")),
        owners={first: 0, second: 1},
        towns=(MapTown(first, 5, 0, "Haupt & Stadt"), MapTown(second, 1, 1)),
        armies=(MapArmy(first, 0, 101), MapArmy(second, 1, 234)),
        roads=(6 * first + 2,),
        walls=(6 * first,),
    )


def drawn(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in drawn(svg).iter(f"{SVG}text")]


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_map_is_well_formed_with_title_and_legend_in_both_languages(lang: str, dark: bool) -> None:
    svg = draw_svg(world(), overlay(), Style("de" if lang == "de" else "en", dark))
    words = " ".join(texts(svg))

    assert drawn(svg).attrib["role"] == "img"
    assert ("Karte der Welt" if lang == "de" else "Map of the world") in svg
    names = NAMES_DE if lang == "de" else NAMES_EN
    assert all(name in words for name in names[1:])
    assert ("Reiche" in words, "Realms" in words) == (lang == "de", lang == "en")
    assert "Süd & <West>" in words


def test_terrains_differ_by_tone_and_sign_and_heights_by_the_density_of_hatching() -> None:
    for shade in (0, 1):
        land = [TONES[kind][shade] for kind in TERRAINS if HEIGHT[kind]]
        assert len(set(land)) == len(land)
    assert len({str(SIGNS[kind]) for kind in TERRAINS}) == len(TERRAINS)
    gaps = sorted(HATCHING, key=lambda kind: HEIGHT[kind])
    assert [HEIGHT[kind] for kind in gaps] == [2, 3, 4]
    assert [HATCHING[kind] for kind in gaps] == sorted(HATCHING.values(), reverse=True)


def test_realms_differ_by_charge_and_border_not_by_colour_alone() -> None:
    assert len(set(CHARGES)) == len(set(DASHES)) == 12
    assert len({arms(realm, "#123456", "#000000") for realm in range(30)}) == 30


def test_every_field_is_drawn_once_in_its_terrain() -> None:
    made = world()
    sheet = Sheet(made, range(made.size))
    assert len({sheet.at(field) for field in sheet.fields}) == made.size - 1  # the castle lies on no map
    for kind in TERRAINS:
        fields = [field for field in sheet.fields if made.terrain[field] == kind]
        # A run of n fields has n peaks, each drawn as one pair of lines upwards and downwards.
        assert sheet.hexagons(fields).count("l10.4-6 10.4 6") == len(fields)


def test_neighbours_share_a_side_on_paper_also_in_the_inset() -> None:
    made = world()
    sheet = Sheet(made, range(made.size))
    for field in sheet.fields:
        for other, _, side in made.steps[field]:
            x, y = sheet.at(field)
            to_x, to_y = sheet.at(other)
            mid_x, mid_y = sheet.middle(side)
            assert abs((x + to_x) / 2 - mid_x) + abs((y + to_y) / 2 - mid_y) < 0.01


@pytest.mark.parametrize("size", ["hexagon 2", "block 2x2", "hexagon 0"])
def test_the_nest_is_an_inset_that_covers_nothing(size: str) -> None:
    made = world() if size == "hexagon 2" else build(Description("flat", size, flat(size)))
    sheet = Sheet(made, range(made.size))
    spots = [sheet.at(field) for field in sheet.fields]

    assert len(set(spots)) == len(spots)
    assert all(0 < x < sheet.width and 0 < y < sheet.height for x, y in spots)


def flat(size: str) -> dict[str, str]:
    names = ("101",) if size == "hexagon 0" else ("101", "102", "201", "202")
    return dict.fromkeys(names, "t" * 48)


def test_the_map_shows_what_the_overlay_holds_and_nothing_else() -> None:
    bare, full = draw_svg(world()), draw_svg(world(), overlay())

    assert {"234", "101"} <= set(texts(full))
    assert "234" not in texts(bare)
    assert "#123456" in full
    assert "#123456" not in bare
    assert "Haupt &amp; Stadt" in full


def test_more_armies_than_fit_are_counted() -> None:
    start = world().landmarks.starts[0]
    crowd = Overlay(armies=tuple(MapArmy(start, 0, 101 + i) for i in range(7)))

    assert "+4" in texts(draw_svg(world(), crowd))


def test_numbers_of_provinces_and_fields_are_shown_as_asked_for() -> None:
    start = world().landmarks.starts[0]
    none, provinces, fields = (
        texts(draw_svg(world(), style=Style(numbers=numbers, legend=False)))
        for numbers in ("none", "provinces", "fields")
    )
    part = texts(draw_svg(world(), style=Style(numbers="fields", legend=False, middle=start, radius=1)))

    assert not [text for text in none if re.fullmatch(r"\d\d", text)]
    assert (
        sum(bool(re.fullmatch(r"\d{3,4}", text)) for text in provinces) == 19 + 2
    )  # nest and its inset's name
    assert sum(bool(re.fullmatch(r"\d\d", text)) for text in fields) == world().size - 1
    assert sorted(part) == sorted(f"{world().kf[field]:02d}" for field in (start, *world().around[start]))


def test_rivers_and_coasts_are_as_long_as_in_the_world() -> None:
    made = world()
    svg = draw_svg(made, style=Style(legend=False))
    river = next(path for path in drawn(svg).iter(f"{SVG}path") if path.get("stroke") == "#2F6C9E")

    assert (river.get("d") or "").count("M") == sum(made.river)


def test_a_drawing_is_always_the_same() -> None:
    assert draw_svg(world(), overlay()) == draw_svg(world(), overlay())


def test_png_is_a_picture_of_the_width_asked_for() -> None:
    pytest.importorskip("resvg_py")
    png = png_from_svg(draw_svg(world(), overlay()), 400)

    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    assert int.from_bytes(png[16:20], "big") == 400


def test_without_its_package_png_is_refused_with_the_way_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)

    with complains("pip install resvg-py") as refusal:
        png_from_svg("<svg/>")
    assert "resvg-py" in said(refusal.value, "de")


@pytest.mark.parametrize("width", [-1, 12_001])
def test_pictures_of_senseless_widths_are_refused(width: int) -> None:
    with pytest.raises(Complaint):
        png_from_svg("<svg/>", width)


def test_what_is_no_svg_is_refused() -> None:
    pytest.importorskip("resvg_py")
    with pytest.raises(Complaint):
        png_from_svg("no drawing")
