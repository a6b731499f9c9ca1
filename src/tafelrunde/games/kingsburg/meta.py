"""Name, seats, options and version, which a lobby needs, and the names of things in both languages."""

from __future__ import annotations

from tafelrunde.engine.contract import Meta, Option, Words
from tafelrunde.games.kingsburg.box.data import ADVISORS, BUILDINGS, ENEMIES, ENEMY_NAMES, YEARS

META = Meta(
    id="kingsburg",
    name=Words("Kingsburg", "Kingsburg"),
    seats=(2, 5),
    version="1",
    prefix="KB",
    options=(
        Option("guild", ("gold", "any good"), "KB-17.1"),
        Option("alchemist", ("one of each", "any two others"), "KB-17.2"),
        Option("tokens", ("one per group", "one per season"), "KB-17.3"),
        Option("market_and_token", ("allowed", "forbidden"), "KB-17.4"),
        Option("reward_without_buildings", ("all", "nobody"), "KB-17.8"),
    ),
)

PHASE_NAMES = (
    Words("", ""),
    Words("Aid from the King", "Königliche Hilfe"),
    Words("Spring", "Frühling"),
    Words("King’s reward", "Ehrung durch den König"),
    Words("Summer", "Sommer"),
    Words("King’s Envoy", "Gesandter des Königs"),
    Words("Autumn", "Herbst"),
    Words("Recruiting", "Rekrutieren"),
    Words("Winter", "Winter"),
)

GOOD_NAMES = {"gold": Words("gold", "Gold"), "wood": Words("wood", "Holz"), "stone": Words("stone", "Stein")}

STEP_TERMS = {
    "set_order": Words("the first turn order", "die erste Zugreihenfolge"),
    "aid_good": Words("one good as Aid from the King", "eine Ware als Königliche Hilfe"),
    "neutral": Words("the neutral dice", "die neutralen Würfel"),
    "guild": Words("the good of the Merchants’ Guild", "die Ware der Gilde der Kaufleute"),
    "roll": Words("the roll of all dice", "der Wurf aller Würfel"),
    "reroll": Words("reroll or keep the dice", "neu würfeln oder den Wurf behalten"),
    "roll_again": Words("the rerolled dice", "die neu gewürfelten Würfel"),
    "influence": Words("influence an advisor or pass", "einen Berater beeinflussen oder passen"),
    "help": Words("choose the advisor’s help", "die Hilfe des Beraters wählen"),
    "look": Words("the enemy card that is looked at", "die Feindeskarte, die angesehen wird"),
    "build": Words("build or pass", "bauen oder passen"),
    "town_hall": Words("pay for the Town Hall or pass", "für das Rathaus zahlen oder passen"),
    "recruit": Words("recruit soldiers or pass", "Soldaten rekrutieren oder passen"),
    "enemy": Words("this winter’s enemy card", "die Feindeskarte dieses Winters"),
    "reinforce": Words("the King’s reinforcements", "die Verstärkung des Königs"),
    "battle": Words("choose goods after the battle", "nach der Schlacht Waren wählen"),
    "over": Words("nothing, the game is over", "nichts, die Partie ist zu Ende"),
}

REASON_NAMES = {
    "buildings": Words("Buildings", "Gebäude"),
    "advisors": Words("Advisors", "Berater"),
    "kings_reward": Words("King’s reward", "Ehrung"),
    "embassy": Words("Embassy", "Botschaft"),
    "town_hall": Words("Town Hall", "Rathaus"),
    "battles": Words("Battle rewards", "Beute"),
    "fortress": Words("Fortress", "Festung"),
    "strongest_army": Words("Strongest army", "Stärkstes Heer"),
    "losses": Words("Losses", "Verluste"),
    "cathedral": Words("Cathedral", "Kathedrale"),
}

TERMS: dict[str, Words] = {
    "chance": Words("the dice", "die Würfel"),
    "neutral_dice": Words("neutral dice", "neutrale Würfel"),
    "token": Words("+2 token", "+2-Marker"),
    "nothing": Words("nothing", "nichts"),
    **GOOD_NAMES,
    **{building.id: building.name for building in BUILDINGS},
    **{f"advisor_{advisor.number}": advisor.name for advisor in ADVISORS},
    **{
        enemy.id: Words(
            f"{ENEMY_NAMES[enemy.kind].en} {YEARS[enemy.year - 1]} ({enemy.strength})",
            f"{ENEMY_NAMES[enemy.kind].de} {YEARS[enemy.year - 1]} ({enemy.strength})",
        )
        for enemy in ENEMIES
    },
    **{f"step_{name}": words for name, words in STEP_TERMS.items()},
    **{f"phase_{n}": words for n, words in enumerate(PHASE_NAMES) if n},
    **{f"reason_{name}": words for name, words in REASON_NAMES.items()},
}
