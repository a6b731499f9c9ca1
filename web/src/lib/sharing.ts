// What is the same in the next position stays the same object, so only what has changed is drawn anew.

/** `after`, made of the parts of `before` that equal its own; `before` itself if nothing differs. Both are left alone. */
export function shared<T>(before: unknown, after: T): T {
    if (Object.is(before, after)) return after;
    if (Array.isArray(before) && Array.isArray(after)) return sharedList(before, after) as T;
    if (isRecord(before) && isRecord(after)) return sharedRecord(before, after) as T;
    return after;
}

type Fields = Record<string, unknown>;

/** As JSON has it: nothing else travels on the socket. */
function isRecord(value: unknown): value is Fields {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}

function sharedList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
    const made = after.map((value, i) => shared(before[i], value));
    return made.length === before.length && made.every((value, i) => value === before[i]) ? before : made;
}

function sharedRecord(before: Fields, after: Fields): Fields {
    const made: Fields = {};
    let isSame = true;
    for (const key of Object.keys(after)) {
        made[key] = shared(before[key], after[key]);
        isSame &&= key in before && made[key] === before[key];
    }
    return isSame && Object.keys(before).length === Object.keys(after).length ? before : made;
}
