// What comes next, in words: the one place where the sentence is made.
import { listed, t } from "../../lib/texts.svelte";
import { leftText } from "../timing.svelte";
import type { Next } from "./next";

/** So many are named; more are counted. */
const NAMED = 4;

export function sentence(next: Next, now: number): string {
    const { id, names, who, until } = next;
    const count = names.length;
    const realms = count > NAMED ? t("desk-realms", { count }) : listed(names);
    const left = until === null ? "" : leftText(until - now);
    return t(`desk-next-${id}`, { count, realms, who, left });
}

export function buttonText({ id, deed }: Next): string {
    if (deed?.do === "remind") return t("desk-do-remind");
    return t(`desk-do-${id}`);
}
