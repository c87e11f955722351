import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PDFDocument, StandardFonts } from "pdf-lib";
import type { PDFFont } from "pdf-lib";

import type { InstructionLanguage } from "../drafts.ts";

const pageWidth = 595;
const pageHeight = 842;
const margin = 70;
const rowHeight = 18;
/** Between the lines of one cell. */
const leading = 13;
const gutter = 24;
const columnWidth = 140;

/** The text about bees that stands beside this file: headings behind #, paragraphs by empty lines. */
export function readSampleText(language: InstructionLanguage): string {
  return readFileSync(join(import.meta.dirname, "texts", `bees.${language}.txt`), "utf8");
}

/** Sections with lists, to be put before the text about bees. */
export function readListsText(language: InstructionLanguage): string {
  return readFileSync(join(import.meta.dirname, "texts", `lists.${language}.txt`), "utf8");
}

/** A section with a table, its cells parted by bars, to be put behind the text about bees. */
export function readTableText(language: InstructionLanguage): string {
  return readFileSync(join(import.meta.dirname, "texts", `table.${language}.txt`), "utf8");
}

export interface PdfOptions {
  readonly title?: string;
  /** Printed at the head and foot of every page. */
  readonly runningLines?: boolean;
  /** How often the text is repeated, for long documents. */
  readonly copies?: number;
  /** Pages that show a picture and no text, behind the text. */
  readonly scans?: number;
}

/** Sets a text as a PDF of running text, headings by size, and tables. The same text gives the same pages. */
export async function makePdf(text: string, options: PdfOptions = {}): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  if (options.title !== undefined) pdf.setTitle(options.title);
  const body = await pdf.embedFont(StandardFonts.TimesRoman);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  let page = pdf.addPage([pageWidth, pageHeight]);
  let y = pageHeight - margin;
  const newPage = () => {
    page = pdf.addPage([pageWidth, pageHeight]);
    y = pageHeight - margin;
  };
  for (let copy = 0; copy < (options.copies ?? 1); copy += 1)
    for (const block of text.split(/\n\s*\n/)) {
      if (block.includes(" | ")) {
        const table = block.trim().split("\n");
        y -= rowHeight;
        if (y < margin + table.length * rowHeight) newPage();
        for (const [row, line] of table.entries()) {
          const font = row === 0 ? bold : body;
          const cells = line.split(" | ").map((text) => wrap(text, font, 11, columnWidth - gutter));
          for (const [column, lines] of cells.entries())
            for (const [at, text] of lines.entries())
              page.drawText(text, {
                x: margin + column * columnWidth,
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
      if (size > 20 && copy > 0) newPage();
      y -= size * 0.7;
      for (const line of wrap(content, font, size)) {
        if (y < margin + size) newPage();
        page.drawText(line, { x: margin, y, size, font });
        y -= size * 1.25;
      }
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
  for (let scan = 0; scan < (options.scans ?? 0); scan += 1)
    pdf.addPage([pageWidth, pageHeight]).drawRectangle({ width: pageWidth, height: pageHeight });
  return pdf.save();
}

function styleOf(block: string, body: PDFFont, bold: PDFFont) {
  if (block.startsWith("## ")) return { font: bold, size: 15, content: block.slice(3) };
  if (block.startsWith("# ")) return { font: bold, size: 22, content: block.slice(2) };
  return { font: body, size: 11, content: block };
}

function wrap(text: string, font: PDFFont, size: number, width = pageWidth - 2 * margin): string[] {
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
