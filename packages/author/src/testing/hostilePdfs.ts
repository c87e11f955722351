import { assemble, catalogue, font, page, stream } from "./strangePdfs.ts";

const text = (drawing: string) => stream(Buffer.from(drawing));
const words = text("BT /F1 12 Tf 50 700 Td (words) Tj ET");

/** Says that it has so many pages, and has one. */
export function declaredPagesPdf(count: number): Uint8Array {
  return assemble([
    catalogue,
    `<< /Type /Pages /Kids [3 0 R] /Count ${count} >>`,
    page(4),
    words,
    font,
  ]);
}

/** Its page stands below so many nodes, each in the other. */
export function deepTreePdf(depth: number): Uint8Array {
  const first = 6;
  const node = (index: number) =>
    `<< /Type /Pages /Kids [${index + 1 < depth ? first + index + 1 : 3} 0 R] /Count 1 >>`;
  return assemble([
    catalogue,
    `<< /Type /Pages /Kids [${first} 0 R] /Count 1 >>`,
    page(4),
    words,
    font,
    ...Array.from({ length: depth }, (_, index) => node(index)),
  ]);
}

/** Its tree of pages is its own branch. */
export function endlessTreePdf(): Uint8Array {
  return assemble([
    catalogue,
    "<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>",
    page(4),
    words,
    font,
  ]);
}

/** Its catalogue holds so many arrays, each in the other. */
export function deepArrayPdf(depth: number): Uint8Array {
  return assemble([
    `<< /Type /Catalog /Pages 2 0 R /Deep ${"[".repeat(depth)}${"]".repeat(depth)} >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    page(4),
    words,
    font,
  ]);
}

/** Its page draws so many arrays, each in the other. */
export function deepDrawingPdf(depth: number): Uint8Array {
  return assemble([
    catalogue,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    page(4),
    text(`BT /F1 12 Tf ${"[".repeat(depth)}(words)${"]".repeat(depth)} TJ ET`),
    font,
  ]);
}

const archive = Buffer.from("PK\u0003\u0004 an archive with a file in it PK\u0005\u0006", "latin1");
const website = Buffer.from("<!doctype html><script>alert(1)</script><!-- ");

/** An archive or a website to some readers, and a PDF to those that look for its header further on. */
export function inFront(kind: "archive" | "website", pdf: Uint8Array): Uint8Array {
  return new Uint8Array(Buffer.concat([kind === "archive" ? archive : website, pdf]));
}

/** A PDF to most readers, and an archive to those that begin at the end. */
export function withArchiveBehind(pdf: Uint8Array): Uint8Array {
  return new Uint8Array(Buffer.concat([pdf, archive]));
}
