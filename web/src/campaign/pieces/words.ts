// The words of this room; that of odds uses some of them, too.
import de from "./texts.de.ftl?raw";
import en from "./texts.en.ftl?raw";

export const WORDS = { en, de };
