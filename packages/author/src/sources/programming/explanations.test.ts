import type { RichText } from "@alambic/contract";
import { describe, expect, it } from "vitest";

import { givesAway } from "../../hints/givesAway.ts";
import { outputIn } from "../../items/withOutput.ts";
import { createRandom } from "../../random/createRandom.ts";
import { loadTexts } from "../../texts/loadTexts.ts";
import { plainText } from "../../texts/rich-text.ts";
import { points } from "./points.ts";
import { programLesson } from "./programLesson.ts";
import { codeLanguages, programsOf } from "./programs.ts";

const texts = await loadTexts("en");
const sentences = points.map((point) =>
  texts.t(`author.programming.why.${point}`).replaceAll("`", ""),
);

describe.each(codeLanguages)("the programs of %s", (code) => {
  it("each say why they print what they print, code to be written among them", () => {
    const lessons = new Set(programsOf(code).map(({ lesson }) => lesson));
    for (const lesson of lessons) {
      const context = { language: "en", texts, random: createRandom(lesson) } as const;
      const { items } = programLesson(code, lesson).draft(context);
      const explained = items.filter(({ exercise }) => exercise.content_type !== "matching");
      expect(explained.length).toBeGreaterThan(5);
      for (const { exercise } of explained)
        expect(sentences.some((sentence) => explanationOf(exercise).endsWith(sentence))).toBe(true);
    }
  });

  it("are hinted at by what they show, and ask for the lines that they print", () => {
    const lessons = new Set(programsOf(code).map(({ lesson }) => lesson));
    for (const lesson of lessons) {
      const context = { language: "en", texts, random: createRandom(lesson) } as const;
      const { items } = programLesson(code, lesson).draft(context);
      for (const { exercise, hint } of items) {
        if (exercise.content_type === "matching") continue;
        const why = sentences.find((sentence) => explanationOf(exercise).endsWith(sentence)) ?? "";
        if (hint === undefined) expect(givesAway(why, exercise)).not.toBeNull();
        else expect(hint).toBe(why);
        if (exercise.content_type !== "code" || exercise.content.task.type === "output") continue;
        const lines = outputIn(exercise.content.prompt).split("\n").length;
        expect(plainText(exercise.content.prompt).includes("ine by line")).toBe(lines > 1);
      }
    }
  });

  it("are of one point where they differ in their values only", () => {
    const families = Map.groupBy(programsOf(code), ({ family }) => family);
    for (const programs of families.values())
      expect(new Set(programs.map(({ why }) => why)).size).toBe(1);
  });
});

it("names no point that no program shows", () => {
  const shown = new Set(codeLanguages.flatMap((code) => programsOf(code).map(({ why }) => why)));
  expect([...shown].toSorted()).toEqual([...points]);
});

function explanationOf({ content }: { readonly content: object }): string {
  const explanation: unknown = "explanation" in content ? content.explanation : "";
  return isText(explanation) ? plainText(explanation) : "";
}

function isText(value: unknown): value is RichText {
  return typeof value === "string" || Array.isArray(value);
}
