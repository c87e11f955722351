import type { Block, Line } from "./shapes.ts";

/** What a heading is set in, as a share of the size of the text. */
export const larger = 1.12;

/** How the text of a document is set. */
export interface TextStyle {
  readonly size: number;
  /** The faces of the text in a short document, whose labels are told by theirs; null in a long one. */
  readonly faces: ReadonlySet<string> | null;
}

/** What is known of a page when its lines are put together. */
export interface PageMeasure {
  /** Where full lines of the column of a line end. */
  readonly rightEdge: (line: Line) => number;
  readonly spacing: number;
  readonly style: TextStyle;
  /** The faces that are slanted and not bold. */
  readonly italics: ReadonlySet<string>;
}

/** A block in the making, and its lines. */
export interface Draft {
  readonly block: Block;
  readonly lines: readonly Line[];
}

export function measureOf(
  lines: readonly Line[],
  style: TextStyle,
  italics: readonly string[] = [],
): PageMeasure {
  const edge = edgeOf(lines);
  return {
    rightEdge: (line) => (style.faces === null ? edge : edgeOf(besides(line, lines))),
    spacing: lineSpacing(lines),
    style,
    italics: new Set(italics),
  };
}

/** The lines of the same column. */
function besides(line: Line, lines: readonly Line[]): readonly Line[] {
  return lines.filter(({ x, right }) => {
    const shared = Math.min(right, line.right) - Math.max(x, line.x);
    return shared > 0.5 * Math.min(right - x, line.right - line.x);
  });
}

/** Where full lines end. */
function edgeOf(lines: readonly Line[]): number {
  const edges = lines.map(({ right }) => right).toSorted((a, b) => a - b);
  return edges[Math.floor(edges.length * 0.85)] ?? 0;
}

/** The usual distance from baseline to baseline. */
function lineSpacing(lines: readonly Line[]): number {
  const gaps = lines
    .slice(1)
    .map((line, index) => line.y - (lines[index]?.y ?? 0))
    .filter((gap) => gap > 4 && gap < 40)
    .toSorted((a, b) => a - b);
  return gaps[Math.floor(gaps.length * 0.4)] ?? 14;
}
