// Names of pieces for game masters, who see them all.
import { t } from "../../lib/texts.svelte";
import { kindOf } from "../language/known";

/** "Reiterheer 201", "Charakter 601 Alrik" */
export function pieceSaid(unit: number, name = ""): string {
    const said = t(`cor-piece-${kindOf(unit)}`, { number: String(unit) });
    return name ? `${said} ${name}` : said;
}
