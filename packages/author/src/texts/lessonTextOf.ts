import type { LessonBlock } from "@alambic/contract";

import type { ItemDraft } from "../model/LessonDraft.ts";
import { plainText } from "./rich-text.ts";

/**
 * The text that a lesson teaches, its blocks parted by empty lines: what the quotes of items stand in
 * that rest on no document. Empty where the lesson has none.
 */
export function lessonTextOf(items: readonly Pick<ItemDraft, "exercise">[]): string {
  return items
    .flatMap(({ exercise }) =>
      exercise.content_type === "lesson" ? exercise.content.blocks.flatMap(textOfBlock) : [],
    )
    .join("\n\n");
}

function textOfBlock(block: LessonBlock): readonly string[] {
  switch (block.type) {
    case "heading":
    case "paragraph":
    case "callout":
    case "quote":
      return [plainText(block.text)];
    case "list":
      return block.items.map(plainText);
    case "terms":
      return block.entries.map(
        ({ term, description }) => `${plainText(term)}: ${plainText(description)}`,
      );
    case "table":
    case "figure":
    case "code":
    case "maths":
      return [];
  }
}
