import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// While developing: `npm run dev`, beside `tafelrunde serve` at the address that SERVER names.
const server = process.env["SERVER"] ?? "http://127.0.0.1:8080";

export default defineConfig({
    plugins: [svelte()],
    resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
    build: {
        outDir: "../src/tafelrunde/server/web",
        emptyOutDir: true,
        assetsInlineLimit: 0, // the Content-Security-Policy forbids data: in fonts and scripts
        target: "es2022",
        modulePreload: { polyfill: false },
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
