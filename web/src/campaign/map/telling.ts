// A field in one sentence: where, terrain, owner, town, works, pieces, and what the layers and the reach say of it.
import { listed, t } from "../../lib/texts.svelte";
import { NOWHERE, SIDES, stepsBetween, type Atlas } from "./geometry";
import { incomeOf, PLUNDER_MONTHS } from "./income";
import { NOBODY, type Scene, type Token } from "./scene";
import type { Shown } from "./upper";

/** Foreign armies so near are told as a threat. */
const THREAT_STEPS = 2;
const MOST_NAMED = 6;

export function terrainName(terrain: number): string {
    return t(`cm-terrain-${terrain}`);
}

export function kindName(number: number): string {
    return t(`cm-kind-${Math.floor(number / 100)}`);
}

/** "warriors 101", or a person's name with it. */
export function tokenName(token: Token): string {
    const named = { kind: kindName(token.number), number: String(token.number), name: token.name };
    return token.name ? t("cm-token-named", named) : t("cm-token", named);
}

function ownerOf(scene: Scene, field: number): string {
    const owner = scene.owners[field] ?? NOBODY;
    if (owner === NOBODY) return t("cm-tell-nobody");
    const name = scene.realms[owner]?.name ?? "";
    return owner === scene.seat ? t("cm-tell-own", { realm: name }) : t("cm-tell-owner", { realm: name });
}

function townOf(scene: Scene, field: number): string[] {
    const town = scene.townAt.get(field);
    if (!town) return [];
    const name = t(`cm-stage-${town.stage}`);
    return [town.besieged ? t("cm-tell-besieged", { town: name, sides: town.besieged }) : name];
}

function worksAt(atlas: Atlas, scene: Scene, field: number): string[] {
    const { works } = scene;
    const has = (sides: readonly number[]) => sides.some((side) => Math.floor(side / SIDES) === field);
    const around = Array.from({ length: SIDES }, (_, i) => SIDES * field + i);
    return [
        ...(around.some((side) => atlas.river[side]) ? [t("cm-tell-river")] : []),
        ...(has(works.roads) ? [t("cm-tell-road")] : []),
        ...(has(works.bridges) ? [t("cm-tell-bridge")] : []),
        ...(has(works.quays) ? [t("cm-tell-quay")] : []),
        ...(has(works.walls) ? [t("cm-tell-wall")] : []),
    ];
}

/** By realm; one's own first, and never more names than can be listened to. */
function piecesAt(scene: Scene, field: number): string[] {
    const stack = scene.stacks.get(field) ?? [];
    const realms = [...new Set(stack.map((token) => token.realm))];
    realms.sort((a, b) => Number(b === scene.seat) - Number(a === scene.seat) || a - b);
    return realms.map((realm) => {
        const own = stack.filter((token) => token.realm === realm);
        const names = own.slice(0, MOST_NAMED).map(tokenName);
        if (own.length > MOST_NAMED) names.push(t("cm-tell-more", { count: own.length - MOST_NAMED }));
        const pieces = listed(names);
        if (realm === scene.seat) return t("cm-tell-pieces-own", { pieces });
        return t("cm-tell-pieces", { realm: scene.realms[realm]?.name ?? "", pieces });
    });
}

function reachAt(shown: Shown, label: string): string[] {
    const { reach } = shown;
    if (!reach) return [];
    if (reach.field === label) return [t("cm-tell-stands", { number: String(reach.number) })];
    const there = reach.reached?.find((one) => one.field === label);
    if (there) {
        const { cost, left } = there;
        return [
            t("cm-tell-reach", { cost, left }),
            ...(there.meets ? [t("cm-tell-meets")] : []),
            ...(there.halted ? [t("cm-tell-halted", { field: there.halted })] : []),
        ];
    }
    return [t("cm-tell-no-reach")];
}

