import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { finish } from "./scripts/finish.mjs";

// While developing: `npm run dev`, beside `tafelrunde serve` at the address that SERVER names.
const server = process.env["SERVER"] ?? "http://127.0.0.1:8080";
const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
// Browsers that know light-dark() and what else the style sheets use.
const BROWSERS = ["chrome123", "firefox121", "safari17.5"];
// What nearly every page needs, or every room of a campaign, comes in one piece: each file more costs a slow phone
// some milliseconds before anything is seen.
const TOGETHER = [
    // The first script must not wait for any of the others.
    {
        name: "early",
        test: /\/src\/(lib\/early|campaign\/(early|links|map\/spare))\.ts$/,
        priority: 9,
    },
    {
        name: "lib",
        test: /\/src\/(lib\/|pages\/Brand)|\/node_modules\/(svelte|@fluent|clsx)/,
        minShareCount: 5, // what only the boards share need not come with the lobby
        priority: 3,
    },
    {
        name: "atlas",
        test: /\/src\/campaign\/(map\/(?!.*\.svelte$|.*\.worker)|months)/,
        minShareCount: 2,
        priority: 2,
    },
    {
        name: "campaign",
        test: /\/src\/campaign\/(?!links|early)[^/]+\.(ts|svelte|ftl)/,
        minShareCount: 2,
        priority: 1,
    },
];

export default defineConfig({
    plugins: [svelte(), finish(path("src/worker/sw.js"), path("../src/tafelrunde/server/web"))],
    resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
    build: {
        outDir: "../src/tafelrunde/server/web",
        emptyOutDir: true,
        assetsInlineLimit: 0, // the Content-Security-Policy forbids data: in fonts and scripts
        target: BROWSERS,
        cssTarget: BROWSERS,
        modulePreload: { polyfill: false },
        rolldownOptions: {
            checks: { bundlerTimings: false },
            output: { codeSplitting: { groups: TOGETHER } },
        },
    },
    server: {
        proxy: {
            "/api": { target: server },
            "/ws": { target: server, ws: true },
            "/openapi.json": { target: server },
        },
        fs: { allow: [".."] }, // the games' own texts
    },
    test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
});
