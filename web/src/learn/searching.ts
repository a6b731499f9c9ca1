// Finding rules by their words, in both languages.
import type { RuleInfo } from "../generated/server";

function folded(text: string): string {
    return text
        .normalize("NFD")
        .replace(/\p{Diacritic}/gu, "")
        .toLowerCase();
}

/** Rules that hold every word, in either language or in their number. */
export function found(rules: readonly RuleInfo[], query: string): RuleInfo[] {
    const words = folded(query).split(/\s+/).filter(Boolean);
    return rules.filter((rule) => {
        const text = folded(`${rule.id} ${rule.text.en} ${rule.text.de}`);
        return words.every((word) => text.includes(word));
    });
}
