import type { QuizExercise } from "@alambic/contract";

import { bareReason, jointsLike } from "../../document/analysis/joinedAlike.ts";
import { reasonIn } from "../../document/analysis/reasonIn.ts";
import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";
import { plainText } from "../../texts/rich-text.ts";

/**
 * What is wrong with a question on why something is so: the right reason is the one that the quote gives, with its word;
 * the wrong ones stand elsewhere in the document, and are nowhere given for the same claim, whatever joins them to it.
 * Null for nothing, and for other questions.
 */
export function reasonFault(
  { content: { prompt, choices, correct_choice_ids: right } }: QuizExercise,
  quote: string,
  { language, pages }: ExtractedDocument,
): string | null {
  const asked = typeof prompt === "string" ? prompt : (prompt.at(-1)?.text ?? "");
  const found = reasonIn(quote, language, "wide");
  if (found === null || found.claim !== asked) return null;
  const joints = jointsLike(found.link, language).toSorted((a, b) => b.length - a.length);
  const wrong = choices.find(({ id, text }) => {
    const choice = plainText(text);
    if (right.includes(id)) return choice !== found.reason;
    const link = joints.find((joint) => choice.startsWith(joint));
    if (link === undefined) return true;
    const said = bareReason({ reason: choice, link });
    return (
      said === "" ||
      quote.includes(said) ||
      !pages.some(({ text: page }) => page.includes(said)) ||
      pages.some(({ text: page }) => isGivenFor(asked, said, page))
    );
  });
  return wrong === undefined ? null : plainText(wrong.text);
}

/** Whether a text gives a reason for a claim, with a word or two between them. */
function isGivenFor(claim: string, said: string, text: string): boolean {
  const longestLink = 30;
  return text
    .split(claim)
    .slice(1)
    .some((rest) => rest.slice(0, longestLink + said.length).includes(said));
}
