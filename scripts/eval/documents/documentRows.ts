import { numberRow, skippedRow } from "../Row.ts";
import type { Row } from "../Row.ts";
import { evaluatedDocuments } from "./EvaluatedDocument.ts";
import { canFetch, fetchDocument } from "./fetchDocument.ts";
import { isOnLists } from "./isOnLists.ts";
import { documentBars, measureDocument } from "./measureDocument.ts";
import type { DocumentFigures } from "./measureDocument.ts";
import { kindOfItem } from "./kindOfItem.ts";
import { shown, writeSheet } from "./writeSheet.ts";

/** Pages that the times of the bars are for. */
const timedPages = 300;

/** What real manuals yield. Without Debian's packages there is nothing to measure, and it says so. */
export async function documentRows(): Promise<readonly Row[]> {
  if (!canFetch())
    return evaluatedDocuments.map(({ name }) => skippedRow(name, "this system has no apt-get"));
  const rows: Row[] = [];
  for (const document of evaluatedDocuments) {
    const bytes = await fetchDocument(document);
    if (bytes === null) rows.push(skippedRow(document.name, `${document.package} cannot be had`));
    else {
      const figures = await measureDocument(document, bytes);
      rows.push(...rowsOf(figures, await writeSheet(figures)));
    }
  }
  return rows;
}

function rowsOf(figures: DocumentFigures, sheet: string): readonly Row[] {
  const { document, pages, lessons, items, faults, seconds, peakMegabytes } = figures;
  const { published, judged } = figures;
  const onLists = published.filter(({ item }) => isOnLists(item));
  const asked = [...published, ...judged].map(({ item }) => shown(item.exercise));
  const kinds = [...new Set(asked.map(kindOfItem))];
  const hundreds = pages / 100;
  const slower = Math.max(1, pages / timedPages);
  const name = `${document.name} (${pages} p)`;
  return [
    numberRow(`${name}: faulty items`, faults.length, { most: 0 }),
    numberRow(`${name}: items`, items, {
      least: Math.floor(documentBars.itemsPer100Pages * Math.min(1, hundreds)),
    }),
    numberRow(`${name}: items on lists`, onLists.length, null),
    numberRow(
      `${name}: kinds (${kinds.join(", ")})`,
      kinds.length,
      hundreds < 1 ? null : { least: documentBars.kindsPer100Pages },
    ),
    numberRow(`${name}: items that the learner judges`, judged.length, null),
    numberRow(`${name}: lessons`, lessons, {
      least: Math.floor(documentBars.lessonsPer100Pages * Math.min(1, hundreds)),
    }),
    numberRow(
      `${name}: first lesson`,
      seconds.firstLesson,
      { most: slower * documentBars.firstLesson },
      " s",
    ),
    numberRow(
      `${name}: complete`,
      seconds.complete,
      { most: slower * documentBars.complete },
      " s",
    ),
    numberRow(
      `${name}: peak`,
      Math.round(peakMegabytes ?? 0),
      peakMegabytes === null ? null : { most: documentBars.peakMegabytes },
      " MB",
    ),
    { name: `${name}: to be read`, value: sheet, bar: "", holds: null },
  ];
}
