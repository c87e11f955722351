import { deflateSync } from "node:zlib";
import { PDFDocument } from "pdf-lib";

/** A PDF of hand-made parts, which are numbered from 1. The first is the catalogue. */
export function assemble(objects: readonly (string | Buffer)[], trailer = ""): Uint8Array {
  const header = Buffer.from("%PDF-1.4\n");
  const bodies = objects.map((object, index) =>
    Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from("\nendobj\n"),
    ]),
  );
  let start = header.length;
  const offsets = bodies.map((body) => {
    const offset = start;
    start += body.length;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
  const end = Buffer.from(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join("")}` +
      `trailer << /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
  );
  return new Uint8Array(Buffer.concat([header, ...bodies, end]));
}

export const catalogue = "<< /Type /Catalog /Pages 2 0 R >>";
export const font = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>";

export function page(content: number): string {
  return `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Resources << /Font << /F1 5 0 R >> >> >>`;
}

export function stream(data: Buffer, filter = ""): Buffer {
  return Buffer.concat([
    Buffer.from(`<< /Length ${data.length} ${filter} >>\nstream\n`),
    data,
    Buffer.from("\nendstream"),
  ]);
}

/** Asks for a password, which nobody has. */
export function encryptedPdf(): Uint8Array {
  const key = "00".repeat(32);
  return assemble(
    [
      catalogue,
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      page(4),
      stream(Buffer.from("BT /F1 12 Tf 50 700 Td (secret) Tj ET")),
      font,
      `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${key}> /U <${key}> >>`,
    ],
    "/Encrypt 6 0 R /ID [<00> <00>]",
  );
}

/** A few kilobytes that inflate to so many megabytes of drawing. */
export function inflatingPdf(megabytes: number): Uint8Array {
  const line = Buffer.from(
    "BT /F1 1 Tf 1 1 Td (aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa) Tj ET\n",
  );
  const drawing = Buffer.alloc(megabytes * 1024 * 1024, line);
  return assemble([
    catalogue,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    page(4),
    stream(deflateSync(drawing, { level: 9 }), "/Filter /FlateDecode"),
    font,
  ]);
}

/** A page of so many lines of text, behind which some megabytes of strokes are drawn. */
export function overdrawnPdf(lines: readonly string[], megabytes: number): Uint8Array {
  const written = lines.map((line, at) => `BT /F1 11 Tf 50 ${780 - 14 * at} Td (${line}) Tj ET\n`);
  const strokes = Buffer.alloc(megabytes * 1024 * 1024, "10 10 m 90 90 l S\n");
  const drawing = Buffer.concat([Buffer.from(written.join("")), strokes]);
  return assemble([
    catalogue,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    page(4),
    stream(deflateSync(drawing), "/Filter /FlateDecode"),
    font,
  ]);
}

/** Has so many pages, all of them with the same few lines. */
export function manyPagesPdf(count: number, lines: readonly string[] = ["page"]): Uint8Array {
  const first = 6;
  const kids = Array.from({ length: count }, (_, index) => `${first + index} 0 R`);
  const drawn = lines.map((line) => `(${line}) Tj 0 -15 Td`).join(" ");
  return assemble([
    catalogue,
    `<< /Type /Pages /Kids [${kids.join(" ")}] /Count ${count} >>`,
    page(4),
    stream(Buffer.from(`BT /F1 12 Tf 50 600 Td ${drawn} ET`)),
    font,
    ...kids.map(() => page(4)),
  ]);
}

/** One page with nothing on it. */
export async function blankPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  return pdf.save();
}

/** The same with a page behind it that shows nothing but some straight lines. */
export async function withRuledPage(bytes: Uint8Array, lines: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes);
  const page = pdf.addPage([595, 842]);
  for (let line = 0; line < lines; line += 1)
    page.drawLine({ start: { x: 70, y: 800 - line }, end: { x: 525, y: 800 - line } });
  return pdf.save();
}

/** The picture of a page, as PNG in base64. */
export const onePixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** Pages that show a picture and no text, as a scanner makes them. */
export async function scannedPdf(pages: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const picture = await pdf.embedPng(Buffer.from(onePixel, "base64"));
  for (let number = 0; number < pages; number += 1)
    pdf.addPage([595, 842]).drawImage(picture, { x: 0, y: 0, width: 595, height: 842 });
  return pdf.save();
}
