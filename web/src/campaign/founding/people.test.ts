import { expect, test } from "vitest";
import { readPeople } from "./people";
import { MASTERS, SPECTATORS } from "./plan";

const NAMES = ["Yaromo", "Vachal"];

test("a list is read in either language, by name or number", () => {
    const { people, wrong } = readPeople(
        "Yaromo: Ann\nyaromo: Bob\n2: Cleo, schreibt\nVachal\tDan\thand in\n\nSL: Eve\nZuschauer: Finn",
        NAMES,
    );
    expect(wrong).toEqual([]);
    expect(people).toEqual([
        { realm: 0, name: "Ann", right: "rules" },
        { realm: 0, name: "Bob", right: "write" },
        { realm: 1, name: "Cleo", right: "write" },
        { realm: 1, name: "Dan", right: "hand in" },
        { realm: MASTERS, name: "Eve", right: "rules" },
        { realm: SPECTATORS, name: "Finn", right: "rules" },
    ]);
});

test("what cannot be read is named with its line, and everything else counts", () => {
    const { people, wrong } = readPeople(
        "Nirgends: Ann\nYaromo Ann\nYaromo: Ann, fliegt\nYaromo:\n3: X\nVachal: Bob",
        NAMES,
    );
    expect(wrong.map(({ line, trouble }) => [line, trouble])).toEqual([
        [1, "realm"],
        [2, "form"],
        [3, "right"],
        [4, "name"],
        [5, "realm"],
    ]);
    expect(people).toEqual([{ realm: 1, name: "Bob", right: "rules" }]);
});

test("whoever comes second into a realm that is known already does not rule it", () => {
    const known = [{ realm: 0, name: "Ann", right: "rules" as const }];
    expect(readPeople("Yaromo: Bob", NAMES, known).people[0]?.right).toBe("write");
});
