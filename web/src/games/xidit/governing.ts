// The rules that govern each decision, for those who want to read them now.
export const GOVERNING: Record<string, readonly string[]> = {
    place: ["XI-2.17", "XI-2.19"],
    programme: ["XI-4.3", "XI-4.5", "XI-4.6"],
    titan: ["XI-13.2", "XI-13.4", "XI-13.9"],
    rewards: ["XI-8.1", "XI-8.2"],
    bards: ["XI-9.6", "XI-9.7"],
    dummy: ["XI-17.10"],
    census: ["XI-14.4", "XI-14.8"],
    census_bards: ["XI-14.13", "XI-14.14"],
    census_story: ["XI-14.15", "XI-14.16"],
};
