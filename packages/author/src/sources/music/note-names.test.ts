import { expect, it } from "vitest";

import { draftSubjectLesson } from "../subjects/draftSubjectLesson.ts";
import { createRandom } from "../../random/createRandom.ts";
import { loadTexts } from "../../texts/loadTexts.ts";

it.each(["en", "fr", "nl"] as const)("names no note in its hints, in %s", async (language) => {
  const texts = await loadTexts(language);
  const [, ...asked] = draftSubjectLesson(
    { lesson: "note-names" },
    language,
    texts,
    createRandom("notes"),
  );
  expect(asked.length).toBeGreaterThan(5);
  const note = /^(?:[A-G]|do|sol|la)$/u;
  for (const { hint = "la" } of asked)
    expect(hint.split(/[^\p{Letter}]+/u).filter((word) => note.test(word))).toEqual([]);
});
