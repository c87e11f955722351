import { cefrLevels } from "./language/situations/situations.ts";
import type { CefrLevel } from "./language/situations/situations.ts";
import type { Texts } from "./texts/loadTexts.ts";

/** What helps before a capsule, in words; that nothing does where there is nothing. */
export function needing(needed: readonly string[], texts: Texts): readonly string[] {
  return needed.length > 0 ? needed : [texts.t("author.prerequisite.none")];
}

/** What helps before a capsule at a level of a language: the level before it. */
export function needingLevelBefore(level: CefrLevel, texts: Texts): readonly string[] {
  const before = cefrLevels[cefrLevels.indexOf(level) - 1];
  return needing(
    before === undefined ? [] : [texts.t("author.prerequisite.level", { level: before })],
    texts,
  );
}
