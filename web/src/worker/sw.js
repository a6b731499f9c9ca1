// The service worker: hashed files from the cache, an offline page without a connection, notices by push.
// `scripts/finish.mjs` puts the version of the build in; what the server knows is never cached.
const VERSION = "__VERSION__";
const CACHE = `tafelrunde ${VERSION}`;
const OFFLINE = ["/offline.html", "/offline.css", "/favicon.svg"];

self.addEventListener("install", (event) => {
    event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(OFFLINE)));
    self.skipWaiting();
});

async function tidy() {
    const old = (await caches.keys()).filter((name) => name.startsWith("tafelrunde ") && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
}

self.addEventListener("activate", (event) => event.waitUntil(tidy()));

/** The name of an asset holds the hash of its content: what is cached is right for ever. */
async function asset(request) {
    const kept = await caches.match(request);
    if (kept) return kept;
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(CACHE)).put(request, answer.clone());
    return answer;
}

async function page(request) {
    try {
        return await fetch(request);
    } catch {
        return (await caches.match("/offline.html")) ?? Response.error();
    }
}

async function offlinePart(request) {
    return (await caches.match(request)) ?? fetch(request);
}

self.addEventListener("fetch", (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== "GET" || url.origin !== self.location.origin) return;
    if (request.mode === "navigate") event.respondWith(page(request));
    else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
    else if (OFFLINE.includes(url.pathname)) event.respondWith(offlinePart(request));
});

self.addEventListener("push", (event) => {
    const { title, body, url, tag, lang } = event.data?.json() ?? {};
    const options = {
        body,
        tag,
        lang,
        data: { url },
        icon: "/icons/icon-192.png",
        badge: "/icons/icon-192.png",
    };
    event.waitUntil(self.registration.showNotification(title ?? "Tafelrunde", options));
});

async function show(url) {
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const open = windows.find((one) => one.url.split("#")[0] === new URL(url, self.location.origin).href);
    await (open ? open.focus() : self.clients.openWindow(url));
}

self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(show(event.notification.data?.url ?? "/"));
});
