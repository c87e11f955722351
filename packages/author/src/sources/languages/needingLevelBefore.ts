import { needing } from "../../texts/needing.ts";
import type { Texts } from "../../texts/loadTexts.ts";
import { cefrLevels } from "./situations/situations.ts";
import type { CefrLevel } from "./situations/situations.ts";

/** What helps before a capsule at a level of a language: the level before it. */
export function needingLevelBefore(level: CefrLevel, texts: Texts): readonly string[] {
  const before = cefrLevels[cefrLevels.indexOf(level) - 1];
  return needing(
    before === undefined ? [] : [texts.t("author.prerequisite.level", { level: before })],
    texts,
  );
}
