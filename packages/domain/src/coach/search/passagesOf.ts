import type { LessonBlock, LessonContent } from "@alambic/contract";

import { plainText } from "../../exercises/index.ts";
import { partedText } from "./partedText.ts";

/** A piece of a text that can be quoted by itself, word for word. */
export interface PassageText {
  readonly text: string;
  /** The heading above it; null where there is none. */
  readonly place: string | null;
}

/** The pieces of a lesson's text, in order. Formulas, programs and pictures are left out. */
export function passagesOf({ blocks }: LessonContent): PassageText[] {
  let place: string | null = null;
  const passages: PassageText[] = [];
  for (const block of blocks) {
    if (block.type === "heading") {
      place = plainText(block.text);
      continue;
    }
    for (const whole of textsOf(block)) {
      for (const text of partedText(whole)) passages.push({ text, place });
    }
  }
  return passages;
}

function textsOf(block: LessonBlock): string[] {
  switch (block.type) {
    case "paragraph":
    case "quote":
    case "callout":
      return [plainText(block.text)];
    case "list":
      return block.items.map(plainText);
    case "terms":
      return block.entries.map(
        ({ term, description }) => `${plainText(term)} — ${plainText(description)}`,
      );
    case "table":
      return block.rows.map((row) => row.map(plainText).join(" · "));
    case "heading":
    case "figure":
    case "code":
    case "maths":
      return [];
  }
}
