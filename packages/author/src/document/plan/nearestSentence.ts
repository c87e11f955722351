import type { Sentence } from "../analysis/shapes.ts";
import type { IntroducedList } from "../lists/IntroducedList.ts";
import type { ReadDocument } from "./readDocument.ts";

/**
 * The sentence nearest above, or else below, under the same heading, or else under those around it.
 * A list or table is asked about in the lesson of that sentence.
 */
export function nearestSentence(
  { page, start, heading }: Pick<IntroducedList, "page" | "start" | "heading">,
  { document: { headings }, sentences, blocks }: ReadDocument,
): Sentence | undefined {
  const within = (from: number, to: number) => {
    const beside = sentences.filter(({ block }) => {
      const own = blocks[block]?.heading ?? -1;
      return own >= from && own < to;
    });
    const isAbove = (each: Sentence) =>
      each.page < page || (each.page === page && each.start <= start);
    return beside.findLast(isAbove) ?? beside[0];
  };
  const { level = 1 } = headings[heading] ?? {};
  const parent = headings.findLastIndex((each, index) => index < heading && each.level < level);
  const above = headings[parent]?.level ?? 0;
  const next = headings.findIndex((each, index) => index > heading && each.level <= above);
  return (
    within(heading, heading + 1) ??
    (parent < 0 ? undefined : within(parent, next < 0 ? headings.length : next))
  );
}
