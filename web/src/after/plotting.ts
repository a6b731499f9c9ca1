// The arithmetic of charts.

/** Round numbers around all values, zero among them, five or so. */
export function ticks(top: number, bottom = 0): number[] {
    const rough = (top - bottom) / 5;
    const scale = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
    const step = [1, 2, 5, 10].map((factor) => factor * scale).find((size) => size >= rough) ?? 10 * scale;
    const [first, last] = [Math.floor(bottom / step), Math.max(1, Math.ceil(top / step))];
    return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/** A path through the values, level until each changes. */
export function steps(
    values: readonly number[],
    x: (step: number) => number,
    y: (value: number) => number,
): string {
    let path = "";
    values.forEach((value, step) => {
        const isLast = step === values.length - 1;
        if (step === 0) path += `M${x(0).toFixed(1)} ${y(value).toFixed(1)}`;
        else if (value !== values[step - 1]) path += `H${x(step).toFixed(1)}V${y(value).toFixed(1)}`;
        if (isLast) path += `H${x(step).toFixed(1)}`;
    });
    return path;
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

/** How many of its usual strayings a value is from its mean: to the right of 0 is luck, or simply more. */
export function fortune(value: number, expected: number, spread: number, isBad = false): number {
    if (spread === 0) return 0;
    const off = (value - expected) / spread;
    return isBad ? -off : off;
}
