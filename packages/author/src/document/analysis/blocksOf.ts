import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";
import type { TextBlock } from "./shapes.ts";

/** The blocks of a document in order, each under its heading. */
export function blocksOf(document: ExtractedDocument): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  const listings = new Map(
    (document.listings ?? []).map((listing) => [`${listing.page}/${listing.start}`, listing]),
  );
  let heading = -1;
  for (const page of document.pages)
    for (const { text, start } of partsOf(page.text)) {
      const next = document.headings.findIndex(
        ({ page: number, offset }, index) =>
          index > heading && number === page.number && offset === start,
      );
      if (next >= 0) heading = next;
      const listing = listings.get(`${page.number}/${start}`);
      const isHeading = next >= 0;
      blocks.push({
        text,
        page: page.number,
        start,
        heading,
        isHeading,
        ...(listing === undefined ? {} : { isCode: true }),
        ...(listing?.isCut === true ? { isCut: true } : {}),
      });
    }
  return blocks;
}

function partsOf(text: string): { text: string; start: number }[] {
  let start = 0;
  return text.split("\n\n").map((part) => {
    const at = start;
    start += part.length + 2;
    return { text: part, start: at };
  });
}
