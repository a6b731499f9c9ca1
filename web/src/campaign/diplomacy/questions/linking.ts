// Numbers of rules in what people write: "PH-4.2c", "PH-R208".
const RULE = /\bPH-(?:R\d+|\d+(?:\.\d+)*)[a-z]{0,2}\b/g;

export interface Piece {
    text: string;
    /** Set where the text names a rule. */
    rule: string;
}

export function pieces(text: string): Piece[] {
    const found: Piece[] = [];
    let at = 0;
    for (const { 0: rule, index } of text.matchAll(RULE)) {
        if (index > at) found.push({ text: text.slice(at, index), rule: "" });
        found.push({ text: rule, rule });
        at = index + rule.length;
    }
    if (at < text.length) found.push({ text: text.slice(at), rule: "" });
    return found;
}
