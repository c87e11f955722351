import { givesOrders } from "../../texts/givesOrders.ts";
import { hangTogether } from "../analysis/hangTogether.ts";
import { pointsIn } from "../analysis/pointsIn.ts";
import type { TextBlock } from "../analysis/shapes.ts";
import type { Evidence, RetellingRecipe } from "../recipes/Recipe.ts";
import type { Part } from "./Part.ts";
import type { ReadDocument } from "./readDocument.ts";
import { sectionTitle } from "./titles.ts";

/** What is wanted beside what is asked already. */
interface Wanted {
  /** What other questions rest on: no paragraph is asked for twice. */
  readonly taken: readonly Evidence[];
  /** So many paragraphs are continued from their first sentences at most. */
  readonly most: number;
}

interface Paragraph {
  readonly block: TextBlock;
  readonly section: string | null;
  /** Whether it is all that stands under its heading. */
  readonly isWhole: boolean;
  readonly points: readonly string[];
}

/**
 * Paragraphs to be told again from memory: of a part, the section of one paragraph that says most, by its heading; then,
 * by their first sentences, those whose sentences hang together most.
 */
export function retellingRecipes(
  { blocks: range }: Part,
  read: ReadDocument,
  { taken, most }: Wanted,
): readonly RetellingRecipe[] {
  if (range === null) return [];
  const paragraphs = paragraphsIn(read.blocks.slice(range.from, range.to), read);
  const isFree = ({ block: { page, start, text } }: Paragraph) =>
    !taken.some(
      (each) => each.page === page && each.start >= start && each.start < start + text.length,
    );
  const [whole] = paragraphs
    .filter((each) => each.isWhole && isFree(each))
    .toSorted((a, b) => b.points.length - a.points.length);
  const continued = paragraphs
    .filter((each) => each !== whole && isFree(each) && hangTogether(each.points) >= mostlyTied)
    .toSorted((a, b) => hangTogether(b.points) - hangTogether(a.points))
    .slice(0, Math.max(0, most));
  return [
    ...(whole === undefined || whole.section === null
      ? []
      : [{ evidence: evidenceOf(whole), section: whole.section, points: whole.points }]),
    ...continued.flatMap((each) => {
      const [cue, ...points] = each.points;
      const { section } = each;
      return cue === undefined ? [] : [{ evidence: evidenceOf(each), cue, section, points }];
    }),
  ];
}

/** So much of a paragraph goes on about what it begins with. */
const mostlyTied = 0.6;

/** The paragraphs of running text, whole, each with what it says. */
function paragraphsIn(
  blocks: readonly TextBlock[],
  { blocks: all, document, aboutItself }: ReadDocument,
): readonly Paragraph[] {
  const { headings, entryLists = [], stepLists = [], language } = document;
  const entries = new Set(
    [
      ...entryLists.map(({ entries: own, page }) => ({ page, own })),
      ...stepLists.map(({ steps: own, page }) => ({ page, own })),
    ].flatMap(({ page, own }) => own.map(({ start }) => `${page}/${start}`)),
  );
  return blocks.flatMap((block): Paragraph[] => {
    const { heading, isHeading, isCode, text, page, start } = block;
    const points = pointsIn(text, language);
    const isRead = !isHeading && isCode !== true && !aboutItself.has(heading) && !givesOrders(text);
    if (!isRead || points.length === 0 || entries.has(`${page}/${start}`)) return [];
    const section = sectionTitle(heading, document);
    const beside = all.filter((other) => other.heading === heading && !other.isHeading);
    const isLast = (headings[heading + 1]?.level ?? 0) <= (headings[heading]?.level ?? 0);
    const isWhole = section !== null && beside.length === 1 && isLast && heading > 0;
    return [{ block, section, isWhole, points }];
  });
}

function evidenceOf({ block: { text: quote, page, start } }: Paragraph): Evidence {
  return { quote, page, start, end: start + quote.length, passage: -1 };
}
