import en from "@alambic/i18n/messages/en/numeric";
import fr from "@alambic/i18n/messages/fr/numeric";
import nl from "@alambic/i18n/messages/nl/numeric";
import type { Texts } from "../texts.ts";

export { default } from "../../exercises/numeric/index.ts";

export const texts: Texts = { en, fr, nl };
