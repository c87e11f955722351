import { givesOrders } from "../../texts/givesOrders.ts";
import { pointsIn } from "../analysis/pointsIn.ts";
import type { RetellingRecipe } from "../recipes/Recipe.ts";
import type { Part } from "./Part.ts";
import type { ReadDocument } from "./readDocument.ts";
import { titleHeading } from "./titles.ts";

/**
 * A section of one paragraph, to be told again from memory: the one of a part that says most by itself. None where
 * sections are longer, of which a paragraph would be half the answer.
 */
export function retellingRecipes(
  { blocks: range }: Part,
  { blocks, document, aboutItself }: ReadDocument,
): readonly RetellingRecipe[] {
  if (range === null) return [];
  const paragraphs = blocks.slice(range.from, range.to).flatMap((block) => {
    const section = document.headings[block.heading]?.title ?? null;
    const isRead = !block.isHeading && !aboutItself.has(block.heading) && !givesOrders(block.text);
    if (!isRead || section === null || section === titleHeading(document)) return [];
    const beside = blocks.filter((other) => other.heading === block.heading && !other.isHeading);
    if (beside.length > 1) return [];
    const points = pointsIn(block.text, document.language);
    return points.length === 0 ? [] : [{ block, section, points }];
  });
  const [fullest] = paragraphs.toSorted((a, b) => b.points.length - a.points.length);
  if (fullest === undefined) return [];
  const { block, section, points } = fullest;
  const { text: quote, page, start } = block;
  return [
    { evidence: { quote, page, start, end: start + quote.length, passage: -1 }, section, points },
  ];
}
