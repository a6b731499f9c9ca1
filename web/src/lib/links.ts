// The links of this browser's seats, by table. They never travel in an address.
const KEPT = "tafelrunde.seats";

export function links(): Record<string, string> {
    try {
        return JSON.parse(localStorage.getItem(KEPT) ?? "{}") ?? {};
    } catch {
        return {};
    }
}

export function keepLink(table: string, token: string): void {
    localStorage.setItem(KEPT, JSON.stringify({ ...links(), [table]: token }));
}

export function dropLink(table: string): void {
    const kept = links();
    delete kept[table];
    localStorage.setItem(KEPT, JSON.stringify(kept));
}
