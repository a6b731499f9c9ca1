// What is asked of the server before the app has come. Whoever asks for the same soon afterwards gets that answer.

/** Milliseconds; what nobody wanted by then may have changed. */
const FRESH = 10_000;
const asked = new Map<string, { since: number; answer: Promise<Early | null> }>();

export interface Early {
    /** As it came: whoever reads it first does not take it from the next. */
    text: string;
    /** By the server's clock. */
    date: string | null;
}

function nameOf(path: string, token: string): string {
    return `${token} ${path}`;
}

/** Asks already now; null where that failed. */
export function askEarly(path: string, token: string): Promise<Early | null> {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const answer = fetch(path, { headers })
        .then(async (found) =>
            found.ok ? { text: await found.text(), date: found.headers.get("date") } : null,
        )
        .catch(() => null);
    asked.set(nameOf(path, token), { since: performance.now(), answer });
    return answer;
}

/** The answer to what was asked early, once; null if it was not, or in vain. */
export function earlyAnswer(path: string, token: string): Promise<Early | null> | null {
    const found = asked.get(nameOf(path, token));
    asked.delete(nameOf(path, token));
    return found && performance.now() - found.since < FRESH ? found.answer : null;
}
