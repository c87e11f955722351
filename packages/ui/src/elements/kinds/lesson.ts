import enCode from "@alambic/i18n/messages/en/code";
import enMaths from "@alambic/i18n/messages/en/maths";
import frCode from "@alambic/i18n/messages/fr/code";
import frMaths from "@alambic/i18n/messages/fr/maths";
import nlCode from "@alambic/i18n/messages/nl/code";
import nlMaths from "@alambic/i18n/messages/nl/maths";
import type { Texts } from "../texts.ts";

export { default } from "../../exercises/lesson/index.ts";

/** A text may show code and formulas. */
export const texts: Texts = {
  en: { ...enCode, ...enMaths },
  fr: { ...frCode, ...frMaths },
  nl: { ...nlCode, ...nlMaths },
};
