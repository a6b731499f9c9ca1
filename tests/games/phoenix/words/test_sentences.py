"""Orders as sentences: every order can be said in both languages and is read as the same."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.engine.contract import LANGS, Lang
from tafelrunde.engine.errors import BadText
from tafelrunde.games.phoenix.months.execution import TABLE
from tafelrunde.games.phoenix.moves.kinds import AnyOrder, Sheet
from tafelrunde.games.phoenix.orders import fire, instructions, magic, market, muster, trade, turn, war
from tafelrunde.games.phoenix.orders.muster import Goods, Side
from tafelrunde.games.phoenix.tables.prices import GOOD_NAMES
from tafelrunde.games.phoenix.words.sentences import format_order, parse_order
from tafelrunde.games.phoenix.words.text import BadSheet, format_move, parse_move, parse_sheet
from tafelrunde.telling.complaints import said

ORDERS: tuple[type[Any], ...] = get_args(AnyOrder)

# --- any order ---------------------------------------------------------------------------------------

fields = st.builds("{}/{:02d}".format, st.integers(101, 1708), st.integers(1, 48))
plain = st.sampled_from(
    ["Yaromo", "Ann", "Reich der Mitte", "Nôrd-Land", "Land", "Küstenrecht", "5", "O'Neill"]
)
counts = st.integers(1, 1_000_000)
amounts = st.integers(0, 1_000_000)
goods = st.builds(Goods, **{name: st.just(0) | amounts for name in GOOD_NAMES})
some_goods = goods.filter(lambda found: found != Goods())
BY_FIELD: dict[str, st.SearchStrategy[Any]] = {
    "army": st.integers(101, 399),
    "into": st.integers(101, 399),
    "fleet": st.integers(301, 399),
    "number": st.integers(501, 699),
    "person": st.integers(501, 699),
    "foe": st.integers(501, 699),
    "wizard": st.just(0) | st.integers(501, 599),
    "foes": st.lists(st.integers(601, 699), min_size=1, max_size=4).map(tuple),
    "people": st.just(()) | st.lists(st.integers(601, 699), min_size=1, max_size=4).map(tuple),
    "armies": st.lists(st.integers(101, 399), min_size=1, max_size=4).map(tuple),
    "power": counts,
    "space": st.just(0),
    "goods": some_goods,
    "weapons": goods,
    "realm": plain,
    "name": st.just("") | plain,
    "text": st.sampled_from(["Wir feiern ein Fest.", "a: b, c; 5000 GS für alle!", "order 66"]),
    "via": st.lists(fields, max_size=4).map(tuple),
    "fields": st.lists(fields, min_size=1, max_size=4).map(tuple),
    "at": st.just("") | fields,
    "price": amounts,
    "leaders": counts,
    "gold": counts,
    "count": counts,
    "points": counts,
}
OWN: dict[tuple[type[Any], str], st.SearchStrategy[Any]] = {
    (trade.OfferGoods, "special"): amounts,
    (turn.PassCargo, "special"): amounts,
    (turn.Accompany, "army"): st.just(0) | st.integers(101, 399),
    (instructions.SetRefuge, "to"): st.just("") | fields,
    (fire.FireBefore, "side"): st.none() | st.sampled_from(get_args(Side)),
    (fire.FireAfter, "side"): st.none() | st.sampled_from(get_args(Side)),
}


def values_of(order: type[Any], field: msgspec.structs.FieldInfo) -> st.SearchStrategy[Any]:
    if (order, field.name) in OWN:
        return OWN[order, field.name]
    if field.type is bool:
        return st.booleans()
    options = get_args(field.type)
    if field.name in ("side", "work", "stage", "rank", "good", "card"):
        return st.sampled_from(options)
    return BY_FIELD.get(field.name, fields)


def orders_of(order: type[Any]) -> st.SearchStrategy[Any]:
    return st.builds(
        order, **{field.name: values_of(order, field) for field in msgspec.structs.fields(order)}
    )


@pytest.mark.parametrize("order", ORDERS, ids=[order.__name__ for order in ORDERS])
@pytest.mark.parametrize("lang", LANGS)
def test_every_order_is_said_in_a_sentence_and_read_again(order: type[Any], lang: Lang) -> None:
    @settings(max_examples=25, deadline=None)
    @given(orders_of(order))
    def said_and_read(found: Any) -> None:
        line = format_order(found, lang)
        assert not line.startswith("{"), line
        assert "\n" not in line
        assert parse_order(line) == found

    said_and_read()


def test_every_order_has_a_function() -> None:
    assert set(TABLE) == set(ORDERS)


# --- what the community types ------------------------------------------------------------------------

SPOKEN: list[tuple[str, Any]] = [
    ("601 zieht sich künftig nach 503/22 zurück", instructions.SetRefuge(601, "503/22")),
    ("601 zieht sich kuenftig beliebig zurueck", instructions.SetRefuge(601)),
    ("601 fights 602 and 603 of Yaromo from now on", instructions.SetRivals(601, (602, 603), "Yaromo")),
    ("601 schlägt sich künftig mit jedem", instructions.SetRivals(601)),
    ("Kampfreihenfolge künftig 603, 601", instructions.SetLine((603, 601))),
    ("Order of combat from now on: by rank", instructions.SetLine()),
    (
        "Bewege Reiter 220 von 503/22 nach 504/07 via 503/21, 503/16",
        turn.MoveArmy(220, "504/07", ("503/21", "503/16")),
    ),
    ("Errichte Wall im Nordosten von 202/33", muster.Build("WL", "202/33", "NO")),
    ("Gebe Yaromo Küstenrecht", turn.GrantCoast("Yaromo")),
    ("gib yaromo KUESTENRECHT.", turn.GrantCoast("yaromo")),
    (
        "Rüste 1000 K und 5 HF als 101 in Rüstort 503/22",
        muster.Recruit("503/22", 101, Goods(warriors=1000, leaders=5)),
    ),
    ("Rüste CZA Merlin als 501 in Rüstort 503/22", muster.Enlist("503/22", 501, "CZA", "Merlin")),
    ("Rüste CHF als 601 in 503/22", muster.Enlist("503/22", 601, "CHF")),
    ("Baue Burg in 503/22 um 250 BP", muster.BuildTown("BUR", "503/22")),
    ("Baue Straße im Osten von 503/1", muster.Build("STR", "503/01", "O")),
    ("Repariere Brücke im Osten von 503/22 um 20 BP", muster.Repair("BR", "503/22", "O", 20)),
    ("Repariere Rüstort 503/22 um 250 BP", muster.RepairTown("503/22", 250)),
    ("Stelle Festung in 503/22 auf", muster.PlaceTown("FST", "503/22")),
    ("Schenke Yaromo 5.000 GS", trade.GiveGold("Yaromo", 5000)),
    ("Übergebe Yaromo 5000 GS von 101", trade.HandGold(101, "Yaromo", 5000)),
    ("Biete Yaromo 20 S von 301 an", trade.OfferGoods(301, "Yaromo", Goods(ships=20))),
    ("Übernimm von Yaromo aus 301 nach 302", trade.TakeOver("Yaromo", 301, 302)),
    (
        "Schenke Reich der Mitte das Land 503/22, 503/23",
        trade.GiveLand("Reich der Mitte", ("503/22", "503/23")),
    ),
    ("Lagere 500 K und 20 S ein", market.StockUp(Goods(warriors=500, ships=20))),
    (
        "Kaufe 500 K und 1 HF als 101 über Kontor 503/22",
        market.BuyGoods("503/22", 101, Goods(warriors=500, leaders=1)),
    ),
    ("Verkaufe 20 Schiffe aus 503/22", market.SellGoods("503/22", Goods(ships=20))),
    ("Baue Kontor in 503/22", market.BuildPost("503/22")),
    ("Verkaufspreis Krieger 6", market.SetPrice("warriors", 6)),
    ("Ankaufspreis S 450 GS", market.SetBid("ships", 450)),
    ("Übergib Yaromo 2 Karten Gerber", market.PassCards("Yaromo", "tanner", 2)),
    ("Bewege Kreatur 401 nach 503/22", turn.MoveArmy(401, "503/22")),
    ("Banne mit 402 in 503/22 mit 3 ZKP", magic.Ban(402, "503/22", 3)),
    ("Sonderbefehl: Wir feiern.", trade.Tell("Wir feiern.")),
    ("Stimme Wegerecht mit Yaromo zu", turn.AgreeWay("Yaromo")),
    ("Verlege Hauptstadt nach 503/22", turn.MoveCapital("503/22")),
    ("Zerstöre Wall im Osten mit 101", turn.TearDown(101, "WL", "O")),
    ("Zerstöre Rüstort mit 101", turn.TearDownTown(101)),
    ("Schiesse vor Bewegung mit Heer 101 auf 503/22", fire.FireBefore(101, "503/22")),
    (
        "Schieße nach der Bewegung mit 4 SKP, 2 LKP von 101 auf Wall im Osten von 503/22",
        fire.FireAfter(101, "503/22", Goods(light_catapults=2, heavy_catapults=4), "O"),
    ),
    ("Entlasse Zauberer 501", magic.DismissWizard(501)),
    ("Teleportiere 501 von 503/21 nach 503/22", magic.Teleport(501, "503/22")),
    ("Teleportiere 501 nach 503/22 nach der Bewegung", magic.TeleportLate(501, "503/22")),
    ("Teleportiere 501 mit 101, 203 nach 503/22", magic.TeleportGoods(501, "503/22", (101, 203))),
    ("Errichte magische Wand mit 501 im NO von 603/45", magic.RaiseMagicWall(501, "603/45", "NO")),
    ("Reiße die magischen Wände mit 501 im Osten von 603/45 ein", magic.TearMagicWall(501, "603/45", "O")),
    ("Banne mit 501 in 603/45 2000 RP", magic.Ban(501, "603/45", 0, 2000)),
    ("501 #EW:603/45,NO", magic.RaiseMagicWall(501, "603/45", "NO")),
    ("501: #ZW:603/45,NO", magic.TearMagicWall(501, "603/45", "NO")),
    ("501 ZB:603/45,2000", magic.Ban(501, "603/45", 0, 2000)),
    ("501 ZT:507/31-507/32", magic.Teleport(501, "507/32")),
    ("501 ZTR:507/31-507/32,101,203", magic.TeleportGoods(501, "507/32", (101, 203))),
    ("Löse 101 auf", turn.Disband(101)),
    ("Ziehe Wallbesatzung im Osten von 503/22 als 105 ab", turn.WithdrawCrew("503/22", "O", 105)),
    ("Spalte von 101 als 102 ab: 500 K und 1 HF", turn.Split(101, 102, Goods(warriors=500, leaders=1))),
    ("Fusioniere 102 mit 101", turn.Merge(102, 101)),
    ("Verschiebe 3 HF von 101 zu 201", turn.ShiftLeaders(101, 201, 3)),
    ("Sitze mit 500 K von 101 als 201 auf", turn.Mount(101, 201, 500)),
    ("Sitze mit 500 R von 201 als 101 ab", turn.Dismount(201, 101, 500)),
    ("Schiffe 101 auf 301 ein", turn.Embark(101, 301)),
    ("Schiffe 101 nach 503/22 aus", turn.Land(101, "503/22")),
    ("Lade 20000 GS auf 101", turn.Load(101, 20000)),
    ("Lade 20000 GS von 101 ab", turn.Unload(101, 20000)),
    ("Delokalisiere 5000 GS in 503/22", turn.ToTreasury("503/22", 5000)),
    ("Übergebe 5000 GS von 101 an 102", turn.PassCargo(101, 102, 5000)),
    ("Übergib Gefangene von 101 an 102", war.PassPrisoners(101, 102)),
    ("Biete Yaromo die Gefangenen von 101 für 500 GS an", war.OfferPrisoners(101, "Yaromo", 500)),
    ("Vernichte 5000 GS bei 101", turn.DestroyGold(101, 5000)),
    ("Bewege Charakter 601 nach 504/07", turn.MovePerson(601, "504/07")),
    ("601 begleitet 101", turn.Accompany(601, 101)),
    ("Move riders 220 to 504/7 without conquest", turn.MoveArmy(220, "504/07", (), True)),
    (
        "Recruit 2 light catapults, 10 warriors and 1 leader as 101 in 503/22",
        muster.Recruit("503/22", 101, Goods(light_catapults=2, warriors=10, leaders=1)),
    ),
    ('{"order":"plunder","army":101}', turn.Plunder(101)),
]


@pytest.mark.parametrize(("line", "order"), SPOKEN, ids=[line for line, _order in SPOKEN])
def test_the_forms_that_people_type_are_read(line: str, order: Any) -> None:
    assert parse_order(line) == order


def test_what_no_sentence_can_say_is_written_as_json() -> None:
    order = turn.GrantWay('the "quoted" „realm“')
    for lang in LANGS:
        line = format_order(order, lang)
        assert line.startswith("{")
        assert parse_order(line) == order


# --- mistakes ----------------------------------------------------------------------------------------

WRONG: list[tuple[str, str, str]] = [
    ("Bwege 101 nach 503/22", "Bwege", "Bewege"),
    ("Bewege 101 nahc 503/22", "nahc", "nach"),
    ("Bewege 1001 nach 503/22", "1001", "die Nummer"),
    ("Bewege 101 nach 503", "503", "eine Gemark wie 503/22"),
    ("Bewege 101 nach 503/22 vai 503/21", "vai", "via"),
    ("Errichte Wal im Osten von 503/22", "Wal", "Wall"),
    ("Errichte Wall im Ostn von 503/22", "Ostn", "osten"),
    ("Gebe Yaromo Küstngewässerrecht", "Küstngewässerrecht", "Küstengewässerrecht"),
    ("Spalte von 101 als 102 ab: 500 Kriger", "Kriger", "Krieger"),
    ("Schenke Yaromo 0 GS", "0", "1 oder mehr"),
    ("Move 101 too 503/22", "too", "to"),
    ("Löse 101 auf und davon", "und", "das Ende"),
    ("Hurra", "Hurra", "so beginnt kein Befehl"),
    ('{"order":"plunder"}', '{"order":"plunder"}', "army"),
]


@pytest.mark.parametrize(("line", "word", "hint"), WRONG, ids=[line for line, _word, _hint in WRONG])
def test_a_mistake_names_the_word_and_what_would_be_right(line: str, word: str, hint: str) -> None:
    with pytest.raises(BadText) as caught:
        parse_order(line)
    found = caught.value
    assert found.text[found.start : found.end] == word
    assert hint in said(found, "de")
    assert said(found, "en") != said(found, "de")


def test_a_line_that_ends_too_early_says_what_is_missing() -> None:
    with pytest.raises(BadText) as caught:
        parse_order("Bewege 101")
    assert caught.value.start == len("Bewege 101")
    assert "die Zeile endet zu früh" in said(caught.value, "de")
    assert "„nach“" in said(caught.value, "de")


def test_all_wrong_lines_of_a_sheet_are_told_at_once() -> None:
    text = "Zugblatt:\nBewege 101 nach 503/22\n\n# Rest\nBwege 102 nach 503/22\nLöse 103 auf\nLöse 104 auff\n"
    orders, wrong = parse_sheet(text)
    assert orders == [turn.MoveArmy(101, "503/22"), turn.Disband(103)]
    assert [bad.line for bad in wrong] == [5, 7]
    with pytest.raises(BadSheet) as caught:
        parse_move(text)
    for lang, sentence in (("de", "Zeile 7: "), ("en", "line 7: ")):
        assert sentence in said(caught.value, lang)  # type: ignore[arg-type]
    assert said(caught.value, "de").count("ist „") == 2


@settings(max_examples=40, deadline=None)
@given(st.text(max_size=60))
def test_whatever_is_typed_is_an_order_or_a_complaint(line: str) -> None:
    orders, wrong = parse_sheet(line)
    for bad in wrong:
        assert 0 <= bad.complaint.start <= bad.complaint.end <= len(bad.complaint.text)
    assert all(isinstance(order, ORDERS) for order in orders)


@pytest.mark.parametrize("lang", LANGS)
def test_a_sheet_of_all_that_people_type_reads_the_same_when_written(lang: Lang) -> None:
    sheet = Sheet(tuple(order for _line, order in SPOKEN))
    assert parse_move(format_move(sheet, lang)) == sheet


# --- the page about orders ---------------------------------------------------------------------------

PAGE = Path(__file__).parents[4] / "docs" / "phoenix-orders.md"
LINES = re.findall(r"^\| (.+) \| (.+) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
ROWS = [line for line in LINES if line[0] != "German"]


def test_the_page_about_orders_shows_every_kind_in_both_languages() -> None:
    shown = [parse_order(german) for german, _english in ROWS]
    assert {type(order) for order in shown} == set(ORDERS)
    assert shown == [parse_order(english) for _german, english in ROWS]
