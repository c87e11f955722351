import { parseLanguageMaterial } from "../LanguageMaterial.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { ItemDraft } from "../../../model/LessonDraft.ts";
import { createRandom } from "../../../random/createRandom.ts";
import { loadTexts } from "../../../texts/loadTexts.ts";
import { plainText } from "../../../texts/rich-text.ts";
import { taughtLanguages } from "../../../model/taught-languages.ts";
import { draftArticleLesson } from "./draftArticleLesson.ts";
import { draftWordLesson } from "./draftWordLesson.ts";
import { planArticles } from "./planArticles.ts";
import { lessonsOfTheme } from "./planWords.ts";
import { themes } from "./WordSet.ts";

const own = fc.constantFrom("en", "fr", "nl");
const anyLesson = fc.record({
  own,
  lang: fc.constantFrom(...taughtLanguages),
  theme: fc.constantFrom(...themes),
  pick: fc.nat(),
  seed: fc.string(),
});

type Drawn = typeof anyLesson extends fc.Arbitrary<infer Value> ? Value : never;

async function draft({ own: language, lang, theme, pick, seed }: Drawn): Promise<ItemDraft[]> {
  const texts = await loadTexts(language);
  const lessons = lessonsOfTheme(theme, lang, language, texts);
  const { material } = lessons[pick % lessons.length] ?? {};
  if (material === undefined) throw new Error("No words");
  return draftWordLesson(material, language, texts, createRandom(seed));
}

describe("draftWordLesson", () => {
  it("never offers two choices that read alike, whatever the language and the draw", async () => {
    await fc.assert(
      fc.asyncProperty(anyLesson, async (drawn) => {
        for (const { exercise } of await draft(drawn)) {
          if (exercise.content_type !== "quiz") continue;
          const shown = exercise.content.choices.map(({ text }) => plainText(text));
          expect(new Set(shown).size).toBe(shown.length);
        }
      }),
      { seed: 3, numRuns: 150 },
    );
  });

  it("repeats itself for the same seed", async () => {
    await fc.assert(
      fc.asyncProperty(anyLesson, async (drawn) => {
        expect(await draft(drawn)).toEqual(await draft(drawn));
      }),
      { seed: 5, numRuns: 20 },
    );
  });

  it("marks foreign words with their language", async () => {
    const items = await draft({ own: "fr", lang: "nl", theme: "farm", pick: 0, seed: "marks" });
    const quiz = items.find(({ exercise }) => exercise.content_type === "matching")?.exercise;
    if (quiz?.content_type !== "matching") throw new Error("No matching");
    for (const { text } of quiz.content.left)
      expect(text).toEqual([{ text: expect.stringMatching(/^(?:de|het) /), lang: "nl" }]);
  });

  it("shows pictures and no translation in the language that is learned", async () => {
    const items = await draft({ own: "fr", lang: "fr", theme: "house", pick: 0, seed: "own" });
    const types = items.map(({ exercise }) => exercise.content_type);
    expect(types).not.toContain("matching");
    expect(types.filter((type) => type === "short_answer").length).toBeGreaterThanOrEqual(3);
  });
});

describe("words with their articles", () => {
  it("are sorted by them, and typed with them", async () => {
    const items = await draft({ own: "en", lang: "de", theme: "house", pick: 0, seed: "articles" });
    const kinds = items.map(({ exercise }) => exercise.content_type);
    expect(kinds).toContain("categorization");
    const typed = items.at(-1)?.exercise;
    if (typed?.content_type !== "vocabulary") throw new Error("No words to write");
    expect(typed.content.mode).toBe("typed");
    for (const { terms } of typed.content.entries) expect(terms[0]).toMatch(/^(?:der|die|das) /);
  });

  it("make lessons of their own", async () => {
    const texts = await loadTexts("en");
    const plan = planArticles("nl", "en", texts);
    expect(plan.lessons.length).toBeGreaterThanOrEqual(10);
    for (const lesson of plan.lessons) {
      const material = parseLanguageMaterial(lesson.material);
      if (material?.kind !== "articles") throw new Error("No articles");
      const items = draftArticleLesson(material, "en", texts, createRandom("own"));
      const written = items.flatMap(({ exercise }) =>
        exercise.content_type === "fill_in_blank" ? exercise.content.segments : [],
      );
      const answers = written.flatMap((part) => (part.type === "gap" ? part.answers : []));
      expect(answers).toHaveLength(3);
      for (const answer of answers) expect(["de", "het"]).toContain(answer);
    }
  });
});
