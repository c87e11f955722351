import en from "@alambic/i18n/messages/en/dialogue";
import fr from "@alambic/i18n/messages/fr/dialogue";
import nl from "@alambic/i18n/messages/nl/dialogue";

export { default } from "../../exercises/dialogue/index.ts";

export const texts = { en, fr, nl };
