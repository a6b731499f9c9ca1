// The 20 buildings of a province, 40 x 34: few shapes, standing on the line y = 32.
import { area, box, round, type Shape, stroke, TONE, wash } from "./shapes";

const DOOR = area(TONE.earth, "M17.5 32V25Q20 21.5 22.5 25V32Z", 1.2);

/** Walls with a gable roof. */
function house(wall: string, roof: string, left = 9, right = 31, eaves = 18, ridge = 8): Shape[] {
    const middle = (left + right) / 2;
    return [
        area(wall, `M${left} ${eaves}H${right}V32H${left}Z`),
        area(roof, `M${left - 3} ${eaves + 1}L${middle} ${ridge}L${right + 3} ${eaves + 1}Z`),
    ];
}

/** A tower with battlements. */
function tower(left: number, right: number, top: number, tone: string = TONE.stone): Shape {
    const third = (right - left + 4) / 5;
    const crown = `v-4h${third}v2.5h${third}v-2.5h${third}v2.5h${third}v-2.5h${third}v4`;
    return area(tone, `M${left} 32V${top + 4}H${left - 2}${crown}H${right}V32Z`);
}

const CROSS = "M20 0V8M17 3H23";

const STATUE = [
    area(TONE.stone, "M12 32V27H28V32ZM15 27V24H25V27Z"),
    area(TONE.ash, "M16 24C15 18 16 13 20 13S25 18 24 24Z"),
    area(TONE.ash, round(20, 9, 3.5)),
    stroke("M24 16L29 11M29 4V20", 1.8),
];

const CHAPEL = [...house(TONE.bone, TONE.blue, 11, 29, 19, 9), stroke(CROSS, 1.8), DOOR];

const CHURCH = [
    area(TONE.bone, "M16 20H36V32H16Z"),
    area(TONE.red, "M14 21L18 13H34L38 21Z"),
    area(TONE.bone, "M5 32V15H16V32Z"),
    area(TONE.red, "M3.5 15.5L10.5 5 17.5 15.5Z"),
    stroke("M10.5-1V6M8 2H13", 1.6),
    area(TONE.earth, "M8.5 32V26Q10.5 23 12.5 26V32Z", 1.2),
    wash(TONE.blue, "M21 29V25Q22.5 23 24 25V29ZM28 29V25Q29.5 23 31 25V29Z"),
];

const CATHEDRAL = [
    area(TONE.bone, "M11 14H29V32H11Z"),
    area(TONE.violet, "M9 15L20 3 31 15Z"),
    area(TONE.bone, "M3 32V12H11V32ZM29 32V12H37V32Z"),
    area(TONE.violet, "M2 12.5L7 1 12 12.5ZM28 12.5L33 1 38 12.5Z"),
    area(TONE.blue, round(20, 18, 3), 1.2),
    DOOR,
];

const INN = [
    ...house(TONE.bone, TONE.wood, 5, 27, 18, 8),
    area(TONE.earth, "M9 32V24H14V32Z", 1.2),
    stroke("M27 20H37V22", 1.6),
    area(TONE.gold, "M32 22H38V30H32Z", 1.3),
    stroke("M38 24H40V28H38", 1.3),
    wash(TONE.snow, "M32 21.500H38V23.500H32Z"),
    wash(TONE.gold, box(18, 23, 5, 5)),
];

const MARKET = [
    area(TONE.wood, "M6 22H34V26H6Z"),
    stroke("M8 26V32M32 26V32M8 12V22M32 12V22", 1.8),
    area(TONE.red, "M4 15L7 6H33L36 15Z"),
    wash(TONE.snow, "M10.5 6H15L14 15H8.500ZM20 6H24.500L26 15H20Z"),
    stroke("M4 15L7 6H33L36 15Z", 1.5),
    area(TONE.green, round(13, 20, 2.5), 1.2),
    area(TONE.gold, round(19, 20, 2.5), 1.2),
    area(TONE.red, round(25, 20, 2.5), 1.2),
];

const FARMS = [
    ...house(TONE.red, TONE.straw, 4, 22, 19, 9),
    area(TONE.earth, "M9 32V24H17V32Z", 1.2),
    stroke("M9 24L17 32M17 24L9 32", 1),
    stroke("M29 32V17M34 32V19", 1.6, TONE.brass),
    area(TONE.straw, "M29 8C33 11 33 16 29 18 25 16 25 11 29 8Z", 1.2),
    area(TONE.straw, "M35 12C38 14 38 18 35 20 32 18 32 14 35 12Z", 1.2),
];

const MERCHANTS_GUILD = [
    area(TONE.bone, "M7 32V14H11V10H15V6H25V10H29V14H33V32Z"),
    DOOR,
    area(TONE.gold, round(20, 14, 4.5)),
    stroke("M20 12V16", 1.6),
    wash(TONE.blue, "M10 20H14V25H10ZM26 20H30V25H26Z"),
];

const GUARD_TOWER = [
    tower(14, 26, 6),
    DOOR,
    wash(TONE.ink, box(19, 14, 2, 5)),
    stroke("M20 6V-1", 1.4),
    area(TONE.red, "M20-1L29 1.5 20 4Z", 1.2),
];

