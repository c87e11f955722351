import type { LessonBlock, RichText } from "@alambic/contract";
import type { Exercise } from "@alambic/domain/exercises";

import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { canTellLanguage, isClearlyOther } from "../../texts/detectLanguage.ts";

const quoted = /“[^“”]*”|«[^«»]*»|"[^"]*"|‘[^‘\n]*?’(?!\p{Letter})/gu;

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
  const isForeign = (text: string) => isClearlyOther(text, language);
  if (content_type === "lesson") {
    const paragraphs = content.blocks
      .flatMap(proseOf)
      .map((text) => ownWords(text, language))
      .filter(canTellLanguage);
    const foreign = paragraphs.filter(isForeign);
    return foreign.length * 2 > paragraphs.length ? foreign.join(" ") : null;
  }
  const said = [
    "prompt" in content ? content.prompt : undefined,
    "explanation" in content ? content.explanation : undefined,
  ];
  const texts = said.flatMap((text) => (text === undefined ? [] : [ownWords(text, language)]));
  return texts.filter(canTellLanguage).find(isForeign) ?? null;
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
