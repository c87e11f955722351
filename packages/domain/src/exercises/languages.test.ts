import { describe, expect, test } from "vitest";
import { parseExercise } from "./index.ts";

const vocabulary = {
  prompt: "Traduis.",
  lang: "de",
  directions: ["term_to_meaning"],
  mode: "typed",
  entries: [{ id: "house", terms: ["das Haus"], meanings: ["la maison"] }],
};
const freeAnswer = {
  prompt: "Explique.",
  model_answer: "Parce que.",
  key_points: [{ id: "a", text: "la pression" }],
};
const run = { text: "いえ" };

describe("a language that Intl cannot read is refused where it stands", () => {
  test.each([
    ["free_answer", { ...freeAnswer, lang: "Rgk-29" }, "content.lang"],
    [
      "free_answer",
      { ...freeAnswer, prompt: [{ ...run, lang: "nl-v1" }] },
      "content.prompt.0.lang",
    ],
    ["vocabulary", { ...vocabulary, lang: "en-GB-US" }, "content.lang"],
    ["vocabulary", { ...vocabulary, meaning_lang: "zh-min-nan" }, "content.meaning_lang"],
  ])("%s", (content_type, content, path) => {
    const error = [{ path, code: "malformed" }];
    expect(parseExercise({ content_type, content })).toMatchObject({ ok: false, error });
  });

  test.each(["ja", "zh-Hant-TW", "de-1996", "es-419", "qqq"])("%s is one", (lang) => {
    const value = { content_type: "vocabulary", content: { ...vocabulary, lang } };
    expect(parseExercise(value).ok).toBe(true);
  });
});
