import type { ProgressStatus } from "@alambic/contract";
import { isFinished } from "./isFinished.ts";
import { percentage } from "./percentage.ts";
import { aggregateStatus } from "./status.ts";

/** How far something of many items has come, apart from XP. */
export interface ItemsProgress {
  readonly progress_status: ProgressStatus;
  readonly progress_percentage: number;
  readonly atom_count: number;
  readonly atoms_completed: number;
}

/** How far a lesson has come by its items; bonus items finish nothing. */
export function itemsProgress(
  atoms: readonly { readonly progress_status: ProgressStatus; readonly is_bonus: boolean }[],
): ItemsProgress {
  const required = atoms.filter((atom) => !atom.is_bonus);
  const done = required.filter((atom) => isFinished(atom.progress_status)).length;
  return {
    progress_status: aggregateStatus(required.map((atom) => atom.progress_status)),
    progress_percentage: percentage(done, required.length),
    atom_count: required.length,
    atoms_completed: done,
  };
}
