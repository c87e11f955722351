import type { TextBlock } from "./shapes.ts";

/** An introduction and what it lists, block by block. */
export interface FoundList {
  readonly intro: TextBlock;
  readonly items: readonly TextBlock[];
}

const fewestItems = 3;
const mostItems = 10;
const longestItem = 90;

/** Lists of short items behind a paragraph that ends with a colon. */
export function listsOf(blocks: readonly TextBlock[]): readonly FoundList[] {
  return blocks.flatMap((intro, index) => {
    if (!/[^:]:$/u.test(intro.text) || intro.isHeading || intro.text.length > 220) return [];
    const items: TextBlock[] = [];
    for (const block of blocks.slice(index + 1, index + 1 + mostItems + 1)) {
      const isItem =
        !block.isHeading &&
        block.page === intro.page &&
        block.text.length <= longestItem &&
        !block.text.endsWith(":");
      if (!isItem) break;
      items.push(block);
    }
    return items.length >= fewestItems && items.length <= mostItems ? [{ intro, items }] : [];
  });
}
