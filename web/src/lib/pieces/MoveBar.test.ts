import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import MoveBar from "./MoveBar.svelte";

describe("the move bar", () => {
    afterEach(cleanup);

    function shown(more: object = {}) {
        const onconfirm = vi.fn();
        const ontakeback = vi.fn();
        const view = render(MoveBar, {
            words: "Treasurer: take 2 gold",
            ready: true,
            onconfirm,
            ontakeback,
            ...more,
        });
        return { onconfirm, ontakeback, view };
    }

    it("confirms by button and by Enter, and takes back by Escape", async () => {
        const { onconfirm, ontakeback } = shown();
        await fireEvent.click(screen.getByRole("button", { name: /Confirm/ }));
        await fireEvent.keyDown(document.body, { key: "Enter" });
        expect(onconfirm).toHaveBeenCalledTimes(2);
        await fireEvent.keyDown(document.body, { key: "Escape" });
        expect(ontakeback).toHaveBeenCalledTimes(1);
    });

    it("leaves Enter to a control that has the focus, but not Ctrl and Enter", async () => {
        const { onconfirm } = shown();
        const button = document.body.appendChild(document.createElement("button"));
        await fireEvent.keyDown(button, { key: "Enter" });
        expect(onconfirm).not.toHaveBeenCalled();
        await fireEvent.keyDown(button, { key: "Enter", ctrlKey: true });
        expect(onconfirm).toHaveBeenCalledTimes(1);
        button.remove();
    });

    it("confirms nothing that is not whole", async () => {
        const { onconfirm } = shown({ ready: false });
        await fireEvent.keyDown(document.body, { key: "Enter" });
        expect(onconfirm).not.toHaveBeenCalled();
        expect(screen.getByRole<HTMLButtonElement>("button", { name: /Confirm/ }).disabled).toBe(true);
    });

    it("shows the rule that forbids a move and leads to it", async () => {
        const showRule = vi.fn();
        shown({ forbidden: { rule: "KB-5.7", text: "Taken." }, showRule });
        expect(screen.getByRole("status").textContent).toContain("Taken.");
        await fireEvent.click(screen.getByRole("button", { name: /KB-5.7/ }));
        expect(showRule).toHaveBeenCalledWith("KB-5.7");
    });
});
