import type { ItemDraft } from "../../../model/LessonDraft.ts";
import { factTables } from "../../facts/FactTable.ts";
import type { FactTable } from "../../facts/FactTable.ts";
import type { TheoryContext } from "../../../model/CourseSource.ts";
import type { SubjectMaterial } from "../draftSubjectLesson.ts";
import type { Lesson } from "../Lesson.ts";
import { lessons } from "../subjects.ts";
import { answeredQuestions } from "./answeredQuestions.ts";
import { explainedPrograms } from "./explainedPrograms.ts";
import { portraitTexts } from "./portraitTexts.ts";

/** Lessons drawn anew to find questions that the learner has not met. */
const redraws = 3;

/** Programs with their reason, portraits of what a lesson names, or questions with their answers. */
export function subjectTheory(
  { lesson: id }: SubjectMaterial,
  { language, texts, random, existing }: TheoryContext,
): readonly ItemDraft[] {
  const lesson: Lesson = lessons[id];
  const programs = explainedPrograms(id, existing, texts);
  if (programs !== null) return programs;
  const items = Array.from({ length: redraws }, (_, index) =>
    lesson.draft({ language, texts, random: random.fork(`${index}`) }),
  ).flatMap((drawn) => drawn.items);
  const portraits = factTables.flatMap((table) =>
    portraitTexts(table, namesIn(items, table), language, texts),
  );
  return portraits.length > 0 ? portraits : answeredQuestions(id, items, existing, texts);
}

const elementRules = [
  "chemistry-number",
  "chemistry-period",
  "chemistry-group",
  "chemistry-family",
];

/** The countries or elements that the claims of items ask about, in the order of the items. */
function namesIn(items: readonly ItemDraft[], table: FactTable): readonly string[] {
  const isAbout = (rule: string) =>
    table === "elements" ? elementRules.includes(rule) : rule.startsWith("geography-");
  return [
    ...new Set(
      items.flatMap(({ provenance }) =>
        provenance.kind === "template" && isAbout(provenance.template)
          ? provenance.claims.map(({ left }) => left)
          : [],
      ),
    ),
  ];
}
