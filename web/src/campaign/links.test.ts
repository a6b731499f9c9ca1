import { beforeEach, describe, expect, it } from "vitest";
import {
    arriveAt,
    campaignLinks,
    campaignPath,
    dropCampaignLink,
    exchangeCampaignLink,
    keepCampaignLink,
    keepChosen,
    knownCampaigns,
    lastChosen,
} from "./links";

const INVITATION = "x-V1dqjDxw_O6wWT5vFUuZKGpALrgrnCYdWaQkkhR-g";

describe("links of campaigns", () => {
    beforeEach(() => localStorage.clear());

    it("keeps what stands behind the hash mark and takes it out of the address", () => {
        history.replaceState(null, "", `/c/Erkenfara/map?lang=de#${INVITATION}`);
        expect(arriveAt("Erkenfara")).toBe(INVITATION);
        expect(location.href).toMatch(/\/c\/Erkenfara\/map\?lang=de$/);
        expect(campaignLinks("Erkenfara")).toEqual([INVITATION]);
    });

    it("leaves other hash marks alone", () => {
        history.replaceState(null, "", "/c/Erkenfara#main");
        expect(arriveAt("Erkenfara")).toBeNull();
        expect(location.hash).toBe("#main");
        expect(knownCampaigns()).toEqual([]);
    });

    it("keeps several links of one campaign, each once, the latest last", () => {
        for (const token of ["one", "two", "one"]) keepCampaignLink("A", token);
        keepCampaignLink("B", "three");
        expect(campaignLinks("A")).toEqual(["two", "one"]);
        expect(knownCampaigns()).toEqual(["A", "B"]);
        dropCampaignLink("B", "three");
        expect(knownCampaigns()).toEqual(["A"]);
    });

    it("puts one's own link in the place of the invitation", () => {
        keepCampaignLink("A", "invitation");
        exchangeCampaignLink("A", "invitation", "own");
        expect(campaignLinks("A")).toEqual(["own"]);
    });

    it("survives what others wrote into the storage", () => {
        localStorage.setItem("tafelrunde.campaigns", "{broken");
        expect(campaignLinks("A")).toEqual([]);
        localStorage.setItem("tafelrunde.campaigns", JSON.stringify({ A: [1, "x", null], B: "no list" }));
        expect(campaignLinks("A")).toEqual(["x"]);
        expect(knownCampaigns()).toEqual(["A"]);
    });

    it("remembers for whom one acted", () => {
        expect(lastChosen("A")).toBeNull();
        keepChosen("A", 7);
        expect(lastChosen("A")).toBe(7);
    });

    it("writes addresses of any name", () => {
        expect(campaignPath("Krieg um A+B", "map")).toBe("/c/Krieg%20um%20A%2BB/map");
    });
});
