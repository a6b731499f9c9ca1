// The rules that govern each decision, for those who want to read them now.
export const GOVERNING: Record<string, readonly string[]> = {
    choose: ["ET-1.7"],
    turn: ["ET-2.4", "ET-3.1", "ET-4.5"],
    kingdom: ["ET-13.52", "ET-5.3"],
    ability: ["ET-4.12"],
    free_marker: ["ET-13.26", "ET-13.27"],
    troll_token: ["ET-13.45", "ET-13.47"],
    next_band: ["ET-13.1", "ET-13.3"],
    keep: ["ET-13.8", "ET-13.9"],
    wizard_draw: ["ET-13.54", "ET-13.56"],
    plunder: ["ET-13.36", "ET-13.38"],
};
