import type { Capsule } from "@alambic/contract";

import type { Database } from "../db/Store.ts";
import type { CapsuleRow } from "./capsuleColumns.ts";
import { loadStandings, noStanding } from "./loadStanding.ts";
import { loadTotals, noTotals } from "./loadTotals.ts";
import { presentCapsule } from "./presentCapsule.ts";

/** Completes some capsules with their totals and with where the reader stands, in the same order. */
export async function completeCapsules(
  db: Database,
  rows: readonly CapsuleRow[],
  readerId: string | null,
): Promise<Capsule[]> {
  const ids = rows.map(({ id }) => id);
  const totals = await loadTotals(db, ids);
  const standings = readerId === null ? new Map() : await loadStandings(db, readerId, ids);
  return rows.map((row) =>
    presentCapsule(
      row,
      totals.get(row.id) ?? noTotals,
      standings.get(row.id) ?? noStanding,
      readerId,
    ),
  );
}
