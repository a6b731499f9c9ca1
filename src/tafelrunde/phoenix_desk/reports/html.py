"""A document as one HTML file that asks nobody for anything: style, arms and map are in it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from tafelrunde.engine.contract import Game
from tafelrunde.engine.rulebook import load_rulebook
from tafelrunde.games.phoenix.drawing.arms import arms
from tafelrunde.phoenix_desk.reports.document import Block, Column, Document, Item, Items, Section, Table
from tafelrunde.phoenix_desk.reports.picture import Picture
from tafelrunde.phoenix_desk.reports.sentences import text
from tafelrunde.phoenix_desk.reports.style import STYLE

POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
"""No script and no request of any kind."""
PREFIX: Final = "PH-"
NAMED: Final = re.compile(r"PH-[\w.]*\w")
"""A rule in the midst of a sentence."""
LONG: Final = 24
MINUS: Final = "\N{MINUS SIGN}"


def as_page(game: Game, document: Document, picture: Picture | None) -> str:
    parts = [
        f'<!doctype html>\n<html lang="{document.lang}">',
        head(document, picture),
        "<body>",
        f'<a class="skip" href="#main">{escape(text(document.lang, "skip"))}</a>',
        '<div class="leaf">',
        crest(document),
        facts(document),
        contents(document),
        '<main id="main">',
        figure(document, picture),
        *[section_html(section) for section in document.sections],
        rules(game, document),
        "</main>",
        f"<footer>{escape(text(document.lang, 'made'))} · {escape(document.secret)}</footer>",
        "</div>\n</body>\n</html>\n",
    ]
    return "\n".join(part for part in parts if part)


def head(document: Document, picture: Picture | None) -> str:
    return (
        '<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width,initial-scale=1">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        '<meta name="color-scheme" content="light dark">\n<meta name="robots" content="noindex">\n'
        f"<title>{escape(document.title)} · {escape(document.subtitle)}</title>\n"
        f"<style>{STYLE}{map_colours(picture)}</style>\n</head>"
    )


def map_colours(picture: Picture | None) -> str:
    if picture is None:
        return ""
    day, night = [
        ";".join(f"{name}:{colour}" for name, colour in colours.items())
        for colours in (picture.day, picture.night)
    ]
    return f"figure{{{day}}}\n@media screen and (prefers-color-scheme:dark){{figure{{{night}}}}}\n"


def shield(number: int, colour: str) -> str:
    drawing = arms(number, colour, "currentColor")
    return f'<svg viewBox="-8 -8.5 16 18" aria-hidden="true" focusable="false">{drawing}</svg>'


def crest(document: Document) -> str:
    arms_drawn = shield(*document.shield) if document.shield else ""
    return (
        f'<header class="crest">{arms_drawn}<div><h1>{escape(document.title)}</h1>'
        f'<p class="when">{escape(document.subtitle)}</p></div>'
        f'<p class="whom">{escape(document.secret)}</p></header>'
    )


def facts(document: Document) -> str:
    rows = [f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in document.facts]
    return f'<dl class="facts">{"".join(rows)}</dl>'


def contents(document: Document) -> str:
    links = [
        f'<li><a href="#{section.id}">{escape(section.title)}</a></li>'
        for section in document.sections
        if section.level == 2
    ]
    return f'<nav aria-label="{escape(text(document.lang, "contents"))}"><ul>{"".join(links)}</ul></nav>'


def figure(document: Document, picture: Picture | None) -> str:
    if picture is None:
        return ""
    caption = text(document.lang, "map-caption" if document.shield else "map-caption-world")
    return f"<figure>{picture.svg}<figcaption>{escape(caption)}</figcaption></figure>"


def section_html(section: Section) -> str:
    mark = shield(*section.shield) if section.shield else ""
    kind = ' class="below"' if section.level > 2 else ""
    title = f"<h{section.level}>{mark}{escape(section.title)}</h{section.level}>"
    blocks = "\n".join(block_html(block, section) for block in section.blocks)
    return f'<section id="{section.id}"{kind}>{title}\n{blocks}</section>'


def block_html(block: Block, section: Section) -> str:
    if isinstance(block, Table):
        return table_html(block, section.title)
    if isinstance(block, Items):
        return items_html(block, section.level + 1)
    return f"<p>{escape(block.text)}</p>"


def items_html(items: Items, level: int) -> str:
    title = f"<h{level}>{linked(items.head)}</h{level}>" if items.head else ""
    return f'{title}<ul class="lines">{"".join(item_html(item) for item in items.items)}</ul>'


def item_html(item: Item) -> str:
    parts = "".join([f"<li>{linked(part)}</li>" for part in item.parts])
    below = f"<ul>{parts}</ul>" if parts else ""
    return f"<li><div>{linked(item.text)}{below}</div>{rule_link(item.rule)}</li>"


def linked(said: str) -> str:
    """Rules that are named in passing lead to their wording too."""
    return NAMED.sub(lambda found: f'<a href="#{found[0]}">{found[0]}</a>', escape(said))


def rule_link(rule: str) -> str:
    return f'<a class="rule" href="#{rule}">{rule}</a>' if rule else ""


def table_html(table: Table, label: str) -> str:
    """Wide tables scroll by themselves, by keyboard too."""
    titles = [f'<th scope="col"{kind(column)}>{escape(column.title)}</th>' for column in table.columns]
    body = [f"<tr>{row_html(row, table.columns)}</tr>" for row in table.rows]
    foot = f"<tfoot><tr>{row_html(table.foot, table.columns)}</tr></tfoot>" if table.foot else ""
    return (
        f'<div class="wide" tabindex="0" role="group" aria-label="{escape(label)}"><table>'
        f"<thead><tr>{''.join(titles)}</tr></thead><tbody>{''.join(body)}</tbody>{foot}</table></div>"
    )


def kind(column: Column) -> str:
    return ' class="num"' if column.right else ""


def row_html(row: Sequence[str], columns: Sequence[Column]) -> str:
    """The first cell of words names the row."""
    cells: list[str] = []
    for place, (cell, column) in enumerate(zip(row, columns, strict=True)):
        if place == 0 and not column.right:
            long = ' class="long"' if len(cell) > LONG else ""
            cells.append(f'<th scope="row"{long}>{escape(cell)}</th>')
        else:
            cells.append(cell_html(cell, column))
    return "".join(cells)


def cell_html(cell: str, column: Column) -> str:
    if cell.startswith(PREFIX):
        return f"<td>{rule_link(cell)}</td>"
    if not column.right:
        return f"<td>{escape(cell)}</td>"
    sign = " up" if cell.startswith("+") else " down" if cell.startswith(MINUS) else ""
    return f'<td class="num{sign}">{escape(cell)}</td>'


def rules(game: Game, document: Document) -> str:
    """The wording of every rule that is referred to, so that everybody can check it."""
    book = load_rulebook(game)
    found = [book.find(rule) for rule in sorted(cited(document), key=natural)]
    rows = [
        f'<dt id="{rule.id}">{rule.id}</dt><dd>{escape(rule.text(document.lang))}</dd>'
        for rule in found
        if rule
    ]
    title = escape(text(document.lang, "head-rules"))
    return (
        f'<details id="rules" open><summary>{title}</summary><dl class="laws">{"".join(rows)}</dl></details>'
    )


def cited(document: Document) -> set[str]:
    found: set[str] = set()
    for section in document.sections:
        for block in section.blocks:
            found |= set(rules_in(block))
    return found


def rules_in(block: Block) -> Iterable[str]:
    if isinstance(block, Items):
        named = [rule for item in block.items for rule in NAMED.findall(item.whole)]
        return [*NAMED.findall(block.head), *named, *[item.rule for item in block.items if item.rule]]
    if isinstance(block, Table):
        return [cell for row in block.rows for cell in row if cell.startswith(PREFIX)]
    return []


def natural(rule: str) -> list[tuple[int, str]]:
    """PH-1.5.4a before PH-1.5.10a, and PH-3o before PH-3.1a."""
    parts = re.findall(r"\d+|[a-zA-Z]+", rule)
    return [(int(part), "") if part.isdigit() else (0, part) for part in parts]
