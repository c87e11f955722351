import { describe, expect, it } from "vitest";

import { createRandom } from "../../../random/createRandom.ts";
import { loadTexts } from "../../../texts/loadTexts.ts";
import { draftKanaLesson } from "./draftKanaLesson.ts";
import { kanaLessons, knownSigns, signsOf } from "./KanaLesson.ts";
import { rowsOf, scripts } from "./signs.ts";

const parts = ["plain", "voiced"] as const;

describe("the signs", () => {
  it("are the 46 of each script, then 25 voiced and 33 combined ones", () => {
    for (const script of scripts) {
      expect(rowsOf(script, "plain").flat()).toHaveLength(46);
      expect(rowsOf(script, "voiced").flat()).toHaveLength(58);
    }
  });

  it("are read as learners write them", () => {
    const readings = new Map(
      [...rowsOf("hiragana", "plain"), ...rowsOf("katakana", "voiced")]
        .flat()
        .map(({ text, reading }) => [text, reading]),
    );
    expect(
      ["し", "つ", "ふ", "を", "ん", "ジ", "シャ", "チョ"].map((sign) => readings.get(sign)),
    ).toEqual(["shi", "tsu", "fu", "wo", "n", "ji", "sha", "cho"]);
  });
});

describe.each(scripts)("the lessons of %s", (script) => {
  it("teach every sign once and review it", () => {
    for (const part of parts) {
      const lessons = kanaLessons(script, part);
      const taught = lessons.filter(({ review }) => !review).flatMap(signsOf);
      expect(taught).toEqual(rowsOf(script, part).flat());
      const reviewed = new Set(
        lessons
          .filter(({ review }) => review)
          .flatMap(signsOf)
          .map(({ text }) => text),
      );
      expect(reviewed.size).toBeGreaterThan(taught.length * 0.6);
    }
  });

  it("ask only for signs that are known", async () => {
    const texts = await loadTexts("en");
    for (const part of parts)
      for (const lesson of kanaLessons(script, part)) {
        const known = new Set(
          knownSigns(lesson).flatMap(({ text }) => [...text.split(""), text, "ー"]),
        );
        for (const { exercise, provenance } of draftKanaLesson(
          lesson,
          "en",
          texts,
          createRandom("known"),
        )) {
          if (provenance.kind !== "data" || provenance.dataSet === "vocabulary") continue;
          expect(exercise.content_type).toBeTruthy();
          for (const entry of provenance.entries) expect(known).toContain(entry);
        }
      }
  });

  it("hold whole words once there are signs for them", async () => {
    const texts = await loadTexts("fr");
    const [, , , review] = kanaLessons(script, "plain");
    if (review === undefined) throw new Error("No review");
    const items = draftKanaLesson(review, "fr", texts, createRandom("words"));
    expect(
      items.filter(
        ({ provenance }) => provenance.kind === "data" && provenance.dataSet === "vocabulary",
      ).length,
    ).toBeGreaterThan(0);
  });
});
