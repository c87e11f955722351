import type { LessonBlock } from "@alambic/contract";

import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { inLanguage } from "../../texts/rich-text.ts";
import type { ReadingBlock } from "./Recipe.ts";

/** A part of a text as a lesson shows it. */
export function readingBlocks(
  reading: readonly ReadingBlock[],
  language: InstructionLanguage,
): LessonBlock[] {
  return reading.map((block): LessonBlock => {
    switch (block.kind) {
      case "heading":
        return { type: "heading", text: [inLanguage(block.text, language)] };
      case "quote":
        return { type: "quote", text: [inLanguage(block.text, language)], page: block.page };
      case "list":
        return {
          type: "list",
          ordered: block.isOrdered,
          items: block.entries.map((entry) => [inLanguage(entry, language)]),
        };
      case "table": {
        const [header = [], ...rows] = block.rows.map((row) =>
          row.map((cell) => [inLanguage(cell, language)]),
        );
        return { type: "table", caption: block.caption, header, rows };
      }
      default:
        return block satisfies never;
    }
  });
}
