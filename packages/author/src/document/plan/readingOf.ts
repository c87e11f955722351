import { givesOrders } from "../../texts/givesOrders.ts";
import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";
import { goesOn } from "../recipes/itemsOfLists.ts";
import type { ReadingBlock } from "../recipes/Recipe.ts";
import { nameOfColumns } from "../layout/table-text.ts";
import type { TextBlock } from "../analysis/shapes.ts";
import type { BlockRange } from "./Part.ts";
import type { ReadDocument } from "./readDocument.ts";

interface Places {
  readonly page: number;
  readonly isOrdered: boolean;
  readonly starts: ReadonlySet<number>;
  /** Where its last entry here begins, if there may be more overleaf. */
  readonly cutAt: number | undefined;
}

/**
 * All that a short text says in a part of it, in its order: headings, paragraphs, lists and tables. What is about the
 * document itself, and what gives orders to a model, is left out.
 */
export function readingOf(
  { from, to }: BlockRange,
  title: string,
  { document, blocks, aboutItself }: ReadDocument,
): readonly ReadingBlock[] {
  const lists = listsOf(document);
  const reading: ReadingBlock[] = [];
  let open: Places | undefined;
  for (const block of blocks.slice(from, to)) {
    if (block.text === "" || aboutItself.has(block.heading) || givesOrders(block.text)) continue;
    const list = lists.find((each) => each.page === block.page && each.starts.has(block.start));
    const last = reading.at(-1);
    const entries = list?.cutAt === block.start ? [block.text, goesOn] : [block.text];
    if (list !== undefined && list === open && last?.kind === "list")
      reading.splice(-1, 1, { ...last, entries: [...last.entries, ...entries] });
    else if (list !== undefined) reading.push({ kind: "list", isOrdered: list.isOrdered, entries });
    else reading.push(...readingBlock(block, title, document));
    open = list;
  }
  return withoutEmptyHeadings(reading);
}

function readingBlock(
  { text, page, start, heading, isHeading, isCode }: TextBlock,
  title: string,
  document: ExtractedDocument,
): readonly ReadingBlock[] {
  if (isHeading) {
    const named = document.headings[heading]?.title ?? text;
    return named === title ? [] : [{ kind: "heading", text: named }];
  }
  if (isCode === true) return [{ kind: "code", text }];
  const table = (document.tables ?? []).find(
    (each) => each.page === page && each.rows[0]?.[0]?.start === start,
  );
  if (table === undefined) return [{ kind: "quote", text, page }];
  const whole = document.pages.find(({ number }) => number === page)?.text ?? "";
  const rows = table.rows.map((row) => row.map((cell) => whole.slice(cell.start, cell.end)));
  const caption = document.headings[heading]?.title ?? nameOfColumns(rows[0] ?? []);
  return [{ kind: "table", caption, rows }];
}

/** A heading is shown above what it is about. */
function withoutEmptyHeadings(reading: readonly ReadingBlock[]): readonly ReadingBlock[] {
  return reading.filter(
    ({ kind }, at) => kind !== "heading" || (reading[at + 1]?.kind ?? "heading") !== "heading",
  );
}

function listsOf({ entryLists = [], stepLists = [] }: ExtractedDocument): readonly Places[] {
  return [
    ...stepLists.map(({ page, steps }) => ({ page, isOrdered: true, isCut: false, parts: steps })),
    ...entryLists.map(({ entries, ...list }) => ({ ...list, isOrdered: false, parts: entries })),
  ].map(({ page, isOrdered, isCut, parts }) => ({
    page,
    isOrdered,
    starts: new Set(parts.map(({ start }) => start)),
    cutAt: isCut ? parts.at(-1)?.start : undefined,
  }));
}
