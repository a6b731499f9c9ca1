// Where we are: the path of the address, changed without loading the page anew.

class Route {
    path = $state(globalThis.location?.pathname ?? "/");
    search = $state(globalThis.location?.search ?? "");
    /** The parts of the path: `/t/abc` is ["t", "abc"]. */
    parts = $derived(this.path.split("/").filter(Boolean).map(decodeURIComponent));

    /** Goes to an address of ours, as a link would. */
    go(address: string): void {
        history.pushState(null, "", address);
        this.#here();
        scrollTo(0, 0);
    }

    /** Follows the browser's back and forward, and clicks on links to our own pages. */
    listen(): () => void {
        const back = () => this.#here();
        const clicked = (event: MouseEvent) => this.#clicked(event);
        addEventListener("popstate", back);
        document.addEventListener("click", clicked);
        return () => {
            removeEventListener("popstate", back);
            document.removeEventListener("click", clicked);
        };
    }

    #here(): void {
        this.path = location.pathname;
        this.search = location.search;
    }

    #clicked(event: MouseEvent): void {
        if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey)
            return;
        const link = event.target instanceof Element ? event.target.closest("a") : null;
        if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
        if (!isOurs(link.pathname) || (link.hash && link.pathname === location.pathname)) return;
        event.preventDefault();
        this.go(link.pathname + link.search + link.hash);
    }
}

/** Whether the app itself shows this path; the interface and the files are the server's. */
function isOurs(path: string): boolean {
    return !/^\/(api|assets|ws|openapi\.json)(\/|$)/.test(path);
}

export const route = new Route();
