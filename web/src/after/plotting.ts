// The arithmetic of charts.

/** Round numbers from 0 to at least `top`, five or so. */
export function ticks(top: number): number[] {
    const rough = top / 5;
    const scale = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
    const step = [1, 2, 5, 10].map((factor) => factor * scale).find((size) => size >= rough) ?? 10 * scale;
    const count = Math.max(1, Math.ceil(top / step));
    return Array.from({ length: count + 1 }, (_, i) => i * step);
}

/** A path through the values; what is not known interrupts it. */
export function line(
    values: readonly (number | null)[],
    x: (step: number) => number,
    y: (value: number) => number,
): string {
    let isDown = false;
    return values
        .map((value, step) => {
            if (value === null) {
                isDown = false;
                return "";
            }
            const command = isDown ? "L" : "M";
            isDown = true;
            return `${command}${x(step).toFixed(1)} ${y(value).toFixed(1)}`;
        })
        .join("");
}

/** Places near the wished ones, in the same order, none nearer to another than `gap`, all within the bounds. */
export function apart(wished: readonly number[], gap: number, low: number, high: number): number[] {
    const order = wished.map((_, i) => i).sort((a, b) => (wished[a] ?? 0) - (wished[b] ?? 0));
    const placed = [...wished];
    let floor = low;
    for (const i of order) {
        placed[i] = Math.max(placed[i] ?? low, floor);
        floor = (placed[i] ?? low) + gap;
    }
    let ceiling = high;
    for (const i of [...order].reverse()) {
        placed[i] = Math.min(placed[i] ?? high, ceiling);
        ceiling = (placed[i] ?? high) - gap;
    }
    return placed;
}
