import { beforeEach, describe, expect, it } from "vitest";
import { arrive, dropLink, invitations, keepInvitations, keepLink, links, linksOf } from "./links";

describe("links", () => {
    beforeEach(() => {
        localStorage.clear();
        sessionStorage.clear();
        history.replaceState(null, "", "/");
    });

    it("keeps several for one table, each once", () => {
        keepLink("T1", "a");
        keepLink("T1", "b");
        keepLink("T1", "a");
        keepLink("T2", "c");
        expect(linksOf("T1")).toEqual(["a", "b"]);
        expect(links()).toEqual({ T1: "a", T2: "c" });
    });

    it("forgets one, or all of a table", () => {
        keepLink("T1", "a");
        keepLink("T1", "b");
        dropLink("T1", "a");
        expect(linksOf("T1")).toEqual(["b"]);
        dropLink("T1");
        expect(links()).toEqual({});
    });

    it("reads what older pages kept, and survives nonsense", () => {
        localStorage.setItem("tafelrunde.seats", '{"T1":"old"}');
        expect(linksOf("T1")).toEqual(["old"]);
        localStorage.setItem("tafelrunde.seats", "{nonsense");
        expect(links()).toEqual({});
    });

    it("takes the secret out of the address", () => {
        history.replaceState(null, "", "/t/T1?lang=de#s=secret");
        arrive("T1");
        expect(linksOf("T1")).toEqual(["secret"]);
        expect(location.href).not.toContain("secret");
        expect(location.pathname + location.search).toBe("/t/T1?lang=de");
    });

    it("keeps the newest invitation of each seat", () => {
        keepInvitations("T1", [
            { seat: 1, token: "a" },
            { seat: 2, token: "b" },
        ]);
        keepInvitations("T1", [{ seat: 1, token: "c" }]);
        expect(new Map(invitations("T1").map((one) => [one.seat, one.token]))).toEqual(
            new Map([
                [1, "c"],
                [2, "b"],
            ]),
        );
    });
});
