// Sentences of reports name their rules in brackets: cut apart, so that each rule can be opened.

export interface Piece {
    text: string;
    isRule: boolean;
}

const RULE = /PH-(?:R\d+|\d+(?:\.\d+)*[a-z]*\d*)/g;

/** "W20 3 (PH-5.5j): 9" is "W20 3 (", the rule, and "): 9". */
export function pieces(sentence: string): Piece[] {
    const found: Piece[] = [];
    let end = 0;
    for (const match of sentence.matchAll(RULE)) {
        if (match.index > end) found.push({ text: sentence.slice(end, match.index), isRule: false });
        found.push({ text: match[0], isRule: true });
        end = match.index + match[0].length;
    }
    if (end < sentence.length) found.push({ text: sentence.slice(end), isRule: false });
    return found;
}

/** Where words of a search stand in a sentence: parts that are marked and parts that are not. */
export function marked(sentence: string, query: string): { text: string; isMarked: boolean }[] {
    const words = query.split(/\s+/).filter(Boolean).map(escaped);
    if (!words.length) return [{ text: sentence, isMarked: false }];
    const parts = sentence.split(new RegExp(`(${words.join("|")})`, "gi"));
    return parts.map((text, i) => ({ text, isMarked: i % 2 === 1 })).filter((part) => part.text !== "");
}

function escaped(word: string): string {
    return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
