// What is said in the live region: the course of the year, the battle, points of the seasons.
import type { GameEvent } from "../../generated/kingsburg";
import type { Face } from "../../lib/board";
import { t } from "../../lib/texts.svelte";
import type { Kingsburg } from ".";
import { romanYear } from "./data";

function said(face: Face<Kingsburg>, event: GameEvent): string {
    const name = (seat: number | null) => (seat === null ? "" : (face.names[seat] ?? ""));
    switch (event.event) {
        case "phase_began":
            return t("kb-say-phase", {
                year: romanYear(event.year),
                phase: face.term(`phase_${event.phase}`),
            });
        case "dice_rolled":
        case "dice_rerolled":
            if (event.seat !== face.seat) return "";
            return t("kb-say-rolled", { dice: [...event.dice, ...event.white].join(", ") });
        case "neutral_dice_rolled":
            return t("kb-say-neutral", { advisors: event.advisors.join(", ") });
        case "aid_die_given":
            return t("kb-say-aid", { name: name(event.seat) });
        case "envoy_given":
            return event.seat === null ? t("kb-say-no-envoy") : t("kb-say-envoy", { name: name(event.seat) });
        case "reward_given":
        case "embassy_scored":
        case "town_hall_paid":
        case "cathedral_scored":
            return t("kb-say-points", {
                name: name(event.seat),
                n: event.vp,
                why: t(`kb-why-${event.event}`),
            });
        case "enemy_seen":
            return event.card === null ? "" : t("kb-say-seen", { enemy: face.term(event.card) });
        case "enemy_revealed":
            return t("kb-say-enemy", { enemy: face.term(event.card) });
        case "reinforcements_sent":
            return t("kb-reinforcements", { n: event.soldiers });
        case "battle_fought":
            return t("kb-say-fought", {
                name: name(event.seat),
                outcome: event.outcome,
                strength: event.strength,
                enemy: event.enemy,
            });
        case "building_destroyed":
            return t("kb-say-destroyed", { name: name(event.seat), building: face.term(event.building) });
        case "strongest_scored":
            return t("kb-say-strongest", { name: name(event.seat) });
        default:
            return "";
    }
}

/** The sentences of a step, one after another; empty when nothing needs saying. */
export function tell(face: Face<Kingsburg>, events: readonly GameEvent[]): string {
    return events
        .map((event) => said(face, event))
        .filter((sentence) => sentence)
        .join(" ");
}
