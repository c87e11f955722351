import type { LessonBlock } from "@alambic/contract";

import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { inLanguage } from "../../texts/rich-text.ts";
import type { ReadingBlock } from "./Recipe.ts";

/** A part of a text as a lesson shows it. */
export function readingBlocks(
  reading: readonly ReadingBlock[],
  language: InstructionLanguage,
): LessonBlock[] {
  return reading.flatMap(inPieces).map((block, at, all): LessonBlock => {
    switch (block.kind) {
      case "heading":
        return { type: "heading", text: [inLanguage(block.text, language)] };
      case "quote":
        return {
          type: "quote",
          text: [inLanguage(block.text, language)],
          ...(isLastOfPage(block.page, all.slice(at + 1)) ? { page: block.page } : {}),
        };
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
        return { type: "table", caption: block.caption.slice(0, longestCaption), header, rows };
      }
      default:
        return block satisfies never;
    }
  });
}

/** Pages are told once, where each ends. */
function isLastOfPage(page: number, following: readonly ReadingBlock[]): boolean {
  const next = following.find((block) => block.kind === "quote");
  return next?.page !== page;
}

/** A lesson text holds lists and tables of so many entries and rows, and captions of so many characters. */
const mostEntries = 90;
const longestCaption = 300;

/** Long lists and tables in pieces. */
function inPieces(block: ReadingBlock): readonly ReadingBlock[] {
  switch (block.kind) {
    case "list":
      return pieces(block.entries).map((entries) => ({ ...block, entries }));
    case "table": {
      const [header = [], ...rows] = block.rows;
      return pieces(rows).map((some) => ({ ...block, rows: [header, ...some] }));
    }
    default:
      return [block];
  }
}

function pieces<Each>(all: readonly Each[]): readonly (readonly Each[])[] {
  return Array.from({ length: Math.ceil(all.length / mostEntries) }, (_, at) =>
    all.slice(at * mostEntries, (at + 1) * mostEntries),
  );
}
