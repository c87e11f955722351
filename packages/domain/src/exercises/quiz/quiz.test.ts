import { describe, expect, test } from "vitest";
import { parseExercise, parseResponse, scoreResponse } from "../index.ts";

const choices = ["a", "b", "c"].map((id) => ({ id, text: id }));
const content = { prompt: "?", multiple: false, choices, correct_choice_ids: ["a"] };

function scoreOf(exercise: Parameters<typeof scoreResponse>[0], ids: string[]): number {
  return scoreResponse(exercise, { content_type: "quiz", choice_ids: ids }, { locale: "fr" }).score;
}

describe("rules", () => {
  test.each([
    [
      "two choices of one id",
      { choices: [...choices, { id: "a", text: "d" }] },
      "content.choices.3.id",
      "duplicate_id",
    ],
    [
      "a key that names no choice",
      { correct_choice_ids: ["z"] },
      "content.correct_choice_ids.0",
      "unknown_id",
    ],
    [
      "a key given twice",
      { multiple: true, correct_choice_ids: ["a", "a"] },
      "content.correct_choice_ids.1",
      "duplicate_id",
    ],
    [
      "two keys for a single choice",
      { correct_choice_ids: ["a", "b"] },
      "content.correct_choice_ids",
      "one_choice",
    ],
  ])("refuse %s", (_, change, path, code) => {
    const result = parseExercise({ content_type: "quiz", content: { ...content, ...change } });
    expect(result).toMatchObject({ ok: false, error: [{ path, code }] });
  });

  test.each([
    ["two choices at once", ["a", "b"], "one_choice"],
    ["a choice that is not there", ["z"], "unknown_id"],
  ])("refuse a response with %s", (_, ids, code) => {
    const given = { content_type: "quiz", choice_ids: ids };
    const result = parseResponse({ content_type: "quiz", content }, given);
    expect(result).toMatchObject({ ok: false, error: [{ code }] });
  });
});

test("picking everything is worth nothing where half is wrong", () => {
  const four = [...choices, { id: "d", text: "d" }];
  const exercise = {
    content_type: "quiz" as const,
    content: { ...content, multiple: true, choices: four, correct_choice_ids: ["a", "b"] },
  };
  expect(scoreOf(exercise, ["a", "b", "c", "d"])).toBe(0);
  expect(scoreOf(exercise, ["a", "b", "c"])).toBe(0.5);
  expect(scoreOf(exercise, ["a"])).toBe(0.5);
});
