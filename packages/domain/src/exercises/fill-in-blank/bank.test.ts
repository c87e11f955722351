import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { wordBankExercises } from "../../testing/placing-exercises.ts";
import { parseExercise, parseResponse, scoreResponse } from "../index.ts";
import { placementOf, responseOf } from "./index.ts";

const segments = [
  { type: "gap" as const, id: "g", answers: ["à", "au"] },
  { type: "gap" as const, id: "h", answers: ["été"] },
];
const content = { prompt: "Complète.", segments, bank: ["ete", "à", "au", "été"] };
const exercise = { content_type: "fill_in_blank" as const, content };

function given(...texts: string[]) {
  const gaps = texts.map((text, at) => ({ id: segments[at]?.id ?? "", text }));
  return { content_type: "fill_in_blank" as const, gaps };
}

describe("rules", () => {
  test.each([
    [
      "a bank without the word of a gap",
      ["ete", "au", "à"],
      "content.segments.1.answers.0",
      "not_in_bank",
    ],
    ["a blank word", [...content.bank, " "], "content.bank.4", "blank"],
  ])("refuse %s", (_, bank, path, code) => {
    const value = { ...exercise, content: { ...content, bank } };
    expect(parseExercise(value)).toMatchObject({ ok: false, error: [{ path, code }] });
  });

  test.each([
    ["a word that is not in the bank", given("de", "été"), "gaps.0.text"],
    ["a word used once too often", given("au", "au"), "gaps.1.text"],
  ])("refuse %s", (_, response, path) => {
    expect(parseResponse(exercise, response)).toMatchObject({
      ok: false,
      error: [{ path, code: "not_in_bank" }],
    });
  });
});

test.each([
  [given("au", "été"), 1],
  [given("à", "été"), 1],
  [given("à", "ete"), 0.5],
])("a word is chosen, not spelled: %j is worth %d", (response, score) => {
  expect(scoreResponse(exercise, response, { locale: "fr" })).toMatchObject({ score, notes: [] });
});

test("a response is a placement and back again, with words that stand in the bank twice", () => {
  fc.assert(
    fc.property(wordBankExercises, ({ content: made }) => {
      const gaps = made.segments.flatMap((part) =>
        part.type === "gap" ? [{ id: part.id, text: part.answers[0] ?? "" }] : [],
      );
      const response = { content_type: "fill_in_blank" as const, gaps };
      expect(responseOf(made, placementOf(made, response))).toEqual(response);
    }),
    { seed: 5 },
  );
});
