"""Rule coverage: untested rules, unknown ids and uncovered clauses are each reported, and nothing else is."""

from __future__ import annotations

import pytest

from tafelrunde.engine import coverage as measure
from tafelrunde.engine.contract import Words
from tafelrunde.engine.coverage import Coverage, Source, coverage
from tafelrunde.engine.rulebook import Chapter, Clause, Inventory, Rule, Rulebook


def rule(number: str, *clauses: int, kind: str = "rule") -> Rule:
    return Rule(id=f"XY-{number}", kind=kind, source="", clauses=clauses, en="text", de="Text")


def book(*rules: Rule) -> Rulebook:
    chapters = (Chapter("XY-1", "One", "Eins"), Chapter("XY-2", "Two", "Zwei"))
    return Rulebook(game="xy", prefix="XY", edition=Words("", ""), chapter=chapters, rule=rules)


def inventory(*numbers: int) -> Inventory:
    return Inventory(tuple(Clause(n, "topic") for n in numbers))


def measured(
    rules: list[Rule], clauses: tuple[int, ...] = (), code: str = "", tests: str = "", scenario: str = ""
) -> Coverage:
    found = [Source("test_xy.py", tests), Source("case.toml", scenario)]
    return coverage(book(*rules), inventory(*clauses), [Source("rules.py", code)], found)


def test_all_is_well_when_every_rule_is_tested_and_every_clause_covered() -> None:
    found = measured(
        [rule("1.1", 1), rule("1.2", 2, 3)],
        (1, 2, 3),
        code="raise IllegalMove('XY-1.1')  # XY-2 is a chapter",
        tests="def test_xy_1_1_it_works(): ...",
        scenario='rules = ["XY-1.2"]',
    )

    assert found == Coverage(2, (), (), ())
    assert found.complete


def test_clauses_for_later_are_named_by_section_and_may_be_uncovered() -> None:
    later = Inventory(
        (Clause(1, "topic"), Clause(2, "war", "5.1; de 1", "later"), Clause(3, "x", "2", "later example"))
    )
    found = coverage(book(rule("1.1", 1, kind="manual")), later, [], [])

    assert found.uncovered_clauses == ()
    assert found.later == ("5.1", "2")
    assert found.complete


def test_an_untested_rule_is_reported() -> None:
    found = measured([rule("1.1", 1), rule("1.2", 1)], tests="def test_xy_1_1(): ...")

    assert found.untested == ("XY-1.2",)
    assert not found.complete


@pytest.mark.parametrize("kind", ["handling", "manual"])
def test_rules_about_hands_and_people_need_no_test(kind: str) -> None:
    assert measured([rule("1.1", kind=kind)]).complete


def test_a_ruling_needs_a_test() -> None:
    assert measured([rule("1.1", kind="ruling")]).untested == ("XY-1.1",)


@pytest.mark.parametrize(
    ("code", "tests", "scenario"),
    [("# XY-9.9", "", ""), ("", "# XY-9.9\ndef test_xy_1_1(): ...", ""), ("", "", 'about = "XY-9.9"')],
)
def test_an_unknown_id_is_reported_wherever_it_stands(code: str, tests: str, scenario: str) -> None:
    found = measured([rule("1.1", kind="manual")], code=code, tests=tests, scenario=scenario)

    assert found.unknown_ids == ("XY-9.9",)
    assert not found.complete


def test_an_unknown_id_in_the_name_of_a_test_is_reported() -> None:
    found = measured([rule("1.1", kind="manual")], tests="def test_xy_7_1_of_another_book(): ...")

    assert found.unknown_ids == ("XY-7.1",)


def test_an_uncovered_clause_is_reported() -> None:
    found = measured([rule("1.1", 1, 3, kind="manual")], (1, 2, 3, 4))

    assert found.uncovered_clauses == (2, 4)
    assert not found.complete


@pytest.mark.parametrize(
    ("text", "claimed"),
    [
        ("def test_xy_1_2_something(): ...", {"XY-1.2"}),
        ("def test_xy_1_2(): ...", {"XY-1.2"}),
        ("def test_xy_1_2_and_xy_3_14_together(): ...", {"XY-1.2", "XY-3.14"}),
        ("def test_xy_1_5_4a_walls(): ...", {"XY-1.5.4a"}),
        ("def test_xy_3u_and_xy_r13(): ...", {"XY-3u", "XY-R13"}),
        ("def test_xy_1_2_3_things(): ...", {"XY-1.2"}),
        ("def test_galaxy_1_2(): ...", set()),
        ("def helper_xy_1_2(): ...", set()),
        ("# XY-1.2\ndef test_something(): ...", set()),
        ("def test_something():\n    assert rule == 'XY-1.2'", set()),
        ("@rules('XY-1.2', 'XY-1.3')\ndef test_something(): ...", {"XY-1.2", "XY-1.3"}),
        ("case = param(1, id='XY-1.2 the case')", {"XY-1.2"}),
        ("case = param(1, name='XY-1.2 the case')", set()),
    ],
)
def test_what_a_python_test_claims(text: str, claimed: set[str]) -> None:
    assert measure.tested_in_code("XY", text) == claimed


@pytest.mark.parametrize(
    ("text", "claimed"),
    [
        ('rules = ["XY-1.2", "XY-1.3"]', {"XY-1.2", "XY-1.3"}),
        ('rules = [\n    "XY-1.2",\n]', {"XY-1.2"}),
        ('[[steps]]\nrefused = "XY-4.1"', {"XY-4.1"}),
        ('about = "like XY-4.1"', set()),
        ('# rules = ["XY-1.2"]', set()),
    ],
)
def test_what_a_scenario_claims(text: str, claimed: set[str]) -> None:
    assert measure.tested_in_scenario("XY", text) == claimed


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("XY-1.2.", {"XY-1.2"}),
        ("XY-1.2 to XY-1.10", {"XY-1.2", "XY-1.10"}),
        ("XY-3", {"XY-3"}),
        ("XY-1.5.4a, XY-R13", {"XY-1.5.4a", "XY-R13"}),
        ("AXY-1.2 XY-x", set()),
        ("KB-1.2", set()),
    ],
)
def test_ids_are_found_in_any_text(text: str, ids: set[str]) -> None:
    assert measure.ids_in("XY", text) == ids
