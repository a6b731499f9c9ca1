// What the legend explains, by section. The painting thread draws an example of each with the map's own code.

const numbered = (name: string, from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => `${name}-${from + i}`);

/** Names of messages: `cm-terrain-1`, `cm-legend-road`. */
export const LEGEND: readonly { section: string; entries: readonly string[] }[] = [
    { section: "land", entries: numbered("terrain", 1, 11) },
    {
        section: "works",
        entries: [
            "legend-river",
            "legend-road",
            "legend-bridge",
            "legend-quay",
            "legend-wall",
            ...numbered("stage", 0, 5),
            "legend-post",
            "legend-border",
        ],
    },
    { section: "pieces", entries: [...numbered("kind", 1, 6), "legend-stack", "legend-mixed"] },
    {
        section: "orders",
        entries: [
            "legend-chosen",
            "legend-reach",
            "legend-meets",
            "legend-halted",
            "legend-beyond",
            "legend-fine",
            "legend-unsure",
            "legend-refused",
        ],
    },
    {
        section: "layers",
        entries: [
            "legend-income",
            "legend-way",
            "legend-coast",
            "legend-plunder",
            "legend-siege",
            "legend-changed",
        ],
    },
    { section: "known", entries: ["legend-now", "legend-old", "legend-older", "legend-moved"] },
];

/** Pixels of the page: how large an example is. */
export const EXAMPLE = 44;

export interface Example {
    name: string;
    bitmap: ImageBitmap;
}
