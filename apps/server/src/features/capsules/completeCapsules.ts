import type { Capsule } from "@alambic/contract";

import type { Database } from "../../platform/db/Store.ts";
import type { CapsuleReader } from "./CapsuleReader.ts";
import type { CapsuleRow } from "./capsuleColumns.ts";
import { loadBefore } from "./loadBefore.ts";
import { loadFailures } from "./loadFailures.ts";
import { loadSharers } from "./loadSharers.ts";
import { loadStandings, noStanding } from "./loadStanding.ts";
import { loadTotals, noTotals } from "./loadTotals.ts";
import { loadUnreadAnswers } from "./loadUnreadAnswers.ts";
import { presentCapsule } from "./presentCapsule.ts";

/**
 * Completes some capsules with their totals, with who shares them, why their making stopped and where
 * the reader stands, in the same order.
 */
export async function completeCapsules(
  db: Database,
  rows: readonly CapsuleRow[],
  reader: CapsuleReader,
): Promise<Capsule[]> {
  const ids = rows.map(({ id }) => id);
  const totals = await loadTotals(db, ids);
  const standings = reader === null ? new Map() : await loadStandings(db, reader.id, ids);
  const sharers = await loadSharers(db, rows, reader?.id ?? null);
  const unread = await loadUnreadAnswers(db, ids, reader?.id ?? null);
  const failures = await loadFailures(db, rows, reader?.id ?? null);
  const before = await loadBefore(db, rows);
  return rows.map((row) =>
    presentCapsule(row, reader, {
      totals: totals.get(row.id) ?? noTotals,
      standing: standings.get(row.id) ?? noStanding,
      sharedBy: sharers.get(row.id) ?? null,
      after: row.after_id === null ? null : (before.get(row.after_id) ?? null),
      failure: failures.get(row.id) ?? null,
      unreadAnswers: unread.get(row.id) ?? 0,
    }),
  );
}