/** Foreign armies within two steps, for those who have something there to lose. */
export function threatsTo(atlas: Atlas, scene: Scene, field: number): Token[] {
    if (scene.seat === NOBODY) return [];
    const isOurs =
        scene.owners[field] === scene.seat ||
        (scene.stacks.get(field) ?? []).some((token) => token.realm === scene.seat);
    if (!isOurs) return [];
    return [...scene.stacks].flatMap(([place, stack]) =>
        place !== field && stepsBetween(atlas, field, place) <= THREAT_STEPS
            ? stack.filter(
                  (token) => token.realm !== scene.seat && !token.isPerson && !scene.ways.has(token.realm),
              )
            : [],
    );
}

function threatsAt(shown: Shown, field: number): string[] {
    const { atlas, scene } = shown;
    const tokens = threatsTo(atlas, scene, field);
    if (tokens.length === 0) return [];
    const realms = [...new Set(tokens.map((token) => scene.realms[token.realm]?.name ?? ""))];
    return [t("cm-tell-threat", { count: tokens.length, realms: listed(realms) })];
}

function layersAt(shown: Shown, field: number): string[] {
    const { atlas, scene, layers } = shown;
    const label = atlas.labels[field] ?? "";
    const found: string[] = [];
    if (layers.has("income")) {
        const income = incomeOf(scene, atlas.terrain[field] ?? 0, field);
        if (income) found.push(t("cm-tell-income", { income }));
    }
    const owner = scene.owners[field] ?? NOBODY;
    if (layers.has("rights") && owner !== NOBODY && owner !== scene.seat) {
        found.push(t(scene.ways.has(owner) ? "cm-tell-way" : "cm-tell-no-way"));
        if (scene.coasts.has(owner)) found.push(t("cm-tell-coast"));
    }
    const plundered = scene.plundered.get(field);
    if (layers.has("plunder") && plundered !== undefined && scene.month - plundered < PLUNDER_MONTHS) {
        found.push(t("cm-tell-plundered", { months: scene.month - plundered }));
    }
    if (layers.has("sightings")) {
        for (const seen of shown.sightings) {
            if (seen.field !== label || seen.age === 0) continue;
            const kind = kindName(seen.number);
            const named = { realm: seen.realm, kind, number: String(seen.number), months: seen.age };
            found.push(t("cm-tell-sighting", named));
        }
    }
    return found;
}

function ordersAt(shown: Shown, label: string): string[] {
    if (!shown.layers.has("orders")) return [];
    return shown.arrows.flatMap((arrow) => {
        if (arrow.to === label) return [t("cm-tell-order-here", { line: arrow.line + 1 })];
        return arrow.from === label
            ? [t("cm-tell-order-away", { line: arrow.line + 1, field: arrow.to })]
            : [];
    });
}

function comparedAt(shown: Shown, label: string): string[] {
    const changed = shown.compared?.owners.find((one) => one.field === label);
    if (!changed) return [];
    const nobody = t("cm-tell-nobody");
    return [t("cm-tell-changed", { before: changed.before || nobody, now: changed.now || nobody })];
}

/** Everything about a field, in the order in which one wants to know it. */
export function fieldTold(shown: Shown, field: number): string {
    if (field === NOWHERE) return "";
    const { atlas, scene } = shown;
    const label = atlas.labels[field] ?? "";
    const marks = shown.marks.filter((mark) => mark.field === label).map((mark) => mark.label);
    const parts = [
        terrainName(atlas.terrain[field] ?? 0),
        ownerOf(scene, field),
        ...townOf(scene, field),
        ...worksAt(atlas, scene, field),
        ...piecesAt(scene, field),
        ...reachAt(shown, label),
        ...threatsAt(shown, field),
        ...ordersAt(shown, label),
        ...layersAt(shown, field),
        ...comparedAt(shown, label),
        ...marks,
    ];
    return t("cm-tell", { field: label, told: parts.join("; ") });
}
