import type { ExtractedHeading } from "../../model/ExtractedDocument.ts";
import { foldText } from "../../texts/foldText.ts";
import { larger } from "./PageMeasure.ts";
import type { Block, OutlineEntry } from "./shapes.ts";

/** A block and where it stands in the text of its page. */
export interface PlacedBlock extends Block {
  readonly offset: number;
}

const longestHeading = 110;
const fewestMatched = 3;

/** The headings that the document's outline names, or else those that their size or their face shows. */
export function headingsOf(
  blocks: readonly PlacedBlock[],
  outline: readonly OutlineEntry[],
  bodySize: number,
): ExtractedHeading[] {
  const fromOutline = outline.flatMap((entry) => placeOf(entry, blocks));
  return withParents(fromOutline.length >= fewestMatched ? fromOutline : bySize(blocks, bodySize));
}

/** With what a heading belongs to in front, where several have one title: "Causes" of one disease, and of another. */
function withParents(headings: readonly ExtractedHeading[]): ExtractedHeading[] {
  const titles = Map.groupBy(headings, ({ title }) => title.toLowerCase());
  return headings.map((heading, at) => {
    const { title, level } = heading;
    const parent = headings.slice(0, at).findLast((other) => other.level < level)?.title;
    const isOne = (titles.get(title.toLowerCase())?.length ?? 0) < 2 || parent === undefined;
    const whole = `${parent} – ${title}`;
    return isOne || whole.length > longestHeading ? heading : { ...heading, title: whole };
  });
}

/** The block that bears the title of an outline's entry, on the page where the entry points. */
function placeOf(entry: OutlineEntry, blocks: readonly PlacedBlock[]): ExtractedHeading[] {
  const wanted = comparable(entry.title);
  const found = blocks.find(
    ({ page, text }) =>
      page >= entry.page &&
      page <= entry.page + 1 &&
      text.length < 2 * longestHeading &&
      comparable(text) === wanted,
  );
  return found === undefined
    ? []
    : [{ title: entry.title.trim(), level: entry.level, page: found.page, offset: found.offset }];
}

function comparable(title: string): string {
  return foldText(title.replace(numbering, ""));
}

/** Chapter and section numbers in front of a title. */
const numbering =
  /^\s*(?:(?:chapter|chapitre|hoofdstuk|annexe|appendix|bijlage|part|partie|deel)\s+)?(?:\d+(?:\.\d+)*|[A-Z](?:\.\d+)+|[IVXLC]+)[.):]?\s+(?:[–—-]\s+)?/iu;

/** "stock = orders + reserve": set apart like a heading. */
const formula = /\s[=→⇌⇄]\s.*\s[+−×÷/·-]\s|^\p{Lowercase}.*\s[=→⇌⇄]\s/u;

function bySize(blocks: readonly PlacedBlock[], bodySize: number): ExtractedHeading[] {
  const headings = blocks.filter(
    ({ text, size, isListItem, isSubheading }) =>
      (size > bodySize * larger || isSubheading === true) &&
      !isListItem &&
      text.length <= longestHeading &&
      !formula.test(text) &&
      (isSubheading === true || /\p{Letter}{3}/u.test(text)) &&
      !/[.;,]$/.test(text),
  );
  const sizes = sizesAmong(headings.filter(({ isSubheading }) => isSubheading !== true));
  const smaller = sizesAmong(headings.filter(({ isSubheading }) => isSubheading === true));
  return headings.map(({ text, size, page, offset, isSubheading }) => ({
    title: text.replace(numbering, "").trim() || text,
    level: Math.min(
      4,
      isSubheading === true ? sizes.length + smaller.indexOf(size) + 1 : sizes.indexOf(size) + 1,
    ),
    page,
    offset,
  }));
}

/** From the largest to the smallest. */
function sizesAmong(blocks: readonly PlacedBlock[]): readonly number[] {
  return [...new Set(blocks.map(({ size }) => size))].toSorted((a, b) => b - a);
}
