// The six kinds of enemies, 64 x 64: heads as on a shield, facing us.
import { area, round, type Shape, stroke, TONE, wash } from "./shapes";

const GOBLIN = "#7fa34a";
const ORC = "#5f7d52";
const UNDEAD = "#a9b89a";
const DEMON = "#b3322c";
const DRAGON = "#2f7a5d";

const GOBLINS: Shape[] = [
    area(GOBLIN, "M17 30L1 18 6 38 18 40ZM47 30L63 18 58 38 46 40Z"),
    area(GOBLIN, "M14 30C14 14 24 10 32 10S50 14 50 30C50 46 40 58 32 58S14 46 14 30Z"),
    area("#f6d64a", "M19 28L29 32 20 36ZM45 28L35 32 44 36Z", 1.2),
    wash(TONE.ink, round(24, 32, 1.6)),
    wash(TONE.ink, round(40, 32, 1.6)),
    area("#6b8c3c", "M32 32L37 44H27Z", 1.2),
    area(TONE.ink, "M22 47Q32 55 42 47 32 50 22 47Z", 1.2),
    wash(TONE.bone, "M25 48L27 52 29 49.500ZM39 48L37 52 35 49.500Z"),
    stroke("M17 24L28 28M47 24L36 28", 2.4),
];

const ORCS: Shape[] = [
    area(TONE.iron, "M12 26C12 10 22 5 32 5S52 10 52 26L32 22Z"),
    area(TONE.bone, "M12 20C4 18 1 10 3 3 8 8 12 11 16 13ZM52 20C60 18 63 10 61 3 56 8 52 11 48 13Z"),
    area(ORC, "M12 26C18 22 46 22 52 26V40C52 52 42 60 32 60S12 52 12 40Z"),
    wash(TONE.red, "M19 31L28 34 20 37ZM45 31L36 34 44 37Z"),
    stroke("M16 28L29 32M48 28L35 32", 2.6),
    area("#4c6742", "M28 37H36L39 44H25Z", 1.2),
    stroke("M20 51Q32 46 44 51", 2),
    area(TONE.bone, "M21 52L20 41 27 49ZM43 52L44 41 37 49Z", 1.2),
    stroke("M32 5V22", 1.6),
];

const ZOMBIES: Shape[] = [
    area(
        UNDEAD,
        "M13 28C13 12 22 7 32 7S51 12 51 28C51 36 48 40 45 43V55C45 58 40 60 32 60S19 58 19 55V43C16 40 13 36 13 28Z",
    ),
    area(TONE.coal, "M14 22C16 10 24 6 33 7 28 11 26 14 26 18 22 17 18 18 14 22Z", 1.2),
    area(TONE.ink, round(24, 31, 5)),
    area(TONE.snow, round(41, 31, 5)),
    wash(TONE.ink, round(41, 32, 1.6)),
    stroke("M32 37L30 43H34", 1.4),
    area(TONE.ink, "M23 48H41V54H23Z", 1.2),
    stroke("M27 48V54M32 48V54M37 48V54", 1.8, TONE.bone),
    stroke("M36 14L47 22M39 13L37 18M44 16L41 21", 1.4),
];

const BARBARIANS: Shape[] = [
    area(TONE.bone, "M15 20C5 19 1 9 4 1 9 8 14 10 19 12ZM49 20C59 19 63 9 60 1 55 8 50 10 45 12Z"),
    area("#d8a070", "M15 24C20 18 44 18 49 24V40C49 50 41 56 32 56S15 50 15 40Z"),
    area("#a8552a", "M14 32C12 52 24 62 32 64 40 62 52 52 50 32 47 42 40 40 32 40S17 42 14 32Z"),
    area(TONE.iron, "M13 24C13 10 22 5 32 5S51 10 51 24L46 27C38 23 26 23 18 27Z"),
    area(TONE.brass, "M29 5H35V34L32 37 29 34Z", 1.3),
    wash(TONE.ink, round(24, 31, 1.8)),
    wash(TONE.ink, round(40, 31, 1.8)),
    stroke("M19 28L28 29M45 28L36 29", 2),
    stroke("M27 47Q32 45 37 47", 1.6),
];

const DEMONS: Shape[] = [
    area(TONE.ink, "M18 20C6 20 4 8 8 0 12 8 20 8 25 14ZM46 20C58 20 60 8 56 0 52 8 44 8 39 14Z"),
    area(DEMON, "M14 26C14 14 24 11 32 11S50 14 50 26C50 42 42 52 32 62 22 52 14 42 14 26Z"),
    area("#f6d64a", "M18 27L29 33 19 35ZM46 27L35 33 45 35Z", 1.2),
    wash(TONE.ink, "M23 29L25 33 24 35ZM41 29L39 33 40 35Z"),
    stroke("M16 22L29 29M48 22L35 29", 2.4),
    area(TONE.ink, "M22 43Q32 48 42 43 38 52 32 53 26 52 22 43Z", 1.2),
    wash(TONE.bone, "M25 44.500L27 49 29 46ZM39 44.500L37 49 35 46Z"),
    stroke("M30 38H34", 1.6),
];

const DRAGONS: Shape[] = [
    area(DRAGON, "M16 18L8 2 24 11ZM48 18L56 2 40 11Z"),
    area(DRAGON, "M13 24C14 13 24 9 32 9S50 13 51 24L45 40V50C45 58 39 62 32 62S19 58 19 50V40Z"),
    area("#e8933a", "M17 26L29 31 20 35ZM47 26L35 31 44 35Z", 1.2),
    wash(TONE.ink, "M23 28L24.5 31.5 23.5 34ZM41 28L39.5 31.5 40.5 34Z"),
    area("#3f9273", "M28 14L32 6 36 14 34 36H30Z", 1.2),
    wash(TONE.ink, round(27, 49, 1.8)),
    wash(TONE.ink, round(37, 49, 1.8)),
    stroke("M22 55Q32 59 42 55", 1.6),
    area(TONE.bone, "M24 56L25.5 61 28 57ZM40 56L38.5 61 36 57Z", 1),
    stroke("M13 30L7 34 15 36M51 30L57 34 49 36", 1.6),
];

export const ENEMY_ART: Readonly<Record<string, readonly Shape[]>> = {
    goblins: GOBLINS,
    orcs: ORCS,
    zombies: ZOMBIES,
    barbarians: BARBARIANS,
    demons: DEMONS,
    dragons: DRAGONS,
};
