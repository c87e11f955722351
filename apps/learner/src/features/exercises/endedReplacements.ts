import type { AtomSummary } from "@alambic/contract";
import type { EndedReplacement } from "../../shared/notices/useReplacementNotice.ts";

/**
 * The replacements that ended between two answers about a lesson: of items for which another was being
 * made, or was `asked` for since. An item that was taken out by hand has none.
 */
export function endedReplacements(
  before: readonly AtomSummary[],
  now: readonly AtomSummary[],
  asked: ReadonlySet<string>,
): readonly EndedReplacement[] {
  const known = new Set(before.map(({ atom_id: id }) => id));
  const hasNew = now.some(({ atom_id: id }) => !known.has(id));
  return before.flatMap(({ atom_id: atomId, replacement: earlier }): EndedReplacement[] => {
    if (earlier.status !== "pending" && !asked.has(atomId)) return [];
    const item = now.find(({ atom_id: id }) => id === atomId);
    if (item === undefined || item.withdrawn_at !== null) {
      return hasNew ? [{ atomId, reason: null }] : [];
    }
    const { replacement } = item;
    if (replacement.status !== "failed") return [];
    const isOld = earlier.status === "failed" && earlier.since === replacement.since;
    return isOld ? [] : [{ atomId, reason: replacement.reason }];
  });
}
