import type { Line, LinedPage } from "./shapes.ts";

/** Headers and footers stand within this share of the page's height. */
const margin = 0.11;
const fewestRepeats = 3;

/** Drops headers, footers and page numbers: lines at the edges that come again on other pages. */
export function withoutRunningLines(pages: readonly LinedPage[]): LinedPage[] {
  const repeats = new Map<string, number>();
  for (const page of pages)
    for (const key of new Set(edgeLines(page).map(likeness)))
      repeats.set(key, (repeats.get(key) ?? 0) + 1);
  const needed = Math.min(fewestRepeats, Math.max(2, Math.ceil(pages.length / 3)));
  return pages.map((page) => {
    const edge = new Set(
      edgeLines(page).filter(
        (line) => isPageNumber(line.text) || (repeats.get(likeness(line)) ?? 0) >= needed,
      ),
    );
    return { ...page, lines: page.lines.filter((line) => !edge.has(line)) };
  });
}

function edgeLines({ lines, height }: LinedPage): Line[] {
  return lines.filter(
    ({ y, grid, monospace }, at) =>
      grid === undefined &&
      (y < margin * height || y > (1 - margin) * height) &&
      !(monospace && [lines[at - 1], lines[at + 1]].some((beside) => beside?.monospace)),
  );
}

/** The text without its numbers, which count pages and chapters. */
function likeness({ text }: Line): string {
  return text.toLowerCase().replaceAll(/\d+|\b[ivxlc]+\b/g, "#");
}

function isPageNumber(text: string): boolean {
  return /^(?:page |pagina |p\. ?)?[-–—]? ?(?:\d{1,4}|[ivxlc]{1,7}) ?(?:[-–—]|\/ ?\d+|(?:of|sur|van) \d+)?$/i.test(
    text.replaceAll(/\s+/g, " "),
  );
}
