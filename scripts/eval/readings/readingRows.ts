import { numberRow, shareRow } from "../Row.ts";
import type { Row } from "../Row.ts";
import { readings } from "./Reading.ts";
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
  return readings.flatMap(rowsOf);
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
