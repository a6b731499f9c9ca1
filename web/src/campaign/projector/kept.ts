// The link of a projector, apart from those of people: the machine it stands on plays for nobody.
const KEPT = "tafelrunde.projector";
const SECRET = /^#[\w-]{16,128}$/;

function key(campaign: string): string {
    return `${KEPT} ${campaign}`;
}

/** Takes the secret out of the address, if there is one, and keeps it; gives the one that counts. */
export function wallLink(campaign: string): string {
    if (SECRET.test(location.hash)) {
        localStorage.setItem(key(campaign), location.hash.slice(1));
        history.replaceState(history.state, "", location.pathname + location.search);
    }
    return localStorage.getItem(key(campaign)) ?? "";
}

export function forgetWallLink(campaign: string): void {
    localStorage.removeItem(key(campaign));
}
