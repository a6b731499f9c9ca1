// What can be chosen in a slot, with price and reason as the server says them.
import { t } from "../../lib/texts.svelte";
import { said } from "../../lib/texts.svelte";
import type { Building, Recruiting, Site } from "../../generated/campaign";
import type { Known } from "../language/known";
import type { Value } from "../language/grammar";
import { optionName } from "./naming";
import type { Deed } from "./deeds";
import type { Slot } from "./slots";

export interface Option {
    readonly code: string;
    readonly name: string;
    /** Price, points, or what else there is to know. */
    readonly about?: string | undefined;
    /** The rule that is against it. */
    readonly why?: string | undefined;
}

export interface Offers {
    readonly recruiting: readonly Recruiting[] | null;
    readonly building: readonly Building[] | null;
}

type Values = Readonly<Record<string, Value>>;

/** The town's list that counts: that for special income, if it is to be paid with it. */
export function townOf({ recruiting }: Offers, values: Values): Recruiting | null {
    const wanted = Boolean(values["special"]);
    const found = recruiting?.filter((one) => one.field === values["town"]) ?? [];
    return found.find((one) => one.special === wanted) ?? found[0] ?? null;
}

function sitesOf({ building }: Offers, values: Values): readonly Site[] {
    return building?.find((one) => one.field === values["field"])?.sites ?? [];
}

/** Sites that an order of this kind is about. */
function isMeant(site: Site, deed: Deed): boolean {
    return (
        site.repair === deed.order.startsWith("repair") && (site.side === "") === deed.order.endsWith("_town")
    );
}

/** Of the stages of a town, the works or the sides of a field: what the server offers for this one. */
function offered(deed: Deed, slot: Slot, code: string, values: Values, offers: Offers): Partial<Option> {
    if (deed.order === "enlist" && slot.kind === "rank") {
        const offer = townOf(offers, values)?.offers.find((one) => one.what === code);
        if (!offer) return {};
        return {
            about: t("tap-price", { gold: offer.price }),
            why: offer.why ? said(offer.why.said) : undefined,
        };
    }
    if (deed.group !== "building" || slot.kind === "realm") return {};
    const sites = sitesOf(offers, values).filter((site) => isMeant(site, deed));
    const mine = sites.filter((site) =>
        slot.kind === "side" ? site.side === code && site.what === values["work"] : site.what === code,
    );
    const best = mine.find((site) => site.why === null) ?? mine[0];
    if (!best) return {};
    const about = t("tap-price-points", { gold: best.price, points: best.points });
    return { about, why: best.why ? said(best.why.said) : undefined };
}

export function optionsOf(deed: Deed, slot: Slot, values: Values, known: Known, offers: Offers): Option[] {
    if (slot.kind === "realm") return known.realms.map((name) => ({ code: name, name }));
    return (slot.limits.options ?? []).map((code) => ({
        code,
        name: optionName(slot.kind, code),
        ...offered(deed, slot, code, values, offers),
    }));
}

/** Building points of what is to be repaired or built, if the server knows them. */
export function pointsOf(deed: Deed, values: Values, offers: Offers): number | null {
    const sites = sitesOf(offers, values).filter((site) => isMeant(site, deed));
    const wanted = sites.find(
        (site) =>
            (values["work"] === undefined ||
                (site.what === values["work"] && site.side === values["side"])) &&
            (values["stage"] === undefined || site.what === values["stage"]),
    );
    return wanted ? wanted.points : null;
}
