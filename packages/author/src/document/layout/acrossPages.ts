import { joinedListing } from "./listingsOf.ts";
import type { JoinLines } from "./mendHyphens.ts";
import type { Block } from "./shapes.ts";

/** Points by which the entries of one list may begin apart. */
const sameIndent = 2;
/** Sizes of one text differ by less. */
const sameSize = 0.6;
/** A paragraph that goes on overleaf fills a line, in letters. */
const shortestPart = 40;

/**
 * The blocks of a short document, each on the page where it begins: paragraphs that go on overleaf
 * are whole, and lists are with what introduces them. Nothing else moves.
 */
export function acrossPages(
  pages: readonly (readonly Block[])[],
  join: JoinLines,
): readonly Block[] {
  const blocks: Block[] = [];
  for (const page of pages) {
    const [first] = page;
    const at = first === undefined ? -1 : blocks.findLastIndex((block) => isAtFoot(block, first));
    const above = blocks[at];
    const isWhole =
      first === undefined ||
      above === undefined ||
      !(isMiddle(above, first) || areCode(above, first));
    if (!isWhole)
      blocks[at] = areCode(above, first)
        ? { ...above, ...joinedCode(above, first) }
        : { ...above, text: join(above.text, first.text) };
    let last = blocks.at(-1);
    let isMoving = true;
    for (const block of page.slice(isWhole ? 0 : 1)) {
      isMoving = isMoving && last !== undefined && isNextEntry(last, block);
      const placed = isMoving && last !== undefined ? { ...block, page: last.page } : block;
      blocks.push(placed);
      last = placed;
    }
  }
  return blocks;
}

/** The last text of the page before, below which there may be footnotes. */
function isAtFoot(block: Block, first: Block): boolean {
  return block.page === first.page - 1 && Math.abs(block.size - first.size) < sameSize;
}

/** Whether a block opens a page in the middle of a sentence. */
function isMiddle(above: Block, first: Block): boolean {
  return (
    isText(above) &&
    isText(first) &&
    !first.isListItem &&
    above.text.length >= shortestPart &&
    !/[.!?:;…]["»”’)]*$/u.test(above.text)
  );
}

/** A listing that goes on overleaf. */
function areCode(above: Block, first: Block): boolean {
  return above.letter !== undefined && first.letter !== undefined;
}

function joinedCode(above: Block, first: Block): Pick<Block, "text" | "indent" | "isCut"> {
  const text = joinedListing({ ...above, letter: above.letter ?? 1 }, first);
  const isCut = above.isCut === true || first.isCut === true;
  return { text, indent: Math.min(above.indent, first.indent), ...(isCut ? { isCut } : {}) };
}

function isText({ rows, isLabel, letter }: Block): boolean {
  return rows === undefined && isLabel !== true && letter === undefined;
}

/** Whether it is an entry of the list that the last block belongs to, or introduces. */
function isNextEntry(last: Block, block: Block): boolean {
  if (!block.isListItem || last.rows !== undefined) return false;
  if (!last.isListItem) return last.text.endsWith(":") && (block.ordinal ?? 1) === 1;
  const isNumbered = block.ordinal !== null || last.ordinal !== null;
  return isNumbered
    ? block.ordinal !== null && block.ordinal === (last.ordinal ?? -1) + 1
    : block.bullet === last.bullet && Math.abs(block.indent - last.indent) <= sameIndent;
}
