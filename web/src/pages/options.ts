// The words for the values of a game's options.
import { t } from "../lib/texts.svelte";

/** A value in the reader's language; what a plug-in brings shows as it is. */
export function valueName(value: string): string {
    const id = `value-${value.toLowerCase().replaceAll(" ", "-")}`;
    const words = t(id);
    return words === id ? value : words;
}
