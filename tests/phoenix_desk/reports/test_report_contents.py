"""What stands in a report: books that balance, forecasts that come true, and all that the view shows."""

from __future__ import annotations

import pytest

from tafelrunde.engine.contract import Lang, Seat
from tafelrunde.engine.rulebook import load_rulebook
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.moves.kinds import Amend, Announce, Change, EndCampaign, Grant, Sheet
from tafelrunde.games.phoenix.moves.meeting import Happen
from tafelrunde.games.phoenix.orders.turn import Disband
from tafelrunde.games.phoenix.state.pieces import counted, space
from tafelrunde.games.phoenix.tables.calendar import is_income, is_recruiting
from tafelrunde.games.phoenix.towns.taxes import taxes
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.foundation import Plan, found_campaign, realms_called
from tafelrunde.phoenix_desk.reports import Report, as_text, build, last_closed, month_of
from tafelrunde.phoenix_desk.reports.changes import changes
from tafelrunde.phoenix_desk.reports.material import need_month
from tafelrunde.phoenix_desk.reports.money import forecast
from tafelrunde.phoenix_desk.reports.outlook import Look
from tafelrunde.phoenix_desk.reports.sentences import Teller
from tafelrunde.phoenix_desk.reports.treasury import treasury
from tests.complaining import complains
from tests.phoenix_desk.report_campaigns import MONTHS, REALMS, empty_folder, founded, played

CAMPAIGNS = [("random", "meeting"), ("settler", "meeting"), ("random", "days")]
MASTER = REALMS


def reports(campaign: Campaign, seat: Seat | None) -> list[Report]:
    return [build(campaign.game, month_of(campaign, seat, month)) for month in sorted(campaign.months)]


@pytest.mark.parametrize(("bots", "deadlines"), CAMPAIGNS)
@pytest.mark.parametrize("realm", range(REALMS))
def test_books_balance_from_month_to_month(bots: str, deadlines: str, realm: Seat) -> None:
    campaign = played(1, bots, MONTHS, deadlines)
    before = 0
    for report in reports(campaign, realm):
        book = report.own[0].book
        balance = book.opening
        assert report.month == 1 or book.opening == before
        for row in book.rows:
            balance += 0 if row.apart else row.gold
            assert row.balance == balance, row
        assert balance == book.closing == report.own[0].gold
        assert sum(book.sums.values()) == sum(row.gold for row in book.rows)
        before = book.closing
    whole = treasury(campaign, realm)
    assert whole.closing == campaign.state.realms[realm].gold
    assert whole.opening + sum(row.gold for row in whole.rows if not row.apart) == whole.closing


@pytest.mark.parametrize("bots", ["random", "settler"])
def test_a_forecast_is_what_the_land_pays(bots: str) -> None:
    campaign = played(1, bots)
    checked = 0
    for month, mark in campaign.months.items():
        look = Look(GAME.view(mark.state, 0))
        if is_income(month):
            assert forecast(look, 0, month).gold == taxes(mark.state)[0]
            checked += 1
    assert checked == 2


def test_a_good_harvest_is_forecast_and_comes_true() -> None:
    campaign = founded(6)
    capital = build(GAME, month_of(campaign, 0, 1)).own[0].capital
    campaign.play(MASTER, Happen("harvest", (capital,), 50))
    expected = build(GAME, month_of(campaign, 0, 1)).own[0].forecast
    while campaign.state.month < expected.month + 1:
        campaign.advance()
        for seat in campaign.game.to_act(campaign.state)[:1]:
            campaign.play(seat, Sheet())
    campaign.advance()

    assert expected.extra > 0
    paid = [row for row in treasury(campaign, 0).rows if row.why == "taxes"]
    assert [(row.month, row.gold) for row in paid] == [(expected.month, expected.gold)]


@pytest.mark.parametrize("bots", ["random", "settler"])
def test_every_own_army_is_listed_with_its_true_numbers(bots: str) -> None:
    campaign = played(1, bots)
    state, found = campaign.state, 0
    for realm in range(REALMS):
        rows = build(GAME, month_of(campaign, realm, MONTHS + 1)).own[0].armies
        armies = state.realms[realm].armies
        assert [row.number for row in rows] == sorted(armies)
        for row in rows:
            army = armies[row.number]
            assert sum(row.goods.values()) == sum(counted(army))
            assert (row.space, row.gold, row.special) == (space(army), army.gold, army.special)
            assert row.field == state.setting.world.label(army.field)
            found += 1
    assert found > 3


def test_land_won_and_lost_explains_the_change_of_fields() -> None:
    campaign = played(1, "settler")
    won = 0
    for report in reports(campaign, 0):
        land = report.own[0].land
        (fields,) = [figure for figure in report.own[0].changes.figures if figure.name == "fields"]
        assert fields.now == fields.before + len(land.won) - len(land.lost) == land.fields
        assert land.fields == sum(ground.fields for ground in land.grounds)
        won += len(land.won)
    assert won > 20


def test_nothing_changes_between_a_view_and_itself() -> None:
    look = Look(GAME.view(played().state, 1))
    found = changes(look, look, 1, (7, 7), Teller(GAME, look.names))

    assert found.lines == ()
    assert all(figure.before == figure.now for figure in found.figures)


@pytest.mark.parametrize("seat", [0, 2, None])
def test_others_are_shown_as_far_as_the_view_shows_them(seat: Seat | None) -> None:
    campaign = played(1, "settler")
    month = month_of(campaign, seat, MONTHS)
    others = build(GAME, month).others

    assert [other.seat for other in others] == [realm for realm in range(REALMS) if realm != seat]
    for other in others:
        seen = month.after.armies[other.seat]
        assert {str(army.number): army.field for army in other.armies} == {
            number: army.field for number, army in seen.items()
        }
        assert all(not army.known for army in other.armies)
        assert other.gold is None
        assert all(person.most is None for person in other.people)


