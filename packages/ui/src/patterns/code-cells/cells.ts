export const cellLanguages = ["javascript", "python"] as const;
export type CellLanguage = (typeof cellLanguages)[number];

export interface CodeCell {
  readonly id: string;
  readonly language: CellLanguage;
  readonly source: string;
}

export type Stream = "out" | "err";

/** What was printed at a stretch to one of the two streams. */
export interface Printed {
  readonly stream: Stream;
  readonly text: string;
}

export interface CellError {
  readonly message: string;
  /** The line of the cell that led to it; null where none is known. */
  readonly line: number | null;
}

/** What a run has printed so far; it is cut where that was too much. */
export interface CellOutput {
  readonly printed: readonly Printed[];
  readonly cut: boolean;
}

/** Why a run ended before its end: then nothing of earlier cells is known any more. */
export type RunEnd = "too_long" | "stopped" | "broke";

/** How a run goes, or went. */
export type CellRun =
  | { readonly kind: "starting" }
  /** Python is on its way: which part of it has come, and how much that is in all. */
  | { readonly kind: "loading"; readonly part: number; readonly megabytes: number }
  | ({ readonly kind: "running" } & CellOutput)
  | ({ readonly kind: "done"; readonly value: string | null } & CellOutput)
  | ({ readonly kind: "raised"; readonly error: CellError } & CellOutput)
  | ({ readonly kind: "ended"; readonly why: RunEnd } & CellOutput)
  /** What runs code, or Python, could not be loaded. */
  | { readonly kind: "unavailable" };

/** Whether a run is still under way. */
export function isUnderWay(run: CellRun | undefined): boolean {
  return run?.kind === "starting" || run?.kind === "loading" || run?.kind === "running";
}
