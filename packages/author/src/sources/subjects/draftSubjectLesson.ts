import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import type { ItemDraft } from "../../model/LessonDraft.ts";
import { withHint } from "../../hints/withHint.ts";
import { lessonText } from "../../items/simple-exercises.ts";
import type { Random } from "../../random/createRandom.ts";
import type { Texts } from "../../texts/loadTexts.ts";
import { plainText } from "../../texts/rich-text.ts";
import { withCode } from "../../texts/withCode.ts";
import type { Lesson } from "./Lesson.ts";
import { lessons } from "./subjects.ts";
import type { LessonId } from "./subjects.ts";

/** A lesson of a subject. */
export interface SubjectMaterial {
  readonly lesson: LessonId;
}

/** The rule with worked examples first, then the items that practise it. */
export function draftSubjectLesson(
  { lesson: id }: SubjectMaterial,
  language: InstructionLanguage,
  texts: Texts,
  random: Random,
): ItemDraft[] {
  const lesson: Lesson = lessons[id];
  const { blocks, items } = lesson.draft({ language, texts, random });
  const rule = withCode(texts.t(`author.course.${id}.key`));
  const hint = lesson.hint === undefined ? plainText(rule) : texts.t(lesson.hint);
  return [
    {
      title: texts.t("author.item.lesson"),
      exercise: lessonText([{ type: "callout", tone: "key", text: rule }, ...blocks]),
      source: null,
      provenance: { kind: "template", template: `course/${id}`, claims: [] },
    },
    ...items.map((item) => (item.hint === undefined ? withHint(item, hint) : item)),
  ];
}
