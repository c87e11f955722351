import type { FigureLabel, Point } from "@alambic/contract";

/** The height of a line of a label, in the units of the page. */
export const lineHeight = 19;

/** How wide a sign is, as a share of the size of its letters; rather too wide than too narrow. */
const widths: readonly (readonly [signs: RegExp, width: number])[] = [
  [/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{Extended_Pictographic}]/u, 1],
  [/[MWmw—…@%]/u, 0.86],
  [/[\p{Lu}\p{Nd}]/u, 0.62],
  [/[iIjlt.,:;'’|! ()]/u, 0.3],
];
const usual = 0.51;
const letterSize = 17;

function widthOf(text: string): number {
  const shares = Array.from(text, (sign) => widths.find(([of]) => of.test(sign))?.[1] ?? usual);
  return letterSize * shares.reduce((sum, share) => sum + share, 0);
}

/** Words in lines that are no wider than `widest`, but for a word that is wider alone. */
function wrapped(text: string, widest: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && widthOf(longer) <= widest) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A line of a label; one that is wider than a page is pressed together to `length`. */
export interface LabelLine {
  readonly text: string;
  readonly length?: number;
}

/** A label in its lines, as it stands on the page. */
export interface PlacedLabel {
  readonly lines: readonly LabelLine[];
  /** The middle of the first line is at `y`. */
  readonly x: number;
  readonly y: number;
  readonly textAnchor: "start" | "middle" | "end";
  /** The widest line, estimated. */
  readonly width: number;
}

const gap = 12;
const widestLine = 124;
const widestWord = 300;

/** Where a label stands, beside its point. */
export function placeLabel(
  { x, y }: Point,
  { text, anchor }: Pick<FigureLabel, "text" | "anchor">,
): PlacedLabel {
  const isSlanted = anchor.includes("_");
  const away = isSlanted ? gap * 1.15 : gap;
  const side = anchor.endsWith("left") ? -1 : anchor.endsWith("right") ? 1 : 0;
  const level = anchor.startsWith("above") ? -1 : anchor.startsWith("below") ? 1 : 0;
  const lines = wrapped(text, widestLine);
  const further = (lines.length - 1) * lineHeight;
  return {
    lines: lines.map((line) =>
      widthOf(line) > widestWord ? { text: line, length: widestWord } : { text: line },
    ),
    x: x + side * away * 0.8,
    y: y + level * (isSlanted ? away : away + 4) - { [-1]: further, 0: further / 2, 1: 0 }[level],
    textAnchor: side < 0 ? "end" : side > 0 ? "start" : "middle",
    width: Math.min(Math.max(...lines.map(widthOf)), widestWord),
  };
}

/** How far labels reach from the edges of a page, in its units. */
export interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where a label begins and ends on the page. */
export function edgesOf({ lines, x, y, textAnchor, width }: PlacedLabel): Edges {
  const left = x - width * { start: 0, middle: 0.5, end: 1 }[textAnchor];
  const top = y - lineHeight / 2;
  return { left, right: left + width, top, bottom: top + lines.length * lineHeight };
}
