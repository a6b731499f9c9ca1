// A text as a QR code, made here: no service learns of an invitation.
import encodeQR from "qr";

export interface Code {
    /** Modules on a side, the quiet rim included. */
    size: number;
    /** The dark modules as the path of an SVG, one unit for each. */
    path: string;
}

/** What a camera needs around the code, in modules. */
const RIM = 4;

/** A seventh of it may be hidden or smeared. */
export function codeOf(text: string): Code {
    const rows = encodeQR(text, "raw", { ecc: "medium", border: RIM });
    return { size: rows.length, path: rows.map(runsOf).join("") };
}

/** The dark modules of one row, neighbours in one piece. */
function runsOf(row: readonly boolean[], y: number): string {
    let path = "";
    for (let x = 0; x < row.length; x += 1) {
        if (!row[x]) continue;
        const first = x;
        while (row[x + 1]) x += 1;
        path += `M${first} ${y}h${x + 1 - first}v1h-${x + 1 - first}z`;
    }
    return path;
}
