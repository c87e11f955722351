import type { ItemDraft } from "../../model/LessonDraft.ts";
import { withHint } from "../../hints/withHint.ts";
import type { Texts } from "../../texts/loadTexts.ts";

/** How words and their meanings begin; where that would pair them, the place where they stand together. */
export function withPairsHint(item: ItemDraft, beginnings: string, texts: Texts): ItemDraft {
  const hinted = withHint(item, beginnings);
  return hinted.hint === undefined ? withHint(item, texts.t("author.hint.start")) : hinted;
}
