// Notices that the browser shows although the page is closed.

export function canPush(): boolean {
    return isSecureContext && "serviceWorker" in navigator && "PushManager" in globalThis;
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
    const plain = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** A subscription of this browser as the server wants it; null if the person or the browser says no. */
export async function subscription(key: string): Promise<string | null> {
    try {
        const worker = await navigator.serviceWorker.ready;
        const made = await worker.pushManager.subscribe({
            userVisibleOnly: true,
            applicationServerKey: bytesOf(key),
        });
        return JSON.stringify(made);
    } catch {
        return null;
    }
}
