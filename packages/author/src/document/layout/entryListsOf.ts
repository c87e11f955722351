import type { EntryList } from "../../model/ExtractedDocument.ts";
import type { PlacedBlock } from "./headingsOf.ts";

const fewest = 2;
/** Points by which the entries of one list may begin apart. */
const sameIndent = 2;
/** Paragraphs that an entry may have before the next one. */
const mostBetween = 2;

/** What is known of the blocks of a short document. */
export interface ListSurroundings {
  /** Whether what goes on overleaf stands where it begins. */
  readonly isGathered: boolean;
  /** What ends the part that a list belongs to. */
  readonly isHeading: (block: PlacedBlock) => boolean;
}

/**
 * Lists, as far as they stand on the page of their first entry. Plain are those with one bullet and
 * one indent throughout, of two entries or more, below a block of the same page: not lists with lists
 * in them, not those that a paragraph interrupts, nor those in which an entry and the paragraph that
 * introduces the next list run together. In a short document numbered ones below a colon are, too.
 */
export function entryListsOf(
  blocks: readonly PlacedBlock[],
  short: ListSurroundings | null = null,
): readonly EntryList[] {
  return runsOf(blocks).flatMap((run) => {
    const [first] = run.entries;
    const entries = first === undefined ? [] : onPage(run, first.page, short);
    return first === undefined || entries.length === 0
      ? []
      : [
          {
            page: first.page,
            isPlain:
              entries.length >= fewest &&
              run.before?.page === first.page &&
              run.entries.every(
                (entry, at) =>
                  (isLike(entry, first) || (short !== null && isNumbered(entry, at, first, run))) &&
                  !entry.text.endsWith(":"),
              ) &&
              !isInterrupted(first, run.after, short),
            isCut: entries.length < run.entries.length,
            entries: entries.map(({ offset, text }) => ({
              start: offset,
              end: offset + text.length,
            })),
          },
        ];
  });
}

interface Run {
  readonly entries: readonly PlacedBlock[];
  readonly before: PlacedBlock | undefined;
  /** What follows: paragraphs up to the next item of a list, and that item. */
  readonly after: readonly PlacedBlock[];
}

/** Items of lists without anything between them. */
function runsOf(blocks: readonly PlacedBlock[]): readonly Run[] {
  return blocks.flatMap((block, index) => {
    const before = blocks[index - 1];
    if (!block.isListItem || before?.isListItem === true) return [];
    const length = blocks.slice(index).findIndex(({ isListItem }) => !isListItem);
    const end = length < 0 ? blocks.length : index + length;
    const next = blocks.slice(end).findIndex(({ isListItem }) => isListItem);
    const after = blocks.slice(end, next < 0 ? undefined : end + next + 1);
    return [{ entries: blocks.slice(index, end), before, after }];
  });
}

/** With the same bullet, and no deeper. */
function isLike(entry: PlacedBlock, first: PlacedBlock): boolean {
  return (
    entry.bullet !== null &&
    entry.bullet === first.bullet &&
    Math.abs(entry.indent - first.indent) <= sameIndent
  );
}

/** In its turn, below a colon. */
function isNumbered(entry: PlacedBlock, at: number, first: PlacedBlock, { before }: Run): boolean {
  return (
    entry.ordinal === at + 1 &&
    Math.abs(entry.indent - first.indent) <= sameIndent &&
    before?.text.endsWith(":") === true
  );
}

/** The entries on a page; the last one may go on where a paragraph opens the next page. */
function onPage(
  { entries, after }: Run,
  page: number,
  short: ListSurroundings | null,
): readonly PlacedBlock[] {
  const own = entries.filter((entry) => entry.page === page);
  if (short?.isGathered === true) return own;
  const [next] = after;
  const goesOn = next !== undefined && next.page !== page && own.length === entries.length;
  return goesOn ? own.slice(0, -1) : own;
}

/** Whether the list goes on behind a paragraph of its last entry. */
function isInterrupted(
  first: PlacedBlock,
  after: readonly PlacedBlock[],
  short: ListSurroundings | null,
): boolean {
  const last = after.at(-1);
  return (
    last?.isListItem === true &&
    after.length <= mostBetween + 1 &&
    !(short !== null && after.some(short.isHeading)) &&
    after.at(-2)?.text.endsWith(":") !== true &&
    isLike(last, first)
  );
}
