import en from "@alambic/i18n/messages/en/vocabulary";
import fr from "@alambic/i18n/messages/fr/vocabulary";
import nl from "@alambic/i18n/messages/nl/vocabulary";
import type { Texts } from "../texts.ts";

export { default } from "../../exercises/vocabulary/index.ts";

export const texts: Texts = { en, fr, nl };
