import { expect, test } from "vitest";
import { changedDraft, emptyDraft, parseDraft } from "./journalDraft.ts";

const draft = { ...emptyDraft("first"), content: "Le K se lit ka." };
const newId = () => "second";

test("a draft keeps its id while it is written, and gets another once it was sent and is changed", () => {
  expect(changedDraft(draft, { title: "Kana" }, newId)).toEqual({ ...draft, title: "Kana" });
  const sent = { ...draft, sentAt: "2026-11-26T10:00:00.000Z" };
  expect(changedDraft(sent, { title: "Kana" }, newId)).toEqual({
    ...draft,
    id: "second",
    title: "Kana",
  });
});

test("a draft that was sent is read back as it was sent, and what is none is refused", () => {
  const sent = { ...draft, sentAt: "2026-11-26T10:00:00.000Z" };
  expect(parseDraft(JSON.parse(JSON.stringify(sent)))).toEqual(sent);
  expect(parseDraft({ ...sent, content: 1 })).toBeNull();
});