const BLACKSMITH = [
    area(TONE.iron, "M8 14H34C34 19 30 21 26 21V25H30V31H12V25H16V21C10 21 8 18 8 14Z"),
    area(TONE.bark, "M14 0L28 9", 2.6),
    area(TONE.coal, "M24 3L33 9 30 13 21 7Z"),
    wash(TONE.gold, "M6 8L8 5 9 9ZM11 10L10 6 13 8Z"),
];

const BARRACKS = [
    area(TONE.wood, "M4 18H36V32H4Z"),
    area(TONE.coal, "M2 19L8 10H32L38 19Z"),
    area(TONE.steel, "M14 21H26V26C26 29 23 31 20 32 17 31 14 29 14 26Z"),
    stroke("M20 21V32M14 25H26", 1.4),
    stroke("M8 10V2M32 10V2", 1.4),
    area(TONE.red, "M8 2L14 4 8 6.500ZM32 2L26 4 32 6.500Z", 1.1),
];

const WIZARDS_GUILD = [
    area(TONE.slate, "M14 32V14H26V32Z"),
    area(TONE.violet, "M11 15L20-2 29 15Z"),
    DOOR,
    wash(TONE.glow, round(20, 19, 2)),
    wash(TONE.gold, "M33 3L34.2 6 37.5 6.2 35 8.3 35.8 11.5 33 9.7 30.2 11.5 31 8.3 28.5 6.2 31.8 6Z"),
    wash(TONE.gold, round(7, 10, 1.5)),
];

const PALISADE = [0, 1, 2, 3, 4, 5].map((i) => {
    const x = 4 + i * 5.4;
    return area(i % 2 ? TONE.wood : TONE.bark, `M${x} 32V13L${x + 2.7} 8L${x + 5.4} 13V32Z`);
});

const STABLE = [
    ...house(TONE.wood, TONE.straw, 6, 34, 17, 6),
    area(TONE.ink, "M14 32V21H26V32Z", 1.2),
    stroke("M16.5 30V26A3.5 3.5 0 0 1 23.5 26V30", 2.4, TONE.steel),
];

const STONE_WALL = [
    area(TONE.stone, "M2 32V15H8V11H14V15H26V11H32V15H38V32Z"),
    stroke(
        "M2 21H38M2 26H38M11 15V21M23 15V21M32 15V21M7 21V26M17 21V26M29 21V26M12 26V32M24 26V32M34 26V32",
        1.1,
    ),
];

const FORTRESS = [
    area(TONE.stone, "M9 32V19H31V32Z"),
    tower(4, 12, 10),
    tower(28, 36, 10),
    tower(15, 25, 4, TONE.ash),
    area(TONE.earth, "M16.5 32V26Q20 21.5 23.5 26V32Z", 1.2),
    stroke("M20 4V-2", 1.4),
    area(TONE.red, "M20-2L28 0 20 2.500Z", 1.1),
];

const BARRICADE = [
    area(TONE.bark, "M3 22H37V26H3Z"),
    area(TONE.wood, "M6 32L16 10 19 11.5 10 32ZM16 32L6 11.5 9 10 20 32Z", 1.3),
    area(TONE.wood, "M22 32L31 10 34 11.5 26 32ZM31 32L21 11.5 24 10 35 32Z", 1.3),
];

const CRANE = [
    area(TONE.wood, "M10 32L14 8H17L21 32H18L15.5 14 13 32Z", 1.3),
    area(TONE.bark, "M8 9L33 2 34 5 9 12Z", 1.3),
    stroke("M32 4V18", 1.3),
    area(TONE.stone, "M27 18H37V26H27Z"),
    stroke("M11.5 22H19.5", 1.4),
];

const TOWN_HALL = [
    ...house(TONE.bone, TONE.red, 6, 34, 19, 10),
    area(TONE.bone, "M16 15V4H24V15Z"),
    area(TONE.blue, "M14.5 4.500L20-2 25.5 4.500Z"),
    area(TONE.snow, round(20, 9, 2.8), 1.2),
    stroke("M20 7.500V9H21.5", 1),
    DOOR,
    wash(TONE.blue, "M9 23H13V27H9ZM27 23H31V27H27Z"),
];

const EMBASSY = [
    area(TONE.bone, "M7 19H33V32H7Z"),
    area(TONE.gold, "M4 19.500L20 10 36 19.500Z"),
    stroke("M11 20V32M16 20V32M24 20V32M29 20V32", 2),
    stroke("M20 10V-2", 1.4),
    area(TONE.blue, "M20-2H30L27.5 1 30 4H20Z", 1.2),
    area(TONE.stone, "M4 30H36V32.500H4Z", 1.2),
];

export const BUILDING_ART: Readonly<Record<string, readonly Shape[]>> = {
    statue: STATUE,
    chapel: CHAPEL,
    church: CHURCH,
    cathedral: CATHEDRAL,
    inn: INN,
    market: MARKET,
    farms: FARMS,
    merchants_guild: MERCHANTS_GUILD,
    guard_tower: GUARD_TOWER,
    blacksmith: BLACKSMITH,
    barracks: BARRACKS,
    wizards_guild: WIZARDS_GUILD,
    palisade: PALISADE,
    stable: STABLE,
    stone_wall: STONE_WALL,
    fortress: FORTRESS,
    barricade: BARRICADE,
    crane: CRANE,
    town_hall: TOWN_HALL,
    embassy: EMBASSY,
};
