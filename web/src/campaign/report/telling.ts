// Scenes of a report as they are told: their titles, how they ended, their reckonings, their marks on the map.
import type { Report, Scene, Words } from "../../generated/campaign";
import type { Mark } from "../map/types";

export interface Reckoned {
    said: Words;
    /** The first line of an evaluation that belongs to the fight: the fallen, the spoils. */
    isHead: boolean;
}

const NOTHING: Words = { en: "", de: "" };

/** A reckoning's first line says what it is about; rules and what comes after the comma stand elsewhere. */
export function titleOf(report: Report, scene: Scene): Words {
    const first = report.worked?.[scene.worked[0] ?? -1]?.lines[0] ?? NOTHING;
    return { en: shortened(first.en), de: shortened(first.de) };
}

function shortened(title: string): string {
    return title
        .replace(/\s*\(PH-[^)]*\)/g, "")
        .replace(/[:,]\s*(won|lost|gewonnen|verloren)?$/, "")
        .trim();
}

export function ending(scene: Scene): "won" | "lost" | "none" {
    if (scene.won === null) return "none";
    return scene.won ? "won" : "lost";
}

/** Line by line; the title of the first evaluation is that of the scene. */
export function reckoning(report: Report, scene: Scene): Reckoned[] {
    return scene.worked.flatMap((place, n) => {
        const lines = report.worked?.[place]?.lines ?? [];
        if (lines.length === 1) return [{ said: lines[0] ?? NOTHING, isHead: false }];
        const head = n === 0 ? [] : lines.slice(0, 1).map((said) => ({ said, isHead: true }));
        return [...head, ...lines.slice(1).map((said) => ({ said, isHead: false }))];
    });
}

const SIGNS = { won: "won", lost: "lost", none: "fight" } as const;

/** A mark for each field with fights: that of the shown one, else of the first there; they bear their number. */
export function marksOf(report: Report, scenes: readonly Scene[], shown: number, lang: "de" | "en"): Mark[] {
    const byField = new Map<string, number>();
    scenes.forEach((scene, n) => {
        if (n === shown || !byField.has(scene.field)) byField.set(scene.field, n);
    });
    return [...byField].map(([field, n]) => {
        const scene = scenes[n] as Scene;
        return { field, sign: SIGNS[ending(scene)], label: titleOf(report, scene)[lang], number: n + 1 };
    });
}
