import type { Verdicts } from "../renderer.ts";

/** Whether every part is right; undefined while answering. */
export function allRight(verdicts: Verdicts | null): boolean | undefined {
  return verdicts === null ? undefined : [...verdicts.values()].every(Boolean);
}
