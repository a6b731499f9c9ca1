// An invitation as an email that the reader's own program writes.
import { t } from "../../lib/texts.svelte";

export interface Invited {
    campaign: string;
    name: string;
    /** Empty for game masters and those who look on. */
    realm: string;
    link: string;
}

export function mailText({ campaign, name, realm, link }: Invited): string {
    const hello = name ? t("cc-mail-hello", { name }) : t("cc-mail-hello-all");
    const about = realm ? t("cc-mail-realm", { campaign, realm }) : t("cc-mail-other", { campaign });
    return [hello, "", about, link, "", t("cc-mail-once")].join("\n");
}

export function mailTo(invited: Invited): string {
    const subject = t("cc-mail-subject", { campaign: invited.campaign });
    return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(mailText(invited))}`;
}
