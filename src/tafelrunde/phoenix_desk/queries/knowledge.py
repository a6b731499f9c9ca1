"""What all questions have in common: the desk they are put to, its units and fields, reasons with a rule."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import LANGS, Game, Words
from tafelrunde.engine.errors import Complaint, IllegalMove
from tafelrunde.engine.rulebook import explain
from tafelrunde.engine.text import quoted, shortened
from tafelrunde.games.phoenix.marching.persons import own_person, walking
from tafelrunde.games.phoenix.months.execution import Trial, phase_of
from tafelrunde.games.phoenix.play.legal import out_of_turn
from tafelrunde.games.phoenix.realms.kinds import is_inside
from tafelrunde.games.phoenix.special.absence import no_orders
from tafelrunde.games.phoenix.state.pieces import Army
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.phases import B8
from tafelrunde.games.phoenix.words.sentences import format_order
from tafelrunde.games.phoenix.words.text import parse_sheet
from tafelrunde.games.phoenix.world.places import read_field
from tafelrunde.phoenix_desk.orders.attempts import phases_ahead
from tafelrunde.phoenix_desk.orders.desk import Desk
from tafelrunde.phoenix_desk.orders.sheet_check import over_for
from tafelrunde.phoenix_desk.reports.sentences import army_said
from tafelrunde.telling.fluent import bundle, formatted

PACKAGE: Final = "tafelrunde.phoenix_desk.queries"


class Reason(msgspec.Struct, frozen=True):
    """Why something cannot be: the rule, and its sentence."""

    rule: str
    said: Words


def seen_by(game: Game, state: State, realm: int) -> Desk:
    """The desk of a realm with nothing on it but its view; the position is imagined from that."""
    view: Any = game.view(state, realm)
    return Desk(game, game.imagine(view, Seeded(0)), realm, view)


def reason(desk: Desk, refusal: IllegalMove) -> Reason:
    said = Words(*[explain(desk.game, refusal, lang, desk.state.setting.names) for lang in LANGS])
    return Reason(refusal.rule, said)


def both(id: str, /, **args: Any) -> Words:
    """A sentence of `texts.LANG.ftl` in both languages; words among its parts are said in each."""
    return Words(
        *[
            formatted(
                bundle(PACKAGE, ("texts",), lang),
                id,
                {name: part.said(lang) if isinstance(part, Words) else part for name, part in args.items()},
            )
            for lang in LANGS
        ]
    )


def ordered(order: Any) -> Words:
    """The sentence that gives this order."""
    return Words(*[format_order(order, lang) for lang in LANGS])


@cache
def called(number: int) -> Words:
    """A unit as people say it: `Reiterheer 201`."""
    return Words(*[army_said(number, lang) for lang in LANGS])


# --- what is asked about -----------------------------------------------------------------------------


def asked_field(desk: Desk, label: str) -> int:
    try:
        return read_field(desk.state.setting.world, label)
    except IllegalMove as refusal:
        why = reason(desk, refusal).said
        raise Complaint("asked-no-field", {"field": quoted(shortened(label)), "why": why}) from None


def own_unit(desk: Desk, state: State, number: int) -> Army:
    """An army, a fleet, or a person as it walks; prisoners and others who take no orders are refused."""
    row = state.realms[desk.realm]
    if number in row.people:
        return walking(own_person(state, desk.realm, number))
    if number not in row.armies:
        raise no_own_unit(desk, state, number)
    return row.armies[number]


def no_own_unit(desk: Desk, state: State, number: int) -> Complaint:
    """Says which there are, and whose it may be."""
    own, names = state.realms[desk.realm], state.setting.names
    units = [str(one) for one in sorted([*own.armies, *own.people])] or ["–"]
    params = {"number": str(number), "realm": names[desk.realm], "units": units}
    others = [names[row.number] for row in state.realms if number in row.armies or number in row.people]
    if others:
        return Complaint("asked-foreign-unit", {**params, "others": others})
    return Complaint("asked-no-unit", params)


# --- when it is asked --------------------------------------------------------------------------------


def barred(desk: Desk) -> IllegalMove | None:
    """What keeps the realm from giving any orders now."""
    state, realm = desk.state, desk.realm
    if not is_inside(state, realm):
        return out_of_turn(state, realm)
    if state.realms[realm].absence:
        return no_orders(state, realm)
    return None if phases_ahead(state, realm) else over_for(state, realm)


def about_to_move(desk: Desk, sheet: str = "") -> State:
    """The position that the next line of a sheet would meet in B8, when units set out."""
    return met_by(desk, sheet, B8)


def met_by(desk: Desk, sheet: str, phase: int) -> State:
    """The position that the next line of a sheet would meet in a phase, free to be changed.

    That of the last sheet is kept: whoever taps asks several questions about the same one, and to try a long
    one takes half a second.
    """
    if any(text != sheet for text, _ in desk.tried):
        desk.tried.clear()
    found = desk.tried.get((sheet, phase))
    if found is None:
        phases = [one for one in phases_ahead(desk.state, desk.realm) if one <= phase]
        orders = [order for order in parse_sheet(sheet)[0] if phase_of(order) in phases]
        found = desk.tried[sheet, phase] = Trial(desk.state, desk.realm, orders, phases).state
    return found.copy()
