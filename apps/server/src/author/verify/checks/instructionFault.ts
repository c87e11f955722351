import type { LessonBlock, RichText } from "@alambic/contract";
import type { Exercise } from "@alambic/domain/exercises";

import type { InstructionLanguage } from "../../drafts.ts";
import { clearlyOther } from "../../texts/detectLanguage.ts";

/** Shorter ones do not tell their language. */
const fewestWords = 9;

const quoted = /“[^”]*”|«[^»]*»|"[^"]*"|‘.*?’(?!\p{Letter})/gu;

/**
 * What an exercise of a course on a language says to the learner in another language than that of
 * instruction: its prompt or explanation, or most paragraphs of a lesson. What stands in quotation
 * marks, or is marked as another language, is what is taught, and not looked at. Null where nothing is
 * wrong, as far as can be told.
 */
export function instructionFault(
  { content_type, content }: Exercise,
  language: InstructionLanguage,
): string | null {
  const isForeign = (text: string) => clearlyOther(text, language) !== null;
  if (content_type === "lesson") {
    const paragraphs = content.blocks
      .flatMap(proseOf)
      .map((text) => ownWords(text, language))
      .filter(isLong);
    const foreign = paragraphs.filter(isForeign);
    return foreign.length * 2 > paragraphs.length ? foreign.join(" ") : null;
  }
  const said = [
    "prompt" in content ? content.prompt : undefined,
    "explanation" in content ? content.explanation : undefined,
  ];
  const texts = said.flatMap((text) => (text === undefined ? [] : [ownWords(text, language)]));
  return texts.filter(isLong).find(isForeign) ?? null;
}

function isLong(text: string): boolean {
  return (text.match(/\p{Letter}+/gu) ?? []).length >= fewestWords;
}

function proseOf(block: LessonBlock): readonly RichText[] {
  return block.type === "paragraph" || block.type === "callout" ? [block.text] : [];
}

/** A text without what it quotes, and without its runs in another language. */
function ownWords(text: RichText, language: InstructionLanguage): string {
  const own =
    typeof text === "string"
      ? text
      : text
          .filter(({ lang }) => lang === undefined || lang === language)
          .map((run) => run.text)
          .join("");
  return own.replaceAll(quoted, " ");
}
