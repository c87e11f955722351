import type { ProgressStatus } from "@alambic/contract";

const finished: readonly ProgressStatus[] = ["completed", "validated"];

export function isFinished(status: ProgressStatus): boolean {
  return finished.includes(status);
}
