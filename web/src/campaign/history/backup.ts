// The campaign as one file: saved by the browser, and brought back with a reason.
import type { ArchiveRestored, Proof } from "../../generated/campaign";
import type { Fault } from "../../generated/server";
import { Refusal } from "../../lib/api";
import { t, texts } from "../../lib/texts.svelte";
import type { CampaignClient } from "../client.svelte";

/** Sends an archive; says how much of it is on its way. */
export function restore(
    client: Pick<CampaignClient, "address" | "token">,
    file: Blob,
    reason: string,
    sent: (share: number) => void,
): Promise<ArchiveRestored> {
    return new Promise((resolve, reject) => {
        const request = new XMLHttpRequest(); // fetch tells nothing of what is on its way
        request.open("PUT", client.address(`archive?reason=${encodeURIComponent(reason)}`));
        request.setRequestHeader("content-type", "application/zip");
        request.setRequestHeader("accept-language", texts.lang);
        if (client.token) request.setRequestHeader("authorization", `Bearer ${client.token}`);
        request.upload.onprogress = ({ loaded, total }) => sent(total ? loaded / total : 0);
        request.onerror = () => reject(new Refusal("offline", t("offline"), 0));
        request.onload = () => answered(request, resolve, reject);
        request.send(file);
    });
}

function answered(
    request: XMLHttpRequest,
    resolve: (done: ArchiveRestored) => void,
    reject: (refusal: Refusal) => void,
): void {
    let content: unknown = null;
    try {
        content = JSON.parse(request.responseText);
    } catch {
        // a proxy answered, not the server
    }
    if (request.status >= 200 && request.status < 300 && content) resolve(content as ArchiveRestored);
    else {
        const fault = (content ?? { code: "offline", text: t("offline") }) as Fault;
        reject(new Refusal(fault.code, fault.text, request.status));
    }
}

/** What the check of the dice has found, by the message that says it. */
export function proofText(proof: Proof): string {
    const figures = {
        entries: proof.entries,
        drawn: proof.drawn ?? 0,
        typed: proof.typed ?? 0,
        first: proof.first_difference ?? 0,
        expected: proof.expected ?? "",
        found: proof.found ?? "",
    };
    return t(`his-proof-${proof.reason.replace("_", "-").replace("_", "-")}`, figures);
}
