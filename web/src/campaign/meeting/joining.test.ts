import { expect, it } from "vitest";
import type { MemberInfo, Summary } from "../../generated/campaign";
import { addressesFor, linkAt, rowsOf } from "./joining";

const SUMMARY = {
    realms: ["Ann", "Bob", "Cleo", "Dora", "later"].map((name, number) => ({
        number,
        name,
        colour: "",
        plays: name !== "later",
    })),
    house: { bots: { 3: "settler" } },
} as unknown as Summary;

function member(id: number, realm: number | null, more: Partial<MemberInfo> = {}): MemberInfo {
    return { id, realm, role: realm === null ? "master" : "realm", joined: true, ...more } as MemberInfo;
}

it("tells who of a realm is there, and whose invitation waits", () => {
    const members = [
        member(1, null, { here: true }),
        member(2, 0),
        member(3, 0, { here: true }),
        member(4, 1),
        member(5, 2, { joined: false }),
    ];
    const rows = rowsOf(SUMMARY, members);

    expect(rows.map(({ presence }) => presence)).toEqual(["here", "away", "invited", "nobody"]);
    expect(rows.map(({ open }) => open?.id ?? null)).toEqual([null, null, 5, null]);
    expect(rows.map(({ bot }) => bot)).toEqual(["", "", "", "settler"]);
});

it("leads phones to where they can go", () => {
    const link = "http://127.0.0.1:8080/c/F%C3%BCnf#secret";

    expect(linkAt(link, "http://192.168.1.7:8080")).toBe("http://192.168.1.7:8080/c/F%C3%BCnf#secret");
    expect(linkAt(link, "")).toBe(link);
});

it("offers this page's own address, but not one that only this machine has", () => {
    const lan = "http://192.168.1.7:8080";

    expect(addressesFor([lan], "http://localhost:8080")).toEqual([lan]);
    expect(addressesFor([lan], lan)).toEqual([lan]);
    expect(addressesFor([], "https://games.example.org")).toEqual(["https://games.example.org"]);
    expect(addressesFor([], "http://127.0.0.1:8080")).toEqual([]);
});
