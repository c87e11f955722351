import { expect, test } from "vitest";
import fillInBlank from "./fill-in-blank/index.ts";
import type { ReadPlayable } from "./playable.ts";
import quiz from "./quiz/index.ts";
import { exerciseOf } from "./testing/atoms.ts";
import type { ExerciseName } from "./testing/atoms.ts";
import trueFalse from "./true-false/index.ts";

function playableOf(read: ReadPlayable, name: ExerciseName) {
  const result = read(exerciseOf(name).content);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

test.each([
  ["quiz", quiz, ["これは ほんですか"]],
  ["fillInBlank", fillInBlank, ["renouvelée", "reconduite", "une fois"]],
  ["trueFalse", trueFalse, []],
] as const)("knows the words of the answer: %s", (name, read, words) => {
  expect(playableOf(read, name).answerWords).toEqual(words);
});

test.each([
  ["quiz", quiz],
  ["fillInBlank", fillInBlank],
] as const)("its own right answer is complete and scores in full: %s", async (name, read) => {
  const { isComplete, judge } = playableOf(read, name);
  const { key, score } = await judge();
  expect(isComplete(null)).toBe(false);
  expect(isComplete(key)).toBe(true);
  expect(key && score(key, { locale: "fr" })).toMatchObject({ score: 1, correct: true });
});

test("content that is not sound is refused with where and why", () => {
  expect(quiz({ prompt: "?" })).toMatchObject({
    ok: false,
    error: [{ path: "content.multiple", code: "missing" }, {}, {}],
  });
});
