import { PageSizes, PDFDocument, type PDFFont, type PDFPage, StandardFonts } from "pdf-lib";

const margin = 64;
const body = { size: 11, leading: 16 };
const headings = [
  { size: 24, leading: 40 },
  { size: 16, leading: 30 },
];

interface Line {
  readonly text: string;
  readonly font: PDFFont;
  readonly size: number;
  readonly leading: number;
}

function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const joined = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && font.widthOfTextAtSize(joined, size) <= width)
      lines.splice(-1, 1, joined);
    else lines.push(word);
  }
  return lines;
}

/**
 * Sets a text as a PDF of A4 pages. Lines that start with `#` or `##` become headings, empty lines
 * part the paragraphs.
 */
export async function makePdf(markdown: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const regular = await document.embedFont(StandardFonts.TimesRoman);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const [pageWidth, pageHeight] = PageSizes.A4;

  const lines = markdown.split("\n").flatMap((source): Line[] => {
    const depth = /^#+/.exec(source)?.[0].length ?? 0;
    const style = headings[depth - 1];
    const font = style === undefined ? regular : bold;
    const { size, leading } = style ?? body;
    const text = source.replace(/^#+\s*/, "");
    return wrap(text, font, size, pageWidth - 2 * margin).map((line) => ({
      text: line,
      font,
      size,
      leading,
    }));
  });

  let page: PDFPage | undefined;
  let y = 0;
  for (const line of lines) {
    if (page === undefined || y - line.leading < margin) {
      page = document.addPage(PageSizes.A4);
      y = pageHeight - margin;
    }
    y -= line.leading;
    page.drawText(line.text, { x: margin, y, size: line.size, font: line.font });
  }
  return document.save();
}
