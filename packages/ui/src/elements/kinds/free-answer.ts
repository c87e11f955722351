import en from "@alambic/i18n/messages/en/freeAnswer";
import fr from "@alambic/i18n/messages/fr/freeAnswer";
import nl from "@alambic/i18n/messages/nl/freeAnswer";
import type { Texts } from "../texts.ts";

export { default } from "../../exercises/free-answer/index.ts";

export const texts: Texts = { en, fr, nl };
