import type { ProgressStatus } from "@alambic/contract";

export const finished: readonly ProgressStatus[] = ["completed", "validated"];

export function isFinished(status: ProgressStatus): boolean {
  return finished.includes(status);
}
