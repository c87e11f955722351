import type { Block } from "../layout/shapes.ts";

/** A document that begins later has no cover. */
const lastCoverPage = 2;
const longestTitle = 110;
const leastLarger = 1.12;

/** What is set larger than the running text on the first page, the largest first: what may name the document. */
export function coverTitles(blocks: readonly Block[], bodySize: number): string[] {
  const page = blocks[0]?.page ?? Infinity;
  if (page > lastCoverPage) return [];
  return blocks
    .filter(
      (block) =>
        block.page === page &&
        block.size > bodySize * leastLarger &&
        block.text.length <= longestTitle &&
        !block.isListItem,
    )
    .toSorted((one, other) => other.size - one.size)
    .map(({ text }) => text);
}
