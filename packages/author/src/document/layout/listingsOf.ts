import { showsResults } from "../code/showsResults.ts";
import type { Line } from "./shapes.ts";

/** Lines of one listing are at most so far apart, in sizes: an empty one may stand between, */
const widestLeading = 3.2;
/** which makes the gap twice as wide as others, give or take this share of one: else it is that of two listings. */
const unevenness = 0.07;
/** A paragraph’s lines are closer. */
const widestOfText = 1.7;

/** Lines of code that stand by themselves, from top to bottom. */
export type ListingLines = readonly Line[];

/**
 * The listings among lines: of a short document all, of a long one those that show what code gives. A line of a
 * paragraph that happens to be set in fixed width is none.
 */
export function listingsOf(lines: readonly Line[], isShort: boolean): readonly ListingLines[] {
  const listings: Line[][] = [];
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1];
    const open = listings.at(-1);
    if (!isCode(line)) continue;
    if (open !== undefined && above !== undefined && open.at(-1) === above && isBelow(open, line))
      open.push(line);
    else if (above === undefined || !isMidSentence(above, line)) listings.push([line]);
  }
  return listings.filter((listing) =>
    isShort ? listing.some(({ text }) => hasSigns.test(text)) : showsResults(listingText(listing)),
  );
}

const hasSigns = /[\p{Letter}\p{Number}]/u;

export function isCode({ monospace, tabular, grid }: Line): boolean {
  return monospace && !tabular && grid === undefined;
}

function isBelow(listing: ListingLines, line: Line): boolean {
  const [first, second] = listing;
  const above = listing.at(-1);
  if (above === undefined || first === undefined) return false;
  const gap = line.y - above.y;
  const leading = second === undefined ? gap : second.y - first.y;
  const empty = gap / leading;
  return (
    gap > 0 &&
    gap <= (second === undefined ? widestOfText : widestLeading) * line.size &&
    Math.abs(empty - Math.round(empty)) <= unevenness &&
    Math.abs(line.size - above.size) < 0.6
  );
}

/** Whether a line of fixed width goes on with the sentence of the text above it. */
export function isMidSentence(above: Line, line: Line): boolean {
  const gap = line.y - above.y;
  return (
    !above.monospace &&
    above.grid === undefined &&
    gap > 0 &&
    gap <= widestOfText * above.size &&
    Math.abs(line.x - above.x) < above.size &&
    !/[.!?:;]["»”’)]*$/u.test(above.text)
  );
}

/** With the spaces in front of each line. */
export function listingText(lines: ListingLines): string {
  const left = Math.min(...lines.map(({ x }) => x));
  return lines
    .map(({ x, right, text }) => {
      const letter = (right - x) / text.length;
      return " ".repeat(Math.min(mostIndented, Math.round((x - left) / letter))) + text;
    })
    .join("\n");
}

const mostIndented = 80;
