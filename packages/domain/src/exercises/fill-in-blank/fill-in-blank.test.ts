import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fillInBlankExercises } from "../../testing/exercises.ts";
import { correctResponse, parseExercise, scoreResponse } from "../index.ts";

const gap = { type: "gap" as const, id: "g", answers: ["été"] };

describe("rules", () => {
  test.each([
    ["a text without a gap", [{ type: "text", text: "Rien." }], "content.segments", "no_gap"],
    ["two gaps of one id", [gap, gap], "content.segments.1.id", "duplicate_id"],
    [
      "a blank answer",
      [{ ...gap, answers: ["été", " "] }],
      "content.segments.0.answers.1",
      "blank",
    ],
    [
      "an answer that nobody could type",
      [{ ...gap, answers: ["\u00AD \u200D"] }],
      "content.segments.0.answers.0",
      "blank",
    ],
  ])("refuse %s", (_, segments, path, code) => {
    const value = { content_type: "fill_in_blank", content: { prompt: "?", segments } };
    expect(parseExercise(value)).toMatchObject({ ok: false, error: [{ path, code }] });
  });
});

test("a right answer with a slip counts in full and is noted", () => {
  const exercise = {
    content_type: "fill_in_blank" as const,
    content: { prompt: "?", segments: [gap] },
  };
  const given = { content_type: "fill_in_blank" as const, gaps: [{ id: "g", text: "ete" }] };
  expect(scoreResponse(exercise, given, { locale: "fr" })).toMatchObject({
    score: 1,
    notes: [{ id: "g", kind: "accents", expected: "été" }],
  });
});

test("each gap that is filled rightly adds its share", () => {
  fc.assert(
    fc.property(fillInBlankExercises, fc.nat(), (exercise, cut) => {
      const key = correctResponse(exercise);
      if (key?.content_type !== "fill_in_blank") throw new Error("No key.");
      const kept = cut % (key.gaps.length + 1);
      const given = { ...key, gaps: key.gaps.slice(0, kept) };
      const { score } = scoreResponse(exercise, given, { locale: "fr" });
      expect(score).toBeCloseTo(kept / key.gaps.length);
    }),
    { seed: 9 },
  );
});
