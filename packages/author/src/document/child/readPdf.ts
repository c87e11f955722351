import { getDocumentProxy, getResolvedPDFJS } from "unpdf";

import { isShortText } from "../isShortText.ts";
import type { Drawn, OutlineEntry, RawPage } from "../layout/shapes.ts";
import { drawnOn } from "./drawnOn.ts";
import { scannedAmong } from "./scannedAmong.ts";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf["getPage"]>>;
type OutlineNode = NonNullable<Awaited<ReturnType<Pdf["getOutline"]>>>[number];

/** What a PDF draws, page by page. */
export interface PdfText {
  readonly title: string | null;
  /** Of all pages, whether they were read or not. */
  readonly pageCount: number;
  /** Those up to the limit of characters. */
  readonly pages: readonly RawPage[];
  readonly outline: readonly OutlineEntry[];
  /** Pages that show something, but hold no text of it, as scans do. */
  readonly scannedPages: readonly number[];
  /** Looks up what the pages of a short document draw besides letters; null for a long one. */
  readonly closer: (() => Promise<readonly RawPage[]>) | null;
}

export type PdfReading =
  | { readonly status: "read"; readonly text: PdfText }
  | { readonly status: "too_many_pages" }
  | { readonly status: "encrypted" }
  | { readonly status: "damaged" };

export interface PdfLimits {
  readonly maxPages: number;
  readonly maxCharacters: number;
}

/** Pictures of more pixels are left out, and not decoded. */
const noPictures = 0;
/** What is drawn besides letters is looked up on pages of at least so many letters: others are drawings. */
const fewestLetters = 100;
const nothingDrawn: Drawn = { dots: [], rules: [], shades: [], frames: [], italics: [] };

/** Reads the text of a PDF, and tells of each page. Never throws for what a file may hold. */
export async function readPdf(
  bytes: Uint8Array,
  limits: PdfLimits,
  pageRead: () => void = () => undefined,
): Promise<PdfReading> {
  try {
    const pdf = await getDocumentProxy(bytes, {
      stopAtErrors: false,
      verbosity: 0,
      maxImageSize: noPictures,
    });
    if (pdf.numPages > limits.maxPages) return { status: "too_many_pages" };
    return { status: "read", text: await textOf(pdf, limits, pageRead) };
  } catch (error) {
    return { status: isPasswordError(error) ? "encrypted" : "damaged" };
  }
}

async function textOf(pdf: Pdf, limits: PdfLimits, pageRead: () => void): Promise<PdfText> {
  const pages: RawPage[] = [];
  let characters = 0;
  for (let number = 1; number <= pdf.numPages && characters < limits.maxCharacters; number += 1) {
    const page = await pdf.getPage(number);
    const raw = await rawPage(page, number);
    characters += raw.glyphs.reduce((total, { text }) => total + text.length, 0);
    pages.push(raw);
    page.cleanup();
    pageRead();
  }
  return {
    title: await titleOf(pdf),
    pageCount: pdf.numPages,
    pages,
    outline: await outlineOf(pdf),
    scannedPages: await scannedAmong(pages, pdf),
    closer: isShortText(pdf.numPages) ? () => withDrawn(pages, pdf) : null,
  };
}

async function rawPage(page: Page, number: number): Promise<RawPage> {
  const { items, styles } = await page.getTextContent();
  const { width, height } = page.getViewport({ scale: 1 });
  const glyphs = items.flatMap((item) => {
    if (!("str" in item) || item.str.trim() === "") return [];
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform.map(Number);
    const upright = Math.abs(b) < 0.01 && Math.abs(c) < Math.abs(d);
    return upright
      ? [
          {
            text: item.str,
            x,
            y: height - y,
            width: item.width,
            size: Math.abs(d) || Math.abs(a),
            font: item.fontName,
            monospace: styles[item.fontName]?.fontFamily === "monospace",
          },
        ]
      : [];
  });
  return { number, width, height, glyphs };
}

async function withDrawn(pages: readonly RawPage[], pdf: Pdf): Promise<readonly RawPage[]> {
  const closer: RawPage[] = [];
  for (const raw of pages) {
    const page = await pdf.getPage(raw.number);
    closer.push({ ...raw, drawn: await drawnBy(page, raw) });
    page.cleanup();
  }
  return closer;
}

async function drawnBy(page: Page, { glyphs, height }: RawPage): Promise<Drawn> {
  const letters = glyphs.reduce((total, { text }) => total + text.length, 0);
  if (letters < fewestLetters) return nothingDrawn;
  const { OPS } = await getResolvedPDFJS();
  const list = await page.getOperatorList().catch(() => null);
  if (list === null) return nothingDrawn;
  const fonts = new Set(glyphs.map(({ font }) => font));
  return {
    ...drawnOn(list, height, OPS),
    italics: [...fonts].filter((font) => isItalic(font, page)),
  };
}

/** Whether a face is slanted and not bold, by its name. */
function isItalic(font: string, page: Page): boolean {
  const found: unknown = page.commonObjs.has(font) ? page.commonObjs.get(font) : null;
  const name = typeof found === "object" && found !== null && "name" in found ? found.name : null;
  return (
    typeof name === "string" && /ital|obli/iu.test(name) && !/bold|black|heavy|demi/iu.test(name)
  );
}

async function titleOf(pdf: Pdf): Promise<string | null> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }));
  const title = "Title" in info && typeof info.Title === "string" ? info.Title.trim() : "";
  return title === "" ? null : title;
}

/** The outline with the pages that its entries point to; entries without one are left out. */
async function outlineOf(pdf: Pdf): Promise<OutlineEntry[]> {
  const nodes = await pdf.getOutline().catch(() => null);
  const entries: OutlineEntry[] = [];
  const visit = async (list: readonly OutlineNode[], level: number): Promise<void> => {
    for (const node of list) {
      const page = await pageOf(pdf, node);
      if (page !== null) entries.push({ title: node.title, level, page });
      if (level < 4 && entries.length < 2000) await visit(node.items, level + 1);
    }
  };
  await visit(nodes ?? [], 1);
  return entries;
}

async function pageOf(pdf: Pdf, { dest }: OutlineNode): Promise<number | null> {
  try {
    const explicit = typeof dest === "string" ? await pdf.getDestination(dest) : dest;
    const reference: unknown = explicit?.[0];
    if (typeof reference === "number") return reference + 1;
    return isReference(reference) ? (await pdf.getPageIndex(reference)) + 1 : null;
  } catch {
    return null;
  }
}

function isReference(value: unknown): value is { num: number; gen: number } {
  return typeof value === "object" && value !== null && "num" in value && "gen" in value;
}

function isPasswordError(error: unknown): boolean {
  return error instanceof Error && error.name === "PasswordException";
}
