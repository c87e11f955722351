import { regionsOf } from "./columns.ts";
import { framedParts } from "./framedParts.ts";
import { gridsOn, isPlaceholder } from "./gridLines.ts";
import { mendedGlyphs } from "./mendedGlyphs.ts";
import { partsOf, rowsOf } from "./rows.ts";
import { setToWidth } from "./setToWidth.ts";
import { withoutSmallCapitals } from "./smallCapitals.ts";
import type { Box, Columns, Drawn, Glyphs, Line, LinedPage, RawPage } from "./shapes.ts";
import { tableOfGrid } from "./tableOfGrid.ts";
import { withBullets } from "./withBullets.ts";

/** A gap wider than this many sizes parts cells. */
const wideGap = 1.8;
const smallNumber = 0.8;
/** A gap wider than this share of the size is a space. */
const wordGap = 0.16;

/** Letters of fixed width are no narrower than this share of their size. */
const narrowest = 0.3;

/** No page is wider than so many of them. */
const mostColumns = 300;

/** Typesetters that write ‘so’ with a grave accent leave it without a letter. */
const graveQuote = /(?<=^|\s)\u0300\s?/gu;

/** The lines of a page, columns one after the other. */
export function linesOfPage(page: RawPage, elsewhere: readonly Columns[] = []): LinedPage {
  const { number, width, height, glyphs, drawn } = page;
  if (drawn !== undefined) {
    const whole = withBullets(page);
    const parts = framedParts(whole)?.map((part) =>
      withoutNumber(closely({ ...whole, glyphs: part, drawn: drawnAround(part, drawn) }, [])),
    );
    const found = parts ?? [closely(whole, elsewhere)];
    return {
      number,
      width,
      height,
      lines: found.flatMap((part) => part.lines),
      columns: found.flatMap((part) => part.columns),
      italics: drawn.italics,
    };
  }
  const { regions, columns } = regionsOf(glyphs, elsewhere);
  return { number, width, height, lines: regions.flatMap(linesOfRegion), columns };
}

/** What is drawn near the letters of a part of a page. */
function drawnAround(part: readonly Glyphs[], drawn: Drawn): Drawn {
  const left = Math.min(...part.map(({ x }) => x)) - nearPart;
  const right = Math.max(...part.map(({ x, width }) => x + width)) + nearPart;
  const top = Math.min(...part.map(({ y, size }) => y - size)) - nearPart;
  const bottom = Math.max(...part.map(({ y }) => y)) + nearPart;
  const isNear = (box: Box) =>
    box.right >= left && box.left <= right && box.bottom >= top && box.top <= bottom;
  return { ...drawn, rules: drawn.rules.filter(isNear), shades: drawn.shades.filter(isNear) };
}

const nearPart = 12;

type Lined = Required<Pick<LinedPage, "lines" | "columns">>;

/** Slides are numbered in a corner, in smaller letters. */
function withoutNumber({ lines, columns }: Lined): Lined {
  const size = Math.max(...lines.map((line) => line.size));
  const isNumber = (line: Line) =>
    !line.monospace && line.size < smallNumber * size && /^\d{1,3}$/u.test(line.text);
  const isAtEdge = (at: number) => at === 0 || at === lines.length - 1;
  return { lines: lines.filter((line, at) => !(isAtEdge(at) && isNumber(line))), columns };
}

/** With the grids that are drawn, each of which stands for a line. */
function closely(page: RawPage, elsewhere: readonly Columns[]): Lined {
  const { glyphs } = page;
  const grids = gridsOn(page).flatMap((grid) => {
    const rows = grid.cells.map((row) => row.map((cell) => linesOfRegion(mendedGlyphs(cell))));
    const whole = { lefts: grid.lefts, rows };
    return grid.isLoose && tableOfGrid(whole) === null ? [] : [{ ...grid, whole }];
  });
  const inside = new Set(grids.flatMap(({ cells }) => cells.flat(2)));
  const rest = mendedGlyphs(glyphs.filter((glyph) => !inside.has(glyph)));
  const { regions, columns } = regionsOf([...rest, ...grids.map(({ stand }) => stand)], elsewhere);
  const lines = regions.flatMap(linesOfRegion).map((line) => {
    const own = grids.find(({ stand }) => stand.x === line.x && stand.y === line.y);
    return own === undefined || !isPlaceholder(line) ? line : { ...line, grid: own.whole };
  });
  return { lines, columns };
}

/** From top to bottom. */
function linesOfRegion(glyphs: readonly Glyphs[]): Line[] {
  const rows = rowsOf(glyphs).map((row) =>
    isCode(row) ? [row.toSorted((a, b) => a.x - b.x)] : partsOf(row, wideGap),
  );
  return setToWidth(rows).flatMap((row) => {
    const lines = row.map(lineOf).filter(({ text }) => text !== "");
    return lines.map((line) => ({ ...line, tabular: lines.length > 1 }));
  });
}

/** What is of fixed width is one line, however far apart its words are. */
function isCode(row: readonly Glyphs[]): boolean {
  return row.every(({ monospace }) => monospace);
}

function lineOf(drawn: readonly Glyphs[]): Line {
  const glyphs = withoutSmallCapitals(drawn);
  const visible = glyphs.filter((glyph) => glyph.text.trim() !== "");
  const monospace = isCode(visible);
  const running = visible.filter((glyph) => monospace || !glyph.monospace);
  const { text, right } = (monospace ? inColumns(visible) : null) ?? inWords(glyphs);
  return {
    text,
    x: Math.min(...glyphs.map(({ x }) => x)),
    right,
    y: Math.max(...glyphs.map(({ y }) => y)),
    size: mainSize(running),
    fonts: [...new Set(visible.map(({ font }) => font))],
    monospace,
    tabular: false,
  };
}

interface Written {
  readonly text: string;
  readonly right: number;
}

function inWords(glyphs: readonly Glyphs[]): Written {
  let text = "";
  let right = glyphs[0]?.x ?? 0;
  for (const glyph of glyphs) {
    const spaced = text !== "" && !text.endsWith(" ") && glyph.x - right > wordGap * glyph.size;
    text += spaced ? ` ${glyph.text}` : glyph.text;
    right = glyph.x + glyph.width;
  }
  return {
    text: text.replaceAll(graveQuote, "‘").normalize("NFC").replaceAll(/\s+/g, " ").trim(),
    right,
  };
}

/** Letters of one width, each in its column: spaces between them are as many as were typed. Null where they have none. */
function inColumns(glyphs: readonly Glyphs[]): Written | null {
  const [first] = glyphs;
  if (first === undefined) return null;
  // A mark in front of the line may have been widened.
  const letter = Math.min(...glyphs.map(({ width, text }) => width / text.length));
  if (letter < narrowest * first.size) return null;
  let text = "";
  let right = first.x;
  for (const glyph of glyphs) {
    const column = Math.round((glyph.x - first.x) / letter);
    if (column > mostColumns) return null;
    text = text.padEnd(column) + glyph.text.trimEnd();
    right = glyph.x + glyph.width;
  }
  return { text: text.normalize("NFC").trim(), right };
}

/** The size of most letters, to half a point. */
function mainSize(glyphs: readonly Glyphs[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of glyphs) {
    const rounded = Math.round(size * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}
