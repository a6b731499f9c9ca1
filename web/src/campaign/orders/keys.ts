// What keys do in a sheet whose lines are fields of their own: it shall feel like one text.
import type { Sheet } from "./sheet.svelte";

type Field = Pick<HTMLTextAreaElement, "value" | "selectionStart" | "selectionEnd">;

/** The line is divided at the cursor. */
export function divide(sheet: Sheet, n: number, field: Field): void {
    const { value, selectionStart, selectionEnd } = field;
    sheet.put(n, 1, [value.slice(0, selectionStart), value.slice(selectionEnd)], "typing");
    sheet.wanted = { line: n + 1, column: 0 };
}

/** Two lines become one, and the cursor stays between what they were. */
function join(sheet: Sheet, first: number): void {
    const [one = "", other = ""] = sheet.lines.slice(first, first + 2);
    sheet.put(first, 2, [one + other], "typing");
    sheet.wanted = { line: first, column: one.length };
}

/** Several lines from the clipboard, where the cursor stands. */
export function insertAt(sheet: Sheet, n: number, field: Field, lines: readonly string[]): void {
    const { value, selectionStart, selectionEnd } = field;
    const [first = "", ...rest] = lines;
    const last = rest.pop();
    const before = value.slice(0, selectionStart) + first;
    const after = value.slice(selectionEnd);
    const made = last === undefined ? [before + after] : [before, ...rest, last + after];
    sheet.put(n, 1, made, "pasting");
    sheet.wanted = { line: n + made.length - 1, column: last === undefined ? before.length : last.length };
}

/** Does what a key stands for; false if the field itself knows what to do. `isTall`: the line is wrapped. */
export function pressed(
    sheet: Sheet,
    n: number,
    event: KeyboardEvent,
    field: Field,
    isTall: boolean,
): boolean {
    const isCommand = event.ctrlKey || event.metaKey;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (isCommand && key === "z") event.shiftKey ? redo(sheet) : undo(sheet);
    else if (isCommand && key === "y") redo(sheet);
    else if (isCommand && key === "Home") go(sheet, 0, 0);
    else if (isCommand && key === "End") go(sheet, sheet.lines.length - 1);
    else if (isCommand || event.shiftKey) return false;
    else if (event.altKey) return moved(sheet, n, key);
    else return went(sheet, n, key, field, isTall);
    return true;
}

function undo(sheet: Sheet): void {
    sheet.undo();
    if (sheet.wanted) sheet.wanted = { ...sheet.wanted, isQuiet: false };
}

function redo(sheet: Sheet): void {
    sheet.redo();
    if (sheet.wanted) sheet.wanted = { ...sheet.wanted, isQuiet: false };
}

function moved(sheet: Sheet, n: number, key: string): boolean {
    const to = key === "ArrowUp" ? n - 1 : key === "ArrowDown" ? n + 1 : -1;
    if (key !== "ArrowUp" && key !== "ArrowDown") return false;
    if (to >= 0 && to < sheet.lines.length) {
        sheet.move(n, to);
        go(sheet, to);
    }
    return true;
}

function went(sheet: Sheet, n: number, key: string, field: Field, isTall: boolean): boolean {
    const { value, selectionStart, selectionEnd } = field;
    const isAtStart = selectionStart === 0 && selectionEnd === 0;
    const isAtEnd = selectionStart === value.length && selectionEnd === value.length;
    const last = sheet.lines.length - 1;
    if (key === "ArrowUp" && n > 0 && (!isTall || isAtStart)) go(sheet, n - 1, selectionStart);
    else if (key === "ArrowDown" && n < last && (!isTall || isAtEnd)) go(sheet, n + 1, selectionStart);
    else if (key === "ArrowLeft" && n > 0 && isAtStart) go(sheet, n - 1);
    else if (key === "ArrowRight" && n < last && isAtEnd) go(sheet, n + 1, 0);
    else if (key === "Backspace" && n > 0 && isAtStart && sheet.mayWrite) join(sheet, n - 1);
    else if (key === "Delete" && n < last && isAtEnd && sheet.mayWrite) join(sheet, n);
    else return false;
    return true;
}

function go(sheet: Sheet, line: number, column = -1): void {
    sheet.wanted = { line, column };
}
