import { larger } from "./PageMeasure.ts";
import type { Draft, PageMeasure } from "./PageMeasure.ts";
import type { Block, Line } from "./shapes.ts";

/** Of a line that may be a heading by its face, in letters. */
const longestLabel = 80;
const mostLines = 2;
/** As shares of the size of the text: its letters are no smaller, */
const smallest = 0.95;
/** and what is slanted is no heading unless it is larger than this. */
const slightlyLarger = 1.03;
/** It stands at least so much farther below what is above it than lines of a paragraph do. */
const apart = 1.15;
const isCaption =
  /^(?:fig(?:ure|uur)?|tab(?:le|leau|el)?|illustration|image|photo|afbeelding|foto|grafiek|graphique|chart|graph|schema|schéma|box|kader|encadré|source|bron)\b\.?\s*(?:\d|[A-Z]\b|:)/iu;

/** Set apart and stressed as headings are. */
const isFormula = /[=→⇌⇄]/u;

/** Whether some of a line is in a face of the text, or it is slanted to be stressed. */
export function isInFace({ fonts, size, text }: Line, { style, italics }: PageMeasure): boolean {
  const { faces } = style;
  const isStressed = fonts.every((font) => italics.has(font));
  const isHeadingLike =
    size > slightlyLarger * style.size || /^\d{1,2}(?:\.\d{1,2})*[.)]?\s/u.test(text);
  return faces === null || fonts.some((font) => faces.has(font)) || (isStressed && !isHeadingLike);
}

export function isShortLine(line: Line, { rightEdge }: PageMeasure): boolean {
  return line.right < rightEdge(line) - 3 * line.size;
}

/** A line that may be a heading: in another face, but not larger than the text. */
export function isLabelLine(line: Line, measure: PageMeasure): boolean {
  const { text, size, grid } = line;
  const { style } = measure;
  return (
    !isInFace(line, measure) &&
    grid === undefined &&
    size >= smallest * style.size &&
    size <= style.size * larger &&
    text.length <= longestLabel &&
    /^[«“"‘(]?[\p{Uppercase}\p{Number}]/u.test(text) &&
    /\p{Letter}{2}/u.test(text) &&
    !/[.;,:!]["»”’)]*$/u.test(text) &&
    !isCaption.test(text) &&
    !isFormula.test(text)
  );
}

export function isApart(
  line: Line,
  above: Line | undefined,
  { spacing, style }: PageMeasure,
): boolean {
  if (above === undefined) return true;
  const gap = line.y - above.y;
  return gap < 0 || gap > spacing * apart || above.size > style.size * larger;
}

/** The block without its mark of a label where it has more than two lines, or is a sentence. */
export function settled({ block, lines }: Draft): Block {
  const isHeadingSized = lines.length <= mostLines && !/[.;,:!]["»”’)]*$/u.test(block.text);
  return isHeadingSized ? block : withoutLabel(block);
}

export function withoutLabel({ isLabel: _, ...block }: Block): Block {
  return block;
}
