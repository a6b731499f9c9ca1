// A projector must not fall asleep. Browsers allow that on secure pages alone; elsewhere the machine's own settings count.

/** Keeps the screen on while the page is seen; gives the way to end that. */
export function keepAwake(): () => void {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const ask = async () => {
        if (document.hidden || isOver || lock?.released === false) return;
        lock = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
        if (isOver) void lock?.release();
    };
    document.addEventListener("visibilitychange", ask);
    void ask();
    return () => {
        isOver = true;
        document.removeEventListener("visibilitychange", ask);
        void lock?.release();
    };
}
