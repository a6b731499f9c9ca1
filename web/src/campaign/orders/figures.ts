// Numbers as they stand in a sheet: with a true minus, in the reader's language.
import { texts } from "../../lib/texts.svelte";

export function gold(amount: number): string {
    return new Intl.NumberFormat(texts.lang).format(amount).replace("-", "−");
}

/** What comes has a plus, what goes a minus. */
export function change(amount: number): string {
    return amount > 0 ? `+${gold(amount)}` : gold(amount);
}
