// Portraits of the 18 advisors, 64 x 60: shoulders, face, headdress and what they carry.
import { area, box, round, type Shape, stroke, TONE, wash } from "./shapes";

const SHOULDERS = "M7 60C7 47 17 43 32 43S57 47 57 60Z";
const FACE = round(32, 28, 10, 12);

/** Shoulders, neck, face and two eyes. */
function bust(robe: string, skin: string = TONE.skin): Shape[] {
    return [
        area(robe, SHOULDERS),
        area(skin, "M27 36V45Q32 49 37 45V36Z"),
        area(skin, FACE),
        wash(TONE.ink, round(28, 28, 1.2)),
        wash(TONE.ink, round(36, 28, 1.2)),
    ];
}

const SMILE = stroke("M29 34Q32 36 35 34", 1.2);
const BROAD_SMILE = stroke("M26.5 32Q32 38 37.5 32", 1.4);

const JESTER: Shape[] = [
    ...bust(TONE.red),
    area(TONE.gold, "M32 43C47 43 57 47 57 60H32Z"),
    area(TONE.green, "M17 46L23 54 27.5 47 32 55 36.5 47 41 54 47 46C40 41 24 41 17 46Z"),
    area(TONE.red, "M32 20C24 7 11 8 7 21 14 17 18 21 21 29 24 23 28 21 32 21Z"),
    area(TONE.gold, "M32 20C40 7 53 8 57 21 50 17 46 21 43 29 40 23 36 21 32 21Z"),
    area(TONE.green, "M25 22C25 12 29 6 34 4 38 9 39 15 39 22 35 19 29 19 25 22Z"),
    area(TONE.gold, round(7, 22, 2.6)),
    area(TONE.gold, round(57, 22, 2.6)),
    area(TONE.gold, round(34, 4, 2.6)),
    BROAD_SMILE,
];

const SQUIRE: Shape[] = [
    ...bust(TONE.blue),
    area(TONE.bone, "M25 44L32 52 39 44 42 47 32 58 22 47Z"),
    area(TONE.brown, "M20 33C18 16 26 14 32 14S46 16 44 33L41 35C42 26 40 23 32 23S22 26 23 35Z"),
    area(TONE.red, "M17 21C15 11 27 8 34 9S48 14 47 20C37 16 27 16 17 21Z"),
    area(TONE.bone, "M38 14C43 5 52 2 59 4 56 10 50 14 41 18Z"),
    stroke("M41 17Q48 9 57 5", 1),
    SMILE,
];

const ARCHITECT: Shape[] = [
    ...bust(TONE.moss),
    area(TONE.ash, "M22 30C22 43 27 46 32 46S42 43 42 30C40 36 36 36 32 36S24 36 22 30Z"),
    area(TONE.coal, "M17 20L22 9H42L47 20C38 17 26 17 17 20Z"),
    stroke("M51 33L44 57M51 33L58 57", 2),
    stroke("M46.5 49Q51 53 55.5 49", 1.4),
    area(TONE.gold, round(51, 32, 3)),
];

const MERCHANT: Shape[] = [
    ...bust(TONE.violet, TONE.tan),
    area(TONE.bone, "M20 46C24 42 40 42 44 46L41 53C37 49 27 49 23 53Z"),
    area(TONE.earth, "M22 29C22 43 27 47 32 47S42 43 42 29C40 35 36 34 32 34S24 35 22 29Z"),
    area(TONE.green, "M43 19C52 22 53 32 50 41L44 39C46 32 45 26 42 22Z"),
    area(TONE.green, "M17 22C14 9 29 6 36 7S50 15 46 22C38 16 27 16 17 22Z"),
    stroke("M12 37V57M4 41H20", 2),
    area(TONE.gold, "M0 49A4.5 4 0 0 0 9 49Z"),
    area(TONE.gold, "M15 49A4.5 4 0 0 0 24 49Z"),
    stroke("M4.5 41L1 49M4.5 41L8 49M19.5 41L16 49M19.5 41L23 49", 1),
];

