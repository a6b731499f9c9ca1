// Files of the campaign, saved by the browser. They are asked for with the member's link, which no address carries.
import { Refusal } from "../../lib/api";
import { t, texts } from "../../lib/texts.svelte";
import type { CampaignClient } from "../client.svelte";

const NAME = /filename\*=UTF-8''([^;]+)/;

export async function saveFile(client: CampaignClient, path: string): Promise<void> {
    const headers: Record<string, string> = { "accept-language": texts.lang };
    if (client.token) headers["authorization"] = `Bearer ${client.token}`;
    let answer: Response;
    try {
        answer = await fetch(client.address(path), { headers });
    } catch {
        throw new Refusal("offline", t("offline"), 0);
    }
    if (!answer.ok) throw new Refusal("refused", t("rep-file-refused"), answer.status);
    const name = NAME.exec(answer.headers.get("content-disposition") ?? "")?.[1] ?? "report";
    keep(await answer.blob(), decodeURIComponent(name));
}

function keep(content: Blob, name: string): void {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(content);
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
}
