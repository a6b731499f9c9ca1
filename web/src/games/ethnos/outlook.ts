// What a band would bring, told before it is played. Display only: the server decides.
import type { EthnosView } from "../../generated/ethnos";
import { faceOf } from "./cards";

export interface Outlook {
    /** The kingdom of the leader's colour. */
    kingdom: string;
    /** Own markers there. */
    own: number;
    /** Cards that the band would need there. */
    needs: number;
    /** `yes`, `choose` (wingfolk: any kingdom that is small enough), or why not. */
    marker: "yes" | "choose" | "small" | "nowhere" | "halfling" | "supply";
    /** The rule that says so. */
    rule: string;
}

function ownMarkers(view: EthnosView, seat: number, kingdom: string): number {
    return view.kingdoms.find((realm) => realm.id === kingdom)?.markers[seat] ?? 0;
}

function anywhere(view: EthnosView, seat: number, size: number): Outlook["marker"] {
    const open = view.kingdoms.filter((realm) => (realm.markers[seat] ?? 0) < size).length;
    if (!view.players[seat]?.supply) return "supply";
    return open > 1 ? "choose" : open === 1 ? "yes" : "nowhere";
}

/** Whether a band of this size brings a marker, if this card leads it. */
export function outlook(view: EthnosView, seat: number, leader: string, size: number): Outlook {
    const { tribe, colour } = faceOf(leader);
    const only = view.kingdoms.filter((realm) => (realm.markers[seat] ?? 0) < size);
    const kingdom = tribe === "wingfolk" && only.length === 1 ? only[0]!.id : colour;
    const own = ownMarkers(view, seat, kingdom);
    const needs = tribe === "minotaur" ? Math.max(own, 1) : own + 1;
    const told = (marker: Outlook["marker"], rule: string): Outlook => ({
        kingdom,
        own,
        needs,
        marker,
        rule,
    });
    if (tribe === "halfling") return told("halfling", "ET-13.17");
    if (tribe === "wingfolk") return told(anywhere(view, seat, size), "ET-13.52");
    if (size < needs) return told("small", tribe === "minotaur" ? "ET-13.31" : "ET-5.3");
    if (!view.players[seat]?.supply) return told("supply", "ET-5.5");
    return told("yes", "ET-5.1");
}

/** The kingdoms that a band would enter, or for which it is too small. */
export function aimOf(
    view: EthnosView,
    seat: number,
    leader: string,
    size: number,
): Map<string, "marker" | "small"> {
    const { marker, kingdom } = outlook(view, seat, leader, size);
    if (marker === "yes") return new Map([[kingdom, "marker"]]);
    if (marker === "small") return new Map([[kingdom, "small"]]);
    if (marker !== "choose") return new Map();
    const open = view.kingdoms.filter((realm) => (realm.markers[seat] ?? 0) < size);
    return new Map(open.map((realm) => [realm.id, "marker"]));
}
