// The board of Lucky Nim: the heap, what everybody took, and a button for each offer. See docs/adding-a-game.md.

function make(tag, fields = {}, ...children) {
    const element = Object.assign(document.createElement(tag), fields);
    element.append(...children);
    return element;
}

function stones(count) {
    const heap = make("div", { className: "nim-heap" });
    heap.setAttribute("aria-hidden", "true");
    for (let i = 0; i < count; i += 1) heap.append(make("span", { className: "nim-stone" }));
    return heap;
}

function players(face) {
    const list = make("ul", { className: "nim-players" });
    face.names.forEach((name, seat) => {
        const lucky = face.view.lucky[seat] ?? "?";
        const line = `${name} · ${face.term("lucky")} ${lucky} · ${face.term("counts")}: ${face.view.counts[seat].join(", ")}`;
        list.append(make("li", { className: face.view.turn === seat && !face.result ? "nim-turn" : "" }, line));
    });
    return list;
}

function moves(face) {
    const row = make("div", { className: "nim-moves" });
    for (const offer of face.isActing ? (face.offers ?? []) : []) {
        const button = make("button", { type: "button" }, `${face.term("take")} ${offer.stones}`);
        button.addEventListener("click", () => face.send(offer));
        row.append(button);
    }
    return row;
}

export default {
    mount(root, face) {
        function update(now) {
            const heap = make("p", { className: "nim-count" }, `${now.term("heap")}: ${now.view.heap}`);
            root.replaceChildren(heap, stones(now.view.heap), players(now), moves(now));
        }
        update(face);
        return { update };
    },
};
