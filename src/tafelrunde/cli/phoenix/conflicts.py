"""`tafelrunde phoenix conflicts`: the conflicts of a month per field, before and after."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from tafelrunde.cli.language import figure, language, percent, t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.cli.phoenix.change import in_words
from tafelrunde.cli.phoenix.homes import campaign_at
from tafelrunde.games.phoenix.tables.calendar import month_name
from tafelrunde.phoenix_desk.answers.conflicts import conflicts_said
from tafelrunde.phoenix_desk.answers.minutes import label_of
from tafelrunde.phoenix_desk.campaign.history import read_month
from tafelrunde.phoenix_desk.foresight.conflicts import conflicts_of
from tafelrunde.phoenix_desk.foresight.opponents import Chance, Conflict, Fighting
from tafelrunde.phoenix_desk.protocol.clerk import good_said
from tafelrunde.phoenix_desk.protocol.outcome import outcome


def command(
    folder: Annotated[str, typer.Argument(help=t("phoenix-folder"))],
    month: Annotated[str, typer.Option("--month", help=t("phoenix-conflicts-month"))] = "",
    field: Annotated[str, typer.Option("--field", help=t("phoenix-protocol-field"))] = "",
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    campaign = campaign_at(folder)
    when = read_month(month) if month else max(campaign.months, default=1)
    with in_words(campaign.game, campaign.header.seats):
        where = label_of(campaign, field)
    found = [one for one in conflicts_of(campaign, when) if not where or where in one.fields]
    if as_json:
        print_json({"month": when, "conflicts": conflicts_said(campaign.names, found, language())})
        return
    out = console()
    say(out, Text(month_name(when), "bold"))
    show_conflicts(out, campaign.names, found)


def show_conflicts(out: Console, names: Sequence[str], found: Sequence[Conflict]) -> None:
    for one in sorted(found, key=lambda one: one.fields):
        kind = t(f"phoenix-conflict-{one.kind}")
        head = t("phoenix-conflict-head", field=", ".join(one.fields), kind=kind, phase=str(one.phase))
        say(out, Text(f"{head} {t('phoenix-conflict-turn', realm=one.realm)}", "bold"))
        for line in lines(names, one):
            say(out, Text(f"  {line}"))
    if not found:
        say(out, Text(t("phoenix-conflicts-none")))


def lines(names: Sequence[str], found: Conflict) -> list[str]:
    is_fire = found.kind == "fire"
    shown = [shot(one) if is_fire else member(one) for one in found.attackers]
    for party in found.parties:
        shown += [t("phoenix-conflict-against"), *[member(one, is_target=is_fire) for one in party.members]]
        shown += [odds(chance) for chance in party.chances]
    results = [outcome(minute, names, language()) for minute in found.results]
    shown += [t("phoenix-conflict-result", said=line) for line in results]
    if not results:
        shown.append(t("phoenix-conflict-open" if found.open else "phoenix-conflict-off"))
    return shown


def member(one: Fighting, *, is_target: bool = False) -> str:
    """An army, of which only good points count under fire, or a person."""
    numbers = "+".join(map(str, one.numbers))
    strength, points = figure(one.strength), figure(one.points)
    if not one.goods:
        return t("phoenix-conflict-person", realm=one.realm, number=numbers, power=strength, points=points)
    goods = ", ".join([f"{figure(count)} {name}" for name, count in one.goods.items()])
    sources = " + ".join(
        [
            f"{figure(value)} {good_said(reason, value, language())} ({rule})"
            for reason, rule, value in one.sources
        ]
    )
    return t(
        "phoenix-conflict-target" if is_target else "phoenix-conflict-army",
        realm=one.realm,
        number=numbers,
        goods=goods,
        strength=strength,
        points=points,
        sources=sources or "–",
    )


def shot(one: Fighting) -> str:
    """Weapons of one kind, with the damage to be expected."""
    weapons = ", ".join([f"{figure(count)} {name}" for name, count in one.goods.items()])
    numbers, mean = "+".join(map(str, one.numbers)), figure(one.strength)
    return t("phoenix-conflict-shot", realm=one.realm, number=numbers, weapons=weapons, mean=mean)


def odds(chance: Chance) -> str:
    said = t(
        "phoenix-conflict-odds",
        **{"pair": chance.pair or "–", "has-pair": "yes" if chance.pair else "no"},
        **{name: percent(getattr(chance, name)) for name in ("won", "drawn", "lost")},
    )
    if chance.losses is not None:
        mean = [figure(round(value)) for value in chance.losses]
        said += t("phoenix-conflict-losses", own=mean[0], others=mean[1])
    if chance.defenceless:
        said += t(f"phoenix-conflict-overrun-{chance.defenceless}")
    return said
