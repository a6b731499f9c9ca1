import { describe, expect, it } from "vitest";
import { aboutsFor } from "./court/abouts";
import { fieldMoment, fieldText } from "./court/dates";
import { RANKS, rankOf, rightsOf } from "./court/people.svelte";
import { isAllowed, preferred } from "./membership";
import type { Act, MyMember } from "./types";

function member(id: number, more: Partial<MyMember> = {}): MyMember {
    return {
        id,
        role: "realm",
        realm: 0,
        right: "write",
        rules: false,
        name: "",
        joined: true,
        account: false,
        until: null,
        token: `link ${id}`,
        ...more,
    };
}

describe("who one is in a campaign", () => {
    const ACTS: readonly Act[] = ["read", "write", "hand in", "rule", "lead"];
    it.each<[string, MyMember | null, readonly Act[]]>([
        ["nobody", null, []],
        ["a spectator", member(1, { role: "spectator" }), []],
        ["a reader", member(1, { right: "read" }), ["read"]],
        ["a writer", member(1), ["read", "write"]],
        ["who hands in", member(1, { right: "hand in" }), ["read", "write", "hand in"]],
        ["a ruler", member(1, { right: "hand in", rules: true }), ["read", "write", "hand in", "rule"]],
        ["a game master", member(1, { role: "master", realm: null }), ["read", "rule", "lead"]],
    ])("%s may do what the table of rights says", (_, me, acts) => {
        expect(ACTS.filter((act) => isAllowed(me, act))).toEqual(acts);
    });

    it("acts for the link one came by, then as last time, then for the highest right", () => {
        const [master, reader] = [member(1, { role: "master" }), member(2, { right: "read" })];
        const ruler = member(3, { right: "hand in", rules: true });
        const all = [master, reader, ruler];
        expect(preferred(all, "link 2", 1)).toBe(reader);
        expect(preferred(all, "unknown", 1)).toBe(master);
        expect(preferred(all, null, 99)).toBe(ruler);
        expect(preferred([], null, null)).toBeNull();
    });
});

describe("the court", () => {
    it("writes a right as one word and back", () => {
        for (const rank of RANKS) expect(rankOf(member(1, rightsOf(rank)))).toBe(rank);
        expect(rightsOf("rules")).toEqual({ right: "hand in", rules: true });
    });

    it("offers notices only of what somebody has to do with", () => {
        expect(aboutsFor({ role: "realm", right: "read" })).not.toContain("deadline");
        expect(aboutsFor({ role: "realm", right: "hand in" })).toContain("deadline");
        expect(aboutsFor({ role: "master", right: "read" })).toContain("special");
        expect(aboutsFor({ role: "realm", right: "write" })).not.toContain("question");
    });

    it("reads and writes moments as a date field does", () => {
        const moment = new Date(2026, 10, 17, 20, 5).getTime() / 1000;
        expect(fieldText(moment)).toBe("2026-11-17T20:05");
        expect(fieldMoment(fieldText(moment))).toBe(moment);
        expect([fieldText(null), fieldMoment(""), fieldMoment("soon")]).toEqual(["", null, null]);
    });
});
