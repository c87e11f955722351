import en from "@alambic/i18n/messages/en/character";
import fr from "@alambic/i18n/messages/fr/character";
import nl from "@alambic/i18n/messages/nl/character";
import type { Texts } from "../texts.ts";

export { default } from "../../exercises/character/index.ts";

export const texts: Texts = { en, fr, nl };
