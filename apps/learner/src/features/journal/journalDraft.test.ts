import { expect, test } from "vitest";
import { emptyDraft, isUntouched, parseDraft } from "./journalDraft.ts";

const draft = {
  ...emptyDraft("e-1"),
  mood: "neutral" as const,
  content: "Ça tient.",
  capsuleId: "c",
};

test("a draft comes back as it was", () => {
  expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  expect(parseDraft({ ...draft, mood: "great" })).toEqual({ ...draft, mood: null });
});

test.each([null, 3, "x", [], {}, { ...draft, content: 3 }])("%j is no draft", (stored) => {
  expect(parseDraft(stored)).toBeNull();
});

test("a draft is untouched until something is written or chosen", () => {
  expect(isUntouched(emptyDraft("e-1"))).toBe(true);
  expect(isUntouched({ ...emptyDraft("e-1"), mood: "negative" })).toBe(false);
  expect(isUntouched({ ...emptyDraft("e-1"), content: "x" })).toBe(false);
});
