// What the map is given to show besides the view: all by fields' labels ("503/22").
import type { Compared, Sighting } from "../../generated/campaign";
import type { Arrow, Reach } from "../types";

export type { Arrow, Compared, Reach, Sighting };

export const LAYERS = ["owners", "income", "rights", "sightings", "plunder", "sieges", "orders"] as const;
export type Layer = (typeof LAYERS)[number];

/** Something to be looked at: a fight of the report, a place that a sentence speaks of. */
export interface Mark {
    field: string;
    sign: "fight" | "won" | "lost" | "note";
    /** What it is, for those who do not see it. */
    label: string;
    /** Shown on it, if it is one of a row. */
    number?: number;
}
