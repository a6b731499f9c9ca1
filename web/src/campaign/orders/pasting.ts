// What somebody copied goes to the server as bytes: it knows every encoding that mails come in.
import type { Pasted, PastedLine } from "../../generated/campaign";
import type { CampaignClient } from "../client.svelte";

const CHUNK = 0x8000;

export function base64(bytes: Uint8Array): string {
    let letters = "";
    for (let at = 0; at < bytes.length; at += CHUNK) {
        letters += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
    }
    return btoa(letters);
}

export function pastedFrom(
    client: Pick<CampaignClient, "post">,
    realm: number,
    bytes: Uint8Array,
): Promise<Pasted> {
    return client.post<Pasted>(`realms/${realm}/draft/paste`, { data: base64(bytes) });
}

/** Nothing was taken away and everything could be read: there is nothing to ask about. */
export function isPlain(pasted: Pasted): boolean {
    return pasted.lines.every((line) => line.kind === "kept");
}

/** What is put into the sheet: neither what is left out nor empty lines. */
export function worthTaking(pasted: Pasted | null): PastedLine[] {
    return pasted?.lines.filter((line) => line.kind !== "left out" && line.text?.trim()) ?? [];
}
