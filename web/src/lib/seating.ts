// Sitting down: what the server gives out only once is kept, and we go to the table.
import type { NewSolo, NewTable, Seating } from "../generated/server";
import { ask } from "./api";
import { keepInvitations, keepLink } from "./links";
import { route } from "./route.svelte";
import { settings } from "./settings.svelte";

export function sitDown(seating: Seating): void {
    keepLink(seating.table.id, seating.token);
    keepInvitations(seating.table.id, seating.invitations ?? []);
    route.go(`/t/${seating.table.id}`);
}

/** One person against bots; the game begins at once. */
export async function playAlone(wish: NewSolo): Promise<void> {
    const { pace, arms } = settings.wishes;
    sitDown(await ask<Seating>("POST", "/api/solo", { pace, arms, ...wish }));
}

export async function openTable(wish: NewTable): Promise<void> {
    sitDown(await ask<Seating>("POST", "/api/tables", wish));
}
