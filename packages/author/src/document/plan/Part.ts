import type { Sentence, TextBlock } from "../analysis/shapes.ts";
import { nearestSentence } from "./nearestSentence.ts";
import type { ReadDocument } from "./readDocument.ts";

/** Blocks of a document, from one to the one before another. */
export interface BlockRange {
  readonly from: number;
  readonly to: number;
}

/** The part of a document that one lesson is about. */
export interface Part {
  readonly sentences: readonly Sentence[];
  /** All that a short text says there; null where a lesson reads only what it asks about. */
  readonly blocks: BlockRange | null;
}

/** Where a list, a table or a formula stands. */
type Place = Pick<TextBlock, "page" | "start" | "heading">;

/** Whether what stands at a place is asked about in the lesson on this part. */
export function belongs(place: Place, { sentences, blocks }: Part, read: ReadDocument): boolean {
  if (blocks !== null) {
    const at = blockAt(place, read.blocks);
    return at >= blocks.from && at < blocks.to;
  }
  const nearest = nearestSentence(place, read);
  return nearest !== undefined && sentences.includes(nearest);
}

/** The block that holds a place, by its position; -1 where there is none. */
function blockAt({ page, start }: Pick<Place, "page" | "start">, blocks: readonly TextBlock[]) {
  return blocks.findLastIndex((block) => block.page === page && block.start <= start);
}
