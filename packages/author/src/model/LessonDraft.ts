import type { Source } from "@alambic/contract";
import type { Exercise } from "@alambic/domain/exercises";

import type { LanguageTarget } from "./LanguageTarget.ts";
import type { Provenance } from "./Provenance.ts";

export interface ItemDraft {
  readonly title: string;
  readonly exercise: Exercise;
  /** For `metadata.hint`: what helps to find the answer, and does not hold it. */
  readonly hint?: string;
  /** For `metadata.source`; null where the item rests on no passage. */
  readonly source: Source | null;
  readonly provenance: Provenance;
}

export interface LessonDraft {
  readonly index: number;
  readonly title: string;
  readonly description: string;
  readonly items: readonly ItemDraft[];
  /** How hard its words may be, where it teaches a language at a level. */
  readonly target?: LanguageTarget;
}
