import type { LessonBlock } from "@alambic/contract";

import type { ItemDraft } from "../../../model/LessonDraft.ts";
import { furtherText } from "../../../theory/furtherText.ts";
import type { Texts } from "../../../texts/loadTexts.ts";
import { withCode } from "../../../texts/withCode.ts";
import { codeLanguages, codeOf, programsOf } from "../../programming/programs.ts";
import type { Program, ProgramLanguage } from "../../programming/programs.ts";
import type { LessonId } from "../subjects.ts";

const programsAtOnce = 3;

/**
 * Programs of a lesson that it has not shown, each with what it prints and why, the shortest first;
 * null for a lesson on something else.
 */
export function explainedPrograms(
  lesson: LessonId,
  existing: readonly ItemDraft[],
  texts: Texts,
): readonly ItemDraft[] | null {
  const language = codeLanguages.find((code) => lesson.startsWith(`${code}-`));
  if (language === undefined) return null;
  const programs = programsOf(language).filter(
    (program) => `${language}-${program.lesson}` === lesson,
  );
  const seen = JSON.stringify(existing.map(({ exercise, provenance }) => [exercise, provenance]));
  const isNew = (program: Program) => !seen.includes(JSON.stringify(codeOf(program)));
  const points = Map.groupBy(programs.filter(isNew), ({ why }) => why);
  // One for each point that a program can make, those made last time behind.
  const told = new Set(programs.filter((program) => !isNew(program)).map(({ why }) => why));
  const chosen = [...points.values()]
    .flatMap((group) => group.slice(0, 1))
    .toSorted(
      (one, other) =>
        Number(told.has(one.why)) - Number(told.has(other.why)) ||
        codeOf(one).length - codeOf(other).length,
    )
    .slice(0, programsAtOnce);
  return chosen.length === 0 ? [] : [textOf(chosen, language, texts)];
}

function textOf(programs: readonly Program[], language: ProgramLanguage, texts: Texts): ItemDraft {
  const blocks = programs.flatMap((program): LessonBlock[] => [
    { type: "code", language, code: codeOf(program) },
    {
      type: "code",
      language: "text",
      code: program.output,
      caption: texts.t("author.programming.printed"),
    },
    {
      type: "paragraph",
      text: withCode(texts.t(`author.programming.why.${program.why}`)),
    },
  ]);
  return furtherText(
    [
      { type: "heading", text: texts.t("author.theory.programs") },
      { type: "callout", tone: "tip", text: texts.t("author.theory.follow") },
      ...blocks,
    ],
    {
      kind: "template",
      template: language,
      claims: programs.map((program) => ({
        left: codeOf(program),
        right: program.output,
        holds: true,
      })),
    },
    texts,
  );
}
