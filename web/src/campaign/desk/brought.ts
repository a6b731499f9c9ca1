// What became of a file that was brought: the server's own words.
import type { Words } from "../../generated/campaign";

export interface Brought {
    file: string;
    realm: string;
    handed_in: boolean;
    /** Why it was not even tried. */
    why: Words | null;
    findings: readonly { line?: number; said: Words }[];
}

export function whyNot(one: Brought): readonly { line?: number; said: Words }[] {
    return one.why ? [{ said: one.why }] : one.findings;
}
