import type { ReadingTime } from "./deadline.ts";

export interface ExtractionLimits extends ReadingTime {
  /** Heap of the child process, megabytes. */
  readonly memoryMb: number;
  readonly maxPages: number;
  /** UTF-16 code units of text over all pages. */
  readonly maxCharacters: number;
}
