import en from "@alambic/i18n/messages/en/numeric";
import fr from "@alambic/i18n/messages/fr/numeric";
import nl from "@alambic/i18n/messages/nl/numeric";

export { default } from "../../exercises/numeric/index.ts";

export const texts = { en, fr, nl };
