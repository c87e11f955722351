import { showsResults } from "../code/showsResults.ts";
import type { Line } from "./shapes.ts";

/** Lines of one listing are at most so far apart, in sizes: an empty one may stand between, */
const widestLeading = 3.2;
/** which makes the gap twice as wide as others, give or take so many points: else it is that of two listings. */
const unevenness = 1;
/** Where nothing tells yet how far lines are apart. */
const widestOfCode = 1.9;
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
    else if (!isMidSentence(above, line, lines[at + 1])) listings.push([line]);
  }
  return listings.filter((listing) =>
    isShort ? listing.some(({ text }) => hasSigns.test(text)) : showsResults(listingText(listing)),
  );
}

const hasSigns = /[\p{Letter}\p{Number}]/u;

function isCode({ monospace, tabular, grid }: Line): boolean {
  return monospace && !tabular && grid === undefined;
}

function isBelow(listing: ListingLines, line: Line): boolean {
  const above = listing.at(-1);
  if (above === undefined) return false;
  const gap = line.y - above.y;
  const leading = leadingOf(listing) ?? gap;
  const count = Math.max(1, Math.round(gap / leading));
  return (
    gap > 0 &&
    (gap <= widestOfCode * line.size ||
      (gap <= widestLeading * line.size && (listing.length > 1 || isFartherIn(listing, line)))) &&
    Math.abs(gap - count * leading) <= unevenness &&
    Math.abs(line.size - above.size) < 0.6
  );
}

/** Whether a line stands some letters farther right than a listing, as its body does. */
function isFartherIn(listing: ListingLines, line: Line): boolean {
  const letters = (line.x - leftOf(listing)) / letterOf(listing);
  return letters > 1 && Math.abs(letters - Math.round(letters)) < 0.1;
}

/** How far lines are apart, one with another: browsers set them on whole pixels. */
function leadingOf(lines: ListingLines): number | null {
  const gaps = lines.slice(1).map(({ y }, at) => y - (lines[at]?.y ?? 0));
  const least = Math.min(...gaps);
  const single = gaps.filter((gap) => gap < least + 2 * unevenness);
  return single.length === 0 ? null : single.reduce((sum, gap) => sum + gap, 0) / single.length;
}

/** Above and below a line that stands within a listing lines are no farther apart than so many of its leadings. */
const within = 1.35;

/**
 * Whether a line that is not all of fixed width stands right above or below a listing, and more code behind it: a comment
 * in a face of its own, or a remark beside the line, of which the listing then lacks the code.
 */
export function isInterrupted(listing: ListingLines, lines: readonly Line[]): boolean {
  const leading = leadingOf(listing) ?? widestOfText * (listing[0]?.size ?? 0);
  const left = leftOf(listing);
  const isNear = (a: Line, b: Line) => Math.abs(a.y - b.y) <= within * leading && a.y !== b.y;
  const others = lines.filter((line) => !listing.includes(line) && line.grid === undefined);
  const [first, last] = [listing[0], listing.at(-1)];
  return others.some((line) => {
    const isBeside = line.x >= left - line.size && !isCode(line);
    const touches = [first, last].some((own) => own !== undefined && isNear(own, line));
    return isBeside && touches && others.some((code) => isCode(code) && isNear(code, line));
  });
}

/** Whether a line of fixed width goes on with the sentence of the text above it, which fills its line. */
export function isMidSentence(
  above: Line | undefined,
  line: Line,
  below: Line | undefined,
): boolean {
  if (above === undefined || above.monospace || below?.monospace === true) return false;
  const gap = line.y - above.y;
  return (
    above.grid === undefined &&
    above.text.length >= filledLine &&
    gap > 0 &&
    gap <= widestOfText * above.size &&
    Math.abs(line.x - above.x) < above.size &&
    !/[.!?:;]["»”’)]*$/u.test(above.text)
  );
}

/** A line of a paragraph that goes on has so many letters. */
const filledLine = 40;

/** With the spaces in front of each line; an empty line is a space, since nothing would part the listing. */
export function listingText(lines: ListingLines): string {
  const left = leftOf(lines);
  const leading = leadingOf(lines) ?? 1;
  return lines
    .map((line, at) => {
      const above = lines[at - 1];
      const empty = above === undefined ? 0 : Math.round((line.y - above.y) / leading) - 1;
      return (
        "\n ".repeat(Math.max(0, Math.min(2, empty))) +
        "\n" +
        spaces(line.x - left, letterOf([line])) +
        line.text
      );
    })
    .join("")
    .slice(1);
}

/** A listing that goes on overleaf: its lines stand there as far in as the others do. */
export function joinedListing(
  above: { readonly text: string; readonly indent: number; readonly letter: number },
  below: { readonly text: string; readonly indent: number },
): string {
  const [first, second] = [above, below].map(({ indent }) =>
    spaces(indent - Math.min(above.indent, below.indent), above.letter),
  );
  const moved = (text: string, by = "") => text.replaceAll(/^/gmu, by);
  return `${moved(above.text, first)}\n${moved(below.text, second)}`;
}

export function leftOf(lines: ListingLines): number {
  return Math.min(...lines.map(({ x }) => x));
}

/** How wide a letter is. */
export function letterOf([first]: ListingLines): number {
  return first === undefined ? 1 : (first.right - first.x) / first.text.length;
}

function spaces(width: number, letter: number): string {
  return " ".repeat(Math.min(mostIndented, Math.round(width / letter)));
}

const mostIndented = 80;
