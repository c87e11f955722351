import en from "@alambic/i18n/messages/en/dialogue";
import fr from "@alambic/i18n/messages/fr/dialogue";
import nl from "@alambic/i18n/messages/nl/dialogue";
import type { Texts } from "../texts.ts";

export { default } from "../../exercises/dialogue/index.ts";

export const texts: Texts = { en, fr, nl };
