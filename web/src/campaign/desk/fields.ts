// Fields in the words of people.
export function fieldIn(text: string): string {
    return /\b\d{3,4}\/\d{2}\b/.exec(text)?.[0] ?? "";
}
