import type { Block } from "./shapes.ts";

/** Points by which a numbered heading and the text below it may begin apart. */
const sameIndent = 3;
const slightlyLarger = 1.03;
/** On a shaded bar it stands a little farther right. */
const padding = 12;
/** A heading may stand above that of the first part; more in a row are names or the like. */
const mostInRow = 2;

/** Marks the labels that are headings: those that something stands below that is no label. */
export function withSubheadings(blocks: readonly Block[]): readonly Block[] {
  return blocks.map((block, index) =>
    leads(block, index, blocks)
      ? { ...block, isSubheading: true, isListItem: false, ordinal: null }
      : block,
  );
}

function leads(label: Block, index: number, blocks: readonly Block[]): boolean {
  if (label.isLabel !== true || label.bullet !== null) return false;
  const isOther = ({ isLabel }: Block) => isLabel !== true;
  const first = blocks.slice(0, index).findLastIndex(isOther) + 1;
  const length = blocks.slice(first).findIndex(isOther);
  const below = blocks[first + length];
  if (length < 0 || length > mostInRow || below === undefined) return false;
  const by = below.indent - label.indent;
  const isFlush = by <= sameIndent && by >= -padding;
  // "4. Before the lorry comes", in larger letters, and a list right below it.
  const isLarger = label.size > slightlyLarger * below.size && (below.ordinal ?? 1) === 1;
  const isAboveText = length === 1 && isFlush && !below.isListItem;
  return !label.isListItem || isAboveText || (isLarger && by >= -padding);
}
