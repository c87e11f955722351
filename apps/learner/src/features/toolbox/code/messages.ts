import type { CellError, CellLanguage, Stream } from "@alambic/ui/CodeCells";

/** The files of Python, as the app hands them over: what runs code fetches nothing. */
export interface PythonFiles {
  readonly loader: ArrayBuffer;
  readonly module: ArrayBuffer;
  readonly binary: ArrayBuffer;
  readonly library: ArrayBuffer;
  readonly lock: ArrayBuffer;
}

/** What is asked of the thread that runs code. */
export type SandboxQuestion =
  | { readonly kind: "python"; readonly files: PythonFiles }
  | {
      readonly kind: "run";
      readonly id: number;
      readonly language: CellLanguage;
      readonly source: string;
    };

/** How a run went that came to its end. */
export type RunOutcome =
  | { readonly kind: "done"; readonly value: string | null }
  | { readonly kind: "raised"; readonly error: CellError };

/** What the thread says. It runs a learner's code, so that all of it is parsed. */
export type SandboxAnswer =
  | { readonly kind: "ready" }
  | { readonly kind: "broke" }
  | { readonly kind: "python"; readonly ok: boolean }
  | {
      readonly kind: "printed";
      readonly id: number;
      readonly stream: Stream;
      readonly text: string;
    }
  | { readonly kind: "cut"; readonly id: number }
  | { readonly kind: "ended"; readonly id: number; readonly outcome: RunOutcome };

/** Characters that a run may print. */
export const mostPrinted = 20_000;
