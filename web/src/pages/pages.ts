// Which page an address asks for. Each is loaded when it is first shown.
import type { Component } from "svelte";

export interface Shown {
    /** Pages with the same key stay as they are when the address changes. */
    key: string;
    load: () => Promise<{ default: Component<any> }>;
    props: Record<string, unknown>;
    /** Without the bar on top: the table has its own. */
    isBare?: boolean;
}

/** What other parts of the app bring; a part that is not there is simply not found. */
const PARTS = import.meta.glob<{ default: Component<any> }>([
    "../learn/*Page.svelte",
    "../campaign/*Page.svelte",
]);

function part(path: string, key: string, props: Record<string, unknown>, isBare = false): Shown {
    const load = PARTS[`../${path}.svelte`];
    return load ? { key, load, props, isBare } : missing();
}

function missing(): Shown {
    return { key: "missing", load: () => import("./MissingPage.svelte"), props: {} };
}

export function pageFor(parts: readonly string[], search = ""): Shown {
    const [first = "", second = "", third = ""] = parts;
    switch (first) {
        case "":
            return { key: "lobby", load: () => import("./LobbyPage.svelte"), props: {} };
        case "new": {
            const game = new URLSearchParams(search).get("game") ?? "";
            return { key: `new ${game}`, load: () => import("./NewTablePage.svelte"), props: { game } };
        }
        case "t":
            return {
                key: `table ${second}`,
                load: () => import("./TablePage.svelte"),
                props: { id: second, isReplay: third === "replay" },
                isBare: true,
            };
        case "c":
            if (third === "projector")
                return part("campaign/ProjectorPage", `projector ${second}`, { name: second }, true);
            return part("campaign/CampaignPage", `campaign ${second}`, { name: second }, true);
        case "found":
            return part("campaign/FoundPage", "found", {});
        case "games":
            return { key: "games", load: () => import("./GamesPage.svelte"), props: { game: second } };
        case "rules":
            return part("learn/RulesPage", `rules ${second}`, { game: second, rule: third });
        case "learn":
            return part("learn/LessonPage", `learn ${second}`, { game: second }, true);
        case "settings":
            return { key: "settings", load: () => import("./SettingsPage.svelte"), props: {} };
        case "profile":
            return { key: "profile", load: () => import("./ProfilePage.svelte"), props: {} };
        case "keys":
            return { key: "keys", load: () => import("./KeysPage.svelte"), props: {} };
        case "help":
            return { key: "help", load: () => import("./HelpPage.svelte"), props: {} };
        default:
            return missing();
    }
}
