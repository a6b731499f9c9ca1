// Makes orders by tapping alone, in the page: every tap is a click on something that is seen and large enough.
async (plans) => {
    const LEAST = 43.5; // a finger, less what rounding takes
    const DIGITS = [10000, 1000, 100, 10, 1];
    const panel = document.querySelector("[data-tapping]");

    const settled = async () => {
        for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
    };
    async function found(look, what) {
        for (let patience = 0; patience < 400; patience += 1) {
            const element = look();
            if (element) return element;
            await new Promise((resolve) => setTimeout(resolve, 10));
        }
        throw new Error(`nothing to tap: ${what}`);
    }
    async function tap(element, what) {
        const { height, width } = element.getBoundingClientRect();
        if (!height || !element.checkVisibility()) throw new Error(`not seen: ${what}`);
        const box = element.matches("input") ? element.closest("label").getBoundingClientRect().height : height;
        if (box < LEAST || width === 0) throw new Error(`too small for a finger (${box}): ${what}`);
        if (element.disabled) throw new Error(`cannot be tapped: ${what}`);
        element.click();
        await settled();
    }
    const all = (root, selector) => [...root.querySelectorAll(selector)];

    async function opened(element, root) {
        const box = element.closest("details");
        if (box && root.contains(box) && !box.open) await tap(box.querySelector("summary"), "summary");
    }

    async function type(body, text) {
        const keys = all(body, "button[aria-expanded]").at(-1);
        if (keys.getAttribute("aria-expanded") === "false") await tap(keys, "keys");
        for (const letter of text) {
            await tap(
                all(body, ".pad button").find((one) => one.textContent.trim() === letter),
                letter,
            );
        }
    }

    /** Up from nothing, or from what is usual. */
    async function count(root, row, wanted) {
        const input = row.querySelector("input");
        const [less, more] = all(row, ".stepper > button");
        for (const step of DIGITS) {
            const key = all(root, ".steps button").find((one) => one.textContent.trim() === String(step));
            const difference = () => wanted - Number(input.value);
            if (Math.abs(difference()) < step) continue;
            await tap(key, `step ${step}`);
            while (Math.abs(difference()) >= step) await tap(difference() > 0 ? more : less, `by ${step}`);
        }
        if (Number(input.value) !== wanted) throw new Error(`${input.value} instead of ${wanted}`);
    }

    const CHOOSE = {
        unit: (body, value) => type(body, String(value)),
        field: (body, value) => type(body, value),
        count: (body, value) => count(body, body, value),
        async goods(body, goods) {
            for (const [good, wanted] of Object.entries(goods)) {
                await count(body, body.querySelector(`[data-good="${good}"]`), wanted);
            }
        },
        async list(body, values) {
            for (const value of values) await type(body, String(value));
        },
        // Nobody can tap words of their own.
        async text(body, value) {
            const input = body.querySelector("input, textarea");
            input.value = value;
            input.dispatchEvent(new Event("input", { bubbles: true }));
            await settled();
        },
        choice: (body, value) => tap(body.querySelector(`[data-code=${JSON.stringify(value)}]`), value),
    };
    const BY_KIND = {
        unit: "unit", host: "unit", person: "unit", field: "field", count: "count", goods: "goods",
        people: "list", hosts: "list", fields: "list", text: "text", name: "text",
    };

    async function choose(name, value) {
        const head = panel.querySelector(`[data-slot="${name}"]`);
        if (!head) throw new Error(`nobody asks for ${name}`);
        await opened(head, panel);
        if (head.matches("input")) return head.checked === value || tap(head, name);
        if (head.getAttribute("aria-expanded") === "false") await tap(head, name);
        const body = document.getElementById(head.getAttribute("aria-controls"));
        const kind = head.closest("[data-kind]").dataset.kind;
        await CHOOSE[BY_KIND[kind] ?? "choice"](body, value);
    }

    const written = [];
    for (const { deed, values, sentence } of plans) {
        try {
            const button = await found(() => panel.querySelector(`[data-deed="${deed}"]`), deed);
            await opened(button, panel);
            await tap(button, deed);
            for (const [name, value] of Object.entries(values)) await choose(name, value);
            written.push(panel.querySelector("output").textContent.trim());
            await tap(panel.querySelector("[data-write]"), "write");
        } catch (error) {
            throw new Error(`${sentence}: ${error.message}`);
        }
    }
    return written;
};
