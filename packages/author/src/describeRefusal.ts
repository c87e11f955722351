import type { Refusal } from "./model/Refusal.ts";
import type { Texts } from "./texts/loadTexts.ts";

/** A refusal in words: why, and what to do next. */
export interface RefusalText {
  readonly reason: string;
  readonly nextStep: string;
}

/** Puts a refusal into the language of the texts. */
export function describeRefusal(refusal: Refusal, texts: Texts): RefusalText {
  const { code, values } = refusal;
  switch (code) {
    case "document_too_short":
      return {
        reason: texts.t("author.refusal.document_too_short", {
          words: Number(values["words"] ?? 0),
          minimum: Number(values["minimum"] ?? 0),
        }),
        nextStep: texts.t("author.refusal.document_too_short.next"),
      };
    case "language_not_covered":
      return {
        reason: texts.t("author.refusal.language_not_covered"),
        nextStep: texts.t("author.refusal.language_not_covered.next", {
          languages: String(values["languages"] ?? ""),
        }),
      };
    case "topic_not_covered":
    case "topic_too_vague":
    case "language_is_instruction_language":
    case "document_too_few_items":
      return {
        reason: texts.t(`author.refusal.${code}`),
        nextStep: texts.t(`author.refusal.${code}.next`),
      };
  }
}
