import type { Dot, Glyphs, RawPage } from "./shapes.ts";

/** All in sizes of the entry's letters: how far a bullet stands in front of it, */
const farthest = 3;
/** between these heights above its baseline, */
const middle = { lowest: 0.1, highest: 0.75 };
/** and how large it is at most. */
const largest = 0.6;

/** Adds the bullets that are drawn as shapes, so that they read as the letters that others set. */
export function withBullets({ drawn, ...page }: RawPage): RawPage {
  if (drawn === undefined || drawn.dots.length === 0) return { ...page, ...(drawn && { drawn }) };
  const bullets = drawn.dots.flatMap((dot): Glyphs[] => {
    const entry = entryBehind(dot, page.glyphs);
    return entry === undefined
      ? []
      : [{ ...entry, text: dot.sign, x: dot.left, width: dot.right - dot.left }];
  });
  return { ...page, drawn, glyphs: [...page.glyphs, ...bullets] };
}

/** The letters right behind a dot, where none stand in front of it. */
function entryBehind(dot: Dot, glyphs: readonly Glyphs[]): Glyphs | undefined {
  const center = (dot.top + dot.bottom) / 2;
  const beside = glyphs.filter(({ y, size }) => {
    const above = y - center;
    return above > middle.lowest * size && above < middle.highest * size;
  });
  const [first] = beside
    .filter(({ x }) => x >= dot.right)
    .toSorted((a, b) => a.x - b.x || a.y - b.y);
  if (first === undefined) return undefined;
  const { x, size } = first;
  const isNear = x - dot.right <= farthest * size && dot.right - dot.left <= largest * size;
  const isFirst = !beside.some(
    (other) => other.x < dot.left && other.x + other.width > dot.left - farthest * size,
  );
  return isNear && isFirst ? first : undefined;
}
