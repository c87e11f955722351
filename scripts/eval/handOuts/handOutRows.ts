import { NotAuthorableError } from "../../../packages/author/src/model/NotAuthorableError.ts";
import { measureDocument } from "../documents/measureDocument.ts";
import type { DocumentFigures } from "../documents/measureDocument.ts";
import { writeSheet } from "../documents/writeSheet.ts";
import { numberRow, shareRow } from "../Row.ts";
import type { Row } from "../Row.ts";
import { printHandOuts } from "./printHandOuts.ts";

/** A hand-out of these is one that cannot be asked about: an honest refusal. */
const refusals = { most: 6 };
/** Of what is asked, at most so much is a missing word. */
const mostGaps = 1 / 3;

/** What hand-outs of a few pages yield, by kind; their items are written to be read. */
export async function handOutRows(): Promise<readonly Row[]> {
  const made: DocumentFigures[] = [];
  const refused: string[] = [];
  const rows: Row[] = [];
  for (const { name, language, pdf } of await printHandOuts()) {
    const figures = await measured({ name, language, package: "", path: "" }, pdf);
    if (figures === null) refused.push(name);
    else {
      made.push(figures);
      const sheet = await writeSheet(figures);
      rows.push({ name: `${name}: ${kindsOf(figures)}`, value: sheet, bar: "", holds: null });
    }
  }
  const asked = made.flatMap(({ published }) => published);
  const gaps = asked.filter(({ item }) => item.exercise.content_type === "fill_in_blank");
  const faults = made.flatMap((figures) => figures.faults);
  return [
    ...rows,
    numberRow(`hand-outs refused (${refused.join(", ")})`, refused.length, refusals),
    numberRow("hand-outs: faulty items", faults.length, { most: 0 }),
    numberRow("hand-outs: items", asked.length, null),
    shareRow(
      "hand-outs: items that ask for more than a word",
      1 - gaps.length / asked.length,
      1 - mostGaps,
    ),
  ];
}

async function measured(
  document: Parameters<typeof measureDocument>[0],
  pdf: Uint8Array,
): Promise<DocumentFigures | null> {
  try {
    return await measureDocument(document, pdf);
  } catch (error) {
    if (error instanceof NotAuthorableError) return null;
    throw error;
  }
}

/** "2 lessons, 4 matching, 1 ordering". */
function kindsOf({ lessons, published, judged }: DocumentFigures): string {
  const kinds = Map.groupBy([...published, ...judged], ({ item }) => item.exercise.content_type);
  return [
    `${lessons} lessons`,
    ...[...kinds].map(([kind, items]) => `${items.length} ${kind}`),
  ].join(", ");
}
