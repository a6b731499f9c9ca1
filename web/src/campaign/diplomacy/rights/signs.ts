// Signs for what stands between two realms; a word always stands beside them.
import type { Coast, Gifts, Matter, Way } from "./rights";

export const SIGNS: Record<Matter, Partial<Record<Way | Coast | Gifts, string>>> = {
    way: { none: "–", ours: "→", theirs: "←", agreed: "↔", force: "⇄" },
    coast: { none: "–", ours: "→", theirs: "←", both: "⇄" },
    gifts: { open: "✓", ours: "✕", theirs: "✕", closed: "✕" },
};
