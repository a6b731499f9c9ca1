import { mount } from "svelte";
import App from "./App.svelte";

/** The first script waits for nothing, so this may come before the end of the page. */
function begin(): void {
    const place = document.getElementById("app");
    if (place) mount(App, { target: place });
}

if (document.readyState === "loading") addEventListener("DOMContentLoaded", begin);
else begin();

// Only what was built has a worker; while developing it would show old files.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
    const register = () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
    if (document.readyState === "complete") register();
    else addEventListener("load", register);
}
