import { createFormatter, loadMessages } from "@alambic/i18n";
import { expect, test } from "vitest";
import { bonusNote } from "./bonusNote.ts";

const texts = createFormatter("en", await loadMessages("en", ["lesson"]));

test.each([
  [{ is_bonus: false, is_shared: false }, "lina", undefined],
  [{ is_bonus: true, is_shared: false }, "lina", "Bonus"],
  [{ is_bonus: true, is_shared: true }, "lina", "Community bonus"],
  [{ is_bonus: true, is_shared: true }, null, "Bonus"],
])("%o of a capsule shared by %s", (atom, sharedBy, note) => {
  expect(bonusNote(texts, atom, { shared_by: sharedBy })).toBe(note);
});