const SERGEANT: Shape[] = [
    ...bust(TONE.red, TONE.tan),
    area(TONE.steel, "M18 45C25 42 39 42 46 45L43 50C36 47 28 47 21 50Z"),
    area(TONE.earth, "M25 32Q32 28 39 32 32 36 25 32Z", 1.2),
    area(TONE.steel, "M22 20C21 10 26 7 32 7S43 10 42 20Z"),
    area(TONE.iron, "M14 22C20 17 44 17 50 22 44 25 20 25 14 22Z"),
    stroke("M54 60V20", 2.6, TONE.bark),
    area(TONE.steel, "M54 5L58.5 19H49.5Z"),
];

const ALCHEMIST: Shape[] = [
    ...bust(TONE.earth),
    area(TONE.ash, "M28 35C28 42 30 50 32 54 34 50 36 42 36 35Z"),
    area(TONE.wine, "M21 24C20 14 26 11 32 11S44 14 43 24C37 21 27 21 21 24Z"),
    area(TONE.snow, "M8 36H18M10 36V44L4 55C3 58 5 59 7 59H19C21 59 23 58 22 55L16 44V36Z"),
    area(TONE.glow, "M7.5 50H18.5L22 56C22 58 21 59 19 59H7C5 59 3 58 4 56Z", 1),
    wash(TONE.snow, round(11, 54, 1.3)),
    wash(TONE.snow, round(15.5, 56, 1)),
    area(TONE.glow, round(13, 31, 2), 1),
];

const ASTRONOMER: Shape[] = [
    ...bust(TONE.night),
    area(TONE.bone, "M22 31C22 45 28 51 32 54 36 51 42 45 42 31 40 36 36 36 32 36S24 36 22 31Z"),
    area(TONE.night, "M20 23C18 8 25 5 32 5S46 8 44 23C37 18 27 18 20 23Z"),
    wash(TONE.gold, "M32 8L33.5 12 37.5 12 34.3 14.5 35.5 18.5 32 16 28.5 18.5 29.7 14.5 26.5 12 30.5 12Z"),
    area(TONE.gold, "M38 48L54 32 59 37 43 53Z"),
    area(TONE.brass, "M53 31L58 26 65 33 60 38Z"),
    wash(TONE.gold, round(13, 52, 1.4)),
    wash(TONE.gold, round(20, 56, 1.1)),
];

const TREASURER: Shape[] = [
    ...bust(TONE.green),
    area(TONE.snow, "M20 35C17 13 26 12 32 12S47 13 44 35L41 37C43 24 39 21 32 21S21 24 23 37Z"),
    area(TONE.coal, "M18 18L23 7H41L46 18C38 15 26 15 18 18Z"),
    stroke("M18 48Q32 62 46 48", 2.6, TONE.gold),
    area(TONE.gold, round(32, 55, 3.5)),
    stroke("M54 42V58M54 52H59M54 57H58", 2.6, TONE.brass),
    { d: round(54, 37, 4.5), fill: "none", line: 2.8, ink: TONE.brass },
    SMILE,
];

const HUNTER: Shape[] = [
    ...bust(TONE.bark, TONE.tan),
    area(TONE.brown, "M22 30C22 43 27 46 32 46S42 43 42 30C40 35 36 35 32 35S24 35 22 30Z"),
    area(TONE.green, "M16 50C12 18 24 10 34 5 44 12 51 22 48 50L41 45C44 24 41 19 32 19S20 24 23 45Z"),
    stroke("M54 20Q66 39 54 58", 2.6, TONE.earth),
    stroke("M54 20V58", 1),
    stroke("M42 39H62", 1.6),
    area(TONE.steel, "M62 36.5L66 39 62 41.5Z", 1),
];

const GENERAL: Shape[] = [
    ...bust(TONE.steel),
    area(TONE.red, "M7 60C7 49 12 45 20 44L25 60ZM57 60C57 49 52 45 44 44L39 60Z"),
    area(TONE.gold, "M21 44C26 41 38 41 43 44L40 50C36 47 28 47 24 50Z"),
    area(TONE.earth, "M26 33Q32 29 38 33 32 37 26 33Z", 1.2),
    area(TONE.red, "M29 9C29 0 44-3 55 8 47 6 42 8 37 12Z"),
    area(TONE.steel, "M20 34V19C20 11 26 8 32 8S44 11 44 19V34L40 37V24H24V37Z"),
    stroke("M32 8V24", 1.4),
    stroke("M11 16V42", 3, TONE.iron),
    stroke("M5 42H17", 2.6, TONE.brass),
    stroke("M11 43V50", 2.6, TONE.bark),
];

