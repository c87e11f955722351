import { expect, test } from "vitest";
import { completeSentences } from "./sentences.ts";

const text = "Bonjour Lina. Tu as 3,5 heures devant toi ! On commence par quoi ?";

test.each([
  ["", []],
  ["Bonjour", []],
  ["Bonjour Lina. Tu", ["Bonjour Lina."]],
  ["Bonjour Lina. Tu as 3,5", ["Bonjour Lina."]],
])("of %j while it is written", (written, sentences) => {
  expect(completeSentences(written, false, "fr")).toEqual(sentences);
});

test("all of them when it is finished", () => {
  expect(completeSentences(text, true, "fr")).toHaveLength(3);
});

test("a sentence once told stays the same however the text goes on", () => {
  const told = [...text].map((_, index) => completeSentences(text.slice(0, index), false, "fr"));
  const all = completeSentences(text, true, "fr");
  expect(told.every((sentences) => sentences.every((one, index) => one === all[index]))).toBe(true);
});
