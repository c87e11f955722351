import type { StepList } from "../../model/ExtractedDocument.ts";
import type { PlacedBlock } from "./headingsOf.ts";

const fewest = 3;
const most = 8;
const shortestStep = 12;
const longestStep = 130;

/** Of a text of a few pages. */
const mostOfShort = 15;

/**
 * Lists that are numbered from 1 without a gap, on one page, of steps short enough to be moved. In texts of a few pages
 * all numbered lists: which of them are steps, and what is shown of those, is told from what they say.
 */
export function stepListsOf(blocks: readonly PlacedBlock[], isShort = false): readonly StepList[] {
  const lists: StepList[] = [];
  for (const [index, block] of blocks.entries()) {
    if (block.ordinal !== 1) continue;
    const length = blocks
      .slice(index)
      .findIndex(({ ordinal, page }, at) => ordinal !== at + 1 || page !== block.page);
    const items = blocks.slice(index, length < 0 ? undefined : index + length);
    const isTaken = isShort
      ? items.length >= fewest && items.length <= mostOfShort
      : isOrderable(items);
    if (isTaken)
      lists.push({
        page: block.page,
        steps: items.map(({ offset, text }) => ({ start: offset, end: offset + text.length })),
      });
  }
  return lists;
}

/** Enough steps, none too long, all ending alike, as whole ones do, and no two the same. */
function isOrderable(items: readonly PlacedBlock[]): boolean {
  const texts = items.map(({ text }) => text);
  return (
    items.length >= fewest &&
    items.length <= most &&
    texts.every((text) => text.length >= shortestStep && text.length <= longestStep) &&
    texts.every((text) => /^\p{Uppercase}/u.test(text) && !/[:;,]$/u.test(text)) &&
    new Set(texts.map((text) => text.endsWith("."))).size === 1 &&
    new Set(texts.map((text) => text.toLowerCase())).size === texts.length
  );
}