def test_the_game_master_sees_every_realm_and_its_strength() -> None:
    report = build(GAME, month_of(played(1, "settler"), MASTER, MONTHS))

    assert [own.seat for own in report.own] == list(range(REALMS))
    assert any(army.known.get("troops") for other in report.others for army in other.armies)


def test_the_public_sees_no_realm_from_inside() -> None:
    report = build(GAME, month_of(played(), None, MONTHS))

    assert report.reader == "public"
    assert report.own == ()
    assert report.news


@pytest.mark.parametrize("bots", ["random", "settler"])
def test_every_line_has_a_rule_of_the_rulebook(bots: str) -> None:
    book = load_rulebook(GAME)
    rules: set[str] = set()
    for report in reports(played(1, bots), MASTER):
        for own in report.own:
            rules |= {line.rule for line in (*own.diary, *own.changes.lines, *own.due)}
            rules |= {row.rule for row in own.book.rows} | {failure.rule for failure in own.failed}
        rules |= {line.rule for line in report.news}

    assert len(rules) > 10
    assert {rule for rule in rules if book.find(rule) is None} == set()


def test_the_turn_order_of_this_and_the_next_months_is_told() -> None:
    for report in reports(played(), 1)[:-1]:
        months = [drawn.month for drawn in report.orders]
        assert months[:6] == list(range(report.month, report.month + 6))
        for drawn in report.orders:
            assert drawn.realms[drawn.place - 1] == "Yaromo"
            assert (drawn.recruiting, drawn.income) == (is_recruiting(drawn.month), is_income(drawn.month))


def test_what_the_game_master_does_is_told_to_those_concerned() -> None:
    campaign = founded(3)
    campaign.play(MASTER, Grant("Yaromo", 500, "lost bet"))
    campaign.play(MASTER, Amend((Change("realms.Yaromo.gold", 1000),), "counted wrong"))
    campaign.play(MASTER, Announce("The market is open."))
    campaign.play(MASTER, Announce("Come to my tent.", "Yaromo"))
    yaromo, vachal = (build(GAME, month_of(campaign, seat, 1)) for seat in (1, 2))

    assert [(row.gold, row.kind) for row in yaromo.own[0].book.rows] == [
        (500, "master"),
        (-199_500, "master"),
    ]
    assert yaromo.own[0].book.closing == yaromo.own[0].gold == 1000
    assert vachal.own[0].book.rows == ()
    assert "Come to my tent." in " ".join(line.said.en for line in yaromo.own[0].diary)
    assert vachal.own[0].diary == ()
    assert any("The market is open." in line.said.de for line in vachal.news)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("knight", "prisoner of Vachal", "attacks nobody until")),
        ("de", ("Ritter", "gefangen bei Vachal")),
    ],
)
def test_people_are_shown_as_knights_and_prisoners(lang: Lang, words: tuple[str, ...]) -> None:
    campaign = founded(5)
    values: dict[str, int | str | bool] = {"knight": True, "barred": 4, "captor": "Vachal"}
    changed = tuple([Change(f"people.Yaromo.601.{name}", value) for name, value in values.items()])
    campaign.play(MASTER, Amend(changed, "a tournament"))
    text = as_text(build(GAME, month_of(campaign, 1, 1)), lang)
    assert [word for word in words if word not in " ".join(text.split())] == []
    (seen,) = [row for row in build(GAME, month_of(campaign, 0, 1)).others[0].people if row.number == 601]
    assert (seen.captor, seen.knight, seen.barred) == ("Vachal", True, None)


def test_a_month_that_runs_is_reported_as_far_as_it_is() -> None:
    campaign = founded(4)

    assert last_closed(campaign.state) == 1
    report = build(GAME, month_of(campaign, 0, 1))
    assert not report.closed
    campaign.play(MASTER, EndCampaign("enough"))
    ended = build(GAME, month_of(campaign, 0, 1))
    assert ended.closed
    assert [line.kind for line in ended.own[0].due] == ["over"]
    assert ended.news[-1].kind == "campaign_ended"


def test_orders_that_fail_are_told_with_their_rule() -> None:
    """The army is gone between the sheet and the turn."""
    campaign = founded(7, deadlines="days")
    capital = build(GAME, month_of(campaign, 0, 1)).own[0].capital
    campaign.play(MASTER, Amend((Change("armies.Theostelos.101.field", capital),), "a gift of heaven"))
    campaign.play(0, Sheet((Disband(101),)))
    campaign.play(MASTER, Amend((Change("armies.Theostelos.101", "gone"),), "heaven wants it back"))
    for seat in (1, 2):
        campaign.play(seat, Sheet())
    campaign.advance()
    (failure,) = build(GAME, month_of(campaign, 0, 1)).own[0].failed

    assert (failure.line, failure.rule) == (1, "PH-1.6d")
    assert "101" in failure.why.de
    assert failure.why.de != failure.why.en
    assert build(GAME, month_of(campaign, 1, 1)).own[0].failed == ()


def test_before_the_first_draw_there_is_nothing_to_report() -> None:
    plan = Plan(realms=realms_called([], REALMS), seed=1, size="hexagon 2", dice="typed")

    with complains("no month has begun"):
        need_month(found_campaign(empty_folder(), plan), 1)


def test_a_month_that_has_not_begun_has_no_report() -> None:
    campaign = founded(5)
    campaign.play(0, Sheet())

    with complains("months 1 to 1"):
        need_month(campaign, 2)
