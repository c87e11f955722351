import { expect, test } from "vitest";
import { emptyDraft, isUntouched, parseDraft } from "./journalDraft.ts";
import { newEntryId } from "./newEntryId.ts";

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

test("ids are UUIDs, each another one", () => {
  const ids = Array.from({ length: 200 }, newEntryId);
  expect(new Set(ids).size).toBe(200);
  for (const id of ids) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/u);
  }
});
