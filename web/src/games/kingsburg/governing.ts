// The rules that govern each decision, for those who want to read them now.
export const GOVERNING: Record<string, readonly string[]> = {
    aid_good: ["KB-3.4", "KB-3.6"],
    reroll: ["KB-4.6", "KB-4.9"],
    influence: ["KB-5.1", "KB-5.4", "KB-5.7"],
    help: ["KB-6.3", "KB-6.5"],
    build: ["KB-7.1", "KB-7.6"],
    town_hall: ["KB-8.3"],
    recruit: ["KB-11.2", "KB-11.4"],
    battle: ["KB-12.7", "KB-13.3"],
};
