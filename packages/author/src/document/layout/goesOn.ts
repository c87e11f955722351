import { isInFace, isLabelLine, isShortLine } from "./labels.ts";
import { bullet } from "./marks.ts";
import { larger } from "./PageMeasure.ts";
import type { Draft, PageMeasure } from "./PageMeasure.ts";
import type { Block, Line } from "./shapes.ts";

/** Whether a line goes on with the paragraph of the line before it. */
export function goesOn(
  { block, lines }: Draft,
  last: Line,
  line: Line,
  measure: PageMeasure,
): boolean {
  if (block.rows !== undefined || block.letter !== undefined) return false;
  if (measure.style.faces === null) return continues(last, line, measure);
  if (block.isListItem && hangs(block, last, line, measure)) return true;
  if (!continues(last, line, measure) || startsRunIn(last, line, measure)) return false;
  if (areLabels(last, line, measure)) return false;
  const isOneFace = isInFace(last, measure) === isInFace(line, measure);
  const startsLabel =
    !isInFace(line, measure) && isShortLine(line, measure) && hasEnded(last, measure);
  const leavesLabel =
    lines.every((each) => isLabelLine(each, measure)) && isShortLine(last, measure);
  if (!isOneFace && (startsLabel || leavesLabel)) return false;
  return !block.isListItem || staysInEntry(block, last, line, measure);
}

/** A heading, and right below it a term or another heading in a face of its own. */
function areLabels(last: Line, line: Line, measure: PageMeasure): boolean {
  return (
    [last, line].every((each) => isLabelLine(each, measure) && isShortLine(each, measure)) &&
    !line.fonts.some((font) => last.fonts.includes(font))
  );
}

/** Below the text of an entry rather than below its mark. */
function hangs({ indent }: Block, last: Line, line: Line, { spacing }: PageMeasure): boolean {
  const gap = line.y - last.y;
  return (
    gap > 0 &&
    gap <= spacing * 1.35 &&
    Math.abs(line.size - last.size) <= 0.6 &&
    line.x > indent + 0.3 * line.size &&
    line.x < indent + 4 * line.size &&
    !bullet.test(line.text)
  );
}

/** "Object: …", its first words in another face, below a line that ends a sentence before its end. */
function startsRunIn(last: Line, line: Line, { rightEdge, style, italics }: PageMeasure): boolean {
  const [first = "", ...others] = line.fonts;
  return (
    others.length > 0 &&
    style.faces?.has(first) === false &&
    !italics.has(first) &&
    endsSentence(last) &&
    last.right < rightEdge(last) - 3 * last.size
  );
}

/** What is farther left than the mark of an entry is no part of it, nor what begins below its mark. */
function staysInEntry({ indent }: Block, last: Line, line: Line, measure: PageMeasure): boolean {
  if (line.y < last.y) return /^\p{Lowercase}/u.test(line.text);
  const isBelowMark = line.x < indent + 0.3 * line.size;
  return line.x > indent - 1 && !(isBelowMark && hasEnded(last, measure));
}

function hasEnded(last: Line, { rightEdge }: PageMeasure): boolean {
  return endsSentence(last) || last.right < rightEdge(last) - 6 * last.size;
}

function endsSentence({ text }: Line): boolean {
  return /[.!?:;]["»”’)]*$/.test(text);
}

function continues(last: Line, line: Line, { rightEdge, spacing, style }: PageMeasure): boolean {
  const gap = line.y - last.y;
  if (Math.abs(line.size - last.size) > 0.6 || bullet.test(line.text)) return false;
  if (gap < 0) return !/[.!?:]["»”’)]*$/.test(last.text);
  const isHeading = line.size > style.size * larger;
  if (isHeading) return gap < line.size * 1.9;
  if (gap > spacing * 1.35) return false;
  const endsEarly = last.right < rightEdge(last) - 12 * line.size;
  const indented = line.x - last.x > 0.8 * line.size && line.x - last.x < 6 * line.size;
  return !(endsSentence(last) && (endsEarly || indented));
}
