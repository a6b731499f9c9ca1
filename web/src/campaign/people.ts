// People of a campaign in words.
import { t, texts } from "../lib/texts.svelte";
import type { MemberInfo, Summary } from "./types";

export function realmName(summary: Summary | null, realm: number | null): string {
    return realm === null ? "" : (summary?.realms[realm]?.name ?? t("c-realm-number", { number: realm + 1 }));
}

/** "game master", "ruler", "writes orders": what somebody may do here. */
export function rightText(member: Pick<MemberInfo, "role" | "right" | "rules">): string {
    if (member.role !== "realm") return t(`c-role-${member.role}`);
    if (member.rules) return t("c-right-rules");
    return t(`c-right-${member.right.replace(" ", "-")}`);
}

/** "Theostelos: ruler", "Ann, game master". */
export function memberText(member: MemberInfo, summary: Summary | null): string {
    const name = member.name || t("c-nameless");
    return member.role === "realm"
        ? t("c-member-of", { name, realm: realmName(summary, member.realm), right: rightText(member) })
        : t("c-member-else", { name, right: rightText(member) });
}

/** A moment as the reader's language writes it. */
export function dateText(seconds: number): string {
    const form = new Intl.DateTimeFormat(texts.lang === "de" ? "de" : "en-GB", {
        dateStyle: "medium",
        timeStyle: "short",
    });
    return form.format(seconds * 1000);
}
