import type { Line } from "./shapes.ts";

const fewestLines = 16;
/** At most this share of the lines may cross the gutter. */
const mostCrossing = 0.15;
/** At least this share of the lines stands on each side. */
const fewestBeside = 0.28;

/** The x between two columns of running text, or null for a page of one. */
export function gutterOf(lines: readonly Line[], width: number): number | null {
  if (lines.length < fewestLines) return null;
  const candidates = Array.from({ length: 13 }, (_, index) => width * (0.38 + index * 0.02));
  const [best] = candidates
    .map((x) => {
      const left = lines.filter(({ right }) => right <= x).length;
      const right = lines.filter((line) => line.x >= x).length;
      return { x, left, right, crossing: lines.length - left - right };
    })
    .toSorted((a, b) => a.crossing - b.crossing);
  return best !== undefined &&
    best.crossing <= mostCrossing * lines.length &&
    Math.min(best.left, best.right) >= fewestBeside * lines.length &&
    isProse(lines, best.x)
    ? best.x
    : null;
}

/** Both columns hold lines of sentence length: a table has short cells on one side. */
function isProse(lines: readonly Line[], gutter: number): boolean {
  const median = (texts: readonly number[]) =>
    texts.toSorted((a, b) => a - b)[Math.floor(texts.length / 2)] ?? 0;
  const lengths = (side: readonly Line[]) => median(side.map(({ text }) => text.length));
  return (
    lengths(lines.filter(({ right }) => right <= gutter)) > 25 &&
    lengths(lines.filter(({ x }) => x >= gutter)) > 25
  );
}

/** Down the left column, then the right, between lines that cross both. */
export function readingOrder(lines: readonly Line[], gutter: number | null): Line[] {
  const downwards = lines.toSorted((a, b) => a.y - b.y || a.x - b.x);
  if (gutter === null) return downwards;
  const ordered: Line[] = [];
  let left: Line[] = [];
  let right: Line[] = [];
  for (const line of downwards) {
    if (line.right <= gutter) left.push(line);
    else if (line.x >= gutter) right.push(line);
    else {
      ordered.push(...left, ...right, line);
      left = [];
      right = [];
    }
  }
  return [...ordered, ...left, ...right];
}
