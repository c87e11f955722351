import { sentencesOf } from "../analysis/sentencesOf.ts";
import type { Sentence } from "../analysis/shapes.ts";
import { belongs } from "./Part.ts";
import type { Part } from "./Part.ts";
import type { ReadDocument } from "./readDocument.ts";

/** All sentences of the part of a lesson in their order, whether or not anything else can be asked about them. */
export function sentencesOfPart(part: Part, read: ReadDocument): readonly Sentence[] {
  const { blocks, document, aboutItself } = read;
  const tables = new Set(
    (document.tables ?? []).map(({ page, rows }) => `${page}/${rows[0]?.[0]?.start}`),
  );
  return blocks.flatMap((block, at) =>
    block.isHeading ||
    aboutItself.has(block.heading) ||
    tables.has(`${block.page}/${block.start}`) ||
    !belongs(block, part, read)
      ? []
      : sentencesOf(block, at, document.language),
  );
}
