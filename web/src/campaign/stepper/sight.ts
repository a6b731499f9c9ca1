// A position told as what differs from another one. What is the same stays the same object, so little is drawn anew.
import type { PhoenixView, Sight } from "../../generated/campaign";

type Rows = Record<string, unknown>;

/** The view that a difference leads to; the old one is left alone. */
export function merged(view: PhoenixView, sight: Sight): PhoenixView {
    const made: Rows = { ...view, ...sight.parts };
    for (const [part, rows] of Object.entries(sight.rows ?? {}))
        made[part] = renewed(made[part] as Rows, rows);
    for (const [part, seats] of Object.entries(sight.seats ?? {})) {
        made[part] = (made[part] as Rows[]).map((rows, seat) => {
            const changes = seats[String(seat)];
            return changes ? renewed(rows, changes) : rows;
        });
    }
    return made as unknown as PhoenixView;
}

function renewed(rows: Rows, changes: Rows): Rows {
    const made = { ...rows, ...changes };
    for (const [key, row] of Object.entries(changes)) if (row === null) delete made[key];
    return made;
}
