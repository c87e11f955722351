import { begunDraft, stepDraft } from "@alambic/domain/drafts";
import { expect, test } from "vitest";
import { parseKept } from "./parseKept.ts";
import type { NoteDraft } from "./KeptNote.ts";

const draft: NoteDraft = {
  title: "Kana",
  content: { type: "doc", content: [{ type: "paragraph" }] },
  font: "serif",
  font_size: "large",
};

test("a note that waits is read back as it was left, also half sent", () => {
  const begun = stepDraft(begunDraft("0199f0a2-0000-7000-8000-000000000001", draft), {
    kind: "due",
  });
  const kept = { ...begun, moleculeId: null };
  expect(parseKept(JSON.stringify(kept))).toEqual(kept);
  const { id: noteId, ...older } = kept;
  expect(parseKept(JSON.stringify({ noteId, ...older }))).toEqual(kept);
});

test.each([
  null,
  "",
  "no json",
  "{}",
  "null",
  JSON.stringify({ noteId: "n", baseVersion: 0, draft: {} }),
])("%j is no note", (text) => expect(parseKept(text)).toBeNull());
