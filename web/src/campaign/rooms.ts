// The rooms of the page, each loaded when it is first shown. One that is not there is simply not listed.
import type { Component } from "svelte";
import type { Tab } from "./focus.svelte";
import type { CampaignClient } from "./client.svelte";
import type { SheetStore } from "./context";
import type { MyMember } from "./types";

type Loaded = { default: Component<any> };

const PARTS = import.meta.glob<Loaded>([
    "./map/CampaignMap.svelte",
    "./orders/SheetPanel.svelte",
    "./tapping/TapPanel.svelte",
    "./entry/GuidePanel.svelte",
    "./pieces/PiecesPanel.svelte",
    "./odds/OddsPanel.svelte",
    "./diplomacy/DiplomacyPanel.svelte",
    "./report/ReportsPanel.svelte",
    "./court/CourtPanel.svelte",
    "./desk/DeskPanel.svelte",
    "./stepper/StepperPanel.svelte",
    "./correcting/CorrectPanel.svelte",
    "./history/HistoryPanel.svelte",
    "./meeting/MeetingPanel.svelte",
]);
const SHEETS = import.meta.glob<{ Sheet: new (client: CampaignClient, realm: number) => SheetStore }>(
    "./orders/sheet.svelte.ts",
    { eager: true },
);

const PANELS: Partial<Record<Tab, string>> = {
    pieces: "./pieces/PiecesPanel.svelte",
    odds: "./odds/OddsPanel.svelte",
    diplomacy: "./diplomacy/DiplomacyPanel.svelte",
    reports: "./report/ReportsPanel.svelte",
    court: "./court/CourtPanel.svelte",
    turn: "./stepper/StepperPanel.svelte",
    correct: "./correcting/CorrectPanel.svelte",
    history: "./history/HistoryPanel.svelte",
    meeting: "./meeting/MeetingPanel.svelte",
};

/** How to load a part of the page; null if there is none. */
export function part(path: string): (() => Promise<Loaded>) | null {
    return PARTS[path] ?? null;
}

export function panelOf(tab: Tab): (() => Promise<Loaded>) | null {
    const path = PANELS[tab];
    return path ? part(path) : null;
}

const OF_REALMS: readonly Tab[] = ["home", "map", "pieces", "odds", "diplomacy", "reports", "court"];
const OF_MASTERS: readonly Tab[] = [
    "home",
    "turn",
    "map",
    "correct",
    "diplomacy",
    "reports",
    "court",
    "history",
    "meeting",
];

/** The tabs that there is something behind for this member; those who look on have one page. */
export function roomsFor(me: MyMember | null): Tab[] {
    if (me === null || me.role === "spectator") return ["home"];
    const open = me.role === "master" ? OF_MASTERS : OF_REALMS;
    return open.filter((tab) => tab === "home" || tab === "map" || panelOf(tab) !== null);
}

/** The draft of a realm: a sheet is one realm's for good. */
export function sheetFor(client: CampaignClient, realm: number): SheetStore | null {
    const made = SHEETS["./orders/sheet.svelte.ts"];
    return made ? new made.Sheet(client, realm) : null;
}
