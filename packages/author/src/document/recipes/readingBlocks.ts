import type { LessonBlock } from "@alambic/contract";

import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { inLanguage } from "../../texts/rich-text.ts";
import { tableBlock } from "./tableBlock.ts";
import { codeLanguageOf } from "../code/codeLanguageOf.ts";
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
      case "code":
        return { type: "code", language: codeLanguageOf(block.text), code: block.text };
      case "table":
        return tableBlock(block.caption.slice(0, longestCaption), block.rows, language);
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
const longestListing = 8000;

/** Long lists and tables in pieces. */
function inPieces(block: ReadingBlock): readonly ReadingBlock[] {
  switch (block.kind) {
    case "code":
      return listingPieces(block.text).map((text) => ({ ...block, text }));
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

/** Line by line, of so many letters each as a lesson text takes. */
function listingPieces(text: string): readonly string[] {
  const found: string[] = [];
  for (const line of text.split("\n")) {
    const last = found.at(-1);
    const whole = last === undefined ? line : `${last}\n${line}`;
    if (whole.length <= longestListing) found.splice(-1, 1, whole);
    else
      for (let at = 0; at < line.length; at += longestListing)
        found.push(line.slice(at, at + longestListing));
  }
  return found;
}

function pieces<Each>(all: readonly Each[]): readonly (readonly Each[])[] {
  return Array.from({ length: Math.ceil(all.length / mostEntries) }, (_, at) =>
    all.slice(at * mostEntries, (at + 1) * mostEntries),
  );
}
