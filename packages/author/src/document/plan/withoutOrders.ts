import { givesOrders } from "../../texts/givesOrders.ts";
import { blocksOf } from "../analysis/blocksOf.ts";
import type { TextBlock } from "../analysis/shapes.ts";
import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";

/**
 * A document and its blocks without a title and headings that give orders to a model, since these
 * name lessons and capsules. The text under such a heading stands under the one above it.
 */
export function withoutOrders(given: ExtractedDocument): {
  readonly document: ExtractedDocument;
  readonly blocks: readonly TextBlock[];
} {
  const { title, headings } = given;
  const orders = new Set(headings.filter((heading) => givesOrders(heading.title)));
  const document = {
    ...given,
    title: title !== null && givesOrders(title) ? null : title,
    headings: headings.filter((heading) => !orders.has(heading)),
  };
  const places = new Set([...orders].map(({ page, offset }) => `${page}/${offset}`));
  const blocks = blocksOf(document).filter(({ page, start }) => !places.has(`${page}/${start}`));
  return { document, blocks };
}
