import { mount } from "svelte";
import App from "./App.svelte";

const place = document.getElementById("app");
if (place) mount(App, { target: place });

// Only what was built has a worker; while developing it would show old files.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
    const register = () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
    if (document.readyState === "complete") register();
    else addEventListener("load", register);
}
