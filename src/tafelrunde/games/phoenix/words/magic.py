"""Sentences about wizards, and short forms of the community: `501 #EW:603/45,NO`, `501 ZT:507/31-507/32`."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.phoenix.orders import magic
from tafelrunde.games.phoenix.words.grammar import Form, forms_of

FORMS: Final[list[Form]] = [
    *forms_of(magic.DismissWizard, ("Entlasse {person}", "Rüste {person} ab"), "Dismiss {person}"),
    *forms_of(
        magic.Teleport,
        ("Teleportiere {person} [von {start}] nach {to}", "{person} (:) ZT : {start} - {to}"),
        "Teleport {person} [from {start}] to {to}",
    ),
    *forms_of(
        magic.TeleportLate,
        (
            "Teleportiere {person} [von {start}] nach {to} nach der Bewegung",
            "{person} (:) ZT : {start} - {to} nach der Bewegung",
        ),
        "Teleport {person} [from {start}] to {to} after the movement",
    ),
    *forms_of(
        magic.TeleportGoods,
        (
            "Teleportiere {person} mit {armies:hosts} [von {start}] nach {to}",
            "{person} (:) ZTR : {start} - {to} , {armies:hosts}",
        ),
        "Teleport {person} with {armies:hosts} [from {start}] to {to}",
    ),
    *forms_of(
        magic.RaiseMagicWall,
        (
            "Errichte (eine) magische Wand mit {person} im {side} von {field}",
            "{person} (:) # EW : {field} , {side}",
        ),
        "Raise (a) magic wall with {person} in the {side} of {field}",
    ),
    *forms_of(
        magic.TearMagicWall,
        (
            "Reiße|Reiß (die) magische|magischen Wand|Wände mit {person} im {side} von {field} ein",
            "{person} (:) # ZW : {field} , {side}",
        ),
        "Tear (down) (the) magic wall|walls with {person} in the {side} of {field}",
    ),
    *forms_of(
        magic.TearMagicWallLate,
        (
            "Reiße|Reiß (die) magische|magischen Wand|Wände mit {person} im {side} von {field} nach der "
            "Bewegung ein",
            "{person} (:) # ZW : {field} , {side} nach der Bewegung",
        ),
        "Tear (down) (the) magic wall|walls with {person} in the {side} of {field} after the movement",
    ),
    *forms_of(
        magic.Ban,
        (
            "Banne mit {person} in {field} mit {power:count} ZKP",
            "Banne mit {person} in {field} {space:count} RP",
            "{person} (:) ZB : {field} , {space:count}",
        ),
        (
            "Ban with {person} in {field} with|for {power:count} ZKP",
            "Ban with {person} in {field} {space:count} RP",
        ),
    ),
]
