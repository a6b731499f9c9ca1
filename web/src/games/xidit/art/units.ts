// The five units, drawn around (0, 0) on about 24 units.

interface UnitArt {
    body: string;
    /** The right half, a little darker. */
    shade: string;
    sign: string;
}

export const UNIT_ART: Record<string, UnitArt> = {
    // A round token with a pitchfork
    militia: {
        body: "M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0Z",
        shade: "M0-11a11 11 0 0 1 0 22Z",
        sign: "M0 7.500V-6.500M-4.500-6.500v3.500a4.500 4.500 0 0 0 9 0v-3.500",
    },
    // A leaf with bow and arrow
    archer: {
        body: "M0-12C9-8 12-1 9 11H-9C-12-1-9-8 0-12Z",
        shade: "M0-12C9-8 12-1 9 11H0Z",
        sign: "M-2.500-5.500C6-4 6 6 -2.500 7.500ZM-6 1H6.500",
    },
    // A shield with a sword
    infantry: {
        body: "M-10-11H10V1C10 7 5 10 0 12C-5 10-10 7-10 1Z",
        shade: "M0-11H10V1C10 7 5 10 0 12Z",
        sign: "M0-7V6M-4.500 1.500H4.500",
    },
    // A chapel with a cross
    cleric: {
        body: "M-10-4.500 0-12.500 10-4.500V11H-10Z",
        shade: "M0-12.500 10-4.500V11H0Z",
        sign: "M0-6V7.500M-4.500-1.500H4.500",
    },
    // A diamond with a star
    mage: {
        body: "M0-13 12 0 0 13-12 0Z",
        shade: "M0-13 12 0 0 13Z",
        sign: "M0-6.800 1.700-2.100 6.600-2 2.700 1.100 4.100 5.900 0 3.100-4.100 5.900-2.700 1.100-6.600-2-1.700-2.100Z",
    },
};
