// What is printed, for whom, on which paper.
export const KINDS = ["report", "form", "map"] as const;
export type Kind = (typeof KINDS)[number];
export const PAPERS = ["a4", "a3"] as const;
export type Paper = (typeof PAPERS)[number];

/** One realm's papers of one kind. They begin on a sheet of their own. */
export interface Job {
    realm: number;
    kind: Kind;
}

/** All papers of a realm lie together, so that they can be handed out; a realm that stands twice is printed once. */
export function jobsFor(realms: Iterable<number>, kinds: Iterable<Kind>): Job[] {
    const wanted = new Set(kinds);
    const ordered = KINDS.filter((kind) => wanted.has(kind));
    return [...new Set(realms)]
        .sort((a, b) => a - b)
        .flatMap((realm) => ordered.map((kind) => ({ realm, kind })));
}
