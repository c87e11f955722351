import type { Texts } from "./loadTexts.ts";

/** What helps before a capsule, in words; that nothing does where there is nothing. */
export function needing(needed: readonly string[], texts: Texts): readonly string[] {
  return needed.length > 0 ? needed : [texts.t("author.prerequisite.none")];
}