const SWORDSMITH: Shape[] = [
    ...bust(TONE.tan, TONE.tan),
    area(TONE.earth, "M19 60L22 46 27 45Q32 49 37 45L42 46 45 60Z"),
    area(TONE.ink, "M22 28C21 46 27 51 32 51S43 46 42 28C40 35 36 33 32 33S24 35 22 28Z"),
    area(TONE.red, "M21.5 20C27 17 37 17 42.5 20L42.5 24C37 21 27 21 21.5 24Z"),
    stroke("M53 40V60", 3, TONE.bark),
    area(TONE.iron, "M44 30H62V40H44Z"),
    wash(TONE.steel, "M46 32H60V34H46Z"),
];

const DUCHESS: Shape[] = [
    area(TONE.bone, "M42-1C56 8 58 30 54 46L44 44C48 30 46 14 42-1Z"),
    ...bust(TONE.rose),
    area(TONE.straw, "M21 34C19 20 25 17 32 17S45 20 43 34L41 38C42 27 38 23 32 22 26 23 22 27 23 38Z"),
    area(TONE.blue, "M20 23L42-2 45 23C38 17 27 17 20 23Z"),
    stroke("M27 15L44 13M32 9L43 7", 1.2, TONE.gold),
    stroke("M22 47Q32 57 42 47", 2, TONE.gold),
    area(TONE.red, round(32, 53, 2.4), 1),
    stroke("M29 34Q32 36.5 35 34", 1.6, TONE.red),
];

const CHAMPION: Shape[] = [
    area(TONE.red, SHOULDERS),
    area(TONE.bone, "M27 44H37V60H27Z"),
    area(TONE.bone, "M8 53H56L57 60H7Z", 0),
    area(TONE.steel, "M19 17C19 9 25 6 32 6S45 9 45 17V39L32 47 19 39Z"),
    area(TONE.gold, "M19 14H45V19H19Z", 1.2),
    wash(TONE.ink, "M22 23H30.5V26.5H22ZM33.5 23H42V26.5H33.5Z"),
    stroke("M32 19V46", 2.4, TONE.gold),
    wash(TONE.ink, round(26, 33, 1)),
    wash(TONE.ink, round(26, 37, 1)),
    wash(TONE.ink, round(38, 33, 1)),
    wash(TONE.ink, round(38, 37, 1)),
    area(TONE.green, "M17 15C9 12 8 4 12 0 15 5 19 8 20 13ZM47 15C55 12 56 4 52 0 49 5 45 8 44 13Z", 1.2),
];

const SMUGGLER: Shape[] = [
    ...bust(TONE.coal, TONE.tan),
    area(TONE.ink, "M22 24H42V31Q37 33 32 30 27 33 22 31Z", 1),
    wash(TONE.bone, round(28, 28, 1.4)),
    wash(TONE.bone, round(36, 28, 1.4)),
    area(TONE.coal, "M15 52C10 18 22 9 32 7 42 9 54 18 49 52L41 47C45 26 41 18 32 18S19 26 23 47Z"),
    area(TONE.wood, "M43 60C38 51 42 46 49 44L46 39H57L54 44C61 46 65 52 61 60Z"),
    stroke("M48 44H55", 1.6),
    area(TONE.gold, round(52, 53, 3), 1.2),
    stroke("M29 36Q33 36 35 34", 1.2),
];

