import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { ItemDraft } from "../../model/LessonDraft.ts";
import { createRandom } from "../../random/createRandom.ts";
import { loadTexts } from "../../texts/loadTexts.ts";
import { plainText } from "../../texts/rich-text.ts";
import { claimHolds } from "../../verify/arithmetic/claimHolds.ts";
import { draftArithmeticLesson } from "./draftArithmeticLesson.ts";
import { isLessonId, lessons } from "./lessons.ts";

const ids = Object.keys(lessons).filter(isLessonId);
const languages = ["en", "fr", "nl"] as const;

async function draft(id: (typeof ids)[number], seed: string, language: "en" | "fr" | "nl") {
  const texts = await loadTexts(language);
  return draftArithmeticLesson({ lesson: id, table: null }, texts, createRandom(seed));
}

function claimsOf(item: ItemDraft) {
  return item.provenance.kind === "template" ? item.provenance.claims : [];
}

describe.each(ids)("the lesson %s", (id) => {
  it("makes only claims that recompute, whatever the seed", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.constantFrom(...languages), async (seed, language) => {
        for (const item of await draft(id, seed, language))
          for (const claim of claimsOf(item))
            expect([claim, claimHolds(claim, language)]).toEqual([claim, claim.holds]);
      }),
      { seed: 11, numRuns: 25 },
    );
  });

  it("starts with a text and goes on with at least seven tasks", async () => {
    const items = await draft(id, "any", "fr");
    expect(items[0]?.exercise.content_type).toBe("lesson");
    expect(items.length).toBeGreaterThanOrEqual(8);
    expect(
      new Set(
        items
          .slice(1)
          .map(claimsOf)
          .map((claims) => JSON.stringify(claims)),
      ).size,
    ).toBe(items.length - 1);
  });

  it("offers distinct choices of which one is right", async () => {
    for (const { exercise } of await draft(id, "choices", "nl")) {
      if (exercise.content_type !== "quiz") continue;
      const shown = exercise.content.choices.map(({ text }) => plainText(text));
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown.length).toBeGreaterThanOrEqual(3);
      expect(exercise.content.correct_choice_ids).toHaveLength(1);
    }
  });

  it("drafts the same again", async () => {
    expect(await draft(id, "again", "en")).toEqual(await draft(id, "again", "en"));
  });
});

describe("the worked examples", () => {
  const examplesOf = async (id: (typeof ids)[number], language: "en" | "fr" | "nl") => {
    const [introduction] = await draft(id, "any", language);
    if (introduction?.exercise.content_type !== "lesson") throw new TypeError("No text");
    const { blocks } = introduction.exercise.content;
    return blocks.flatMap((block) => (block.type === "paragraph" ? [plainText(block.text)] : []));
  };

  it.each([
    ["en", /^What is \d\/\d of \d+\?$/u],
    ["fr", /^Combien vaut \d\/\d de \d+\u202F\?$/u],
    ["nl", /^Hoeveel is \d\/\d van \d+\?$/u],
  ] as const)("say what is asked before how it is found (%s)", async (language, task) => {
    const [asked, found] = await examplesOf("frac-of", language);
    expect(asked).toMatch(task);
    const [fraction, whole] = (asked ?? "").match(/\d+(?:\/\d)?/gu) ?? [];
    const [top, bottom] = (fraction ?? "").split("/");
    expect(found).toMatch(new RegExp(`^${whole} ÷ ${bottom} = \\d+ → ${top} × `, "u"));
  });

  it("leave a task out that their working begins with", async () => {
    expect(await examplesOf("add-carry", "fr")).toEqual([]);
  });
});
