import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import type { TaughtLanguage } from "../../model/taught-languages.ts";

/** What decides which kinds of exercises are asked for in a lesson. */
export interface LessonNature {
  /** The language that it is written in. */
  readonly own: InstructionLanguage;
  /** The language that it teaches to readers of another; null for everything else. */
  readonly taught: TaughtLanguage | null;
  /** The slug of its main skill; empty for a document. */
  readonly skill: string;
  /** All that its items are asked about. */
  readonly source: string;
}
