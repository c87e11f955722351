import en from "@alambic/i18n/messages/en/code";
import fr from "@alambic/i18n/messages/fr/code";
import nl from "@alambic/i18n/messages/nl/code";
import type { Texts } from "../texts.ts";

export { default } from "../../exercises/code/index.ts";

export const texts: Texts = { en, fr, nl };
