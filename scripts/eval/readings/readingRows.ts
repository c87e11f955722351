import { numberRow, shareRow } from "../Row.ts";
import type { Row } from "../Row.ts";
import { readings, strictReadings } from "./Reading.ts";
import type { Reading } from "./Reading.ts";
import { readVerdicts } from "./readVerdicts.ts";

/** What the items of a document have to reach when strangers read them. */
export const readingBars = {
  /** Clear, correct and answerable. Doubtful ones are, with a blemish. */
  usable: 0.9,
  wrongKeys: 0,
} as const;

/** What strangers found in the items of manuals: counted, not judged anew. */
export function readingRows(): readonly Row[] {
  return [...readings.flatMap(rowsOf), ...strictReadings.flatMap(rowsByKind)];
}

/** Good, weak, bad and wrong, of all and of each kind of item. */
function rowsByKind({ name, files }: Reading): readonly Row[] {
  const read = files.map(readVerdicts);
  const items = read.flatMap(({ verdicts, kinds }) =>
    verdicts.map((verdict, at) => ({ verdict, kind: kinds[at] ?? "other" })),
  );
  const wrong = read.reduce((sum, { wrongKeys }) => sum + wrongKeys, 0);
  const counted = (of: readonly (typeof items)[number][]) =>
    (["good", "doubtful", "bad"] as const)
      .map((wanted) => of.filter(({ verdict }) => verdict === wanted).length)
      .join(" / ");
  const row = (of: string, value: string): Row => ({ name: of, value, bar: "", holds: null });
  return [
    row(`${name} (${items.length}): good / weak / bad, wrong keys`, `${counted(items)}, ${wrong}`),
    ...[...Map.groupBy(items, ({ kind }) => kind)].map(([kind, of]) =>
      row(`  ${name}: ${kind} (${of.length})`, counted(of)),
    ),
  ];
}

function rowsOf({ name, files, manualsOwn, isHeldToBars }: Reading): readonly Row[] {
  const read = files.map(readVerdicts);
  const verdicts = read.flatMap((each) => each.verdicts);
  const share = (wanted: readonly string[]) =>
    verdicts.filter((verdict) => wanted.includes(verdict)).length / verdicts.length;
  const wrong = read.reduce((sum, { wrongKeys }) => sum + wrongKeys, 0) - manualsOwn.length;
  const named = `${name} (${verdicts.length})`;
  return [
    shareRow(
      `${named}: good`,
      share(["good", "doubtful"]),
      isHeldToBars ? readingBars.usable : undefined,
    ),
    shareRow(`${named}: good without a blemish`, share(["good"])),
    numberRow(
      `${named}: wrong keys of the author`,
      wrong,
      isHeldToBars ? { most: readingBars.wrongKeys } : null,
    ),
  ];
}
