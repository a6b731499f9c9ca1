// What a person has begun and not sent, and whom he usually writes to: kept in this browser alone. The server
// keeps letters that were sent; what somebody thinks of writing, or calls his friends, is nobody else's affair.
export function kept<T extends object>(place: string, empty: T): T {
    try {
        const found: unknown = JSON.parse(localStorage.getItem(place) ?? "null");
        return found !== null && typeof found === "object" ? (found as T) : empty;
    } catch {
        return empty;
    }
}

/** False if the browser has no room, or keeps nothing. */
export function keep(place: string, value: object): boolean {
    try {
        localStorage.setItem(place, JSON.stringify(value));
        return true;
    } catch {
        return false;
    }
}

/** For a letter: the same one sent twice is one letter. */
export function newId(): string {
    return [...crypto.getRandomValues(new Uint8Array(12))]
        .map((byte) => byte.toString(16).padStart(2, "0"))
        .join("");
}