const INVENTOR: Shape[] = [
    ...bust(TONE.brown),
    area(
        TONE.snow,
        "M20 36L13 31 18 28 11 22 18 20 14 12 23 14 24 6 32 11 40 6 41 14 50 12 46 20 53 22 46 28 51 31 44 36C45 27 42 22 32 22S19 27 20 36Z",
    ),
    area(TONE.brass, "M20 19H44V23H20Z", 1.2),
    area("#a8d4e6", round(27, 20, 4.5)),
    area("#a8d4e6", round(37, 20, 4.5)),
    area(TONE.ash, "M25 33Q28 31 32 33 36 31 39 33 36 36 32 35 28 36 25 33Z", 1.2),
    area(
        TONE.iron,
        "M51 40H55L56 43.5 59 42 62 45 60.5 48 64 49V53L60.5 54 62 57 59 60 56 58.5 55 62H51L50 58.5 47 60 44 57 45.5 54 42 53V49L45.5 48 44 45 47 42 50 43.5Z",
    ),
    area(TONE.bone, round(53, 51, 3.2)),
];

const WIZARD: Shape[] = [
    ...bust(TONE.violet),
    area(TONE.snow, "M22 31C20 47 28 56 32 60 36 56 44 47 42 31 40 36 36 35 32 35S24 36 22 31Z"),
    area(TONE.violet, "M20 22C25 14 26 6 40-3 38 5 42 14 44 22Z"),
    area(TONE.violet, "M11 24C18 18 46 18 53 24 46 27 18 27 11 24Z"),
    wash(TONE.gold, "M33 9L34.2 12 37.5 12.2 35 14.3 35.8 17.5 33 15.7 30.2 17.5 31 14.3 28.5 12.2 31.8 12Z"),
    stroke("M54 60V26", 2.6, TONE.bark),
    area(TONE.glow, round(54, 21, 5)),
    wash(TONE.snow, round(52.5, 19.5, 1.5)),
];

const QUEEN: Shape[] = [
    area(TONE.wood, "M19 48C14 22 22 14 32 14S50 22 45 48Z"),
    ...bust(TONE.wine),
    area(TONE.bone, "M14 47C22 42 25 44 32 50 39 44 42 42 50 47L46 53C42 49 38 50 32 57 26 50 22 49 18 53Z"),
    area(TONE.wood, "M21 33C20 21 26 18 32 19 38 18 44 21 43 33 41 26 37 23 32 23S23 26 21 33Z"),
    area(TONE.gold, "M20 20L17 6 26 12 32 3 38 12 47 6 44 20C37 17 27 17 20 20Z"),
    area(TONE.red, round(32, 14, 2), 1),
    area(TONE.blue, round(24.5, 15.5, 1.5), 1),
    area(TONE.blue, round(39.5, 15.5, 1.5), 1),
    stroke("M29 34Q32 36.5 35 34", 1.6, TONE.red),
];

const KING: Shape[] = [
    ...bust(TONE.red),
    area(TONE.snow, "M9 51C16 43 24 43 32 50 40 43 48 43 55 51L52 58C45 51 39 52 32 60 25 52 19 51 12 58Z"),
    stroke("M18 49V52M25 49V52M39 49V52M46 49V52", 2),
    area(TONE.ash, "M20 27C18 46 27 53 32 53S46 46 44 27C41 35 36 33 32 33S23 35 20 27Z"),
    area(TONE.gold, "M18 21V4L25 11 32 1 39 11 46 4V21C38 17 26 17 18 21Z"),
    area(TONE.red, round(32, 13, 2.4), 1),
    area(TONE.green, round(23, 15, 1.7), 1),
    area(TONE.green, round(41, 15, 1.7), 1),
    area(TONE.gold, round(32, 1, 1.8), 1),
    stroke("M29 37Q32 39 35 37", 1.2),
];

/** By number; 0 stays empty. */
export const PORTRAITS: readonly Shape[][] = [
    [area(TONE.ash, box(0, 0, 64, 60))],
    JESTER,
    SQUIRE,
    ARCHITECT,
    MERCHANT,
    SERGEANT,
    ALCHEMIST,
    ASTRONOMER,
    TREASURER,
    HUNTER,
    GENERAL,
    SWORDSMITH,
    DUCHESS,
    CHAMPION,
    SMUGGLER,
    INVENTOR,
    WIZARD,
    QUEEN,
    KING,
];
