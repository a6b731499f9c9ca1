import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/theme.css";

const place = document.getElementById("app");
if (place) mount(App, { target: place });

// Only what was built has a worker; while developing it would show old files.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
    addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
