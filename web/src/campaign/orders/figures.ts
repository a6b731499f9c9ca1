// Numbers as they stand in a sheet: with a true minus, in the reader's language.
import { texts } from "../../lib/texts.svelte";

/** Made once: it takes a browser milliseconds, and a sheet has a sum in each line. */
const FORMS = new Map<string, Intl.NumberFormat>();

export function gold(amount: number): string {
    const { lang } = texts;
    const form = FORMS.get(lang) ?? new Intl.NumberFormat(lang);
    FORMS.set(lang, form);
    return form.format(amount).replace("-", "−");
}

/** What comes has a plus, what goes a minus. */
export function change(amount: number): string {
    return amount > 0 ? `+${gold(amount)}` : gold(amount);
}
