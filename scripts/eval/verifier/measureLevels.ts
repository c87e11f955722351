import type { InstructionLanguage } from "../../../packages/author/src/model/InstructionLanguage.ts";
import { verifyLesson } from "../../../packages/author/src/index.ts";
import { languageOfSkill } from "../../../packages/author/src/model/taught-languages.ts";
import { createRandom } from "../../../packages/author/src/random/createRandom.ts";
import { draftAll } from "../../../packages/author/src/testing/draftAll.ts";
import { plantHardSentence } from "../../../packages/author/src/testing/faultsOfLevel.ts";
import { languageRequest } from "../../../packages/author/src/testing/requests.ts";
import type { Measured } from "./Planted.ts";

/** Each language that is taught, to readers of one. */
const courses: readonly (readonly [skill: string, own: InstructionLanguage])[] = [
  ["english", "fr"],
  ["french", "nl"],
  ["dutch", "en"],
  ["german", "fr"],
  ["spanish", "en"],
  ["italian", "nl"],
  ["portuguese", "fr"],
  ["japanese", "en"],
];

const lessonsOfCourse = 8;

/** Lessons of A1 held to their level, and each item with a sentence of B2 in place of a text. */
export async function measureLevels(): Promise<Measured> {
  const measured = await Promise.all(courses.map(measureCourse));
  return {
    passed: measured.flatMap(({ passed }) => passed),
    planted: measured.flatMap(({ planted }) => planted),
  };
}

async function measureCourse([skill, own]: (typeof courses)[number]): Promise<Measured> {
  const language = languageOfSkill(skill);
  if (language === null) throw new Error(`No data set holds ${skill}`);
  const request = languageRequest(skill, own, `${skill} A1`);
  const random = createRandom(`sentences of B2 in ${skill}`);
  const target = { language, level: "A1", taught: [] } as const;
  const lessons = random
    .sample(await draftAll(request), lessonsOfCourse)
    .map((draft) => ({ ...draft, target }));
  return {
    passed: lessons.flatMap((lesson) => {
      const { accepted } = verifyLesson(lesson, request);
      return lesson.items.map((item) => accepted.includes(item));
    }),
    planted: lessons.flatMap((lesson) =>
      lesson.items
        .flatMap((item) => plantHardSentence(item, language, random))
        .map((item) => {
          const { rejected } = verifyLesson({ ...lesson, items: [item] }, request);
          const reasons = rejected.flatMap((each) => each.reasons);
          const caught = reasons.some(({ code }) => code === "above_level");
          return { fault: `sentence of B2 in a lesson of A1, ${skill}`, caught };
        }),
    ),
  };
}
