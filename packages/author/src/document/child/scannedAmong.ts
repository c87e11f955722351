import { getResolvedPDFJS } from "unpdf";
import type { getDocumentProxy } from "unpdf";

import type { RawPage } from "../layout/shapes.ts";
import { picturesOn } from "./picturesOn.ts";
import type { PicturedPage } from "./picturesOn.ts";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** What a page shows is looked up where it holds fewer letters. */
const fewLetters = 250;
/** And for so many pages; further ones are taken to be what most of these are. */
const mostLookedUp = 60;
/** A scan covers at least this share of its page, */
const leastCovered = 0.6;
/** with fewer letters on it than this: a stamp or a number. */
const fewLettersInside = 60;
/** Pages without a letter that draw so many shapes show their text as outlines. */
const fewestOutlines = 100;

/** The numbers of the pages that show something, but hold no text of it. */
export async function scannedAmong(pages: readonly RawPage[], pdf: Pdf): Promise<number[]> {
  const { OPS } = await getResolvedPDFJS();
  const scanned: number[] = [];
  const doubtful = pages.filter((page) => lettersOf(page.glyphs) < fewLetters);
  for (const raw of doubtful.slice(0, mostLookedUp)) {
    const page = await pdf.getPage(raw.number);
    const drawn = await page.getOperatorList().catch(() => null);
    if (drawn !== null && isScan(raw, picturesOn(drawn, page.view, OPS))) scanned.push(raw.number);
    page.cleanup();
  }
  if (scanned.length > mostLookedUp / 2)
    scanned.push(...doubtful.slice(mostLookedUp).map(({ number }) => number));
  return scanned;
}

function isScan({ glyphs, height }: RawPage, { covered, covers, shapes }: PicturedPage): boolean {
  const inside = glyphs.filter(({ x, y, width }) => covers(x + width / 2, height - y));
  const isPicture = covered >= leastCovered && lettersOf(inside) < fewLettersInside;
  return isPicture || (glyphs.length === 0 && shapes >= fewestOutlines);
}

function lettersOf(glyphs: RawPage["glyphs"]): number {
  return glyphs.reduce((total, { text }) => total + text.length, 0);
}
