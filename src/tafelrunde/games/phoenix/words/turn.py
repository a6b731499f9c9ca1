"""Sentences of a turn: rights, tasks of armies, movement, forming, cargo, people."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.phoenix.orders import turn
from tafelrunde.games.phoenix.words.grammar import Form, forms_of

RIGHTS: Final[list[Form]] = [
    *forms_of(
        turn.GrantCoast, "Gebe|Gib {realm} Küstengewässerrecht|Küstenrecht", "Grant {realm} coastal (right)"
    ),
    *forms_of(
        turn.RevokeCoast, "Entziehe {realm} Küstengewässerrecht|Küstenrecht", "Revoke {realm} coastal (right)"
    ),
    *forms_of(turn.GrantWay, "Gebe|Gib {realm} Wegerecht", "Grant {realm} right of way"),
    *forms_of(turn.AgreeWay, "Stimme Wegerecht mit {realm} zu", "Agree to (a) right of way with {realm}"),
    *forms_of(turn.RevokeWay, "Entziehe {realm} Wegerecht", "Revoke {realm} right of way"),
    *forms_of(
        turn.AcceptGifts, "Nimm|Nehme Schenkungen|Geschenke von {realm} an", "Accept gifts from {realm}"
    ),
    *forms_of(turn.DeclineGifts, "Lehne Schenkungen|Geschenke von {realm} ab", "Decline gifts from {realm}"),
    *forms_of(turn.MoveCapital, "Verlege (die) Hauptstadt nach {field}", "Move (the) capital to {field}"),
]
TASKS: Final[list[Form]] = [
    *forms_of(turn.Plunder, "Plündere mit {army}", "Plunder with {army}"),
    *forms_of(
        turn.TearDown,
        "Zerstöre|Vernichte {work} im|in {side} mit {army}",
        "Destroy {work} in (the) {side} with {army}",
    ),
    *forms_of(turn.TearDownTown, "Zerstöre|Vernichte Rüstort mit {army}", "Destroy town with {army}"),
    *forms_of(turn.Disband, "Löse {army} auf", "Disband {army}"),
    *forms_of(
        turn.WithdrawCrew,
        "Ziehe (die) Wallbesatzung im|in {side} von {field} als {army} ab",
        "Withdraw (the) wall crew in (the) {side} of {field} as {army}",
    ),
]
MOVEMENT: Final[list[Form]] = [
    *forms_of(
        turn.MoveArmy,
        "Bewege {army:host} [von {start}] nach {to} [via|über {via}] [ohne Eroberung =spare]",
        "Move {army:host} [from {start}] to {to} [via {via}] [without conquest =spare]",
    ),
    *forms_of(
        turn.MovePerson,
        "Bewege {person} [von {start}] nach {to} [via|über {via}]",
        "Move {person} [from {start}] to {to} [via {via}]",
    ),
    *forms_of(
        turn.Accompany,
        ("{person} verlässt sein|ihr Heer =army:0", "{person} begleitet {army}"),
        ("{person} leaves his|her|its army =army:0", "{person} accompanies {army}"),
    ),
    *forms_of(turn.Embark, "Schiffe {army} auf {fleet} ein", "Embark {army} on {fleet}"),
    *forms_of(
        turn.Land,
        "Schiffe {army} nach|in {to} [ohne Eroberung =spare] aus",
        "Land {army} in|at {to} [without conquest =spare]",
    ),
]
FORMING: Final[list[Form]] = [
    *forms_of(
        turn.Split,
        ("Spalte von {army} als {into} ab (:) {goods}", "Spalte {goods} von {army} als {into} ab"),
        ("Split from {army} as {into} (:) {goods}", "Split {goods} from {army} as {into}"),
    ),
    *forms_of(turn.Merge, "Fusioniere|Vereinige {army} mit {into}", "Merge {army} with|into {into}"),
    *forms_of(
        turn.ShiftLeaders,
        "Verschiebe {leaders} HF|Heerführer von {army} zu|nach {into}",
        "Shift {leaders} HF|leaders|leader from {army} to {into}",
    ),
    *forms_of(
        turn.Mount,
        "Sitze mit {count} (K|Krieger) [und {leaders} HF|Heerführer] von {army} als {into} auf",
        "Mount {count} (warriors|K) [and {leaders} HF|leaders|leader] from {army} as {into}",
    ),
    *forms_of(
        turn.Dismount,
        "Sitze mit {count} (R|Reiter) [und {leaders} HF|Heerführer] von {army} als {into} ab",
        "Dismount {count} (riders|R) [and {leaders} HF|leaders|leader] from {army} as {into}",
    ),
]
CARGO: Final[list[Form]] = [
    *forms_of(
        turn.Load,
        "Lade {gold} (GS|Goldstücke|Gold) [besondere Einnahmen =special] auf {army}",
        "Load {gold} (gold) [of special income =special] onto|on {army}",
    ),
    *forms_of(
        turn.Unload,
        "Lade {gold} (GS|Goldstücke|Gold) [besondere Einnahmen =special] von {army} ab",
        "Unload {gold} (gold) [of special income =special] from {army}",
    ),
    *forms_of(
        turn.ToTreasury,
        "Delokalisiere {gold} (GS|Goldstücke|Gold) in {field}",
        "Delocalise|Delocalize {gold} (gold) in {field}",
    ),
    *forms_of(
        turn.PassCargo,
        (
            "Übergebe|Übergib {gold} GS und {special:count} GS besondere Einnahmen von {army} an {into}",
            "Übergebe|Übergib {special:count} GS besondere Einnahmen von {army} an {into}",
            "Übergebe|Übergib {gold} (GS|Goldstücke|Gold) von {army} an {into}",
        ),
        (
            "Pass {gold} gold and {special:count} gold of special income from {army} to {into}",
            "Pass {special:count} gold of special income from {army} to {into}",
            "Pass {gold} (gold) from {army} to {into}",
        ),
    ),
    *forms_of(
        turn.DestroyGold,
        "Vernichte {gold} (GS|Goldstücke|Gold) bei {army}",
        "Destroy {gold} (gold) of|at {army}",
    ),
]
FORMS: Final[list[Form]] = [*RIGHTS, *TASKS, *MOVEMENT, *FORMING, *CARGO]
