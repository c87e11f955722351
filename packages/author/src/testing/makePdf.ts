import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PDFDocument, StandardFonts } from "pdf-lib";
import type { PDFFont } from "pdf-lib";

import type { InstructionLanguage } from "../model/InstructionLanguage.ts";
import { onePixel } from "./strangePdfs.ts";
import { writeOutline } from "./writeOutline.ts";

const pageWidth = 595;
const pageHeight = 842;
const margin = 70;
const rowHeight = 18;
/** Between the lines of one cell. */
const leading = 13;
const cellGap = 24;
const cellWidth = 140;
/** Between columns of running text. */
const gutter = 12;

/** The text about bees that stands beside this file: headings behind #, paragraphs by empty lines. */
export function readSampleText(language: InstructionLanguage): string {
  return readFileSync(join(import.meta.dirname, "texts", `bees.${language}.txt`), "utf8");
}

/** Sections with lists, to be put before the text about bees. */
export function readListsText(language: InstructionLanguage): string {
  return readFileSync(join(import.meta.dirname, "texts", `lists.${language}.txt`), "utf8");
}

/** A hand-out of a page: four sections with definitions, steps, causes and amounts. */
export function readHandOut(language: InstructionLanguage): string {
  return readFileSync(join(import.meta.dirname, "texts", `bicycle.${language}.txt`), "utf8");
}

/** A hand-out on history: events with their years, reasons, and lists under headings. */
export function readStudyText(language: InstructionLanguage): string {
  return readFileSync(join(import.meta.dirname, "texts", `study.${language}.txt`), "utf8");
}

/** Sentences that nobody understands alone, and orders: paragraphs of a section of their own. */
export function readStrayText(language: InstructionLanguage): string {
  return readFileSync(join(import.meta.dirname, "texts", `stray.${language}.txt`), "utf8");
}

/** A section with a table, its cells parted by bars, to be put behind the text about bees. */
export function readTableText(language: InstructionLanguage): string {
  return readFileSync(join(import.meta.dirname, "texts", `table.${language}.txt`), "utf8");
}

export interface PdfOptions {
  readonly title?: string;
  readonly keywords?: readonly string[];
  /** Titles of the outline's entries: each points to the page of the block with that text, or the first. */
  readonly outline?: readonly string[];
  /** Printed at the head and foot of every page. */
  readonly runningLines?: boolean;
  /** How often the text is repeated, for long documents. */
  readonly copies?: number;
  /** Pages that show a picture, behind the text. */
  readonly scans?: number;
  /** Typed above the pictures. */
  readonly scanHeader?: string | undefined;
  /** Columns of running text, across which titles reach; tables need a single one. */
  readonly columns?: number;
}

/** Sets a text as a PDF of running text, headings by size, and tables. The same text gives the same pages. */
export async function makePdf(text: string, options: PdfOptions = {}): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  if (options.title !== undefined) pdf.setTitle(options.title);
  if (options.keywords !== undefined) pdf.setKeywords([...options.keywords]);
  const body = await pdf.embedFont(StandardFonts.TimesRoman);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const { columns = 1 } = options;
  const textWidth = pageWidth - 2 * margin;
  const width = (textWidth - (columns - 1) * gutter) / columns;
  let page = pdf.addPage([pageWidth, pageHeight]);
  let top = pageHeight - margin;
  let y = top;
  let column = 0;
  const pageOfBlock = new Map<string, number>();
  const newPage = () => {
    page = pdf.addPage([pageWidth, pageHeight]);
    top = pageHeight - margin;
    y = top;
    column = 0;
  };
  const nextColumn = () => {
    column += 1;
    y = top;
    if (column === columns) newPage();
  };
  for (let copy = 0; copy < (options.copies ?? 1); copy += 1)
    for (const block of text.split(/\n\s*\n/)) {
      if (block.includes(" | ")) {
        // Nothing may stand above the first column.
        const table = block.trimEnd().replace(/^\n+/u, "").split("\n");
        y -= rowHeight;
        if (y < margin + table.length * rowHeight) newPage();
        for (const [row, line] of table.entries()) {
          const font = row === 0 ? bold : body;
          const cells = line.split(" | ").map((text) => wrap(text, font, 11, cellWidth - cellGap));
          for (const [index, lines] of cells.entries())
            for (const [at, text] of lines.entries())
              page.drawText(text, {
                x: margin + index * cellWidth,
                y: y - at * leading,
                size: 11,
                font,
              });
          y -= rowHeight + (Math.max(...cells.map(({ length }) => length)) - 1) * leading;
        }
        y -= rowHeight;
        continue;
      }
      const { font, size, content } = styleOf(block.trim(), body, bold);
      const isTitle = size > 20;
      if (isTitle && copy > 0) newPage();
      y -= size * 0.7;
      const lines = wrap(content, font, size, isTitle ? textWidth : width);
      if (font === bold && y - (lines.length - 1) * size * 1.25 < margin + size) nextColumn();
      for (const [at, line] of lines.entries()) {
        if (y < margin + size) nextColumn();
        if (at === 0) pageOfBlock.set(content, pdf.getPageCount() - 1);
        page.drawText(line, { x: margin + column * (width + gutter), y, size, font });
        y -= size * 1.25;
      }
      if (isTitle) top = y;
    }
  if (options.runningLines === true)
    for (const [index, each] of pdf.getPages().entries()) {
      each.drawText(`A handbook for tests, chapter ${index}`, {
        x: margin,
        y: 800,
        size: 9,
        font: body,
      });
      each.drawText(String(index + 1), { x: 290, y: 40, size: 9, font: body });
    }
  if (options.scans !== undefined) {
    const picture = await pdf.embedPng(Buffer.from(onePixel, "base64"));
    const [x, width, height] = [margin / 2, pageWidth - margin, pageHeight - 2 * margin];
    for (let scan = 0; scan < options.scans; scan += 1) {
      const scanned = pdf.addPage([pageWidth, pageHeight]);
      scanned.drawImage(picture, { x, y: margin, width, height });
      scanned.drawText(options.scanHeader ?? "", { x: margin, y: 800, size: 9, font: body });
    }
  }
  const entries = options.outline ?? [];
  writeOutline(
    pdf,
    entries.map((title) => ({ title, page: pageOfBlock.get(title) ?? 0 })),
  );
  return pdf.save();
}

function styleOf(block: string, body: PDFFont, bold: PDFFont) {
  if (block.startsWith("## ")) return { font: bold, size: 15, content: block.slice(3) };
  if (block.startsWith("# ")) return { font: bold, size: 22, content: block.slice(2) };
  return { font: body, size: 11, content: block };
}

function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && font.widthOfTextAtSize(joined, size) <= width)
      lines.splice(-1, 1, joined);
    else lines.push(word);
  }
  return lines;
}
