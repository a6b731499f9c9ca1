// Pieces of sheets that are written again and again, kept in this browser under a name.
export interface Template {
    readonly name: string;
    readonly text: string;
}

const KEPT = "tafelrunde.templates";

function kept(): Template[] {
    try {
        const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
        return Array.isArray(found) ? found.filter(isTemplate) : [];
    } catch {
        return [];
    }
}

function isTemplate(found: unknown): found is Template {
    const one = found as Partial<Template> | null;
    return typeof one?.name === "string" && typeof one.text === "string";
}

export class Templates {
    all = $state.raw<readonly Template[]>(kept());

    /** One of the same name gives way. False: this browser has no room for it. */
    keep(name: string, text: string): boolean {
        const others = this.all.filter((one) => one.name !== name);
        return this.#put([...others, { name, text }].sort((a, b) => a.name.localeCompare(b.name)));
    }

    remove(name: string): void {
        this.#put(this.all.filter((one) => one.name !== name));
    }

    #put(all: readonly Template[]): boolean {
        try {
            localStorage.setItem(KEPT, JSON.stringify(all));
            this.all = all;
            return true;
        } catch {
            return false;
        }
    }
}
