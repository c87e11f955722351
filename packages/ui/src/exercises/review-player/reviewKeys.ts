import type { ShortcutMarks } from "../keys/shortcutMarks.ts";

/** Marks what a key presses in a review; nothing where the learner has put the keys off. */
export function reviewKey(enabled: boolean, key: string): ShortcutMarks {
  return enabled ? { "data-review-key": "", "aria-keyshortcuts": key } : {};
}
