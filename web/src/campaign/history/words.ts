// Entries and moments in words.
import type { LogRow } from "../../generated/campaign";
import { t, texts } from "../../lib/texts.svelte";

const MASTER = "SL";

/** The realm, the game masters, or chance. */
export function whoText(row: Pick<LogRow, "who" | "kind">): string {
    if (row.who === "") return t("his-chance");
    const isMaster = row.who === MASTER && row.kind !== "sheet";
    return isMaster ? t("his-masters") : row.who;
}

export function momentText(seconds: number): string {
    const form = new Intl.DateTimeFormat(texts.lang === "de" ? "de" : "en-GB", {
        dateStyle: "medium",
        timeStyle: "short",
    });
    return form.format(seconds * 1000);
}
