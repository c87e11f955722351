import { PDFHexString, PDFName } from "pdf-lib";
import type { PDFDocument } from "pdf-lib";

/** An entry of an outline and the index of the page that it points to. */
export interface OutlinedTitle {
  readonly title: string;
  readonly page: number;
}

/** Gives a PDF an outline of one level, in the order of the entries. */
export function writeOutline(pdf: PDFDocument, entries: readonly OutlinedTitle[]): void {
  const { context } = pdf;
  const outline = context.nextRef();
  const references = entries.map(() => context.nextRef());
  for (const [index, { title, page }] of entries.entries()) {
    const [reference, previous, next] = [index, index - 1, index + 1].map((at) => references[at]);
    if (reference === undefined) continue;
    context.assign(
      reference,
      context.obj({
        Title: PDFHexString.fromText(title),
        Parent: outline,
        Dest: [pdf.getPage(page).ref, "Fit"],
        ...(previous === undefined ? {} : { Prev: previous }),
        ...(next === undefined ? {} : { Next: next }),
      }),
    );
  }
  const [first, last] = [references.at(0), references.at(-1)];
  if (first === undefined || last === undefined) return;
  context.assign(
    outline,
    context.obj({ Type: "Outlines", First: first, Last: last, Count: entries.length }),
  );
  pdf.catalog.set(PDFName.of("Outlines"), outline);
}
