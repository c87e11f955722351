import type { FreeAnswerContent, FreeAnswerResponse } from "@alambic/contract";

/** Something was written, and judged. */
export function isComplete(_: FreeAnswerContent, given: FreeAnswerResponse): boolean {
  return given.text.trim() !== "" && given.found_point_ids !== undefined;
}
