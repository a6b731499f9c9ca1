// The rule that was asked for last: one dialog shows it, wherever in the report it was named.

class RuleShown {
    id = $state("");

    show(id: string): void {
        this.id = id;
    }

    close(): void {
        this.id = "";
    }
}

export const rule = new RuleShown();
