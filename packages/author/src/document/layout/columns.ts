import { isLeft, isRight, median, piecesOf } from "./pieces.ts";
import type { Piece } from "./pieces.ts";
import { areColumns, areFewOfColumns, widthsOf } from "./runningColumns.ts";
import type { Columns, Glyphs } from "./shapes.ts";
import { tablesAcross } from "./tablesAcross.ts";

/** So many lines of one column begin at its left edge, */
const fewestLines = 6;
/** within so many points. */
const sameEdge = 3;
/** Headings are larger than the text by this ratio. */
const headingRatio = 1.15;
/** A caption stands farther below the text than lines of it do, in its own sizes. */
const captionGap = 1.5;
/** Pieces whose baselines differ by less than this share of their size are beside each other. */
const sameBaseline = 0.35;

/** Columns on both sides of a gutter, which no piece between the two indices crosses. */
interface Band {
  readonly gutter: number;
  readonly from: number;
  readonly to: number;
}

/** What stands in columns of a page, in reading order, and the columns. */
export interface Regions {
  readonly regions: readonly (readonly Glyphs[])[];
  readonly columns: readonly Columns[];
}

/**
 * The columns of a page in reading order, each with its glyphs. What stands across columns parts the
 * page into bands, which are read one after the other. A few lines are told by longer columns: of the
 * same page, or of others.
 */
export function regionsOf(glyphs: readonly Glyphs[], elsewhere: readonly Columns[] = []): Regions {
  const columns: Columns[] = [];
  const long = inOrder(piecesOf(glyphs), (stretch) => {
    const band = bandOf(stretch);
    if (band !== null) columns.push(widthsOf(band.gutter, stretch.slice(band.from, band.to)));
    return band;
  });
  const known = [...columns, ...elsewhere];
  const regions = long
    .flatMap((region) => inOrder(region, (stretch) => fewLinesOf(stretch, known)))
    .map((region) => region.flatMap((piece) => piece.glyphs));
  return { regions, columns };
}

function inOrder(
  pieces: readonly Piece[],
  find: (pieces: readonly Piece[]) => Band | null,
): readonly (readonly Piece[])[] {
  const band = find(pieces);
  if (band === null) return pieces.length === 0 ? [] : [pieces];
  const { gutter, from, to } = band;
  const beside = pieces.slice(from, to);
  return [
    pieces.slice(0, from),
    beside.filter((piece) => isLeft(piece, gutter)),
    beside.filter((piece) => !isLeft(piece, gutter)),
    pieces.slice(to),
  ].flatMap((part) => inOrder(part, find));
}

/** The longest band of a stretch of the page; null where it has one column. */
function bandOf(pieces: readonly Piece[]): Band | null {
  const gutters = guttersAmong(pieces).filter((gutter) =>
    pieces.some((piece) => isLeft(piece, gutter)),
  );
  const whole = gutters.flatMap((gutter) => bandsAt(gutter, pieces, new Set()));
  const bands =
    whole.length > 0
      ? whole
      : gutters.flatMap((gutter) => {
          const across = tablesAcross(gutter, pieces);
          return across.size === 0 ? [] : bandsAt(gutter, pieces, across);
        });
  return longest(bands);
}

/** A few lines of columns that are longer elsewhere on the page. */
function fewLinesOf(pieces: readonly Piece[], columns: readonly Columns[]): Band | null {
  return longest(
    columns.flatMap((each) =>
      stretchesAt(each.gutter, pieces, tablesAcross(each.gutter, pieces)).filter(({ from, to }) =>
        areFewOfColumns(pieces.slice(from, to), each),
      ),
    ),
  );
}

function longest(bands: readonly Band[]): Band | null {
  return bands.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0] ?? null;
}

/** Where columns may begin: at left edges that several pieces share. */
function guttersAmong(pieces: readonly Piece[]): readonly number[] {
  const edges = pieces.map(({ x }) => x).toSorted((a, b) => a - b);
  return edges.filter((edge, index) => {
    const isFirst = edge - (edges[index - 1] ?? Number.NEGATIVE_INFINITY) > sameEdge;
    return (
      isFirst && (edges[index + fewestLines - 1] ?? Number.POSITIVE_INFINITY) - edge < sameEdge
    );
  });
}

function bandsAt(
  gutter: number,
  pieces: readonly Piece[],
  across: ReadonlySet<Piece>,
): readonly Band[] {
  return stretchesAt(gutter, pieces, across).filter(({ from, to }) =>
    areColumns(gutter, pieces.slice(from, to)),
  );
}

/** What stands between pieces that cross a gutter, without headings of all columns. */
function stretchesAt(
  gutter: number,
  pieces: readonly Piece[],
  across: ReadonlySet<Piece>,
): readonly Band[] {
  const crossings = pieces.flatMap((piece, index) =>
    (isLeft(piece, gutter) || isRight(piece, gutter)) && !across.has(piece) ? [] : [index],
  );
  return [...crossings, pieces.length].map((to, index) => {
    const from = (crossings[index - 1] ?? -1) + 1;
    return withoutCaption(withoutHeadings({ gutter, from, to }, pieces), pieces);
  });
}

/** Leaves out headings above and below all columns, which may be too short to cross a gutter. */
function withoutHeadings({ gutter, from, to }: Band, pieces: readonly Piece[]): Band {
  const textSize = median(pieces.slice(from, to).map(({ size }) => size));
  const isApart = (heading: Piece | undefined, next: Piece | undefined) =>
    heading !== undefined &&
    next !== undefined &&
    heading.size > headingRatio * textSize &&
    Math.abs(next.y - heading.y) > 0.9 * heading.size;
  let [first, end] = [from, to];
  while (first + 1 < end && isApart(pieces[first], pieces[first + 1])) first += 1;
  while (first + 1 < end && isApart(pieces[end - 1], pieces[end - 2])) end -= 1;
  return { gutter, from: first, to: end };
}

/** Leaves out the caption of what stands across below: in a face of its own, alone at its height. */
function withoutCaption(band: Band, pieces: readonly Piece[]): Band {
  const { gutter, from, to } = band;
  if (to === pieces.length) return band;
  const face = faceOf(pieces.slice(from, to));
  const isOfText = ({ glyphs }: Piece) => glyphs.some(({ font }) => font === face);
  const end = from + pieces.slice(from, to).findLastIndex(isOfText) + 1;
  const [last, first] = [pieces[end - 1], pieces[end]];
  const caption = pieces.slice(end, to);
  const isAlone = caption.every(
    ({ y, size }, at) => at === 0 || y - (caption[at - 1]?.y ?? 0) > sameBaseline * size,
  );
  const isCaption =
    isAlone &&
    last !== undefined &&
    first !== undefined &&
    first.y - last.y > captionGap * first.size;
  return isCaption ? { gutter, from, to: end } : band;
}

/** The face of most letters. */
function faceOf(pieces: readonly Piece[]): string | undefined {
  const letters = new Map<string, number>();
  for (const { font, text } of pieces.flatMap(({ glyphs }) => glyphs))
    letters.set(font, (letters.get(font) ?? 0) + text.length);
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0];
}
